import { isKnownCountry, isKnownPlace } from './known-names.ts';

const bySuffix = /(?:省|市|县|区|州|镇|乡|村|自治区|地区|流域|三角洲?|半岛|群岛|沿海|都|府|県|町|地方|街道)$/u;
const byName =
  /^(?:我国|中国|全国|国内|(?:东|西|中|南|北|东北|西北|西南|华东|华南|华北)部?(?:地区)?|北京|上海|天津|重庆|香港|澳门|台湾|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆|长三角|珠三角|京津冀|粤港澳大湾区|杭州|南京|苏州|武汉|成都|西安|广州|深圳|厦门|青岛|长沙|美国|英国|德国|法国|日本|韩国|印度|俄罗斯|加拿大|澳大利亚|意大利|西班牙|巴西|墨西哥|新加坡|越南|泰国|欧盟|欧洲|非洲|东南亚|拉美|北欧|東京|大阪|京都|北海道|九州|沖縄|日本|中国|韓国|米国|アメリカ|イギリス|ドイツ|フランス|スペイン|インド|ヨーロッパ|アジア|フィンランド|デンマーク|スウェーデン|オランダ|ベトナム|タイ)$/u;
const latin =
  /^(?:the )?(?:china|germany|france|japan|korea|south korea|india|russia|canada|australia|italy|spain|brazil|mexico|singapore|vietnam|thailand|finland|sweden|norway|denmark|the netherlands|netherlands|poland|turkey|egypt|nigeria|kenya|south africa|argentina|chile|colombia|peru|united states|usa|us|uk|united kingdom|england|scotland|wales|ireland|portugal|greece|switzerland|austria|europe|(?:the )?eu|european union|africa|asia|southeast asia|latin america|london|paris|berlin|new york|tokyo|beijing|shanghai|shenzhen|hong kong|madrid|barcelona|lima|bogotá|buenos aires|santiago|guangdong|zhejiang|jiangsu|sichuan|yunnan|california|texas|bavaria|catalonia|andalusia|alemania|francia|japón|corea|rusia|canadá|italia|españa|brasil|méxico|colombia|perú|ecuador|bolivia|venezuela|uruguay|paraguay|cuba|costa rica|guatemala|estados unidos|ee\. ?uu\.?|reino unido|europa|américa latina|latinoamérica|andalucía|cataluña|galicia|valencia|sevilla|portugal|suecia|noruega|dinamarca|finlandia|países bajos|suiza|turquía|marruecos)$/iu;
const byWord =
  /\b(?:province|city|county|region|district|valley|island|coast|river basin|provincia|ciudad|región|comunidad|municipio)\b/iu;
const time =
  /^(?:(?:19|20)\d{2}年?\s*(?:[-–—~〜至到]|to|al?|y|and|から|through|until|hasta)\s*(?:19|20)?\d{2,4}年?.*|\d{4}年?(?:以后|之后|以来|后|起|以降)|(?:since|after|before|from|desde|después de|hasta|until) \d{4}.*|近[一二三五十几\d]+年.*|(?:last|past|recent) (?:\w+ )?(?:years?|decades?)|(?:the )?(?:[\p{L}-]+\s)?(?:\d{4}s|period|era|decade|postwar years|war years)|(?:el |la |los )?(?:período|periodo|época|década|posguerra|años \w+).*|.*(?:以后|之后|以来|前后|阶段|初期|时代|战后|戦後|戦前|以降)|\d{4}|(?:19|20)\d{2}\s*[-–—~至到]\s*(?:19|20)?\d{2,4}年?.*|.*(?:\d{4}年|年代|时期|以来|年间|世纪|century|siglo [ivx]+|世紀|時代|期))$/iu;

const people =
  /(?:学生|新生|毕业生|研究生|本科生|女性|男性|妇女|老人|老年人|儿童|幼儿|青年|青少年|员工|职工|教师|患者|病人|群体|人群|居民|农民|农民工|家庭|用户|消费者|工人|从业者|创业者|学习者|移民|(?:初中|高中|小学|中职|高职|硕士|博士|专科|留学|实习|师范|女|男|考|中)生|村民|父母|家长|护士|医生|大学生|高齢者|子ども|児童|生徒|若者|労働者|従業員|社員|患者|教員|利用者|母親|父親|世代|障害者)$/u;
const peopleLatin =
  /\b(?:women|men|girls|boys|students?|children|adolescents|teenagers|teens|adults|elderly|seniors|older people|youth|young people|employees|workers|teachers|nurses|doctors|patients|migrants|immigrants|refugees|families|households|parents|mothers|fathers|consumers|users|farmers|freshmen|undergraduates|graduates|learners|entrepreneurs|millennials|gen z|firms|companies|smes|schools|hospitals|mujeres|hombres|niñ[oa]s|niñas|jóvenes|adolescentes|adultos|mayores|ancianos|estudiantes|alumn[oa]s|docentes|maestr[oa]s|profesor(?:es|as)|enfermer[oa]s|médicos|pacientes|migrantes|inmigrantes|familias|padres|madres|trabajador(?:es|as)|emplead[oa]s|consumidores|usuari[oa]s|agricultores|pymes|empresas|universitari[oa]s)\b/iu;

/** Whether a name is that of people among whom something is studied. */
export const looksLikePeople = (name: string): boolean => people.test(name) || peopleLatin.test(name);
/** Whether it is a time. */
export const looksLikeTime = (name: string): boolean => time.test(name.trim());

const side =
  /^(?:the )?(?:rural|urban|northern|southern|eastern|western|central|mainland|modern|contemporary|coastal|inner)\s+/iu;

/** Whether a name is a place's or a time's rather than a firm's, a school's or a work's. */
export const looksLikePlace = (name: string): boolean =>
  isKnownPlace(name) ||
  bySuffix.test(name) ||
  byName.test(name) ||
  latin.test(name) ||
  latin.test(name.replace(side, '')) ||
  byWord.test(name) ||
  time.test(name);

const countries =
  /^(?:中国|我国|美国|英国|德国|法国|日本|韩国|印度|俄罗斯|加拿大|澳大利亚|意大利|西班牙|巴西|新加坡|韓国|米国|アメリカ|イギリス|ドイツ|フランス|欧盟|欧洲|germany|france|japan|finland|sweden|spain|italy|china|india|the (?:us|uk|eu|netherlands)|united states|alemania|francia|japón|españa|italia|estados unidos)$/iu;
/** A country is set beside the home country, anything else beside the object itself. */
export const looksLikeCountry = (name: string): boolean => countries.test(name.trim()) || isKnownCountry(name);
