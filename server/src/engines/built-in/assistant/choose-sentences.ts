import type { Language } from '@yanmo/contract/languages';
import { guessLanguage } from '../../../text/guess-language.ts';
import { asksForFigure, holdsFigure } from '../../../text/passages/asked-figure.ts';
import { listSentences } from '../../../text/sentences.ts';
import { createUnify, listAllWords, listGuideWords } from '../guide/guide-words.ts';

/** Sentences that follow each other in one text. */
export interface ChosenStretch {
  text: string;
  /** Which of the texts it stands in, from 0. */
  of: number;
}

const mostStretches = 3;
/** What is asked for and what answers it often stand in two sentences, or in three. */
const together = [1, 2, 3] as const;
/** What a sentence more costs: one that says it all is better than three. */
const lengthCost = 0.04;
/** Of what the question asks by weight; less is a coincidence. */
const leastShare = 0.34;
/** Beside the best one only what comes near it. */
const nearShare = 0.75;
/** How far the best one goes on, in sentences and in characters. */
const fullest = 3;
const fullestLength = 420;
/** A table or a list that lost its lines is no sentence. */
const longest = 600;

/** What an answer to such a question must hold. */
const kinds: readonly (readonly [asked: RegExp, held: RegExp])[] = [
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

function kindOf(question: string, language: Language): ((text: string) => boolean) | null {
  const held = kinds.find(([pattern]) => pattern.test(question))?.[1];
  if (held) return (text) => held.test(text);
  return asksForFigure(question, language) ? holdsFigure : null;
}

/** How each of some texts begins, the first of them longest. */
export function firstSentences(texts: readonly string[]): ChosenStretch[] {
  return texts.slice(0, mostStretches).flatMap((text, of) => {
    const own = listSentences(text).filter((sentence) => sentence.length <= longest);
    const first = own.slice(0, of === 0 ? 3 : 2);
    return first.length === 0 ? [] : [{ text: join(first), of }];
  });
}

const join = (sentences: readonly string[]): string =>
  sentences.reduce((sum, next) => sum + (/[\p{Script=Latin}\d.!?)"”’]$/u.test(sum) ? ' ' : '') + next);

interface Stretch extends ChosenStretch {
  at: number;
  end: number;
  score: number;
}

/** The best one with what follows it, as far as it stays a quotation: what a sentence speaks of, the next one often says. */
function withNext(stretch: Stretch, sentences: readonly { sentence: string }[]): Stretch {
  let { text, end } = stretch;
  for (; end - stretch.at < fullest && end < sentences.length; end += 1) {
    const longer = join([text, sentences[end]?.sentence ?? '']);
    if (longer.length > fullestLength) break;
    text = longer;
  }
  return { ...stretch, text, end };
}

/**
 * The stretches of some texts that speak of most of what is asked, the shorter before the longer, each in the order of its text. Texts
 * that were found to answer are given: where the words of the question are scattered in them, the stretch that has most is taken.
 */
export function chooseSentences(question: string, language: Language, texts: readonly string[]): ChosenStretch[] {
  // Words are compared as the texts' own language forms them: a question in another language meets names and figures alone.
  const own = texts.length > 0 ? guessLanguage(texts.join('\n').slice(0, 4_000)) : language;
  const unify = createUnify([], own);
  const asked = [...new Set(listGuideWords(question, language, unify).map(({ text }) => text))];
  const isOfKind = kindOf(question, language);
  const read = texts.map((text) =>
    listSentences(text)
      .filter((sentence) => sentence.length <= longest)
      .map((sentence) => ({ sentence, words: new Set(listAllWords(sentence, own, unify)) })),
  );
  const all = read.flat();
  const weightOf = new Map(
    asked.map((word) => {
      const count = all.filter(({ words }) => words.has(word)).length;
      // What stands nowhere was asked all the same.
      return [word, count === 0 ? Math.log(2) : Math.log(1 + all.length / count)] as const;
    }),
  );
  const whole = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return [];
  const stretches = read.flatMap((sentences, of) =>
    sentences.flatMap((_, at) =>
      together.flatMap((count) => {
        const stretch = sentences.slice(at, at + count);
        if (stretch.length < count) return [];
        const text = join(stretch.map(({ sentence }) => sentence));
        const met =
          asked.reduce(
            (sum, word) => sum + (stretch.some(({ words }) => words.has(word)) ? (weightOf.get(word) ?? 0) : 0),
            0,
          ) / whole;
        const score = met * (isOfKind && !isOfKind(text) ? wrongKind : 1) - lengthCost * (count - 1);
        return met > 0 ? [{ text, of, at, end: at + count, score }] : [];
      }),
    ),
  );
  stretches.sort((one, other) => other.score - one.score || one.of - other.of || one.at - other.at);
  const chosen: Stretch[] = [];
  const best = stretches[0]?.score ?? 0;
  for (const stretch of stretches) {
    const isNear = chosen.length === 0 || (stretch.score >= leastShare && stretch.score >= best * nearShare);
    if (!isNear || chosen.length === mostStretches) break;
    const isApart = ({ of, at, end, text }: Stretch): boolean =>
      (of !== stretch.of || end <= stretch.at || stretch.end <= at) && text !== stretch.text;
    if (chosen.every(isApart)) chosen.push(chosen.length === 0 ? withNext(stretch, read[stretch.of] ?? []) : stretch);
  }
  return chosen.sort((one, other) => one.of - other.of || one.at - other.at).map(({ text, of }) => ({ text, of }));
}
