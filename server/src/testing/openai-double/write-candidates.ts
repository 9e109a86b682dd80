import type { Language } from '@yanmo/contract/languages';
import { applyEdits, collide } from '../../engines/rewriting/apply-edits.ts';
import { findChangedClaims } from '../../engines/rewriting/checks/claims.ts';
import type { Edit } from '../../engines/rewriting/edit.ts';
import { offerEdits } from '../../engines/rewriting/rewrite-at-once.ts';
import { guessLanguage } from '../../text/guess-language.ts';
import type { Question } from './read-question.ts';

const foreignSentences: Readonly<Record<Language, string>> = {
  zh: '这一段文字换了一种语言来写，读者看到的不再是原来的那种语言，而且一句接着一句都是如此。',
  en: 'This paragraph is written in another language now, and whoever reads it finds that it is not the one of the rest.',
  es: 'Este párrafo está escrito ahora en otra lengua, y quien lo lee ve que no es la del resto de los demás párrafos.',
  ja: 'この段落はいま別の言語で書かれており、読む人はそれがほかの段落の言語ではないことに気づくのである。',
};

/** Marks as rules know them: one sign each. */
const marks = /⟦(\d+)⟧/gu;
const toSigns = (text: string): string =>
  text.replace(marks, (_, number: string) => String.fromCharCode(0xe000 + Number(number)));
const toMarks = (text: string): string =>
  text.replace(/[\u{e000}-\u{f8ff}]/gu, (sign) => `⟦${sign.charCodeAt(0) - 0xe000}⟧`);

/** Two rewritings that keep what must be kept: by the surest changes of the rules, each with others of them first. */
export function writeCandidates({ language, data, round }: Question): object[] {
  const text = data.paragraph ?? '';
  // In another language by its mode: what is asked for is in one, what is answered in the other.
  if (text.length > 40 && guessLanguage(text) !== language) return [{ text: foreignSentences[language] }];
  const signed = toSigns(text);
  const offered = offerEdits[language](signed)
    .filter(
      (edit) => edit.safety >= 0.7 && findChangedClaims(signed, applyEdits(signed, [edit]), language).length === 0,
    )
    .sort((one, other) => other.safety - one.safety || one.start - other.start);
  return [0, 1].map((first) => {
    const made: Edit[] = [];
    const turned = offered.filter((_, index) => index % 2 === first || round > 1);
    for (const edit of turned) if (!made.some((other) => collide(edit, other))) made.push(edit);
    return { text: toMarks(applyEdits(signed, made)) };
  });
}

const denials: Readonly<Record<Language, readonly [RegExp, string]>> = {
  zh: [/不(?=是|能|会|应)|没有|并未|未能/u, ''],
  en: [/ not /u, ' '],
  es: [/ no /u, ' '],
  ja: [/ない/u, 'る'],
};

/** What was denied is claimed; where nothing was, something is denied now. */
export function flipNegation(text: string, language: Language): string {
  const [denial, instead] = denials[language];
  if (denial.test(text)) return text.replace(denial, instead);
  return text.replace(
    /[。.](?=[^。.]*$)/u,
    language === 'zh' || language === 'ja' ? '，并不成立。' : ', which is not so.',
  );
}
