import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { listWording } from '../wordings/list-wording.ts';
import { writePaperAtOnce } from '../write-paper.ts';
import { nameChapter } from './open-paper.ts';

const titles: readonly (readonly [Language, Field, string, RegExp])[] = [
  ['zh', 'management', '乡村民宿同质化经营的困境与出路', /先.+现状.+最后.+措施/u],
  ['en', 'economics', 'Household food waste: causes and ways to reduce it', /first the extent.+finally the measures/u],
  [
    'es',
    'law',
    'El uso excesivo de la prisión preventiva',
    /primero, .*lagunas y conflictos en la regulación.+por último, propuestas/u,
  ],
  ['ja', 'management', '若手社員の早期離職の原因と対策', /まず現状と影響.+最後に対策/u],
  ['zh', 'engineering', '基于卷积神经网络的图像分类系统的设计与实现', /先.+问题.+最后/u],
];

const write = ([language, field, title]: readonly [Language, Field, string, RegExp], seed?: string) =>
  writePaperAtOnce(requestPaper({ title, language, field, wordCount: 4_000, ...(seed ? { seed } : {}) }));

describe('where a paper opens', () => {
  it.each(titles)('the last of what it opens with says what is asked and how it goes on (%s)', (...label) => {
    const [language, , , order] = label;
    const told = (write(label).sections[0]?.pieces ?? []).flatMap((piece) =>
      piece.kind === 'sentences' && piece.sentences.some(({ move }) => move !== 'gap') ? [piece.sentences] : [],
    );
    // It comes behind what has brought the matter up, and nothing of that behind it.
    expect(told.length).toBeGreaterThan(1);
    const said = told.at(-1) ?? [];
    const asked = said.filter(({ move }) => move.startsWith('telling.ask'));
    expect(asked).toHaveLength(1);
    const way = said.find(({ move }) => move === 'telling.way');
    expect(way?.text).toMatch(order);
    expect(listWording(language).telling.way).toContain(way?.frame);
  });

  it.each(titles)('not all students ask in the same words (%s)', (...label) => {
    const asked = ['one', 'two', 'three', 'four', 'five'].flatMap((seed) =>
      write(label, seed).sections.flatMap(({ pieces }) =>
        pieces.flatMap((piece) =>
          piece.kind === 'sentences'
            ? piece.sentences.filter(({ move }) => move.startsWith('telling.ask')).map(({ text }) => text)
            : [],
        ),
      ),
    );
    expect(new Set(asked).size).toBeGreaterThan(1);
  });

  it.each(titles.slice(0, 4))('every trouble that it asks about is answered where it ends (%s)', (...label) => {
    for (const seed of ['one', 'two', 'three']) {
      const paper = write(label, seed);
      const said = paper.sections.flatMap(({ pieces }) =>
        pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : [])),
      );
      const asked = said.find(({ move }) => move === 'telling.askProblems')?.about ?? [];
      const answering = /^telling\.(?:named|claim|pastClaim)/u;
      const answered = new Set(said.filter(({ move }) => answering.test(move)).flatMap(({ about }) => about));
      expect(asked.filter((id) => !answered.has(id))).toEqual([]);
    }
  });

  it('a design is asked what it has to achieve and how it is tested, and not what goes wrong', () => {
    const [opening] = write(titles[4] as (typeof titles)[number]).sections;
    const asked = opening?.pieces.flatMap((piece) =>
      piece.kind === 'sentences' ? piece.sentences.filter(({ move }) => move.startsWith('telling.ask')) : [],
    );
    expect(asked?.map(({ move }) => move)).toEqual(['telling.askDesign']);
  });

  it('names a chapter without the matter that stands in every heading', () => {
    expect(nameChapter('乡村民宿的现状与危害', ['乡村民宿', '民宿'], 'zh')).toBe('现状与危害');
    expect(nameChapter('研究乡村民宿的缘由', ['乡村民宿'], 'zh')).toBe('研究乡村民宿的缘由');
    expect(nameChapter('早期離職への対策', ['早期離職'], 'ja')).toBe('対策');
    expect(nameChapter('早期離職が増える原因', ['早期離職'], 'ja')).toBe('早期離職が増える原因');
    expect(nameChapter('Measures against food waste', ['food waste'], 'en')).toBe('the measures');
    expect(nameChapter('Food waste: the main problems', ['food waste'], 'en')).toBe('the main problems');
    expect(nameChapter('Results and discussion: trade and growth', ['trade and growth'], 'en')).toBe(
      'the results and discussion',
    );
    expect(nameChapter('结果与讨论：贸易与增长', ['贸易与增长'], 'zh')).toBe('结果与讨论');
    expect(nameChapter('Recycling in schools: aims and practice', ['recycling'], 'en')).toBe('the aims and practice');
    expect(nameChapter('What holds back recycling', ['recycling'], 'en')).toBe('what holds back recycling');
    expect(nameChapter('Causas de la despoblación rural', ['despoblación rural'], 'es')).toBe('causas');
  });
});
