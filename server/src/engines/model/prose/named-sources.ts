export interface NamedSource {
  /** As the sentence calls its authors. */
  name: string;
  year: string;
}

const year = '(?<year>(?:19|20)\\d{2})[a-z]?(?:\\s*[,，;；:：][^()（）]*)?';
/** In one way only, and so few of them in a row: a pattern that could part a list of names in many ways would try them all. */
const name = "\\p{Lu}(?=[\\p{L}'’-]{0,40}\\p{Ll})[\\p{L}'’-]{1,40}";
const mostNames = 6;
/** `Lee (2020)`, `Lee and Ito (2020, p. 4)`, `Lee et al. (2020)`. Abbreviations in capitals are laws and bodies. */
const latin = new RegExp(
  `(?<name>${name}(?:(?:,?\\s+(?:and|y|e|&)\\s+|,\\s+)${name}){0,${mostNames}}(?:,?\\s+(?:et al\\.?|and colleagues|y (?:otros|colaboradores)))?)\\s*[(（]${year}[)）]`,
  'gu',
);
/** What bears its year as a part of its name. */
const dated =
  /\b(?:Acts?|Laws?|Codes?|Regulations?|Directives?|Conventions?|Constitution|Treaty|Agreement|Protocol|Charter|Bill|Order|Plan|Strategy|Policy|Programme|Program|Crisis|War|Summit|Conference|Olympics|Games|Declaration|Guidelines?|Standards?|Edition|Initiative|Reform|Pandemic|Census|Ley|Código|Reglamento|Directiva|Convenio|Constitución|Tratado|Acuerdo|Decreto|Carta|Guerra|Agenda|Pacto|Estatuto|Declaración|Norma|Cumbre|Juegos)\b/u;
/** Before a name, in which a law's may begin: `the Data Protection Act of Kenya (2019)`. */
const lettersBefore = 60;

/** The last sign of what bears its year as a part of its name: 法, 条例, 规划, 白皮书, 大会. */
const notDated = '(?<![法例令则則章约約书書划画案策纲要见定准典会會年届版期])';
const saying =
  '(?:认为|指出|发现|提出|研究|表明|认定|强调|考察|构建|主张|证实|的(?:研究|观点|调查|分析|实证|理论|模型|量表|框架|界定|定义)|は|が|も|の(?:研究|調査|論文|分析|指摘|議論|理論)|に(?:よ[れるっ]|おいて|基づ)|では|を(?:参考|参照))';
/** With what people say or have made: 王明（2021）认为, 田中（2019）によると. */
const wideSaying = new RegExp(
  `(?<name>[\\p{Script=Han}\\p{Script=Katakana}ー]{2,6}(?:等人?|ら)?)${notDated}[（(]${year}[）)]${saying}`,
  'gu',
);
/** Several of them are always people: 李华等（2019）. */
const wideSeveral = new RegExp(
  `(?<name>[\\p{Script=Han}\\p{Script=Katakana}]{1,4}(?:等人?|ら))[（(]${year}[）)]`,
  'gu',
);
/** By their family name, where a name can begin. Names that are common words too are left to the verbs. */
const wideFamily = new RegExp(
  `(?<=^|[，。；、：“”‘’（）()\\s]|根据|依据|据|如|参见|参照|参考|见|与|和|及|由|按照|学者|教授|借鉴|沿用|引用)(?<name>[王李张刘陈杨赵黄周吴徐孙胡朱郭罗宋郑谢韩唐冯董萧程曹袁邓傅沈彭吕苏卢蒋蔡贾魏薛阎潘杜戴汪姜谭廖邹熊郝崔邱秦侯邵孟钱汤尹黎]\\p{Script=Han}{1,2})${notDated}[（(]${year}[）)]`,
  'gu',
);

/** The works that a sentence rests on by its words, with their authors and a year: `Lee (2020) finds`, 王明（2021）认为. */
export function listNamedSources(sentence: string): NamedSource[] {
  const wide = [wideSaying, wideSeveral, wideFamily].flatMap((pattern) => [...sentence.matchAll(pattern)]);
  const others = [...sentence.matchAll(latin)].filter((match) => {
    const before = sentence.slice(Math.max(0, match.index - lettersBefore), match.index);
    return !dated.test(`${before.split(/[,;:.]\s/u).at(-1)}${match.groups?.name ?? ''}`);
  });
  return [...wide, ...others].map(({ groups }) => ({ name: groups?.name ?? '', year: groups?.year ?? '' }));
}
