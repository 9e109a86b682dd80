import type { Paper } from './paper.ts';
import type { Sentence } from './sentence-writer.ts';
import { nearNamed } from './telling/aim.ts';
import { listTold, type Standing, type ToldFact } from './telling/told-fact.ts';

/** Where a sentence comes from: the subject's sheet, the student, a work, the field at large, or wording alone. */
export type Origin = 'SUBJECT' | 'OWN' | 'WORK' | 'FIELD' | 'FRAME';

const isSubject = (id: string, { context: { pool } }: Paper): boolean => pool.find(id)?.entry.sheet !== undefined;

export function originOf(sentence: Sentence, paper: Paper): Origin {
  if (sentence.move === 'own') return 'OWN';
  if (sentence.works.length > 0) return 'WORK';
  if (sentence.about.some((id) => isSubject(id, paper))) return 'SUBJECT';
  return sentence.about.length > 0 ? 'FIELD' : 'FRAME';
}

/** The sentences of a paper with where each comes from; a place that is kept for the student is none. */
export const listOrigins = (paper: Paper): { sentence: Sentence; origin: Origin }[] =>
  paper.sections.flatMap(({ pieces }) =>
    pieces.flatMap((piece) =>
      piece.kind === 'sentences'
        ? piece.sentences
            .filter(({ move }) => move !== 'gap')
            .map((sentence) => ({ sentence, origin: originOf(sentence, paper) }))
        : [],
    ),
  );

const order: readonly Standing[] = ['TOPIC', 'WIDER', 'ASIDE'];
const best = (facts: readonly ToldFact[]): Standing | undefined =>
  order.find((standing) => facts.some((fact) => fact.standing === standing));

/** A clause loses its first word where it becomes the topic of a sentence, and its capital where it is led to. */
const bodyOf = (clause: string): string => clause.slice(Math.min(12, Math.floor(clause.length / 2))).toLowerCase();

/** How the sentences of a paper stand to its title: what its student or a work says is on the topic. */
export function listStandings(paper: Paper): { sentence: Sentence; origin: Origin; standing: Standing | null }[] {
  const { pool, subject, spots } = paper.context;
  const facts = nearNamed(listTold(pool, []), spots, subject);
  const byEntry = Map.groupBy(facts, ({ proposition }) => proposition?.source.entry.id ?? '');
  return listOrigins(paper).map(({ sentence, origin }) => {
    if (origin === 'OWN' || origin === 'WORK') return { sentence, origin, standing: 'TOPIC' };
    if (origin !== 'SUBJECT') return { sentence, origin, standing: null };
    const text = sentence.text.toLowerCase();
    const spoken = sentence.about.flatMap((id) => byEntry.get(id) ?? []);
    const said = spoken.filter(({ clause, also }) => [clause, ...also].some((words) => text.includes(bodyOf(words))));
    return { sentence, origin, standing: best(said) ?? best(spoken) ?? 'WIDER' };
  });
}
