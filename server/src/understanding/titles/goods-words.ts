import type { Language } from '@yanmo/contract/languages';

type Cues = Readonly<Record<Language, RegExp>>;

/** Words that end as goods do and are none: 效果, 教材, 游戏. */
const crops: Cues = {
  zh: /(?:茶叶?|(?<![效成结后因如])果|柑橘|橘|柚|(?<![纳厘毫微])米|稻|麦|豆|(?<!料)菜|(?<![烟天火浪])花|药材|菇|食用菌|甘蔗|马铃薯|花生|橡胶|烟草|竹|枸杞|人参|葡萄|猕猴桃|莓|番茄|藕|薯|藜麦|高粱|谷子|莲|辣椒|香蕉|荔枝|咖啡|可可)$/u,
  en: /\b(?:tea|coffee|cocoa|cacao|fruit|rice|wheat|maize|corn|barley|sorghum|cassava|soy(?:bean)?s?|beans?|vegetables?|flowers?|mushrooms?|cotton|bananas?|avocados?|citrus|olives?|mangoes|grapes?|potato(?:es)?|tomato(?:es)?|rubber|sugar ?cane|vineyards?|apples?|strawberries|quinoa)$/iu,
  es: /^(?:el |la |los |las )?(?:té|café|cacao|frutas?|arroz|trigo|maíz|cebada|soja|soya|frijol(?:es)?|hortalizas|flores|setas|algodón|plátanos?|banano|aguacates?|cítricos|aceitunas?|olivos?|olivar(?:es)?|uvas?|viñedos?|papas?|patatas?|tomates?|caña de azúcar|quinua|mangos?|naranjas?)(?!\p{L})/iu,
  ja: /(?:茶|果物|みかん|りんご|ぶどう|いちご|芋|そば|大豆|米|稲|麦|豆|野菜|トマト|花|きのこ|サトウキビ|じゃがいも|コーヒー|カカオ|綿花)$/u,
};

const stock: Cues = {
  zh: /(?:奶牛|肉牛|牦牛|黄牛|(?<!蜗)牛|羊|猪|鸡|鸭|鹅|鱼|虾|蟹|蚕|家禽|肉禽|家畜)$/u,
  en: /\b(?:cattle|cows|dairy|sheep|goats?|pigs?|poultry|chickens?|hens|broilers?|ducks?|horses?|camels?|fish|shrimps?|salmon|oysters?|livestock|silkworms?)$/iu,
  es: /^(?:el |la |los |las )?(?:ganado(?: \p{L}+)?|vacas?|ovejas?|cabras?|cerdos?|aves de corral|pollos?|gallinas?|caballos?|alpacas?|llamas?|pescado|peces|camar(?:ón|ones)|salmón|ostras)(?!\p{L})/iu,
  ja: /(?:乳牛|肉牛|和牛|牛|豚|羊|鶏|馬|家畜|家禽|魚|ブリ|マグロ|エビ|牡蠣|カキ|蚕)$/u,
};

const wares: Cues = {
  zh: /(?:酒|(?<![教题素取人身])材|钢|钢铁|瓷|陶瓷|丝绸|刺绣|剪纸|食品|产品|小吃|美食|古镇|古城|古村落?|博物馆|非遗|遗产|壁画|(?<!游)戏曲?|[京昆越川粤黄]剧|汽车|手机|家电|电池|芯片|半导体|服装|化妆品|玩具|家具|酒店|民宿|餐厅|书店|咖啡馆|便利店|卷烟|电子烟|药品|疫苗|宠物|文物)$/u,
  en: /\b(?:wine|timber|steel|ceramics|silk|food|products|heritage|museums?|cars?|vehicles?|phones?|semiconductors?|chips|clothing|fashion|cosmetics|toys|furniture|hotels?|restaurants?|shops?|bookshops?|cafés?|batter(?:y|ies)|cigarettes?|e-cigarettes?|medicines|pets|antiquities)$/iu,
  es: /^(?:el |la |los |las )?(?:vino|madera|acero|cerámica|seda|alimentos|productos|patrimonio|museos?|aceite(?: de oliva)?|coches|automóviles|vehículos(?: eléctricos)?|ropa|moda|cosméticos|juguetes|muebles|hoteles|restaurantes|librerías|semiconductores|baterías|cigarrillos(?: electrónicos)?|medicamentos|mascotas)(?!\p{L})/iu,
  ja: /(?:酒|木材|鋼|陶磁器|焼|絹|織|食品|産品|郷土料理|町家|博物館|遺産|和菓子|ワイン|自動車|スマートフォン|家電|半導体|電池|衣料|化粧品|玩具|家具|ホテル|旅館|書店|カフェ|民泊|たばこ|医薬品|ペット|文化財)$/u,
};

/** Houses of trade, which those who study management meet as such. */
export const houses: Cues = {
  zh: /(?:店|馆|厅|铺|坊|食堂|乐园|公园|健身房|美容院|养老院|幼儿园|银行|企业|公司|工厂|农场)$/u,
  en: /\b(?:\p{L}+eries|shops?|stores?|salons?|gyms?|clinics?|start-?ups?|firms|companies|banks|farms|airlines|agencies|malls|parks|cafés?|pubs|bars)$/iu,
  es: /^(?:el |la |los |las )?(?:\p{L}+erías|tiendas?|gimnasios|clínicas|empresas|pymes|bodegas|bancos|aerolíneas|agencias|bares|cafés|parques|centros)(?!\p{L})/iu,
  ja: /(?:店|屋|館|ジム|サロン|企業|会社|工場|銀行|園|病院|航空)$/u,
};
/** What is kept because it is old. */
export const heirlooms: Cues = {
  zh: /(?:遗产|非遗|古镇|古城|古村落?|博物馆|壁画|戏曲?|剧|剪纸|刺绣|丝绸|瓷|陶瓷|文物)$/u,
  en: /\b(?:heritage|museums?|ceramics|silk|antiquities|monuments?)$/iu,
  es: /^(?:el |la |los |las )?(?:patrimonio|museos?|cerámica|seda|monumentos?)(?!\p{L})/iu,
  ja: /(?:遺産|博物館|町家|文化財|陶磁器|焼|織|絹)$/u,
};

/** What is grown, kept, and made to be sold or shown. */
export const cropsAndWares = [
  { sort: 'crop', cues: crops },
  { sort: 'stock', cues: stock },
  { sort: 'thing', cues: wares },
] as const;
