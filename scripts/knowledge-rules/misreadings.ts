import type { Language } from '@yanmo/contract/languages';
import type { ChainLine, FactLine } from '../../server/src/knowledge/knowledge-line.ts';
import type { Line } from './knowledge-file.ts';

/**
 * A belief about the subject that is wrong, or a way of reading that leaves something out, is no trouble of the subject: what brings the belief about
 * would be told as what brought the subject about. It is a `misreading`, with the `ground`s for which it is held and the `correction`s that set it right.
 */

interface Words {
  /** In what it is called, and in what is said of it. */
  name: RegExp;
  text: RegExp;
}

/** How a belief, or how something is read and told, is spoken of. */
const believed: Record<Language, Words> = {
  en: {
    name: /\bneglect of\b|mistaken for|\btaken for\b|\btold as\b|explained by|\bread (?:as|like)\b|credited with|judged (?:by|from)|\bmyths?\b|\blegends?\b|misread|misconception|cliché|overstated|exaggerated|\btreated as\b|\bseen (?:as|only|through)\b|\breduced to\b|given for\b|used as proof|stereotyp|one-sided|forced into|diagnosed as|hidden meaning/u,
    text: /\b(?:explanations?|accounts|histories|readers|readings|textbooks|memory|interpretations|reviewers) (?:\w+ ){0,3}(?:often|easily|long|alone|leave|left|turn|take|treat|reduce|traces?)\b|\b(?:is|are|was|were|has been|have been) (?:often |easily |long |usually )(?:told|judged|remembered|taken|praised|credited|read|explained|likened|weighed|called|treated|reduced)\b|leaves? out\b/u,
  },
  zh: {
    name: /被?(?:当作|当成|视为|等同于?|简化为|归结为|解释全部|绝对化|遮蔽|误读|误解|夸大|高估|被忽视|被忽略|混为|附会)|迷思|神话|刻板|标签|片面|单一归于|流于(?:口号|悲壮)|论证(?:空泛|薄弱|偏于)/u,
    text: /(?:叙述(?!者)|读法|论述|论著|论者|读物|后人|史家|解读者?|传记)[^，]{0,6}(?:常|多|往往|只|有时|习惯)|常被(?:说成|理解为|直接等同|当作|概括为)|误以为/u,
  },
  es: {
    name: /presentad[oa] como|\bmitos?\b|leíd[oa]s? como|confundid[oa]s? con|idealiza|exagerad|lectura|relatos?\b|tópico|estereotip|malentendid|simple entre|aplicado a cualquier/u,
    text: /\b(?:algunos|muchos|muchas|unos) (?:relatos|lecturas|lectores|manuales)\b|se toma por\b|se ha presentado\b/u,
  },
  ja: {
    name: /誤解|誤読|神話|通念|一面的|図式的|類型化|読解|裁断|中心の理解|成功物語|思い込み/u,
    text: /(?:論考|読み|論|叙述|議論|読者)(?:の多く)?(?:は|が|では)[^、]*(?:見落|省|扱わ|問わ|しか|消え|乏し)|見落とす$|と誤解/u,
  },
};

/** Troubles of the thing itself that are called so: somebody who acts takes one thing for another, or leaves it undone. Each was read. */
const troubles: ReadonlySet<string> = new Set(
  `en/autonomous-weapons/q-people en/criminal-defences/q-defenders en/food-waste/q-label en/great-gatsby/q-daisy en/hamlet/q-women
  en/marketing-branding/q-eye en/social-contract/q-rawls-dist en/soil-conservation/q-terraces
  zh/acupuncture-tuina/q-child zh/chinese-herbal-medicine/q-safe zh/chinese-reading-teaching/q-label zh/confucian-filial-piety/q-obey
  zh/cultural-creative-design/q-wrong zh/domestic-violence/q-kid zh/heavy-metal-adsorption/q-kin zh/ideological-education/q-graft
  zh/labour-education/q-voc zh/natural-product-extraction/q-act zh/performance-appraisal/q-teapa`.split(/\s+/u),
);

const factId = ({ id, kind }: FactLine): string => id ?? kind;

/** A problem that is none: a belief about the subject, or how it is read. */
function checkProblem(fact: FactLine, of: string, language: Language): string[] {
  if (fact.kind !== 'problem' || troubles.has(`${language}/${of}/${factId(fact)}`)) return [];
  const { name, text } = believed[language];
  const found = name.exec(fact.name ?? '') ?? text.exec(fact.text);
  return found
    ? [
        `“${found[0]}” speaks of a belief or of how the subject is read: a misreading with its grounds and corrections, and no problem`,
      ]
    : [];
}

/** What a link of a fact may name, where one of both is of a misreading. */
const linked: Partial<Record<FactLine['kind'], { link: 'causedBy' | 'answers'; kind: FactLine['kind'] }>> = {
  problem: { link: 'causedBy', kind: 'cause' },
  misreading: { link: 'causedBy', kind: 'ground' },
  remedy: { link: 'answers', kind: 'cause' },
  correction: { link: 'answers', kind: 'ground' },
};
const ofMisreading: ReadonlySet<FactLine['kind']> = new Set(['misreading', 'ground', 'correction']);

/** What is wrong with the beliefs of a sheet: troubles that are beliefs, and what is believed tied to what brings about or answers a trouble. */
export function checkMisreadings(facts: readonly Line<FactLine>[], of: string, language: Language): string[] {
  const kinds = new Map(facts.map(({ value }) => [factId(value), value.kind]));
  return facts.flatMap(({ at, value }) => {
    const { link, kind } = linked[value.kind] ?? {};
    const wrong = (link ? (value.links?.[link] ?? []) : []).flatMap((target) => {
      const found = kinds.get(target);
      const isMixed =
        found !== undefined && found !== kind && (ofMisreading.has(found) || ofMisreading.has(value.kind));
      return isMixed ? [`${link} of a ${value.kind} names ${target}, which is a ${found} and no ${kind}`] : [];
    });
    return [...checkProblem(value, of, language), ...wrong].map((fault) => `${at}: ${fault}`);
  });
}

/** A chain leads from a problem to its remedies, or from a belief to what sets it right. */
export function checkEnds({ path }: Pick<ChainLine, 'path'>, facts: readonly Line<FactLine>[]): string[] {
  const kinds = path.map((step) => step.map((id) => facts.find(({ value }) => factId(value) === id)?.value.kind));
  const [heads = [], ...rest] = kinds;
  const ends = rest.at(-1) ?? [];
  const isBelief = heads.includes('misreading');
  const [head, end] = isBelief ? (['misreading', 'correction'] as const) : (['problem', 'remedy'] as const);
  return [
    ...(heads.some((kind) => kind !== undefined && kind !== head) ? [`the chain does not begin with a ${head}`] : []),
    ...(ends.some((kind) => kind !== undefined && kind !== end)
      ? [`the chain does not end in ${isBelief ? 'corrections' : 'remedies'}`]
      : []),
  ];
}
