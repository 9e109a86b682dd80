import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Move, MoveSet } from '../../phrases/zh/phrases.ts';
import { part, type Section } from '../section.ts';

const sources: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  en: /[:?–—] (?:(?:new|some|empirical|survey|experimental|panel) )*(?:evidence|findings|results|insights|data) (?:from|for|on) (?:an? |the )?(?<source>[^:?]{3,90})$/iu,
  es: /[:?–—] (?:(?:nueva|una) )*(?:evidencias?|pruebas|resultados|datos)(?: empíricas?)? (?:de|del|desde|para|en) (?:un |una |el |la |los |las )?(?<source>[^:?]{3,90})$/iu,
};

/** What a title draws its evidence from; null where it names nothing. */
export const findSource = ({ language, text }: TitleUnderstanding): string | null =>
  sources[language]?.exec(text)?.groups?.source?.trim() ?? null;

/** Chapters in which people, samples and figures are gathered. */
const gathering: MoveSet = new Set<Move>([
  'effect.design',
  'scale.design',
  'series.design',
  'cohort.method',
  'both.proof',
  'quasi.plan',
  'trial.design',
  'why.fact',
]);

/** "Evidence from border counties": the chapter on the data says what they are, and no county is a case of its own. */
export function withEvidence(
  core: readonly Section[],
  title: TitleUnderstanding,
): { core: Section[]; title: TitleUnderstanding } {
  const source = findSource(title);
  const at = core.findIndex(({ move }) => gathering.has(move));
  const host = core[at];
  if (source === null || !host) return { core: [...core], title };
  const term = grammars[title.language].fromTitle(source, title.text);
  const isYears = /^\d{4}\b/u.test(source);
  const isTrial = host.move === 'trial.design' || /\b(?:trial|experiment)\b|ensayo|experimento/iu.test(source);
  const move: Move = isYears ? 'evidence.years' : isTrial ? 'evidence.trial' : 'evidence.from';
  const data = { ...part(move, { term }), weight: 12 };
  const isSaid = (said: string): boolean => source.toLowerCase().includes(said.toLowerCase());
  return {
    core: core.with(at, { ...host, children: [data, ...host.children] }),
    title: { ...title, contexts: title.contexts.filter(({ kind, text }) => kind === 'place' || !isSaid(text)) },
  };
}
