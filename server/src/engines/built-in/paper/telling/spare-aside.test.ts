import { describe, expect, it } from 'vitest';
import { withLengths } from '../../../fold-sections.ts';
import { listStandings } from '../origin.ts';
import type { Paper } from '../paper.ts';
import { requestPaper } from '../request-paper.ts';
import { writableLength } from '../writable-length.ts';
import { writePaperAtOnce } from '../write-paper.ts';

/** As it is ordered by the student whose outline has this key. */
function write(seed: string): Paper {
  const asked = requestPaper({
    ...{ title: '数字化转型对中小企业绩效的影响研究', language: 'zh', field: 'management', type: 'course_paper' },
    ...{ wordCount: 2_000, seed },
  });
  const known = writableLength(asked);
  return writePaperAtOnce(
    known ? { ...asked, wordCount: known.units, chapters: withLengths(asked.chapters, known) } : asked,
  );
}

function shareOnSubject(paper: Paper): number {
  const standings = listStandings(paper);
  return standings.filter(({ standing }) => standing === 'TOPIC' || standing === 'WIDER').length / standings.length;
}

describe('a short paper that has to say what is in no sheet', () => {
  it('keeps to its subject for every student, by leaving out what stands beside it', () => {
    const keys = ['key-45-355', 'key-33-327', ...Array.from({ length: 4 }, (_, index) => `student ${index}`)];
    for (const key of keys) expect(shareOnSubject(write(key)), key).toBeGreaterThanOrEqual(0.85);
  });
});
