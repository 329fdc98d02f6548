// What is a play, which plays are gouji, which of them open, and which play beats which.
//
// A card is its height, 0 for a 3 up to 14 for the big joker. A play holds at most three heights, so it is kept as
// three counts, { big, small, body }, and the height of the body; no list of cards is made or sorted.

export const ALPHABET = "3456789TJQKA2XD";
const [TEN, JACK, QUEEN, KING, ACE, TWO, SMALL, BIG] = [7, 8, 9, 10, 11, 12, 13, 14];
const LEAST_FOR_GOUJI = new Map([[TEN, 5], [JACK, 4], [QUEEN, 3], [KING, 2], [ACE, 2], [TWO, 1]]);

const common = {
  mixed_jokers: "demoted", // or "as-they-are"
  joker_compare: "every-card", // or "count-or-kind"
  two_kill_one: "no", // or "yes"
  opening_plays: "joker-free", // or "natural"
};

/** The policies of each rule set, as far as they concern cards alone. */
export const RULE_SETS = new Map([
  ["chongdian", common],
  ["biesan", common],
  ["shandong", common],
  ["fasi", { ...common, two_kill_one: "yes", opening_plays: "natural" }],
]);

/** The first character of the text that is no card, or null. */
export function strangerIn(text) {
  for (const character of text) if (!ALPHABET.includes(character)) return character;
  return null;
}

/** The play that the cards make, or null: besides jokers and 2s, all cards of a play have one rank. */
export function readPlay(cards, policies) {
  const counts = new Array(ALPHABET.length).fill(0);
  for (const card of cards) counts[ALPHABET.indexOf(card)] += 1;
  const ranks = counts.slice(0, TWO).filter((count) => count > 0).length;
  if (cards === "" || ranks > 1) return null;
  let [twos, small, big] = counts.slice(TWO);
  const body = cards.length - small - big;
  const height = ranks === 1 ? counts.findIndex((count) => count > 0) : TWO;
  if (policies.mixed_jokers === "demoted" && small > 0) [small, big] = [small + big, 0];
  return { big, small, body, height, converted: height === TWO ? 0 : twos };
}

const jokersOf = (play) => play.big + play.small;
const sizeOf = (play) => jokersOf(play) + play.body;

/** Any play with a joker, and enough cards of a rank from ten to two. */
function isGouji(play) {
  return jokersOf(play) > 0 || play.body >= (LEAST_FOR_GOUJI.get(play.height) ?? Infinity);
}

/** A gouji play opens unless it has a joker or is a single 2; "natural" allows no converted 2s either. */
function opens(play, policies) {
  const singleTwo = play.height === TWO && play.body === 1;
  if (!isGouji(play) || jokersOf(play) > 0 || singleTwo) return false;
  return policies.opening_plays === "joker-free" || play.converted === 0;
}

/** How many cards of the play stand at this height or above. */
function standingAt(play, height) {
  return (BIG >= height ? play.big : 0) + (SMALL >= height ? play.small : 0) + (play.height >= height ? play.body : 0);
}

/** With as many cards, each is higher than its counterpart when, at each height that the table reaches with n cards,
 *  the answer has n cards above that height. */
function isAbove(answer, table) {
  if (sizeOf(answer) !== sizeOf(table)) return false;
  const heights = [[BIG, table.big], [SMALL, table.small], [table.height, table.body]];
  return heights.every(([height, n]) => n === 0 || standingAt(answer, height + 1) >= standingAt(table, height));
}

/** Two big jokers take the only one of the table; the rest is compared card by card. */
function killsTwoForOne(answer, table) {
  return table.big === 1 && answer.big >= 2 && isAbove({ ...answer, big: answer.big - 2 }, { ...table, big: 0 });
}

/** The kind of the joker part is that of its highest joker; no jokers are the lowest kind. */
function kindOf(play) {
  if (play.big > 0) return BIG;
  return play.small > 0 ? SMALL : -1;
}

/** More jokers or a higher kind, and neither fewer nor a lower kind; between plays without jokers the rank decides. */
function isAboveInBothParts(answer, table) {
  if (sizeOf(answer) !== sizeOf(table) || answer.height <= table.height) return false;
  const [more, higher] = [jokersOf(answer) - jokersOf(table), kindOf(answer) - kindOf(table)];
  const neitherHasJokers = jokersOf(answer) === 0 && jokersOf(table) === 0;
  return neitherHasJokers || (more >= 0 && higher >= 0 && more + higher > 0);
}

/** Whether the answer beats the table, whoever may answer it. */
export function beats(answer, table, policies) {
  if (policies.two_kill_one === "yes" && killsTwoForOne(answer, table)) return true;
  const inParts = policies.joker_compare === "count-or-kind" && answer.body > 0 && table.body > 0;
  return inParts ? isAboveInBothParts(answer, table) : isAbove(answer, table);
}

/** What the protocol wants to know about a play. */
export function describe(play, policies) {
  const kind = kindOf(play);
  return {
    valid: true,
    size: sizeOf(play),
    jokers: jokersOf(play),
    joker: kind < 0 ? null : ALPHABET[kind],
    rank: play.body > 0 ? ALPHABET[play.height] : null,
    gouji: isGouji(play),
    opens: opens(play, policies),
  };
}
