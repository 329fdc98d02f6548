"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const field = (name) => document.getElementById(name);
  const list = field("list"), more = field("more"), count = field("count"), about = field("about");
  const fields = ["text", "outcome", "set", "level", "rule"];
  const PAGE = 100;
  const PROBLEMS = ["failed", "errored", "could-not-run"];
  const ZH = "zh-Hans";
  let found = [], shown = 0;

  const make = (tag, className, ...inside) => {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.append(...inside.filter((one) => one !== null && one !== undefined));
    return element;
  };
  const both = (en, zh) => {
    const one = make("span", "en", en), other = make("span", "zh", zh);
    one.lang = "en"; other.lang = ZH;
    return make("span", "", one, other);
  };
  const word = ([symbol, en, zh]) => make("span", "", `${symbol} `, both(en, zh));

  // Cards are drawn as cards; the letter of the protocol stays in the text, so that what is copied is what was sent.
  const FACES = { X: ["小", "small", "small joker 小王"], D: ["大", "big", "big joker 大王"], T: ["10", "", ""] };
  const hand = (letters) => {
    const whole = make("span", "cards");
    for (const letter of letters) {
      const [face, kind, name] = FACES[letter] ?? [];
      const card = make("span", kind ? `card ${kind}` : "card", make("span", "", letter));
      if (face) card.dataset.face = face;
      if (name) card.title = name;
      whole.append(card);
    }
    return whole;
  };
  const cards = (text, quotes = "") => {
    const whole = make("span", ""), pattern = /"([3-9TJQKA2XD]{1,216})"/g;
    let last = 0;
    for (const match of text.matchAll(pattern)) {
      whole.append(text.slice(last, match.index) + quotes, hand(match[1]), quotes);
      last = match.index + match[0].length;
    }
    whole.append(text.slice(last));
    return whole;
  };
  const HOLDS_CARDS = new Set(["cards", "action"]);
  const grid = (rows) => {
    const cells = rows.map((row) => row.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
    const head = make("tr", "", ...cells[0].map((name) => { const cell = make("th", "", name); cell.scope = "col"; return cell; }));
    const lines = cells.slice(1).map((row) => make("tr", "", ...row.map((cell, column) =>
      make("td", "", HOLDS_CARDS.has(cells[0][column]) && /^[3-9TJQKA2XD]+$/.test(cell) ? hand(cell) : cell))));
    return make("table", "", make("thead", "", head), make("tbody", "", ...lines));
  };
  const step = (text) => {
    const [first, ...rows] = text.split("\n"), [, keyword, words] = /^(\S+) ?(.*)$/s.exec(first) ?? ["", "", first];
    return make("li", "", make("b", "", keyword), cards(words), rows.length ? grid(rows) : null);
  };

  const copy = (text) => {
    const button = make("button", "copy", both("copy", "复制"));
    button.type = "button";
    button.dataset.copy = text;
    return button;
  };
  const line = (name, ...inside) => [make("dt", "", name), make("dd", "", ...inside)];
  const command = (text) => make("span", "again", make("code", "", text), copy(text));
  const part = (title, ...inside) => make("div", "part", make("p", "head", title), ...inside);
  const link = (text, hash) => { const one = make("a", "", text); one.href = hash; return one; };
  const standing = (name) => both(...(data.standings[name] ?? [name, name]));

  const ruleText = (id, label) => {
    const rule = data.rules[id], facts = make("dl", "sources");
    for (const [key, [firm, sections]] of Object.entries(rule.citations)) {
      const where = sections.map(([heading, gloss]) => `${heading} (${gloss})`).join(", ");
      const [name, value] = line(`${key} ${data.documents[key]}`, standing(firm), where ? `: ${where}` : "");
      if (key === data.bases[label]) { name.className = "own"; value.className = "own"; }
      facts.append(name, value);
    }
    if (rule.policies.length) facts.append(...line(both("policies", "规则选项"), rule.policies.join(", ")));
    const [en, zh] = rule.statement, statement = make("p", "", both(en, zh)), other = make("p", "other", both(zh, en));
    for (const [one, tongue] of [[other.querySelector(".en"), ZH], [other.querySelector(".zh"), "en"]]) one.lang = tongue;
    const note = rule.note ? make("p", "other", both(...rule.note)) : null;
    return [statement, other, note, facts];
  };
  const ruleName = (id) => make("span", "", link(id, `#rule=${id}`), " ", both(...data.rules[id].title));

  const wire = ([sent, received, ms]) =>
    make("div", "wire", make("span", "", "→"), make("pre", "", cards(sent, '"')),
      make("span", "", "←"), make("pre", "", received ? cards(received, '"') : both("nothing", "没有回答"), `   ${ms} ms`));

  const body = (one) => {
    const whole = make("div", "body");
    if (one.steps.length) whole.append(make("ol", "steps", ...one.steps.map(step)));
    if (one.expected || one.actual)
      whole.append(make("div", "rulings",
        make("div", "right", make("p", "head", both("expected", "应为")), make("p", "", "✓ ", cards(one.expected ?? "—"))),
        make("div", one.out === "failed" ? "wrong" : "", make("p", "head", both("the engine says", "引擎给出")), make("p", "", one.out === "failed" ? "✗ " : "! ", cards(one.actual ?? "—")))));
    const facts = make("dl", "");
    if (one.fault) facts.append(...line(both("fault", "故障"), make("strong", "errored", one.fault[0]), `: ${one.fault[1]}`));
    if (one.why && one.why !== one.fault?.[1] && !(one.expected && one.why.includes(one.actual)))
      facts.append(...line(both("why", "原因"), one.why));
    if (one.known) facts.append(...line(both("known", "已知"), make("span", "known", "≈ ", both("a known failure: it does not count against the engine", "列为已知失败，不计入结论"))));
    if (one.reason) facts.append(...line(both("reason", "理由"), both(
      `${one.reason[0]} was expected, the engine names ${one.reason[1].join(", ") || "none"} (a hint only, never judged)`,
      `应为 ${one.reason[0]}，引擎给出 ${one.reason[1].join("、") || "无"}（仅供参考，不作判定）`)));
    facts.append(...line(both("standing", "依据"), standing(one.standing), one.required || one.out === "not-applicable" ? null : both("; does not decide the verdict", "；不影响结论")));
    if (one.policies) facts.append(...line(both("only where", "仅限"), make("code", "", one.policies.join(", "))));
    if (one.at) facts.append(...line(both("feature", "用例文件"), make("code", "", one.at)));
    whole.append(facts);
    if (data.rules[one.rule]) whole.append(part(ruleName(one.rule), make("div", "rule", ...ruleText(one.rule, one.set).filter(Boolean))));
    if (one.again) {
      const again = [command(one.again), ...(one.pipe ?? []).map(command)];
      whole.append(part(both("see it again", "复现"), ...again));
    }
    if (one.exchanges?.length) {
      const title = one.earlier ? both(`transcript, last ${one.exchanges.length} questions (${one.earlier} earlier in report.json)`,
        `通信记录，最后 ${one.exchanges.length} 问（此前 ${one.earlier} 问见 report.json）`) : both("transcript", "通信记录");
      whole.append(part(title, ...one.exchanges.map(wire)));
    }
    if (one.stderr) whole.append(part("stderr", make("pre", "tail", one.stderr)));
    if (one.cut) whole.append(make("p", "fine", both("Transcript and stderr of this case are in report.json.", "本用例的通信记录与 stderr 见 report.json。")));
    const here = new URLSearchParams({ text: one.id, set: one.set });
    whole.append(make("p", "fine", link(both("link to this case", "本用例的链接"), `#${here}`)));
    return whole;
  };

  const brief = (one) => {
    if (one.expected && one.actual) return make("span", "brief", cards(one.expected), " ≠ ", cards(one.actual));
    const text = one.fault ? `${one.fault[0]}: ${one.fault[1]}` : one.why;
    return text ? make("span", "brief", text.length > 300 ? `${text.slice(0, 300)}…` : text) : null;
  };
  const row = (one) => {
    const sign = make("strong", one.out, word(data.outcomes[one.out]));
    const where = make("span", "where", make("span", "", one.set), make("span", "", one.level));
    if (one.known) where.append(make("span", "known", "≈ ", both("known", "已知")));
    else if (!one.required && one.out !== "not-applicable") where.append(make("span", "", "○ ", both("left open", "待定")));
    const summary = make("summary", "", sign, make("span", "what", one.name, make("code", "", one.id), brief(one)), where);
    if (!PROBLEMS.includes(one.out)) summary.className = "quiet";
    const details = make("details", "", summary);
    const fill = () => { if (details.children.length === 1) details.append(body(one)); };
    details.addEventListener("toggle", () => { if (details.open) fill(); });
    if (shown < 1 && PROBLEMS.includes(one.out)) { fill(); details.open = true; }
    return make("li", "", details);
  };

  const showMore = () => {
    for (const one of found.slice(shown, shown + PAGE)) { list.append(row(one)); shown += 1; }
    more.hidden = shown >= found.length;
  };
  const ends = (one, outcome) =>
    !outcome || one.out === outcome || (outcome === "problem" && PROBLEMS.includes(one.out)) || (outcome === "known" && one.known);
  const matches = (one, wanted, words) =>
    ends(one, wanted.outcome) && (!wanted.set || one.set === wanted.set) && (!wanted.level || one.level === wanted.level) &&
    (!wanted.rule || one.rule.startsWith(wanted.rule.toUpperCase())) && words.every((text) => one.hay.includes(text));
  for (const one of data.cases) {
    const rule = data.rules[one.rule];
    one.hay = [one.id, one.name, one.why, one.expected, one.actual, one.fault?.[0], ...one.steps, ...(rule ? rule.title : [])].join(" ").toLowerCase();
  }

  const showRule = (id) => {
    about.hidden = !data.rules[id];
    about.replaceChildren();
    if (about.hidden) return;
    const under = make("p", "");
    for (const [label, states] of Object.entries(data.found))
      if (states[id]) under.append(make("span", states[id], `${label} `, word(data.states[states[id]])), "  ");
    about.append(make("p", "head", ruleName(id)), under, make("div", "rule", ...ruleText(id, field("set").value).filter(Boolean)));
  };
  const WORST = Object.keys(data.states);
  const paint = (label, id) => {
    const sets = label ? [data.found[label]] : Object.values(data.found);
    for (const tile of document.querySelectorAll("a.tile")) {
      const rule = tile.dataset.rule, all = sets.map((states) => states[rule]).filter(Boolean);
      const state = WORST.find((one) => all.includes(one)) ?? "not-shown";
      tile.className = `tile ${state}`;
      tile.querySelector(".sign").textContent = data.states[state][0];
      tile.querySelector(".state").replaceChildren(": ", both(...data.states[state].slice(1)));
      if (rule === id) tile.setAttribute("aria-current", "true"); else tile.removeAttribute("aria-current");
    }
  };

  const wantedNow = () => Object.fromEntries(fields.map((name) => [name, field(name).value.trim()]));
  const show = () => {
    const wanted = wantedNow(), id = wanted.rule.toUpperCase();
    const words = wanted.text.toLowerCase().split(/\s+/).filter(Boolean);
    found = data.cases.filter((one) => matches(one, wanted, words));
    shown = 0;
    list.replaceChildren();
    const part = found.length.toLocaleString("en"), all = data.cases.length.toLocaleString("en");
    count.replaceChildren(both(`${part} of ${all} cases`, `${all} 个用例中的 ${part} 个`));
    showRule(id);
    paint(data.found[wanted.set] ? wanted.set : "", id);
    showMore();
  };
  const language = () => (document.documentElement.lang === "en" ? "en" : "zh");
  const toUrl = () => {
    const set = new URLSearchParams(Object.entries(wantedNow()).filter(([, value]) => value));
    if (language() === "zh") set.set("lang", "zh");
    const hash = set.toString();
    history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
  };
  const speak = (name) => {
    document.documentElement.lang = name === "zh" ? ZH : "en";
    for (const option of document.querySelectorAll("option[data-en]")) option.textContent = option.dataset[language()];
  };
  const fromUrl = () => {
    const set = new URLSearchParams(location.hash.slice(1));
    for (const name of fields) field(name).value = set.get(name) ?? "";
    for (const name of ["outcome", "set", "level"]) if (field(name).selectedIndex < 0) field(name).value = "";
    if (set.get("lang")) speak(set.get("lang"));
    show();
  };

  let waiting;
  field("filters").addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(() => { show(); toUrl(); }, 80); });
  field("filters").addEventListener("submit", (event) => event.preventDefault());
  field("filters").addEventListener("reset", () => setTimeout(() => { show(); toUrl(); }));
  addEventListener("hashchange", () => {
    const plain = location.hash === "#cases";
    if (!plain) { fromUrl(); toUrl(); }
    if (plain || location.hash) { field("cases").scrollIntoView(); field("cases").focus({ preventScroll: true }); }
  });
  more.addEventListener("click", () => {
    const next = shown;
    showMore();
    list.children[next]?.querySelector("summary").focus();
  });
  field("language").addEventListener("click", () => { speak(language() === "en" ? "zh" : "en"); toUrl(); });

  const write = async (text) => {
    try { await navigator.clipboard.writeText(text); } catch {
      const area = make("textarea", "unseen", text);
      document.body.append(area); area.select(); document.execCommand("copy"); area.remove();
    }
  };
  const copyFrom = async (button) => {
    await write(button.dataset.copy);
    button.replaceChildren(both("copied ✓", "已复制 ✓"));
    setTimeout(() => button.replaceChildren(both("copy", "复制")), 1500);
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest(".copy");
    if (button) copyFrom(button);
  });
  const move = (by) => {
    const all = [...list.querySelectorAll("summary")], here = document.activeElement?.closest("#list > li")?.querySelector("summary");
    const at = here ? all.indexOf(here) : by > 0 ? -1 : all.length;
    if (at + by >= all.length && !more.hidden) { showMore(); return move(by); }
    all[Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "Escape" && typing) event.target.blur();
    if (typing) return;
    const listed = event.target.tagName === "SUMMARY";
    if (event.key === "/") { event.preventDefault(); field("text").focus(); field("text").select(); }
    if (event.key === "j" || (listed && event.key === "ArrowDown")) { event.preventDefault(); move(1); }
    if (event.key === "k" || (listed && event.key === "ArrowUp")) { event.preventDefault(); move(-1); }
    if (event.key === "c") {
      const button = event.target.closest("#list > li")?.querySelector(".copy");
      if (button) copyFrom(button);
    }
  });
  addEventListener("beforeprint", () => {
    for (const details of list.querySelectorAll("details")) if (details.querySelector("summary .failed, summary .errored")) details.open = true;
  });
  speak(!location.hash.includes("lang=") && navigator.language.startsWith("zh") ? "zh" : "en");
  fromUrl();
})();
