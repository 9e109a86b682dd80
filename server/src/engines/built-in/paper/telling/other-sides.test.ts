import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { withLengths } from '../../../fold-sections.ts';
import type { Paper } from '../paper.ts';
import { requestPaper } from '../request-paper.ts';
import { writableLength } from '../writable-length.ts';
import { openContext, printSection, writePaperAtOnce } from '../write-paper.ts';
import { nearFacts } from './aim.ts';
import { listTold } from './told-fact.ts';

/** As it is sold: as long as what is known of its title. */
function write([language, field, title]: readonly [Language, Field, string], wordCount: number, seed = 'a'): Paper {
  const type = wordCount > 2_000 ? 'thesis' : 'course_paper';
  const asked = requestPaper({ ...{ title, language, field, type }, wordCount, seed });
  const known = writableLength(asked);
  return writePaperAtOnce({ ...asked, wordCount: known.units, chapters: withLengths(asked.chapters, known) });
}

const textOf = ({ sections, subject }: Paper): string =>
  sections.map((section) => printSection(section, subject.language)).join('\n');

describe('a title that asks for one side of a wide subject', () => {
  const listSides = (title: string): string[] => {
    const asked = requestPaper({ title, language: 'zh', field: 'literature', type: 'thesis', wordCount: 6_000 });
    const { pool, subject } = openContext(asked);
    return nearFacts(listTold(pool, []), subject).flatMap((fact) => (fact.isOfOtherSide ? [fact.clause] : []));
  };

  it('leaves out what is on others for which only other titles ask', () => {
    const asked = '短视频成瘾对青少年注意力的影响';
    const sides = listSides(asked);
    expect(sides.join('\n')).toContain('李子柒');
    for (const clause of sides) expect(clause).not.toMatch(/青少年|注意力|成瘾/u);
    const text = textOf(write(['zh', 'education', asked], 6_000));
    expect(text).toContain('青少年');
    expect(text).not.toContain('李子柒');
    expect(listSides('乡村短视频的审美特征研究').join('\n')).not.toContain('李子柒');
  });
});

describe('a short paper', () => {
  const titles = [
    ['zh', 'education', '小学语文阅读教学的问题与对策研究'],
    ['zh', 'engineering', '某河流水质现状调查与评价'],
    ['zh', 'management', '数字化转型对中小企业绩效的影响研究'],
    ['en', 'medicine', 'Antibiotic stewardship in hospitals: problems and measures'],
    ['es', 'education', 'El acoso escolar en la educación secundaria'],
  ] as const;

  it('is as long as was ordered for any student, with what it concludes', () => {
    for (const title of titles)
      for (const seed of ['a', 'b', 'c']) {
        const paper = write(title, 1_000, seed);
        const units = paper.sections.reduce((sum, section) => sum + section.units, 0);
        expect(units, `${title[2]} ${seed}`).toBeGreaterThan(950);
        expect(units, `${title[2]} ${seed}`).toBeLessThan(1_090);
      }
  });

  it('leaves what answers its troubles no less room than the troubles', () => {
    for (const title of titles.slice(0, 2)) {
      const { sections } = write(title, 1_000);
      const unitsOf = (role: string): number =>
        sections.filter(({ spot }) => spot.role === role).reduce((sum, { units }) => sum + units, 0);
      expect(unitsOf('measure'), title[2]).toBeGreaterThan(unitsOf('problem') * 0.5);
    }
  });
});
