import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';

/** Fields whose things do not answer; where their titles speak of people, those can be asked. */
const ofThings: ReadonlySet<Field> = new Set(['science', 'engineering', 'agriculture']);

const people =
  /人员|人群|居民|学生|教师|员工|职工|护士|患者|用户|游客|农户|农民|消费者|顾客|老年|老人|青少年|儿童|幼儿|家长|家庭|女性|妇女|公众|企业|公司|农场|合作社|乡村|农村|村|社区|社会|心理|焦虑|压力|意愿|满意|态度|认知|行为|睡眠|孤独|依赖|采纳|管理(?!系统)|政策|经济|产业|市场|教育|教学|安全管理|施工|工程项目|就业|需求|people|public|residents?|students?|teachers?|workers?|employees?|nurses?|patients?|users?|tourists?|farmers?|farms?|smallholders?|consumers?|customers?|elderly|older|adolescents?|children|parents?|household|women|communit|social|psycholog|anxiety|stress in|stress among|academic stress|willingness|intention|satisfaction|attitude|perception|behaviou?r|sleep|lonel|adoption|manage(?:ment|rs)|polic|econom|industry|market|education|teaching|construction project|delays? in|personas|habitantes|estudiantes|docentes|trabajador|emplead|enfermer|pacientes|usuarios|turistas|agricultor|productores|campesin|consumidor|clientes|adolescentes|niñ|padres|hogares|mujeres|comunidad|social|ansiedad|satisfacción|actitud|percepción|adopción|gestión|política|econ[oó]m|mercado|educación|住民|学生|生徒|教師|教員|従業員|看護|患者|利用者|観光客|農家|農業者|就農|離農|消費者|顧客|高齢|青少年|子ども|児童|家庭|女性|地域|社会|心理|不安|ストレスと|意識|意向|満足|態度|行動|睡眠|依存|導入と課題|経営|政策|経済|市場|教育|授業/iu;

/** Things that are made for somebody's use. */
const used =
  /系统|平台|网站|小程序|app|软件|界面|应用|服务|产品|website|web|application|platform|interface|software|service|product|\bapps?\b|sistema web|aplicación|plataforma|interfaz|servicio|アプリ|サイト|ウェブ|見守り|サービス|インターフェース/iu;

const technical =
  /神经网络|深度学习|机器学习|卷积|模型构建|预测模型|算法|图像|基因|细胞|neural|deep learning|machine learning|algorithm|image|gene\b|cells?\b|red(?:es)? neuronal|aprendizaje automático|ニューラル|深層学習|機械学習|アルゴリズム|画像|細胞/iu;

/** What is found in bodies by tests, not by asking. */
const bodily =
  /感染|基因|多态性|血清|菌群|病毒|标志物|蛋白|受体|细胞|肿瘤|癌|infection|polymorphism|microbio|serum|biomarker|receptor|tumou?r|cancer|carcinoma|infecci|polimorfismo|suero|tumor|cáncer|感染|遺伝子|血清|腫瘍|がん/iu;

/** Whether what a title speaks of has people who could answer questions: river sediment and a neural network have none. */
export function canAskPeople(about: string, kind: TitleKind, field: Field): boolean {
  if (kind === 'lab-experiment') return false;
  if (people.test(about) && !(kind === 'design-artefact' && technical.test(about) && !used.test(about))) return true;
  if (kind === 'design-artefact') return used.test(about) && !technical.test(about);
  return !ofThings.has(field) && !technical.test(about) && !(field === 'medicine' && bodily.test(about));
}
