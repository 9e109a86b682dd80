import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fields } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fitFiles } from '../server/src/knowledge/fit-words.ts';
import { guideLanguages } from '../server/src/knowledge/guide-line.ts';
import { citedWork, subjectLines } from '../server/src/knowledge/testing/subject-lines.ts';
import { findKnowledgeProblems } from './check-knowledge.ts';
import { type Minimums, minimums } from './knowledge-rules/minimums.ts';

const none: Minimums = {
  ...{ terms: { zh: 0, en: 0, es: 0, ja: 0 }, types: {}, methods: 0, methodsOfAStage: 0, methodsOfAnApproach: 0 },
  ...{ works: 0, chineseWorks: 0, thesaurus: {}, guide: {}, sheet: { facts: 0, chains: 0, languages: 0 } },
};

const words = { kind: 'words', id: 'firms', words: ['企业', '公司'] };
const term = { kind: 'term', id: 'rbv', type: 'theory', name: '资源基础理论', about: ['@firms'] };
const clauses: Record<string, string> = {
  definition: '资源基础理论把企业看作一组难以模仿的异质资源的集合',
  mechanism: '资源一旦稀缺而难以复制，企业便能长期取得高于同行的回报',
  condition: '要素市场流动不畅时，资源基础理论的解释最为有力',
  indicator: '资源基础理论关心的异质程度可由专利结构来观察',
  limit: '资源基础理论较少说明资源从何而来',
  counter: '动态能力学派认为真正稀缺的是重新配置资源的本领',
};
const say = (of: string, said: Record<string, string | undefined>): object[] =>
  Object.entries(said).flatMap(([kind, text]) => (text === undefined ? [] : [{ kind, of, text }]));
const rbv = (change: Record<string, string | undefined> = {}, line: object = term): object[] => [
  words,
  line,
  ...say('rbv', { ...clauses, ...change }),
];
const work = {
  ...{
    kind: 'work',
    id: citedWork,
    title: '茶经',
    authors: [{ family: '陆', given: '羽' }],
    type: 'book',
    language: 'zh',
  },
  about: '茶的种植与烹煮',
  topics: { zh: ['茶经', '茶文化', '陆羽'], en: ['Classic of Tea', 'tea culture', 'Lu Yu'] },
  ...{ year: 2010, publisher: '中华书局', borneOut: { level: 'catalogue', by: ['A catalogue'], on: '2026-01-01' } },
};
const other = { ...work, id: '11111111-1111-4111-8111-111111111111', title: '茶录' };
const method = { kind: 'term', id: 'm-notes', type: 'method', name: '田间笔记', stage: 'collection' };
const notes = {
  definition: '田间笔记是在现场逐日写下的观察',
  mechanism: '当天写下的笔记保住了田间的细节',
  condition: '能够久留现场时，田间笔记最为可靠',
  indicator: '田间笔记是否完整，要看日期与地点',
  limit: '田间笔记难免带着记录者的眼光',
  counter: '以录像代替田间笔记的主张看重原声原貌',
};
const raise = {
  kind: 'verb',
  word: '提高',
  replacements: [{ text: '提升', after: ['水平'], notAfter: ['@number'], safety: 0.9 }],
};

let root: string;

function write(file: string, lines: readonly (object | string)[]): void {
  const target = path.join(root, 'server/knowledge', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
}
const check = (): string[] => findKnowledgeProblems(root, none);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-knowledge-'));
  for (const field of fields) {
    for (const language of languages) write(`${language}/${field}.jsonl`, []);
    write(`works/${field}.jsonl`, []);
  }
  for (const language of languages) write(`${language}/methods.jsonl`, []);
  for (const language of ['zh', 'es', 'ja']) write(`names/${language}.tsv`, []);
  for (const name of fitFiles) write(`fit/${name}.tsv`, []);
  write('works/cited.jsonl', []);
  write('works/publishers.tsv', ['上海古籍出版社\t上海', '中华书局\t北京']);
  write('zh/methods.jsonl', [method, ...say('m-notes', notes)]);
  write('works/agriculture.jsonl', [work]);
  write('thesaurus/zh.jsonl', [raise]);
  write('thesaurus/en.jsonl', []);
  for (const language of guideLanguages) write(`guide/${language}.jsonl`, []);
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe('the knowledge check', () => {
  it('names words of the lists of fit that say what their list does not, or stand in another order', () => {
    write('fit/people.tsv', ['老人\telder', '儿童\tchild']);
    write('fit/homonyms.tsv', ['深度学习\teducation; kitchen']);
    write('fit/wider.tsv', ['law\t合同|违约\t合同法', 'lore\t合同\t合同法', 'medicine\t针灸']);
    const faults = check().join('\n');
    expect(faults).toMatch(/people\.tsv:2: is out of order/u);
    expect(faults).toMatch(/homonyms\.tsv:1: says of “深度学习”/u);
    expect(faults).toMatch(/wider\.tsv:2: “lore” is no field/u);
    expect(faults).toMatch(/wider\.tsv:3: says of “medicine”/u);
  });

  it('passes terms and subjects that are right', () => {
    write('zh/management.jsonl', rbv());
    write('subjects/zh/tea-picking.jsonl', subjectLines.zh);
    write('subjects/en/tea-picking.jsonl', subjectLines.en);
    write('subjects/en/tea.jsonl', [{ ...subjectLines.en[0], id: 'tea', parent: undefined, match: ['tea'] }]);
    expect(check()).toEqual([]);
  });

  it('wants English names of what papers tell, as they run inside a sentence', () => {
    const named = (english: string | undefined): object[] =>
      subjectLines.zh.map((line) => (line.kind === 'problem' ? { ...line, english } : line));
    const faultsOf = (english: string | undefined): string => {
      write('subjects/zh/tea-picking.jsonl', named(english));
      return check().join('\n');
    };
    expect(faultsOf(undefined)).toMatch(/a problem has a name in English as well/u);
    for (const wrong of ['缺工 in spring', 'too few hands.', 'hands (few)', '“few hands”'])
      expect(faultsOf(wrong)).toMatch(/is no name as it runs inside an English sentence/u);
    expect(faultsOf('x'.repeat(96))).toMatch(/has 96 letters, not 95/u);
    expect(faultsOf('Plucking machines on level ground')).toMatch(/the English name/u);
    write('subjects/zh/tea-picking.jsonl', subjectLines.zh);
    write('subjects/en/tea.jsonl', [{ ...subjectLines.en[0], id: 'tea', parent: undefined, match: ['tea'] }]);
    const [first, ...rest] = subjectLines.en;
    write('subjects/en/tea-picking.jsonl', [
      ...(first ? [first] : []),
      ...rest.map((line) => (line.kind === 'part' ? { ...line, english: 'a round' } : line)),
    ]);
    expect(check().join('\n')).toMatch(/an English sheet gives no English names besides/u);
  });

  it('holds what sheets cite to records: each is a work that has one, or none', () => {
    const [subject, ...facts] = subjectLines.zh;
    const byWork = { kind: 'evidence', of: 'tea-picking', id: 'tried', text: '机采与手采的茶青在一处茶园里作过比较' };
    const cite = 'Chen et al., Tea, Science, 2020';
    const record = {
      ...{ kind: 'work', id: '22222222-2222-4222-8222-222222222222', title: 'Tea', year: 2020, type: 'article' },
      authors: [{ family: 'Chen', given: '' }],
    };
    write('subjects/zh/tea-picking.jsonl', [subject ?? {}, ...facts, { ...byWork, sure: 'certain', cite }]);
    expect(check().join('\n')).toMatch(/“Chen et al\., Tea, Science, 2020” looks like a scholarly work/u);
    write('works/cited.jsonl', [record, { kind: 'cite', cite, works: [record.id] }]);
    expect(check()).toEqual([]);
    write('works/cited.jsonl', [record, { kind: 'cite', cite, works: [other.id] }]);
    expect(check().join('\n')).toMatch(
      /:1: no cite below means it\n.*:2: .* is neither a work above nor a verified one/u,
    );
    write('works/cited.jsonl', [
      { ...record, title: work.title, authors: work.authors, year: work.year },
      { kind: 'cite', cite: 'nobody', works: [record.id] },
    ]);
    expect(check().join('\n')).toMatch(/the collection holds it verified(?:.|\n)*no sheet cites “nobody”/u);
  });

  it.each<[string, Record<string, string | undefined>, number, string]>([
    ['a missing side', { limit: undefined }, 2, 'rbv has no limit'],
    ['a figure', { limit: '资源基础理论只能解释业绩差异的30个百分点' }, 7, 'holds a figure, which needs a cite'],
    ['padding', { limit: '资源基础理论对企业成长具有重要意义并广受关注' }, 7, 'pads: 重要意义'],
    [
      'a clause that leans',
      { limit: '因此资源基础理论较少说明资源从何而来' },
      7,
      'leans on another sentence or pads: 因此',
    ],
    [
      'a voice without a name',
      { counter: '有学者认为真正稀缺的是重新配置资源的本领' },
      8,
      'lets somebody speak who has no name: 有学者',
    ],
    ['two sentences in one', { limit: '资源基础理论较少说明来源。它也不谈环境' }, 7, 'full stop'],
    ['another language', { limit: '资源基础理论 does not explain where resources come from' }, 7, 'another language'],
    ['the same words twice', { limit: clauses.definition }, 7, 'begins like server/knowledge/zh/management.jsonl:3'],
    [
      'clauses about something else',
      {
        definition: '企业各有难以模仿的做法与资产',
        condition: '市场流动不畅时这一解释最为有力',
        indicator: '异质程度可由专利结构来观察和比较',
        limit: '资产从何而来一直较少得到说明',
      },
      2,
      'clauses name “资源基础理论”',
    ],
  ])('reports %s', (_what, change, line, fault) => {
    write('zh/management.jsonl', rbv(change));
    expect(check().join('\n')).toMatch(new RegExp(`^server/knowledge/zh/management\\.jsonl:${line}: .*${fault}`, 'mu'));
  });

  it.each<[string, (object | string)[], string]>([
    ['a line that is no JSON', ['{"kind":'], ':1: is no JSON'],
    [
      'a line that does not begin with its kind',
      [{ id: 'firms', kind: 'words', words: ['x'] }],
      ':1: does not begin with',
    ],
    ['a word too many', [{ ...term, nmae: 'x' }], ':1: Unrecognized key: "nmae"'],
    [
      'a term that is named twice',
      [...rbv(), { ...term, id: 'other' }],
      ':9: the name “资源基础理论” stands already in',
    ],
    ['a link to nothing', rbv({}, { ...term, links: { variables: ['nowhere'] } }), ':2: variables names nowhere'],
    ['a problem without a cause', rbv({}, { ...term, type: 'problem' }), ':2: rbv is a problem without causes'],
    ['a name in another language', rbv({}, { ...term, name: 'resource view' }), ':2: the name “resource view” holds'],
    ['words that nobody wrote', rbv({}, { ...term, about: ['@firms', '@plants'] }), ':2: @plants: no line above'],
    ['a word that stands twice', rbv({}, { ...term, about: ['@firms', '公司'] }), ':2: the word 公司 is listed twice'],
    ['words that nobody uses', rbv({}, { ...term, about: [] }), ':1: nothing below uses the words firms'],
    [
      'a clause away from its term',
      [...say('rbv', { limit: clauses.limit }), ...rbv()],
      ':1: does not stand below rbv',
    ],
    [
      'a clause said twice',
      [...rbv(), ...say('rbv', { limit: '资源基础理论并不说明资源会在何时失效' })],
      ':9: rbv has a limit already',
    ],
    [
      'a theory that nothing calls for',
      rbv({}, { ...term, about: undefined }),
      ':2: rbv is a theory without words of titles',
    ],
    ['a stage of a term of a field', rbv({}, { ...term, stage: 'design' }), ':2: rbv has a stage'],
    [
      'what can be said of subjects only',
      [...rbv(), ...say('rbv', { actor: '经理人决定资源投向何处并承担后果' })],
      ':9: of a term only',
    ],
    ['a clause of another file', say('m-notes', { limit: notes.limit }), ':1: does not stand below m-notes'],
  ])('reports %s', (_what, lines, fault) => {
    write('zh/management.jsonl', lines);
    expect(check().join('\n')).toContain(`server/knowledge/zh/management.jsonl${fault}`);
  });

  const [sheet, ...sheetFacts] = subjectLines.zh;
  it.each<[string, (line: Record<string, unknown>) => object, string]>([
    [
      'a parent that is none',
      (line) => (line === sheet ? { ...line, parent: 'plants' } : line),
      ':1: the parent plants is no subject',
    ],
    [
      'a star inside a word',
      (line) => (line === sheet ? { ...line, match: ['采茶', 'tea* leaf & pick*'] } : line),
      ':1: “tea* leaf & pick*” has a * inside: it never matches',
    ],
    [
      'an & that is no sign',
      (line) => (line === sheet ? { ...line, match: ['采茶', '采茶&机器'] } : line),
      ':1: “采茶&机器” has an & without a space',
    ],
    [
      'its own parent',
      (line) => (line === sheet ? { ...line, parent: 'tea-picking' } : line),
      ':1: tea-picking is among its own',
    ],
    [
      'a link to no fact',
      (line) => (line.id === 'machine' ? { ...line, links: { answers: ['rain'] } } : line),
      'answers names rain, which is no fact',
    ],
    [
      'a chain through no fact',
      (line) => (line.kind === 'chain' ? { ...line, basis: ['tea/rain'] } : line),
      'the chain names tea/rain',
    ],
    [
      'a figure without a cite',
      (line) => (line.id === 'picker' ? { ...line, text: '采工每斤可得12元，因而宁愿多摘快摘' } : line),
      'needs a cite',
    ],
    [
      'a cite that nobody vouches for',
      (line) => (line.id === 'picker' ? { ...line, cite: '茶经' } : line),
      'sure and cite stand together',
    ],
    [
      'a work that is none',
      (line) => (line.id === 'book' ? { ...line, work: '00000000-0000-4000-8000-000000000000' } : line),
      'is no work',
    ],
    [
      'a method that is none',
      (line) => (line.kind === 'method' ? { ...line, method: 'm-guess' } : line),
      'm-guess is no shared method',
    ],
    [
      'a problem without a name',
      (line) => (line.id === 'few' ? { ...line, name: undefined } : line),
      'a problem has a name by which it is spoken of',
    ],
    [
      'a chain that ends in what answers nothing',
      (line) => (line.kind === 'chain' ? { ...line, path: [['few'], ['machine'], ['away']] } : line),
      'the chain does not end in remedies',
    ],
    [
      'another name than its file',
      (line) => (line === sheet ? { ...line, id: 'tea-plucking' } : { ...line, of: 'tea-plucking' }),
      'the file is called otherwise',
    ],
    [
      'an id that stands twice',
      (line) => (line.id === 'slope' ? { ...line, id: 'wilt' } : line),
      'the fact wilt of tea-picking stands already',
    ],
  ])('reports a subject with %s', (_what, change, fault) => {
    write('subjects/zh/tea-picking.jsonl', [change(sheet ?? {}), ...sheetFacts.map(change)]);
    expect(check().join('\n')).toContain(fault);
  });

  it('wants more of a sheet than a few facts and names, and it in a file of its own', () => {
    write('subjects/zh/tea-picking.jsonl', subjectLines.zh);
    write('zh/art.jsonl', [{ ...sheet, id: 'tea' }]);
    const faults = findKnowledgeProblems(root, { ...none, sheet: minimums.sheet }).join('\n');
    expect(faults).toContain('has 20 facts, not 24 at least');
    expect(faults).toContain('has 1 chains, not 3 at least');
    expect(faults).toContain('has 2 languages with its name, not 4 at least');
    expect(faults).toContain('zh/art.jsonl:1: a subject has a file of its own');
  });

  it.each<[string, object, string]>([
    ['an id that another has', { ...work, title: '大观茶论' }, ':1: the id'],
    ['marks around the title', { ...other, title: '《茶录》' }, 'marks or spaces'],
    ['a title in another language', { ...other, title: 'Tea' }, 'not in zh'],
    ['a year to come', { ...other, year: 2999 }, 'the year 2999 lies ahead'],
    ['the year in which it was written', { ...other, year: 780 }, 'of no edition'],
    ['another spelling of a work of another field', { ...other, title: '茶 经' }, '“茶 经” stands already'],
    ['a number that is no ISBN', { ...other, isbn: '9787101003049' }, 'is no ISBN'],
    ['what is no DOI', { ...other, doi: 'doi:10.1/x' }, 'is no DOI'],
    [
      'an identifier that it has not',
      { ...other, borneOut: { level: 'identifier', by: ['A'], on: '2026-01-01' } },
      'by an identifier and has none',
    ],
    [
      'two witnesses of whom one is named',
      { ...other, borneOut: { level: 'two_bibliographies', by: ['A'], on: '2026-01-01' } },
      'names one',
    ],
    ['no year in a catalogue', { ...other, year: undefined }, 'with publisher and year alone'],
    ['a publisher that is nowhere', { ...other, publisher: '无名书局' }, 'nothing says where 无名书局 is'],
    ['a topic of any paper', { ...other, topics: { ...work.topics, zh: ['研究', '茶', '水'] } }, 'would fit any paper'],
    ['nobody who bore it out', { ...other, borneOut: undefined }, 'borneOut'],
  ])('reports a work with %s', (_what, line, fault) => {
    write('works/art.jsonl', [line]);
    expect(check().join('\n')).toContain(fault);
  });

  const by = (word: string, replacement: object, more: object = {}): object => ({
    ...{ kind: 'verb', word, ...more },
    replacements: [{ safety: 0.9, ...replacement }],
  });
  it.each<[string, object, string]>([
    ['a term of a field', by('资源基础理论', { text: '资源观' }), '资源基础理论 is a term of management'],
    ['another name of a subject', by('鲜叶采摘', { text: '摘叶' }), '鲜叶采摘 is a term of agriculture'],
    ['what says no where the word does not', by('可行', { text: '不可行' }), 'do not say no alike'],
    ['a weaker word', by('必然', { text: '可能' }), 'differ in strength'],
    ['a sign that is none', by('提起', { text: '提到', after: ['@figure'] }), '@figure is no sign'],
    ['a longer word without it', by('提出', { text: '给出' }, { notIn: ['前提条件'] }), 'does not hold 提出'],
    ['the word that another line has', raise, 'the word 提高 stands already'],
    ['more safety than there is', by('提起', { text: '提到', safety: 2 }), 'safety'],
  ])('reports a thesaurus with %s', (_what, line, fault) => {
    write('zh/management.jsonl', rbv());
    write('subjects/zh/tea-picking.jsonl', subjectLines.zh);
    write('thesaurus/zh.jsonl', [raise, line]);
    expect(check().join('\n')).toContain(fault);
  });

  const question = {
    ...{ kind: 'entry', id: 'abstract-length', group: 'abstract', title: '摘要写多长' },
    ...{
      forms: ['摘要多少字', '摘要写几行', '摘要要写满一页吗'],
      answer: '摘要写三百字左右即可。'.repeat(15),
      related: ['keywords'],
    },
  };
  const next = { ...question, id: 'keywords', title: '关键词', forms: ['关键词几个', '关键词怎么选', '关键词放哪'] };
  const guide = (change: object, ...more: object[]): object[] => [
    { ...question, ...change },
    { ...next, related: ['abstract-length'] },
    ...more,
  ];
  it.each<[string, object[], string]>([
    ['nothing wrong', guide({}), ''],
    ['a related entry that is none', guide({ related: ['title'] }), ':1: is related to title, which is no entry'],
    ['an id that stands twice', guide({}, question), ':3: the id abstract-length stands already'],
    [
      'a question under two entries',
      guide({ forms: ['摘要多少字', '摘要几行', '关键词几个'] }),
      ':2: the question “关键词几个”',
    ],
    ['an answer that says too little', guide({ answer: '三百字。' }), ':1: has an answer of 3 units'],
    ['a promise', guide({ answer: `${question.answer}保证通过。` }), ':1: promises what nobody can: 保证通过'],
    ['HTML', guide({ answer: `${question.answer}<b>粗</b>` }), ':1: holds HTML'],
    [
      'a table with a cell too few',
      guide({ answer: `${question.answer}\n\n| a | b |\n|---|---|\n| c |` }),
      ':1: has a table',
    ],
    ['a group that is none', guide({ group: 'abstracts' }), ':1: group'],
    [
      'two words alike twice',
      guide({}, { kind: 'alike', words: ['提要', '摘要'] }, { kind: 'alike', words: ['概要', '摘要'] }),
      ':4: the word 摘要',
    ],
  ])('reports a writing guide with %s', (_what, lines, fault) => {
    write('guide/zh.jsonl', lines);
    if (fault === '') expect(check()).toEqual([]);
    else expect(check().join('\n')).toContain(`guide/zh.jsonl${fault}`);
  });

  it('reports an id that means something else in another language, and a clause that two files say', () => {
    write('zh/management.jsonl', rbv());
    write('zh/law.jsonl', [{ ...term, name: '资源基础理论学说', about: [] }, ...say('rbv', clauses)]);
    const english = { kind: 'term', id: 'rbv', type: 'debate', name: 'resource-based view', kinds: ['review'] };
    write('en/management.jsonl', [english]);
    const faults = check().join('\n');
    expect(faults).toContain('en/management.jsonl:1: rbv is a debate here and a theory in server/knowledge/zh');
    expect(faults).toContain('rbv serves review here and any kind in server/knowledge/zh');
    expect(faults).toContain('rbv names kinds of paper, which only methods and data do');
    expect(faults).toMatch(/zh\/management\.jsonl:\d+: the clause stands already in server\/knowledge\/zh\/law/u);
  });

  it('reports files that hold too little, that are missing, and that nobody reads', () => {
    const few = findKnowledgeProblems(root, minimums).join('\n');
    for (const fault of [
      'zh/law.jsonl:1: has 0 terms, not 60',
      'type problem for any title',
      'has 0 works',
      'has 1 methods',
    ])
      expect(few).toContain(fault);
    fs.rmSync(path.join(root, 'server/knowledge/ja/art.jsonl'));
    write('zh/alchemy.jsonl', []);
    expect(check()).toEqual([
      'server/knowledge/ja/art.jsonl: is missing',
      'server/knowledge/zh/alchemy.jsonl: nothing reads it',
    ]);
  });
});
