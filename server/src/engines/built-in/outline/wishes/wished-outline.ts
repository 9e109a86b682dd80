import type { PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Wish } from '@yanmo/contract/understanding';
import { isWideLanguage } from '../../../../text/wide-language.ts';
import { findMethod, speaksOfMethod } from '../../../../understanding/methods/known-methods.ts';
import { depthFor } from '../../../../understanding/outline-depth.ts';
import { findTopic, isBarePart, type Topic, type TopicId } from '../../../../understanding/wishes/topics.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { Realised, Wording } from '../realise.ts';
import { part, type Slots, section } from '../section.ts';
import { partOf, playsPart, rankOf, rankOfChapter, saysPart } from './chapter-parts.ts';
import { naturalPlace, resize } from './resize.ts';
import { belowTopic, moveOfTopic } from './topic-moves.ts';
import { coreRange, flattenNodes, isClosing, isFrame, isOpening } from './tree.ts';
import { isOfLanguage } from './wished.ts';

export type ReadAs = Wish['read_as'];

export interface WishPlan {
  wishes: readonly Wish[];
  language: Language;
  type: PaperType;
  wordCount: number;
  /** What the title is about: words of it are no sign that a heading plays a part. */
  slots: Slots;
  word: Wording;
}

/** From so many words on a chapter that is asked for has sections of its own. */
export const sectionsFrom = 6_000;

/** An outline in the hands of those who change it at the student's wish. */
export class WishedOutline {
  readonly chapters: Realised[];
  readonly plan: WishPlan;
  readonly names: readonly string[];
  /** Chapters that were asked for: they are not merged away. */
  private readonly wished = new Set<Realised>();

  constructor(nodes: readonly Realised[], plan: WishPlan) {
    this.chapters = [...nodes];
    this.plan = plan;
    const { focus, matter, object, aspect, case: named, context } = plan.slots;
    this.names = [focus, matter, object, aspect, named, context]
      .filter((name): name is string => name !== undefined && name.length > 1)
      .sort((one, other) => other.length - one.length);
  }

  get core(): Realised[] {
    return this.chapters.slice(...coreRange(this.chapters));
  }

  get isWide(): boolean {
    return isWideLanguage(this.plan.language);
  }

  keep(chapter: Realised): void {
    this.wished.add(chapter);
  }

  resize(count: number): void {
    const { language, word, type, wordCount } = this.plan;
    const isDeep = depthFor(type, wordCount).levels === 3;
    resize(this.chapters, count, { wished: this.wished, names: this.names, language, word, isDeep });
  }

  // Finding

  /** The chapter that plays a part; one that was planned for it goes before one that only says so. */
  findPart(part: TopicId): number | null {
    for (const least of [2, 1]) {
      const found = this.chapters.findIndex(
        (node, index) => !isOpening(this.chapters, index) && playsPart(node, part, this.names) >= least,
      );
      if (found >= 0) return found;
    }
    return null;
  }

  speakingOf(what: string): (node: Realised) => boolean {
    const method = findMethod(what);
    const topic = isBarePart(what) ? findTopic(what) : null;
    const words = what.toLowerCase();
    return (node) =>
      (topic !== null && playsPart(node, topic.id, this.names) > 0) ||
      (method !== null && topic === null && speaksOfMethod(node.title, method)) ||
      node.title.toLowerCase().includes(words);
  }

  /** The chapter whose own heading a wish speaks of. */
  locateOwn(what: string): number | null {
    const topic = isBarePart(what) ? findTopic(what) : null;
    if (topic) {
      const named = this.findPart(topic.id);
      if (named !== null) return named;
    }
    const speaks = this.speakingOf(what);
    const own = this.chapters.findIndex((node, index) => !isOpening(this.chapters, index) && speaks(node));
    return own >= 0 ? own : null;
  }

  /** The same, or the chapter with a section that it speaks of. */
  locate(what: string): number | null {
    const own = this.locateOwn(what);
    if (own !== null) return own;
    const speaks = this.speakingOf(what);
    const below = this.chapters.findIndex((node) => flattenNodes([node]).some(speaks));
    return below >= 0 ? below : null;
  }

  findHost(isFit: (node: Realised) => boolean): Realised | undefined {
    return this.core.find(isFit) ?? this.heaviest();
  }

  heaviest(): Realised | undefined {
    return [...this.core].sort((one, other) => other.weight - one.weight)[0] ?? this.chapters[0];
  }

  /** The chapter whose place in the paper is nearest to the part's. */
  findNearest(wanted: TopicId): Realised | undefined {
    const rank = rankOf(wanted);
    if (rank <= 1) return this.chapters[0];
    if (rank >= 15) return this.chapters.at(-1);
    const far = (node: Realised): number => Math.abs(rankOfChapter(node, this.names) - rank);
    return [...this.core].sort((one, other) => far(one) - far(other))[0] ?? this.chapters[0];
  }

  partOf(node: Realised): TopicId | null {
    return partOf(node, this.names);
  }

  placeOf({ chapter, position }: Pick<ReadAs, 'chapter' | 'position'>, usual: TopicId): number {
    const [first, behindLast] = coreRange(this.chapters);
    if (chapter !== undefined) return chapter - 1;
    if (position === 'FIRST') return first;
    return position === 'LAST' ? behindLast : naturalPlace(this.chapters, usual, this.names);
  }

  // Wording

  nameOf(what: string, topic: Topic): string {
    return isOfLanguage(what, this.plan.language) ? what : topic.names[this.plan.language];
  }

  /** Whether a new chapter has sections: where the paper is long enough, or where those beside it have. */
  get hasSections(): boolean {
    return this.plan.wordCount >= sectionsFrom || this.core.some(({ children }) => children.length > 0);
  }

  /** Whether a chapter is long enough for sections. */
  allowsSections(host: Realised): boolean {
    const total = this.chapters.reduce((sum, { weight }) => sum + weight, 0);
    return (this.plan.wordCount * host.weight) / total >= 300;
  }

  makeChapter(move: Move, slots: Slots, below: readonly Move[]): Realised | null {
    const inner = this.hasSections ? below.map((own) => part(own, slots)) : [];
    const made = this.plan.word(section(move, 14, inner, slots));
    if (made) this.keep(made);
    return made;
  }

  makePart(what: string, topic: Topic): Realised | null {
    const { slots } = this.plan;
    const term = topic.id === 'case' ? slots.case : this.nameOf(what, topic);
    return this.makeChapter(moveOfTopic(topic.id), term ? { term } : {}, belowTopic[topic.id] ?? []);
  }

  /** The chapter that plays a part which was asked for by name says so in its heading. */
  sayPart(index: number, what: string): Realised | undefined {
    const node = this.chapters[index];
    const topic = isBarePart(what) ? findTopic(what) : null;
    if (!node || !topic || isFrame(this.chapters, index)) return node;
    const term = this.nameOf(what, topic);
    const isSaid = topic.id === 'measure' ? node.title.includes(term) : saysPart(node.title, topic.id, this.names);
    const whole = isSaid ? null : this.plan.word(section(moveOfTopic(topic.id), node.weight, [], { term }));
    if (!whole) return node;
    const named = { ...whole, children: node.children };
    this.replace(node, named);
    return named;
  }

  // Changing

  replace(node: Realised, ...by: Realised[]): void {
    const index = this.chapters.indexOf(node);
    if (index < 0) return;
    this.chapters.splice(index, 1, ...by);
    if (this.wished.delete(node)) for (const next of by) this.wished.add(next);
  }

  insertAt(chapter: Realised, index: number): void {
    const [first, behindLast] = coreRange(this.chapters);
    this.chapters.splice(Math.max(first, Math.min(index, behindLast)), 0, chapter);
    this.wished.add(chapter);
  }

  insertSection(host: Realised | undefined, added: Realised, isFirst = false): void {
    if (!host) return;
    if (host.children.length > 0) {
      this.replace(host, { ...host, children: isFirst ? [added, ...host.children] : [...host.children, added] });
      return;
    }
    // A lone section below a chapter is no division: it stands beside the chapter that was too short to have sections.
    const index = this.chapters.indexOf(host);
    const isBefore = isClosing(this.chapters, index) || (isFirst && index > 0);
    this.insertAt({ ...added, weight: Math.max(8, host.weight / 2) }, isBefore ? index : index + 1);
  }
}
