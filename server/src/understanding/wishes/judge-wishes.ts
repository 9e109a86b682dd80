import type { PaperType } from '@yanmo/contract/codes';
import type { Wish, WishProblem } from '@yanmo/contract/understanding';
import { fitOf } from '../methods/fit-of.ts';
import { findMethod, speaksOfMethod } from '../methods/known-methods.ts';
import { depthFor } from '../outline-depth.ts';
import { readInPaper } from './in-paper-language.ts';
import { findShowProblem } from './judge-shows.ts';
import { findTopic, isBarePart, type TopicId } from './topics.ts';
import type { WishSituation } from './wish-situation.ts';

/** Fewer chapters than these are no paper. */
const leastChapters = 3;
/** How far a student may go beyond what is usual for the type and length. */
const beyondUsual = 2;

export function chapterRange({ type, wordCount }: Pick<WishSituation, 'type' | 'wordCount'>): [number, number] {
  const { min, max } = depthFor(type, wordCount).chapters;
  return [Math.max(leastChapters, min - beyondUsual), max + beyondUsual];
}

/** Forms whose items an office prescribes: their chapters are not the student's to count or to move. */
export const isPrescribed = (type: PaperType): boolean => type === 'proposal' || type === 'task_book';

/** What a paper of each type cannot be without. */
function neededTopics({ type, kind }: WishSituation): TopicId[] {
  const frame: TopicId[] = ['introduction', 'conclusion'];
  if (type === 'literature_review') return ['introduction', 'conclusion', 'review'];
  if (type === 'proposal') return ['background', 'review', 'method', 'schedule', 'feasibility'];
  if (type === 'task_book') return ['schedule'];
  if (type === 'survey_report') return [...frame, 'results'];
  if (kind === 'status-and-remedies') return [...frame, 'measure'];
  return kind === 'review' ? [...frame, 'review'] : frame;
}

const plain = (text: string): string => text.toLowerCase().replace(/[\p{P}\s]/gu, '');

/** Kinds that want something to be there. */
const named: ReadonlySet<string> = new Set(['CHAPTER', 'CASE', 'PLACE', 'COMPARISON', 'EMPHASIS']);

/** Numbers of chapters that a SIZE leaves open. */
const spanOf = ({ chapter = 0, bound }: Wish['read_as']): [number, number] => [
  bound === 'AT_MOST' ? 0 : chapter,
  bound === 'AT_LEAST' ? Number.POSITIVE_INFINITY : chapter,
];

/** Whether one wish asks for what the other wants left out. */
function opposes(wished: Wish['read_as'], excluded: Wish['read_as']): boolean {
  const method = findMethod(excluded.what);
  if (wished.kind === 'METHOD') {
    const asked = findMethod(wished.what);
    return method !== null && asked !== null ? method === asked : plain(wished.what) === plain(excluded.what);
  }
  if (!named.has(wished.kind) || wished.what === '') return false;
  if (method !== null) return findMethod(wished.what) === method;
  if (plain(wished.what) === plain(excluded.what)) return true;
  const topic = findTopic(excluded.what);
  return (
    (wished.kind === 'CHAPTER' || wished.kind === 'EMPHASIS') && topic !== null && findTopic(wished.what) === topic
  );
}

function findContradictions(wishes: readonly Wish[]): Set<number> {
  const found = new Set<number>();
  const mark = (one: number, other: number): void => {
    found.add(one);
    found.add(other);
  };
  for (const [index, { read_as: read }] of wishes.entries()) {
    for (const [other, { read_as: against }] of wishes.entries()) {
      if (index === other) continue;
      if (against.kind === 'EXCLUSION' && opposes(read, against)) mark(index, other);
      if (read.kind === 'SIZE' && against.kind === 'SIZE' && spanOf(read)[0] > spanOf(against)[1]) mark(index, other);
      if (read.kind === 'EMPHASIS' && against.kind === 'BREVITY' && isSameRoom(read, against)) mark(index, other);
      // Two orders that go round in a circle.
      if (read.kind === 'ORDER' && against.kind === 'ORDER' && read.other && against.other) {
        if (sameMatter(read.what, against.other) && sameMatter(read.other, against.what)) mark(index, other);
      }
      if (
        read.kind === 'CHAPTER' &&
        against.kind === 'CHAPTER' &&
        read.chapter !== undefined &&
        against.chapter !== undefined &&
        read.chapter !== against.chapter &&
        sameMatter(read.what, against.what)
      )
        mark(index, other);
      if (read.kind === 'SIZE' && against.kind !== 'SIZE' && (against.chapter ?? 0) > spanOf(read)[1])
        mark(index, other);
    }
  }
  return found;
}

const sameMatter = (one: string, other: string): boolean =>
  plain(one) === plain(other) ||
  (findTopic(one) !== null && findTopic(one) === findTopic(other) && plain(one).length < 9 && plain(other).length < 9);

const isSameRoom = (one: Wish['read_as'], other: Wish['read_as']): boolean =>
  one.what === '' || other.what === '' ? one.chapter === other.chapter : sameMatter(one.what, other.what);

/** Parts that a first chapter may be; before any other a paper has to be introduced. */
const openers: ReadonlySet<TopicId> = new Set(['introduction', 'background', 'significance']);

function findProblem(wish: Wish, situation: WishSituation): WishProblem | undefined {
  const { read_as: read } = wish;
  const [least, most] = chapterRange(situation);
  const isWeighed = read.kind === 'EMPHASIS' || read.kind === 'BREVITY';
  const needsWords = read.kind !== 'SIZE' && read.kind !== 'WRITING' && !(isWeighed && read.chapter !== undefined);
  if ((needsWords && plain(read.what) === '') || (read.kind === 'SIZE' && read.chapter === undefined))
    return 'NOT_UNDERSTOOD';
  switch (read.kind) {
    case 'UNKNOWN':
      return 'NOT_UNDERSTOOD';
    case 'WRITING':
      return 'FOR_THE_TEXT';
    case 'TABLE':
    case 'FIGURE':
      return (
        findShowProblem(read.kind, wish, situation) ??
        (hasRoomAt(read.chapter, situation, most) ? undefined : 'NO_ROOM')
      );
    case 'METHOD': {
      const method = findMethod(read.what);
      if (method && fitOf(method.family, situation.kind, situation.field, situation.title) === 'impossible')
        return 'UNFIT_METHOD';
      return hasRoomAt(read.chapter, situation, most) ? undefined : 'NO_ROOM';
    }
    case 'EXCLUSION': {
      const method = findMethod(read.what);
      const { title = '' } = situation;
      // What the title itself speaks of cannot be left out of its paper.
      if (method) {
        const isReport = method.family === 'survey' && situation.type === 'survey_report';
        return isReport || speaksOfMethod(title, method) ? 'NEEDED' : undefined;
      }
      if (!isBarePart(read.what) && title.toLowerCase().includes(read.what.toLowerCase())) return 'NEEDED';
      const topic = isBarePart(read.what) ? findTopic(read.what) : null;
      return topic !== null && neededTopics(situation).includes(topic.id) ? 'NEEDED' : undefined;
    }
    case 'SIZE': {
      const [low, high] = spanOf(read);
      return isPrescribed(situation.type) || high < least || low > most ? 'NO_ROOM' : undefined;
    }
    case 'ORDER': {
      if (isPrescribed(situation.type)) return 'NO_ROOM';
      const first = findTopic(read.position === 'FIRST' ? read.what : (read.other ?? ''));
      const last = findTopic(read.position === 'LAST' ? read.what : read.other ? read.what : '');
      const isBeforeStart = read.other !== undefined && first?.id === 'introduction';
      const isBehindEnd = read.other !== undefined && last?.id === 'conclusion';
      return isBeforeStart || isBehindEnd ? 'NEEDED' : undefined;
    }
    case 'CHAPTER': {
      const topic = findTopic(read.what);
      const isTooEarly = read.chapter === 1 && topic !== null && !openers.has(topic.id);
      if (isTooEarly && hasRoomAt(read.chapter, situation, most)) return 'NEEDED';
      return hasRoomAt(read.chapter, situation, most) ? undefined : 'NO_ROOM';
    }
    default:
      return hasRoomAt(read.chapter, situation, most) ? undefined : 'NO_ROOM';
  }
}

function hasRoomAt(chapter: number | undefined, situation: WishSituation, most: number): boolean {
  return chapter === undefined || (chapter <= most && !isPrescribed(situation.type));
}

/** The same wishes under names of the paper's language, each with why it cannot be met where it cannot; what a caller said of that is not believed. */
export function judgeWishes(wishes: readonly Wish[], situation: WishSituation): Wish[] {
  const named = wishes.map((wish) => readInPaper(wish.read_as, situation.language));
  const read = wishes.map(({ text, read_as }, index): Wish => ({ text, read_as: named[index] ?? read_as }));
  const contradictory = findContradictions(read);
  return read.map((wish, index) => {
    const { text, read_as } = wish;
    // A model calls things by their names in the paper's language.
    const isForeign = named[index] === null && situation.engine !== 'MODEL';
    const problem = contradictory.has(index)
      ? 'CONTRADICTION'
      : (findProblem(wish, situation) ?? (isForeign ? 'OTHER_LANGUAGE' : undefined));
    return problem ? { text, read_as, why_not: problem } : { text, read_as };
  });
}
