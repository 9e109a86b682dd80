import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { aspectNouns } from './lexicon.ts';
import { headOf, namesPlace, withoutArticle } from './noun-phrase.ts';
import { takeContexts } from './take-contexts.ts';
import { gerundNouns } from './verb-nouns.ts';

/** Two words that ask one thing: the current state and the dark side of a matter are no states and no sides. */
const pairedNoun =
  /^(?:the\s+)?(?<asked>(?:current|present|actual|overall|existing)\s+(?:state|situation|landscape|position|scenario|picture)|state of the art|state of play|(?:dark|darker|bright|brighter|human|hidden|ugly)\s+side|political economy|ways?\s+forward|next steps|unintended\s+consequences|(?:past|present|past and present),?\s+and\s+future)\s+(?:of|in|for|on)\s+(?<matter>.+)$/iu;
/** "The State of Education in Kenya", where the State of Israel is one. */
const stateOf =
  /^the\s+(?<asked>state)\s+of\s+(?!(?:the\s+)?(?:nature|emergency|exception|war|mind|flow|siege|consciousness|being|affairs|grace|nation|union|play)\b)(?<matter>.+)$/iu;
/** Who thinks what of a matter: "A Philosophical Perspective on Lying". */
const opinion =
  /^(?:an?\s+|the\s+)?(?<asked>(?:[\p{L}-]+\s+){0,3}?(?:perspectives?|viewpoints?|opinions?|debates?|controvers(?:y|ies)|disputes?|consensus|disagreements?)|(?:public|media|political|popular|academic)\s+discourses?|(?:(?:government|public|national|federal|local|international|global|current|recent|social|school|company|corporate|health)\s+)+(?:polic(?:y|ies)|guidance|legislation|thinking))\s+(?:on|over|about|around|surrounding|regarding|concerning|towards?)\s+(?<matter>.+)$/iu;
const qualities =
  '(?:(?:proposed|new|novel|integrated|integrative|conceptual|theoretical|comprehensive|effective|practical|strategic|legal|regulatory|policy|ethical|analytical|simple|better|sustainable|holistic|national|global|clinical|general|unified|revised|common)\\s+)';
/** Two nouns that always go together. */
const coupled =
  /^the\s+(?<asked>theory and practice|past,? present,? and future|uses? and abuses?|rights and wrongs|highs and lows|ups and downs|dos and don[’']ts|myths? and realit(?:y|ies)|promises? and (?:perils?|pitfalls?|limits)|perils? and promises?|hopes and fears|rhetoric and reality|strengths and weaknesses)\s+of\s+(?<matter>.+)$/iu;
const toolkit =
  /^(?:the\s+)?(?<asked>(?:methods|tools|techniques|models|approaches|theories|principles)\s+and\s+(?:methods|tools|techniques|strategies|applications|practices?|approaches|methodologies|concepts))\s+(?:for|in|of)\s+(?<matter>.+)$/iu;
/** They ask of anything what it is for and what it comes to; without their article they may be things themselves. */
const standing =
  /^the\s+(?<asked>(?:(?:real|true|changing|growing|hidden|enduring|transformative|urgent)\s+)?(?:power|promise|purpose|need|process|reality|truth|science|challenge|threat|financing|funding|teaching|perception|practice|danger))\s+(?:of|for|behind|about)\s+(?<matter>.+)$/iu;
/** A word for any matter. */
const matterOf = /^the\s+(?:issue|question|phenomenon|subject|topic|matter|ins\s+and\s+outs)\s+of\s+(?<matter>.+)$/iu;
/** What is drawn up for a matter and says nothing of it: a framework, guidelines. */
const drawnUp = new RegExp(
  String.raw`^(?:an?\s+|the\s+)?(?<asked>${qualities}{0,3}(?:framework|model|guidelines?|road ?map|blueprint|agenda|recommendations|toolkit|proposal|vision))\s+(?:for|on)\s+(?<matter>.+)$`,
  'iu',
);
const plea =
  /^(?:an?\s+|the\s+)?(?<sort>(?:[\p{L}-]+\s+){0,2}?)(?:case|arguments?)\s+(?<side>for and against|for|against|in favou?r of)\s+(?<matter>.+)$/iu;
/** "Drivers of and Barriers to Cycling": both are asked of what the second names. */
const twice =
  /^(?:the\s+)?(?<first>[\p{L}-]+(?:\s+[\p{L}-]+)?)\s+(?:of|to|for|in|on|towards?)\s+and\s+(?<second>[\p{L}-]+(?:\s+[\p{L}-]+)?)\s+(?:of|to|for|in|on|towards?)\s+(?<matter>.+)$/iu;
/** "Challenges in Implementing X": it is X that is implemented. */
const trouble =
  /^(?:the\s+)?(?<asked>(?:[\p{L}-]+\s+){0,2}?(?:challenges|problems|difficulties|barriers|obstacles|issues|risks|lessons|strategies))\s+(?<joint>in|of|to|for|with|from)\s+(?<deed>(?:implement|adopt|appl|introduc|integrat|deliver|regulat|manag|measur|financ|assess|evaluat|defin)y?ing)\s+(?<matter>.+)$/iu;
const deedNouns: Readonly<Record<string, string>> = {
  adopting: 'adoption',
  applying: 'application',
  introducing: 'introduction',
  delivering: 'delivery',
  assessing: 'assessment',
  evaluating: 'evaluation',
};
/** In whose light a thing is looked at. */
const light =
  /^(?<matter>.+?),?\s+(?:(?:seen\s+|viewed\s+)?through\s+(?:the|an?)\s+(?:lens|prism|eyes)\s+of\s+(?<lens>.+)|through\s+an?\s+(?<own>[\p{L}-]+(?:\s+[\p{L}-]+)?)\s+lens|(?:seen\s+|viewed\s+)?from\s+(?:an?|the)\s+(?<view>[\p{L}-]+(?:\s+[\p{L}-]+){0,2})\s+(?:perspective|viewpoint|point\s+of\s+view|standpoint|angle))$/iu;

/** What a title asks of anything, in a noun before the matter: the noun is the aspect, whatever joins the two. */
export function readAsking(text: string, reader: Reader): Core | null {
  const settle = (matter: string, aspect: string | null, rest: Partial<Core>): Core => {
    const taken = takeContexts(matter, reader);
    return coreOf(withoutArticle(taken.rest), aspect, { contexts: taken.contexts, ...rest });
  };
  const both = twice.exec(text)?.groups;
  if (
    both?.first &&
    both.second &&
    both.matter &&
    [both.first, both.second].every((noun) => aspectNouns.has(headOf(noun)))
  )
    return settle(both.matter, `${both.first} and ${both.second}`, { sure: 0.9 });
  const pled = plea.exec(text)?.groups;
  if (pled?.side && pled.matter && !/^of$/iu.test(pled.sort?.trim() ?? '')) {
    const side = pled.side.toLowerCase();
    const isFor = /^(?:for|in favou?r of)$/u.test(side);
    return settle(pled.matter, `${pled.sort ?? ''}arguments ${isFor ? 'in favour' : side}`, {
      signs: ['argument'],
      sure: 0.85,
    });
  }
  const hard = trouble.exec(text)?.groups;
  if (hard?.asked && hard.deed && hard.matter) {
    const deed = hard.deed.toLowerCase();
    const noun = deedNouns[deed] ?? gerundNouns.get(deed);
    const joint = hard.joint?.toLowerCase() === 'to' ? 'to' : 'of';
    if (noun) return settle(hard.matter, `${hard.asked} ${joint} ${noun}`, { sure: 0.85 });
  }
  const plain = matterOf.exec(text)?.groups?.matter;
  if (plain) return settle(plain, null, { sure: 0.75 });
  const asked =
    pairedNoun.exec(text)?.groups ??
    coupled.exec(text)?.groups ??
    toolkit.exec(text)?.groups ??
    (reader.field === 'literature' ? undefined : standing.exec(text)?.groups) ??
    opinion.exec(text)?.groups ??
    drawnUp.exec(text)?.groups ??
    stateOf.exec(text)?.groups;
  if (!asked?.asked || !asked.matter) return null;
  // The state of Israel is one, and policy on a country is a matter of its own.
  const [first = ''] = asked.matter.split(/\s+(?:in|during|since)\s+/iu);
  if (/(?:^state|polic(?:y|ies)|legislation)$/iu.test(asked.asked) && namesPlace(reader.open(first))) return null;
  return settle(asked.matter, asked.asked, { sure: 0.85 });
}

/** "X in Theory and Practice": both are asked of it. */
const bothWays =
  /^(?<matter>.+\S)\s+in\s+(?<ways>(?:theory|principle|policy|law|rhetoric)\s+and\s+(?:in\s+)?(?:practice|reality))$/iu;

/** "X through the Lens of Justice", "X from a Feminist Perspective": whose view it is stands behind the matter. */
export function readLight(text: string): { matter: string; aspect: string } | null {
  const ways = bothWays.exec(text)?.groups;
  if (ways?.matter && ways.ways) return { matter: ways.matter, aspect: ways.ways };
  const seen = light.exec(text)?.groups;
  const view = seen?.lens ?? seen?.own ?? seen?.view;
  if (!seen?.matter || !view) return null;
  return { matter: seen.matter, aspect: `${withoutArticle(view)} perspective` };
}
