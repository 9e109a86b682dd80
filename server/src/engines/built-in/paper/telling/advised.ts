/** Whom a heading advises: "对学校的建议", "Recommendations for families", "家庭と本人への提言". */
const addressed: readonly RegExp[] = [
  /对(?<to>[^，。]{2,16}?)的(?:政策|实践|管理)?建议/u,
  /(?<to>[^，。：:]{2,10}?)(?:层面|方面)的?(?:建议|对策|措施)?$/u,
  /\b(?:recommendations?|advice|implications|suggestions) (?:for|to) (?<to>[^:]{3,60})$/iu,
  /\b(?:recomendaciones|propuestas|consejos|implicaciones) (?:para|a) (?<to>[^:]{3,60})$/iu,
  /(?<to>[^、。：]{2,14}(?:と[^、。：]{1,8})?)への(?:提言|示唆|提案)/u,
];

/** Who acts, in the words by which headings and facts name them. */
const actors: readonly string[] = [
  '学校|高校|院校|校方|院系|教务|课程组|教研|教师|老师|班主任|辅导员',
  '家庭|家长|父母|监护人',
  '本人|个人|学生自己|自身',
  '政府|部门|主管|监管|财政|地方|立法|行政|政策制定者',
  '企业|公司|用人单位|管理者|管理层|雇主|人力资源|人事|主管|团队',
  '平台|商家|卖家|店铺|主播|经营者|景区',
  '医院|科室|护理管理者|护士长|医护|护士|医生|医疗机构',
  '社区|居委|养老机构|街道|志愿',
  '合作社|龙头企业|收购商|农技',
  'school|universit|college|teacher|lecturer|course|faculty|department',
  'famil|parent|mother|father|home',
  'students? themselves|students?|pupils?|individuals?',
  'public|government|policymaker|authorit|agenc|ministr|regulator|council|legislat|state',
  'firm|compan|employer|manager|human resources|team|organi[sz]ation|executive|board',
  'platform|seller|retailer|shop|operator',
  'hospital|ward|nurse manager|nurse|clinician|doctor|physician|unit',
  'community|local|neighbourhood|cooperative|buyer',
  'escuela|centros?|universidad|instituto|docente|profesor|maestr|tutor',
  'famil|padres|madres|hogar',
  'alumn|estudiant|jóvenes',
  'autoridad|administraci|gobierno|ministerio|poderes públicos|ayuntamiento|legislador',
  'empresa|dirección|empleador|recursos humanos|jefatura|equipo',
  'hospital|enfermer|sanitari|médic|unidad',
  'plataforma|vendedor|operador|comunidad|cooperativa',
  '学校|大学|教員|教師|教諭|担任|授業|教育委員会',
  '家庭|家族|保護者|親|父母',
  '本人|学生|生徒|利用者自身',
  '行政|自治体|国|政府|省|法律|市町村|政策担当者',
  '企業|会社|管理者|管理職|上司|人事|経営者|職場',
  '病院|看護管理者|看護師長|看護師|医療者|医師|病棟',
  '地域|住民|支援機関|農協|販売者|プラットフォーム',
];

/** Words of an addressee by which a fact may name it. */
const splitting = /\s*(?:[与和及、・]|\band\b|\by\b|と)\s*/u;
const leading = /^(?:the|los|las|la|el)\s+/iu;

/** By what a text shows that one of these acts; null where they have no name. */
export function actorWords(names: readonly string[]): RegExp | null {
  const named = names.flatMap((name) => name.split(splitting)).map((name) => name.replace(leading, '').toLowerCase());
  const kin = actors.filter((line) => named.some((name) => name !== '' && new RegExp(line, 'iu').test(name)));
  const own = named.filter((name) => name.length > 1).map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return own.length + kin.length === 0 ? null : new RegExp([...kin, ...own].join('|'), 'iu');
}

/** By what a fact shows that those act whom a heading advises; null where it advises nobody in particular. */
export function findAdviser(heading: string): RegExp | null {
  const to = addressed.map((shape) => shape.exec(heading)?.groups?.to?.trim()).find(Boolean);
  // "Propuestas para reducir el desgaste" has a purpose and advises nobody.
  return to && actors.some((line) => new RegExp(line, 'iu').test(to)) ? actorWords([to]) : null;
}
