import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, ownOf } from './open-names.ts';

const irregular: Readonly<Record<string, string>> = {
  made: 'making',
  given: 'giving',
  taken: 'taking',
  held: 'holding',
  paid: 'paying',
  taught: 'teaching',
  kept: 'keeping',
  left: 'leaving',
  sold: 'selling',
  put: 'putting',
  set: 'setting',
  cut: 'cutting',
  built: 'building',
  bought: 'buying',
  seen: 'seeing',
  shown: 'showing',
  told: 'telling',
  sent: 'sending',
  brought: 'bringing',
  fed: 'feeding',
  grown: 'growing',
  drawn: 'drawing',
  known: 'knowing',
  spent: 'spending',
  granted: 'granting',
  limited: 'limiting',
  permitted: 'permitting',
  admitted: 'admitting',
  edited: 'editing',
  prohibited: 'prohibiting',
  exhibited: 'exhibiting',
};

/** Banned: banning; taxed: taxing; criminalised: criminalising. */
function toDoing(participle: string): string | null {
  const word = participle.toLowerCase();
  const known = irregular[word];
  if (known) return known;
  if (!/ed$/u.test(word)) return null;
  const stem = word.slice(0, -2);
  return /(?:i)$/u.test(stem) ? `${stem.slice(0, -1)}ying` : `${stem}ing`;
}

/** Ban: banning; make: making; tell: telling. */
function toGerund(verb: string): string {
  const word = verb.toLowerCase();
  if (/[^aeiou][aeiou][bdgmnprt]$/u.test(word) && !/(?:er|en|or|it|el|op|ar|on)$/u.test(word.slice(1)))
    return `${word}${word.at(-1)}ing`;
  if (/^(?:ban|stop|cut|let|set|put|get|run|drop|plan|control|permit|admit|forget)$/u.test(word))
    return `${word}${word.at(-1)}ing`;
  if (/ie$/u.test(word)) return `${word.slice(0, -2)}ying`;
  return `${/[^eoy]e$/u.test(word) ? word.slice(0, -1) : word}ing`;
}

/** Who decides for all is not named with the deed. */
const anyone = /^(?:we|society|the state|states|governments?|the government|countries|one|people)$/iu;
const passive = /^should (?<thing>.+?) (?:still |always |ever |also )?be (?<rest>.+)$/iu;
const active = /^should (?<who>(?:the )?[\p{L}’'-]+(?: [\p{L}’'-]+)??) (?<verb>\p{L}+) (?<rest>.+)$/iu;
const judged =
  /^(?:is|are|can|could|was|were) (?<thing>.+?) (?:ever |always |still |really |truly )?(?:be )?(?:ever )?(?:(?:morally|ethically|legally|economically) )?(?:justified|justifiable|legitimate|acceptable|defensible|permissible|desirable|necessary|fair|just|ethical|moral|worth it)(?<when> (?:in|when|if|after|during|for) .+)?$/iu;
const infinitive =
  /^is it (?:ever |always |still )?(?:morally )?(?:right|wrong|fair|just|ethical|acceptable|permissible|justified|justifiable) to (?<verb>\p{L}+) (?<rest>.+)$/iu;
/** Verbs that stand behind who should do something. */
const bases =
  /^(?:ban|tax|fund|pay|teach|require|allow|make|give|take|keep|use|adopt|abolish|replace|regulate|limit|restrict|return|recogni[sz]e|apologi[sz]e|charge|test|vaccinate|tell|report|disclose|publish|wear|own|vote|learn|start|raise|lower|introduce|provide|offer|protect|punish|intervene|invest|save|share|sell|buy|eat|stop|end|cut|join|leave|open|close|build|work|study|choose|accept|refuse|ration|cancel|forgive|help|support|prescribe|edit|clone|play|read|write|grant|have|get|be|face|enforce|switch|move|focus|separate|mix|train|hire|screen|monitor|censor|remove|delete|label|inspect)$/iu;

/** What would be done or is judged, so that there can be a case for it and one against it; null where the question names no such deed. */
function nameDeed(asked: string, own: (span: string) => string): string | null {
  const said = passive.exec(asked)?.groups;
  if (said?.thing && said.rest) {
    const [word = '', ...others] = said.rest.split(/\s+/u);
    const doing = toDoing(word);
    if (doing) return [doing, own(said.thing), ...(others.length > 0 ? [own(others.join(' '))] : [])].join(' ');
    // Compulsory, free, legal: what it should be stands before it.
    return others.length === 0 && /^\p{L}+$/u.test(word) && !/ (?:in|on|at|of|for) /iu.test(said.thing)
      ? `${word.toLowerCase()} ${own(said.thing)}`
      : null;
  }
  const done = active.exec(asked)?.groups;
  if (done?.who && done.verb && done.rest) {
    const words = [...done.who.split(' '), done.verb, ...done.rest.split(' ')];
    // Behind those who should act stands what they should do: central banks fight.
    const isMany = (word: string): boolean => /[^su’']s$/iu.test(word);
    const at = words.findIndex(
      (word, index) => index > 0 && (bases.test(word) || (isMany(words[index - 1] ?? '') && !isMany(word))),
    );
    if (at < 1 || at > 3 || words[at]?.toLowerCase() === 'be') return null;
    const who = words.slice(0, at).join(' ');
    const rest = words.slice(at + 1).join(' ');
    const deed = [toGerund(words[at] ?? ''), own(rest)].filter(Boolean).join(' ');
    return anyone.test(who) ? deed : `${own(who)} ${deed}`;
  }
  const right = infinitive.exec(asked)?.groups;
  if (right?.verb && right.rest) return `${toGerund(right.verb)} ${own(right.rest)}`;
  const thing = judged.exec(asked)?.groups;
  // "Is it …", "Are we …": what is judged stands elsewhere.
  if (!thing?.thing || /^(?:it|they|we|there|this|that|he|she)\b/iu.test(thing.thing)) return null;
  return own(`${thing.thing}${thing.when ?? ''}`);
}

/** "Should Zoos Be Banned?", "Is Torture Ever Justified?": the case for, the case against, the weighing, the answer. */
export function findVerdict(title: TitleUnderstanding, field: Field): OpenPlan | null {
  if (title.language !== 'en' || title.signs.includes('review')) return null;
  const asked = /^(?<asked>[^?:]+)\?/u.exec(title.text)?.groups?.asked;
  if (!asked || / or (?!not\b)/iu.test(asked) || asked.split(' ').length > 16) return null;
  const own = ownOf(title);
  const deed = nameDeed(asked.trim(), (span) => own(span).replace(/^the(?= )/iu, 'the'));
  if (deed === null || deed.split(' ').length > 12) return null;
  const isLaw = field === 'law';
  const chapters = [
    section('verdict.terms', 16, [part('verdict.sense'), part(isLaw ? 'lawask.rules' : 'verdict.now')]),
    section('verdict.for', 24, [part('verdict.right'), part('verdict.gain')]),
    section('verdict.against', 26, [part('verdict.wrong'), part('verdict.cost')]),
    section('verdict.weigh', 20, [part('verdict.part'), isLaw && part('lawask.courts'), part('verdict.proof')]),
    section('verdict.answer', 25, [
      part('verdict.own'),
      isLaw && part('lawask.reform'),
      part('verdict.when'),
      part('verdict.reply'),
    ]),
  ];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'theory-essay', object: deed, short: deed, isAspectNamed: false, bearing: null, sides: null },
    contexts: title.contexts.filter(({ text }) => !deed.toLowerCase().includes(text.toLowerCase())),
  };
  return nameOnce(read, deed, chapters);
}
