/** Words that theories end in, and those that name no theory in particular. */
const zh = /[\p{Script=Han}A-Za-z·]{2,}(?:理论|学说|假说|主义|模型|范式|定律|法则|需求层次|钻石体系|批评)$/u;
const ja = /[\p{Script=Han}\u3040-\u30ffA-Za-z・ー]{2,}(?:理論|学説|仮説|主義|モデル|パラダイム|の法則|批評)$/u;
const en =
  /^(?!(?:the |a |some |any |more |less )?(?:theor(?:y|ies)|models?|frameworks?)$)(?:[\p{L}'’-]+\s+){1,5}(?:theor(?:y|ies)|model|framework|paradigm|criticism|hypothesis|hierarchy)$|\b(?:theor(?:y|ies)|model|hierarchy|concept|paradigm|theory) of (?:the )?\p{L}+|\b\p{Lu}[\p{L}-]+['’]s? (?:theor|model|concept|hierarchy|framework|notion)/iu;
const es =
  /^(?:teorías?|modelo|paradigma|enfoque|hipótesis|jerarquía|pirámide)\s+(?:de(?:l| la| los| las)?\s+|\p{L})[\p{L}\s]+/iu;
const isms =
  /^(?!.*(?:tour|journal|mechan|organ|terror|rac|sex|alcohol|autis|period|tur|mecan|bilingu|multilingu|capital|urban|sedentar|absentee|optim|pessim)ismo?s?$)(?:[\p{L}-]+\s+)?\p{L}{3,}(?:isms?|ismos?)$/iu;

const general =
  /^(?:(?:相关|有关|国内外|经典|现有|基本|一些|核心|主要|什么|哪些|任何|实际|具体|回归|线性|面板|结构方程|数学|实证|计量|统计|数据|商业|语言|评价|预测|数值)*(?:理论|学说|模型|主义|批评)|(?:theoretical|conceptual|research|analytical|legal|regression|statistical|linear|mathematical|econometric|business|data|any|other|new|simple|own|my|this|that|same|main|language|predictive)\s+(?:theor(?:y|ies)|models?|framework|criticism|hypothesis)|modelo (?:de (?:regresión|negocio|datos|ecuaciones)|estadístico|matemático|propio).*|(?:理論的|概念的|分析|回帰|統計|予測|数理).*)$/iu;

/** Whether a name is that of a theory: planned behaviour theory, Bourdieu's theory of capital, 計画的行動理論. */
export function looksLikeTheory(name: string): boolean {
  const text = name.trim();
  if (general.test(text)) return false;
  return zh.test(text) || ja.test(text) || en.test(text) || es.test(text) || isms.test(text);
}

/** A thinker's own name is no name of a theory: his theory is asked for. */
export function theoryOfPerson(name: string, isSpanish = false): string {
  if (/[\u3040-\u30ff]/u.test(name)) return `${name}の理論`;
  if (/\p{Script=Han}/u.test(name)) return `${name}理论`;
  return isSpanish ? `teoría de ${name}` : `${name}’s theory`;
}
