import type { Language } from '@yanmo/contract/languages';
import type { ChatRequest } from '../../chat-port.ts';
import { searchGuide } from '../guide/search-guide.ts';
import { plainAnswers } from './plain-answers.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** Named beside the answer, for whoever meant something else. */
const furtherTitles = 2;
const looked = 8;

/** The guide's own answer where it is sure, with what else it has on the matter; null where it does not know. */
export function answerByGuide({ question, variant }: ChatRequest, language: Language): WholeAnswer | null {
  const found = searchGuide(language, question, looked).filter(({ isSure }) => isSure);
  // Whoever asks again wants another answer: the next one that fits, as long as there is one.
  const place = found.length === 0 ? 0 : variant % Math.min(found.length, 1 + furtherTitles);
  const first = found[place]?.entry;
  if (!first) return null;
  const further = found.filter(({ entry }) => entry.id !== first.id).slice(0, furtherTitles);
  const words = plainAnswers[language];
  const sources = [first, ...further.map(({ entry }) => entry)].map(({ id, title, answer }, index) => ({
    ...{ kind: 'GUIDE' as const, number: index + 1, id, title, text: answer },
  }));
  const also =
    further.length === 0
      ? ''
      : `\n\n${words.seeAlso}\n${sources
          .slice(1)
          .map(({ title, number }) => `- ${title} [${number}]`)
          .join('\n')}`;
  return { text: `${words.fromGuide(first.title)} [1]\n\n${first.answer.trim()}${also}`, sources };
}
