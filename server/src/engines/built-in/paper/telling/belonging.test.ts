import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { studyGaps as enGaps } from '../wordings/en/study-gaps.ts';
import { studyGaps as esGaps } from '../wordings/es/study-gaps.ts';
import { studyGaps as jaGaps } from '../wordings/ja/study-gaps.ts';
import { studyGaps as zhGaps } from '../wordings/zh/study-gaps.ts';
import { openContext, printSection, writePaperAtOnce } from '../write-paper.ts';
import { dealFacts } from './deal-facts.ts';
import { mayHoldChain, mayStand } from './reported-roles.ts';

const gaps = { zh: zhGaps, en: enGaps, es: esGaps, ja: jaGaps };
const studies: readonly (readonly [Language, Field, string])[] = [
  ['zh', 'education', '生成式人工智能使用对大学生批判性思维的影响'],
  ['en', 'management', 'The effect of working from home on team communication'],
  ['es', 'education', 'Efecto de las redes sociales en el rendimiento académico de los adolescentes'],
  ['ja', 'education', 'スマートフォン依存が大学生の睡眠に及ぼす影響'],
];

describe('below the name of one factor', () => {
  it('stands what speaks of that one, and nothing of what lies beside it', () => {
    const asked = { title: '直播电商中消费者冲动购买的影响因素研究', language: 'zh', field: 'management' } as const;
    for (const seed of ['a', 'b', 'c']) {
      const context = openContext(requestPaper({ ...asked, wordCount: 5_000, seed }));
      const deal = dealFacts(context, [], 5_000);
      const factors = context.spots.filter(({ role, isLeaf }) => role === 'factor' && isLeaf);
      expect(factors.length).toBeGreaterThan(1);
      const told = factors.flatMap((spot) => deal.of(spot).map((fact) => ({ title: spot.section.title, fact })));
      expect(told.length).toBeGreaterThanOrEqual(factors.length);
      for (const { title, fact } of told) {
        const said = `${fact.term}${fact.clause}`;
        const isShared = [...title].some((_, at) => said.includes(title.slice(at, at + 2)) && title[at + 1]);
        expect(isShared, `${title}: ${fact.clause}`).toBe(true);
      }
    }
  });
});

describe('what may stand where', () => {
  it('keeps problems, actors and rules out of results, samples and hypotheses', () => {
    for (const role of ['result', 'group', 'robustness', 'sample', 'measurement', 'model', 'hypothesis'] as const) {
      for (const kind of ['problem', 'remedy', 'actor', 'policy', 'law', 'part', 'definition'] as const) {
        expect(mayStand(kind, role), `${kind} at ${role}`).toBe(false);
      }
      expect(mayHoldChain(role), role).toBe(false);
    }
    expect(mayHoldChain('problem')).toBe(true);
  });

  it('lets results hold evidence, designs hold means and groups hold conditions', () => {
    expect(mayStand('evidence', 'result')).toBe(true);
    expect(mayStand('mechanism', 'result')).toBe(true);
    expect(mayStand('mechanism', 'result', '描述统计')).toBe(false);
    expect(mayStand('indicator', 'measurement')).toBe(true);
    expect(mayStand('material', 'sample')).toBe(true);
    expect(mayStand('condition', 'group')).toBe(true);
    expect(mayStand('mechanism', 'group')).toBe(false);
    expect(mayStand('limit', 'robustness')).toBe(true);
  });

  it('leaves all other sections as free as they were', () => {
    expect(mayStand('problem', 'status')).toBe(true);
    expect(mayStand('actor', 'actors')).toBe(true);
    expect(mayStand('remedy', 'lesson')).toBe(true);
    expect(mayStand('actor', 'lesson')).toBe(false);
  });
});

describe('a study without its data', () => {
  it.each(studies)('tells no chain among its results (%s)', (language, field, title) => {
    const request = requestPaper({ title, language, field, wordCount: 6_000 });
    const context = openContext(request);
    const deal = dealFacts(context, [], request.wordCount);
    for (const spot of context.spots.filter(({ isLeaf, role }) => isLeaf && role !== 'lesson')) {
      for (const { kind, bears, clause } of deal.of(spot)) {
        expect(mayStand(kind, spot.role, spot.section.title), `${spot.section.title}: ${clause}`).toBe(true);
        if (spot.role === 'result' && kind === 'mechanism') expect(bears, clause).toBe(true);
      }
    }
  });

  it.each(studies)('asks under each heading for what that heading needs (%s)', (language, field, title) => {
    const request = requestPaper({ title, language, field, wordCount: 6_000 });
    const { sections } = writePaperAtOnce(request);
    const marks = (role: string): string[] =>
      sections
        .filter(({ spot }) => spot.role === role)
        .flatMap((section) => printSection(section, language).match(/\[[^\]#@]+: [^\]]+\]/gu) ?? []);
    const isOf = (mark: string, kinds: readonly (keyof typeof zhGaps)[]): boolean =>
      kinds.some((kind) =>
        gaps[language][kind].some((frame) =>
          frame.split(/\{[^}]+\}/u).every((piece) => mark.toLowerCase().includes(piece.toLowerCase())),
        ),
      );
    expect(marks('measurement').length).toBeGreaterThan(0);
    for (const mark of marks('measurement'))
      expect(isOf(mark, ['instrument', 'procedure', 'definitions']), mark).toBe(true);
    for (const mark of marks('result')) expect(isOf(mark, ['describe', 'result', 'group']), mark).toBe(true);
    for (const mark of marks('group')) expect(isOf(mark, ['group']), mark).toBe(true);
    for (const mark of marks('direct')) expect(isOf(mark, ['ground']), mark).toBe(true);
  });
});
