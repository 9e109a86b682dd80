import type { Sentence } from './sentence-writer.ts';
import type { Paper } from './write-paper.ts';

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
