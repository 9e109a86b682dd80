import { findMethod } from '../../../../understanding/methods/known-methods.ts';
import { findTopic, isBarePart, type Topic, type TopicId } from '../../../../understanding/wishes/topics.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { Realised } from '../realise.ts';
import { part, section } from '../section.ts';
import { playsPart, rankOf, saysPart } from './chapter-parts.ts';
import { naturalPlace } from './resize.ts';
import { moveOfTopic } from './topic-moves.ts';
import { flattenNodes, isClosing, isOpening } from './tree.ts';
import { nameMethod } from './wished.ts';
import { wishedMoves } from './wished-moves.ts';
import type { ReadAs, WishedOutline } from './wished-outline.ts';

/** A section at its place in a chapter that has sections, or that gets some by it. */
export function addAtSection(outline: WishedOutline, { what, chapter = 1, section: at = 1 }: ReadAs): void {
  const host = outline.chapters[chapter - 1];
  if (!host) return;
  const topic = isBarePart(what) ? findTopic(what) : null;
  const speaks = outline.speakingOf(what);
  const said = host.children.find(speaks);
  const others = host.children.filter((child) => child !== said);
  const made =
    said ??
    (topic
      ? outline.plan.word(part(moveOfTopic(topic.id), { term: outline.nameOf(what, topic) }), 'SECTION')
      : outline.plan.word(part(moveOfMatter(what, outline.isWide), { term: what }), 'SECTION'));
  if (!made) return;
  const children = [...others.slice(0, at - 1), made, ...others.slice(at - 1)];
  // Below a chapter without sections one alone divides nothing.
  if (others.length > 0) outline.replace(host, { ...host, children });
  else outline.insertSection(host, made);
}

/** A part of the paper, or a matter of its own, as a chapter where one was asked for, else as a section. */
export function addPart(outline: WishedOutline, read: ReadAs, isChapter: boolean): void {
  const { what, position } = read;
  const topic = isBarePart(what) ? findTopic(what) : null;
  if (!topic) {
    addMatter(outline, read, isChapter);
    return;
  }
  if (topic.id === 'introduction' || topic.id === 'conclusion') return;
  if (position === 'LAST' && closeWith(outline, what, topic)) return;
  const found = outline.findPart(topic.id);
  if (found !== null) {
    const named = outline.sayPart(found, what);
    if (named) outline.keep(named);
    return;
  }
  if (isChapter) {
    const made = outline.makePart(what, topic);
    if (!made) return;
    takeFromOpening(outline, topic.id, made);
    outline.insertAt(made, naturalPlace(outline.chapters, topic.id, outline.names));
    return;
  }
  const isSaid = flattenNodes(outline.chapters).some(
    (node) => playsPart(node, topic.id, outline.names) > 0 && saysPart(node.title, topic.id, outline.names),
  );
  if (isSaid) return;
  const added = outline.plan.word(part(moveOfTopic(topic.id), { term: outline.nameOf(what, topic) }), 'SECTION');
  if (added) outline.insertSection(outline.findNearest(topic.id), added);
}

/** Names of a side of the object, not of a thing beside it: 优化方案, data, 事業計画. */
const sides =
  /(?:分析|设计|方案|调查|评价|机制|模式|体系|特征|框架|思路|规划|内容|过程|流程|条件|数据|結果|設計|計画|調査|分析|評価|特徴|過程|方針)$|^(?:data|findings|analysis|design|evaluation|results?|model|approach|assessment|datos|hallazgos|análisis|diseño|evaluación|modelo)$/iu;

/** Short names stand beside the object; what says more stands for itself. */
function moveOfMatter(what: string, isWide: boolean): Move {
  if (sides.test(what) && what.length <= 12) return 'wish.side';
  const isShort = isWide ? what.length <= 6 : what.split(/\s+/u).length <= 2;
  const isJoined = /[的与和及对のとやを]|\b(?:of|and|in|on|for|de|y|en)\b/iu.test(what);
  return isShort && !isJoined && findTopic(what) === null ? 'wish.relation' : 'wish.matter';
}

/** A chapter on a matter of the student's own, with its sections. */
export function makeMatter(outline: WishedOutline, what: string): Realised | null {
  const move = moveOfMatter(what, outline.isWide);
  const method = findMethod(what);
  if (move === 'wish.side' && method) {
    // 实验设计: the steps are the method's own.
    const { language } = outline.plan;
    const named = outline.makeChapter(move, { term: what }, []);
    const term = nameMethod(what, language);
    const children = wishedMoves(method).flatMap((inner) => outline.plan.word(part(inner, { term }), 'SECTION') ?? []);
    if (named && children.length >= 2 && outline.hasSections) named.children = children;
    return named;
  }
  const below: Move[] = move === 'wish.side' ? ['wish.sideA', 'wish.sideB'] : ['wish.matterA', 'wish.matterB'];
  return outline.makeChapter(move, { term: what }, below);
}

export function addMatter(outline: WishedOutline, { what, chapter, position }: ReadAs, isChapter: boolean): void {
  const { word } = outline.plan;
  const isPlaced = chapter !== undefined || position !== undefined;
  if (!isPlaced && flattenNodes(outline.chapters).some(outline.speakingOf(what))) return;
  const topic = findTopic(what);
  if (isPlaced || isChapter) {
    const made = makeMatter(outline, what);
    if (made) outline.insertAt(made, outline.placeOf({ chapter, position }, topic?.id ?? 'results'));
    return;
  }
  const added = word(part(moveOfMatter(what, outline.isWide), { term: what }), 'SECTION');
  if (added) outline.insertSection(topic ? outline.findNearest(topic.id) : outline.heaviest(), added);
}

/** The last chapter is the conclusion: what should stand there stands with it. */
function closeWith(outline: WishedOutline, what: string, topic: Topic): boolean {
  const { chapters } = outline;
  const last = chapters.length - 1;
  const closing = chapters[last];
  if (!closing || !isClosing(chapters, last) || rankOf(topic.id) < rankOf('discussion')) return false;
  const term = outline.nameOf(what, topic);
  if (closing.title.toLowerCase().includes(term.toLowerCase())) return true;
  const whole = outline.plan.word(section('wish.closing', closing.weight + 3, [], { term }));
  if (!whole) return false;
  // A chapter that does the same goes over into the last one.
  const twin = outline.findPart(topic.id);
  const gone = twin !== null && twin < last && chapters.length > 3 ? chapters.splice(twin, 1)[0] : undefined;
  const moved = gone?.children ?? [];
  const own = moved.length > 0 ? null : outline.plan.word(part(moveOfTopic(topic.id), { term }), 'SECTION');
  const [first, ...others] = closing.children;
  const children = [...(first ? [first] : []), ...moved, ...(own ? [own] : []), ...others];
  const weight = whole.weight + (gone ? gone.weight * 0.8 : 0);
  const closed = { ...whole, weight, children: children.length >= 2 ? children : [] };
  outline.replace(closing, closed);
  outline.keep(closed);
  return true;
}

/** What the introduction said of it in a section goes over into the chapter. */
function takeFromOpening(outline: WishedOutline, topic: TopicId, made: Realised): void {
  const opening = outline.chapters[0];
  if (!opening || !isOpening(outline.chapters, 0) || made.children.length < 2) return;
  const taken = opening.children.filter((child) => outline.partOf(child) === topic);
  const left = opening.children.filter((child) => !taken.includes(child));
  if (taken.length === 0 || left.length < 2) return;
  outline.replace(opening, { ...opening, children: left });
  const isTaken = ({ section: own }: Realised): boolean => taken.some(({ section: { move } }) => move === own.move);
  made.children = [...taken, ...made.children.filter((child) => !isTaken(child))];
}
