import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { DraftFigure } from '../../draft-figure.ts';
import type { PaperWork } from '../../engine.ts';
import type { OwnTable } from '../own-material/own-table.ts';
import { withoutCase } from '../phrases/heading-tails.ts';
import { hashText } from '../seeded-random.ts';
import type { Argument } from './argument.ts';
import type { Pool } from './pool.ts';
import type { Spot } from './read-outline.ts';
import { type MaterialKind, roleSpecs } from './role-specs.ts';
import type { Role } from './roles.ts';
import type { SentenceWriter } from './sentence-writer.ts';
import type { Subject } from './subject.ts';
import type { FigureKind, Fillers, Wording } from './wordings/wording.ts';

export interface PlannedFigure {
  kind: FigureKind;
  figure: DraftFigure;
}

/** Everything at hand while one document is written. */
export interface WritingContext {
  subject: Subject;
  spots: readonly Spot[];
  argument: Argument;
  pool: Pool;
  writer: SentenceWriter;
  wording: Wording;
  works: ReadonlyMap<string, PaperWork>;
  /** By the section they stand in. */
  figures: ReadonlyMap<Spot, PlannedFigure>;
  /** Tables of the student's own data, by the section they stand in. */
  ownTables: ReadonlyMap<Spot, readonly OwnTable[]>;
  /** Tables that were asked for, each with the section it stands in. */
  wishedTables: ReadonlyMap<MaterialKind, Spot>;
  /** Working material that stands already, by kind, and by section where each has its own. */
  shown: Set<string>;
  quoted: Set<string>;
  /** Pairs of entries whose link has been stated. */
  linked: Set<string>;
  /** Roles whose account of the chapters has been given. */
  mapped: Set<string>;
  /** Sections whose theme has been named in full. */
  named: Set<string>;
  /** The sections in which each lead-in has led to a fact. */
  leads: Map<string, readonly string[]>;
  /** Clauses as they were worded so far: what is said again is said in other words. */
  worded: Set<string>;
  /** By chapter, the problem that was told last. */
  problems: Map<number, string>;
  /** The place of each problem that is told, by its entry: everything in the paper keeps to it. */
  order: ReadonlyMap<string, number>;
}

/** A context in which work may go on without touching this one. */
export function forkContext(context: WritingContext): WritingContext {
  return {
    ...context,
    pool: context.pool.fork(),
    writer: context.writer.fork(),
    shown: new Set(context.shown),
    quoted: new Set(context.quoted),
    linked: new Set(context.linked),
    mapped: new Set(context.mapped),
    named: new Set(context.named),
    leads: new Map(context.leads),
    worded: new Set(context.worded),
    problems: new Map(context.problems),
  };
}

/** A heading as a text can quote it: what stands before a colon often only announces, unless little stands behind it. */
export function topicOf(heading: string): string {
  const title = withoutCase(heading);
  const after =
    title
      .split(/[：:]\s*/u)
      .at(-1)
      ?.trim() ?? title;
  const isWhole = /\p{Script=Han}/u.test(after) ? after.length >= 8 : after.split(/\s+/u).length >= 5;
  return (isWhole ? after : title).replace(/[“”"「」『』«»]/gu, '').replace(/[。.]$/u, '');
}

export function refOf(spot: Spot, context: WritingContext): string {
  const { language } = context.subject;
  return spot.path.length === 1
    ? chapterNumber(language, spot.path)
    : context.wording.sectionRef.replace('{n}', spot.path.join('.'));
}

/** The section that this one points to, with the same problem or variable where there is one. */
export function findReferred(spot: Spot, context: WritingContext): Spot | null {
  const { chains, hypotheses } = context.argument;
  const chain = chains.find(({ spots }) => Object.values(spots).some((one) => one === spot || one === spot.parent));
  for (const role of roleSpecs[spot.role].refersTo) {
    if (chain && (role === 'problem' || role === 'cause' || role === 'measure')) {
      const target = chain.spots[role];
      if (target && target !== spot && target !== spot.parent) return target;
      continue;
    }
    const tested = role === 'result' ? hypotheses.find(({ home }) => home === spot)?.test : null;
    if (tested) return tested;
    const stated = role === 'hypothesis' ? hypotheses.find(({ test }) => test === spot)?.home : null;
    if (stated) return stated;
    const targets = context.spots.filter(
      (other) => other.role === role && other.isLeaf && other !== spot && other.path[0] !== spot.path[0],
    );
    // Sections of one chapter do not all point to the same place.
    const target = targets[hashText(spot.section.id) % Math.max(1, targets.length)];
    if (target) return target;
  }
  return null;
}

const onOutcome: ReadonlySet<Role> = new Set<Role>([
  'measure',
  'step',
  'precondition',
  'status',
  'actors',
  'problem',
  'cause',
  'origin',
  'change',
  'lesson',
]);

/**
 * A long English theme in every sentence or two is what a reader calls repetitive. Chinese and Japanese have short names for
 * it, and Spanish ones would need their gender.
 */
function nameAgain({ subject: { language, relation, slots }, writer }: WritingContext): Fillers {
  const { matter = '', aspect } = slots.long;
  if (language !== 'en' || writer.kept % 3 === 0 || matter.split(/\s+/u).length < 4) return {};
  if (relation === 'effect') return aspect ? { matter: 'this effect' } : {};
  return relation === 'design' ? {} : { focus: 'this subject', matter: 'this subject' };
}

/** What a frame may be filled with at this place. The theme has its full name once a section, a shorter one after that. */
export function fillersAt(spot: Spot, context: WritingContext, extra: Fillers = {}): Fillers {
  const { long, short, below } = context.subject.slots;
  const isNamed = context.named.has(spot.section.id);
  const referred = findReferred(spot, context);
  const theory = spot.slots.theory ?? long.theory;
  return {
    ...long,
    ...(isNamed ? { object: short.object, focus: short.focus, aspect: short.aspect, ...below } : {}),
    // “两者关系” cannot be improved or begin: what is acted on can.
    ...(context.subject.relation === 'effect' && long.aspect && onOutcome.has(spot.role)
      ? { focus: isNamed ? (short.aspect ?? long.aspect) : long.aspect }
      : {}),
    // Only the title of an effect names something that acts.
    driver: context.subject.relation === 'effect' && long.aspect ? (isNamed ? short.object : long.object) : undefined,
    // The matter is the title's own phrase: shortened it would be another matter.
    matter: long.matter,
    ...(isNamed ? nameAgain(context) : {}),
    ...spot.slots,
    // The second theory is the one that the section is not about.
    theory2: [long.theory2, long.theory].find((other) => other !== theory),
    topic: topicOf(spot.section.title),
    ref: referred ? refOf(referred, context) : undefined,
    ...extra,
  };
}
