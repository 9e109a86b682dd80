import { fields } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import type { TermLine } from '../../../knowledge/knowledge-line.ts';
import { fileOf, knowledgeFolder, readLinesOf } from '../../../knowledge/read-lines.ts';

/** What a method works on, by words of its name: each with what its data must be called. */
const fits: readonly (readonly [RegExp, RegExp])[] = [
  [/向量自回归|autoregress|autorregres|自己回帰/iu, /时间序列|time series|series|時系列/iu],
  [/双重差分|difference-in-differences|diferencias en diferencias|差の差/iu, /年鉴|面板|panel|パネル/iu],
  [
    /访谈|\binterview|entrevista|面接/iu,
    /访谈|笔记|记录|自述|反馈|interview|notes|records|entrevista|encuesta|面接|資料/iu,
  ],
  [/系统评价|systematic review|revisión sistemática|系統的レビュー/iu, /文献|studies|estudios/iu],
  [/德尔菲|delphi|デルファイ/iu, /专家|expert|専門家/iu],
];

it('links no method to data that contradict it', () => {
  const wrong = languages.flatMap((language) =>
    fields.flatMap((field) => {
      const terms = readLinesOf<TermLine>(fileOf(knowledgeFolder, language, field), 'term');
      const nameOf = new Map(terms.map(({ id, name }) => [id, name]));
      return terms
        .filter(({ type }) => type === 'method')
        .flatMap(({ name, links }) =>
          (links?.dataSources ?? []).map((id): readonly [string, string] => [name, nameOf.get(id) ?? '']),
        )
        .filter(([method, data]) => fits.some(([of, needed]) => of.test(method) && !needed.test(data)))
        .map(([method, data]) => `${language} ${field}: ${method} on ${data}`);
    }),
  );
  expect(wrong).toEqual([]);
});
