const bySuffix = /(?:省|市|县|区|州|镇|乡|村|自治区|地区|流域|三角洲?|半岛|群岛|沿海|都|府|県|町|地方|街道)$/u;
const byName =
  /^(?:我国|中国|全国|国内|(?:东|西|中|南|北|东北|西北|西南|华东|华南|华北)部?(?:地区)?|北京|上海|天津|重庆|香港|澳门|台湾|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆|长三角|珠三角|京津冀|粤港澳大湾区|杭州|南京|苏州|武汉|成都|西安|广州|深圳|厦门|青岛|长沙|美国|英国|德国|法国|日本|韩国|印度|俄罗斯|加拿大|澳大利亚|意大利|西班牙|巴西|墨西哥|新加坡|越南|泰国|欧盟|欧洲|非洲|东南亚|拉美|北欧|東京|大阪|京都|北海道|九州|沖縄|日本|中国|韓国|米国|アメリカ|イギリス|ドイツ|フランス|スペイン|インド|ヨーロッパ|アジア|フィンランド|デンマーク|スウェーデン|オランダ|ベトナム|タイ)$/u;
const latin =
  /^(?:the )?(?:china|germany|france|japan|korea|south korea|india|russia|canada|australia|italy|spain|brazil|mexico|singapore|vietnam|thailand|finland|sweden|norway|denmark|the netherlands|netherlands|poland|turkey|egypt|nigeria|kenya|south africa|argentina|chile|colombia|peru|united states|usa|us|uk|united kingdom|england|scotland|wales|ireland|portugal|greece|switzerland|austria|europe|(?:the )?eu|european union|africa|asia|southeast asia|latin america|london|paris|berlin|new york|tokyo|beijing|shanghai|shenzhen|hong kong|madrid|barcelona|lima|bogotá|buenos aires|santiago|guangdong|zhejiang|jiangsu|sichuan|yunnan|california|texas|bavaria|catalonia|andalusia|alemania|francia|japón|corea|rusia|canadá|italia|españa|brasil|méxico|colombia|perú|ecuador|bolivia|venezuela|uruguay|paraguay|cuba|costa rica|guatemala|estados unidos|ee\. ?uu\.?|reino unido|europa|américa latina|latinoamérica|andalucía|cataluña|galicia|valencia|sevilla|portugal|suecia|noruega|dinamarca|finlandia|países bajos|suiza|turquía|marruecos)$/iu;
const byWord =
  /\b(?:province|city|county|region|district|valley|island|coast|river basin|provincia|ciudad|región|comunidad|municipio)\b/iu;
const time =
  /^(?:\d{4}|(?:19|20)\d{2}\s*[-–—~至到]\s*(?:19|20)?\d{2,4}年?.*|.*(?:\d{4}年|年代|时期|以来|年间|世纪|century|siglo [ivx]+|世紀|時代|期))$/iu;

/** Whether a name is a place's or a time's rather than a firm's, a school's or a work's. */
export const looksLikePlace = (name: string): boolean =>
  bySuffix.test(name) || byName.test(name) || latin.test(name) || byWord.test(name) || time.test(name);

const countries =
  /^(?:中国|我国|美国|英国|德国|法国|日本|韩国|印度|俄罗斯|加拿大|澳大利亚|意大利|西班牙|巴西|新加坡|韓国|米国|アメリカ|イギリス|ドイツ|フランス|欧盟|欧洲|germany|france|japan|finland|sweden|spain|italy|china|india|the (?:us|uk|eu|netherlands)|united states|alemania|francia|japón|españa|italia|estados unidos)$/iu;
/** A country is set beside the home country, anything else beside the object itself. */
export const looksLikeCountry = (name: string): boolean => countries.test(name.trim());
