"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const list = document.getElementById("list"), more = document.getElementById("more"), count = document.getElementById("count");
  const fields = ["text", "outcome", "set", "level", "rule"];
  const field = (name) => document.getElementById(name);
  const PAGE = 100;
  let found = [], shown = 0;

  const make = (tag, className, ...inside) => {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.append(...inside.filter((one) => one !== null && one !== undefined));
    return element;
  };
  const both = (en, zh) => {
    const one = make("span", "en", en), other = make("span", "zh", zh);
    one.lang = "en"; other.lang = "zh-Hans";
    return make("span", "", one, other);
  };
  const NAMES = { X: "小X", D: "大D", T: "10" };
  const cards = (text) => {
    const whole = make("span", ""), pattern = /"([3-9TJQKA2XD]{1,216})"/g;
    let last = 0;
    for (const match of text.matchAll(pattern)) {
      whole.append(text.slice(last, match.index + 1));
      const played = make("span", "cards");
      for (const letter of match[1]) {
        const card = make("span", "XD".includes(letter) ? "card joker" : "card", NAMES[letter] ?? letter);
        played.append(card);
      }
      whole.append(played);
      last = match.index + match[0].length - 1;
    }
    whole.append(text.slice(last));
    return whole;
  };
  const copy = (text) => {
    const button = make("button", "copy", both("copy", "复制"));
    button.type = "button";
    button.dataset.copy = text;
    return button;
  };
  const line = (name, ...inside) => [make("dt", "", name), make("dd", "", ...inside)];
  const command = (text) => make("span", "again", make("code", "", text), copy(text));

  const body = (one) => {
    const rule = data.rules[one.rule], whole = make("div", "body");
    if (one.steps?.length) {
      const steps = make("ul", "steps");
      for (const step of one.steps) steps.append(make("li", "", cards(step)));
      whole.append(steps);
    }
    const facts = make("dl", "");
    if (one.expected) facts.append(...line(both("expected", "应为"), make("span", "right", "✓ ", cards(one.expected))));
    if (one.actual) facts.append(...line(both("actual", "实为"), make("span", "wrong", "✗ ", cards(one.actual))));
    if (one.fault) facts.append(...line(both("fault", "故障"), `${one.fault[0]}: ${one.fault[1]}`));
    else if (one.why && !one.expected) facts.append(...line(both("why", "原因"), one.why));
    if (one.known) facts.append(...line(both("known", "已知"), both("a known failure", "列为已知失败")));
    if (one.reason) facts.append(...line(both("reason", "理由"), both(
      `diagnostic only: ${one.reason[0]} was expected, the engine names ${one.reason[1].join(", ") || "none"}`,
      `仅供参考：应为 ${one.reason[0]}，引擎给出 ${one.reason[1].join("、") || "无"}`)));
    if (rule) {
      facts.append(...line(one.rule, both(...rule.statement)));
      if (rule.note) facts.append(...line(both("note", "说明"), both(...rule.note)));
      for (const [key, [standing, sections]] of Object.entries(rule.citations)) {
        const where = sections.map(([heading, gloss]) => `${heading} (${gloss})`).join(", ");
        facts.append(...line(`${key} ${data.documents[key]}`, standing + (where ? `: ${where}` : "")));
      }
    }
    facts.append(...line(both("standing", "依据"), one.standing + (one.required ? "" : ", "), one.required ? null : both("does not certify", "不影响结论")));
    if (one.at) facts.append(...line(both("feature", "用例文件"), make("code", "", one.at)));
    if (one.again) facts.append(...line(both("again", "复现"), command(one.again)));
    for (const pipe of one.pipe ?? []) facts.append(...line(both("by hand", "手工"), command(pipe)));
    whole.append(facts);
    for (const [sent, received, ms] of one.exchanges ?? [])
      whole.append(make("pre", "", "→ ", cards(sent ?? ""), "\n← ", cards(received || "—"), `\n  ${ms} ms`));
    if (one.stderr) whole.append(make("pre", "", "stderr:\n" + one.stderr));
    return whole;
  };

  const row = (one) => {
    const [symbol, en, zh] = data.outcomes[one.out];
    const summary = make("summary", "", make("strong", one.out, `${symbol} `, both(en, zh)), make("code", "", one.id),
      make("span", "what", one.name), make("span", "where", `${one.set} · ${one.level}`));
    const details = make("details", "", summary);
    details.addEventListener("toggle", () => { if (details.open && details.children.length === 1) details.append(body(one)); });
    const item = make("li", "", details);
    if (one.out === "failed" && shown < 3) { details.append(body(one)); details.open = true; }
    return item;
  };

  const showMore = () => {
    for (const one of found.slice(shown, shown + PAGE)) { list.append(row(one)); shown += 1; }
    more.hidden = shown >= found.length;
  };
  const matches = (one, wanted) =>
    (!wanted.outcome || one.out === wanted.outcome) && (!wanted.set || one.set === wanted.set) &&
    (!wanted.level || one.level === wanted.level) && (!wanted.rule || one.rule.startsWith(wanted.rule.toUpperCase())) &&
    (!wanted.text || wanted.text.toLowerCase().split(/\s+/).every((word) => one.hay.includes(word)));
  for (const one of data.cases) {
    const rule = data.rules[one.rule];
    one.hay = [one.id, one.name, one.why, one.expected, one.actual, ...(one.steps ?? []), ...(rule ? rule.title : [])].join(" ").toLowerCase();
  }

  const wantedNow = () => Object.fromEntries(fields.map((name) => [name, field(name).value.trim()]));
  const show = () => {
    const wanted = wantedNow();
    found = data.cases.filter((one) => matches(one, wanted));
    shown = 0;
    list.replaceChildren();
    count.replaceChildren(both(`${found.length} of ${data.cases.length} cases`, `${data.cases.length} 个用例中的 ${found.length} 个`));
    showMore();
  };
  const toUrl = () => {
    const set = new URLSearchParams();
    for (const [name, value] of Object.entries(wantedNow())) if (value) set.set(name, value);
    if (document.documentElement.lang !== "en") set.set("lang", "zh");
    history.replaceState(null, "", set.size ? `#${set}` : location.pathname + location.search);
  };
  const fromUrl = () => {
    const set = new URLSearchParams(location.hash.slice(1));
    for (const name of fields) field(name).value = set.get(name) ?? "";
    if (set.get("lang")) speak(set.get("lang") === "zh" ? "zh-Hans" : "en");
    show();
  };
  const speak = (language) => { document.documentElement.lang = language; };

  field("filters").addEventListener("input", () => { show(); toUrl(); });
  field("filters").addEventListener("submit", (event) => event.preventDefault());
  field("filters").addEventListener("reset", () => setTimeout(() => { show(); toUrl(); }));
  addEventListener("hashchange", () => { fromUrl(); toUrl(); if (location.hash) field("cases").scrollIntoView(); });
  more.addEventListener("click", showMore);
  field("language").addEventListener("click", () => { speak(document.documentElement.lang === "en" ? "zh-Hans" : "en"); toUrl(); });
  const write = async (text) => {
    try { await navigator.clipboard.writeText(text); } catch {
      const area = make("textarea", "unseen", text);
      document.body.append(area); area.select(); document.execCommand("copy"); area.remove();
    }
  };
  document.addEventListener("click", async (event) => {
    const button = event.target.closest(".copy");
    if (!button) return;
    await write(button.dataset.copy);
    button.replaceChildren(both("copied ✓", "已复制 ✓"));
    setTimeout(() => button.replaceChildren(both("copy", "复制")), 1500);
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "Escape" && typing) event.target.blur();
    if (typing) return;
    if (event.key === "/") { event.preventDefault(); field("text").focus(); }
    if (event.key === "j" || event.key === "k") {
      const all = [...list.querySelectorAll("summary")], at = all.indexOf(document.activeElement);
      const next = all[Math.max(0, Math.min(all.length - 1, at + (event.key === "j" ? 1 : -1)))];
      next?.focus();
    }
  });
  addEventListener("beforeprint", () => { for (const one of list.querySelectorAll("details")) if (one.querySelector(".failed, .errored")) one.open = true; });
  if (!location.hash.includes("lang=") && navigator.language.startsWith("zh")) speak("zh-Hans");
  fromUrl();
})();
