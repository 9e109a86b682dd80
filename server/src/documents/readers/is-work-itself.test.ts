import { expect, it } from 'vitest';
import { aiLabelLine } from '../ai-label.ts';
import { isWorkItself } from './is-work-itself.ts';
import { readMetadata } from './paper-metadata.ts';

const title = '县域企业转型的阻力';
const authors = [
  { family: '周', given: '明远' },
  { family: '沈', given: '雨桐' },
];
const head = `${title}\n周明远，沈雨桐\n江南大学商学院\n`;
const prose = Array.from({ length: 30 }, (_, at) => `第${at}家企业的转型受到人才与资金的限制，情形各有不同。`).join(
  '\n',
);
const references = Array.from(
  { length: 40 },
  (_, at) => `[${at + 1}] 周明远, 沈雨桐. ${title}之${at}[J]. 管理评论, 2020, 3(2): 1-9.`,
).join('\n');

it.each([
  ['a text of some length below its title and authors', head + prose, true],
  [
    'a title that is broken over lines and bears the mark of a note',
    head.replace('的', '的\n').replace('阻力', '阻力1') + prose,
    true,
  ],
  ['a generated draft that bears the label', `${head}${prose}\n${aiLabelLine.zh}`, false],
  ['a title alone', title, false],
  ['a title and authors, and next to nothing', `${head}只有这么短。`, false],
  ['one sentence again and again', head + '企业转型受到人才与资金的限制。'.repeat(300), false],
  ['a list of references', `${head}${references}`, false],
  [
    'a text that cites it',
    `读书笔记\n周明远，沈雨桐\n${prose}\n[1] 周明远, 沈雨桐. ${title}[J]. 管理评论, 2020.`,
    false,
  ],
  ['a text that speaks of it', `读书笔记\n周明远和沈雨桐写的《${title}》很好。\n${prose}`, false],
  [
    'a text in which one author stands only far behind',
    `${title}\n周明远\n${prose}${'。转型'.repeat(900)}\n沈雨桐`,
    false,
  ],
])('%s', (_, text, isItself) => {
  expect(isWorkItself(text, { title, authors })).toBe(isItself);
});

it('a title of few characters that any text holds is not the title of this one', () => {
  expect(isWorkItself(`企业转型札记\n${prose}`, { title: '企业', authors: [] })).toBe(false);
});

it('no title is taken from a list of references, and no DOI where the page names several', () => {
  const list = '参考文献\n[1] 何帆. 数字化转型研究[J]. 改革, 2019(4).\n[2] 张三. 另一篇[J]. 2020.';
  expect(readMetadata(list, { fileName: 'notes.txt' }).title).toBe('notes');
  const cited = `${head}Smith 10.1000/one and Li 10.1000/two`;
  expect(readMetadata(cited, { fileName: 'a.txt' }).doi).toBeNull();
  expect(readMetadata(`${head}doi 10.1000/one, DOI 10.1000/ONE.`, { fileName: 'a.txt' }).doi).toBe('10.1000/one');
});
