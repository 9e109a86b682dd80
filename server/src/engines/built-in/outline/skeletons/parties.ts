import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';

interface Party {
  /** What their feeling, deciding and doing may hang on. */
  factors: readonly [string, string, string];
  /** Who can act on it: a shop on its buyers, a school on its pupils. */
  advisers: readonly [string, string];
}
type PartyId =
  | 'clients'
  | 'customers'
  | 'tourists'
  | 'nurses'
  | 'patients'
  | 'teachers'
  | 'students'
  | 'elders'
  | 'farmers'
  | 'staff'
  | 'residents'
  | 'firms';

const words: readonly (readonly [PartyId, RegExp])[] = [
  // Who is served over a counter has no platform to turn to.
  [
    'clients',
    /(?:银行|酒店|餐厅|医院|航空|电信|保险|超市).{0,12}(?:顾客|客户)|(?:customers?|clients?)\b.*\b(?:banks?|hotels?|restaurants?|airlines?|insurers?|supermarkets?|hospitals?)\b|\b(?:banks?|banking|hotels?|restaurants?|airlines?|supermarkets?)\b.*\bcustomers?\b|clientes?\b.*\b(?:bancos?|hotel(?:es)?|restaurantes?|aerolíneas?|supermercados?)\b|(?:銀行|ホテル|飲食店|航空会社|保険会社|スーパー).{0,12}顧客/iu,
  ],
  ['tourists', /游客|旅客|tourists?\b|visitors?\b|travell?ers?\b|turistas|visitantes|観光客|旅行者/iu],
  [
    'customers',
    /消费者|顾客|客户|购买|复购|网购|购物|用户|品牌忠诚|consumers?\b|customers?\b|buyers?\b|shoppers?\b|shopping|purchas|users?\b|brand loyalty|consumidor|clientes?\b|compra|usuarios?|消費者|顧客|購買|利用者|ユーザー/iu,
  ],
  ['nurses', /护士|护理人员|医护|nurses?\b|enfermer[oa]s?\b|personal de enfermería|看護師|看護職/iu],
  ['patients', /患者|病人|产妇|孕妇|patients?\b|mothers\b|pacientes|embarazadas|妊婦|産婦/iu],
  ['teachers', /教师|班主任|teachers?\b|lecturers?\b|docentes?\b|profesor|maestr[oa]s|教師|教員|保育士/iu],
  [
    'elders',
    /老年人|老人|高龄|older (?:adults|people)|elderly|seniors\b|adultos mayores|personas mayores|ancianos|高齢者/iu,
  ],
  [
    'students',
    /学生|班级规模|高中生|初中生|小学生|儿童|青少年|研究生|students?\b|schools?\b|小学|中学|pupils?\b|adolescents?\b|teenagers?\b|children\b|undergraduates?\b|estudiantes?|alumn|adolescentes|jóvenes|niños|escolares|universitari|大学生|高校生|中学生|児童|生徒|若者|子ども/iu,
  ],
  ['farmers', /农户|农民|种植户|养殖户|farmers?\b|smallholders?\b|agricultores|productores|campesin|農家|農業者/iu],
  [
    'staff',
    /员工|职工|雇员|新生代|骑手|快递员|程序员|公务员|employees?\b|workers?\b|staff\b|personnel|managers?\b|trabajador|empleados|colaboradores|従業員|社員|労働者|職員/iu,
  ],
  [
    'residents',
    /居民|市民|村民|家庭|业主|residents?\b|households?\b|citizens?\b|hogares|habitantes|vecinos|ciudadanos|住民|世帯|市民/iu,
  ],
  [
    'firms',
    /企业|公司|上市|银行|制造业|firms?\b|compan(?:y|ies)|enterprises?\b|banks?\b|SMEs?\b|manufactur|empresas?|bancos?|pymes?|企業|会社|銀行/iu,
  ],
];

const parties: Record<Language, Record<PartyId, Party>> = {
  zh: {
    clients: { factors: ['服务质量与价格', '员工与服务流程', '信任与口碑'], advisers: ['管理者', '一线服务人员'] },
    customers: { factors: ['产品质量与价格', '服务与购买体验', '信任与口碑'], advisers: ['商家', '平台'] },
    tourists: { factors: ['资源与产品', '服务与设施', '价格与口碑'], advisers: ['景区经营者', '旅游管理部门'] },
    nurses: {
      factors: ['工作负荷与轮班', '职业认同与应对方式', '科室管理与组织支持'],
      advisers: ['护理管理者', '医院'],
    },
    patients: {
      factors: ['年龄、病程与病情', '疾病认知与自我效能', '家庭与社会支持'],
      advisers: ['医护人员', '患者家庭'],
    },
    teachers: {
      factors: ['个人经历与信念', '工作负荷与待遇', '学校管理与支持'],
      advisers: ['学校管理者', '教育行政部门'],
    },
    elders: {
      factors: ['年龄与健康状况', '家庭与经济支持', '社区服务与社会参与'],
      advisers: ['社区与养老机构', '家庭'],
    },
    students: { factors: ['个人特质与习惯', '家庭背景与支持', '学校与同伴环境'], advisers: ['学校', '家庭与学生本人'] },
    farmers: {
      factors: ['户主与家庭特征', '经营规模与收益', '政策与市场环境'],
      advisers: ['政府部门', '合作社与龙头企业'],
    },
    staff: {
      factors: ['个人特征与期望', '工作内容与负荷', '领导方式与组织支持'],
      advisers: ['企业管理者', '人力资源部门'],
    },
    residents: { factors: ['个人与家庭特征', '认知与态度', '社区环境与政策'], advisers: ['社区', '政府部门'] },
    firms: { factors: ['企业规模与资源', '行业与市场竞争', '政策与制度环境'], advisers: ['企业', '政府部门'] },
  },
  en: {
    clients: {
      factors: ['service quality and price', 'staff and procedures', 'trust and word of mouth'],
      advisers: ['managers', 'front-line staff'],
    },
    customers: {
      factors: ['product quality and price', 'service and ease of purchase', 'trust and word of mouth'],
      advisers: ['sellers', 'platforms'],
    },
    tourists: {
      factors: ['sights and offers', 'service and facilities', 'price and reputation'],
      advisers: ['operators', 'tourism authorities'],
    },
    nurses: {
      factors: ['workload and shifts', 'professional identity and coping', 'ward management and support'],
      advisers: ['nurse managers', 'hospitals'],
    },
    patients: {
      factors: ['age and course of illness', 'knowledge and self-efficacy', 'family and social support'],
      advisers: ['clinicians', 'families'],
    },
    teachers: {
      factors: ['experience and beliefs', 'workload and pay', 'school leadership and support'],
      advisers: ['school leaders', 'education authorities'],
    },
    elders: {
      factors: ['age and health', 'family and financial support', 'local services and participation'],
      advisers: ['community services', 'families'],
    },
    students: {
      factors: ['personal traits and habits', 'family background and support', 'school and peers'],
      advisers: ['schools and universities', 'families and students themselves'],
    },
    farmers: {
      factors: ['household characteristics', 'scale and returns', 'policy and markets'],
      advisers: ['public agencies', 'cooperatives and buyers'],
    },
    staff: {
      factors: ['personal traits and expectations', 'job content and workload', 'leadership and support'],
      advisers: ['managers', 'human resources departments'],
    },
    residents: {
      factors: ['household characteristics', 'knowledge and attitudes', 'neighbourhood and policy'],
      advisers: ['local communities', 'public authorities'],
    },
    firms: {
      factors: ['size and resources', 'industry and competition', 'policy and institutions'],
      advisers: ['firms', 'policymakers'],
    },
  },
  es: {
    clients: {
      factors: [
        'la calidad y el precio del servicio',
        'el personal y los trámites',
        'la confianza y las recomendaciones',
      ],
      advisers: ['la dirección', 'el personal de atención al cliente'],
    },
    customers: {
      factors: [
        'la calidad y el precio',
        'el servicio y la experiencia de compra',
        'la confianza y las recomendaciones',
      ],
      advisers: ['los vendedores', 'las plataformas'],
    },
    tourists: {
      factors: ['los recursos y la oferta', 'el servicio y las instalaciones', 'el precio y la reputación'],
      advisers: ['los operadores', 'las autoridades de turismo'],
    },
    nurses: {
      factors: [
        'la carga de trabajo y los turnos',
        'la identidad profesional y el afrontamiento',
        'la gestión y el apoyo',
      ],
      advisers: ['la jefatura de enfermería', 'los hospitales'],
    },
    patients: {
      factors: [
        'la edad y la evolución de la enfermedad',
        'el conocimiento y la autoeficacia',
        'el apoyo familiar y social',
      ],
      advisers: ['el personal sanitario', 'las familias'],
    },
    teachers: {
      factors: ['la experiencia y las creencias', 'la carga y el salario', 'la dirección y el apoyo escolar'],
      advisers: ['los equipos directivos', 'la administración educativa'],
    },
    elders: {
      factors: ['la edad y la salud', 'el apoyo familiar y económico', 'los servicios y la participación'],
      advisers: ['los servicios comunitarios', 'las familias'],
    },
    students: {
      factors: ['los rasgos y hábitos personales', 'el entorno y el apoyo familiar', 'la escuela y los iguales'],
      advisers: ['los centros educativos', 'las familias y el alumnado'],
    },
    farmers: {
      factors: ['las características del hogar', 'la escala y los ingresos', 'la política y el mercado'],
      advisers: ['las autoridades agrarias', 'las cooperativas'],
    },
    staff: {
      factors: [
        'los rasgos y expectativas personales',
        'el contenido y la carga del trabajo',
        'el liderazgo y el apoyo',
      ],
      advisers: ['la dirección', 'recursos humanos'],
    },
    residents: {
      factors: ['las características del hogar', 'el conocimiento y las actitudes', 'el barrio y la política local'],
      advisers: ['la comunidad', 'las autoridades'],
    },
    firms: {
      factors: ['el tamaño y los recursos', 'el sector y la competencia', 'la política y las instituciones'],
      advisers: ['las empresas', 'los poderes públicos'],
    },
  },
  ja: {
    clients: {
      factors: ['サービスの質と価格', '従業員と手続き', '信頼と口コミ'],
      advisers: ['管理者', '接客担当者'],
    },
    customers: {
      factors: ['品質と価格', 'サービスと購買体験', '信頼と口コミ'],
      advisers: ['販売者', 'プラットフォーム'],
    },
    tourists: { factors: ['観光資源と商品', '接客と施設', '価格と評判'], advisers: ['観光事業者', '観光行政'] },
    nurses: {
      factors: ['業務量と交替勤務', '職業的自己像と対処', '病棟管理と組織の支援'],
      advisers: ['看護管理者', '病院'],
    },
    patients: { factors: ['年齢と病状', '病気の理解と自己効力感', '家族と社会の支え'], advisers: ['医療者', '家族'] },
    teachers: { factors: ['経験と信念', '業務量と待遇', '学校運営と支援'], advisers: ['学校管理職', '教育行政'] },
    elders: {
      factors: ['年齢と健康', '家族と経済の支え', '地域サービスと社会参加'],
      advisers: ['地域の支援機関', '家族'],
    },
    students: {
      factors: ['個人の特性と習慣', '家庭環境と支え', '学校と友人関係'],
      advisers: ['学校・大学', '家庭と本人'],
    },
    farmers: { factors: ['世帯の特徴', '経営規模と収益', '政策と市場'], advisers: ['行政', '農協と取引先'] },
    staff: { factors: ['個人の特性と期待', '職務内容と負荷', '上司と組織の支援'], advisers: ['管理者', '人事部門'] },
    residents: { factors: ['世帯の特徴', '知識と態度', '地域環境と政策'], advisers: ['地域', '行政'] },
    firms: { factors: ['規模と資源', '業界と競争', '政策と制度'], advisers: ['企業', '行政'] },
  },
};

/** The young who buy are buyers, and shops can act on it. */
const buying =
  /购买(?:意愿|行为|决策)|复购|消费(?:行为|意愿|决策)|网购|購買行動|購買意図|消費行動|(?:intención|decisi[oó]n(?:es)?) de compra/iu;

/** Whose matter a title is: by the people it names, else by the words of what they do. */
export function findParty({ contexts, text, language }: TitleUnderstanding): Party | null {
  const named = contexts.find(({ kind }) => kind === 'population')?.text;
  const find = (said: string): PartyId | undefined => words.find(([, shape]) => shape.test(said))?.[0];
  const id = buying.test(text) ? 'customers' : ((named && find(named)) ?? find(text));
  return id ? parties[language][id] : null;
}
