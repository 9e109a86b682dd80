import type { Field } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import type { PaperWork } from '../../engine.ts';
import { sayOfOthers, withoutReport } from './others-words.ts';
import type { OwnFact } from './own-fact.ts';
import { requestPaper } from './request-paper.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

describe('what somebody else wrote', () => {
  it.each([
    ['zh', '损耗率为 8.2%', '损耗率为 8.2%'],
    ['zh', '预冷能把鲜果的损耗率降到 8.2%', '“预冷能把鲜果的损耗率降到 8.2%”'],
    ['zh', '村民把“最后一公里”看作运费问题的根源', '“村民把‘最后一公里’看作运费问题的根源”'],
    ['en', 'losses fell by 8.2% in summer', 'losses fell by 8.2% in summer'],
    [
      'en',
      'Losses of “fresh” produce fell by 8.2% in one summer',
      '“Losses of ‘fresh’ produce fell by 8.2% in one summer”',
    ],
    ['es', 'las pérdidas bajaron un 8,2 %', 'las pérdidas bajaron un 8,2 %'],
    ['es', 'el 43,9 % de los hogares tarda más de una hora', '«el 43,9 % de los hogares tarda más de una hora»'],
    ['ja', '損耗率は 8.2% である', '損耗率は 8.2% である'],
    ['ja', '予冷によって青果の損耗率は 8.2% に下がった', '「予冷によって青果の損耗率は 8.2% に下がった」'],
  ] as const)('in %s is quoted where it is more than a few words: %s', (language, text, said) => {
    expect(sayOfOthers(text, language)).toBe(said);
  });

  it.each([
    ['zh', '研究结果表明，预冷能降低损耗率', '预冷能降低损耗率'],
    ['zh', '研究不足以说明问题', '研究不足以说明问题'],
    ['en', 'The study found that losses fell by 8.2%', 'losses fell by 8.2%'],
    ['en', 'the results suggest that losses may fall', 'the results suggest that losses may fall'],
    ['en', 'it was not found that losses fell', 'it was not found that losses fell'],
    ['es', 'Los resultados muestran que las pérdidas bajan', 'las pérdidas bajan'],
    ['es', 'los datos no muestran que bajen', 'los datos no muestran que bajen'],
    ['ja', '調査の結果、損耗率が下がることが明らかになった', '損耗率が下がる'],
  ] as const)(
    'in %s loses what only says that it was found, and no denial and no doubt: %s',
    (language, text, said) => {
      expect(withoutReport(text, language)).toBe(said);
    },
  );
});

const subjects: Record<
  Language,
  { title: string; field: Field; name: string; long: readonly string[]; short: string; own: string }
> = {
  zh: {
    ...{ title: '农村电商物流的问题与对策研究', field: 'management', name: '王小明' },
    long: [
      '在 298 户受访农户中，61.7% 的农户因缺少预冷设备而在夏季受损',
      '村级站点的日均件量低于 41 件时，补贴没有提高农户使用冷库的意愿',
      '共同配送实行一年之后，样本县的单件成本由 3.19 元降到 2.27 元',
    ],
    ...{ short: '冷链车只有 93 辆', own: '笔者走访的 47 个村中，有 29 个村没有快递网点' },
  },
  en: {
    ...{ title: 'The effect of remote work on employee productivity', field: 'management', name: 'Berg' },
    long: [
      'remote employees closed 12.4% more cases a week than those in the office',
      'managers who saw their staff on 37 days a year did not rate them lower',
      'employees with 2.6 remote days a week left the firm less often than others',
    ],
    ...{ short: 'output rose by 3.17%', own: '47 of the people whom the author asked work at home on Fridays' },
  },
  es: {
    ...{ title: 'La inflación y el poder adquisitivo de los hogares', field: 'economics', name: 'Ruiz' },
    long: [
      'el 43,9 % de los hogares encuestados redujo la compra de carne en 2023',
      'los hogares con 2,6 perceptores no redujeron el gasto en alimentos frescos durante el año',
      'la inflación de los alimentos restó 3,17 puntos al poder adquisitivo de los pensionistas',
    ],
    ...{
      short: 'el ahorro bajó un 12,4 %',
      own: '47 de las familias entrevistadas cambiaron de supermercado durante el año pasado',
    },
  },
  ja: {
    ...{ title: 'テレワークの現状と課題', field: 'management', name: '佐藤花子' },
    long: [
      '在宅勤務者の 61.7% は通勤時間の減少を評価し、昇進の機会は減らないと答えた',
      '週 2.6 日の在宅勤務を行う従業員は、出社だけの従業員より離職が少なかった',
      '管理職の 43.9% は部下の仕事ぶりを画面越しに確かめていなかった',
    ],
    ...{ short: '残業は 12.4% 減った', own: '聞き取りを行った 47 人のうち 29 人が金曜日に在宅で働いている' },
  },
};
const marks = { zh: '“”', en: '“”', es: '«»', ja: '「」' };

describe('a paper on what its student uploaded', () => {
  it.each(languages)(
    'in %s quotes the works of others by their authors, and tells the student’s own as it is',
    (language) => {
      const { title, field, name, long, short, own } = subjects[language];
      const work: PaperWork = {
        ...{ id: 'work-1', title, authors: name, year: 2023, abstract: null, language, names: [name], text: null },
        ...{ card: null, isOwn: true, score: 1, used: 0 },
      } as unknown as PaperWork;
      const fact = (text: string, index: number, cite?: string): OwnFact => ({
        ...{ id: `f${index}`, from: 'UPLOAD', kind: 'figure', text, terms: [] },
        ...(cite === undefined ? {} : { cite }),
      });
      const facts = [...long, short].map((text, index) => fact(text, index, work.id));
      const request = requestPaper({
        title,
        field,
        language,
        wordCount: 6_000,
        works: [work],
        own: [...facts, fact(own, 9)],
      });
      const text = writePaperAtOnce(request)
        .sections.map((section) => printSection(section, language))
        .join('\n');
      const [open = '', close = ''] = marks[language];
      for (const said of long) expect(text, said).toContain(`${open}${said}${close}`);
      expect(text.toLowerCase()).toContain(short.toLowerCase());
      expect(text).not.toContain(`${open}${short}`);
      expect(text.toLowerCase()).toContain(own.toLowerCase());
      expect(text).not.toContain(`${open}${own}`);
      expect(text).toContain(`${name}${language === 'zh' || language === 'ja' ? '（2023）' : ' (2023)'}[@work-1]`);
      // Each with one mark.
      for (const said of [...long, short]) {
        const sentence = text
          .split(/(?<=[。.]) ?(?=\p{Lu}|\p{Script=Han}|\p{Script=Hiragana}|\n|$)/u)
          .find((one) => one.toLowerCase().includes(said.toLowerCase()));
        expect(sentence?.match(/\[@work-1\]/gu), said).toHaveLength(1);
      }
    },
  );
});
