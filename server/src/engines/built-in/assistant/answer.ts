import type { ChatRequest, CitedSource } from '../../chat-port.ts';
import { languageOfQuestion } from '../../question-language.ts';
import { answerByGuide } from './answer-by-guide.ts';
import { answerByPassages } from './answer-by-passages.ts';
import { plainAnswers } from './plain-answers.ts';

export interface WholeAnswer {
  text: string;
  sources: CitedSource[];
}

/** The answer of rules: from what the student gave, from the writing guide, or that neither knows. The same request gives the same one. */
export function answerAtOnce(request: ChatRequest): WholeAnswer {
  const language = languageOfQuestion(request.question, request.language);
  const words = plainAnswers[language];
  const byPassages = answerByPassages(request, language);
  if (byPassages) return byPassages;
  const byGuide = answerByGuide(request, language);
  if (byGuide) return byGuide;
  return { text: request.hasSources ? words.notInSources : words.unknown, sources: [] };
}

const lengths = { wide: 12, latin: 32 } as const;

/** As a text grows on a page: some words at a time, never within a word, a citation or a sign of two units. */
export function* cutPieces(text: string): Generator<string> {
  let open = '';
  for (const [part] of text.matchAll(
    /\[\d+\]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\s+|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}[]+|[\s\S]/gu,
  )) {
    open += part;
    if (open.length < (/\p{Script=Han}/u.test(open) ? lengths.wide : lengths.latin)) continue;
    yield open;
    open = '';
  }
  if (open !== '') yield open;
}
