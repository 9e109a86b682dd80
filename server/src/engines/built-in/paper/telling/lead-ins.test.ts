import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { listWording } from '../wordings/list-wording.ts';
import type { TellingMove } from '../wordings/wording.ts';
import { openContext, printSection, writePaperAtOnce } from '../write-paper.ts';
import { countLead, mayLead, noteLead } from './lead-ins.ts';

const papers: readonly (readonly [Language, Field, string])[] = [
  ['zh', 'management', '变革型领导对员工创造力的影响机制研究'],
  ['en', 'economics', 'Monetary policy and inflation'],
  ['es', 'education', 'El acoso escolar: problemas y propuestas'],
  ['ja', 'education', '小中学生の不登校の現状と課題'],
];
const leading: readonly TellingMove[] = ['problem', 'cause', 'further', 'remedy', 'propose', 'limit'];

describe('what leads to a fact', () => {
  it('comes once in a section and not too often in a paper, whatever stands before it', () => {
    const context = openContext(
      requestPaper({ title: '校园欺凌的现状与对策', language: 'zh', field: 'education', wordCount: 3_000 }),
    );
    expect(mayLead('原因之一是，{clause}。', '2.1', context)).toBe(true);
    noteLead('；原因之一是，', '2.1', context);
    expect(mayLead('原因之一是，{clause}。', '2.1', context)).toBe(false);
    expect(mayLead('原因之一是，{clause}。', '2.2', context)).toBe(true);
    noteLead('原因之一是，{clause}。', '2.2', context);
    expect(countLead('；原因之一是，', context)).toBe(2);
    expect(mayLead('原因之一是，{clause}。', '3.1', context)).toBe(false);
    // Nobody hears a conjunction.
    noteLead('，但', '2.1', context);
    expect(mayLead('，但', '2.1', context)).toBe(true);
    noteLead('，原因在于', '2.1', context);
    expect(mayLead('，原因在于', '2.1', context)).toBe(false);
  });

  it('comes back sooner where it is as short as a conjunction', () => {
    const context = openContext(
      requestPaper({ title: '校园欺凌的现状与对策', language: 'zh', field: 'education', wordCount: 3_000 }),
    );
    for (const lead of ['为此，{clause}。', 'ただし、{clause}。']) {
      for (const section of ['2.1', '2.2', '3.1']) {
        expect(mayLead(lead, section, context)).toBe(true);
        noteLead(lead, section, context);
        expect(mayLead(lead, section, context)).toBe(false);
      }
    }
  });

  it.each(papers)('is never the same twice in a section (%s)', (language, field, title) => {
    const paper = writePaperAtOnce(requestPaper({ title, language, field, wordCount: 3_000 }));
    const { telling } = listWording(language);
    const fixed = leading
      .flatMap((move) => telling[move])
      .map((frame) => frame.split(/\{[^}]*\}/u).filter((piece) => /\p{L}{2}/u.test(piece)))
      .filter(([piece, ...others]) => others.length === 0 && (piece?.length ?? 0) > 4)
      .map(([piece = '']) => piece.replace(/^[，：]/u, ''));
    for (const section of paper.sections) {
      const text = printSection(section, language);
      for (const lead of fixed)
        expect(text.split(lead).length - 1, `${lead} in ${section.spot.section.title}`).toBeLessThan(2);
    }
  });
});
