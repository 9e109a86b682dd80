import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { fillFrame } from '../sentence-writer.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';
import { listWording } from './list-wording.ts';

/** The two languages in which a name of a sheet is a noun phrase that begins small, and a clause is taken in as it stands. */
const languages = ['en', 'es'] as const;

/** Names as sheets have them: a plural, a gerund, a “no”, a clause behind the noun. */
const labels: Record<(typeof languages)[number], readonly string[]> = {
  en: [
    'bonuses that miss their aim',
    'no say in one’s own work',
    'work that does not fit into the week',
    'records kept for others',
    'rules that end at the classroom door',
    'falls at the bedside',
    'testing in the new language alone',
    'one qualified source',
    'killing and letting die',
    'few friends in class',
    'loss of strength in hospital',
    'pay that falls behind other graduates',
  ],
  es: [
    'la escuela que no dice nada al alumno',
    'rotación entre contratos breves',
    'encierros sin plazo efectivo',
    'expulsión de residentes',
    'registros que no avisan',
    'el catálogo de delitos en la Constitución',
  ],
};

/** Words that only announce a problem, a cause or an answer, or that set a name where no reader knows it. */
const worn: Record<(typeof languages)[number], RegExp> = {
  en: /\b(?:weak point is|the trouble is|what goes wrong is|recurrent problem|there is the difficulty|behind this lies|it goes back to|to this comes|what (?:helps to explain|explains)|remedy (?:suggested|proposed|against)|way out proposed|corresponding recommendation|this can be (?:met|remedied)|matters (?:can )?improve|in addition to [^,]+, |beside [^,]+, there|next to [^,]+, is|what is (?:asked|looked at)|two points stand out|proposals have their limits|depends on conditions:)/iu,
  es: /(?:lo que falla|punto débil|detrás (?:del?|de la) |junto a[^,.]+ hay otra|aparte del? |unido a[^,]+, es|de ahí la propuesta|la salida que se (?:propone|plantea)|conviene responder|varios hechos \(|\(respuesta:|estas propuestas tienen|volviendo al? )/iu,
};

const titles: readonly (readonly [(typeof languages)[number], Field, string])[] = [
  ['en', 'education', 'Teacher Retention in English Secondary Schools: Problems and Measures'],
  ['en', 'medicine', 'Preventing Falls among Older Patients in Acute Hospital Wards'],
  ['es', 'education', 'El abandono escolar en secundaria: causas y medidas'],
  ['es', 'economics', 'El desempleo juvenil en España: problemas y propuestas'],
];

const print = (language: Language, field: Field, title: string): string =>
  writePaperAtOnce(requestPaper({ title, language, field, wordCount: 4_000 }))
    .sections.map((section) => printSection(section, language))
    .join('\n');

describe.each(languages)('what leads to a fact in %s', (language) => {
  const { telling, joints, sources } = listWording(language);

  it('is left out before a problem, and names none before a further one', () => {
    expect(telling.problem).toEqual([]);
    expect(telling.beside.filter((frame) => frame.includes('before}'))).toEqual([]);
  });

  it('says of an answer that it is proposed, and never that it would help', () => {
    expect(joints.so.filter((joint) => !/propos|response|propon|propuesta/u.test(joint))).toEqual([]);
  });

  it('says in few words what is asked, for one thing as for several', () => {
    const asked = Object.entries(telling).flatMap(([move, frames]) => (move.startsWith('ask') ? frames : []));
    const agreeing =
      language === 'en'
        ? /\{\w+\} (?:is|has|does|depends|affects|consists|works|comes)\b/u
        : /\{\w+\} (?:es|tiene|influye|depende|funciona)\b|\b(?:depende|viene|consiste|funciona|tiene) \{/u;
    const roundabout = /^(?:What|With regard|The question put|Lo que|Se pregunta|Respecto)/u;
    expect(asked.filter((frame) => agreeing.test(frame) || roundabout.test(frame))).toEqual([]);
  });

  it('says of a work what it is on without more words than that', () => {
    expect(sources.topic.filter((frame) => frame.replace(/\{[^}]*\}/gu, '').split(/\s+/u).length > 8)).toEqual([]);
  });

  it('reads as a sentence with names of every shape', () => {
    for (const move of ['tie', 'answer', 'claim', 'named', 'namedTwo'] as const) {
      for (const frame of telling[move]) {
        expect(frame, move).not.toMatch(/^(?:On|Against|Behind|Beside|Sobre|Contra|Detrás) \{/u);
        for (const label of labels[language]) {
          const words = { problem: label, cause: label, cause2: label, measure: label, remedy: label, remedy2: label };
          const text = fillFrame(frame, { ...words, clause: 'x', clause2: 'x' }, language) ?? '';
          expect(text, frame).toMatch(/^\p{Lu}/u);
          // A name that is many and one that is none stand behind no verb of their own.
          expect(text).not.toMatch(new RegExp(`^${label} (?:is|are|has|have|es|son|tiene)`, 'iu'));
        }
      }
    }
  });
});

it.each(titles)('A paper announces nothing in worn words (%s, %s, %s)', (language, field, title) => {
  const text = print(language, field, title);
  expect(worn[language].exec(text)?.[0]).toBeUndefined();
});
