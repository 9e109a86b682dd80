import type { Language } from '@yanmo/contract/languages';
import type { ChatRequest } from '../../chat-port.ts';
import { chooseSentences } from './choose-sentences.ts';
import { plainAnswers } from './plain-answers.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** Sentences of the passages that answer, as they stand; null where none of them does. */
export function answerByPassages({ question, passages }: ChatRequest, language: Language): WholeAnswer | null {
  const sure = passages.flatMap((passage, index) => (passage.isSure ? [{ passage, number: index + 1 }] : []));
  const chosen = chooseSentences(
    question,
    language,
    sure.map(({ passage }) => passage.text),
  );
  if (chosen.length === 0) return null;
  const lines = chosen.map(({ text, of }) => `> ${quoted(text)} [${sure[of]?.number}]`);
  const cited = new Set(chosen.map(({ of }) => of));
  return {
    text: `${plainAnswers[language].fromSources}\n\n${lines.join('\n>\n')}`,
    sources: sure.flatMap(({ passage, number }, index) =>
      cited.has(index) ? [{ kind: 'PASSAGE' as const, number, id: passage.id }] : [],
    ),
  };
}

/** A sentence is shown as text, whatever it holds: nothing of it is markup, and no bracket of it a citation. */
const quoted = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\\`*_<>#|~$[\]]/gu, '\\$&')
    .trim();
