import type { Field, PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { correctUnderstanding } from '../../../understanding/correct-understanding.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { understandTitle } from '../../../understanding/understand-title.ts';
import type { PaperRequest } from '../../engine.ts';
import type { Approach } from '../knowledge/entry.ts';
import { type Selection, selectEntries } from '../knowledge/select.ts';
import { buildSlots, type SlotSet } from '../outline/build-slots.ts';
import { recastTitle } from '../outline/recast-title.ts';
import { asksPeople, isInterpretive } from '../outline/skeletons/relation-test.ts';
import { isLived } from '../outline/usual-means.ts';
import { findWished, leaveOut } from '../outline/wishes/wished.ts';
import { type Relation, relationOf } from '../relation.ts';
import { hashText } from '../seeded-random.ts';
import { listWishedShows, type WishedShows } from './wished-shows.ts';

/** What the paper is about and how it finds its answer: the same for every section. */
export interface Subject {
  language: Language;
  field: Field;
  title: string;
  understanding: TitleUnderstanding;
  relation: Relation;
  /** It says what is going to be done, and reports nothing yet. */
  isPlan: boolean;
  slots: SlotSet;
  selection: Selection;
  /** The first is the paper's own; others lend what it needs. */
  approaches: readonly Approach[];
  /** Title and keywords: what entries are near to. */
  about: string;
  seed: number;
  /** Tables and figures that the student asked for, as far as there is something to make them from. */
  shows: WishedShows;
}

const plansWork: ReadonlySet<PaperType> = new Set<PaperType>(['proposal', 'task_book']);

const econometric =
  /面板|差分|回归|计量|工具变量|panel|regress|difference|econometr|instrument|regresi|econom|回帰|計量|パネル/iu;

const approachesOfKind: Record<TitleKind, readonly Approach[]> = {
  'status-and-remedies': ['interview', 'case'],
  'relation-test': ['survey'],
  'design-artefact': ['engineering', 'experiment'],
  'doctrinal-law': ['doctrine', 'case'],
  'text-interpretation': ['text'],
  'history-narrative': ['archive'],
  'clinical-study': ['experiment'],
  'lab-experiment': ['experiment'],
  'theory-essay': ['argument'],
  review: ['review'],
  'case-study': ['case', 'interview'],
  'policy-analysis': ['case', 'interview'],
  'teaching-design': ['case', 'interview'],
};

const comparisonOfField: Partial<Record<Field, Approach>> = {
  law: 'doctrine',
  history: 'archive',
  philosophy: 'argument',
  literature: 'text',
  art: 'text',
};

function findApproaches(request: PaperRequest, title: TitleUnderstanding, tool: string): readonly Approach[] {
  const { field, type } = request;
  if (type === 'literature_review') return ['review'];
  if (type === 'survey_report') return ['survey'];
  if (relationOf(title) === 'comparison') {
    const own = comparisonOfField[field];
    return own ? ['comparison', own] : ['comparison'];
  }
  if (title.kind === 'relation-test') {
    if (isInterpretive(field)) return field === 'literature' || field === 'art' ? ['text', 'comparison'] : ['archive'];
    if (!asksPeople(field, title.text)) return ['experiment'];
    if (econometric.test(`${tool} ${title.text}`)) return ['econometric'];
  }
  if (title.kind === 'design-artefact' && (field === 'art' || field === 'education' || field === 'management')) {
    return ['case', 'interview'];
  }
  // A sale has no premises: it is looked at in cases.
  if (isLived(title.kind, field)) return field === 'art' ? ['case', 'text'] : ['case', 'argument'];
  return approachesOfKind[title.kind];
}

export function readSubject(request: PaperRequest): Subject {
  const { field, language } = request;
  const title = recastTitle(correctUnderstanding(understandTitle(request), request.understanding));
  const wished = findWished(request, title);
  const about = [title.text, ...request.keywords, ...wished.sections, ...wished.cases].join(' ');
  const selection = leaveOut(
    selectEntries(field, language, about, hashText(title.text), { paper: title.kind, isStrict: true }),
    wished,
  );
  const slots = buildSlots({ field, title, language, selection, requirements: wished, variant: request.variant });
  return {
    shows: listWishedShows(wished.wishes),
    language,
    field,
    title: request.title,
    understanding: title,
    relation: relationOf(title),
    isPlan: plansWork.has(request.type),
    slots,
    selection,
    approaches: findApproaches(request, title, slots.long.tool ?? ''),
    about,
    // Not from the length: a paper that is ordered shorter is the same paper.
    seed: hashText(JSON.stringify([request.title, language, request.type, field, request.variant, request.seed ?? ''])),
  };
}
