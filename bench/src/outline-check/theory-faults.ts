/** A theory, by its names in four languages, and where it has something to say. */
type Scope = readonly [theory: RegExp, domain: RegExp];

/** Judged one by one, apart from the knowledge files: a theory that is not listed here counts as unjudged. */
const scopes: readonly Scope[] = [
  [
    /双因素理论|two-factor theory|teoría de los dos factores|二要因理論/iu,
    /员工|激励|满意度|离职|倦怠|employee|motivat|satisfaction|turnover|burnout|emplead|motivaci|satisfacci|従業員|モチベーション|満足/iu,
  ],
  [
    /需求层次|hierarchy of needs|jerarquía de necesidades|欲求段階/iu,
    /需求|激励|养老|员工|心理|消费|need|motivat|employee|elderly|necesidad|motivaci|欲求|動機|高齢/iu,
  ],
  [
    /技术接受模型|技术采纳|technology acceptance|aceptación de la tecnología|技術受容/iu,
    /接受|采纳|使用意愿|使用意图|持续使用|accept|adopt|intention|usage|acepta|adopci|受容|利用意図|採用/iu,
  ],
  [
    /委托代理|principal[–-]agent|agency theory|teoría de la agencia|エージェンシー/iu,
    /股权|治理|高管|激励|公司|审计|内部控制|国企|委托|governance|executive|equity|audit|shareholder|corporate|gobierno corporativo|auditor|株主|ガバナンス|監査/iu,
  ],
];

/** Words that end the name of a theory where the name is not one of the table's. */
const anyTheory =
  /[\p{Script=Han}A-Z]{2,12}(?:理论|假说|学说)(?!依据|基础|框架|视角|准备|支点|意义|价值|分析|解释|上|的)|\b\p{L}+(?:[ -]\p{L}+)? theory\b|\bteoría (?:de|del)\b[\p{L} ]{3,30}|[\p{Script=Han}\u30a0-\u30ff]{2,14}理論(?!的|上|枠組み|を|と)/giu;

export interface TheoryVerdict {
  theory: string;
  verdict: 'unfit' | 'unjudged';
}

/** Theories of a heading or summary that have nothing to say about a title; `about` is the title with its subjects. */
export function findTheoryFaults(text: string, about: string): TheoryVerdict[] {
  const found: TheoryVerdict[] = [];
  let rest = text;
  for (const [theory, domain] of scopes) {
    const name = theory.exec(text)?.[0];
    if (name === undefined) continue;
    rest = rest.replaceAll(name, ' ');
    if (!domain.test(about) && !theory.test(about)) found.push({ theory: name, verdict: 'unfit' });
  }
  for (const [name] of rest.matchAll(anyTheory)) {
    if (!about.toLowerCase().includes(name.toLowerCase())) found.push({ theory: name, verdict: 'unjudged' });
  }
  return found;
}
