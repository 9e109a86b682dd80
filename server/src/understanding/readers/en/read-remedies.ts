import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { aspectNouns } from './lexicon.ts';
import { headOf, withoutArticle } from './noun-phrase.ts';
import { takeContexts } from './take-contexts.ts';

const remedies =
  '(?:ways?|solutions?|measures?|remed(?:y|ies)|strategies|steps|recommendations|suggestions|means|approaches|responses|countermeasures|interventions|policies|reforms)';
const mending = String.raw`(?:overcom|address|solv|tackl|improv|reduc|mitigat|remov|prevent|resolv|combat|eliminat|curb|minimi|cop|handl|alleviat|deal|counter|meet|fight|remed|manag|promot|enhanc)\p{L}*`;

/** "… and Ways to Overcome Them", "… and How to Address Them", "… and Possible Solutions": what is to be done about all that stands before it. */
const tail = new RegExp(
  String.raw`^(?<head>.+?),?\s+and\s+(?<ways>(?:the\s+)?(?:(?:some|possible|proposed|potential|their|suggested|practical|effective|policy)\s+)*(?:${remedies}|way (?:forward|out|ahead)|ways (?:forward|out|ahead)|how)(?:\s+(?:to|for|of)\s+${mending}(?:\s+(?:with\s+)?(?:them|it|these|this))?|\s+for\s+(?:their\s+|its\s+)?(?:improvement|reform|change|mitigation|prevention))?|prospects|countermeasures)$`,
  'iu',
);

const troubles =
  /^(?:the\s+)?(?:(?:major|main|key|principal|common|current|present)\s+)?(?<trouble>constraints|barriers|obstacles|problems|challenges|difficulties|impediments|hindrances|bottlenecks)\s+(?:on|to|of|in|facing|for|affecting|with|to\s+the|associated\s+with|against)\s+(?<matter>.+)$/iu;

/** Behind troubles a remedy may say what it is to better: "Challenges Facing Dairy Farmers and Strategies to Improve Productivity". */
const ownTail = new RegExp(
  String.raw`^(?<head>.+?),?\s+and\s+(?<ways>(?:the\s+)?(?:\p{L}+\s+)?${remedies}\s+(?:to|for|of)\s+${mending}\s+\p{L}.+)$`,
  'iu',
);

/** What somebody does about something is named with it where a pronoun stands for it. */
const isRemedy = (ways: string): boolean => !/^prospects$/iu.test(ways);
const askedWay = (ways: string): string => {
  const bare = ways.replace(
    /^(?:the\s+)?(?:(?:some|possible|proposed|potential|their|suggested|practical|effective)\s+)+/iu,
    '',
  );
  if (/^(?:how|ways?|the way)\b/iu.test(bare)) return 'remedies';
  return bare.replace(/\s+(?:to|for|of)\s+.*$/iu, '');
};

/** "Causes of Obesity and Ways to Reduce It": both are asked of what the first names. */
const isAsking = (head: string): boolean =>
  aspectNouns.has(headOf(head)) &&
  !/\s(?:of|to|on|in|for|facing|with|about|behind|from|surrounding|among)\s/iu.test(head);

/** Troubles of a thing and what is to be done about them; what is done bears no outcome, and no pronoun is a name. */
export function readRemedies(text: string, reader: Reader, readHead: (head: string) => Core): Core | null {
  const owned = ownTail.exec(text)?.groups;
  const { head, ways } = tail.exec(text)?.groups ?? (owned?.head && troubles.test(owned.head) ? owned : {});
  if (!head || !ways || isAsking(head)) return null;
  // "Women, Poverty and Policies": a bare noun that is one of a list is no remedy for the others.
  const isBare = !/\s/u.test(ways);
  const { trouble, matter } = troubles.exec(head)?.groups ?? {};
  if (isBare && !trouble) return null;
  const signs = isRemedy(ways) ? (['problem', 'remedy'] as const) : (['problem'] as const);
  if (trouble && matter) {
    const taken = takeContexts(matter, reader);
    return coreOf(withoutArticle(taken.rest), `${trouble} and ${askedWay(ways)}`.toLowerCase(), {
      contexts: taken.contexts,
      signs,
      sure: 0.9,
    });
  }
  const core = readHead(head);
  if (core.bearing || core.sides) return { ...core, signs: [...core.signs, 'remedy'] };
  const isNamed = core.aspect !== null && core.sure >= 0.7;
  const way = askedWay(ways).toLowerCase();
  return {
    ...core,
    aspect: isNamed ? `${core.aspect} and ${way}` : way,
    signs: [...core.signs, 'remedy'],
    sure: Math.max(core.sure, 0.75),
  };
}
