import type { Language } from '@yanmo/contract/languages';
import { titleKinds } from '@yanmo/contract/title-kinds';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../documents/readers/tables/read-csv.ts';
import { type Answers, factsOfAnswers } from './answer-facts.ts';
import { factsOfMaterial, tablesOfMaterial } from './facts-of-material.ts';
import { chooseQuestions, keepAnswered } from './interview/choose-questions.ts';
import { knowSubject } from './know-subject.ts';
import { Material } from './material.ts';
import { takeApart } from './take-apart.ts';

const notes = `农村电商物流调查笔记

一、基本情况

全县有 12 个乡镇，常住人口 43.6 万人。本次调查共发放问卷 320 份，回收有效问卷 298 份。其中男性 142 人。

二、存在的问题

调查发现，62.4% 的农户认为取件距离过远。这说明末端网点不足。冷链车全县只有 9 辆，夏季生鲜损耗率达到 18.5%。如图 3 所示，损耗集中在七月。

三、建议

建议由供销社牵头建立共同配送中心。

参考文献
[1] 王某. 农村物流研究[J]. 物流, 2020: 占 99.9%。`;

const use = { id: 'u1', title: '笔记', language: 'zh' as Language, isModel: false };
const textsOf = (text: string, isWork = false) =>
  factsOfMaterial(takeApart({ kind: 'text', text, isWork }), use).map(({ text: said }) => said);

describe('a text that a student hands in', () => {
  it('is taken apart by what its sentences are, each true on its own', () => {
    const facts = takeApart({ kind: 'text', text: notes, isWork: false }).facts;
    expect(facts.map(({ kind, text }) => [kind, text])).toEqual([
      ['figure', '全县有 12 个乡镇，常住人口 43.6 万人'],
      ['method', '本次调查共发放问卷 320 份，回收有效问卷 298 份，其中男性 142 人'],
      ['figure', '62.4% 的农户认为取件距离过远'],
      ['figure', '冷链车全县只有 9 辆，夏季生鲜损耗率达到 18.5%'],
      ['remedy', '建议由供销社牵头建立共同配送中心'],
    ]);
  });

  it.each([
    ['建议由供销社牵头组建配送联盟，把满载率提高到 70% 以上。', 'remedy'],
    ['在 298 户受访农户中，61.7% 的农户因缺少预冷设备而受损。', 'figure'],
    ['本次共发放问卷 320 份，回收 298 份，有效回收率为 93.1%。', 'method'],
    ['受访农户中，从事茶叶种植的有 117 户。', 'method'],
    ['山上的冷库租金便宜 20%，合作社却很少去租。', 'figure'],
    ['Couriers should cut the time of delivery to 30 minutes in the villages.', 'remedy'],
    ['43.9% of the respondents had no cold store within their village.', 'figure'],
    ['We interviewed 24 respondents, which is 80% of all members.', 'method'],
  ])('is what it says, whatever number is in it: %s', (text, kind) => {
    expect(takeApart({ kind: 'text', text: `调查\n\n${text}`, isWork: false }).facts).toMatchObject([{ kind }]);
  });

  it('has no mark of another text, also where one sentence goes on with the one before', () => {
    const asked = '本次调查共走访农户 320 户，覆盖全县乡镇。';
    for (const onward of [
      '其中 142 户认为取件远[3]。',
      '其中 142 户[@w1]认为取件远。',
      '其中，如表 2 所示，142 户认为取件远。',
    ]) {
      expect(textsOf(`调查\n\n${asked}${onward}`), onward).toEqual(['本次调查共走访农户 320 户，覆盖全县乡镇']);
    }
    const [whole] = textsOf(`调查\n\n${asked}其中 142 户认为取件远。`);
    expect(whole).toContain('其中 142 户认为取件远');
  });

  it('of somebody else gives what it found, and nothing that only its author could say', () => {
    const text = `冷链物流研究\n\n本文采用问卷法。研究表明，预冷能把损耗率降到 8.2%。我们认为还需努力。今天天气很好，适合散步和聊天。`;
    expect(textsOf(text, true)).toEqual(['预冷能把损耗率降到 8.2%']);
  });

  it.each([
    [
      'en',
      'Field notes\n\nThe survey showed that 62.4% of households walk more than 2 km. This is bad. Couriers should share vehicles.',
      ['62.4% of households walk more than 2 km', 'Couriers should share vehicles'],
    ],
    [
      'es',
      'Notas de campo\n\nLos resultados muestran que el 62,4 % de los hogares camina más de 2 km para recoger sus paquetes. Se recomienda compartir los vehículos de reparto.',
      [
        'el 62,4 % de los hogares camina más de 2 km para recoger sus paquetes',
        'Se recomienda compartir los vehículos de reparto',
      ],
    ],
    [
      'ja',
      '調査メモ\n\n調査の結果、62.4% の世帯が受け取り場所を遠いと答えた。このことは重要である。配送業者は車両を共同で使うべきである。',
      ['62.4% の世帯が受け取り場所を遠いと答えた', '配送業者は車両を共同で使うべきである'],
    ],
  ] as const)('is read in %s', (language, text, expected) => {
    const material = takeApart({ kind: 'text', text, isWork: false });
    expect(material.language).toBe(language);
    expect(material.facts.map(({ text: said }) => said)).toEqual(expected);
  });

  it('never gives what would be a mark of the paper', () => {
    expect(
      textsOf('甲村调查情况\n\n损耗率为 18.5% [@w1]。<b>网点只有 9 个，分布很散。</b> 见 https://a.b 上共 12 家。'),
    ).toEqual([]);
  });

  it('in another language than the paper is a model’s to use', () => {
    const material = takeApart({ kind: 'text', text: notes, isWork: false });
    expect(factsOfMaterial(material, { ...use, language: 'en' })).toEqual([]);
    expect(factsOfMaterial(material, { ...use, language: 'en', isModel: true })).toHaveLength(5);
  });

  it('of two megabytes is taken apart at once', () => {
    const text = Array.from(
      { length: 40_000 },
      (_, at) => `第 ${at} 个村的损耗率为 ${at % 90}.5%，网点只有 ${at % 7} 个。`,
    ).join('\n');
    const material = takeApart({ kind: 'text', text, isWork: false });
    expect(material.facts).toHaveLength(160);
    expect(Material.parse(JSON.parse(JSON.stringify(material)))).toEqual(material);
  });
});

/** What a data file comes to: beside its table, or for a text that has no room for one. */
const sayCsv = (csv: string, language: Language = 'zh') => {
  const material = takeApart({ kind: 'sheets', sheets: [readCsv(csv, 'csv')], language });
  const facts = factsOfMaterial(material, { ...use, language }).map(({ text }) => text);
  return [...facts, ...tablesOfMaterial(material, { ...use, language }).flatMap(({ says }) => says ?? [])];
};

describe('a data file', () => {
  it('says shares, changes and ranges, and nothing else', () => {
    expect(sayCsv('年份,快递量（万件）,损耗率\n2021,40,12.5%\n2022,50,11.0%\n2023,60,9.5%')).toEqual([
      '快递量由 2021 年的 40 万件升至 2023 年的 60 万件，增长 50%',
      '损耗率由 2021 年的 12.5% 降至 2023 年的 9.5%，下降 3 个百分点',
    ]);
    expect(sayCsv('team,cost (£)\na,-30\nb,50\nc,20', 'en')).toEqual([
      'the highest value of “cost” is that of b (£50), the lowest that of a (-£30)',
    ]);
    expect(sayCsv('地区,件数\n甲,30\n乙,50\n丙,20\n合计,100')).toContain('乙的件数占各项合计的 50%');
    expect(sayCsv('area,mean temperature\nA,30\nB,50\nC,20', 'en').join()).not.toContain('accounts for');
  });

  it('has the year of a column for no unit', () => {
    const csv = '地区,件数（2024）\n甲县,30\n乙县,50\n丙县,20';
    expect(sayCsv(csv).join()).toContain('件数（2024）以乙县最高，为 50，以丙县最低，为 20');
  });

  it('of a hundred thousand answers is counted, and shown as its shares', () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `${at + 1},${at % 4 ? '女' : '男'},${1 + (at % 5)}`);
    const sheet = readCsv(`编号,性别,满意度\n${rows.join('\n')}`, 'csv');
    const material = takeApart({ kind: 'sheets', sheets: [sheet], language: 'zh' });
    expect(factsOfMaterial(material, use)).toEqual([]);
    expect(tablesOfMaterial(material, use)[0]?.says).toEqual([
      '在“性别”一项的 100000 条有效记录中，“女”有 75000 条，占 75%，“男”有 25000 条，占 25%',
      '“满意度”共有 100000 个有效值，最小为 1，最大为 5',
    ]);
    expect(tablesOfMaterial(material, use)[0]?.rows).toEqual([
      ['性别', '女', '75000', '75%'],
      ['性别', '男', '25000', '25%'],
    ]);
    expect(JSON.stringify(material).length).toBeLessThan(2_000);
  });

  it('is a table with its chart, and its cells are words', () => {
    const csv = '地区,件数\n=cmd|’/c calc’!A1,30\n<b>乙</b>,50\n丙,20';
    const [table] = tablesOfMaterial(takeApart({ kind: 'sheets', sheets: [readCsv(csv, 'csv')], language: 'zh' }), use);
    expect(table?.rows.map(([name]) => name)).toEqual(['cmd ’/c calc’!A1', 'b 乙 /b', '丙']);
    expect(table?.chart).toMatchObject({ shape: 'bar', caption: '各地区的件数' });
    expect(table?.chart?.parts.map(({ group }) => group)).toEqual(['30', '50', '20']);
  });

  it('that holds nothing but one number says nothing', () => {
    expect(sayCsv('1')).toEqual([]);
    expect(sayCsv('甲,乙')).toEqual([]);
  });
});

describe('answers', () => {
  const asked = { language: 'zh' as Language, object: '农村电商物流' };
  it('become facts of their kind; a few words become a sentence', () => {
    const facts = factsOfAnswers(
      {
        definition: '以县城为中转的货物流动',
        setting: '恩施州，2021—2024年',
        problems: '取件远\n冷链车不够，夏天烂货多',
        view: '我认为共同配送更管用。',
      },
      asked,
    );
    expect(facts.map(({ kind, text }) => [kind, text])).toEqual([
      ['definition', '“农村电商物流”指以县城为中转的货物流动'],
      ['setting', '本文的研究范围是恩施州，2021—2024年'],
      ['problem', '实际遇到的一个问题是取件远'],
      ['problem', '冷链车不够，夏天烂货多'],
      ['view', '笔者认为共同配送更管用'],
    ]);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });

  it('that are clauses stay as they are, and what names a thing stands behind words that it fits', () => {
    const said = (answers: Answers) =>
      factsOfAnswers(answers, { language: 'en', object: 'remote work' }).map(({ text }) => text);
    expect(said({ definition: 'Remote work means at least three days a week outside the office.' })).toEqual([
      'Remote work means at least three days a week outside the office',
    ]);
    expect(said({ definition: 'Telework is paid work at home.' })).toEqual(['Telework is paid work at home']);
    expect(said({ definition: 'paid work at home' })).toEqual(['“remote work” means paid work at home']);
    expect(said({ problems: 'Nobody sees the others work.\nLong queues at the depot' })).toEqual([
      'Nobody sees the others work',
      'one problem met in practice is this: Long queues at the depot',
    ]);
    expect(
      factsOfAnswers({ definition: '远程办公指每周三天以上在家工作' }, { ...asked, object: '居家办公' }),
    ).toMatchObject([{ text: '远程办公指每周三天以上在家工作' }]);
  });

  it('keep sums of money as they were written', () => {
    const said = (data: string) =>
      factsOfAnswers({ data }, { language: 'en', object: 'trade' }).map(({ text }) => text);
    expect(said('Sales rose from $120 million to $180 million in 2024.')).toEqual([
      'Sales rose from $120 million to $180 million in 2024',
    ]);
    expect(said("4,200 US$'000")).toEqual(["one figure at hand is 4,200 US$'000"]);
  });

  it('that begin with a number keep it, and lose the mark of a list', () => {
    const said = (data: string) => factsOfAnswers({ data }, asked).map(({ text }) => text);
    expect(said('62.4% 的农户认为取件距离过远')).toEqual(['62.4% 的农户认为取件距离过远']);
    expect(textsOf('调查\n\n62.4% 的农户认为取件距离过远。')).toEqual(['62.4% 的农户认为取件距离过远']);
    expect(said('-5.2% 是去年的增长率，低于全省')).toEqual(['-5.2% 是去年的增长率，低于全省']);
    expect(said('1. 冷链车全县只有 9 辆\n（2）夏季生鲜损耗率达到 18.5%\n- 12.5% 的网点有冷柜可用')).toEqual([
      '冷链车全县只有 9 辆',
      '夏季生鲜损耗率达到 18.5%',
      '12.5% 的网点有冷柜可用',
    ]);
  });

  it('and cells of a table keep what compares and raises numbers', () => {
    const said = (data: string) => factsOfAnswers({ data }, asked).map(({ text }) => text);
    expect(said('年收入<3万元的农户占 40%，p<=0.05，排放量为 2*10^6 吨。')).toEqual([
      '年收入小于3万元的农户占 40%，p≤0.05，排放量为 2×10⁶ 吨',
    ]);
    expect(textsOf('调查\n\n年收入<3万元的农户占 40%，高于全县水平。')).toEqual([
      '年收入小于3万元的农户占 40%，高于全县水平',
    ]);
    const sheets = [readCsv('年龄,人数\n<18,20\n18-60,50\n>=60,30\n', 'csv')];
    const { tables } = takeApart({ kind: 'sheets', sheets, language: 'zh' });
    expect(tables[0]?.cells?.rows.map(([age]) => age)).toEqual(['小于18', '18-60', '≥60']);
  });

  it('keep names, powers and comparisons, lose the numbers of other lists of references, and are no shorter than they were said', () => {
    const said = (data: string) => factsOfAnswers({ data }, asked).map(({ text }) => text);
    expect(said('系统用 C# 写成，共有 62 个接口\n模型的 R^2 为 0.83[3]\n村民认为成本<收益，占 40%[1,2-4]')).toEqual([
      '系统用 C# 写成，共有 62 个接口',
      '模型的 R² 为 0.83',
      '村民认为成本小于收益，占 40%',
    ]);
    const long = `${'在样本村的调查中，冷藏车按班次到点，'.repeat(9)}平均每周 3.5 次`;
    expect(said(long)).toEqual([long]);
    expect(textsOf(`调查\n\n${long}。`)).toEqual([long]);
  });

  it('with markup, formulas and marks keep their words alone', () => {
    const facts = factsOfAnswers(
      {
        data: '=SUM(A1:A3)\n<script>alert(1)</script>损耗率为 18.5%\n[@w1] 网点为 9 个 {x|y}\n$$\\frac{1}{2}$$ 车有 3 辆',
      },
      asked,
    );
    expect(facts.map(({ text }) => text)).toEqual(['损耗率为 18.5%', 'w1 网点为 9 个 x y', '车有 3 辆']);
  });
});

describe('the questions', () => {
  const nothing = { definition: false, actors: false, causes: false, unknownPeople: ['older patients'] };
  const all = { definition: true, actors: true, causes: true, unknownPeople: [] };
  it('are six to ten for every kind, with the English title where the paper is not in English', () => {
    for (const kind of titleKinds) {
      for (const known of [nothing, all]) {
        const zh = chooseQuestions(kind, 'zh', known);
        expect(zh.length).toBeGreaterThanOrEqual(6);
        expect(zh.length).toBeLessThanOrEqual(10);
        expect(new Set(zh).size).toBe(zh.length);
        expect(zh.slice(-2)).toEqual(['english_title', 'cover']);
        expect(chooseQuestions(kind, 'en', known)).not.toContain('english_title');
      }
    }
  });

  it('stay ten when the kind is corrected, and keep all that was answered', () => {
    const answered = new Set(chooseQuestions('status-and-remedies', 'zh', nothing).slice(0, 8));
    for (const kind of titleKinds) {
      for (const language of ['zh', 'en'] as const) {
        const chosen = chooseQuestions(kind, language, nothing);
        const shown = keepAnswered(chosen, answered);
        expect(shown, kind).toHaveLength(10);
        expect(shown).toEqual(expect.arrayContaining([...answered]));
        expect(new Set(shown).size).toBe(10);
        expect(shown.at(-1)).toBe('cover');
        expect(keepAnswered(chosen, new Set())).toEqual(chosen);
        expect(keepAnswered(chosen, new Set([...chosen, ...answered]))).toEqual(
          expect.arrayContaining([...chosen, ...answered]),
        );
      }
    }
  });

  it('leave out what the sheets say', () => {
    expect(chooseQuestions('status-and-remedies', 'zh', nothing)).toContain('definition');
    const less = chooseQuestions('status-and-remedies', 'zh', all);
    expect(less).not.toContain('definition');
    expect(less).not.toContain('actors');
  });

  it('ask first after those whom the title names and of whom the sheets say nothing', () => {
    expect(chooseQuestions('status-and-remedies', 'zh', nothing)[0]).toBe('people');
    expect(chooseQuestions('status-and-remedies', 'zh', all)).not.toContain('people');
    const about = { field: 'medicine', language: 'en' } as const;
    const known = knowSubject({ ...about, title: 'Barriers to telemedicine use among lighthouse keepers' });
    expect(known.unknownPeople).toEqual(['lighthouse keepers']);
    expect(knowSubject({ ...about, title: 'Barriers to telemedicine use' }).unknownPeople).toEqual([]);
    const hours = 'The effect of flexible working hours on employee retention in small firms';
    const ofWork = knowSubject({ field: 'management', language: 'en', title: hours });
    expect(ofWork.unknownPeople[0]).toBe('flexible working hours');
  });
});
