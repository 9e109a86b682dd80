import { describe, expect, it } from 'vitest';
import * as review from './review-whole.ts';

type Whole = review.Whole;
const reviewWhole = async (whole: Whole) => review.reviewWhole(await review.readWhole(whole));
const isBetter = async (whole: Whole, id: string, text: string) =>
  review.isBetter(await review.readWhole(whole), id, text);

const zh = (texts: Record<string, string>, changes: Partial<Whole> = {}): Whole => ({
  language: 'zh',
  names: ['社区养老服务供需矛盾研究', ...Object.keys(texts)],
  terms: [],
  sections: Object.entries(texts).map(([title, text], index) => ({
    ...{ id: `s${index + 1}`, title, text },
    units: [...text.replace(/[\p{P}\s]/gu, '')].length,
  })),
  ...changes,
});

const supply = '街道办的补贴按床位发放，床位空着也照领，机构没有动力去敲开门问一声老人缺什么。';
const demand = '七十岁以上的独居老人最常提到的是夜里没人应声，其次才是吃饭和看病。';
const shared = '供给与需求之间隔着一层信息，补贴跟着设施走而不是跟着人走。';

describe('the pass over the whole', () => {
  it('finds nothing where nothing is wrong', async () => {
    expect(await reviewWhole(zh({ 供给: supply, 需求: demand }))).toEqual([]);
  });

  it('asks the later of two sections to change a sentence that stands in both', async () => {
    const notes = await reviewWhole(zh({ 供给: supply + shared, 需求: demand + shared }));
    expect(notes).toEqual([{ section: 's2', notes: [{ kind: 'REPEATED', passage: shared, other: '供给' }] }]);
  });

  it('asks for a table that the student wished for where it is missing', async () => {
    const whole = zh({ 供给: supply, 需求: demand });
    const owing: Whole = {
      ...whole,
      sections: whole.sections.map((section) => ({
        ...section,
        units: section.units + 8,
        owed: [{ kind: 'TABLE', wish: '要有供需对照表' }],
      })),
    };
    const unmet = { kind: 'READER', fault: 'WISH_UNMET', sentence: '', say: '要有供需对照表' };
    expect(await reviewWhole(owing)).toEqual([
      { section: 's1', notes: [unmet] },
      { section: 's2', notes: [unmet] },
    ]);
    expect(
      await isBetter(owing, 's1', `${supply}[#t1]如下。\n\n| 甲 | 乙 |\n| 一 | 二 |\n: 对照 {#t1}\n\n由此可见。`),
    ).toBe(true);
    expect(await isBetter(owing, 's1', supply.replace('床位空着', '床位闲着'))).toBe(false);
  });

  it('finds a passage that was only wrapped in other words, once, at its full length', async () => {
    const core = '补贴跟着设施走而不是跟着人走的做法已经延续多年';
    const [first] = await reviewWhole(
      zh({ 供给: `${supply}可见${core}。`, 需求: `${demand}访谈说明，${core}，至今未变。` }),
    );
    expect(first?.section).toBe('s2');
    expect(first?.notes).toEqual([{ kind: 'REPEATED', passage: core, other: '供给' }]);
  });

  it('does not count the gaps that are left for the student, nor the heads of tables', async () => {
    const table =
      '| 论点 | 可观察的证据 | 已有材料及其出处 | 反面材料或例外情形 |\n| 一 | [待补充数据: 可观察的证据 1] | [待补充数据: 出处 1] | [待补充数据: 例外 1] |\n: 论点与证据';
    const gap = '访谈结果见下。[待补充数据: 受访者人数、年龄构成与访谈的起止时间]';
    const whole = zh({
      供给: `${gap}\n\n${table}\n\n${supply}`,
      需求: `${gap.replace('见下', '如下')}\n\n${table}\n\n${demand}`,
    });
    // A paper of before was to be as long as its words and its marks together.
    expect(await reviewWhole({ ...whole, withGaps: true })).toEqual([]);
    const bare = zh({ 供给: `访谈结果见下${supply}`, 需求: `访谈结果如下${demand}` });
    const sections = whole.sections.map((section, at) => ({ ...section, units: bare.sections[at]?.units ?? 0 }));
    expect(await reviewWhole({ ...whole, sections })).toEqual([]);
    const filled = await reviewWhole({ ...whole, sections, withGaps: true });
    expect(filled.flatMap(({ notes }) => notes.map(({ kind }) => kind))).toEqual(['LENGTH', 'LENGTH']);
  });

  it('does not count what the title and the headings say', async () => {
    const title = '社区养老服务供需矛盾研究';
    expect(
      await reviewWhole(zh({ 供给: `${supply}《${title}》由此而来。`, 需求: `本节接着《${title}》展开，${demand}` })),
    ).toEqual([]);
  });

  it('compares English by words, whatever their case', async () => {
    const core = 'the subsidy follows the facility and never the person who needs it';
    const text = (before: string) => `${before} ${core}.`;
    const whole = zh(
      {
        Supply: text('Providers are paid for each bed that they list, and'),
        Demand: text('Neighbours told the interviewers that at night nobody answers; The').replace(
          'subsidy',
          'Subsidy',
        ),
      },
      { language: 'en' },
    );
    const units = whole.sections.map((section) => ({ ...section, units: section.text.split(/\s+/u).length }));
    const [found] = await reviewWhole({ ...whole, sections: units });
    expect(found).toMatchObject({ section: 's2', notes: [{ kind: 'REPEATED', other: 'Supply' }] });
  });

  it('notes a term that is written otherwise here, and leaves other things with a like name alone', async () => {
    const terms = ['数字化转型', '技术创新'];
    const whole = zh(
      {
        一: `数字化转型改变的是决策的依据。数字化转型需要时间。${supply}`,
        二: `数字转型的成本由企业先行承担，技术创业不在讨论之列。${demand}`,
      },
      { terms },
    );
    expect(await reviewWhole(whole)).toEqual([
      { section: 's2', notes: [{ kind: 'TERM', found: '数字转型', wanted: '数字化转型' }] },
    ]);
    const another = zh(
      { 一: `${supply}结构设计在先。结构设计需要时间。`, 二: `${demand}结构化设计是另一件事。` },
      { terms: ['结构设计'] },
    );
    expect(await reviewWhole(another)).toEqual([]);
    // A line's end is no way of writing a term, and the beginning of another word no shorter term.
    const cut = zh(
      { 一: `${supply}需求变化。需求变化在先。`, 二: `${demand}由此可见需求变化\n\n化验不在此列，需求变动也不在。` },
      { terms: ['需求变化'] },
    );
    expect(await reviewWhole(cut)).toEqual([]);
    const english = zh(
      {
        One: 'Decision-making moved to the teams. Decision-making there is quicker, and behaviour follows.',
        Two: 'Decision making at the top stayed slow, while organisational behavior hardly changed at all.',
      },
      { language: 'en', terms: ['decision-making', 'behaviour'] },
    );
    const counted = english.sections.map((section) => ({ ...section, units: section.text.split(/\s+/u).length }));
    // One of each spelling: nobody can say which of the two is the odd one.
    expect(await reviewWhole({ ...english, sections: counted })).toEqual([
      { section: 's2', notes: [{ kind: 'TERM', found: 'Decision making', wanted: 'decision-making' }] },
    ]);
  });

  it('asks for the length where a section is far from it, and sooner where the whole is off', async () => {
    const paragraph = (index: number) =>
      `第${index}位受访者讲的是另一件事，${'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥'.slice(index, index + 8)}，说完便不再作声。`;
    const text = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => paragraph(from + index)).join('');
    const whole = zh({ 一: text(1, 12), 二: text(13, 1) });
    const [one, two] = whole.sections;
    if (!one || !two) throw new Error('two sections');
    const sections = [one, { ...two, units: two.units + 50 }];
    expect(await reviewWhole({ ...whole, sections })).toEqual([
      { section: 's2', notes: [{ kind: 'LENGTH', units: two.units + 50 }] },
    ]);
    const short = [{ ...one, units: Math.round(one.units * 1.15) + 20 }, two];
    expect((await reviewWhole({ ...whole, sections: short })).map(({ section }) => section)).toEqual(['s1']);
  });

  it('asks for a sentence where a section begins or ends with a list or a table', async () => {
    const list = '- 夜间应答\n- 助餐\n- 陪诊';
    const table = '| 需求 | 提及 |\n| 夜间应答 | 最多 |\n: 受访老人的需求';
    const whole = zh({ 一: `${list}\n\n${supply}`, 二: `${demand}\n\n${table}` });
    expect((await reviewWhole(whole)).map(({ notes }) => notes)).toEqual([
      [{ kind: 'TRANSITION', place: 'START' }],
      [{ kind: 'TRANSITION', place: 'END' }],
    ]);
  });
});

describe('a revision', () => {
  const whole = zh({ 供给: supply + shared, 需求: `${demand}[@w1]${shared}` });

  it('is better when the repeated sentence is gone', async () => {
    expect(await isBetter(whole, 's2', `${demand}[@w1]换句话说，钱没有花在开口求助的人身上，这正是矛盾所在。`)).toBe(
      true,
    );
  });

  it('is not when it changes nothing, loses a source, is empty, or repeats more than before', async () => {
    expect(await isBetter(whole, 's2', `${demand}[@w1]${shared}`)).toBe(false);
    expect(await isBetter(whole, 's2', `${demand}换句话说，钱没有花在开口求助的人身上，这正是矛盾所在。`)).toBe(false);
    expect(await isBetter(whole, 's2', '')).toBe(false);
    expect(await isBetter(whole, 's2', `${supply}[@w1]${shared}`)).toBe(false);
  });

  it('may lose a source that does not bear its sentence out, and no other', async () => {
    const cited = zh({ 供给: supply, 需求: `${demand}[@w1]夜里翻番[@w2]。` });
    const notes = [{ kind: 'CITATION' as const, sentence: '夜里翻番[@w2]。', say: '卡片没有这样说' }];
    const reading = await review.readWhole(cited);
    expect(review.isBetter(reading, 's2', `${demand}[@w1]夜里也许有人应声。`, notes)).toBe(true);
    expect(review.isBetter(reading, 's2', `${demand}夜里也许有人应声[@w2]。`, notes)).toBe(false);
  });

  it('is not when it loses a table or a place that the student has to fill', async () => {
    const table = '| 需求 | 提及 |\n| 夜间应答 | 最多 |\n: 受访老人的需求 {#t}';
    const own = '[待补充数据：受访老人的人数]';
    const rich = zh({ 供给: supply + shared, 需求: `${demand}${own}\n\n${table}\n\n${shared}` });
    const other = '换句话说，钱没有花在开口求助的人身上，这正是矛盾所在。';
    expect(await isBetter(rich, 's2', `${demand}${own}\n\n${table}\n\n${other}`)).toBe(true);
    expect(await isBetter(rich, 's2', `${demand}\n\n${table}\n\n${other}`)).toBe(false);
    expect(await isBetter(rich, 's2', `${demand}${own}\n\n${other}`)).toBe(false);
  });

  it('is not when it mends a sentence and is half as long', async () => {
    const long = zh({ 供给: supply + shared, 需求: `${demand}${demand.replaceAll('老人', '长者')}[@w1]${shared}` });
    expect(await isBetter(long, 's2', '夜里没人应声。[@w1]')).toBe(false);
  });
});
