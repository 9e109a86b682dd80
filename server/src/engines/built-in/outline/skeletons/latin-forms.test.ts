import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

function headingsOf(language: Language, field: Field, title: string): string {
  const chapters = writeOutlineAtOnce({
    ...{ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 6_000, variant: 0 },
    ...{ keywords: [], works: [], extraRequirements: '' },
  });
  return chapters.flatMap((chapter) => [chapter.title, ...chapter.children.map((child) => child.title)]).join('\n');
}

const titles: readonly (readonly [Language, Field, string, readonly RegExp[], RegExp])[] = [
  // How people do something is told by what they do; no answers of others are weighed, and no clause is a thing.
  [
    'en',
    'management',
    'How Do Street Markets Compete with Online Shops?',
    [/How Street Markets Compete with Online Shops/u, /The Pressure of Online Shops/u, /Tried and Given Up/u],
    /Rival Answers|What Would Decide/u,
  ],
  [
    'en',
    'history',
    'How Did Cotton Mills Cope with the Loss of Indian Markets?',
    [/Cotton Mills Before the Loss of Indian Markets/u, /How Cotton Mills Coped/u, /Gained and Those Who Lost/u],
    /Spread|Rival/u,
  ],
  [
    'es',
    'management',
    'Cómo resisten los cines de barrio ante las plataformas',
    [/Cómo resisten los cines de barrio ante las plataformas/u, /presión de las plataformas/u],
    /del resisten|el cómo/u,
  ],
  // One firm that lost something has a case of its own, and a thing that acts on another an effect.
  ['en', 'management', 'How Kodak Lost the Camera Market', [/Kodak/u], /Tried and Given Up/u],
  // Reasons have a sort: those of people, of nature, of bodies.
  [
    'en',
    'medicine',
    'Why Do Older Patients Miss Their Appointments?',
    [/Money, Time and Risk/u, /Habit, Trust/u],
    /from Within|Outer Circumstances/u,
  ],
  [
    'en',
    'science',
    'Why Are Frogs Vanishing from Mountain Lakes?',
    [/Natural Causes/u, /Human Causes/u],
    /from Within/u,
  ],
  ['es', 'education', '¿Por qué los docentes no usan el laboratorio?', [/Razones de dinero/u], /desde dentro/u],
  // The data that a title draws on are named in the chapter on the data, and are no case.
  [
    'en',
    'economics',
    'Broadband and House Prices: Evidence from Welsh Villages',
    [/Data from Welsh Villages/u],
    /Case of/u,
  ],
  [
    'es',
    'economics',
    'El salario mínimo y el empleo agrícola: evidencia de 2015 a 2022',
    [/Los datos de 2015 a 2022/u],
    /en 2015 a 2022|Qué se entiende/u,
  ],
  [
    'en',
    'agriculture',
    'Mulching and Weed Growth in Carrots: Evidence from a Three-Year Plot Trial',
    [/Three-Year Plot Trial: Set-up and Course/u],
    /Case of/u,
  ],
  // Stories in one book have no one plot.
  [
    'en',
    'literature',
    'Faith and Violence in Flannery O’Connor’s A Good Man Is Hard to Find and Other Stories',
    [/Story to Story/u, /Two Stories Read Closely/u],
    /Through the Work/u,
  ],
  [
    'es',
    'literature',
    'El miedo en los cuentos de Los peligros de fumar en la cama, de Mariana Enríquez',
    [/Los peligros de fumar en la cama/u, /dos relatos leídos de cerca/u],
    /Trayectoria/u,
  ],
  // Two methods in one study both have people and findings.
  [
    'en',
    'education',
    'Homework and Family Stress in Primary Schools: A Mixed-Methods Study',
    [/Survey and Interviews/u, /Recurring Themes/u, /Numbers and Voices Agree/u],
    /Common Method Bias/u,
  ],
  [
    'es',
    'medicine',
    'El dolor crónico y el trabajo nocturno: un diseño mixto',
    [/Encuesta y entrevistas/u],
    /escala y/u,
  ],
  // A cohort without a named outcome is a cohort all the same.
  [
    'en',
    'medicine',
    'Home Oxygen in Patients with Heart Failure: A Retrospective Cohort Study',
    [/The Cohort and Its Records/u],
    /Control Group|Recruitment/u,
  ],
  // A thinker is read for an answer.
  [
    'en',
    'philosophy',
    'Is There a Right to Be Lazy? A Reading of Paul Lafargue',
    [/Paul Lafargue and the Question/u, /What Paul Lafargue Could Reply/u],
    /Case of/u,
  ],
  [
    'es',
    'philosophy',
    '¿Es posible la amistad entre desiguales? Una lectura de Simone Weil',
    [/Simone Weil: pasajes clave/u],
    /el caso de/u,
  ],
  // A body of work between two poles is one thing.
  [
    'es',
    'art',
    'El cartel cubano entre la consigna y el juego',
    [/El cartel cubano y la consigna/u, /El cartel cubano y el juego/u],
    /cubano entre la consigna(?! y)/u,
  ],
  // From one place to another: the way is told.
  [
    'en',
    'art',
    'From Street to Museum: The Changing Status of Graffiti in New York',
    [/From Street to Museum/u, /What Was Kept and What Was Lost/u],
    /Changing Status of Graffiti Appeared|Spread/u,
  ],
  // What is disputed of a technique is weighed; it has no dose and no groups at risk.
  [
    'en',
    'science',
    'De-Extinction of the Mammoth: Hopes, Dangers and Public Trust',
    [/What Is Hoped for/u, /What May Go Wrong/u, /Those with a Say/u],
    /Dose|Has Been Found/u,
  ],
  [
    'es',
    'law',
    'El reconocimiento facial en las fronteras: precisión, sesgos y transparencia',
    [/Precisión: pruebas y sus límites/u, /Transparencia: quién tiene voz/u],
    /Requisitos|jurisprudencia/u,
  ],
  // What a measure is to act on has a chapter.
  [
    'en',
    'economics',
    'Bus Subsidies and the Employment of Young People in Rural Wales: A Policy Evaluation',
    [/Effects of Bus Subsidies on the Employment of Young People/u],
    /Size and Trend/u,
  ],
  // Lessons are drawn for somebody.
  [
    'es',
    'military',
    'El empleo de minas en la guerra de Ucrania: lecciones para las marinas pequeñas',
    [/Lo que significa para las marinas pequeñas/u],
    /Ucrania para las/u,
  ],
  // The reasons that a title lists for a failure are its sections.
  [
    'en',
    'military',
    'Why Did Operation Market Garden Fail? Supply, Weather and Leadership',
    [/Part Played by Supply/u, /Part Played by Weather/u],
    /Opponents Did/u,
  ],
  // What a lesson goes through and how long it takes.
  [
    'en',
    'education',
    'Teaching Probability through Board Games: A Three-Week Unit for Year 8 Pupils',
    [/Learning Through Board Games/u, /Plan of the Three-Week Unit/u],
    /Sequence of Activities/u,
  ],
  // What an event led to has a chapter; where and when stand in brackets.
  [
    'es',
    'history',
    'La huelga de inquilinos y la reforma del alquiler (Buenos Aires, 1907)',
    [/reforma del alquiler/u, /Quiénes lo impulsaron/u],
    /\(Buenos Aires|alquiler \(/u,
  ],
  // Two outcomes are measured one by one.
  [
    'en',
    'science',
    'The Effect of Caffeine on the Heart Rate and Swimming Speed of Daphnia',
    [/Differences in Heart Rate/u, /Differences in Swimming Speed/u],
    /^$/u,
  ],
  // Whose deed it was belongs to the harm.
  [
    'es',
    'law',
    'La responsabilidad del colegio por los daños causados por sus alumnos en excursiones',
    [/daños causados por sus alumnos/u],
    /el caso de/u,
  ],
];

it.each(titles)('%s %s: %s', (language, field, title, wanted, unwanted) => {
  const headings = headingsOf(language, field, title);
  for (const words of wanted) expect(headings).toMatch(words);
  expect(headings).not.toMatch(unwanted);
});
