import type { TitleKind } from '@yanmo/contract/understanding';
import type { FactKind } from '../../knowledge/entry.ts';
import { nameAbroad, nameWithin } from '../english-names.ts';
import type { Paper } from '../paper.ts';
import { nameWholeAbroad } from '../whole-matter.ts';
import type { Fillers, Frames, SecondAbstract, SetOut } from '../wordings/wording.ts';
import { sayFound, type Told } from './found-abroad.ts';
import { mayAdvise } from './may-advise.ts';
import { openOwn } from './own-of-title.ts';
import { readAsks } from './title-asks.ts';
import { readTitleQuestion } from './title-question.ts';

/** What must have been told for a paper to be said to ask this; the other kinds ask it by being of that kind. */
const askedBy: Partial<Record<TitleKind, readonly (readonly FactKind[])[]>> = {
  'status-and-remedies': [['problem'], ['cause'], ['remedy']],
  'case-study': [['problem'], ['cause'], ['remedy']],
  'policy-analysis': [['problem'], ['cause'], ['remedy']],
  'teaching-design': [['problem'], ['cause'], ['remedy']],
  'design-artefact': [['mechanism', 'part', 'stage'], ['problem']],
  'doctrinal-law': [['law'], ['problem', 'debate']],
  'history-narrative': [['driver', 'cause', 'milestone'], ['effect']],
  'theory-essay': [['debate', 'counter']],
  review: [['debate', 'counter']],
};
/** More of them, and the sentence is a list. */
const mostDone = 3;
const halfOfIt = 0.5;
/** So much of a sheet's name in a title names the sheet. */
const byName = 0.6;

interface Opening {
  told: readonly Told[];
  parts: readonly (readonly [part: SetOut, kinds: readonly FactKind[]])[];
  wording: SecondAbstract;
  /** What the paper is called in English, where its student said so. */
  title: string | undefined;
  hasOwn: boolean;
  /** A place for the paper's name where nothing of it has one in English. */
  unnamed: string | undefined;
  say(frames: Frames, words: Fillers, label: string): string[];
}

/** What the paper is on, as far as it has an English name; the name of a sheet only where half of what is told of it is on the topic. */
function sayMatter({ context }: Paper, { told, wording, title, unnamed, say }: Opening): string[] {
  const { slots, relation } = context.subject;
  if (title !== undefined) {
    const [frame = ''] = wording.titled;
    return [frame.replace('{title}', () => title)];
  }
  const bare = nameAbroad(slots.long.object, context);
  const aspect = nameAbroad(slots.long.aspect, context) ?? undefined;
  if (bare && relation === 'effect') {
    const asked = slots.long.aspect === undefined ? wording.factors : aspect ? wording.relations : wording.effects;
    return say(asked, { object: bare, aspect }, 'opens');
  }
  const object = bare ? nameWholeAbroad(bare, context) : undefined;
  // The tort liability of vehicles is no side of itself.
  const isBeside = aspect !== undefined && !object?.toLowerCase().includes(aspect.toLowerCase());
  if (object) return say(isBeside ? wording.sides : wording.matters, { object, aspect }, 'opens');
  const { isOwn } = openOwn(context);
  const sheets = [
    ...Map.groupBy(
      told.filter(({ source }) => !source.isBeside),
      ({ source }) => source.entry.sheet?.english ?? '',
    ),
  ];
  const { holds } = readAsks(context.subject);
  const called = sheets.find(
    ([name, own]) =>
      name !== '' && own.some(({ source }) => source.entry.sheet?.names.some((one) => holds(one) > byName)),
  )?.[0];
  const sheet =
    called ??
    sheets.find(
      ([name, own]) =>
        name !== '' && own.filter(({ source }) => isOwn(source.entry.id)).length >= own.length * halfOfIt,
    )?.[0];
  const near = nameWithin(slots.long.object, context);
  const within = near ?? sheet;
  if (!within) return say(wording.matters, { object: unnamed }, 'opens');
  if (aspect) return say(wording.partsWith, { sheet: within, aspect }, 'opens');
  // A whole sheet says too little of what the paper is on: its student names that.
  return say(near === null ? wording.partsUnnamed : wording.partsOf, { sheet: within, object: unnamed }, 'opens');
}

/** The question, by the kind of paper, where what was told bears it out. */
function sayQuestion({ context: { subject } }: Paper, { told, wording, say }: Opening): string[] {
  const { kind } = subject.understanding;
  if (readTitleQuestion(subject)) return say(wording.answers, {}, 'asks');
  if (subject.relation === 'comparison') return say(wording.compares, {}, 'asks');
  const needed = askedBy[kind] ?? [];
  const isAdvice = needed.some((kinds) => kinds.includes('remedy'));
  const isBorne = needed.every((kinds) => told.some((one) => kinds.includes(one.kind)));
  if (!isBorne || (isAdvice && !mayAdvise(subject))) return [];
  return say(wording.asks[kind] ?? [], {}, 'asks');
}

/** Every paper says what its subject is: what else it does tells more. */
const ofAnyPaper: ReadonlySet<SetOut> = new Set<SetOut>(['definition', 'parts']);
/** Of a work that is read, its characters are no interests and its means no mechanisms. */
const ofWorks: ReadonlySet<SetOut> = new Set<SetOut>(['origin', 'effects', 'debates']);

/** What it does: of all sides that it tells, those of which it tells the most on its topic. */
function sayWay({ context }: Paper, { told, parts, wording, hasOwn, say }: Opening, isAsked: boolean): string[] {
  const { isOwn } = openOwn(context);
  const countOf = (kinds: readonly FactKind[]): number =>
    told.filter(({ kind, source }) => kinds.includes(kind) && isOwn(source.entry.id)).length;
  const isReading = context.subject.understanding.kind === 'text-interpretation';
  const ranked = parts
    .filter(([part]) => !isReading || ofWorks.has(part))
    .map(([part, kinds]) => ({ part, count: countOf(kinds) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const telling = ranked.filter(({ part }) => !ofAnyPaper.has(part)).slice(0, mostDone);
  const chosen = new Set((telling.length > 1 ? telling : ranked.slice(0, mostDone)).map(({ part }) => part));
  const done = [
    ...parts.flatMap(([part]) => (chosen.has(part) ? [wording.does[part]] : [])),
    ...(hasOwn ? [wording.does.own] : []),
  ];
  const list = done.length < 3 ? done.join(' and ') : `${done.slice(0, -1).join(', ')}, and ${done.at(-1)}`;
  return list === '' ? [] : say(isAsked ? wording.ways : wording.waysAlone, { list }, 'way');
}

/** How the abstract in another language than the paper's opens: its subject, its question and what it finds, or where that has no names its way. */
export function openSecond(paper: Paper, opening: Opening, hypotheses: readonly string[]): string[] {
  const question = sayQuestion(paper, opening);
  const found = sayFound(paper, opening);
  const rest = found.length > 0 ? found : sayWay(paper, opening, question.length > 0);
  return [...sayMatter(paper, opening), ...question, ...hypotheses, ...rest];
}
