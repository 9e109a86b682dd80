import type { Language } from '@yanmo/contract/languages';

type Cues = Readonly<Record<Language, RegExp>>;

/** What nature made and nobody prepares: looked at outside, from afar or in data, never mixed in a flask. */
export type NatureSort = 'land' | 'life' | 'sky' | 'weather';

const land: Cues = {
  zh: /(?:冰川|冰盖|海冰|积雪|湖泊|湖|水库|河流|江河|河口|海洋|海岸带?|海岸线|潮间带|湿地|沼泽|红树林|森林|雨林|林地|草原|草地|草甸|荒漠|沙漠|绿洲|冻土|地下水|喀斯特|溶洞|火山|断层|沉积物|岩石|山脉|生态系统|植被|海草床|珊瑚礁)$/u,
  en: /\b(?:glaciers?|ice sheets?|sea ice|permafrost|lakes?|reservoirs?|rivers?|streams?|estuar(?:y|ies)|oceans?|coasts?|coastlines?|wetlands?|marsh(?:es)?|mangroves?|forests?|rainforests?|woodlands?|grasslands?|savannas?|deserts?|dunes|groundwater|aquifers?|caves?|volcano(?:e?s)?|sediments?|rocks|mountains|ecosystems?|peatlands?|(?:coral )?reefs?)$/iu,
  es: /^(?:el |la |los |las )?(?:glaciar(?:es)?|casquetes? polar(?:es)?|permafrost|lagos?|lagunas?|embalses?|ríos?|arroyos?|estuarios?|océanos?|costas?|humedal(?:es)?|marismas?|manglar(?:es)?|bosques?|selvas?|praderas?|pastizal(?:es)?|páramos?|desiertos?|dunas|aguas subterráneas|acuíferos?|cuevas?|volcan(?:es)?|volcán|sedimentos?|rocas|montañas|ecosistemas?|turberas?|arrecifes?(?: de coral)?)(?!\p{L})/iu,
  ja: /(?:氷河|氷床|海氷|積雪|湖沼|湖|河川|河口|海洋|海岸|干潟|湿地|湿原|マングローブ|森林|熱帯雨林|里山|草原|砂漠|凍土|地下水|鍾乳洞|火山|断層|堆積物|岩石|山岳|生態系|植生|藻場|サンゴ礁)$/u,
};

const life: Cues = {
  zh: /(?:候鸟|鸟类?|昆虫|蝴蝶|蜜蜂|蚂蚁|珊瑚|鲸类?|海豚|江豚|大熊猫|金丝猴|猕猴|亚洲象|大象|雪豹|东北虎|藻类|浮游[动植]物|苔藓|地衣|蕨类|两栖动物|爬行动物|哺乳动物|无脊椎动物|野生动物|野生植物|濒危植物|植物|动物|鱼类|贝类|物种|入侵物种|种群|蝙蝠|海龟|蛙|蛇|狼|鹤|水母)$/u,
  en: /(?<!\b(?:power|treatment|nuclear|chemical|desalination|processing|assembly|industrial|steel|cement) )\b(?:(?:sea)?birds?|insects?|butterfl(?:y|ies)|(?:honey|bumble)?bees?|ants?|corals?|whales?|dolphins?|turtles?|sharks?|bats?|frogs?|amphibians?|reptiles?|mammals?|species|plants?|animals?|wildlife|algae|(?:phyto|zoo)?plankton|moss(?:es)?|lichens?|fungi|wolves|elephants?|owls?|pollinators?|seagrass|jellyfish|penguins?|lizards?|snakes?)$/iu,
  es: /^(?:el |la |los |las )?(?:aves?|pájaros|insectos|mariposas?|abejas?|hormigas?|coral(?:es)?|ballenas?|delfines|tortugas?|tiburones|murciélagos?|ranas?|anfibios|reptiles|mamíferos|especies?|plantas?(?! de)|animales|fauna|flora|algas?|plancton|musgos?|líquenes|hongos|lobos?|jaguar(?:es)?|pumas?|cóndor(?:es)?|polinizadores|medusas|pingüinos|serpientes)(?!\p{L})/iu,
  ja: /(?:渡り鳥|鳥類|野鳥|昆虫|チョウ|ミツバチ|アリ|サンゴ|クジラ|イルカ|ウミガメ|サメ|コウモリ|カエル|両生類|爬虫類|哺乳類|生物種|固有種|外来種|希少種|絶滅危惧種|野生動物|植物|高山植物|動物|藻類|プランクトン|コケ|地衣類|魚類|ホタル|クラゲ|ペンギン|オオカミ|ニホンジカ|シカ|ヒグマ|クマ)$/u,
};

const sky: Cues = {
  zh: /(?:恒星|行星|系外行星|小行星|彗星|星系|星云|超新星|中子星|脉冲星|类星体|黑洞|太阳黑子|太阳耀斑|太阳活动|月球|火星|木星|土星|暗物质|银河系|流星雨?|宇宙射线)$/u,
  en: /\b(?:stars?|planets?|exoplanets?|galax(?:y|ies)|black holes?|asteroids?|comets?|supernovae?|pulsars?|quasars?|dark matter|nebulae?|meteors?|sunspots?|solar flares?|cosmic rays?)$/iu,
  es: /^(?:el |la |los |las )?(?:estrellas?|planetas?|exoplanetas?|galaxias?|agujeros? negros?|asteroides?|cometas?|supernovas?|púlsares|cuásares|materia oscura|nebulosas?|meteoros?|manchas solares|rayos cósmicos)(?!\p{L})/iu,
  ja: /(?:恒星|惑星|系外惑星|小惑星|彗星|銀河|星雲|超新星|中性子星|パルサー|ブラックホール|黒点|太陽フレア|暗黒物質|流星群?|宇宙線)$/u,
};

const weather: Cues = {
  zh: /(?:干旱|洪涝|洪水|气候|气候变化|气候变暖|季风|台风|降水|降雨|暴雨|气温|厄尔尼诺|寒潮|热浪|极端天气|极端高温|沙尘暴|雾霾|臭氧|气溶胶|海平面|海平面上升|洋流|海温)$/u,
  en: /\b(?:droughts?|flood(?:s|ing)?|climate|climate change|global warming|monsoons?|typhoons?|hurricanes?|cyclones?|rainfall|precipitation|snowfall|heat ?waves?|extreme weather|extreme heat|el niño|ozone|aerosols?|dust storms?|sea[- ]level(?:s| rise)?|ocean currents?)$/iu,
  es: /^(?:el |la |los |las )?(?:sequías?|inundaci(?:ón|ones)|clima|cambio climático|calentamiento global|monzón|monzones|tifones|huracán|huracanes|ciclones|lluvias?|precipitaci(?:ón|ones)|olas? de calor|el niño|ozono|aerosoles|nivel del mar|corrientes (?:oceánicas|marinas))(?!\p{L})/iu,
  ja: /(?:干ばつ|洪水|気候|気候変動|温暖化|モンスーン|台風|降水|降水量|降雨|豪雨|気温|エルニーニョ|寒波|熱波|猛暑|異常気象|黄砂|オゾン|エアロゾル|海面上昇|海流|海水温|梅雨)$/u,
};

const all: readonly (readonly [NatureSort, Cues])[] = [
  ['weather', weather],
  ['sky', sky],
  ['land', land],
  ['life', life],
];

/** Which part of nature a matter is, if any. */
export const findNature = (text: string, written: Language): NatureSort | null =>
  all.find(([, cues]) => cues[written].test(text))?.[0] ?? null;
