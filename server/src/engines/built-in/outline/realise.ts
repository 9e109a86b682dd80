import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { grammars } from '../grammar/grammars.ts';
import { listBareHeadings } from '../phrases/bare-headings.ts';
import { listPhrases } from '../phrases/list-phrases.ts';
import { hashText } from '../seeded-random.ts';
import { besideCase } from './beside-case.ts';
import type { SlotSet } from './build-slots.ts';
import { coverHeadings } from './cover-words.ts';
import { isDoubled } from './doubled.ts';
import type { Section, SlotName, Slots } from './section.ts';
import { isUnclosed } from './skeletons/torn-names.ts';

export interface Realised {
  title: string;
  summary: string;
  weight: number;
  section: Section;
  children: Realised[];
}

/** Slots that hold a clause or a verb: no article belongs before them. */
const clauses: ReadonlySet<string> = new Set([
  'ask',
  'answer',
  'improve',
  'issues',
  'roots',
  'measure',
  'there',
  'query',
  'fact',
  'cover',
]);

const slotMark = /\{(?:(\w+) )?(\w+)\}/gu;

function fill(template: string, slots: Slots, grammar: Grammar): string | null {
  let isWhole = true;
  const shaped = grammar === grammars.zh ? besideCase(template, slots) : template;
  const text = shaped.replace(slotMark, (_, modifier: string | undefined, name: string) => {
    const value = slots[name as SlotName];
    if (!value) isWhole = false;
    if (!value) return '';
    return clauses.has(name) && !modifier ? value : grammar.inflect(value, modifier);
  });
  return isWhole ? text : null;
}

const longestChain = 40;
const longestChapter = 160;

const plain = (heading: string): string => heading.toLowerCase().replace(/[\p{P}\s]/gu, '');

interface Writer {
  language: Language;
  grammar: Grammar;
  title: string;
  seed: number;
  slots: SlotSet;
  isUnwanted: (text: string) => boolean;
  used: Set<string>;
  moves: Map<string, number>;
}

/** A chain of particles is better than no heading, if it is not long as well. */
function findShortest(
  headings: readonly string[],
  slots: Slots,
  { grammar, language, title, used }: Writer,
  isChapter: boolean,
): string | null {
  // A chapter with a long heading is better than a plan without it.
  if (!isWideLanguage(language) && !isChapter) return null;
  const longest = isWideLanguage(language) ? longestChain : longestChapter;
  const filled = headings.flatMap((template) => {
    const text = fill(template.replace(/^~/u, ''), slots, grammar);
    const heading = text === null ? null : grammar.polishHeading(text, title);
    return heading === null || heading.length > longest || used.has(plain(heading)) ? [] : [heading];
  });
  return filled.sort((left, right) => left.length - right.length)[0] ?? null;
}

/** Of several wordings that fit, the seed takes one of the first two; the later ones are for titles the first cannot carry. */
function pickHeading(section: Section, slots: SlotSet, writer: Writer, isChapter: boolean): string | null {
  const [headings] = listPhrases(writer.language)[section.move];
  const covering = isChapter && section.slots.cover ? pickCover(section, slots, writer) : null;
  if (covering !== null) return covering;
  // Questions about the question: what is asked stands in the heading above.
  const isOfQuestion = section.move === 'frame.question' && slots.long.query !== undefined;
  const bare = isOfQuestion ? pickBareHeading(section, slots, writer) : null;
  if (bare !== null) return bare;
  for (const set of [slots.long, slots.short]) {
    const fitting = headings.flatMap((template) => {
      const isReserve =
        template.startsWith('~') ||
        (headings.includes(template.replaceAll('{object}', '{focus}')) && template.includes('{object}'));
      const text = fill(template.replace(/^~/u, ''), { ...set, ...section.slots }, writer.grammar);
      if (text === null) return [];
      const heading = writer.grammar.polishHeading(text, writer.title);
      return writer.grammar.isTooLong(heading) ||
        isUnclosed(heading) ||
        isDoubled(heading, writer.language) ||
        writer.used.has(plain(heading)) ||
        writer.isUnwanted(heading)
        ? []
        : [
            {
              heading,
              // Introduction and conclusion have their usual parts; elsewhere a heading that names nothing is the last resort.
              isReserve: isReserve || (!template.includes('{') && !section.move.startsWith('frame.')),
              isPlaced: /\{(?:\w+ )?(?:case|there|place|population|policy|backdrop|era)\}/u.test(template),
            },
          ];
    });
    const first = fitting.filter(({ isReserve }) => !isReserve);
    const placed = first.filter(({ isPlaced }) => isPlaced);
    const speaking = placed.length > 0 ? placed : first.length > 0 ? first : fitting;
    const choice = speaking[hashText(`${writer.seed}:${section.move}`) % Math.max(1, Math.min(2, speaking.length))];
    if (choice !== undefined) return choice.heading;
  }
  return findShortest(headings, { ...slots.short, ...section.slots }, writer, isChapter);
}

/** The heading of a chapter that took in a neighbour. */
function pickCover(section: Section, { long, short }: SlotSet, writer: Writer): string | null {
  const { language, grammar, title, used, isUnwanted } = writer;
  for (const template of coverHeadings[language]) {
    for (const set of [long, short]) {
      const text = fill(template, { ...set, ...section.slots }, grammar);
      const heading = text === null ? null : grammar.polishHeading(text, title);
      const isFree =
        heading !== null && !grammar.isTooLong(heading) && !isUnclosed(heading) && !used.has(plain(heading));
      if (isFree && !isDoubled(heading, language) && !isUnwanted(heading)) return heading;
    }
  }
  return null;
}

/** The wording that leaves the thing to the heading above; null where the move has none, or it is taken. */
function pickBareHeading(section: Section, slots: SlotSet, writer: Writer): string | null {
  const wordings = listBareHeadings(writer.language, section.move);
  // Titles of one field take different wordings, so that their outlines do not read alike.
  const start = hashText(`${writer.seed}:${section.move}:bare`) % Math.max(1, wordings.length);
  for (const template of [...wordings.slice(start), ...wordings.slice(0, start)]) {
    const filled = fill(template, { ...slots.long, ...section.slots }, writer.grammar);
    // Capitals follow those of the title.
    const heading =
      filled !== null && writer.language === 'en' ? writer.grammar.polishHeading(filled, writer.title) : filled;
    if (heading !== null && !writer.used.has(plain(heading)) && !writer.isUnwanted(heading)) return heading;
  }
  return null;
}

const namesThing = (heading: string, { long, short }: SlotSet): boolean =>
  [long.object, long.focus, short.object, short.focus].some((name) => name !== undefined && heading.includes(name));

function pickSummary(section: Section, slots: SlotSet, writer: Writer): string {
  const [, summaries] = listPhrases(writer.language)[section.move];
  const fitting = summaries.flatMap((template) => {
    const text = fill(template, { ...slots.short, ...section.slots }, writer.grammar);
    return text === null || writer.isUnwanted(text) ? [] : [writer.grammar.polishSentence(text)];
  });
  const fresh = fitting.filter((summary) => !writer.used.has(summary));
  const choices = fresh.length > 0 ? fresh : fitting;
  // Neighbours of one kind have parallel headings; their summaries take turns.
  const turn = writer.moves.get(section.move) ?? 0;
  writer.moves.set(section.move, turn + 1);
  const choice =
    choices[(hashText(`${writer.seed}:${section.move}:summary`) + turn) % Math.max(1, choices.length)] ?? '';
  writer.used.add(choice);
  return choice;
}

interface Place {
  isChapter: boolean;
  isBare: boolean;
}

function realiseSection(
  section: Section,
  slots: SlotSet,
  writer: Writer,
  { isChapter, isBare }: Place,
): Realised | null {
  const full = pickHeading(section, slots, writer, isChapter);
  // A long name is said by the chapter; its sections would be nothing but that name again.
  const isCrowded = !isChapter && full !== null && !isWideLanguage(writer.language) && full.length > 64;
  const title =
    ((isBare || isCrowded) && full !== null && namesThing(full, slots)
      ? pickBareHeading(section, slots, writer)
      : null) ?? full;
  // A heading that could only repeat another says nothing: it is left out, with what stands below it.
  if (title === null) return null;
  writer.used.add(plain(title));
  const below = { ...slots.below, ...section.slots };
  const inner: SlotSet = { long: { ...slots.long, ...below }, short: { ...slots.short, ...below }, below: slots.below };
  const summary = pickSummary(section, slots, writer);
  const children: Realised[] = [];
  let named = isChapter ? hashText(`${writer.seed}:${section.move}:named`) % 2 : section.children.length;
  for (const child of section.children) {
    // Half of a chapter's sections name the thing again; what stands below them need not.
    const worded = realiseSection(child, inner, writer, { isChapter: false, isBare: named * 2 > children.length });
    if (worded === null) continue;
    if (namesThing(worded.title, inner)) named += 1;
    children.push(worded);
  }
  return { title, summary, weight: section.weight, section, children: children.length >= 2 ? children : [] };
}

/** Sections that have a name to be headed by: where no theory has its place, a part on the theory takes up no room. */
export function keepNameable(sections: readonly Section[], slots: Slots, language: Language): Section[] {
  return sections.flatMap((section) => {
    const own = { ...slots, ...section.slots };
    const [headings] = listPhrases(language)[section.move];
    if (!headings.some((template) => fill(template, own, grammars[language]) !== null)) return [];
    return [{ ...section, children: keepNameable(section.children, own, language) }];
  });
}

export interface Realising {
  slots: SlotSet;
  language: Language;
  title: string;
  seed: number;
  /** Words that no heading and no summary may hold: what the student wants left out. */
  isUnwanted?: (text: string) => boolean;
}

export type HeadingPlace = 'CHAPTER' | 'SECTION';

export interface Wording {
  /** A planned heading in words, as a chapter or as a section of one; null where it could only repeat another. */
  (section: Section, place?: HeadingPlace): Realised | null;
  /** The headings that the plan of a node could have under other names, none taken or too long; what it is worded by now comes first. */
  reword(node: Realised, names: Slots, place: HeadingPlace): string[];
  /** What the headings of a place are filled with. */
  namesAt(place: HeadingPlace): Slots;
}

/** Wordings of a move in the order in which they suit: the one that stands, then others, then reserves. */
function listRewordings(node: Realised, names: Slots, base: Slots, writer: Writer): string[] {
  const { grammar, language, title } = writer;
  const word = (template: string, named: Slots): string | null => {
    const text = fill(template.replace(/^~/u, ''), { ...base, ...node.section.slots, ...named }, grammar);
    return text === null ? null : grammar.polishHeading(text, title);
  };
  const [own] = listPhrases(language)[node.section.move];
  // A chapter that took in a neighbour goes on saying both.
  const templates = node.section.slots.cover ? coverHeadings[language] : own;
  const rank = (template: string): number => (word(template, {}) === node.title ? 0 : template.startsWith('~') ? 2 : 1);
  return [...templates]
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((template) => word(template, names) ?? [])
    .filter(
      (heading) => !grammar.isTooLong(heading) && !writer.used.has(plain(heading)) && !writer.isUnwanted(heading),
    );
}

/** Words headings one after another; what was said before is not said again. */
export function createRealiser({ slots, language, title, seed, isUnwanted }: Realising): Wording {
  const writer: Writer = {
    language,
    grammar: grammars[language],
    title,
    seed,
    slots,
    isUnwanted: isUnwanted ?? (() => false),
    used: new Set(),
    moves: new Map(),
  };
  const inner = { ...slots, long: { ...slots.long, ...slots.below }, short: { ...slots.short, ...slots.below } };
  const namesAt = (place: HeadingPlace): Slots => (place === 'CHAPTER' ? slots : inner).long;
  const word = (section: Section, place: HeadingPlace = 'CHAPTER'): Realised | null =>
    realiseSection(section, place === 'CHAPTER' ? slots : inner, writer, {
      isChapter: place === 'CHAPTER',
      isBare: false,
    });
  return Object.assign(word, {
    namesAt,
    reword: (node: Realised, names: Slots, place: HeadingPlace) => listRewordings(node, names, namesAt(place), writer),
  });
}
