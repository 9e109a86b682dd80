import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import type { Paper } from '../paper.ts';
import { requestPaper } from '../request-paper.ts';
import { writePaperAtOnce } from '../write-paper.ts';

const papers: readonly (readonly [Language, Field, string])[] = [
  ['zh', 'law', '网络直播带货中消费者权益的法律保护'],
  ['zh', 'history', '洋务运动失败的原因探析'],
  ['en', 'education', 'Teacher burnout: problems and measures'],
  ['es', 'education', 'El acoso escolar: problemas y propuestas'],
  ['ja', 'education', '小中学生の不登校の現状と課題'],
];

const write = ([language, field, title]: (typeof papers)[number]): Paper =>
  writePaperAtOnce(requestPaper({ title, language, field, wordCount: 6_000 }));

const listSaid = (paper: Paper) =>
  paper.sections.map(({ spot, pieces }) => ({
    spot,
    said: pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : [])),
  }));

describe('what leads to a cause', () => {
  it.each(papers)(
    'counts it as one cause of its problem once in a section, and as a further one behind that (%s, %s, %s)',
    (...title) => {
      const paper = write(title);
      const { pool } = paper.context;
      for (const { spot, said } of listSaid(paper)) {
        const first = said
          .filter(({ move }) => move === 'telling.tie')
          .map(({ about }) => {
            const source = pool.find(about[0] ?? '');
            return source ? pool.findProblem(source)?.entry.id : undefined;
          });
        expect(first, spot.section.title).toEqual([...new Set(first)]);
      }
    },
  );

  it.each(papers)('announces no reason that gives another (%s, %s, %s)', (...title) => {
    const texts = listSaid(write(title)).flatMap(({ said }) => said.map(({ text }) => text));
    for (const text of texts) {
      expect(text).not.toMatch(/(?:, (?:because|since)|\bis because) [^.;]*, (?:because|since) /u);
      expect(text).not.toMatch(/这(?:首先)?是因为[^。；]*因为/u);
    }
  });

  it('gives a dispute no causes, and calls it no trouble', () => {
    const texts = listSaid(write(['zh', 'history', '洋务运动失败的原因探析'])).flatMap(({ spot, said }) =>
      spot.role === 'findings' ? [] : said.map(({ text }) => text),
    );
    const disputed = texts.filter((text) => text.includes('之争'));
    expect(disputed.length).toBeGreaterThan(0);
    for (const text of disputed) expect(text).not.toMatch(/之争[^。]*(?:原因在于|这是因为|一个原因)/u);
  });
});
