import type { Language } from '@yanmo/contract/languages';
import { guessLanguage } from '../../../text/guess-language.ts';
import { listSentences } from '../../../text/sentences.ts';
import { createUnify, listAllWords, listGuideWords } from '../guide/guide-words.ts';

export interface ChosenSentence {
  text: string;
  /** Which of the texts it stands in, from 0. */
  of: number;
}

const most = 4;
/** Of what the question asks by weight; less is a coincidence. */
const leastShare = 0.34;
/** Beside the best one only what comes near it. */
const nearShare = 0.6;
/** A table or a list that lost its lines is no sentence. */
const longest = 600;

/** What an answer to such a question must hold. */
const kinds: readonly (readonly [asked: RegExp, held: RegExp])[] = [
  [
    /多少|几(?:个|名|次|年|项|人|所|份)|比例|百分之|how (?:many|much)|percentage|cu[aá]nt[oa]s?|porcentaje|いくつ|何(?:人|個|回|件|パーセント|割)|どのくらい/iu,
    /[\d０-９%％]|[一二三四五六七八九十百千万两]+(?:个|名|次|年|项|人|所|份)|\b(?:two|three|four|five|six|seven|eight|nine|ten|half)\b/iu,
  ],
  [
    /什么时候|何时|哪一?年|when\b|what year|cu[aá]ndo|en qu[eé] a[ñn]o|いつ|何年/iu,
    /\d{4}|\d+\s?(?:年|月|日|世纪)|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/iu,
  ],
  [
    /为什么|为何|原因|why\b|reason|por qu[eé]|causas?\b|なぜ|理由|原因/iu,
    /因为|由于|因此|所以|原因|导致|because|since\b|due to|owing|therefore|porque|debido|por eso|causa|ため|から|ので|よって|原因/iu,
  ],
  [/谁|哪位|who\b|qui[eé]n|誰|だれ/iu, /\p{Lu}\p{Ll}+|[\p{Script=Han}]{2,4}(?:等|教授|学者|认为|指出|提出)|氏/u],
];
/** What holds no answer of its kind counts for this much of its words. */
const wrongKind = 0.6;

/** The sentences of some texts that speak of most of what is asked, each in the order of its text. Nothing where none does. */
export function chooseSentences(question: string, language: Language, texts: readonly string[]): ChosenSentence[] {
  // Words are compared as the texts' own language forms them: a question in another language meets names and figures alone.
  const own = texts.length > 0 ? guessLanguage(texts.join('\n').slice(0, 4_000)) : language;
  const unify = createUnify([], own);
  const asked = [...new Set(listGuideWords(question, language, unify).map(({ text }) => text))];
  const held = kinds.find(([pattern]) => pattern.test(question))?.[1] ?? null;
  const seen = new Set<string>();
  const sentences = texts.flatMap((text, of) =>
    listSentences(text).flatMap((sentence, at) => {
      if (sentence.length > longest || seen.has(sentence)) return [];
      seen.add(sentence);
      return [{ text: sentence, of, at, words: new Set(listAllWords(sentence, own, unify)) }];
    }),
  );
  const weightOf = new Map(
    asked.map((word) => {
      const count = sentences.filter(({ words }) => words.has(word)).length;
      // What stands nowhere was asked all the same.
      return [word, count === 0 ? Math.log(2) : Math.log(1 + sentences.length / count)] as const;
    }),
  );
  const whole = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return [];
  const scored = sentences
    .map(({ words, ...sentence }) => {
      const met = asked.reduce((sum, word) => sum + (words.has(word) ? (weightOf.get(word) ?? 0) : 0), 0) / whole;
      return { ...sentence, score: met * (held && !held.test(sentence.text) ? wrongKind : 1) };
    })
    .filter(({ score }) => score >= leastShare)
    .sort((one, other) => other.score - one.score || one.of - other.of || one.at - other.at);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * nearShare)
    .slice(0, most)
    .sort((one, other) => one.of - other.of || one.at - other.at)
    .map(({ text, of }) => ({ text, of }));
}
