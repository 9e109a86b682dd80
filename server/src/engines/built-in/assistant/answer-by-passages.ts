import type { Language } from '@yanmo/contract/languages';
import { guessLanguage } from '../../../text/guess-language.ts';
import { asksForWhole } from '../../../text/passages/asks-for-whole.ts';
import type { ChatPassage, ChatRequest } from '../../chat-port.ts';
import { chooseSentences, firstSentences } from './choose-sentences.ts';
import { plainAnswers } from './plain-answers.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** Beside the best passage only what comes near it: the others meet words of the question by chance. */
const nearScore = 0.8;
/** Less than this of a question any text meets. */
const leastScore = 0.33;

interface Numbered {
  passage: ChatPassage;
  number: number;
}

/** Sentences of the passages that answer, as they stand; null where none of them does. */
export function answerByPassages(request: ChatRequest, language: Language): WholeAnswer | null {
  const { passages } = request;
  const question = request.searched ?? request.question;
  const best = passages.find(({ isSure }) => isSure)?.score ?? 0;
  const sure = passages.flatMap((passage, index) =>
    passage.isSure && passage.score >= best * nearScore ? [{ passage, number: index + 1 }] : [],
  );
  return quote(question, language, sure, plainAnswers[language].fromSources);
}

/** The one that comes nearest, where none is sure: said to be no answer, and shown all the same. */
export function showNearest(request: ChatRequest, language: Language): WholeAnswer | null {
  const question = request.searched ?? request.question;
  const [passage] = request.passages;
  if (!passage || passage.score < leastScore) return null;
  return quote(question, language, [{ passage, number: 1 }], plainAnswers[language].nearest);
}

/** In which language those are written that no word of the question meets, where it is another than the question's. */
export function languageOfOthers({ passages }: ChatRequest, language: Language): Language | null {
  const unmet = passages.filter(({ score }) => score === 0).map(({ text }) => text);
  const other = unmet.length === 0 ? language : guessLanguage(unmet.join('\n'));
  return other === language ? null : other;
}

function quote(question: string, language: Language, from: readonly Numbered[], lead: string): WholeAnswer | null {
  const texts = from.map(({ passage }) => passage.text);
  // The words of a question about the whole stand nowhere in it: its abstract and its conclusion say themselves what they say.
  const isWhole = asksForWhole(question, language);
  const chosen = isWhole ? firstSentences(texts) : chooseSentences(question, language, texts);
  if (chosen.length === 0) return null;
  const lines = chosen.map(({ text, of }) => `> ${quoted(text)} [${from[of]?.number}]`);
  const cited = new Set(chosen.map(({ of }) => of));
  return {
    text: `${lead}\n\n${lines.join('\n>\n')}`,
    sources: from.flatMap(({ passage, number }, index) =>
      cited.has(index) ? [{ kind: 'PASSAGE' as const, number, id: passage.id }] : [],
    ),
  };
}

/** A sentence is shown as text, whatever it holds: nothing of it is markup, and no bracket of it a citation. */
const quoted = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\\`*_<>#|~$[\]]/gu, '\\$&')
    .trim()
    // Nor what it begins with: “2019. ” and “- ” would make a list of it.
    .replace(/^(\d{1,9})(?=[.)]\s)|^(?=[-+]\s)/u, '$1\\');
