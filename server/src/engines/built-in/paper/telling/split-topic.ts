import type { Language } from '@yanmo/contract/languages';
import type { ToldFact } from './told-fact.ts';

const articles: Record<Language, RegExp> = {
  zh: /^/u,
  ja: /^/u,
  en: /^(?:the |an? )?/iu,
  es: /^(?:el |la |los |las |un |una )?/iu,
};
/** A verb that says whether one or several are spoken of. */
const ofOne =
  /^(?:is|was|has|does|(?!(?:as|its|this|thus|across|whereas|always|perhaps|less|plus|unless)\b)[a-z]+[^s\W]s)\b/u;
const ofSeveral = /^(?:are|were|have|do)\b/u;
/** Not verbs, though they follow a name: of, who, in. */
const noVerb =
  /^(?:of|such|like|in|on|at|for|from|with|without|to|by|and|or|that|which|who|whose|as|under|over|between|among|after|before|than|not|also|then|often|mainly|still|now|[a-z]+ly|[a-z]+ed|[a-z]+ing|can|could|may|might|must|will|would|shall|should|need)\b/u;
const noVerbInSpanish =
  /^(?:de|del|en|a|al|para|por|con|sin|y|o|e|que|cuyo|cuya|como|sobre|entre|tras|ante|desde|hasta|más|[\p{L}]+(?:ad[oa]s?|id[oa]s?|ales|ivos|ivas|icos|icas|ico|ica))(?!\p{L})/iu;

/** What stands behind a name as a sentence of its own behind “as for …”; null where it would not be one. */
function standAlone(rest: string, language: Language): string | null {
  switch (language) {
    case 'zh':
      return /^(?:[的之与和及、，中“《（等者类性化时是]|在于|如|阶段|以后|之后|以前|之前|期间|[^，]{1,3}，)/u.test(
        rest,
      ) || rest.length < 6
        ? null
        : rest;
    case 'ja': {
      const said = /^は、?(.+)$/u.exec(rest)?.[1];
      return said && said.length > 8 ? said : null;
    }
    case 'en': {
      const verb = rest.trimStart();
      if (!rest.startsWith(' ') || !/^[a-z]/u.test(verb) || noVerb.test(verb)) return null;
      return ofOne.test(verb) && !ofSeveral.test(verb) ? `it ${verb}` : `they ${verb}`;
    }
    case 'es': {
      const verb = rest.trimStart();
      return !rest.startsWith(' ') || !/^\p{Ll}/u.test(verb) || noVerbInSpanish.test(verb) ? null : verb;
    }
  }
}

/** A clause that begins with the name of what it speaks of, taken apart there. */
export function splitTopic({ clause, term }: ToldFact, language: Language): { term: string; rest: string } | null {
  const article = articles[language].exec(clause)?.[0] ?? '';
  const bare = term.replace(articles[language], '');
  if (bare === '' || !clause.slice(article.length).toLowerCase().startsWith(bare.toLowerCase())) return null;
  const head = clause.slice(0, article.length + bare.length);
  // English would have to know whether a name is a woman's or a man's.
  if (language === 'en' && /^\p{Lu}/u.test(head)) return null;
  const rest = standAlone(clause.slice(head.length), language);
  return rest === null ? null : { term: head, rest };
}
