import { describe, expect, it } from 'vitest';
import { listPeople, speaksOfOthers, speaksOfPeople } from '../../knowledge/people-words.ts';
import type { Source } from '../pool.ts';
import { requestPaper } from '../request-paper.ts';
import { readSubject } from '../subject.ts';
import { chooseFacts, leaveOutElsewhere } from './aim.ts';
import { standFacts } from './stand-facts.ts';
import { readAsks } from './title-asks.ts';
import type { Standing, ToldFact } from './told-fact.ts';

const names = ['企业财务风险', '财务风险', '企业财务风险的识别与防范'];
const about = ['财务风险', '并购', '应收账款'];

interface Said {
  kind?: string;
  group?: string;
  term?: string;
  isWhole?: boolean;
  sheet?: { same?: string[]; within?: string[]; says?: string[][] };
}

function fact(id: string, clause: string, said: Said = {}): ToldFact {
  const { kind = 'problem', group = id, term = id, isWhole = false, sheet } = said;
  const entry = {
    id,
    term,
    about,
    kind: 'fact',
    links: {},
    sheet: { id: 'finance', names, ...(isWhole && { isWhole }), ...sheet },
  };
  const proposition = { source: { entry } as unknown as Source, facet: 'definition' as const, clause };
  return {
    ...{ id, clause, also: [], kind: kind as ToldFact['kind'], group, term, units: 40, pieces: new Set<string>() },
    ...{ proposition, own: null, nearness: 1, aim: 0, standing: 'WIDER', bears: false, worth: () => 1 },
  };
}

const facts = [
  fact('什么是风险', '财务风险是企业不能按期偿付的可能', { kind: 'definition', isWhole: true }),
  fact('应收账款回收慢', '销售额上升而账龄拉长，利润收不回来'),
  fact('赊销换业绩', '销售员按签单提成，客户信用不作分级', { kind: 'cause', group: '应收账款回收慢' }),
  fact('并购后业绩不达预期', '被并购方懂得怎样把预测做高'),
  fact('分红过高', '大股东缺钱时尤其突出'),
  ...['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'].map((each) => fact(`短债${each}`, `短期借款支撑长期项目${each}`)),
];
const standingsUnder = (title: string): Map<string, Standing> => {
  const { understanding } = readSubject(requestPaper({ title, language: 'zh', field: 'economics', wordCount: 3_000 }));
  const stands = standFacts(facts, readAsks({ understanding }), () => 0);
  return new Map([...stands].map(([id, { standing }]) => [id, standing]));
};

describe('how a fact stands to a title', () => {
  it('of a sheet that is wider than the title, only what speaks of its object and what hangs together with that is on the topic', () => {
    const standings = standingsUnder('企业应收账款管理问题与对策研究');
    expect(standings.get('应收账款回收慢')).toBe('TOPIC');
    expect(standings.get('赊销换业绩')).toBe('TOPIC');
    expect(standings.get('并购后业绩不达预期')).toBe('ASIDE');
    expect(standings.get('分红过高')).not.toBe('TOPIC');
    expect(standings.get('什么是风险')).toBe('WIDER');
  });

  it('of a sheet of the title’s own size all of it is', () => {
    expect(new Set(standingsUnder('企业财务风险问题与对策研究').values())).toEqual(new Set(['TOPIC']));
  });
});

describe('words that mean the same', () => {
  const standing = (title: string, sheet: Said['sheet']): (Standing | undefined)[] => {
    const { understanding } = readSubject(
      requestPaper({ title, language: 'zh', field: 'economics', wordCount: 3_000 }),
    );
    const own = [
      fact('欠款拖延', '买方到期不付，账龄一再拉长', sheet && { sheet }),
      fact('分红过高', '大股东缺钱时尤其突出', sheet && { sheet }),
    ];
    const standings = standFacts(own, readAsks({ understanding }), () => 0);
    return own.map(({ id }) => standings.get(id)?.standing);
  };

  it('a fact that speaks of what the title asks for by another word of the sheet is on the topic', () => {
    expect(standing('企业应收账款管理研究', undefined)).toEqual(['ASIDE', 'ASIDE']);
    expect(standing('企业应收账款管理研究', { says: [['应收账款', '账龄', '赊销']] })[0]).toBe('TOPIC');
    expect(standing('企业应收账款管理研究', { says: [['应收账款', '账龄', '赊销']] })[1]).not.toBe('TOPIC');
  });

  it('a word that means the whole subject calls for all of it, and one within it asks for nothing less', () => {
    expect(standing('民营企业财务危机研究', { same: ['财务危机'] })).toEqual(['WIDER', 'WIDER']);
    expect(standing('民营企业财务危机研究', { same: ['财务危机'], within: ['民营企业'] })).toEqual(['TOPIC', 'TOPIC']);
  });
});

describe('the people whom a title names', () => {
  const told = [
    fact('登记难', '企业在窗口排队登记财务风险', { kind: 'problem' }),
    fact('小微企业缺会计', '小微企业请不起专职会计', { kind: 'problem' }),
    fact('集团公司资金归集', '集团公司把子公司的钱收到一处', { kind: 'problem' }),
    ...['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'].map((each) =>
      fact(`短债${each}`, `短期借款支撑长期项目${each}`),
    ),
  ];
  const standings = (): Map<string, Standing> => {
    const { understanding } = readSubject(
      requestPaper({
        ...{ title: '小微企业财务风险问题与对策研究', language: 'zh', field: 'economics', wordCount: 3_000 },
      }),
    );
    const stands = standFacts(told, readAsks({ understanding }), () => 0);
    return new Map([...stands].map(([id, { standing }]) => [id, standing]));
  };

  it('make what speaks of them the topic, and what speaks of others in their stead beside it', () => {
    expect(standings().get('小微企业缺会计')).toBe('TOPIC');
    expect(standings().get('集团公司资金归集')).toBe('ASIDE');
    expect(standings().get('登记难')).not.toBe('ASIDE');
  });

  it('are found by words that mean them, and do not leave out who is near to them', () => {
    const people = listPeople('barriers to telemedicine use among elderly patients in secondary schools');
    expect(people.own.map(({ id }) => id)).toEqual(['adolescents', 'lower secondary', 'upper secondary', 'older']);
    expect(speaksOfPeople('older adults give up at the log-in page', people)).toBe(true);
    expect(speaksOfOthers('children wait for the bus', listPeople('an app for older people'))).toBe(true);
    expect(speaksOfOthers('children and older people wait', listPeople('an app for older people'))).toBe(false);
    expect(speaksOfOthers('children of ten', listPeople('bullying among teenagers'))).toBe(false);
  });
});

describe('schools', () => {
  it('leave each other out where the title names one of them', () => {
    expect(speaksOfOthers('primary school pupils', listPeople('bullying in secondary schools'))).toBe(true);
    expect(speaksOfOthers('初中班级里的对抗', listPeople('小学班级管理的问题'))).toBe(true);
    expect(speaksOfOthers('初中班级里的对抗', listPeople('中小学班级管理的问题'))).toBe(false);
    expect(speaksOfOthers('初中班级里的对抗', listPeople('班级管理的问题'))).toBe(false);
  });
});

describe('another setting than the title’s', () => {
  const linked = (one: ToldFact, links: { answers?: string[] }): ToldFact => {
    Object.assign(one.proposition?.source.entry.sheet ?? {}, links);
    return one;
  };
  const pupils = ['甲', '乙', '丙', '丁', '戊', '己'].map((each) => fact(`小学${each}`, `小学生的作业写到很晚${each}`));
  const known = [
    fact('农村学校缺教师', '有的农村学校年年招人、年年缺人'),
    fact('大学生求助少', '有留守经历的大学生遇事不说', { group: '大学生求助少' }),
    fact('习惯没有形成', '哭了没有人来，便学会自己承受', { kind: 'cause', group: '大学生求助少' }),
    fact('亲情疏远', '有的留守儿童不愿接父母电话', { group: '亲情疏远' }),
    fact('幼儿期分离', '有的幼儿不到三岁便与父母分开', { kind: 'cause', group: '亲情疏远' }),
    fact('作业无人管', '有的孩子放学后作业写到很晚', { group: '作业无人管' }),
    fact('沿用初中办法', '有的学校照搬初中的晚自习', { kind: 'cause', group: '作业无人管' }),
    linked(fact('调整晚自习', '学校缩短晚间时段', { kind: 'remedy', group: '作业无人管' }), {
      answers: ['沿用初中办法'],
    }),
    fact('定时提醒', '平台在晚间逐步调低亮度并提示休息，账号由家长设定时长，高中生除外', { kind: 'remedy' }),
    ...pupils,
  ];
  const standingsOf = (title: string) => {
    const { understanding } = readSubject(
      requestPaper({ title, language: 'zh', field: 'education', wordCount: 3_000 }),
    );
    return standFacts(known, readAsks({ understanding }), () => 0);
  };
  const stands = standingsOf('农村小学留守儿童教育问题与对策研究');
  const isElsewhere = (id: string): boolean | undefined => stands.get(id)?.isOfOtherSetting;

  it('stands beside the topic, with all that belongs to its problem', () => {
    expect(stands.get('大学生求助少')).toMatchObject({ standing: 'ASIDE', isOfOtherSetting: true });
    expect(stands.get('习惯没有形成')).toMatchObject({ standing: 'ASIDE', isOfOtherSetting: true });
  });

  it('of a cause takes the answer to it along, and not the problem', () => {
    expect(isElsewhere('作业无人管')).toBe(false);
    expect(isElsewhere('沿用初中办法')).toBe(true);
    expect(isElsewhere('调整晚自习')).toBe(true);
  });

  it('is not what is said in passing at the end', () => {
    expect(isElsewhere('定时提醒')).toBe(false);
  });

  it('is nothing where the title names none, or where the problem is the title’s own', () => {
    const open = standingsOf('留守教育问题与对策研究');
    expect([...open.values()].some(({ isOfOtherSetting }) => isOfOtherSetting)).toBe(false);
    expect(isElsewhere('农村学校缺教师')).toBe(false);
    expect(isElsewhere('亲情疏远')).toBe(false);
  });
});

describe('what a title asks for', () => {
  const asksOf = (title: string, language: 'es' | 'ja') =>
    readAsks(readSubject(requestPaper({ title, language, field: 'law', wordCount: 3_000 })));

  it('calls for a subject by a word that is a kind of it', () => {
    expect(asksOf('El ciberacoso entre estudiantes y el papel de los tutores', 'es').isCalled(['acoso escolar'])).toBe(
      true,
    );
    expect(asksOf('El ciberacoso entre estudiantes y el papel de los tutores', 'es').isCalled(['inflación'])).toBe(
      false,
    );
  });

  it('is read from all of it where its object tells nothing', () => {
    expect(asksOf('少年事件における実名報道の是非', 'ja').beyond(['少年事件'])).toContain('実名');
  });
});

describe('which facts are told', () => {
  const many = (standing: Standing, count: number): ToldFact[] =>
    Array.from({ length: count }, (_, index) => ({
      ...fact(`${standing}${index}`, '一句话'),
      ...{ standing, units: 50, aim: standing === 'ASIDE' ? -0.3 : 0.4 },
    }));
  const asideOf = (told: readonly ToldFact[]): number =>
    told.filter(({ standing }) => standing === 'ASIDE').length / told.length;

  it('are beside the topic to a quarter at most, however little is left', () => {
    const told = chooseFacts([...many('TOPIC', 9), ...many('ASIDE', 30)]);
    expect(asideOf(told)).toBeLessThanOrEqual(0.25);
    expect(told.filter(({ standing }) => standing === 'TOPIC')).toHaveLength(9);
  });

  it('and to a tenth where there is enough without them', () => {
    expect(asideOf(chooseFacts([...many('TOPIC', 40), ...many('ASIDE', 12)]))).toBeLessThanOrEqual(0.1);
  });

  it('are no fewer for whoever brings some of their own', () => {
    const known = [...many('TOPIC', 24), ...many('ASIDE', 8)];
    const brought = many('TOPIC', 10).map((one, index) => ({
      ...one,
      ...{
        id: `own${index}`,
        own: { id: `own${index}`, from: 'ANSWER', kind: 'problem', text: '', terms: [] } as const,
      },
    }));
    const isOwn = ({ own }: ToldFact) => own !== null;
    const without = chooseFacts(known);
    const withThem = chooseFacts([...known, ...brought], isOwn);
    expect(withThem.filter(isOwn)).toHaveLength(10);
    expect(withThem.length - 10).toBeGreaterThanOrEqual(without.length);
  });

  it('are none on another setting, as long as a paper can be sold without them', () => {
    const elsewhere = many('ASIDE', 4).map((one) => ({ ...one, isOfOtherSetting: true }));
    expect(leaveOutElsewhere([...many('TOPIC', 30), ...elsewhere], () => false)).toHaveLength(30);
    expect(leaveOutElsewhere([...many('TOPIC', 20), ...elsewhere], () => false)).toHaveLength(22);
    expect(leaveOutElsewhere([...many('TOPIC', 30), ...elsewhere], ({ id }) => id === 'ASIDE0')).toHaveLength(31);
  });
});
