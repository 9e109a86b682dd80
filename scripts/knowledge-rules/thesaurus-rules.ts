import type { Language } from '@yanmo/contract/languages';
import { contextSigns, type ThesaurusLine } from '../../server/src/knowledge/thesaurus-line.ts';
import { type Line, Once } from './knowledge-file.ts';

/** What turns a statement round, and words that look as if they did. */
const negations: Partial<Record<Language, { any: RegExp; seeming: RegExp }>> = {
  zh: {
    any: /[不未无非没勿莫]|难以|难于|很难|缺乏|缺少|欠缺/gu,
    seeming:
      /不断|不仅|不止|不但|不光|不只|不同|不久|不过|不乏|无论|不论|不管|无疑|毋庸|不失为|莫过于|莫不|非常|无不|不一|不少|不可或缺|必不可少|不可缺少|密不可分|不可忽视|不容忽视|不得不|除非|非但|不失|非凡|无穷|不尽相同|不可分割|未来|不可避免|不约而同/gu,
  },
  en: {
    any: /\b(?:not|no|never|nor|neither|none|nothing|without|lack|lacks|lacking|cannot)\b|n't\b/giu,
    seeming: /\bnot (?:only|just|least)\b|\bthan not\b|\bno doubt\b/giu,
  },
};

/** What makes a statement weaker or stronger: each group stays in its own. */
const strengths: Partial<Record<Language, RegExp[]>> = {
  zh: [
    /(?<!尽)可能|或许|也许|大概|似乎|有望|估计|恐怕|疑似/u,
    /必然|必定|一定会|肯定|毫无疑问|无疑|势必/u,
    /必须|务必|不得不/u,
    /应当|应该|应予|^应$|宜/u,
    /全部|所有|一切|完全|彻底/u,
    /部分|有些|一些|某些|若干/u,
    /多数|大多|大部分/u,
  ],
  en: [
    /\b(?:may|might|could|perhaps|possibly|maybe)\b/iu,
    /\b(?:must|certainly|definitely)\b/iu,
    /(?<!\b(?:above|after|in|of) )\ball\b(?! in all| over)/iu,
  ],
};

const script: Partial<Record<Language, RegExp>> = {
  zh: /^[\p{Script=Han}，、：…]+$/u,
  en: /^[\p{Script=Latin}' ,;-]+$/u,
};

const count = (text: string, language: Language): number => {
  const rules = negations[language];
  return rules ? (text.replace(rules.seeming, '').match(rules.any) ?? []).length : 0;
};

/** What is wrong with a thesaurus; `terms` are what the fields call things, which nobody may change. */
export function checkThesaurus(
  lines: readonly Line<ThesaurusLine>[],
  language: Language,
  terms: ReadonlyMap<string, string>,
): string[] {
  const faults: string[] = [];
  const words = new Once(faults);
  for (const { at, value } of lines) {
    const { word, forms = [], notIn = [], replacements } = value;
    words.add(word, at, `the word ${word}`);
    const say = (fault: string): number => faults.push(`${at}: ${fault}`);
    for (const known of [word, ...forms.map((form) => form.word)]) {
      const term = terms.get(known.toLowerCase());
      if (term) say(`${known} is a term of ${term}`);
    }
    for (const form of forms) {
      words.add(form.word, at, `the word ${form.word}`);
      if (form.texts.length !== replacements.length) say(`${form.word} has not one form for each replacement`);
    }
    for (const longer of notIn) if (!longer.includes(word)) say(`notIn names ${longer}, which does not hold ${word}`);
    if (new Set(replacements.map((replacement) => JSON.stringify(replacement))).size < replacements.length)
      say('a replacement stands twice');
    for (const replacement of replacements) {
      const { text, safety: _safety, ...contexts } = replacement;
      if (text === word) say(`${text} replaces itself`);
      for (const side of [word, text])
        if (script[language] && !script[language].test(side)) say(`“${side}” holds another script or a mark`);
      if (count(word, language) !== count(text, language)) say(`${word} and ${text} do not say no alike`);
      for (const strength of strengths[language] ?? [])
        if (strength.test(word) !== strength.test(text)) say(`${word} and ${text} differ in strength`);
      for (const context of Object.values(contexts).flat())
        if (context.startsWith('@') && !contextSigns.some((sign) => sign === context)) say(`${context} is no sign`);
    }
  }
  return faults;
}
