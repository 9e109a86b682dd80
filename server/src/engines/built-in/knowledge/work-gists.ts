import { fields } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { fileOf, knowledgeFolder, readLinesOf } from '../../../knowledge/read-lines.ts';
import type { WorkLine } from '../../../knowledge/work-line.ts';

/** What a work of the collection is about, as a sentence on it can take it. */
export interface Gist {
  text: string;
  /** It says what the work is, a review, a model, a textbook, and not what it treats. */
  isMade: boolean;
}

type Kept = Pick<WorkLine, 'about' | 'language'>;

let kept: ReadonlyMap<string, Kept> | null = null;

function openGists(): ReadonlyMap<string, Kept> {
  kept ??= new Map(
    fields
      .flatMap((field) => readLinesOf<WorkLine>(fileOf(knowledgeFolder, 'works', field), 'work'))
      .map(({ id, about, language }) => [id, { about, language }]),
  );
  return kept;
}

/** Names of what somebody makes: they are given, and nobody examines them. */
const made: Record<Language, RegExp> = {
  zh: /(?:教材|教程|文集|文选|选读|读本|讲座|讲义|讲稿|讲演|讲授|讲述|讲解|论集|论文|论文集|导论|概论|概说|概述|综述|述评|入门|札记|辞典|词典|图谱|通史|年谱|评传|手册|指南|注释|今译|译注|校注|一册|评论|回忆|回忆录|解读|论述)$/u,
  en: /^(?:an? )?(?:[\p{L}-]+ ){0,3}?(?:reviews?|surveys?|textbook|overview|introduction|essays?|lectures?|comment|commentary|critique|meta-analysis|trial|experiments?|handbook|guide|guidelines|manual|dictionary|anthology|biography|sourcebook|sources|collection|report|synthesis|summary|taxonomy|history|account|model|method|algorithm|procedure|framework|scale|questionnaire|theory|study|analysis|proposal|defence|technique|approach|architecture|system|tool|test|benchmark|data ?set|explanation|treatment|argument|interpretation|reading|comparison|description|discussion|reply|response|chapters)(?= (?:of|on|for|in|with|to|by|from|that|which|about|against|through|between|among)\b|$)/iu,
  es: /^(?:(?:una?|el|la|los|las) )?(?:revisión|lecciones|introducción|manual|estudio|análisis|ensayos?|historia|debates)(?!\p{L})/iu,
  ja: /(?:教科書|入門|入門書|概説|論集|論文集|事典|辞典|注釈|手引き|通史)$/u,
};

/** What is no noun phrase and would need a verb of its own. */
const unfit: Record<Language, RegExp> = {
  zh: /^(?:以|从|用|由|据|借|通过|把|将|对)|[。；？]/u,
  en: /[.;?]/u,
  es: /[.;?¿,]|^(?:cómo|qué|quién|cuándo|dónde|por qué|si)(?!\p{L})/iu,
  ja: /[。；？]/u,
};

/** One noun that has its complement behind it is “the” one: *effect of shelter on crops*. */
const bareNoun =
  /^(?:[a-z-]+ )?(?:effects?|impacts?|influence|role|use|nature|origins?|rise|fall|value|scope|limits?|causes|concept|history|theory|place|meaning|relation|relationship|structure|spread|growth|development|emergence|formation|design|evaluation|effectiveness|reliability|validity|prevalence) of\b/u;

/** Names in a row end as a row does. */
function closeRow(text: string, language: Language): string {
  if (language === 'en' && text.split(', ').length > 2 && !/, (?:and|or) | and [^,]+$/u.test(text))
    return text.replace(/, ([^,]+)$/u, ' and $1');
  if (language === 'zh' && text.split('、').length > 2 && !/[与和及]/u.test(text))
    return text.replace(/、([^、]+)$/u, '与$1');
  return text;
}

const withArticle = (text: string): string => (bareNoun.test(text) ? `the ${text}` : text);

/** “Review of drugs” is one review. */
const withOne = (text: string): string =>
  /^(?:an? |\p{Lu})/u.test(text) || /[^i]s$/u.test(made.en.exec(text)?.[0] ?? '')
    ? text
    : `${/^[aeiou]/u.test(text) ? 'an' : 'a'} ${text}`;

/** Names in a row and what somebody does are things that are treated, whatever one of them is called. */
function isTreated(text: string, language: Language): boolean {
  if (language === 'zh') return text.split('、').length > 2 && !text.includes('的');
  const [head = '', ...rest] = text.split(', ');
  return (
    (rest.length > 0 && !/ (?:of|on|for|in|to|from|that|by|with|between|against) /u.test(head)) || treating.test(text)
  );
}
const treating = /^(?:the|\p{Ll}+ing)\b/u;

/** How a sentence in its own language names what a work is about; null of a work that the collection does not hold. */
export function findGist(id: string, language: Language): Gist | null {
  const found = openGists().get(id);
  if (!found || found.language !== language || unfit[language].test(found.about)) return null;
  const isMade = made[language].test(found.about) && !isTreated(found.about, language);
  const text = closeRow(found.about, language);
  if (language !== 'en') return { text, isMade };
  return { text: isMade ? withOne(text) : withArticle(text), isMade };
}
