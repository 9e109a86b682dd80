import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { listUnanswered } from '../unanswered.ts';
import { writePaperAtOnce } from '../write-paper.ts';
import { isNamedCase, namesOfCase } from './case-names.ts';

const write = (language: Language, field: Field, title: string) =>
  writePaperAtOnce(requestPaper({ title, language, field, wordCount: 4_000 }));

describe('a heading on a case', () => {
  it('holds only the marked place for what its student knows, and the rest of the paper what is so at large', () => {
    const paper = write('zh', 'management', '中小企业员工流失的原因及对策研究——以A科技公司为例');
    const own = paper.sections.filter(
      ({ spot }) =>
        spot.role === 'status' && `${spot.section.title}${spot.parent?.section.title ?? ''}`.includes('A科技公司'),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const { pieces } of own) {
      const sentences = pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []));
      expect(sentences.every(({ move }) => move === 'gap')).toBe(true);
    }
    const causes = paper.sections.filter(({ spot }) => spot.role === 'cause');
    expect(causes.some(({ units }) => units > 100)).toBe(true);
  });

  it('tells what names the case, or is left out', () => {
    const paper = write('zh', 'management', '京东物流配送模式优化研究');
    const dropped = listUnanswered(paper);
    const own = paper.sections.filter(
      ({ spot }) => ['status', 'change'].includes(spot.role) && spot.section.title.includes('京东物流'),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const { spot, pieces } of own) {
      const told = pieces
        .flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []))
        .filter(({ move, about }) => move !== 'gap' && about.length > 0);
      expect(told.every(({ text }) => text.includes('京东')) || dropped.has(spot.section.id)).toBe(true);
    }
  });
});

it.each([
  ['en', 'Employee Motivation at Company A: A Case Study', 'Company A'],
  ['es', 'Burnout en una empresa de telecomunicaciones: estudio de caso', 'empresa de telecomunicaciones'],
  ['ja', '若手社員の早期離職の原因と対策――A社を事例として', 'A社'],
] as const)('a heading on what has no name holds no general facts (%s)', (language, title, name) => {
  const field = language === 'es' ? 'medicine' : 'management';
  const paper = write(language, field, title);
  const own = paper.sections.filter(
    ({ spot }) =>
      ['status', 'change', 'reasons'].includes(spot.role) &&
      `${spot.section.title} ${spot.parent?.section.title ?? ''}`.toLowerCase().includes(name.toLowerCase()),
  );
  expect(own.length).toBeGreaterThan(0);
  for (const { pieces } of own) {
    const sentences = pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []));
    expect(sentences.filter(({ about }) => about.length > 0)).toEqual([]);
  }
});

describe('a case', () => {
  it('has a name that anybody can look up, or is its student’s', () => {
    for (const text of ['海底捞', '招商银行', '瑞幸咖啡', 'Zara', 'H&M', 'Mercadona', 'セブンイレブン'])
      expect(isNamedCase(text)).toBe(true);
    for (const text of [
      'A科技公司',
      '某高校',
      'XX公司',
      '武汉市X社区',
      '民办园',
      '高职院校',
      '云南省',
      'B社',
      'Company A',
    ])
      expect(isNamedCase(text)).toBe(false);
    for (const text of ['una panadería de Quito', 'small hotels']) expect(isNamedCase(text)).toBe(false);
  });

  it('is met by its name without what kind it is and without the place before it', () => {
    expect(namesOfCase('恒大集团')).toContain('恒大');
    expect(namesOfCase('福州三坊七巷')).toContain('三坊七巷');
    expect(namesOfCase('Nike and Adidas')).toEqual(['nike and adidas', 'nike', 'adidas']);
  });
});
