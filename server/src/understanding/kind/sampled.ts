import type { Field } from '@yanmo/contract/codes';
import type { Reading } from '../title-reading.ts';

const harming =
  /poison|toxic|contamina|pollut|microplastic|pesticide|residues?\b|heavy metals?|smog|\bPM ?2\.5|radon|asbestos|arsenic|\blead (?:exposure|in)|fluoride|nitrates?\b|phosphates?\b|antibiotic resistance|微塑料|重金属|农药残留|抗生素|污染|中毒|毒性|雾霾|硝酸盐|plomo|mercurio|arsénico|nitratos|metales pesados|contaminaci|tóxic|intoxicaci|plaguicidas|microplástic|resistencia a (?:los )?antibiótic|[氮磷](?:的)?(?:形态|赋存|释放|负荷)|赋存形态|汚染|中毒|残留農薬|マイクロプラスチック|重金属|有害/iu;

/** What nobody makes or uses: it comes from somewhere, harms somebody and is kept off. */
export const namesHazard = (text: string): boolean => harming.test(text);

/** What samples are taken from in the open. */
const media =
  /沉积物|底泥|土壤|河|湖|江|海|水库|水体|地下水|滩|湿地|流域|农田|大气|降尘|sediments?|soils?|rivers?|lakes?|beach|coast|estuar|\bbay\b|reservoir|groundwater|wetland|watershed|harbou?r|\bport\b|seawater|surface water|tap water|drinking water|street dust|sedimentos?|suelos?|r[ií]os?(?!\p{L})|lagos?(?!\p{L})|laguna|playas?|costa|estuario|bah[ií]a|embalse|acu[ií]fero|humedal|cuenca|puerto|aguas? (?:superficial|subterr[aá]nea|potable|de mar)|底質|堆積物|土壌|川|湖|湾|海岸|河口|干潟|砂浜|地下水|流域|水道水|大気/iu;
const measuring: ReadonlySet<Field> = new Set<Field>(['science', 'agriculture', 'engineering', 'interdisciplinary']);
const zhWater = /\p{Script=Han}{1,4}(?:河|湖|江|湾|水库|流域|海|滩|池)/u;

/** A name, not a sort of place: the Elbe, and not rivers. */
const isOwnPlace = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Katakana}]/u.test(text) ? text.length >= 2 : /(?:^|\s)\p{Lu}/u.test(text);

/** Microplastics on these beaches are counted there; what is known of them elsewhere is no answer. */
export function isSampled({ object, signs, bearing, contexts }: Reading, text: string, field: Field): boolean {
  if (!measuring.has(field) || !media.test(text) || !namesHazard(text)) return false;
  if (signs.includes('review') || signs.includes('remedy') || signs.includes('design') || bearing !== null)
    return false;
  return (
    contexts.some(
      ({ kind, text: place }) => (kind === 'place' || kind === 'setting' || kind === 'case') && isOwnPlace(place),
    ) ||
    zhWater.test(object) ||
    // 污染特征与来源解析: who asks for both has taken samples, wherever it was.
    /(?:分布|濃度)(?:と|および)(?:その)?(?:起源|発生源|由来)|赋存形态(?:与|及其?|和)[^，：]{0,4}(?:释放)?风险/u.test(
      text,
    ) ||
    /(?:污染|分布|含量|赋存|富集)(?:特征|状况|水平).{0,4}(?:来源|源解析|风险评价|风险评估)/u.test(text)
  );
}
