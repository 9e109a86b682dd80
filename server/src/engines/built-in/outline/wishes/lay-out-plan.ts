import { findTopic, isBarePart } from '../../../../understanding/wishes/topics.ts';
import type { Realised } from '../realise.ts';
import { makeMatter } from './add-part.ts';
import { rankOf, rankOfChapter } from './chapter-parts.ts';
import { isClosing, isOpening } from './tree.ts';
import type { ReadAs, WishedOutline } from './wished-outline.ts';

/** Chapters that say how results are read: what was found stands in them. */
const reporting: ReadonlySet<string> = new Set(['wish.results', 'wish.empirical', 'wish.discussion']);

/** Fewer numbered chapters than these are wishes for single places. */
const leastPlan = 3;

/** The chapters of a plan that the student brings along, one behind the other from the first; empty where there is none. */
export function findPlan(reads: readonly ReadAs[]): ReadAs[] {
  const numbered = reads
    .filter(({ kind, chapter, section }) => kind === 'CHAPTER' && chapter !== undefined && section === undefined)
    .sort((one, other) => (one.chapter ?? 0) - (other.chapter ?? 0));
  const isWhole = numbered.length >= leastPlan && numbered.every(({ chapter }, index) => chapter === index + 1);
  return isWhole ? numbered : [];
}

const topicOf = ({ what }: ReadAs) => (isBarePart(what) ? findTopic(what) : null);

function findChapter(outline: WishedOutline, read: ReadAs, taken: ReadonlySet<Realised>): Realised | null {
  const { chapters } = outline;
  const topic = topicOf(read);
  const opening = isOpening(chapters, 0) ? chapters[0] : undefined;
  const last = chapters.length - 1;
  if (topic?.id === 'introduction') return opening ?? null;
  if (topic?.id === 'conclusion') return isClosing(chapters, last) ? (chapters[last] ?? null) : null;
  const found = outline.locateOwn(read.what);
  const node = found === null ? undefined : chapters[found];
  if (found !== null && node && !taken.has(node) && !isClosing(chapters, found)) {
    return outline.sayPart(found, read.what) ?? node;
  }
  return topic ? outline.makePart(read.what, topic) : makeMatter(outline, read.what);
}

/** Chapters of ours that the plan has no place for become the sections of the chapter nearest to them that has none of substance. */
function takeIn(outline: WishedOutline, laid: Realised[], taken: ReadonlySet<Realised>): void {
  const { names, plan } = outline;
  if (!outline.hasSections) return;
  const left = outline.core.filter(
    (chapter) => !taken.has(chapter) && rankOfChapter(chapter, names) >= rankOf('status'),
  );
  const open = laid.filter(({ section: { move } }) => reporting.has(move));
  for (const host of open) {
    const rank = rankOfChapter(host, names);
    const nearest = left.filter((guest) =>
      open.every(
        (other) =>
          Math.abs(rankOfChapter(other, names) - rankOfChapter(guest, names)) >=
          Math.abs(rank - rankOfChapter(guest, names)),
      ),
    );
    const sections = nearest.flatMap((guest) => plan.word({ ...guest.section, children: [] }, 'SECTION') ?? []);
    if (sections.length < 2) continue;
    host.children = sections.map((section) => ({ ...section, weight: 10 }));
    host.weight = Math.max(host.weight, 8 * sections.length);
  }
}

/** A whole plan is the outline: its chapters stand as they are numbered, and no others between them. */
export function layOutPlan(outline: WishedOutline, plan: readonly ReadAs[]): void {
  const { chapters } = outline;
  const taken = new Set<Realised>();
  const laid = plan.flatMap((read) => {
    const chapter = findChapter(outline, read, taken);
    if (!chapter) return [];
    taken.add(chapter);
    outline.keep(chapter);
    return [chapter];
  });
  if (laid.length < plan.length) return;
  takeIn(outline, laid, taken);
  const last = chapters.at(-1);
  const closing = last && isClosing(chapters, chapters.length - 1) && !taken.has(last) ? [last] : [];
  chapters.splice(0, chapters.length, ...laid, ...closing);
}
