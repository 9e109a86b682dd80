import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, section } from '../section.ts';
import type { Core } from './core.ts';

/** Animals that eat what people grow or keep; worms inside cattle are an illness, and silkworms are kept. */
const pest =
  /(?:(?<!寄生|球|绦|蛔|吸|锥|原|昆|益)虫$|蛾|蚜|蚜虫|螟|螟虫|蝗|蝗虫|蝇|螨|介壳虫|粉虱|飞虱|叶蝉|天牛|象甲|象鼻虫|金龟子|蛴螬|地老虎|线虫|蜗牛|蛞蝓|福寿螺|田鼠|害鼠|鼠害|鼠类|野猪|鸟害|虫害|害虫|粘虫|棉铃虫|蓟马)(?!病)|\b(?:rats?|mice|rodents?|slugs?|snails?|locusts?|aphids?|weevils?|beetles?|moths?|armyworms?|bollworms?|budworms?|cutworms?|borers?|caterpillars?|whitefl(?:y|ies)|thrips|spider mites?|termites?|grasshoppers?|planthoppers?|leafhoppers?|wild boars?|pigeons|crows|rabbits|moles|voles|fruit fl(?:y|ies)|pests?)\b|(?<!\p{L})(?:ratas?|ratones|roedores|babosas?|caracoles|langostas?|pulg[oó]n(?:es)?|gorgojos?|polillas?|moscas? (?:blanca|de la fruta)|gusano cogollero|trips|ácaros?|cochinillas?|barrenador(?:es)?|jabal[ií](?:es)?|conejos|plagas?)(?!\p{L})|害虫|ネズミ|野鼠|イノシシ|シカ|カラス|鳥害|獣害|カメムシ|ウンカ|アブラムシ|ナメクジ|ハダニ|アザミウマ|ヨトウ|ジャンボタニシ|センチュウ/iu;
const fought =
  /防治|防控|控制|治理|发生规律|灭除|诱杀|\b(?:control(?:ling|s)?|manag(?:ing|ement)|against|protect(?:ing|ion)|prevent(?:ing|ion)|deter(?:ring|rence)|without)\b|(?<!\p{L})(?:control|manejo|lucha|combate|prevención|contra)(?!\p{L})|防除|対策|駆除|防止|管理/iu;
/** Farmers who take up a way of control, what an agent does, and what crops lose are asked about elsewhere. */
const asksPeople =
  /农户|意愿|采纳|满意|政策|farmers['’]|adoption|willingness|policy|agricultores|adopción|política|農家|政策/iu;

export const isPest = (field: Field, { object, text, bearing, kind }: TitleUnderstanding): boolean =>
  (field === 'agriculture' || field === 'science' || field === 'interdisciplinary') &&
  bearing === null &&
  kind !== 'lab-experiment' &&
  kind !== 'design-artefact' &&
  kind !== 'history-narrative' &&
  pest.test(object.replace(/^.*としての/u, '')) &&
  fought.test(text) &&
  !asksPeople.test(text);

const unpoisoned =
  /无农药|不用(?:农)?药|非化学|without (?:poisons?|pesticides?|chemicals?)|non-?chemical|organic|sin (?:venenos?|plaguicidas|pesticidas|químicos)|ecológic|orgánic|無農薬|有機/iu;
const biological = /生物防治|biological control|control biológico|生物的防除/iu;

/** How it is known and what it eats, how it lives, what is done against it, what to choose. */
export const planPest: Core = (_material, angle, title) => {
  const bare =
    title.object.replace(
      /的?(?:综合|绿色|生物)?(?:防治|防控)$|^(?:the )?(?:biological |integrated )?(?:control|management) of (?:the )?|^(?:el )?(?:control|manejo)(?: \p{Ll}+)? (?:de (?:la |las |los )?|del )|の?(?:防除|対策|駆除)$| (?:control|management)$/iu,
      '',
    ) || title.object;
  const name = grammars[title.language].fromTitle(bare, title.text);
  const slots = { object: name, focus: name };
  const ways: Section[] = biological.test(title.text)
    ? [part('pest.watch'), part('pest.living')]
    : [part('pest.watch'), part('pest.farm'), part('pest.living')];
  const nature = section('pest.nature', 18, [part('pest.look'), part('pest.harm')], slots);
  const life = section('pest.life', 20, [part('pest.cycle'), part('pest.when')], slots);
  const isFree = unpoisoned.test(title.text) || biological.test(title.text);
  return [
    ...(angle % 2 === 1 ? [life, nature] : [nature, life]),
    section('pest.control', 30, isFree ? ways : [...ways, part('pest.drug')], slots),
    section('pest.choice', 18, [part('pest.effect'), part('pest.plan')], slots),
  ];
};

/** What germs and pests do against what kills them: nobody is exposed to it, and nothing removes it. */
const resistance =
  /(?:耐药|抗药|抗生素耐药|耐药性|抗药性)(?!蛋白)|\b(?:antibiotic|antimicrobial|antifungal|drug|insecticide|pesticide|herbicide|fungicide|multidrug|anthelmintic)[ -]resistan(?:ce|t)\b|resistencia (?:a (?:los )?)?(?:antibiótic|antimicrobian|bacterian|insecticid|herbicid)\p{L}*|(?:薬剤|多剤|抗菌薬)耐性|薬剤抵抗性/iu;
export const isResistance = ({ object }: TitleUnderstanding): boolean => resistance.test(object);

export const reviewResistance = (): Section[] => [
  section('ill.burden', 18, [part('ill.spread'), part('ill.risk')]),
  section('resist.how', 26, [part('resist.ways'), part('resist.test')]),
  section('resist.curb', 26, [part('resist.use'), part('resist.other')]),
];

const worth =
  /值得(?:吗|投入|投资|建设)|值不值|是否值得|划算吗|是否划算|物有所值|成本(?:与)?(?:收益|效益)分析|\bworth (?:it|the (?:cost|costs|money|price|expense|investment|effort|trouble))\b|value for money|\bpay for (?:itself|themselves)\b|\bpay off\b|cost[-–—]benefit|(?:vale|valen|merece|merecen) la pena(?! de)|¿(?:es|son|resultan?) rentables?|análisis coste?o?[- ]?beneficio|coste?o?[- ]beneficio|見合う(?:の)?か|割に合う|費用便益|採算(?:は|が)/iu;
const spent: ReadonlySet<Field> = new Set<Field>([
  'economics',
  'management',
  'engineering',
  'agriculture',
  'interdisciplinary',
  'education',
  'military',
  'science',
]);

/** Whether something is worth its money is a matter of costs and benefits, not of rights. */
export const asksWorth = (field: Field, { text }: TitleUnderstanding): boolean => spent.has(field) && worth.test(text);
export const namesWorth = (text: string): boolean => worth.test(text);

export const planValue: Core = (_material, angle) => {
  const costs = section('value.cost', 22, [part('value.spent'), part('value.others')]);
  const gains = section('value.gain', 22, [part('value.direct'), part('value.wide')]);
  return [
    section('value.plan', 16, [part('value.aim'), part('value.else')]),
    ...(angle % 2 === 1 ? [gains, costs] : [costs, gains]),
    section('value.weigh', 26, [part('value.balance'), part('value.who'), part('value.doubt')]),
  ];
};

const altered =
  /(?:语义|词义|意义|语义色彩)的?(?:演变|变化|变迁|流变|泛化)|semantic (?:change|shift|evolution|broadening)|changing meanings? of|cambio (?:semántico|de significado)|evolución (?:semántica|del significado)|意味(?:の)?(?:変化|変遷|拡張)|語義(?:の)?変化/iu;
export const isWordChange = (text: string): boolean => altered.test(text);

/** A word has no sentences of its own: where it comes from, how its sense moved, why. */
export const planWord: Core = (_material, angle, { aspect, object, text, language }) => {
  const bare = object.replace(/的?(?:语义|词义)(?:演变|变化|变迁|流变)$/u, '') || object;
  const name = bare === aspect ? object : grammars[language].fromTitle(bare, text);
  const slots = { object: name, focus: name };
  const old = section('word.old', 20, [part('word.root'), part('word.first')], slots);
  const moved = section('word.course', 32, [part('word.senses'), part('word.mates'), part('word.tone')], {
    ...slots,
    aspect: altered.test(aspect) ? aspect : '',
  });
  const why = section('word.why', 24, [part('word.mind'), part('word.spread')], slots);
  return angle % 2 === 1 ? [moved, old, why] : [old, moved, why];
};

const lost: Readonly<Record<TitleUnderstanding['language'], RegExp>> = {
  zh: /(?<a>消解|异化|迷失|失落|危机|缺失|遮蔽|丧失|式微|祛魅|解构|失序|断裂)(?:与|及其?|和)(?<b>重建|重构|重塑|回归|超越|复归|救赎|扬弃|复兴|返魅|拯救|修复)$/u,
  en: /\b(?<a>loss|crisis|decline|erosion|eclipse|death|alienation) and (?:the )?(?<b>recovery|renewal|rebirth|reconstruction|restoration|return|revival)\b/iu,
  es: /(?<a>pérdida|crisis|declive|ocaso|alienación|erosión) y (?:la |el )?(?<b>recuperación|renovación|reconstrucción|restauración|retorno|renacimiento)(?!\p{L})/iu,
  ja: /(?<a>喪失|危機|衰退|解体|疎外|崩壊)と(?<b>回復|再建|再生|再構築|復権|克服)$/u,
};

export interface Loss {
  thing: string;
  a: string;
  b: string;
}

/** 自主性的消解与重建: what is lost and won back; the two are no one thing with elements. */
export function findLoss({ language, text, object, aspect }: TitleUnderstanding): Loss | null {
  const found = lost[language].exec(aspect)?.groups ?? lost[language].exec(object)?.groups;
  if (!found?.a || !found.b) return null;
  const thing = object
    .replace(lost[language], '')
    .replace(/^(?:the )?(?:of |de |del )(?:the |la |el |los |las )?|的$|の$/giu, '')
    .trim();
  if (thing.length < 2) return null;
  return { thing: grammars[language].fromTitle(thing, text), a: found.a.toLowerCase(), b: found.b.toLowerCase() };
}

/** What it is, how and why it was lost, how it may be won back and how far. */
export const planLoss =
  ({ thing, a, b }: Loss): Core =>
  () => {
    const slots = { object: thing, focus: thing, a, b };
    return [
      section('concept.meaning', 18, [part('concept.sense'), part('concept.lineage')], { ...slots, aspect: '' }),
      section('lost.fall', 22, [part('lost.signs'), part('lost.harm')], slots),
      section('lost.roots', 22, [part('lost.outer'), part('lost.inner')], slots),
      section('lost.back', 26, [part('lost.ground'), part('lost.ways'), part('lost.limit')], slots),
    ];
  };
