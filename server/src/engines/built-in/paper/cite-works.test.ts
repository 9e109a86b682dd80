import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { knowledgeFolder, readLines } from '../../../knowledge/read-lines.ts';
import type { WorkLine } from '../../../knowledge/work-line.ts';
import { checkAgainstCards } from '../../cards/check-against-cards.ts';
import { listCitedClaims } from '../../cited-claims.ts';
import type { PaperWork } from '../../engine.ts';
import { listBorneOut } from '../knowledge/cited-clauses.ts';
import { findGist } from '../knowledge/work-gists.ts';
import { requestPaper } from './request-paper.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

const collected = readLines<WorkLine>(`${knowledgeFolder}/works/education.jsonl`);

const toPaperWork = ({ id, title, year, language, topics, authors }: WorkLine): PaperWork => ({
  ...{ id, title, language, topics, authors: '', abstract: null, text: null, card: null },
  ...{ year: year ?? null, names: authors.map(({ family }) => family) },
});

const findWork = (words: RegExp): PaperWork => {
  const found = collected.find(({ title }) => words.test(title));
  if (!found) throw new Error(`The collection has no ${words}.`);
  return toPaperWork(found);
};

const title = 'Self-regulated learning in massive open online courses';

function writeOn(works: readonly PaperWork[], language: Language = 'en'): string[] {
  const request = requestPaper({ title, language, field: 'education', wordCount: 4_000, works });
  const [first, ...rest] = request.chapters;
  const chapters = first ? [{ ...first, works: works.map(({ id }) => id) }, ...rest] : [];
  return writePaperAtOnce({ ...request, chapters }).sections.map((section) => printSection(section, language));
}

describe('a sentence on a work of the collection', () => {
  const jordan = findWork(/^Initial trends in enrolment/iu);
  const said = findWork(/^Understanding how learners use/iu);
  const texts = writeOn([jordan, said]);
  const claims = texts.flatMap((text) => listCitedClaims('1', text));

  it('says what its record says of it', () => {
    for (const { id } of [jordan, said]) {
      const sentence = claims.find(({ works }) => works.includes(id))?.sentence ?? '';
      expect(sentence).toContain(findGist(id, 'en')?.text);
    }
  });

  it('is borne out by the record, and by nothing where it says something else', () => {
    const works = [jordan, said];
    const told = listBorneOut('education', 'en', works);
    const ours = claims.filter(({ works: cited }) => cited.some((id) => works.some((work) => work.id === id)));
    expect(checkAgainstCards(ours, works, 'en', told).map(({ verdict }) => verdict)).toEqual(
      ours.map(() => 'SUPPORTED'),
    );
    const other = ours.map((claim) => ({ ...claim, sentence: `Jordan (2014)[@${jordan.id}] was right.` }));
    expect(checkAgainstCards(other, works, 'en', told)[0]?.verdict).toBe('NOT');
  });

  it('is not written where a fact of the paper is cited from the work', () => {
    const broadbent = findWork(/^Self-regulated learning strategies & academic achievement/iu);
    const cited = writeOn([broadbent])
      .flatMap((text) => listCitedClaims('1', text))
      .filter(({ works }) => works.includes(broadbent.id));
    expect(cited.filter(({ sentence }) => sentence.includes('Broadbent'))).toEqual([]);
  });

  it('is not written where the record says no more than the title of the paper', () => {
    const plain: PaperWork = { ...jordan, id: 'plain', topics: { zh: [], en: ['self-regulated learning'] } };
    expect(writeOn([plain]).join('\n')).not.toContain('[@plain]');
    // What the student brought is named all the same.
    expect(writeOn([{ ...plain, isOwn: true }]).join('\n')).toContain('[@plain]');
  });
});

describe('what a work is about', () => {
  const gistOf = (words: RegExp, language: Language) => {
    const found = collected.find(({ title: own }) => words.test(own));
    return found ? findGist(found.id, language) : null;
  };

  it('is said in its own language alone', () => {
    expect(gistOf(/^Initial trends in enrolment/iu, 'en')?.text).toBe('enrolment and completion in early MOOCs');
    expect(gistOf(/^Initial trends in enrolment/iu, 'zh')).toBeNull();
  });

  it('tells what was made from what is treated', () => {
    for (const { id, language } of collected) {
      const gist = findGist(id, language);
      if (language !== 'en' || !gist) continue;
      if (/^(?:an? )?(?:review|meta-analysis|textbook) /u.test(gist.text)) expect(gist).toMatchObject({ isMade: true });
      expect(gist.text).not.toMatch(/^(?:review|effect|role|textbook) (?:of|on)\b|, [^,]+, [^, ]+$/u);
    }
  });
});
