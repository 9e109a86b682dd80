import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { withLengths } from '../../../fold-sections.ts';
import type { Paper } from '../paper.ts';
import { requestPaper } from '../request-paper.ts';
import { writableLength } from '../writable-length.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';

const write = (language: Language, field: Field, title: string): Paper =>
  writePaperAtOnce(requestPaper({ title, language, field, wordCount: 5_000 }));

const movesAtEnd = (paper: Paper): string[] =>
  paper.sections
    .filter(({ spot }) => spot.role === 'findings')
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences.map(({ move }) => move) : []));

const end = (paper: Paper): string =>
  paper.sections
    .filter(({ spot }) => spot.role === 'findings')
    .map((section) => printSection(section, paper.subject.language))
    .join('\n');

describe('a conclusion', () => {
  it('on whether one thing acts on another says what was assumed and is to be tested, in every language', () => {
    const related: [Language, Field, string][] = [
      ['zh', 'management', '变革型领导对员工创造力的影响机制研究'],
      ['en', 'management', 'The Effect of Remote Work on Employee Productivity'],
      ['es', 'medicine', 'Ansiedad y uso de redes sociales en adolescentes'],
      ['ja', 'medicine', '大学生のスマートフォン依存と睡眠の質の関連'],
    ];
    for (const [language, field, title] of related) {
      const moves = movesAtEnd(write(language, field, title));
      const assumed = moves.filter((move) => move.startsWith('telling.assumed'));
      expect(assumed.length, title).toBeGreaterThan(0);
      expect(new Set(assumed).size, title).toBe(assumed.length);
      // It is the answer to the title, and stands before what is wrong and what is to be done.
      const first = moves.find((move) => move.startsWith('telling.') && move !== 'telling.conclude');
      expect(first, title).toMatch(/^telling\.assumed/u);
    }
  });

  it('leaves out no trouble of the title’s own that the body explains with what can be done about it', () => {
    const paper = write('zh', 'economics', '农村普惠金融发展的困境与对策');
    const body = paper.sections
      .filter(({ spot }) => spot.role !== 'findings')
      .map((section) => printSection(section, 'zh'))
      .join('\n');
    const told = ['农户缺乏合格抵押物', '农村金融增长而农民增收有限'];
    for (const problem of told) {
      expect(body).toContain(problem);
      expect(end(paper)).toContain(problem);
    }
    expect(movesAtEnd(paper).filter((move) => move.startsWith('telling.named')).length).toBeGreaterThan(0);
  });

  it('says no cause without its answer and names no trouble twice, for any student', () => {
    for (let student = 0; student < 6; student += 1) {
      const asked = { title: '小中学生の不登校の現状と課題', language: 'ja', field: 'education' } as const;
      const request = requestPaper({ ...asked, type: 'thesis', wordCount: 6_000, seed: `seed ${student}` });
      const known = writableLength(request);
      const lengths = known ? { wordCount: known.units, chapters: withLengths(request.chapters, known) } : {};
      const moves = movesAtEnd(writePaperAtOnce({ ...request, ...lengths }));
      expect(moves.length).toBeGreaterThan(2);
      for (const [at, move] of moves.entries())
        if (/\.claims?$/u.test(move)) expect(moves[at + 1], `student ${student}`).toMatch(/\.proposals?$/u);
    }
  });

  it('on a town assumes nothing of how much of it there is', () => {
    const paper = write('es', 'economics', 'El impacto del turismo en las ciudades españolas');
    expect(paper.argument.hypotheses).toEqual([]);
    expect(movesAtEnd(paper).join(' ')).not.toContain('telling.assumed');
  });

  it('on factors names those for which the paper has hypotheses, each once', () => {
    const paper = write('zh', 'medicine', '社区老年糖尿病患者自我管理行为及其影响因素分析');
    const factors = paper.argument.hypotheses.filter(({ kind }) => kind === 'factor').map(({ x }) => x);
    expect(factors.length).toBeGreaterThan(1);
    const said = /[^。]*(?:检验|数据)[^。]*。/u.exec(end(paper))?.[0] ?? '';
    for (const factor of factors.slice(0, 4)) expect(said.split(factor)).toHaveLength(2);
  });

  it('on problems and remedies, or on what people think of a thing, assumes nothing', () => {
    for (const [language, title] of [
      ['zh', '小学语文阅读教学的问题与对策研究'],
      ['en', 'School Bullying: Causes and Responses'],
      ['en', 'Teachers’ Perceptions of Inclusive Education'],
    ] as const)
      expect(movesAtEnd(write(language, 'education', title)).join(' ')).not.toContain('telling.assumed');
  });
});
