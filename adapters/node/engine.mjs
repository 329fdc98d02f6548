// An example engine: one JSON-RPC request a line on stdin, one reply a line on stdout, logs on stderr.
// To teach it another question, write a function from params to result and enter it in `methods`.

import { ALPHABET, RULE_SETS, beats, describe, readPlay, strangerIn } from "./cards.mjs";

const ENGINE = { name: "gouji-example-node", version: "0.1.0", language: "JavaScript" };
const DECLARED = [...RULE_SETS.keys()].map((base) => ({ base }));
const PROTOCOL = 1e6; // 1.0, see versionIn
const LF = 10;

/** A question that cannot be answered: the error code, and what is wrong with it. */
class Fault extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}
const notJson = (message) => new Fault(-32700, message);
const notARequest = (message) => new Fault(-32600, message);
const unknownMethod = (message) => new Fault(-32601, message);
const badParams = (message) => new Fault(-32602, message);
const noCommonVersion = (message) => new Fault(-32010, message);
const rulesNotPlayed = (message) => new Fault(-32011, message);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** A member that must be there and be a string. */
function textIn(owner, name, place = "params") {
  const value = owner[name];
  if (typeof value !== "string") throw badParams(`${place}.${name} must be given, and be a string`);
  return value;
}

/** A member that must be there and be an object. */
function objectIn(owner, name, place = "params") {
  const value = owner[name];
  if (!isObject(value)) throw badParams(`${place}.${name} must be given, and be an object`);
  return value;
}

/** The policies of the rule set asked about, which must be one of the declared entries, word for word. */
function policiesIn(params) {
  const rules = objectIn(params, "rules");
  const base = textIn(rules, "base", "params.rules");
  const departs = Object.hasOwn(rules, "set");
  const values = departs ? Object.values(objectIn(rules, "set", "params.rules")) : [];
  if (!values.every((value) => typeof value === "string" || Number.isInteger(value))) {
    throw badParams("params.rules.set must give each policy a string or an integer");
  }
  if (departs || !RULE_SETS.has(base)) {
    throw rulesNotPlayed(`params.rules is not played here: send one of ${JSON.stringify(DECLARED)}`);
  }
  return RULE_SETS.get(base);
}

/** A string of cards, read as a play; null when it is none. */
function playIn(params, name, policies) {
  const cards = textIn(params, name);
  const stranger = strangerIn(cards);
  if (stranger !== null) {
    throw badParams(`params.${name} has ${JSON.stringify(stranger)}, which is no card: use ${ALPHABET}`);
  }
  return readPlay(cards, policies);
}

/** A protocol version as one number that orders as versions do: 1.10 comes after 1.9. */
function versionIn(offered, name) {
  const parts = /^(\d{1,6})\.(\d{1,6})$/.exec(textIn(offered, name, "params.protocol"));
  if (parts === null) throw badParams(`params.protocol.${name} must be a version such as 1.0`);
  return Number(parts[1]) * 1e6 + Number(parts[2]);
}

/** Who this engine is and what it plays, in a version that both sides speak. */
function initialize(params) {
  const offered = objectIn(params, "protocol");
  const [lowest, highest] = [versionIn(offered, "min"), versionIn(offered, "max")];
  const suite = objectIn(params, "suite");
  for (const name of ["name", "version", "hash"]) textIn(suite, name, "params.suite");
  const echo = textIn(params, "echo");
  if (lowest > PROTOCOL || highest < PROTOCOL) {
    throw noCommonVersion("params.protocol leaves out 1.0, the only version spoken here");
  }
  return { protocol: "1.0", engine: ENGINE, rules: DECLARED, capabilities: ["cards"], echo };
}

/** What the cards are worth as a play and, when a table is given, whether they beat it. */
function judge(params) {
  const policies = policiesIn(params);
  const play = playIn(params, "cards", policies);
  const table = Object.hasOwn(params, "table") ? playIn(params, "table", policies) : undefined;
  if (table === null) {
    throw badParams("params.table is no play: give jokers, 2s and cards of one other rank, or leave it out");
  }
  if (play === null) return { valid: false };
  const ruling = describe(play, policies);
  return table === undefined ? ruling : { ...ruling, beats: beats(play, table, policies) };
}

const methods = new Map([
  ["initialize", initialize],
  ["cards.judge", judge],
  ["shutdown", () => ({})],
]);

// A byte order mark is kept, so that JSON.parse refuses it: the protocol has none.
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The JSON object on one line, given as bytes. */
function requestOn(line) {
  let request;
  try {
    request = JSON.parse(utf8.decode(line));
  } catch (error) {
    throw notJson(`the line is not JSON in UTF-8: ${error.message}`);
  }
  if (!isObject(request)) throw notARequest("the line is not a request: send one JSON object");
  return request;
}

/** The id under which the reply goes back; every request has one, and a number must survive being read. */
function idOf(request) {
  const { id } = request;
  if (typeof id === "string" || id === null || Number.isSafeInteger(id)) return id;
  throw notARequest("id must be given, and be a string, an integer up to 2^53 or null");
}

/** What the method named in the request answers. */
function resultOf({ jsonrpc, method, params = {} }) {
  if (jsonrpc !== "2.0" || typeof method !== "string") {
    throw notARequest('the line is not a request: jsonrpc must be "2.0", and method a string');
  }
  if (!methods.has(method)) {
    const known = [...methods.keys()].join(", ");
    throw unknownMethod(`method ${JSON.stringify(method)} is unknown here: use one of ${known}`);
  }
  if (!isObject(params)) throw badParams("params must be an object");
  return methods.get(method)(params);
}

/** The error member of a reply; what no Fault foresaw is a mistake of the engine and goes to stderr too. */
function errorFor(error) {
  if (error instanceof Fault) return { code: error.code, message: error.message };
  console.error("engine.mjs: failed on a request:", error);
  return { code: -32603, message: "the engine failed: its stderr says how" };
}

/** Answer one line, whatever it holds; false when it was the last. */
function answer(line) {
  const reply = { jsonrpc: "2.0", id: null };
  let goesOn = true;
  try {
    const request = requestOn(line);
    reply.id = idOf(request);
    reply.result = resultOf(request);
    goesOn = request.method !== "shutdown";
  } catch (error) {
    reply.error = errorFor(error);
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
  return goesOn;
}

let unfinished = []; // the pieces of a line whose end has not come yet

process.stdin.on("data", (chunk) => {
  let start = 0;
  for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
    const piece = chunk.subarray(start, end);
    const line = unfinished.length > 0 ? Buffer.concat([...unfinished, piece]) : piece;
    unfinished = [];
    start = end + 1;
    if (!answer(line)) {
      process.stdin.destroy(); // nothing is left to wait for, so the process ends once its output is written
      return;
    }
  }
  if (start < chunk.length) unfinished.push(chunk.subarray(start));
});

process.stdin.on("end", () => {
  if (unfinished.length > 0) answer(Buffer.concat(unfinished));
});

process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") console.error("engine.mjs: cannot write:", error.message);
  process.exit(error.code === "EPIPE" ? 0 : 1);
});
