import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { analyseTitle } from '../../../understanding/earlier/analyse-title.ts';
import type { Relation, TitleAnalysis } from '../../../understanding/earlier/title-analysis.ts';
import type { PaperRequest } from '../../engine.ts';
import type { Approach } from '../knowledge/entry.ts';
import { type Selection, selectEntries } from '../knowledge/select.ts';
import { buildSlots, type SlotSet } from '../outline/build-slots.ts';
import { readRequirements } from '../outline/read-requirements.ts';
import { planComparison, planConcept, planHistory, planMeasures, planTextual } from '../outline/skeletons/argue.ts';
import { planAlgorithm, planDevice, planMaterial, planScheme, planSystem } from '../outline/skeletons/design.ts';
import {
  planFactors,
  planInfluence,
  planMeasuredFactors,
  planStatisticalEffect,
  planSway,
  planTrial,
} from '../outline/skeletons/effect.ts';
import { type Core, findCore, relationOf } from '../outline/skeletons/plan-core.ts';
import { hashText } from '../seeded-random.ts';

/** What the paper is about and how it finds its answer: the same for every section. */
export interface Subject {
  language: Language;
  field: Field;
  title: string;
  analysis: TitleAnalysis;
  relation: Relation;
  slots: SlotSet;
  selection: Selection;
  /** The first is the paper's own; others lend what it needs. */
  approaches: readonly Approach[];
  /** Title and keywords: what entries are near to. */
  about: string;
  seed: number;
}

const econometric =
  /面板|差分|回归|计量|工具变量|panel|regress|difference|econometr|instrument|regresi|econom|回帰|計量|パネル/iu;

const approachesOfCore = new Map<Core, readonly Approach[]>([
  [planStatisticalEffect, ['survey']],
  [planFactors, ['survey']],
  [planMeasuredFactors, ['experiment']],
  [planTrial, ['experiment']],
  [planMaterial, ['experiment']],
  [planInfluence, ['text', 'comparison']],
  [planSway, ['archive']],
  [planHistory, ['archive']],
  [planSystem, ['engineering']],
  [planDevice, ['engineering', 'experiment']],
  [planAlgorithm, ['engineering', 'experiment']],
  [planScheme, ['case', 'interview']],
  [planComparison, ['comparison']],
  [planMeasures, ['interview', 'case']],
  [planTextual, ['text']],
  [planConcept, ['argument']],
]);

function findApproaches(request: PaperRequest, analysis: TitleAnalysis, tool: string): readonly Approach[] {
  if (request.type === 'literature_review') return ['review'];
  if (request.type === 'survey_report') return ['survey'];
  const core = findCore(analysis, request.field);
  const found = approachesOfCore.get(core) ?? ['argument'];
  if (request.field === 'law' && (core === planMeasures || core === planConcept || core === planComparison)) {
    return core === planComparison ? ['comparison', 'doctrine'] : ['doctrine', 'case'];
  }
  if (core === planComparison && request.field === 'history') return ['comparison', 'archive'];
  if (core === planComparison && request.field === 'philosophy') return ['comparison', 'argument'];
  if (core === planComparison && (request.field === 'literature' || request.field === 'art'))
    return ['comparison', 'text'];
  if (found[0] === 'survey' && econometric.test(`${tool} ${analysis.text}`)) return ['econometric'];
  return found;
}

export function readSubject(request: PaperRequest): Subject {
  const { field, language } = request;
  const analysis = analyseTitle(request.title, language);
  const relation = relationOf(analysis, field);
  const requirements = readRequirements(request.extraRequirements);
  const about = [analysis.text, ...request.keywords, ...requirements.sections, ...requirements.cases].join(' ');
  const selection = selectEntries(field, language, about, hashText(analysis.text));
  const slots = buildSlots({ field, analysis, relation, language, selection, requirements, variant: request.variant });
  return {
    language,
    field,
    title: request.title,
    analysis,
    relation,
    slots,
    selection,
    approaches: findApproaches(request, analysis, slots.long.tool ?? ''),
    about,
    seed: hashText(JSON.stringify([request.title, language, request.type, field, request.wordCount, request.variant])),
  };
}
