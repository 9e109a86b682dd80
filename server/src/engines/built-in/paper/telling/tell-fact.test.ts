import { describe, expect, it } from 'vitest';
import type { Source } from '../pool.ts';
import { requestPaper } from '../request-paper.ts';
import { listWording } from '../wordings/list-wording.ts';
import { openContext } from '../write-paper.ts';
import { tieOf } from './claims.ts';
import { pairFrames } from './duty.ts';
import { wordFinding } from './findings.ts';
import { relate } from './join-facts.ts';
import { noteLead } from './lead-ins.ts';
import { mayAdvise } from './may-advise.ts';
import { takeInto } from './take-in.ts';
import { tellFact } from './tell-fact.ts';
import { listTold, listWordings, type ToldFact } from './told-fact.ts';

function fact(id: string, kind: ToldFact['kind'], clause: string, answers?: string[]): ToldFact {
  const entry = { id, term: id, about: [], links: {}, sheet: { id: 'sheet', names: [], ...(answers && { answers }) } };
  return {
    ...{
      id,
      clause,
      also: [],
      kind,
      group: '漏报',
      term: id,
      units: 20,
      pieces: new Set(clause.match(/../gu) ?? []),
    },
    proposition: { source: { entry } as unknown as Source, facet: 'definition', clause },
    ...{ own: null, nearness: 1, aim: 0, standing: 'TOPIC', bears: false, worth: () => 1 },
  };
}

const open = (variant: number, field: 'management' | 'history' = 'management') =>
  openContext(requestPaper({ title: '企业安全事故漏报问题研究', language: 'zh', field, wordCount: 6_000, variant }));
const variants = [...Array(12).keys()];
const frames = (earlier: ToldFact[], told: ToldFact, field?: 'history'): Set<string> =>
  new Set(
    variants.map(
      (variant) =>
        tellFact(told, { section: '2.1', earlier, isNew: false, isJoined: false }, open(variant, field)).move,
    ),
  );

/** As what is said of an answer is drawn: from the entry of a measure. */
function asMeasure({ proposition }: ToldFact): ToldFact['proposition'] {
  if (!proposition) return null;
  const { source } = proposition;
  return { ...proposition, source: { ...source, entry: { ...source.entry, kind: 'measure' } } };
}

const problem = fact('漏报', 'problem', '小事故不上报，直到出了大事才查出来');
const cause = fact('上报就扣奖', 'cause', '上报一次扣一次奖金，班组自然不愿上报');
const second = fact('表格太长', 'cause', '一张表要填半天，夜班没有人手');
const remedy = fact('免罚上报', 'remedy', '主动上报的免于扣奖，由安全员汇总', ['上报就扣奖']);

describe('what leads to a fact', () => {
  it('speaks of a further cause only behind one', () => {
    expect(frames([problem], cause)).not.toContain('telling.further');
    expect(frames([problem, cause], second)).toContain('telling.further');
  });

  it('calls something an answer only behind the very cause that it answers', () => {
    expect(frames([problem], remedy)).not.toContain('telling.remedy');
    expect(frames([problem, cause, second], remedy)).not.toContain('telling.remedy');
    expect(frames([problem, cause], remedy)).toContain('telling.remedy');
    expect(relate(second, remedy, open(0))).toBeNull();
    expect(relate(cause, remedy, open(0))).toBe('so');
  });

  it('says how far an answer goes behind that answer alone', () => {
    const limit = { ...fact('免罚上报', 'limit', '重大事故依法仍要追责'), id: '免罚上报.limit' };
    const ofMeasure = { ...limit, proposition: asMeasure(limit) };
    const other = fact('简化表格', 'remedy', '把表格减到三栏，由夜班口述', ['表格太长']);
    expect(relate(remedy, ofMeasure, open(0))).toBe('but');
    expect(relate(other, ofMeasure, open(0))).toBeNull();
    expect(frames([problem, cause, remedy], ofMeasure)).toContain('telling.limit');
    expect(frames([problem, second, other], ofMeasure)).not.toContain('telling.limit');
  });

  it('advises nothing in a paper on the past', () => {
    expect(frames([problem, cause], remedy, 'history')).not.toContain('telling.remedy');
    expect(relate(cause, remedy, open(0, 'history'))).toBeNull();
  });
});

describe('a fact that hangs together with nothing before it', () => {
  it('stands by itself: no words announce what it is', () => {
    for (const kind of ['mechanism', 'driver', 'effect', 'actor', 'law', 'definition', 'material'] as const) {
      const told = fact('另一件事', kind, '安全员按班次核对交接记录并签字');
      expect(frames([problem], { ...told, group: '另一件事' })).not.toContain(`telling.${kind}`);
      const { text } = tellFact(told, { section: '2.1', earlier: [problem], isNew: false, isJoined: false }, open(1));
      expect(text).toBe('安全员按班次核对交接记录并签字。');
    }
    expect(relate(cause, fact('班组长', 'actor', '班组长排班'), open(0))).toBeNull();
  });

  it('but a dispute says what it is about', () => {
    const sides = fact('奖惩之争', 'debate', '一方主张重罚，另一方主张免罚换上报');
    const { text } = tellFact(sides, { section: '2.1', earlier: [], isNew: false, isJoined: false }, open(1));
    expect(text).toContain('奖惩之争');
  });
});

describe('what a paper holds of a problem', () => {
  const { telling } = listWording('zh');
  const finding = { problem: '漏报', limits: [], entries: [], names: { causes: [], measures: [] }, isNaming: false };
  const moves = (causes: string[], remedies: string[], most: number, isPast = false): string[] =>
    wordFinding({ ...finding, causes, remedies }, most, { language: 'zh', telling, isPast }).map(({ move }) => move);
  const [one, two] = ['上报一次扣一次奖金', '一张表要填半天'];

  it('is of two causes at most, each with its answer, and of one where there is one or little room', () => {
    expect(moves([one], ['免罚'], 2)).toEqual(['claim', 'proposal']);
    expect(moves([one, two], ['免罚', '减表'], 1)).toEqual(['claim', 'proposal']);
    expect(moves([one, two, '夜班'], ['免罚', '减表', '加人'], 2)).toEqual(['claims', 'proposals']);
    expect(moves([one.repeat(8), two.repeat(8)], ['免罚', '减表'], 2)).toEqual(['claim', 'proposal']);
  });

  it('is of causes alone where all of it is past', () => {
    expect(moves([one], [], 2, true)).toEqual(['pastClaim']);
    expect(mayAdvise({ field: 'military', about: '诺曼底登陆成功的原因' })).toBe(false);
    expect(mayAdvise({ field: 'military', about: 'cyber warfare and national security' })).toBe(true);
    expect(mayAdvise({ field: 'literature', about: 'the american dream in the great gatsby' })).toBe(false);
  });
});

describe('a Japanese clause inside another', () => {
  it('gives up its topic where the frame makes it a part, and keeps it before という', () => {
    expect(takeInto('原因は{clause}ことにある。', '上司は部下を抱える', 'ja')).toBe('上司が部下を抱える');
    expect(takeInto('{clause}という事情がある。', '上司は部下を抱える', 'ja')).toBe('上司は部下を抱える');
    expect(takeInto('原因は{clause}ことにある。', '上司は部下を、部下は客を抱える', 'ja')).toBeNull();
    expect(takeInto('ただし、{clause}。', '負担は大きい', 'ja')).toBe('負担は大きい');
    // は that sets one thing against another is no subject: 業務がこなしているが.
    const frame = '原因は{clause}ことにある。';
    expect(takeInto(frame, '業務はこなしているが熱意を失い、求人を眺める', 'ja')).toBeNull();
    expect(takeInto(frame, '配布物は届いても学習を見る者がいない', 'ja')).toBeNull();
    expect(takeInto(frame, '記録は評価が中心で、次に何を学ぶかを示さない', 'ja')).toBeNull();
    expect(takeInto(frame, '中学校の教員は授業を見る機会が少ない', 'ja')).toBe('中学校の教員が授業を見る機会が少ない');
  });
});

describe('what somebody is to do', () => {
  it('is told as a proposal in Japanese, wherever it stands', () => {
    const title = '若手社員の離職の原因と対策';
    for (const variant of variants) {
      const context = openContext(
        requestPaper({ title, language: 'ja', field: 'management', wordCount: 5_000, variant }),
      );
      const told = fact('面談', 'remedy', '組織は面談の一部を副の責任者に任せる', ['多忙']);
      const { text } = tellFact(told, { section: '2.1', earlier: [], isNew: false, isJoined: false }, context);
      expect(text).toMatch(/考えられる|求められる|望ましい|対策|必要である|必要がある|挙げられる|対応/u);
    }
  });

  it('is not told as done by them behind words that lead to it', () => {
    const turned = {
      clause: 'output is blocked by providers',
      also: ['providers block output'],
      kind: 'remedy',
    } as const;
    expect(listWordings(turned)[0]).toBe('providers block output');
  });
});

describe('what leads to a measure in Chinese', () => {
  const { telling } = listWording('zh');
  const wordsOf = (clause: string): string[] =>
    pairFrames(clause, 'remedy', telling.remedy, 'zh').flatMap(({ clause: said, frames }) =>
      frames.map((frame) => frame.replace('{clause}', said)),
    );

  it('is a short tie where the clause says who should do it, and proposes where it does not', () => {
    expect(wordsOf('学校设亲情通话时段')).toContain('对此，学校应设亲情通话时段。');
    expect(wordsOf('学校设亲情通话时段').join()).not.toMatch(/建议|办法/u);
    expect(wordsOf('裁判文书应先论证手段')).toContain('对此，裁判文书应先论证手段。');
    expect(wordsOf('裁判文书应先论证手段').join()).not.toMatch(/建议|办法/u);
    for (const text of wordsOf('设专业序列与管理序列并行')) expect(text).toMatch(/建议|办法/u);
    expect(wordsOf('为减少空房，店家推出月租').join()).not.toContain('建议为');
    expect(wordsOf('持续侵害说主张评价为持续的不法侵害')).toEqual([]);
  });

  it('announces nothing where it is plain who is to act', () => {
    const told = fact('亲情通话', 'remedy', '学校设亲情通话时段，由班主任记录', ['别的原因']);
    const { text } = tellFact(told, { section: '2.1', earlier: [problem], isNew: false, isJoined: false }, open(0));
    expect(text).toBe('学校应设亲情通话时段，由班主任记录。');
  });

  it('names the cause of the first answer to a problem alone', () => {
    const tie = { move: 'answer', words: { cause: '表格太长' } } as const;
    const other = fact('短表', 'remedy', '安全员改用一页短表，由班组长代填', ['表格太长']);
    const place = { section: '2.1', isNew: false, isJoined: false, tie };
    expect(tellFact(other, { ...place, earlier: [] }, open(0)).text).toContain('表格太长');
    for (const variant of variants)
      expect(tellFact(other, { ...place, earlier: [remedy] }, open(variant)).text).not.toContain('表格太长');
  });
});

describe('a matter of the past or of a novel', () => {
  it('is called no trouble', () => {
    const told = fact('赋税之争', 'problem', '各省截留的数目说法不一');
    for (const before of ['漏报', null]) {
      for (const variant of variants) {
        const place = { section: '2.1', earlier: [], isNew: true, isJoined: false, before };
        expect(tellFact(told, place, open(variant, 'history')).text).not.toContain('问题');
      }
    }
  });
});

describe('an answer apart from its cause', () => {
  const context = openContext(
    requestPaper({ title: '乡村民宿的经营困境与对策', language: 'zh', field: 'management', wordCount: 6_000 }),
  );
  const told = listTold(context.pool, []);
  const chain = [...Map.groupBy(told, ({ group }) => group).values()].find(
    (group) => group.filter(({ kind }) => kind === 'remedy').length > 1 && group.some(({ kind }) => kind === 'problem'),
  );
  const of = (kind: ToldFact['kind']): ToldFact[] => (chain ?? []).filter((one) => one.kind === kind);
  const tied = (one: ToldFact | undefined, earlier: readonly (ToldFact | undefined)[]) =>
    one
      ? tieOf(
          one,
          earlier.flatMap((each) => each ?? []),
          context,
        )
      : null;

  it('names the cause, unless the sentence before it told that very one', () => {
    const [first, second] = of('cause');
    const [answer] = of('remedy');
    expect(tied(answer, [])?.words.cause).toBe(first?.term);
    expect(tied(answer, [first, second])?.words.cause).toBe(first?.term);
    expect(tied(answer, [of('problem')[0], first])).toBeNull();
    expect(tied(of('remedy')[1], [answer])?.words.cause).toBe(second?.term);
  });

  it('is named even where all words that do so were used in the section', () => {
    const [answer] = of('remedy');
    const tie = tied(answer, []);
    for (const frame of listWording('zh').telling.answer) noteLead(frame, '4', context);
    const place = { section: '4', earlier: [], isNew: false, isJoined: false, tie };
    expect(answer && tellFact(answer, place, context).move).toBe('telling.answer');
  });
});
