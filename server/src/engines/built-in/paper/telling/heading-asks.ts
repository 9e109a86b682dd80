import { listPieces } from '../../../../text/word-overlap.ts';
import { withoutCitationMarks } from '../../../draft-text.ts';
import type { Spot } from '../read-outline.ts';
import type { Role } from '../roles.ts';
import type { Subject } from '../subject.ts';
import { worthOfChain } from './places.ts';
import type { ToldFact } from './told-fact.ts';

type Kind = ToldFact['kind'];

/** What a heading asks for by its words. */
interface Ask {
  cue: RegExp;
  /** Facts of these kinds answer it, whatever they say. */
  kinds: ReadonlySet<Kind>;
  /** Facts of any kind answer it that speak of it in such words. */
  said: RegExp | null;
  /** No fact answers it that speaks of something else in such words. */
  unless: RegExp | null;
}

const ask = (cue: RegExp, kinds: string, said: RegExp | null = null, unless: RegExp | null = null): Ask => ({
  ...{ cue, said, unless },
  kinds: new Set(kinds.split(' ').filter((kind) => kind !== '') as Kind[]),
});

const chain = 'problem cause remedy';
const given = 'finding fact setting';

/** Places by whose names one sees that a fact speaks of another country. */
const foreign =
  /美国|英国|德国|法国|日本|韩国|欧盟|欧洲|新加坡|台湾|香港|芬兰|挪威|瑞典|丹麦|荷兰|澳大利亚|加拿大|意大利|大陆法系|英美法|普通法|国际公约|外国|国外|域外|\b(?:united states|america|us supreme|california|united kingdom|england|english law|scotland|scots|ireland|irish|wales|germany?|german|france|french|spain|spanish|ital(?:y|ian)|netherlands|dutch|belgi|luxembourg|europe|european|canad|australia|new zealand|japan|china|chinese|india|south africa|sweden|swedish|norw|denmark|finland|finnish|switzerland|swiss|oregon|brazil|kenya|singapore|treat(?:y|ies)|convention)|estados unidos|reino unido|alemania|alemán|francia|francés|italia|portugal|méxico|argentina|chile|colombia|perú|uruguay|europe[ao]|unión europea|noruega|finlandia|países bajos|canadá|アメリカ|米国|英国|イギリス|ドイツ|フランス|韓国|中国|EU|欧州|オランダ|ベルギー|スイス|カナダ|北欧|フィンランド|スウェーデン|諸外国|海外/iu;

const inCourt =
  /法院|法庭|判决|裁判|判例|法官|司法解释|指导性案例|\bcourts?\b|\bjudges?\b|judgment|\brulings?\b|\bheld\b|tribunal|case law|\bv\b|jurispruden|sentencia|juzgad|\bjuez|jueces|fiscal|裁判|判例|判決|最高裁|地裁|高裁|検察|訴訟/iu;

const ofRule =
  /《|法律|法规|立法|民法|刑法|宪法|条例|第[一二三四五六七八九十百千零\d]+条|规定|办法|政策|国家标准|规范性|司法解释|\b(?:acts?|laws?|statut\p{L}*|regulat\p{L}*|rules?|polic(?:y|ies)|directives?|articles?|codes?|legal|legislat\p{L}*|ley(?:es)?|normas?|normativa|decretos?|artículos?|códigos?|reglamentos?|legal(?:es)?|directivas?|políticas?)\b|法律|法令|第\d+条|規定|指針|政策|法(?:は|が|に|で|の)/iu;

const counted =
  /\d|百分|成以上|过半|半数|多数|大多|普遍|常见|逐年|上升|下降|增加|减少|扩大|最多|最高|比例|占比|越来越|\b(?:most|majority|half|a third|a quarter|highest|share|rate|number|increas|ris(?:e|es|ing)|rose|fell|fall(?:s|ing)?|grew|grow|declin|common|widespread|per cent|more than|fewer)|mayoría|mitad|aument|crec|tasa|porcentaje|número|disminu|frecuente|割合|増|減|多数|多く|半数|率/iu;

const costly =
  /成本|费用|资金|投入|价格|利润|收益|经费|补贴|钱|\b(?:costs?|price|expens|money|fund|pay|paid|budget|profit|revenue|fees?|subsid|invest)|coste|costo|precio|gasto|dinero|financ|presupuesto|subvenci|inversi|費用|コスト|価格|資金|予算|補助|収益|賃金/iu;

/** What is done about a thing says nothing of where it is found. */
const tried =
  /干预|试点|举措|措施|对策|\bprogram(?:me)?s?\b|intervention|\bschemes?\b|measures? (?:against|to)|programas?\b|intervenci|medidas (?:para|contra)|プログラム|介入|施策|対策|取り?組み/iu;

/** Offices that deal with a thing are not those whom it meets. */
const office =
  /政府|主管部门|行政部门|管理部门|委员会|\bauthorit|\bministr|\bgovernment|\bagenc|\bcouncils?\b|inspecci|ministerio|administraci|equipo directivo|自治体|委員会|省(?:は|が|の)|センター|ソーシャルワーカー|カウンセラー/iu;

/** The first group is asked for outright: where nothing says it, nothing else stands in for it. */
const outright: readonly Ask[] = [
  ask(
    /侵害|侵犯|受损|infring|\bviolat|\bdenied\b|vulnerar|vulneraci|incumplimientos|損なわれ/iu,
    `${chain} effect example actor ${given}`,
  ),
  ask(
    /注意义务|过错|归责|\bduty of care|\bbreach\b|\bfault\b|deber de cuidado|\bculpa\b|注意義務|過失/iu,
    '',
    /义务|过错|归责|推定|过失|\bdut(?:y|ies)|\bcare\b|breach|negligen|reasonabl|deber|culpa|diligen|義務|過失/iu,
  ),
  ask(/因果|causation|causalidad|nexo causal/iu, '', /因果|造成|导致|引起|累积|\bcaus|remote|causa|nexo|原因/iu),
  ask(
    /免责|减责|抗辩|阻却|\bdefen[cs]es\b|exenci|eximent|免責|抗弁|阻却/iu,
    '',
    /免责|减责|抗辩|不承担|除外|例外|正当(?:防卫|理由|行使)|defen[cs]e|exempt|except|exclu|excus|justif|eximent|exención|免責|例外|抗弁|正当防衛/iu,
  ),
  ask(
    /责任(?:的?分配|的?承担|形态|范围|归属)|连带|\bliabilit|responsabilidad (?:civil|penal)|責任/iu,
    '',
    /责任|承担|连带|赔偿|\bliab|responsib|damages|responsab|indemn|責任|賠償/iu,
  ),
  ask(
    /域外|国外|外国|比较法|其他(?:国家|法域)|他国|\babroad\b|other (?:countries|legal systems|jurisdictions)|foreign|otros (?:países|ordenamientos|sistemas)|derecho comparado|extranjer|諸外国|海外|外国法|比較法|他国/iu,
    '',
    foreign,
  ),
  ask(
    /裁判|判例|法院|司法(?:实践|态度|适用)|\bcourts?\b|case law|judicial decisions|tribunales|jurisprudencia|判決/iu,
    '',
    inCourt,
  ),
  ask(/权重|赋权|\bweights?\b|\bweighting\b|ponderaci|重み/iu, '', /权重|加权|赋权|\bweight|ponder|\bpeso|重み|加重/iu),
  ask(
    /举证|证明责任|程序配套|burden of proof|\bprocedure|carga de la prueba|procedimiento|手続|立証/iu,
    '',
    /举证|证明|证据|取证|程序|起诉|诉讼|\bproof|\bprove|evidence|procedur|hearing|appeal|prueba|procedimiento|demanda|recurso|立証|証拠|手続|訴/iu,
  ),
];

const whereFound = ask(
  /集中的|由谁|谁|受.*影响的人|高风险|高发|among whom|concentrat|most affected|groups|at risk|\bwho (?:bears|is|are|gains|loses|pays)\b|entre quiénes|\bdónde\b|grupos|más afectad|de riesgo|どこ|誰|集中(?:する|して)|影響を受け|リスクの高い|多発/iu,
  `actor condition figure evidence ${given}`,
  null,
  new RegExp([tried, office, ofRule].map(({ source }) => source).join('|'), 'iu'),
);

const usual: readonly Ask[] = [
  ask(
    /学说|学界|争论|争议|分歧|不同(?:看法|见解|意见|理解|解释)|质疑|评析|反驳|反对|支持.*的理由|两方|debate|disput|controvers|doctrines|scholars|objection|critics|\bviews\b|for and against|polémic|doctrina|objecion|posturas|críticas|opiniones|学説|論争|論点|批判|見解|対立|異論|反論|争点|賛否/iu,
    'debate counter view',
    /争|主张|质疑|反对|认为|\b(?:critics|argue|object|defend|dispute|hold that|claim)|sostien|objet|defiend|discut|主張|反論|批判|異論|とする立場/iu,
  ),
  ask(
    /缺口|漏洞|未能涵盖|规则未及|\bgaps?\b|do not reach|silen|lagunas?|vacíos?|欠缺|不備|空白/iu,
    `${chain} limit law standard policy rule counter`,
  ),
  ask(
    /解释(?:路径|方案|论)|(?:the )?interpretation of|interpretación|解釈/iu,
    'law standard policy rule condition definition debate counter',
    /解释|认定|适用|构成|标准|界定|\b(?:interpret|constru|test|meaning|criteri|requires?)|interpret|criterio|requisito|解釈|認定|要件|基準/iu,
  ),
  ask(
    /程度|规模|趋势|走势|\bextent\b|\bscale of|\btrends?\b|how (?:many|much|common)|prevalen|alcance|magnitud|tendencia|dimensión|evolución|cuán|規模|推移|広がり|傾向|動向|増減/iu,
    `figure indicator measure evidence milestone ${given}`,
    counted,
  ),
  whereFound,
  ask(
    /各方|主体|参与者|角色|分工|人员|人群|群体|学生、教师|职责|\bactors?\b|stakeholder|\bwho\b|\broles\b|\bparties\b|participants|people involved|actores|agentes|\bquién|responsab|participantes|personas|papel(?:es)?\b|interesad|関係者|主体|担い手|役割|参加者|当事者|集団|分担|責務/iu,
    `actor ${given}`,
  ),
  ask(
    /危害|代价|弊端|损害|负担|风险|\bharms?\b|\brisks?\b|side effects|drawbacks|\bburdens?\b|damage|daños|riesgos|perjuicios|cargas|inconvenientes|被害|弊害|リスク|代償|負担|損害|不利益/iu,
    `effect ${chain} evidence figure limit ${given}`,
  ),
  ask(
    /后果|影响(?!因素)|作用|成效|效果|效应|收益|益处|好处|价值|意义|consequence|outcomes?|\beffects?\b|impact|benefit|\bgains?\b|advantages|merits|\bvalue\b|worth|consecuencia|efectos|impacto|beneficios|ventajas|valor|logros|utilidad|帰結|影響(?!要因)|効果|成果|便益|意義|利点|作用|価値/iu,
    `effect evidence figure mechanism relation example implication milestone ${given}`,
  ),
  ask(
    /问题|困难|困境|难点|不足|障碍|挑战|局限|弊病|短板|troubles?|problem|difficult|challenge|obstacle|barrier|weakness|shortcoming|limitation|deficien|dificultad|problema|\bretos?\b|obstáculo|carencias|desafío|barrera|debilidad|limitaci|課題|問題|困難|障害|限界|不足|弱点|難点/iu,
    `${chain} limit effect counter evidence figure ${given}`,
  ),
  ask(
    /原因|成因|根源|缘由|因素|动因|动力|为何|为什么|背后|推动|causes?\b|reasons?\b|\bwhy\b|drivers?\b|factors?\b|roots\b|what shapes|influenc|causas|razones|factores|por qué|motivos|raíces|原因|要因|なぜ|背景|理由|根源|動因/iu,
    `driver mechanism relation condition actor policy milestone evidence ${chain} ${given}`,
  ),
  ask(
    /形式|类型|内容|构成|组成|要素|特点|特征|面貌|种类|含义|内涵|界定|定义|概念|用语|\bforms?\b|\btypes?\b|\bkinds?\b|features?|contents?|components?|elements?|meaning|definition|concept|características|\bformas?\b|tipos|contenido|elementos|rasgos|significado|definici|clases|composición|形態|形式|類型|分類|内容|構成|要素|特徴|種類|定義|概念|意味/iu,
    `definition part stage standard law mechanism example debate milestone ${given}`,
  ),
  ask(
    /机制|机理|原理|途径|路径|过程|流程|环节|步骤|mechanism|\bhow .*\bworks?\b|pathway|channels?\b|process|\bsteps\b|\bstages\b|mecanismo|cómo .*\bfuncionan?\b|vías|canales|proceso|\bpasos\b|etapas|仕組み|メカニズム|原理|機序|経路|過程|プロセス|流れ|手順|段階/iu,
    `mechanism relation stage condition effect driver part method ${given}`,
  ),
  ask(
    /条件|前提|保障|所需|资源|支持|环境|\b(?:pre)?conditions?\b|prerequisit|requirements?|safeguards?|\bsupport\b|environment|resources|condiciones|requisitos|garantías|apoyo|recursos|entorno|条件|前提|支援|資源|環境|保障|体制/iu,
    `condition limit policy law standard remedy driver actor material ${given}`,
    costly,
  ),
  ask(
    /案例|实例|例证|典型|试点|经验|\bcases\b|examples?|\bpilots?\b|experiences?|\bcasos\b|ejemplos|piloto|experiencias|事例|実例|実践例|試行|経験/iu,
    `example evidence milestone figure ${given}`,
    foreign,
  ),
  ask(
    /指标|衡量|度量|评价标准|尺度|indicator|measuring|\bmetrics?\b|criteria|yardstick|indicador|medición|criterios|指標|測定|基準|尺度/iu,
    `indicator measure standard method material condition ${given}`,
  ),
  ask(
    /对策|措施|建议|办法|改进|完善|优化|应对|方案|引导|治理|保护|防治|预防|救济|修订|出路|策略|怎么办|what can be done|what .* can do|measures|recommend|remed|solutions?|improv|respons|reform|proposal|prevent|protect|strateg|answers|qué (?:puede|se puede) hacer|medidas|propuestas|recomend|mejora|respuestas|reforma|prevención|soluci|estrategi|actuaciones|\bmejor(?:ar)?\b|protecci|対策|提言|方策|改善|対応|予防|防止|保護|改革|解決|取り?組み?|施策|見直し|救済|戦略/iu,
    `${chain} implication condition limit example policy law ${given}`,
  ),
  ask(
    /讨论|启示|教训|discussion|implications|lessons|discusión|implicaciones|lecciones|enseñanzas|考察|示唆|教訓/iu,
    `${chain} implication condition limit evidence example counter debate effect mechanism relation ${given}`,
  ),
  ask(
    /法律|法规|规定|规范|规则|立法|条文|制度|政策|\blaws?\b|legal|\brules?\b|regulat|legislat|statut|polic(?:y|ies)|\bley(?:es)?\b|normativ|regulaci|legislaci|jurídic|política|法令|法律|規定|規範|規則|ルール|立法|条文|法制|政策|制度/iu,
    'law standard policy rule milestone',
    ofRule,
  ),
  ask(
    /成本|费用|资金|利益|\bcosts?\b|expens|funding|\bcost[eo]s?\b|gastos|financiaci|費用|コスト|経費|資金|財源/iu,
    `effect figure ${given}`,
    costly,
  ),
  ask(
    /证据|依据|\bevidence\b|evidencia|pruebas|証拠|エビデンス|根拠/iu,
    `evidence figure indicator example material law standard ${given}`,
  ),
  ask(/限度|边界|\blimits?\b|límites|限界|限度|境界/iu, `limit counter condition debate ${given}`),
  ask(
    /需求|需要|\bdemand|\bneeds?\b|necesidades|demanda|ニーズ|需要|要望/iu,
    `actor driver condition problem figure ${given}`,
    /需要|需求|要求|希望|期望|\b(?:need|want|demand|expect|hope)|necesit|demand|esper|求め|必要|望/iu,
  ),
];

interface Asked {
  /** Whether a fact says what the heading asks for. */
  answers(fact: Pick<ToldFact, 'kind' | 'clause'>): boolean;
  /** Whether a problem with its causes and answers does. */
  holdsChain: boolean;
}

/** What a heading asks for, by its words or else by its role. */
export interface HeadingAsk {
  /** Whether it is its words that say so. */
  isWorded: boolean;
  answers(fact: ToldFact): boolean;
  /** Whether a problem with its causes and answers says it. */
  holdsChain(bundle: readonly ToldFact[]): boolean;
}

/** A heading may ask for two things. */
const joints = /[与和及、，,：:;；]|\s(?:and|or|y|e|o|u)\s|と|や|および/u;

/** A heading that asks where a thing is found and among whom joins the two, and asks for neither stages nor offices. */
const whereAndWho =
  /集中的(?:人群|群体|环节|地区|时段)|集中する(?:層|人|集団|場面|地域|時期)|most affected|where and among whom|dónde y entre quiénes/iu;

/** What is asked for outright is not answered by what else its words could mean: rules abroad are no rules here. */
function listAsks(part: string): readonly Ask[] {
  const firm = outright.filter(({ cue }) => cue.test(part));
  return firm.length > 0 ? firm : usual.filter(({ cue }) => cue.test(part));
}

/** What a heading asks for by its words; null where they do not say it. */
export function readAsked(heading: string): Asked | null {
  const asks = whereAndWho.test(heading) ? [whereFound] : heading.split(joints).flatMap(listAsks);
  if (asks.length === 0) return null;
  return {
    answers: ({ kind, clause }) => {
      const words = withoutCitationMarks(clause);
      return asks.some(({ kinds, said, unless }) => (kinds.has(kind) || said?.test(words)) && !unless?.test(words));
    },
    holdsChain: asks.some(({ kinds }) => kinds.has('problem')),
  };
}

const without = (text: string, names: readonly (string | undefined)[]): string =>
  names
    .flatMap((name) => (name ? [name.toLowerCase()] : []))
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text.toLowerCase());

/** Words of headings that say nothing of what stands below them. */
const ofAnyHeading: ReadonlySet<string> = new Set(
  '方面 各方 主要 几个 联系 思考 判断 考察 基本 相关 有关 总体 具体 其他 现实 进一步 main chief what which how some other others point side aspect view general special particular principal aspecto punto lado otro general 主な 側面 諸点 全体'.split(
    ' ',
  ),
);

/** Headings that ask how things are, whatever they are. */
export const asksForState =
  /现状|状况|情况|概况|面貌|present (?:state|practice)|overview|how things stand|the facts|what matters|situación|panorama|hechos|現状|概要|実態|実情|側面/iu;
/** What a section is for answers a heading whose words ask for nothing that is listed here; where such words are general, more does. */
const forIt = 3;
const inGeneral = 2;
/** A role of so many headings that to suit it says little. */
const wide: Readonly<Partial<Record<Role, number>>> = { reasoning: 4, lesson: 3.5, dimension: 3.5 };
const chainForIt = 4;

/** What a heading asks for beyond the subject that most headings of a paper name: 货币政策的效果 asks for effects and not for policies. */
export function readHeading(
  { section, role }: Pick<Spot, 'section' | 'role'>,
  { understanding, slots }: Pick<Subject, 'understanding' | 'slots'>,
): HeadingAsk {
  const { object, aspect } = understanding;
  const things = [object, slots.long.object, slots.short.object, slots.below.object];
  const beyond = without(section.title, things);
  const bare = without(section.title, [...things, aspect, slots.long.aspect, slots.short.aspect]);
  const asked = readAsked(bare) ?? readAsked(beyond);
  if (asked) return { isWorded: true, answers: asked.answers, holdsChain: () => asked.holdsChain };
  // Its own words say what it is on.
  const words = [...listPieces(bare)].filter((word) => !ofAnyHeading.has(word));
  const shares = (pieces: ReadonlySet<string>): boolean => words.some((word) => pieces.has(word));
  const isGeneral = asksForState.test(bare);
  const least = isGeneral ? inGeneral : (wide[role] ?? forIt);
  return {
    isWorded: false,
    answers: (fact) => fact.worth(role) >= (shares(fact.pieces) ? inGeneral : least),
    holdsChain: (bundle) =>
      isGeneral || worthOfChain(role) >= chainForIt || bundle.some(({ pieces }) => shares(pieces)),
  };
}
