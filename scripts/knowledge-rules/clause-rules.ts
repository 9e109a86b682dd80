import type { Language } from '@yanmo/contract/languages';

/** Characters for zh and ja, words for en and es: shorter says nothing, longer cannot be joined to another clause. */
const lengths: Record<Language, readonly [least: number, most: number]> = {
  zh: [14, 62],
  ja: [18, 90],
  en: [8, 34],
  es: [8, 38],
};

const foreign: Record<Language, RegExp> = {
  // Abbreviations in capitals are Chinese and Japanese usage too; words are not.
  zh: /[a-z]{2,}|[\u3040-\u30ff]/u,
  ja: /[a-z]{2,}/u,
  en: /[\p{Script=Han}\u3040-\u30ff]|[ñ¿¡]/u,
  es: /[\p{Script=Han}\u3040-\u30ff]|\b(?:the|and|with|of)\b/iu,
};

/** Openers that lean on a sentence before them, padding, and claims that nobody can check. */
const banned: Record<Language, RegExp> = {
  zh: /^(?:因此|所以|但是|然而|此外|另外|同时|而且|并且|其次|首先|最后|总之|它|其|这|该|此|上述)|随着.{0,12}的(?:不断|快速|深入)?发展|重要意义|重要作用|至关重要|不可忽视|众所周知|显而易见|不言而喻|毋庸置疑|值得注意的是|综上|日益|越来越|赋能|抓手|我们|笔者|本文|本研究|的的|，，|不难发现/u,
  en: /^(?:it|they|this|these|those|such|he|she|however|therefore|thus|moreover|furthermore|also|but|and|so|yet)\b|in today['’]s|plays? an? (?:crucial|vital|key|important|pivotal) role|it is (?:important|worth)|delve|tapestry|\b(?:we|our|i)\b|this (?:paper|study|thesis)|increasingly important|nowadays/iu,
  es: /^(?:esto|este|esta|estos|estas|ello|él|ella|ellos|sin embargo|además|por tanto|por lo tanto|pero|también)\b|hoy en día|en la actualidad|juega un papel|desempeña un papel|es importante|\b(?:nosotros|nuestro|nuestra)\b|este (?:trabajo|estudio)/iu,
  ja: /^(?:しかし|したがって|また|さらに|そして|それ|これ|この|その|ただし|一方)|近年|重要な役割|重要である$|言うまでもない|我々|本稿|本研究|です|ます(?:。|$)|でしょう/u,
};

/** Voices without a name: a clause says what a side argues, or what its position is called. `有人` may simply stand somewhere. */
const anonymous: Record<Language, RegExp> = {
  zh: /(?<![没所拥具享])有(?:的|些)?(?:\p{Script=Han}{0,2}(?<!初)学者|研究者|论者|批评者|批评家|评论者)|(?:一些|部分|不少|许多|某些|另一些)(?:学者|论者|批评者)|(?:一些|部分|不少|许多|某些|另一些)(?:研究者|专家)(?:则|也|更)?(?:认为|主张|指出|提出|强调|质疑|担心|提醒|反对|争辩)|(?:有|另有|也有)观点|(?<![没无])有意见(?:认为|主张|指出|以为)|(?<![没所既已现])有研究(?:认为|指出|主张|提出)|(?<![没所])有专家(?:认为|主张|指出|提出|强调|质疑|担心|提醒)|批评的声音|有声音|(?<![没须具拥所少会要])有人(?:也|则|又|据此|由此|干脆|因而)?(?:认为|主张|指出|提出|强调|质疑|担心|提醒|批评|以为|辩称|怀疑)/u,
  en: /\b(?:some|several|certain) (?:(?!of\b)\w+ )?(?:scholars|authors|researchers|writers|critics|commentators|observers|academics|experts|historians|economists|lawyers|theorists|analysts|philosophers)\b|\bthere are those who\b/iu,
  es: /\b(?:algun|ciert)[oa]s (?:autor|investigador|analist|expert|crític|jurist|historiador|economist|especialist|académic|estudios[oa]s|consultor)|\bhay quien(?:es)? (?:sostien|cree|consider|piensa|opina|afirma|defiende|teme)/iu,
  ja: /一部の(?:研究者|論者|学者|専門家|識者|批評家)|(?:研究者|論者|学者|専門家)の一部|ある(?:研究者|論者|学者)は|論者(?:も|が)いる|論者の(?:なか|中)に/u,
};

/** A figure or a year would be a claim from nowhere. Ordinals of ranks and such are written as words. */
const figure = /\d|[一二三四五六七八九十百千万]+(?:成|倍|个百分点)|百分之/u;

const endings: Record<Language, RegExp> = {
  zh: /[。！？；，、：]$/u,
  ja: /[。！？、：]$/u,
  en: /[.!?;,:]$/u,
  es: /[.!?;,:]$/u,
};
/** A clause that holds a full stop is two. */
const stops: Record<Language, RegExp> = {
  zh: /[。！？；]|[,.;:?!]/u,
  ja: /[。！？]|[,.;:?!]/u,
  en: /[.!?;]\s|[，。；]/u,
  es: /[.!?;]\s|[，。；]/u,
};
/** Japanese academic prose ends its sentences in the plain form. */
const plainEnd = /(?:である|だ|る|い|た|う|く|す|つ|ぬ|む|ぶ|ぐ)$/u;

function measure(text: string, language: Language): number {
  return language === 'zh' || language === 'ja' ? [...text].length : text.split(/\s+/u).length;
}

/** Whether it claims a number; that of a name is none: 2型糖尿病. */
export const holdsFigure = (clause: string, names: readonly string[] = []): boolean =>
  figure.test(names.reduce((rest, name) => rest.replaceAll(name, ''), clause));

/** What is wrong with one clause, whatever it speaks of. What is cited may hold figures: it can be looked up. */
export function checkClause(clause: string, language: Language, isCited: boolean): string[] {
  const faults: string[] = [];
  const length = measure(clause, language);
  const [least, most] = lengths[language];
  if (length < least || length > most) faults.push(`has ${length} units, not ${least} to ${most}`);
  if (clause !== clause.trim() || /\s{2}/u.test(clause)) faults.push('has loose spaces');
  if (endings[language].test(clause)) faults.push('ends in punctuation');
  // A decimal point is no full stop.
  if (stops[language].test(clause.replace(/\d[.,]\d/gu, '')))
    faults.push('holds a full stop or punctuation of another script');
  // A unit behind its figure is written in Latin letters in every language.
  const alien = foreign[language].exec(clause.replace(/(\d)\s?[a-zμ]+(?:\/[A-Za-z]+)?/gu, '$1'));
  if (alien) faults.push(`holds another language: ${alien[0]}`);
  const padding = banned[language].exec(clause);
  if (padding) faults.push(`leans on another sentence or pads: ${padding[0]}`);
  const voice = anonymous[language].exec(clause);
  if (voice) faults.push(`lets somebody speak who has no name: ${voice[0]}`);
  if (!isCited && holdsFigure(clause)) faults.push('holds a figure, which needs a cite');
  if (language === 'ja' && !plainEnd.test(clause)) faults.push('does not end in the plain form');
  if (/《[^》]*$|^[^《]*》|“[^”]*$|（[^）]*$/u.test(clause)) faults.push('has unbalanced marks');
  return faults;
}

const figuresOf = (clause: string): string => (clause.match(/\d+(?:[.,]\d+)*/gu) ?? []).toSorted().join(' ');

/** What is wrong with another wording of a fact: it says the same, and says it otherwise. */
export function checkOther(other: string, before: readonly string[]): string[] {
  const faults: string[] = [];
  if (before.includes(other)) faults.push('is the same again');
  if (before[0] !== undefined && figuresOf(before[0]) !== figuresOf(other)) faults.push('holds other figures');
  return faults;
}

/** Who writes a figure or a law vouches for it and says where it stands; one without the other is worth nothing. */
export function checkSource(fact: object): string[] {
  const { sure, cite } = fact as { sure?: unknown; cite?: unknown };
  return (sure === undefined) === (cite === undefined) ? [] : ['sure and cite stand together or not at all'];
}
