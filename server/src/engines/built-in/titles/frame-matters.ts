import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { thingCues } from '../../../understanding/kind/cues/thing-cues.ts';
import { houses } from '../../../understanding/titles/goods-words.ts';
import type { TitleWishes } from '../../../understanding/titles/read-title-wishes.ts';
import { type MatterSort, sortMatter } from '../../../understanding/titles/sort-matter.ts';
import { type FieldStuff, sortMarks, type TitleData, type TitleFrame } from './title-data.ts';
import type { TitleGrammar } from './title-grammar.ts';

/** What fills a frame, and what names it among others. */
export interface Framed {
  key: string;
  slots: Readonly<Record<string, string>>;
}

interface Setting {
  wishes: TitleWishes;
  field: Field;
  language: Language;
  data: TitleData;
  grammar: TitleGrammar;
}

/** The matter as it is named in a sentence ({x}), or bare ({z}). */
const put = (form: string, named: string, bare: string): string =>
  form.replace(/\{[xz]\}/u, (slot) => (slot === '{z}' ? bare : named));

/** 量子计算 in a field that does not compute is what the field does with it. */
export function isStrange(matter: string): boolean {
  const isBrief = /[\p{Script=Han}\u3040-\u30ff]/u.test(matter) ? matter.length <= 9 : matter.split(' ').length <= 3;
  return isBrief && Object.values(thingCues.mathematics ?? {}).some((cue) => cue.test(matter));
}

/** What bears on what: as the student said it, else what is measured or suffered is what the others bear on. */
function orient({ matters, isBearing }: TitleWishes, sortOf: (matter: string) => MatterSort): [string[], string] {
  const last = matters.at(-1) ?? '';
  if (isBearing) return [matters.slice(0, 1), matters[1] ?? last];
  const outcome =
    matters.findLast((matter) => sortOf(matter) === 'state') ??
    matters.findLast((matter) => sortOf(matter) === 'ill') ??
    last;
  return [matters.filter((matter) => matter !== outcome), outcome];
}

/** What a sort is to a field that does not tell it from its neighbours. */
const familyOf: Readonly<Partial<Record<MatterSort, MatterSort>>> = {
  crop: 'thing',
  stock: 'thing',
  land: 'thing',
  life: 'thing',
  sky: 'thing',
  weather: 'ill',
  open: 'means',
};
/** Kinds that look at how something is dealt with rather than at itself. */
const managed: ReadonlySet<TitleKind> = new Set<TitleKind>(['status-and-remedies', 'review']);
const natural: ReadonlySet<MatterSort> = new Set<MatterSort>(['land', 'life', 'sky', 'weather']);
const familyMark = (sort: MatterSort): string => sortMarks[familyOf[sort] ?? sort];
/** Beside another, what shows no sort is no basis to build on. */
const pairMark = (sort: MatterSort): string => familyMark(sort === 'open' ? 'thing' : sort);

/** A way of writing, where others name what is written of. */
const genre =
  /(?:小说|诗歌?|宋词|散文|戏剧|戏曲|文学|童话|神话|传说|作品|杂文|[^例]剧)$|\b(?:novels?|poetry|poems?|fiction|theatre|drama|literature|tales?|plays?|memoirs?|essays?|writing)$|^(?:el |la |los |las )?(?:novela|poesía|cuentos?|teatro|literatura|relatos?|crónica|ensayo|ficción|romance)(?!\p{L})|(?:小説|詩|俳句|短歌|和歌|文学|物語|戯曲|童話|随筆|ノベル)$/iu;
/** What something can be built on, where other means are practices that are only supported. */
const technology =
  /(?:技术|算法|模型|网络|智能|AI|GPT|学习|遥感|无人机|机器人|识别|物联网|区块链|大数据|云计算|计算|传感器?|雷达|仿真)$|\b(?:technolog(?:y|ies)|algorithms?|models?|networks?|intelligence|AI|learning|sensing|drones?|robots?|recognition|things|blockchain|big data|computing|sensors?|radar|simulation|vision|imagery|reality)$|(?<!\p{L})(?:tecnolog\p{L}+|algoritmos?|modelos?|redes neuronales|inteligencia artificial|aprendizaje (?:automático|profundo)|teledetección|drones?|robots?|reconocimiento|blockchain|computación|sensores|radar|simulación|realidad virtual)(?!\p{L})|(?:技術|アルゴリズム|モデル|ネットワーク|人工知能|AI|機械学習|深層学習|リモートセンシング|ドローン|ロボット|認識|認証|IoT|ブロックチェーン|コンピュー(?:ティング|タ)|センサ|レーダー|シミュレーション)$/iu;
/** What a plant or its soil is given, where other practices are those of farms and markets. */
const inTheField =
  /(?:灌溉|施肥|肥|栽培|种植|植保|飞防|嫁接|育种|轮作|间作|套种|耕作|免耕|覆膜|秸秆还田|农药|除草剂?|修剪|授粉)$|\b(?:irrigation|fertili[sz]\w+|tillage|mulch\w*|rotation|intercropping|grafting|breeding|pruning|compost\w*|biochar|herbicides?|pesticides?|pollination|cultivation|cover crops?)$|^(?:el |la |los |las )?(?:riego|fertili\p{L}+|labranza|acolchado|rotación|injerto|poda|compost\p{L}*|biocarbón|herbicidas?|plaguicidas?|polinización|cultivos de cobertura)(?!\p{L})|(?:灌漑|施肥|肥料|堆肥|栽培|輪作|間作|耕うん|接ぎ木|育種|農薬|除草|剪定|マルチ|受粉)$/iu;
/** What people suffer, not machines. */
const nuisance =
  /(?:噪声|污染|排放|扬尘|拥堵|眩光|异味)$|\b(?:noise|pollution|emissions|congestion|dust|glare|odou?rs?)$|^(?:el |la |los |las )?(?:ruido|contaminación|emisiones|congestión|polvo|olores)(?!\p{L})|(?:騒音|汚染|排出|渋滞|粉じん|悪臭)$/iu;
const runsOnData =
  /数据|算法|平台|网络|直播|智能|识别|推荐|短视频|社交媒体|互联网|无人驾驶|自动驾驶|AI|\b(?:data|algorithm\w*|platforms?|online|internet|social media|AI|artificial|recognition|facial|smart|apps?|streaming|chatbots?|surveillance|cookies|deepfakes?)\b|(?<!\p{L})(?:datos|algorit\p{L}+|plataformas?|en línea|internet|redes sociales|inteligencia artificial|reconocimiento|aplicaciones|videovigilancia)(?!\p{L})|データ|アルゴリズム|プラットフォーム|ネット|配信|人工知能|認証|SNS|アプリ|監視カメラ/iu;

/** What is provided or decreed is not what a lesson is given with. */
const untaught =
  /(?:服务|政策|制度|改革|机制|管理|经费|补贴|布局|督导|减负|评价)$|\b(?:services?|polic(?:y|ies)|reforms?|funding|fees|inspections?|management|subsid(?:y|ies)|closures?)$|^(?:el |la |los |las )?(?:servicios?|políticas?|reformas?|financiación|gestión|becas|subsidios?)(?!\p{L})|(?:サービス|政策|制度|改革|管理|補助金|統廃合|無償化)$/iu;

/** What soil, water and what lives in them suffer. */
const illOfNature =
  /污染|干旱|洪|侵蚀|退化|虫害|病害|噪声|重金属|微塑料|富营养|盐碱|水华|腐蚀|排放|滑坡|塌陷|感染|中毒|\b(?:pollution|droughts?|flood\w*|erosion|corrosion|pests?|emissions|weeds?|blight|salinity|microplastics|algal blooms?|noise|deforestation|wildfires?|landslides?|infections?|poisoning|degradation|fires?|seepage|subsidence)\b|contamina|sequía|inundaci|erosión|corrosión|plaga|emision|ruido|deforesta|incendio|degradación|infecci|intoxicaci|filtraci|汚染|干ばつ|洪水|侵食|腐食|虫害|病害|騒音|食害|感染|中毒|火災|劣化/iu;

/** Trade, schooling and what people suffer by each other have no yield and no water quality. */
function isOfPeople(sort: MatterSort, matter: string): boolean {
  if (sort === 'ill') return !illOfNature.test(matter);
  return sort === 'means' && !technology.test(matter) && !inTheField.test(matter) && !isStrange(matter);
}

interface MarkedFor {
  kind: TitleKind;
  field: Field;
  /** Whether its words show no sort. */
  isOpen: boolean;
}

/**
 * The marks under which frames of a field take a matter of the sort: `o` what people make, `e` what they meet,
 * `x` what can be built on, `u` what is done, `f` what is done to a plant, `h` what is of people where nature is looked at, `q` what people do, where a system is built for it.
 */
function marksOf(sort: MatterSort, matter: string, { kind, field, isOpen }: MarkedFor): string[] {
  if (field === 'science' && sort === 'open') return [sortMarks.open];
  if (field === 'science' && isOfPeople(sort, matter)) return ['h'];
  if (field === 'science' && natural.has(sort)) return ['n', sortMarks[sort]];
  if (field === 'agriculture' && sort === 'stock') return [sortMarks.stock];
  if (field === 'literature') return [sortMarks.thing, genre.test(matter) ? 'o' : 'e'];
  if (sort === 'means') {
    if (field === 'interdisciplinary' && kind === 'theory-essay' && isOpen) return [];
    if (field === 'education' && kind === 'teaching-design' && (isOpen || untaught.test(matter))) return [];
    return [
      sortMarks.means,
      technology.test(matter) ? 'x' : 'u',
      ...(inTheField.test(matter) || technology.test(matter) ? ['f'] : []),
    ];
  }
  const mark = familyMark(sort);
  return mark === sortMarks.thing ? [mark, natural.has(sort) ? 'e' : 'o'] : [mark];
}

const doesTake = (takes: readonly string[], cause: MatterSort, outcome: MatterSort): boolean =>
  takes.some(
    (mark) =>
      mark.length === 2 &&
      (mark[0] === '*' || mark[0] === pairMark(cause)) &&
      (mark[1] === '*' || mark[1] === pairMark(outcome)),
  );

function framePair(frame: TitleFrame, { wishes, field, language, data, grammar }: Setting): Framed[] {
  const { name, join, list } = grammar;
  const sortOf = (matter: string): MatterSort => sortMatter(matter, language, field);
  const [causes, outcome] = orient(wishes, sortOf);
  const [first = ''] = causes;
  if (!doesTake(frame.takes, sortOf(first), sortOf(outcome))) return [];
  const slots = {
    x: join([...causes, outcome].map(name)),
    cause: join(causes.map(name)),
    list: list(causes.map(name)),
    outcome: name(outcome),
  };
  if (!frame.form.includes('{work}')) return [{ key: frame.form, slots }];
  return data.views[field].corpora.map((work) => ({ key: work, slots: { ...slots, work } }));
}

/** What a form needs beside the matter, one filling for each that the field has. */
function fillersOf(
  { form }: TitleFrame,
  {
    stuff,
    corpora,
    sort,
    asked,
  }: { stuff: FieldStuff; corpora: readonly string[]; sort: MatterSort; asked: readonly string[] },
): { slot: string; texts: readonly string[] } {
  if (/\{(?:outcome|cause|list)\}/u.test(form)) return { slot: 'asked', texts: asked };
  if (form.includes('{means}')) return { slot: 'means', texts: sort === 'stock' ? stuff.feeds : stuff.means };
  if (form.includes('{task}')) return { slot: 'task', texts: sort === 'means' ? stuff.tasks : stuff.things };
  if (form.includes('{work}')) return { slot: 'work', texts: corpora };
  return { slot: '', texts: [''] };
}

function frameOne(frame: TitleFrame, { wishes, field, language, data, grammar }: Setting): Framed[] {
  const [matter = ''] = wishes.matters;
  const [tool] = wishes.tools;
  const stuff = data.stuff[field];
  const { name } = grammar;
  if (tool !== undefined) {
    if (!frame.takes.includes('d')) return [];
    return [{ key: frame.form, slots: { x: name(matter), a_x: grammar.one(matter), tool: name(tool), z_tool: tool } }];
  }
  const told = sortMatter(matter, language, field);
  // Fear of mathematics is a fear.
  const strange = isStrange(matter) && stuff.strangeAs !== '{x}' && told !== 'ill' && told !== 'state';
  const found = (stuff.asked[told] ?? []).length > 0 ? told : (familyOf[told] ?? told);
  const isAmongPeople = wishes.populations.length + wishes.settings.length > 0 && !technology.test(matter);
  const isSocial = stuff.socialAs !== '{x}' && found === 'means' && (isAmongPeople || socialMeans.test(matter));
  const sort = isSocial
    ? 'thing'
    : strange && field !== 'agriculture' && field !== 'medicine'
      ? sortOfStrange(field)
      : found;
  const isBuilt = isSocial && frame.kind === 'design-artefact';
  const marks = isBuilt ? ['q'] : marksOf(sort, matter, { kind: frame.kind, field, isOpen: told === 'open' });
  if (!marks.some((mark) => frame.takes.includes(mark))) return [];
  const named = name(matter);
  const wrap = strange ? stuff.strangeAs : isSocial ? stuff.socialAs : wrapOf(sort, matter, stuff);
  const bare = grammar.bare(matter);
  const isManaged = told === 'open' && field === 'interdisciplinary' && managed.has(frame.kind);
  const x = put(isManaged ? stuff.deeds.open : wrap, named, bare);
  const deed = strange ? x : put(deedOf(told, sort, matter, stuff), named, bare);
  const { slot, texts } = fillersOf(frame, {
    stuff,
    corpora: data.views[field].corpora,
    sort,
    asked: strange && stuff.askedOfStrange.length > 0 ? stuff.askedOfStrange : askedOf(sort, matter, stuff),
  });
  // Of what a matter is said to act on, what it names itself is left out.
  return texts
    .filter((text) => text === '' || !(x.includes(text) || text.includes(matter)))
    .filter((text) => frame.kind !== 'lab-experiment' || !earned.test(text))
    .map((text) => {
      const [cause, outcome] = sort === 'state' && slot === 'asked' ? [text, x] : [x, text];
      return {
        key: text || frame.form,
        slots: {
          x,
          y: isSocial ? x : named,
          z: bare,
          deed,
          cause,
          list: cause,
          outcome,
          means: text,
          task: text,
          work: text,
        },
      };
    });
}

function askedOf(sort: MatterSort, matter: string, stuff: FieldStuff): readonly string[] {
  const { asked, askedOfNuisance, askedOfPractice, askedOfData } = stuff;
  const usual = asked[sort] ?? [];
  if (sort === 'ill' && askedOfNuisance.length > 0 && nuisance.test(matter)) return askedOfNuisance;
  if (sort !== 'means') return usual;
  if (askedOfPractice.length > 0 && !inTheField.test(matter) && !technology.test(matter)) return askedOfPractice;
  return runsOnData.test(matter) ? [...askedOfData, ...usual] : usual;
}

const venue =
  /(?:酒店|民宿|餐厅|书店|咖啡馆|便利店|博物馆|图书馆|超市|健身房|影院|商场|景区|古镇|食堂)$|\b(?:hotels?|restaurants?|(?:book|coffee )?shops?|cafés?|museums?|libraries|supermarkets?|gyms?|cinemas?|theatres?|stores?)$|^(?:el |la |los |las )?(?:hoteles|restaurantes|librerías|cafeterías|museos?|bibliotecas|supermercados|gimnasios|cines|tiendas?)(?!\p{L})|(?:ホテル|旅館|民泊|書店|カフェ|博物館|図書館|スーパー|映画館|飲食店|コンビニ)$/iu;

/** What no experiment weighs. */
const earned = /收入|增收|就业|income|employment|renta|empleo|所得|雇用/u;

const isVenue = (matter: string): boolean =>
  venue.test(matter) || Object.values(houses).some((cue) => cue.test(matter));

function deedOf(told: MatterSort, sort: MatterSort, matter: string, { deeds, venueDeed }: FieldStuff): string {
  if (told === 'weather' || told === 'open') return deeds[told];
  return sort === 'thing' && isVenue(matter) ? venueDeed : deeds[sort];
}

function wrapOf(sort: MatterSort, matter: string, { thingAs, natureAs, venueAs }: FieldStuff): string {
  if (sort === 'land' || sort === 'life' || sort === 'sky') return natureAs;
  if (familyMark(sort) !== sortMarks.thing) return '{x}';
  return isVenue(matter) ? venueAs : thingAs;
}

/** Trade, media, schooling: means of people, not of engineers. */
const socialMeans =
  /(?:电商|电子商务|金融|保险|支付|服务|教育|课程|教学|营销|直播|直播带货|短视频|媒体|旅游|政策|制度|改革|外卖|辅导|作业|阅读|贸易|补贴|办公)$|\b(?:commerce|finance|insurance|payments?|services?|education|courses?|marketing|streaming|media|podcasts?|tourism|polic(?:y|ies)|reforms?|homework|reading|trade|subsidies|work|food|shopping)$|(?<!\p{L})(?:comercio|finanzas|seguros?|pagos?|servicios?|educación|cursos?|marketing|medios|pódcast|turismo|políticas?|reforma|deberes|subsidios|teletrabajo|mercados)(?!\p{L})|(?:通販|金融|保険|決済|サービス|教育|授業|講座|マーケティング|配信|動画|メディア|SNS|観光|政策|制度|改革|宿題|貿易|補助金|テレワーク|ポッドキャスト)$/iu;

const sortOfStrange = (field: Field): MatterSort =>
  field === 'philosophy' || field === 'literature' || field === 'history' || field === 'art' ? 'thing' : 'means';

/** The fillings of a frame with what the student brought; none where they do not belong together. */
export function frameMatters(frame: TitleFrame, setting: Setting): Framed[] {
  const { matters } = setting.wishes;
  return matters.length > 1 && setting.wishes.tools.length === 0 ? framePair(frame, setting) : frameOne(frame, setting);
}
