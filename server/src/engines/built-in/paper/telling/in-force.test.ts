import { describe, expect, it } from 'vitest';
import { listPieces } from '../../../../text/word-overlap.ts';
import type { Source } from '../pool.ts';
import { dropInForce, isGround, isReported } from './in-force.ts';
import { leaveUnsaid } from './leave-unsaid.ts';
import type { ToldFact } from './told-fact.ts';

const fact = (
  id: string,
  kind: ToldFact['kind'],
  clause: string,
  { sheet = '竞业', isBeside = false } = {},
): ToldFact => ({
  ...{ id, clause, also: [], kind, group: id, term: '', units: 400, pieces: listPieces(clause) },
  ...{ own: null, nearness: 1, aim: 0, standing: 'WIDER', bears: false, worth: () => 1 },
  proposition: {
    source: { isBeside, entry: { id, sheet: { id: sheet, names: ['竞业限制'] } } } as unknown as Source,
    facet: 'definition',
    clause,
  },
});

describe('what is law already', () => {
  const law = fact('法', 'law', '单位三个月不支付经济补偿的，劳动者可以请求解除竞业限制约定');
  const same = fact('旧', 'remedy', '单位三个月不支付经济补偿的，劳动者可以请求解除约定');
  const more = fact('新', 'remedy', '登记机关公布竞业限制名单，行业协会按岗位制定示范文本');

  it('is not proposed as something new', () => {
    expect(dropInForce([law, same, more])).toEqual([law, more]);
    const elsewhere = fact('旧', 'remedy', same.clause, { sheet: '劳动合同' });
    expect(dropInForce([law, elsewhere])).toEqual([law, elsewhere]);
    const spaced = { id: 'en', names: ['gig work'] };
    const en = (id: string, kind: ToldFact['kind'], clause: string): ToldFact => ({
      ...fact(id, kind, clause),
      proposition: {
        source: { isBeside: false, entry: { id, sheet: spaced } } as unknown as Source,
        facet: 'definition',
        clause,
      },
    });
    const rule = en(
      'law',
      'law',
      'platforms must presume employment where facts show direction and control of workers',
    );
    const old = en('old', 'remedy', 'platforms presume employment where facts show direction and control');
    expect(dropInForce([rule, old])).toEqual([rule]);
  });

  it('is told in every paper on its subject, whatever else each leaves unsaid', () => {
    const others = [...Array(20).keys()].map((at) => fact(`另${at}`, 'actor', `第${at}个参与者各有所图`));
    const beside = fact('邻法', 'law', '旅馆须登记', { isBeside: true });
    expect(isGround(law)).toBe(true);
    expect(isGround(beside)).toBe(false);
    expect(isGround({ ...law, standing: 'ASIDE' })).toBe(false);
    const crime = fact('罪', 'law', '《刑法》规定侮辱罪告诉的才处理');
    expect(isGround(crime, '网络暴力的民事责任')).toBe(false);
    expect(isGround(crime, '网络暴力的治理')).toBe(true);
    for (let seed = 0; seed < 20; seed += 1)
      expect(leaveUnsaid([law, ...others], () => false, { language: 'zh', seed, about: '' })).toContain(law);
  });

  it('and what was done can no longer be proposed', () => {
    expect(isReported('state law ended the release of flats from regulation by high rent')).toBe(true);
    expect(isReported('Bolívar pactó con Páez y ofreció ascensos')).toBe(true);
    expect(isReported('goods are classed by turnover, and dead stock is sold off')).toBe(false);
    expect(isReported('platforms verify customers and let women refuse an order')).toBe(false);
    expect(isReported('el municipio asegura las rutas antes de abrir la matrícula')).toBe(false);
  });
});

it('what was done, or has been, is told and not proposed', () => {
  expect(isReported('many firms have built up weeks of stock since the pandemic')).toBe(true);
  expect(isReported('some schools have since dropped their uniform')).toBe(true);
  expect(isReported('health services begin screening where they have counted treatment places')).toBe(false);
  expect(isReported('schools agree a few steps that all staff have accepted')).toBe(false);
  // It is proposed that ICU nurses were offered rooms.
  expect(isReported('ICU nurses were offered rooms and tests by their hospitals')).toBe(true);
  expect(isReported('claimants whose life was endangered sue public bodies as well')).toBe(false);
});
