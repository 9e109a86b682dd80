import type { Field } from '@yanmo/contract/codes';
import type { Context, Reading } from '../title-reading.ts';
import { findSigns } from './en/find-signs.ts';
import { inferAspect } from './en/infer-aspect.ts';
import { disciplines } from './en/lexicon.ts';
import { listPlaces } from './en/list-places.ts';
import { lockPhrases } from './en/locked-phrases.ts';
import { withoutArticle } from './en/noun-phrase.ts';
import { isPersonName } from './en/person-names.ts';
import { placeWords } from './en/place-names.ts';
import { readMediation } from './en/read-bearing.ts';
import { partSides } from './en/read-comparison.ts';
import { orderParts } from './en/read-opening.ts';
import { readPhrase } from './en/read-phrase.ts';
import { readPrompt } from './en/read-prompt.ts';
import { isQuestion, readQuestion, withoutQuestionWords } from './en/read-question.ts';
import { readSubtitle } from './en/read-subtitle.ts';
import { toRunningCase } from './en/running-case.ts';
import { joinTool, settleContexts } from './en/settle-contexts.ts';
import { type Core, coreOf, type Reader } from './latin/core.ts';
import { finishReading, trimSpan } from './latin/finish-reading.ts';
import { Locks } from './latin/locks.ts';
import { takeTimes } from './latin/times.ts';

const parting =
  /\s*[:：]\s+|(?<=\?)\s+|\s+[-–—]+\s+|\s*—\s*|(?<=[\p{L}\p{N}])\s*[;；]\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u;

/** "On Forgiveness", "Some Thoughts on Boredom": how an essay opens, no part of what it is about. */
const musing = /^(?:(?:some |a few )?(?:thoughts|reflections|notes|remarks) )?on\s+(?!the\s)(?=\S)/iu;

/** "Beyond Growth", "Against Testing": what a paper means to leave behind is what it is on; a thinker's book is called so by name. */
const opposing =
  /^(?:beyond\s+(?!good and evil\b)|against\s+(?!(?:all|the)\s(?:odds|grain|tide|current|wall)\b|(?:nature|method|interpretation)$))(?=\p{Lu}\p{L}+(?:\s\S+){0,3}$)/iu;

function readMain(given: string, reader: Reader): Core {
  const prompt = readPrompt(given);
  if (prompt) {
    const set = readMain(prompt.matter, reader);
    return set.aspect === null ? { ...set, aspect: prompt.aspect } : set;
  }
  const main = given.replace(musing, '').replace(opposing, '');
  if (main !== given && /^against\s/iu.test(given)) {
    const opposed = readPhrase(main, reader);
    return opposed.aspect === null
      ? { ...opposed, aspect: 'critique', signs: [...opposed.signs, 'argument'] }
      : opposed;
  }
  if (!isQuestion(main)) return readPhrase(main, reader);
  const asked = readQuestion(main, reader);
  if (asked && asked.object !== '' && !/^(?:it|we|they|this)$/iu.test(asked.object)) return asked;
  const sides = partSides(main.replace(/[?\s]+$/u, ''));
  if (sides && / or /iu.test(main) && !/^(?:is|are|was|were|do|does|did|can|should|will)\s/iu.test(main))
    return coreOf(sides.join(' and '), 'comparison', { sides, signs: ['comparison', 'question'], sure: 0.6 });
  const rest = withoutQuestionWords(main);
  return { ...readPhrase(rest === '' ? main : rest, reader), sure: 0.3 };
}

/** A place has capitals, whether or not the title gave it any. */
const withCapitals = (context: Context): Context =>
  context.kind === 'place' && !/\p{Lu}/u.test(context.text)
    ? {
        ...context,
        text: context.text.replace(/\p{L}+/gu, (word) =>
          placeWords.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
        ),
      }
    : context;

/** What somebody does, thinks or makes at large is named with him; a thing that has a name of its own is not. */
const ofPerson =
  /^(?:critique|criticism|theor(?:y|ies)|views?|account|concepts?|conception|idea|ideas|thought|philosophy|ethics|use|method|style|art|works?|novels?|poems?|poetry|plays?|films?|paintings?|speech(?:es)?|letters|life|invasion|campaigns?|polic(?:y|ies)|presidency|reforms?|women|heroines?|legacy|colou?r|defen[cs]e|rise|fall|death|influence|reading|notion|argument|arguments|politics|aesthetics|language|music|revolution)$/iu;

/** "Descartes' Cogito", "Adam Smith's Invisible Hand": the thing is known without its author, who is kept beside it. */
function withoutAuthor(core: Core, reader: Reader): Core {
  const concept = conceptOf.exec(reader.open(core.object))?.groups;
  if (concept?.person && concept.thing && core.sides === null && isPersonName(concept.person))
    return {
      ...core,
      object: concept.thing,
      contexts: [...core.contexts, { text: reader.hide(concept.person), kind: 'case', isQuiet: true }],
    };
  const found = /^(?<person>[^’']+)[’']s?\s+(?<thing>(?:[\p{L}-]+\s+){0,2}[\p{L}-]+)$/u.exec(
    reader.open(core.object),
  )?.groups;
  if (!found?.person || !found.thing || reader.field === 'art' || !isPersonName(found.person)) return core;
  // "Machiavelli's The Prince": a capital on the article opens the name of a book.
  const thing = /^The \p{Lu}/u.test(found.thing) ? reader.hide(found.thing) : found.thing;
  if (ofPerson.test(found.thing.split(/\s+/u).at(-1) ?? '')) return core;
  const author: Context = { text: reader.hide(found.person), kind: 'case', isQuiet: true };
  return { ...core, object: thing, contexts: [...core.contexts, author] };
}

/** "Aristotle's Concept of Eudaimonia": eudaimonia, and his. */
const conceptOf = /^(?<person>[^’']+)[’']s?\s+(?:concept|notion|idea|conception)s?\s+of\s+(?:the\s+)?(?<thing>.+)$/iu;

/** "Renaissance Humanism in Michelangelo's David": where works of art are looked at, the work is studied and shows the theme. */
function withWork(core: Core, reader: Reader): Core {
  const [only, ...others] = core.contexts;
  if (reader.field !== 'art' || core.aspect !== null || others.length > 0 || only?.kind !== 'text') return core;
  const work = reader.open(only.text);
  const author = new RegExp(
    String.raw`(?<author>(?:\p{Lu}[\p{L}.-]*\s){0,2}\p{Lu}[\p{L}-]*(?:[’']s|s[’']))\s+${RegExp.escape(work)}$`,
    'u',
  ).exec(reader.title)?.groups?.author;
  if (
    !author ||
    !/^\p{Lu}/u.test(work) ||
    / and |\b(?:films|paintings|works|portraits|compositions|prints|photographs|design)$/iu.test(work)
  )
    return core;
  return {
    ...core,
    object: reader.hide(`${author} ${work}`),
    aspect: withoutArticle(core.object),
    contexts: [{ ...only, isQuiet: true }],
    signs: [...core.signs, 'interpretation'],
  };
}

const roleAlone = /^the role of (?<agent>(?:(?! in ).)+)$/iu;

/** "Behavioural Economics and Saving: The Role of Nudges": a way of looking brings nothing about; what it looks at does. */
function withAgent(head: Core, subtitles: string[]): [Core, string[]] {
  const last = head.bearing?.cause.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  const agent = subtitles.map((subtitle) => roleAlone.exec(subtitle)?.groups?.agent).find(Boolean);
  if (!agent || !head.bearing || !disciplines.has(last)) return [head, subtitles];
  const cause = withoutArticle(agent);
  return [
    { ...head, object: cause, bearing: { ...head.bearing, cause } },
    subtitles.filter((subtitle) => !roleAlone.test(subtitle)),
  ];
}

/** Reads an English title. The field says what "and" and "in" mean there, where the words leave it open. */
export function readEnTitle(title: string, field: Field = 'interdisciplinary'): Reading {
  const locks = new Locks();
  const times: Context[] = [];
  const parts = lockPhrases(takeTimes(title, times), locks)
    .split(parting)
    .map((part) => part.trim())
    .filter(Boolean);
  // A quotation or a catchy question before the colon leaves it to what follows to name the object.
  const isQuoted = /^[“"‘«]/u.test(locks.open(parts[0] ?? '')) && parts[0]?.length === 1;
  const [first = title, ...others] = orderParts(parts, isQuoted);
  // "A case study of Grab: …": what follows says what is studied there.
  const caseOf =
    others.length > 0 ? /^(?:an?\s+)?case stud(?:y|ies) of (?<name>.+)$/iu.exec(first)?.groups?.name : undefined;
  const [main, after] = caseOf ? [others[0] ?? first, [`the case of ${caseOf}`, ...others.slice(1)]] : [first, others];
  const reader: Reader = { field, title, open: (text) => locks.open(text), hide: (text) => locks.hide(text) };
  const [head, subtitles] = withAgent(readMain(main, reader), after);
  // "X and Y: the role of Z" puts Z between them.
  const readBetween = (subtitle: string): ReturnType<typeof readMediation> => {
    const between = head.bearing ? roleAlone.exec(subtitle)?.groups?.agent : undefined;
    // "Does It Matter?" asks for a condition only where two things are said to be linked.
    if (!head.bearing && /\b(?:matter|explain)\b/iu.test(subtitle)) return null;
    return between ? { through: between, under: null } : readMediation(subtitle);
  };
  const mediation =
    subtitles.map(readBetween).find((found) => found !== null) ?? (isQuestion(main) ? null : readMediation(main));
  const said = subtitles.filter((subtitle) => readBetween(subtitle) === null);
  const core = withWork(
    withoutAuthor(
      said.reduce((sofar, subtitle) => readSubtitle(subtitle, sofar, reader), head),
      reader,
    ),
    reader,
  );

  const isInferred = core.aspect === null;
  const asked = joinTool(isInferred ? { ...core, aspect: inferAspect(core, reader) } : core, reader);
  const settled = settleContexts(asked, reader);
  const placed =
    settled.contexts.length > 0 || times.length > 0
      ? settled
      : { ...settled, contexts: listPlaces([settled.object, core.aspect ?? ''].map((text) => locks.open(text))) };
  const reading = finishReading(
    {
      core: placed,
      isInferred,
      mediation,
      times,
      signs: findSigns(title),
      fallback: trimSpan(locks.open(main)) || title,
    },
    (text) => trimSpan(locks.open(toRunningCase(trimSpan(withoutArticle(text)), title))),
  );
  return { ...reading, contexts: reading.contexts.map(withCapitals) };
}
