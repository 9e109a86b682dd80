import { expect, it } from 'vitest';
import { splitChapterLead } from './chapter-lead.ts';

const chapter = { chapter: 3, sections: 3 };

it.each([
  ['zh', '本章分三部分：第3.1节“概念”，第3.2节“理论”，第3.3节“关联”。'],
  ['en', 'Section 3.1 “Terms”, Section 3.2 “Theory” and Section 3.3 “Links” follow.'],
  ['es', 'El apartado 3.1 «A», el apartado 3.2 «B» y el apartado 3.3 «C».'],
  ['ja', '3.1節「概念」、3.2節「理論」、3.3節「関連」の順に述べる。'],
])('finds what a chapter’s sections do before the first of them: %s', (_, lead) => {
  expect(splitChapterLead(`${lead}\n\n正文。\n\n末段。`, chapter)).toEqual({ lead, rest: '正文。\n\n末段。' });
});

it.each([
  ['a section that is not named', '第3.1节与第3.2节。\n\n正文。'],
  ['deeper numbers and versions', '第3.1节、3.2.1、13.3、3.30。\n\n正文。'],
  ['nothing left below the heading', '第3.1节，第3.2节，第3.3节。'],
  ['a list', '- 3.1 3.2 3.3\n\n正文。'],
])('leaves where it is: %s', (_, text) => {
  expect(splitChapterLead(text, chapter)).toBeNull();
});
