import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { listWording } from '../wordings/list-wording.ts';
import { writePaperAtOnce } from '../write-paper.ts';

function isBounded(language: Language, field: Field, title: string): boolean {
  const paper = writePaperAtOnce(requestPaper({ title, language, field, wordCount: 4_000 }));
  const { bound } = listWording(language).telling;
  return paper.sections.some(({ pieces }) =>
    pieces.some(
      (piece) => piece.kind === 'sentences' && piece.sentences.some(({ frame }) => bound.includes(frame ?? '')),
    ),
  );
}

it.each([
  ['zh', 'management', '乡村民宿同质化经营的困境与出路'],
  ['es', 'law', 'El uso excesivo de la prisión preventiva'],
  ['es', 'education', 'El abandono escolar en la educación secundaria'],
  ['ja', 'management', '若手社員の早期離職の原因と対策'],
] as const)('what is told under another word does not bound the conclusion (%s, %s, %s)', (language, field, title) => {
  expect(isBounded(language, field, title)).toBe(false);
});

it('what nothing is told of still does', () => {
  expect(isBounded('zh', 'education', '牧区寄宿制高中的校园欺凌现状与对策')).toBe(true);
});

it.each([
  ['zh', 'management', '城市社区居家养老服务存在的问题与政策优化', []],
  // What is said of any staff says nothing of those who care for the old.
  ['ja', 'medicine', '介護職員の離職要因と対策', ['介護職員']],
] as const)(
  'that something is wrong and to be bettered is no thing, and whose it is is one (%s, %s, %s)',
  (language, field, title, missing) => {
    const paper = writePaperAtOnce(requestPaper({ title, language, field, wordCount: 5_000 }));
    expect(paper.unknown?.missing).toEqual(missing);
  },
);

it('what a sheet speaks of is not torn apart and missed', () => {
  const asked = { title: '“双减”背景下小学课后服务的问题与对策研究', language: 'zh', field: 'education' } as const;
  expect(writePaperAtOnce(requestPaper({ ...asked, wordCount: 5_000 })).unknown?.terms).toEqual([]);
});
