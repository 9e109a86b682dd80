import type { Language } from '@yanmo/contract/languages';
import { asksForWhole } from '../../../text/passages/asks-for-whole.ts';
import type { ChatRequest } from '../../chat-port.ts';
import { languageOfQuestion } from '../../question-language.ts';
import { isOfSiteAlone, topicsOf } from '../../site-topics.ts';
import { asksForWork } from '../guide/asks-for-work.ts';
import { answerByGuide } from './answer-by-guide.ts';
import { answerByPassages, languageOfOthers, showNearest } from './answer-by-passages.ts';
import { plainAnswers } from './plain-answers.ts';
import { refuseWork } from './refuse-work.ts';
import { sayFacts } from './site-facts.ts';
import { smallTalk } from './small-talk.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** Of one answer: whoever asks for prices and refunds and coupons gets what was asked first. */
const topicsAtOnce = 2;

/**
 * The answer of rules: from what the student gave, from the site's facts, from the writing guide, or that none of them knows. The same
 * request gives the same one.
 */
export function answerAtOnce(request: ChatRequest): WholeAnswer {
  const { question, hasSources, unread } = request;
  const language = languageOfQuestion(question, request.language);
  const said = smallTalk(question, language);
  if (said) return { text: said, sources: [] };
  const byPassages = answerByPassages(request, language);
  // A text speaks of prices and refunds too: where it answers, only what is this site's alone comes before it.
  const bySite = byPassages && !isOfSiteAlone(question) ? null : answerBySite(request, language);
  if (bySite) return bySite;
  // What is wanted of the whole of a text is work for a model, and its abstract is an answer all the same.
  const isWork = asksForWork(question, language) && !(byPassages && asksForWhole(question, language));
  if (isWork) return { text: refuseWork(question, language), sources: [] };
  const words = plainAnswers[language];
  const note = (answer: WholeAnswer): WholeAnswer =>
    unread === 0 ? answer : { ...answer, text: `${answer.text}\n\n${words.unread(unread)}` };
  if (byPassages) return note(byPassages);
  const byGuide = answerByGuide(request, language);
  // Who asks about a file is told that it is not there, before the guide says what is usual.
  if (byGuide) return hasSources ? note({ ...byGuide, text: `${words.guideInstead}\n\n${byGuide.text}` }) : byGuide;
  if (!hasSources) return { text: words.unknown, sources: [] };
  const nearest = showNearest(request, language);
  if (nearest) return note(nearest);
  const other = languageOfOthers(request, language);
  return note({ text: other ? words.otherLanguage(other) : words.notInSources, sources: [] });
}

function answerBySite({ question, help }: ChatRequest, language: Language): WholeAnswer | null {
  if (!help) return null;
  const facts = sayFacts(help, topicsOf(question).slice(0, topicsAtOnce), language);
  if (facts.length === 0) return null;
  const isOne = facts.length === 1;
  return {
    text: facts
      .map(({ title, text }, index) => `${isOne ? '' : `### ${title}\n\n`}${text.trimEnd()} [${index + 1}]`)
      .join('\n\n'),
    sources: facts.map(({ path, title, text }, index) => ({ kind: 'HELP', number: index + 1, path, title, text })),
  };
}

const lengths = { wide: 12, latin: 32 } as const;
const parts =
  /\[\d+\]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\s+|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}[]+|[\s\S]/gu;

/** As a text grows on a page: some words at a time, never within a word, a citation or a sign of two units. */
export function* cutPieces(text: string): Generator<string> {
  let open = '';
  for (const [part] of text.matchAll(parts)) {
    open += part;
    if (open.length < (/\p{Script=Han}/u.test(open) ? lengths.wide : lengths.latin)) continue;
    yield open;
    open = '';
  }
  if (open !== '') yield open;
}
