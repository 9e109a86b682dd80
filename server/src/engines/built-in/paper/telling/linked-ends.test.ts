import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { knowSubject } from '../../own-material/know-subject.ts';
import type { OwnFact } from '../own-fact.ts';
import type { Paper } from '../paper.ts';
import { requestPaper } from '../request-paper.ts';
import { writableLength } from '../writable-length.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';

const ask = (language: Language, field: Field, title: string, own: OwnFact[] = []) =>
  requestPaper({ title, language, field, wordCount: 4_000, own });

const factOf = (text: string): OwnFact => ({ id: text, from: 'ANSWER', kind: 'fact', text, terms: [] });

const print = (paper: Paper): string[] =>
  paper.sections.map((section) => printSection(section, paper.subject.language));
const movesOf = (paper: Paper): string[] =>
  paper.sections.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences.map(({ move }) => move) : [])),
  );

/** Each end has a sheet of its own, and neither says a word of the other. */
const apart: Readonly<Record<Language, [field: Field, title: string, cause: string, outcome: string]>> = {
  zh: ['interdisciplinary', '网络成瘾与青少年近视的关系', '网络成瘾', '近视'],
  en: ['interdisciplinary', 'The Impact of Remote Work on Gentrification', 'remote work', 'gentrification'],
  es: ['economics', 'El efecto del turismo en la despoblación rural', 'turismo', 'despoblación rural'],
  ja: ['education', 'スマートフォン依存と不登校の関係', 'スマートフォン依存', '不登校'],
};

/** What a student may know of both. */
const answers: Readonly<Record<Language, string>> = {
  zh: '我们班里沉迷网络的同学网络成瘾以后近视度数一年涨了一百多度',
  en: 'since remote work became usual, gentrification has reached the small towns along the railway',
  es: 'el turismo frena la despoblación rural donde los alojamientos abren todo el año',
  ja: 'スマートフォン依存で昼夜が逆転した生徒の多くが、その後に不登校になった',
};

describe('how both ends of a title hang together', () => {
  it('is known where facts of a sheet on the one hold the other, in whatever language', () => {
    const known: [Language, Field, string][] = [
      ['zh', 'interdisciplinary', '短视频成瘾对青少年注意力的影响及家庭—学校协同干预'],
      ['en', 'education', "The Impact of Social Media on Students' Academic Performance"],
      ['es', 'medicine', 'Ansiedad y uso de redes sociales en adolescentes'],
      ['ja', 'medicine', '大学生のスマートフォン依存と睡眠の質の関連'],
    ];
    for (const [language, field, title] of known) {
      const paper = writePaperAtOnce(ask(language, field, title));
      expect(paper.unknown?.unlinked).toBeNull();
      expect(movesOf(paper)).not.toContain('telling.noLink');
    }
  });

  it('is unknown where each has its sheet and no fact holds both: there is no paper on it', () => {
    for (const language of languages) {
      const [field, title, cause, outcome] = apart[language];
      const asked = ask(language, field, title);
      expect(writableLength(asked).unlinked).toEqual({ cause, outcome, isApart: true });
    }
  });

  it('is told by a student’s one answer that names both', () => {
    for (const language of languages) {
      const [field, title] = apart[language];
      const paper = writePaperAtOnce(ask(language, field, title, [factOf(answers[language])]));
      expect(paper.unknown?.unlinked).toBeNull();
      expect(print(paper).join('\n')).toContain(answers[language].slice(4, 20));
    }
  });

  it('is the student’s to show where he has told enough of the one end: nothing is refused then, and a gap stands', () => {
    const [field, title] = apart.en;
    const own = ['rents rose by a third in two years', 'two cafés opened in the old mill', 'the school closed in 2021'];
    const asked = ask('en', field, title, own.map(factOf));
    expect(writableLength(asked).unlinked).toMatchObject({ isApart: false });
  });

  it('is marked once where it would be argued, left open where the paper closes, and a claim on it is put to the test', () => {
    const gaps = { zh: '联系的依据', en: 'what shows how', es: 'lo que muestra la relación', ja: '結び付きを示すもの' };
    const testing = { zh: /H1.*检验/u, en: /H1.*tested/u, es: /H1.*comprob/u, ja: /H1.*検証/u };
    for (const language of languages) {
      const [field, title] = apart[language];
      const paper = writePaperAtOnce(ask(language, field, title));
      const sections = print(paper);
      expect(sections.filter((text) => text.includes(gaps[language]))).toHaveLength(1);
      const moves = movesOf(paper);
      for (const move of ['telling.unlinked', 'telling.noLink'])
        expect(moves.filter((one) => one === move)).toHaveLength(1);
      expect(moves).not.toContain('telling.open');
      expect(paper.argument.hypotheses.length).toBeGreaterThan(0);
      expect(sections.some((text) => testing[language].test(text))).toBe(true);
    }
  });

  it('is not summed up as found where nothing was found of it', () => {
    const paper = writePaperAtOnce(ask('zh', 'education', '体育教学与校园欺凌的关系研究'));
    expect(paper.unknown?.unlinked).toMatchObject({ cause: '体育教学', outcome: '校园欺凌' });
    const end = print(paper)[paper.sections.findIndex(({ spot }) => spot.role === 'findings')];
    expect(end).not.toContain('体育教学对校园欺凌的影响');
    expect(end).toMatch(/体育教学与校园欺凌(?:之间|是否)/u);
  });

  it('tells what a sheet knows of both before anything on one alone', () => {
    const paper = writePaperAtOnce(ask('en', 'medicine', 'Nurse Staffing and Pressure Ulcers'));
    expect(print(paper).join('\n')).toMatch(/shifts with fewer registered nurses/iu);
    expect(paper.unknown?.unlinked).toMatchObject({ isApart: false });
  });

  it('is asked after first in the questions on the title', () => {
    const [field, title] = apart.en;
    expect(knowSubject({ title, field, language: 'en' }).unknownPeople[0]).toBe(
      'the link between remote work and gentrification',
    );
    const known = "The Impact of Social Media on Students' Academic Performance";
    expect(knowSubject({ title: known, field: 'education', language: 'en' }).unknownPeople.join()).not.toContain(
      'link',
    );
  });
});
