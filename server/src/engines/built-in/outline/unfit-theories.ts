import type { Field } from '@yanmo/contract/codes';
import { fields } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { listEntries } from '../knowledge/knowledge.ts';
import { isCalled, selectEntries } from '../knowledge/select.ts';
import { keepTheories } from './keep-theories.ts';

interface Held {
  title: TitleUnderstanding;
  field: Field;
  /** What the student names himself: his theories are his. */
  given: string;
}

/** A heading in which some theory stands; without one nothing need be looked up. */
const namesTheory =
  /理论|学说|模型|定律|法则|主义|效应|假说|层次|theor|model|hypothes|effect|hierarchy|approach|paradigm|ism\b|teoría|modelo|hipótesis|efecto|enfoque|ismo\b|理論|モデル|仮説|効果|説/iu;

/** Theories that headings name and that do not meet the title by the words that say where they apply: the built-in engine would name none of them. */
export function listUnfitTheories(
  headings: readonly string[],
  { title, field, given }: Held,
): { heading: string; theory: string }[] {
  const suspects = headings.filter((heading) => namesTheory.test(heading));
  if (suspects.length === 0) return [];
  const { language } = title;
  const about = `${title.text} ${given}`;
  const selection = selectEntries(field, language, about, 0, { paper: title.kind, isStrict: true });
  const fit = new Set(keepTheories(selection, title).theories.map(({ term }) => term));
  const own = about.toLowerCase();
  const theories = [field, ...fields.filter((other) => other !== field)].flatMap((each) =>
    listEntries(each, language)
      .filter(({ kind, term }) => kind === 'theory' && !fit.has(term) && !own.includes(term.toLowerCase()))
      // One of another field counts where its words meet the title.
      .filter((entry) => each === field || !isCalled(entry, own)),
  );
  return suspects.flatMap((heading) => {
    const said = heading.toLowerCase();
    const theory = theories.find(({ term }) => said.includes(term.toLowerCase()))?.term;
    return theory === undefined ? [] : [{ heading, theory }];
  });
}
