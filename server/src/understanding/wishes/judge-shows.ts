import type { PaperType } from '@yanmo/contract/codes';
import type { TitleKind, Wish, WishProblem } from '@yanmo/contract/understanding';
import { fitOf } from '../methods/fit-of.ts';
import { mostSections } from '../outline-depth.ts';
import { bringsData, formOf, type ShowForm } from './show-forms.ts';
import type { WishSituation } from './wish-situation.ts';

/** Types whose chapters carry a study out; the others plan one, or survey what others did. */
const studies: ReadonlySet<PaperType> = new Set<PaperType>(['thesis', 'course_paper', 'journal_article']);

/** Two things side by side are what such a paper is about, and it has no one thing that acts or ails. */
const compares = ({ title = '' }: WishSituation): boolean =>
  /比较|对比|異同|比較|\bcompar|\bversus\b|\bvs\b|\bcontrast/iu.test(title);

const isStudyOf =
  (kind: TitleKind) =>
  (situation: WishSituation): boolean =>
    situation.kind === kind && studies.has(situation.type) && !compares(situation);

/** What the built-in engine has to make them from: the study's own steps and the parts of its title. */
const builtInMakes: Partial<Record<ShowForm, (situation: WishSituation) => boolean>> = {
  route: () => true,
  schedule: () => true,
  items: () => true,
  model: isStudyOf('relation-test'),
  variables: isStudyOf('relation-test'),
  structure: isStudyOf('design-artefact'),
  remedies: isStudyOf('status-and-remedies'),
  comparison: (situation) => studies.has(situation.type) && compares(situation),
};

/** Troubles and cures need sections of their own to be set side by side. */
const leastSections = 8;

/** Why a table or a figure cannot be had; undefined where it can. */
export function findShowProblem(
  kind: 'TABLE' | 'FIGURE',
  { text, read_as: { what } }: Wish,
  situation: WishSituation,
): WishProblem | undefined {
  const form = formOf(kind, what || text);
  if (form === 'picture') return 'NOT_DRAWN';
  if (form === 'chart') return bringsData(text) ? 'NOT_DRAWN' : 'NO_DATA';
  const isBuiltIn = situation.engine === 'BUILT_IN';
  if (form === 'results') return bringsData(text) && !isBuiltIn ? undefined : 'NO_DATA';
  const { kind: title, field } = situation;
  if (form === 'items' && fitOf('survey', title, field, situation.title) === 'impossible') return 'UNFIT_METHOD';
  if (!isBuiltIn) return undefined;
  if (!builtInMakes[form]?.(situation)) return 'NO_MATERIAL';
  const { type, wordCount, language } = situation;
  return form === 'remedies' && mostSections(type, wordCount, language) < leastSections ? 'NO_ROOM' : undefined;
}
