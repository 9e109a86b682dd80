import type { PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Wish } from '@yanmo/contract/understanding';
import { looksLikeCountry, looksLikePlace } from '../../../../understanding/wishes/places.ts';
import { findTopic, isBarePart, type Topic, type TopicId } from '../../../../understanding/wishes/topics.ts';
import { findMethod, speaksOfMethod, type WishedFamily } from '../../../../understanding/wishes/wished-methods.ts';
import { findRole } from '../../paper/roles.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { Realised, Wording } from '../realise.ts';
import { part, type Slots, section } from '../section.ts';
import { partOf, playsPart, rankOf, rankOfChapter } from './chapter-parts.ts';
import { naturalPlace, resize } from './resize.ts';
import { coreRange, dropNodes, flattenNodes, isClosing, isFrame, isOpening, moveTo } from './tree.ts';
import { isOfLanguage, nameMethod } from './wished.ts';
import { wishedMoves } from './wished-moves.ts';

type ReadAs = Wish['read_as'];

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
const sectionsFrom = 6_000;

/** The country of those who write in a language, where it has one. */
const home: Partial<Record<Language, string>> = { zh: '我国', ja: '日本' };

class Outline {
  readonly chapters: Realised[];
  readonly plan: WishPlan;
  /** Chapters that were asked for: they are not merged away. */
  readonly wished = new Set<Realised>();
  readonly names: readonly string[];

  constructor(nodes: readonly Realised[], plan: WishPlan) {
    this.chapters = [...nodes];
    this.plan = plan;
    const { slots } = plan;
    this.names = [slots.focus, slots.matter, slots.object, slots.aspect, slots.case, slots.context]
      .filter((name): name is string => name !== undefined && name.length > 1)
      .sort((one, other) => other.length - one.length);
  }

  exclude({ what }: ReadAs): void {
    const topic = findMethod(what) || !isBarePart(what) ? null : findTopic(what);
    const words = what.toLowerCase();
    const isOwn = this.names.some((name) => name.toLowerCase().includes(words));
    const isUnwanted = (node: Realised): boolean => {
      if (topic) return playsPart(node, topic.id, this.names);
      const method = findMethod(what);
      if (method) return speaksOfMethod(node.title, method) && !this.names.some((name) => speaksOfMethod(name, method));
      return !isOwn && node.title.toLowerCase().includes(words);
    };
    const kept = dropNodes(this.chapters, isUnwanted);
    // What frames a paper stays, though it may lose what stands in it.
    const frames = this.chapters.filter((_, index) => isFrame(this.chapters, index));
    const whole = this.chapters.flatMap((chapter) => {
      const left = kept.find(({ title }) => title === chapter.title);
      if (left) return [left];
      return frames.includes(chapter) ? [{ ...chapter, children: [] }] : [];
    });
    if (whole.length >= 3) this.chapters.splice(0, this.chapters.length, ...whole);
  }

  /** The case, the place or the time is named in a heading of the argument, not only where it is introduced. */
  addCase({ what, chapter }: ReadAs): void {
    const { word, slots } = this.plan;
    const isNamed = (nodes: readonly Realised[]): boolean =>
      flattenNodes(nodes).some(({ title }) => title.includes(what));
    if (chapter !== undefined) {
      const host = this.chapters[chapter - 1];
      if (host && isNamed([host])) return;
      const made = this.makeChapter('wish.case', { case: what, term: what }, ['wish.caseA', 'wish.caseB']);
      if (made) this.insertAt(made, chapter - 1);
      return;
    }
    const [first, behindLast] = coreRange(this.chapters);
    if (isNamed(this.chapters.slice(first, behindLast))) return;
    const added = word(part('wish.caseA', { term: what }), 'SECTION');
    const host = this.findHost((node) => {
      const own = partOf(node);
      return own === 'case' || own === 'status' || own === 'method' || own === 'data' || own === 'needs';
    });
    if (added) this.insertSection(host, added, true);
    else if (slots.case !== what) this.addMatter(what, false);
  }

  addComparison({ what, other, chapter, position }: ReadAs): void {
    const { slots, word, language, wordCount } = this.plan;
    const isAbroad = looksLikePlace(what);
    const own =
      other ?? (isAbroad ? (slots.context ?? (looksLikeCountry(what) ? home[language] : undefined)) : slots.object);
    const move: Move = own === undefined ? 'wish.abroad' : isAbroad ? 'wish.compare' : 'wish.contrast';
    const named: Slots = own === undefined ? { b: what } : { a: own, b: what };
    if (wordCount >= sectionsFrom || chapter !== undefined || position !== undefined) {
      const below: Move[] =
        own === undefined
          ? ['compare.second', 'compare.borrow']
          : ['compare.first', 'compare.second', 'compare.same', 'compare.borrow'];
      const made = this.makeChapter(move, named, below);
      if (made) this.insertAt(made, this.placeOf({ chapter, position }, 'experience'));
      return;
    }
    const added = word(part(move, named), 'SECTION');
    if (added)
      this.insertSection(
        this.findHost((node) => rankOfChapter(node) >= 7),
        added,
        false,
      );
  }

  addMethod({ what, chapter, position }: ReadAs): void {
    const { language, word } = this.plan;
    const method = findMethod(what);
    const term = nameMethod(what, language);
    const speaks = (title: string): boolean =>
      title.toLowerCase().includes(term.toLowerCase()) || (method !== null && speaksOfMethod(title, method));
    const [design, data] = wishedMoves(method);
    const index =
      position === 'LAST'
        ? this.chapters.length - 1
        : position === 'FIRST'
          ? 0
          : chapter !== undefined
            ? chapter - 1
            : null;
    const host = index === null ? this.findMethodHost() : this.chapters[index];
    if (!host) return;
    const sections = [design, data].flatMap((move) => word(part(move, { term }), 'SECTION') ?? []);
    const [first] = sections;
    if (!first) return;
    const said = flattenNodes([host]).find(({ title }) => speaks(title));
    if (said) {
      // "Interviews: specification and identification": what a model's section would say of it is not true of it.
      const isMisplaced = method !== null && unmeasured.has(method.family) && findRole(said.section.move) === 'model';
      if (isMisplaced) {
        this.replace(host, { ...host, children: host.children.map((child) => (child === said ? first : child)) });
      }
      return;
    }
    if (host.children.length === 0 && this.allowsSections(host)) {
      this.replace(host, { ...host, children: sections.length >= 2 ? sections : [] });
    } else if (host.children.length === 0) {
      // A chapter too short for sections becomes the study itself.
      const whole = word(section('wish.methodChapter', host.weight, [], { term }));
      const isMiddle = !isFrame(this.chapters, this.chapters.indexOf(host));
      if (whole && isMiddle && index !== null) this.replace(host, { ...host, children: [] }, whole);
      else if (whole)
        this.insertAt(
          whole,
          this.chapters.indexOf(host) + (isClosing(this.chapters, this.chapters.indexOf(host)) ? 0 : 1),
        );
    } else {
      const own = partOf(host);
      const isStart =
        own === 'status' ||
        own === 'problem' ||
        own === 'needs' ||
        own === 'results' ||
        own === 'empirical' ||
        own === 'case';
      const at = isStart ? 0 : host.children.length;
      // Where the chapter reports what was found, both stand there; else the results have their place further on.
      const added = isStart && sections.length === 2 ? sections : [first];
      this.replace(host, { ...host, children: [...host.children.slice(0, at), ...added, ...host.children.slice(at)] });
    }
  }

  /** A part of the paper, or a matter of its own, as a chapter where one was asked for, else as a section. */
  addPart({ what, chapter, position }: ReadAs, isChapter: boolean): void {
    const topic = isBarePart(what) ? findTopic(what) : null;
    if (position === 'LAST' && topic && this.closeWith(what, topic)) return;
    if (!topic) {
      this.addMatter(what, isChapter, { chapter, position });
      return;
    }
    if (topic.id === 'introduction' || topic.id === 'conclusion') return;
    const found = this.chapters.findIndex(
      (node, index) => !isOpening(this.chapters, index) && playsPart(node, topic.id, this.names),
    );
    if (found >= 0) {
      const node = this.chapters[found];
      if (!node) return;
      const renamed = topic.id === 'measure' && !node.title.includes(what) ? this.nameMeasure(node, what) : node;
      this.replace(node, renamed);
      this.wished.add(renamed);
      return;
    }
    if (!isChapter) {
      if (
        flattenNodes(this.chapters).some(
          (node) => playsPart(node, topic.id, this.names) && this.says(node, what, topic),
        )
      )
        return;
      const added = this.plan.word(part(moveOfTopic(topic.id), { term: this.nameOf(what, topic) }), 'SECTION');
      const host = this.findNearest(topic.id);
      if (added) this.insertSection(host, added, false);
      return;
    }
    const made = this.makeChapter(
      moveOfTopic(topic.id),
      { term: this.nameOf(what, topic) },
      belowTopic[topic.id] ?? [],
    );
    if (!made) return;
    this.takeFromOpening(topic.id, made);
    this.insertAt(made, naturalPlace(this.chapters, topic.id));
  }

  order({ what, other, position }: ReadAs): void {
    const from = this.locateOwn(what) ?? this.create(what) ?? this.locate(what);
    if (from === null) return;
    const topic = isBarePart(what) ? findTopic(what) : null;
    const node = this.chapters[from];
    if (node && topic?.id === 'measure' && !node.title.includes(what)) this.replace(node, this.nameMeasure(node, what));
    const [first, behindLast] = coreRange(this.chapters);
    if (position) {
      moveTo(this.chapters, from, position === 'FIRST' ? first : behindLast - (from < behindLast ? 1 : 0));
      return;
    }
    const to = this.locate(other ?? '') ?? this.create(other ?? '');
    const start = this.locate(what);
    if (to === null || start === null) return;
    if (start === to) {
      this.orderSections(start, what, other ?? '');
      return;
    }
    if (start < to) return;
    // The chapter that opens the paper stays first: what stands in it goes behind the other, not it.
    if (isOpening(this.chapters, to)) {
      this.liftSection(to, other ?? '', start);
      return;
    }
    moveTo(this.chapters, start, Math.max(to, first));
  }

  /** A numbered wish, when everything else stands. */
  place({ what, chapter, position }: ReadAs): void {
    const index = this.locate(what);
    if (index === null) return;
    if (position === 'LAST') {
      if (!isClosing(this.chapters, index)) moveTo(this.chapters, index, coreRange(this.chapters)[1] - 1);
      return;
    }
    const to = position === 'FIRST' ? coreRange(this.chapters)[0] : (chapter ?? 1) - 1;
    if (isOpening(this.chapters, index) && to > 0) return;
    moveTo(this.chapters, index, to);
  }

  resize(count: number): void {
    resize(this.chapters, count, { wished: this.wished, names: this.names, word: this.plan.word });
  }

  // --- finding ----------------------------------------------------------------------------------

  /** The chapter that a wish speaks of: its own heading first, then a section of it. */
  private locate(what: string): number | null {
    const own = this.locateOwn(what);
    if (own !== null) return own;
    const speaks = this.speakingOf(what);
    const below = this.chapters.findIndex((node) => flattenNodes([node]).some(speaks));
    return below >= 0 ? below : null;
  }

  private locateOwn(what: string): number | null {
    const speaks = this.speakingOf(what);
    const own = this.chapters.findIndex((node, index) => !isOpening(this.chapters, index) && speaks(node));
    return own >= 0 ? own : null;
  }

  private speakingOf(what: string): (node: Realised) => boolean {
    const method = findMethod(what);
    const topic = isBarePart(what) ? findTopic(what) : null;
    const words = what.toLowerCase();
    return (node) =>
      (topic !== null && playsPart(node, topic.id, this.names)) ||
      (method !== null && topic === null && speaksOfMethod(node.title, method)) ||
      node.title.toLowerCase().includes(words);
  }

  private says(node: Realised, what: string, topic: Topic): boolean {
    return node.title.includes(what) || topic.words.test(node.title);
  }

  private create(what: string): number | null {
    if (what === '') return null;
    const topic = findTopic(what);
    const made = topic
      ? this.makeChapter(moveOfTopic(topic.id), { term: this.nameOf(what, topic) }, belowTopic[topic.id] ?? [])
      : null;
    if (!made || !topic) return null;
    const at = naturalPlace(this.chapters, topic.id);
    this.insertAt(made, at);
    return at;
  }

  private findHost(isFit: (node: Realised) => boolean): Realised | undefined {
    const [first, behindLast] = coreRange(this.chapters);
    const core = this.chapters.slice(first, behindLast);
    return core.find(isFit) ?? [...core].sort((one, other) => other.weight - one.weight)[0] ?? this.chapters[0];
  }

  private findMethodHost(): Realised | undefined {
    const isOf =
      (...roles: string[]) =>
      (node: Realised) =>
        roles.includes(findRole(node.section.move) ?? '');
    const [first, behindLast] = coreRange(this.chapters);
    const core = this.chapters.slice(first, behindLast);
    return (
      core.find(isOf('approach', 'sample', 'measurement', 'model')) ??
      core.find((node) =>
        /\.(?:design|methods?|route|experiment|verify|check|practice|procedure)$/u.test(node.section.move),
      ) ??
      core.find(isOf('status', 'result', 'check', 'needs')) ??
      this.findHost(() => false)
    );
  }

  /** The chapter whose place in the paper is nearest to the part's. */
  private findNearest(wanted: TopicId): Realised | undefined {
    if (rankOf(wanted) <= 1 || rankOf(wanted) >= 15) {
      return rankOf(wanted) <= 1 ? this.chapters[0] : this.chapters.at(-1);
    }
    const [first, behindLast] = coreRange(this.chapters);
    const core = this.chapters.slice(first, behindLast);
    const far = (node: Realised): number => Math.abs(rankOfChapter(node) - rankOf(wanted));
    return [...core].sort((one, other) => far(one) - far(other))[0] ?? this.chapters[0];
  }

  private placeOf(
    { chapter, position }: { chapter: number | undefined; position: ReadAs['position'] },
    usual: TopicId,
  ): number {
    const [first, behindLast] = coreRange(this.chapters);
    if (chapter !== undefined) return chapter - 1;
    return position === 'FIRST' ? first : position === 'LAST' ? behindLast : naturalPlace(this.chapters, usual);
  }

  // --- making -----------------------------------------------------------------------------------

  private nameOf(what: string, topic: Topic): string {
    return isOfLanguage(what, this.plan.language) ? what : topic.names[this.plan.language];
  }

  private allowsSections(host: Realised): boolean {
    const total = this.chapters.reduce((sum, { weight }) => sum + weight, 0);
    return (this.plan.wordCount * host.weight) / total >= 300;
  }

  private makeChapter(move: Move, slots: Slots, below: readonly Move[]): Realised | null {
    const { word, wordCount } = this.plan;
    const named =
      move === 'wish.case' && this.plan.slots.case ? { ...slots, term: this.plan.slots.case, ...caseOf(slots) } : slots;
    const inner = wordCount >= sectionsFrom ? below.map((own) => part(own, named)) : [];
    const made = word(section(move, 14, inner, named));
    if (made) this.wished.add(made);
    return made;
  }

  private addMatter(
    what: string,
    isChapter: boolean,
    at: { chapter?: number | undefined; position?: ReadAs['position'] } = {},
  ): void {
    const speaks = this.speakingOf(what);
    const isPlaced = at.chapter !== undefined || at.position !== undefined;
    if (!isPlaced && flattenNodes(this.chapters).some(speaks)) return;
    const { word, language } = this.plan;
    const isShort = language === 'zh' || language === 'ja' ? what.length <= 6 : what.split(/\s+/u).length <= 2;
    const isLoose =
      isShort && !/[的与和及对のとやを]|\b(?:of|and|in|on|for|de|y|en)\b/iu.test(what) && findTopic(what) === null;
    const slots = { term: what };
    const move: Move = isLoose ? 'wish.relation' : 'wish.matter';
    if (isPlaced || isChapter) {
      const made = word(section(move, 14, [], slots));
      if (!made) return;
      this.wished.add(made);
      const topic = findTopic(what);
      this.insertAt(
        made,
        at.chapter !== undefined
          ? at.chapter - 1
          : at.position
            ? this.placeOf({ chapter: undefined, position: at.position }, 'results')
            : naturalPlace(this.chapters, topic?.id ?? 'results'),
      );
      return;
    }
    const added = word(part(move, slots), 'SECTION');
    if (added) this.insertSection(this.findHostOfMatter(what), added, false);
  }

  private findHostOfMatter(what: string): Realised | undefined {
    const topic = findTopic(what);
    return topic ? this.findNearest(topic.id) : this.findHost(() => false);
  }

  private nameMeasure(node: Realised, what: string): Realised {
    const whole = this.plan.word(section('wish.measure', node.weight, [], { term: what }));
    return whole && isOfLanguage(what, this.plan.language) ? { ...whole, children: node.children } : node;
  }

  /** The last chapter is the conclusion: what should stand there stands with it. */
  private closeWith(what: string, topic: Topic): boolean {
    const last = this.chapters.length - 1;
    const closing = this.chapters[last];
    if (!closing || !isClosing(this.chapters, last) || rankOf(topic.id) < 12) return false;
    if (topic.id === 'conclusion' || this.says(closing, what, topic)) return true;
    const term = this.nameOf(what, topic);
    const whole = this.plan.word(section('wish.closing', closing.weight + 3, [], { term }));
    if (!whole) return false;
    const twin = this.chapters.findIndex((node, index) => index < last && playsPart(node, topic.id, this.names));
    const moved = twin >= 0 && topic.id !== 'measure' ? this.chapters.splice(twin, 1) : [];
    const own = this.plan.word(part(moveOfTopic(topic.id), { term }), 'SECTION');
    const sections = moved.length > 0 ? (moved[0]?.children ?? []) : own ? [own] : [];
    const at = Math.min(1, closing.children.length);
    const children = [...closing.children.slice(0, at), ...sections, ...closing.children.slice(at)];
    const closed = { ...whole, children: children.length >= 2 ? children : [] };
    this.replace(closing, closed);
    this.wished.add(closed);
    return true;
  }

  /** What the introduction said of it in a section goes over into the chapter. */
  private takeFromOpening(topic: TopicId, made: Realised): void {
    const opening = this.chapters[0];
    if (!opening || !isOpening(this.chapters, 0)) return;
    const taken = opening.children.filter((child) => partOf(child) === topic);
    const left = opening.children.filter((child) => partOf(child) !== topic);
    if (taken.length === 0 || left.length < 2) return;
    this.replace(opening, { ...opening, children: left });
    made.children =
      made.children.length >= 2
        ? [
            ...taken,
            ...made.children.filter(({ section: own }) => !taken.some(({ section: { move } }) => move === own.move)),
          ]
        : made.children;
  }

  private orderSections(index: number, what: string, other: string): void {
    const chapter = this.chapters[index];
    if (!chapter) return;
    const [speaks, speaksOther] = [this.speakingOf(what), this.speakingOf(other)];
    const children = [...chapter.children];
    const from = children.findIndex((child) => flattenNodes([child]).some(speaks));
    const to = children.findIndex((child) => flattenNodes([child]).some(speaksOther));
    if (from > to && to >= 0) {
      moveTo(children, from, to);
      this.replace(chapter, { ...chapter, children });
    }
  }

  /** A section of the opening that is wanted later becomes a chapter there. */
  private liftSection(opening: number, what: string, behind: number): void {
    const chapter = this.chapters[opening];
    if (!chapter) return;
    const speaks = this.speakingOf(what);
    const lifted = chapter.children.find((child) => speaks(child));
    if (!lifted) return;
    const left = chapter.children.filter((child) => child !== lifted);
    this.chapters[opening] = { ...chapter, children: left.length >= 2 ? left : [] };
    this.chapters.splice(behind + 1, 0, { ...lifted, weight: 12 });
  }

  // --- changing ---------------------------------------------------------------------------------

  private replace(node: Realised, ...by: Realised[]): void {
    const index = this.chapters.indexOf(node);
    if (index < 0) return;
    this.chapters.splice(index, 1, ...by);
    if (this.wished.delete(node)) for (const next of by) this.wished.add(next);
  }

  private insertAt(chapter: Realised, index: number): void {
    const [first, behindLast] = coreRange(this.chapters);
    this.chapters.splice(Math.max(first, Math.min(index, behindLast)), 0, chapter);
    this.wished.add(chapter);
  }

  private insertSection(host: Realised | undefined, added: Realised, isFirst: boolean): void {
    if (!host) return;
    if (host.children.length === 0) {
      // A lone section below a chapter is no division: it stands beside the chapter that was too short to have sections.
      const index = this.chapters.indexOf(host);
      this.insertAt(
        { ...added, weight: Math.max(8, host.weight / 2) },
        isClosing(this.chapters, index) || (isFirst && index > 0) ? index : index + 1,
      );
      return;
    }
    this.replace(host, { ...host, children: isFirst ? [added, ...host.children] : [...host.children, added] });
  }
}

/** Methods that bring words, not numbers. */
const unmeasured: ReadonlySet<WishedFamily> = new Set([
  'interview',
  'observation',
  'text',
  'archive',
  'doctrine',
  'literature',
  'case',
]);

/** A case that is named goes before the paper's own. */
const caseOf = ({ case: named }: Slots): Slots => (named ? { case: named, term: named } : {});

const ownMoves: Partial<Record<TopicId, Move>> = {
  method: 'wish.design',
  introduction: 'frame.background',
  conclusion: 'frame.findings',
};
const moveOfTopic = (topic: TopicId): Move => ownMoves[topic] ?? (`wish.${topic}` as Move);

const belowTopic: Partial<Record<TopicId, readonly Move[]>> = {
  review: ['frame.literature', 'frame.gap'],
  experience: ['wish.experienceA', 'wish.experienceB'],
  history: ['wish.historyA', 'wish.historyB'],
  law: ['wish.lawA', 'wish.lawB'],
  case: ['wish.caseA', 'wish.caseB'],
  method: ['frame.approach', 'wish.data'],
  theory: ['frame.object', 'frame.aspect'],
};

const asksForChapter = (text: string): boolean => /章|chapter|capítulo|部分|専章/iu.test(text);

/** What can be shown of the student's wishes is shown: in the place asked for, under headings of the paper's own. */
export function applyWishes(nodes: readonly Realised[], plan: WishPlan): Realised[] {
  if (plan.wishes.length === 0) return [...nodes];
  const outline = new Outline(nodes, plan);
  const each = (kind: ReadAs['kind'], act: (read: ReadAs, wish: Wish) => void): void => {
    for (const wish of plan.wishes) if (wish.read_as.kind === kind) act(wish.read_as, wish);
  };
  const isNumbered = ({ chapter, position }: ReadAs): boolean => chapter !== undefined || position !== undefined;
  each('EXCLUSION', (read) => outline.exclude(read));
  each('COMPARISON', (read) => outline.addComparison(read));
  each('CHAPTER', (read, { text }) => outline.addPart(read, isNumbered(read) || asksForChapter(text)));
  each('METHOD', (read) => !isNumbered(read) && outline.addMethod(read));
  const size = plan.wishes.find(({ read_as: { kind } }) => kind === 'SIZE')?.read_as.chapter;
  if (size !== undefined) outline.resize(size);
  each('CASE', (read) => outline.addCase(read));
  each('PLACE', (read) => outline.addCase(read));
  const last = Math.max(
    0,
    ...plan.wishes.map(({ read_as: { kind, chapter } }) => (kind === 'SIZE' ? 0 : (chapter ?? 0))),
  );
  // Chapter six needs five before it.
  if (last > outline.chapters.length) outline.resize(last);
  each('ORDER', (read) => outline.order(read));
  const numbered = plan.wishes.filter(({ read_as: read }) => read.kind === 'CHAPTER' && isNumbered(read));
  for (const { read_as } of numbered.sort(
    (one, other) => (one.read_as.chapter ?? 99) - (other.read_as.chapter ?? 99),
  )) {
    outline.place(read_as);
  }
  each('METHOD', (read) => isNumbered(read) && outline.addMethod(read));
  if (size !== undefined) outline.resize(size);
  return outline.chapters;
}
