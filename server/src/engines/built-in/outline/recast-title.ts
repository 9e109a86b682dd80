import type { TitleKind } from '@yanmo/contract/understanding';
import { shortenObject } from '../../../understanding/shorten-object.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { findNamedDesign } from '../../../understanding/titles/named-design.ts';
import { grammars } from '../grammar/grammars.ts';
import { nameActed, nameToday, nameWeighed, nameWorth } from './recast-asked.ts';
import { chineseRecasts, nameChanged } from './recast-chinese.ts';
import { chineseForms } from './recast-chinese-forms.ts';
import { recastEnglish } from './recast-english.ts';
import {
  nameAccident,
  nameAttitude,
  nameExperience,
  nameGuarded,
  nameHelped,
  nameInside,
  nameInWork,
  nameKnown,
  nameLesson,
  nameThinkerOn,
  nameTied,
  nameTownsfolk,
} from './recast-forms.ts';
import { japaneseRecasts } from './recast-japanese.ts';
import { japaneseForms } from './recast-japanese-forms.ts';
import {
  nameAbused,
  nameAnew,
  nameEnds,
  nameSides,
  nameSpheres,
  nameStood,
  nameThing,
  nameTurned,
} from './recast-joined.ts';
import { nameRole } from './recast-mediated.ts';
import {
  nameCommon,
  nameDesign,
  nameListed,
  nameMinds,
  namePlan,
  nameReviewed,
  nameSampled,
  nameSupported,
  nameTroubled,
  type Recast,
} from './recast-studies.ts';
import { nameBuiltBoth, nameCarers, nameFelt, nameOfCauses, nameStuck, nameWithin } from './recast-wide.ts';
import { findRise } from './skeletons/rise.ts';
import { namesHarm } from './skeletons/status-and-remedies.ts';
import { closeMarks } from './skeletons/torn-names.ts';
import { isLived } from './skeletons/voices.ts';

const isNear = (one: string, other: string): boolean => {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first.includes(second) || second.includes(first);
};

const spans: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  en: /\b(?<deed>rise and (?:fall|decline)|rise, (?:fall|decline) and \p{L}+) of (?:the )?(?<thing>[^:,]+?)(?= (?:in|during|from|between|after) |[:,]|$)/iu,
  es: /\b(?<deed>(?:auge|ascenso) y (?:la )?(?:caída|decadencia|declive|ocaso)) (?:de la|de los|de las|del|de) (?<thing>[^:,]+?)(?= (?:en|durante|desde|entre) |[:,]|$)/iu,
  ja: /^(?:[^：]*：)?(?<thing>.+?)の(?<deed>興亡|盛衰|栄枯盛衰|興隆と衰退)/u,
};

/** The company rose and fell; its rise and fall did neither. */
const nameRisen: Recast = ({ kind, language, text, object }) => {
  const found = kind === 'history-narrative' ? spans[language]?.exec(text)?.groups : undefined;
  if (!found?.thing || !found.deed || !(isNear(object, found.thing) || isNear(object, found.deed))) return null;
  return { object: found.thing, aspect: found.deed, isAspectNamed: false, bearing: null };
};

/** What has causes is the war, not the causes. */
const nameCaused: Recast = ({ kind, language, text, object, contexts }) => {
  if (kind !== 'history-narrative' || language !== 'ja' || !/^(?:原因|要因|背景|経緯|意義)$/u.test(object)) return null;
  const thing = new RegExp(`^(.{2,16}?)の${object}`, 'u').exec(text)?.[1];
  if (!thing) return null;
  return { object: thing, aspect: object, contexts: contexts.filter((context) => context.text !== thing) };
};

/** "What the railway brought to the country and what it cost". */
const nameBringer: Recast = ({ kind, language, text, object }) => {
  if (kind !== 'history-narrative' || language !== 'en') return null;
  const thing = /^what (?:the )?(?<thing>.+?) (?:brought|gave|did|meant)\b.*\bcost/iu.exec(text)?.groups?.thing;
  return thing && isNear(object, thing)
    ? { object: thing, aspect: 'gains and costs', isAspectNamed: false, bearing: null }
    : null;
};

/** "Immigration: policy responses": the problem stands before the colon, and policy is what is asked about it. */
const nameProblem: Recast = ({ kind, language, text, object, contexts }) => {
  if (
    kind !== 'policy-analysis' ||
    !/^(?:la |las )?(?:políticas? públicas?|(?:public )?polic(?:y|ies)|政策)$/iu.test(object)
  )
    return null;
  const head = /^(?<head>[^:：]+)[:：]/u.exec(text)?.groups?.head;
  if (!head) return null;
  const placed = contexts.reduce(
    (rest, context) => rest.replace(new RegExp(` (?:in|en) (?:the |el |la )?${context.text}$`, 'iu'), ''),
    head,
  );
  const thing = placed.replace(/^(?:the|la|el|los|las) /iu, '');
  const plain = language === 'es' || language === 'en' ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
  return { object: plain, aspect: object, isAspectNamed: false };
};

/** 大学生就业难问题的政策分析: policy is what is asked, and the trouble is theirs who have it. */
const nameTrouble: Recast = ({ kind, language, text, object, aspect, contexts }) => {
  if (kind !== 'policy-analysis' || language !== 'zh' || !/^政策(?:分析|研究|应对|选择|建议|思考)?$/u.test(aspect))
    return null;
  if (/政策$/u.test(object)) return null;
  // Left-behind children are no trouble; what they lack is.
  const isPeople = /(?:儿童|老人|老年人|工人?|农民|群体|者|青年|学生|居民|妇女|家庭|人口)(?:的?问题)?$/u.test(object);
  const bare = isPeople ? object : object.replace(/的?问题$/u, '');
  const whose = contexts.find((context) => text.includes(context.text + bare) && bare.length <= 8)?.text ?? '';
  return bare.length < 2 ? null : { object: whose + bare, aspect: '政策应对', isAspectNamed: false };
};

/** 购置补贴政策的效果与退出: the policy has aims and means, its effect has none. */
const nameMeasure: Recast = ({ kind, language, text, object, aspect, contexts }) => {
  if (kind !== 'policy-analysis' || language !== 'zh' || /政策/u.test(aspect)) return null;
  if (!/(?:政策|制度|补贴|税|计划|工程|改革|战略)$/u.test(object)) return null;
  const whose = contexts.find((context) => context.kind === 'setting' && text.includes(context.text + object));
  return {
    object: (whose?.text ?? '') + object,
    isAspectNamed: false,
    contexts: contexts.filter((context) => context !== whose),
  };
};

const sides =
  /^(?:(?:科学|时代|理论|现实|当代|现代|基本|深刻|丰富|文化|艺术|审美|造型|装饰|民俗|表演|思想|精神|历史|社会|教育|哲学|核心|主要|生成)?(?:利与弊|利弊|优缺点|得与失|得失|内涵|价值|意义|意蕴|寓意|意涵|特征|特质|特点|特色|启示|逻辑|本质|路径|要义|魅力|风格|传承|发展|保护|创新)(?:[与及和、]|及其|以及)?)+$/u;

/** 内涵与时代价值: what an essay says of everything is no part of the name of what it is about. */
const nameBare: Recast = ({ kind, language, object, aspect, isAspectNamed }) => {
  if (kind !== 'theory-essay' || language !== 'zh') return null;
  // A sentence that is discussed is quoted.
  const quoted = /^[^“”《》]{2,}是[^“”《》]{2,}$/u.test(object) ? `“${object}”` : object;
  const isStock = isAspectNamed && sides.test(aspect);
  return quoted === object && !isStock
    ? null
    : { object: quoted, short: quoted, isAspectNamed: isAspectNamed && !isStock };
};

/** «El simbolismo en la Piedad de Miguel Ángel»: a work with its maker is no place. */
const nameWork: Recast = ({ kind, language, contexts }) => {
  if (kind !== 'text-interpretation' || language !== 'es') return null;
  const at = contexts.findIndex((context) => context.kind === 'place' && /^\p{Lu}.* del? \p{Lu}/u.test(context.text));
  return at < 0
    ? null
    : { contexts: contexts.map((context, index) => (index === at ? { ...context, kind: 'text' } : context)) };
};

/** 石川啄木の短歌における故郷: the poems are what is read. */
const nameVerse: Recast = ({ kind, language, contexts }) => {
  if (kind !== 'text-interpretation' || language !== 'ja') return null;
  const at = contexts.findIndex(
    (context) =>
      context.kind === 'setting' &&
      /(?:短歌|俳句|詩|和歌|小説|作品|戯曲|随筆|童話|広告|CM|歌詞|物語)$/u.test(context.text),
  );
  return at < 0
    ? null
    : { contexts: contexts.map((context, index) => (index === at ? { ...context, kind: 'text' } : context)) };
};

/** "Should buses be electrified?": electrifying buses. */
function nameDoing(text: string, object: string): string | undefined {
  const done = / be (?<done>\p{Ll}{2,}ed)\b/u.exec(text)?.groups?.done;
  return done && `${done.replace(/ied$/u, 'ying').replace(/ed$/u, 'ing')} ${object}`;
}

/** Whether homework should be abolished is asked of its abolition: that is what speaks for and against. */
const nameAsked: Recast = ({ kind, language, text, object, aspect }) => {
  if (kind !== 'policy-analysis' && kind !== 'theory-essay' && kind !== 'doctrinal-law') return null;
  const deed = (name: string | undefined): Partial<TitleUnderstanding> | null =>
    name ? { object: name, short: name, isAspectNamed: false } : null;
  switch (language) {
    case 'en':
      if (!/^should\b/iu.test(text)) return null;
      if (aspect === 'compulsion') return deed(`compulsory ${object}`);
      if (/^bans?$/u.test(aspect)) return deed(`banning ${object}`);
      if (/^\p{Ll}{3,}(?:tion|sion|ment|al|ing)$/u.test(aspect)) return deed(`${aspect} of ${object}`);
      return deed(nameDoing(text, object));
    case 'es':
      return /^¿?deb(?:e|en|ería|erían)(?!\p{L})/iu.test(text) && /^\p{Ll}{3,}(?:ción|sión|miento)$/u.test(aspect)
        ? deed(`${aspect} ${grammars.es.inflect(object, 'de')}`)
        : null;
    case 'ja': {
      const done = /[はを](?<deed>[\p{Script=Han}\u30a0-\u30ff]{2,6}?)(?:す|する)べき/u.exec(text)?.groups?.deed;
      return deed(done && `${object}の${done}`);
    }
    case 'zh':
      return /^(?:我国|中国|国家|政府|社会)$/u.test(object) ? deed(/^(.{2,14})的正当性$/u.exec(aspect)?.[1]) : null;
  }
};

/** 阿波踊りの魅力と継承: the dance has a charm and is handed on. */
const nameCharm: Recast = ({ language, object, kind }) => {
  if (language !== 'ja' || (kind !== 'theory-essay' && kind !== 'status-and-remedies')) return null;
  const thing = /^(.{2,})の(?:魅力|特徴|特色|美|芸術性)$/u.exec(object)?.[1];
  return thing ? { object: thing, isAspectNamed: false, bearing: null } : null;
};

const twoPlaces: Record<TitleUnderstanding['language'], RegExp> = {
  zh: /^(?<a>[^与和、]{2,8})[与和、](?<b>[^与和、]{2,8})$/u,
  en: /^(?:the )?(?<a>[^,]{3,30}?) and (?:the )?(?<b>[^,]{3,30})$/u,
  es: /^(?<a>[^,]{3,30}?) [ye] (?<b>[^,]{3,30})$/u,
  ja: /^(?<a>[^と、]{2,10})[と、](?<b>[^と、]{2,10})$/u,
};
const unsure = 0.45;

/** A policy in two cities is compared; so is anything else in two places of which it is not plain what is asked. */
const nameTwoPlaces: Recast = ({ kind, language, sides, bearing, contexts, confidence }) => {
  const isPolicy = kind === 'policy-analysis' || kind === 'doctrinal-law';
  if (sides || bearing || (!isPolicy && confidence.kind >= unsure)) return null;
  const places = contexts.find((context) => context.kind === 'place')?.text ?? '';
  const pair = twoPlaces[language].exec(places)?.groups;
  return pair?.a && pair.b ? { sides: [pair.a, pair.b], signs: [], isAspectNamed: false } : null;
};

/** 柯达公司衰落的原因, "What went wrong at Kodak": what is told is the decline, not the firm. */
const nameDecline: Recast = ({ kind, language, text, object, aspect, contexts }) => {
  if (kind !== 'case-study' && kind !== 'status-and-remedies') return null;
  if (language === 'zh') {
    const fate = /^(?<fate>衰落|没落|失败|破产|倒闭|败退|衰败)的?(?:原因|成因|启示|教训)/u.exec(aspect)?.groups?.fate;
    const isFirm = /(?:公司|集团|企业|银行)$/u.test(object) || contexts.some((context) => context.kind === 'case');
    return fate && isFirm ? { object: `${object}${fate}`, isAspectNamed: false } : null;
  }
  const firm =
    language === 'en' && kind === 'case-study' ? /^what went wrong (?:at|with|in) (?<firm>[^:?]+)/iu.exec(text) : null;
  return firm?.groups?.firm ? { object: `decline of ${firm.groups.firm}`, isAspectNamed: false } : null;
};

/** "How Lego recovered from near bankruptcy": where the deed makes no name, the firm is the case. */
const nameRecovered: Recast = (title) => {
  const rise = title.kind === 'case-study' && title.language === 'en' ? findRise(title) : null;
  return rise && / of (?:from|to|into|in|at|with|out)\b/u.test(title.object)
    ? { object: rise.who, short: rise.who, isAspectNamed: false }
    : null;
};

const worked =
  /^(?<first>\p{L}+ing) and (?<second>\p{L}+ing) (?<thing>[^:]+?)(?: (?:in|from) (?:the )?(?<source>[^:]+))?$/iu;
const named: Readonly<Record<string, string>> = {
  extracting: 'extraction',
  isolating: 'isolation',
  measuring: 'measurement',
  determining: 'determination',
  quantifying: 'quantification',
  detecting: 'detection',
  purifying: 'purification',
  separating: 'separation',
  identifying: 'identification',
  synthesising: 'synthesis',
  synthesizing: 'synthesis',
};

/** "Extracting and measuring caffeine": both are done to one thing, and neither acts on the other. */
const nameWorked: Recast = ({ kind, language, text }) => {
  const done = kind === 'lab-experiment' && language === 'en' ? worked.exec(text)?.groups : undefined;
  const [first, second] = [named[done?.first?.toLowerCase() ?? ''], named[done?.second?.toLowerCase() ?? '']];
  return done?.thing && first && second
    ? { object: done.thing, short: done.thing, aspect: `${first} and ${second}`, isAspectNamed: true, bearing: null }
    : null;
};

/** What people have lived through is asked of them; it is no trouble to be mended. */
const nameLived: Recast = (title) =>
  isLived(title) && title.kind !== 'relation-test' && title.kind !== 'clinical-study'
    ? { kind: 'relation-test' }
    : null;

/** Kinds that a bare trouble is taken for. */
const guessed: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'relation-test',
  'theory-essay',
  'case-study',
  'policy-analysis',
  'clinical-study',
]);

/** 患者家属的陪护压力: where the kind is a guess, a trouble of which nothing is asked has an extent, causes and remedies. */
const nameSuffered: Recast = ({ kind, confidence, bearing, sides, signs, aspect, isAspectNamed, object, language }) =>
  guessed.has(kind) &&
  confidence.kind < 0.65 &&
  bearing === null &&
  sides === null &&
  !signs.includes('question') &&
  !signs.includes('factors') &&
  (isAspectNamed ? namesHarm(aspect) : namesHarm(object) && language !== 'ja')
    ? { kind: 'status-and-remedies' }
    : null;

/** «el papel mediador de la soledad»: whoever names what stands between two things means to test it. */
const nameMediated: Recast = ({ bearing, kind, language }) =>
  language === 'es' && kind !== 'relation-test' && kind !== 'review' && (bearing?.through || bearing?.under)
    ? { kind: 'relation-test' }
    : null;

const active =
  /^(?<outcome>(?:actividad|capacidad|poder|potencial|toxicidad|efecto)(?: \p{L}+)) (?:de los|de las|de la|del|de) (?<cause>(?:extractos?|aceites?|hojas|compuestos?|nanopartículas|cepas|frutos|semillas|propóleos?|polifenoles|fracci).+)$/iu;

/** «Actividad antioxidante de extractos de moringa»: the extract is given in steps, and what it does is measured. */
const nameActive: Recast = ({ kind, language, object, bearing }) => {
  const found = kind === 'lab-experiment' && language === 'es' && !bearing ? active.exec(object)?.groups : undefined;
  return found?.outcome && found.cause
    ? { bearing: { cause: found.cause, outcome: found.outcome, through: null, under: null } }
    : null;
};

/** Two works that a title reads side by side are read, and so is what it looks for in a body of work, whatever it was taken for. */
const nameRead: Recast = ({ language, kind, contexts, sides, bearing, confidence, isAspectNamed, aspect }) => {
  if (language !== 'es' || kind === 'text-interpretation' || kind === 'review' || bearing) return null;
  const works = contexts.filter((context) => context.kind === 'text').length;
  const isGuess =
    confidence.kind < 0.6 && (!isAspectNamed || aspect === 'interpretación' || aspect === 'representación');
  return (works > 1 && sides && kind !== 'theory-essay') ||
    (works === 1 && !sides && isGuess && kind !== 'theory-essay')
    ? { kind: 'text-interpretation' }
    : null;
};

const recasts: readonly Recast[] = [
  nameRole,
  // What a Chinese or a Japanese title says by its build goes before what is guessed of its kind.
  ...chineseForms,
  nameRead,
  nameActive,
  nameMediated,
  ...japaneseForms,
  nameDesign,
  nameChanged,
  nameToday,
  nameSupported,
  nameHelped,
  nameExperience,
  nameInside,
  nameAccident,
  nameKnown,
  nameTied,
  nameInWork,
  nameGuarded,
  nameTownsfolk,
  nameThinkerOn,
  nameAttitude,
  nameLesson,
  nameLived,
  nameSuffered,
  nameActed,
  nameWeighed,
  nameWorth,
  namePlan,
  nameTroubled,
  nameSampled,
  nameCommon,
  nameMinds,
  nameTurned,
  nameSpheres,
  nameStood,
  nameAbused,
  nameAnew,
  nameSides,
  nameThing,
  nameEnds,
  nameTwoPlaces,
  nameListed,
  nameDecline,
  nameRecovered,
  nameReviewed,
  nameWorked,
  nameCharm,
  nameAsked,
  nameRisen,
  nameCaused,
  nameBringer,
  nameProblem,
  nameTrouble,
  nameMeasure,
  nameBare,
  nameWork,
  nameVerse,
  ...chineseRecasts,
  nameWithin,
  nameStuck,
  nameOfCauses,
  nameFelt,
  nameCarers,
  nameBuiltBoth,
  ...japaneseRecasts,
];

/** 网络直播带货中消费者权益: where the title joins the two by 中 alone, so do the headings, which have a 的 of their own. */
function asJoined(span: string, { language, text }: TitleUnderstanding): string {
  const close = language === 'zh' ? span.replace(/(?<=.{2}中)的(?=.{2})/u, '') : span;
  return !text.includes(span) && text.includes(close) ? close : span;
}

/** What was cut out of a quotation or brackets is taken with its marks. */
function withMarks(title: TitleUnderstanding): TitleUnderstanding {
  const whole = (span: string): string => closeMarks(span, title.text);
  const object = asJoined(whole(title.object), title);
  return {
    ...title,
    object,
    short: object === title.object ? title.short : object,
    aspect: whole(title.aspect),
    // How it was studied is no side of the thing.
    isAspectNamed: title.isAspectNamed && findNamedDesign(title.aspect) === null,
    contexts: title.contexts.map((context) => ({ ...context, text: whole(context.text) })),
  };
}

/** A reading turned to what an outline of its kind is about, where the title names a deed, a cause or a side first. */
export function recastTitle(found: TitleUnderstanding): TitleUnderstanding {
  const read = withMarks(found);
  const english = recastEnglish(read);
  const title =
    english.object === read.object ? english : { ...english, short: shortenObject(english.object, english.language) };
  for (const recast of recasts) {
    const changes = recast(title);
    if (!changes) continue;
    const object = changes.object ?? title.object;
    const short = object === title.object ? title.short : shortenObject(object, title.language);
    return { ...title, short, ...changes };
  }
  return title;
}
