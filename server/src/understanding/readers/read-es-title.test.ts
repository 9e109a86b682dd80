import type { Field } from '@yanmo/contract/codes';
import { describe, expect, test } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import type { Reading } from '../title-reading.ts';
import { readEsTitle } from './read-es-title.ts';

/** Field, title, object, aspect, and the contexts as "kind: text". */
const titles: readonly (readonly [Field, string, string, string | null, string])[] = [
  [
    'economics',
    '¿Sirven los subsidios al gas? El caso de Argentina',
    'subsidios al gas',
    'utilidad',
    'place: Argentina',
  ],
  ['philosophy', 'Reflexiones sobre el aburrimiento', 'aburrimiento', null, ''],
  // Those who do it are the matter; their deed is no name.
  ['management', 'Cómo resisten las zapaterías de barrio ante las grandes cadenas', 'zapaterías de barrio', null, ''],
  // Whose deed a harm was belongs to it, and a book's name is not cut at its preposition.
  [
    'law',
    'La responsabilidad de los dueños por los daños causados por los perros',
    'responsabilidad de los dueños por los daños causados por los perros',
    'alcance',
    '',
  ],
  [
    'literature',
    'La espera en los cuentos de El camino en sombras, de Ana Ruiz',
    'espera',
    'interpretación',
    'text: cuentos de El camino en sombras',
  ],
  [
    'history',
    'La feria de ganado y la llegada del tren (Medina, 1861)',
    'feria de ganado',
    'efecto en la llegada del tren',
    'place: Medina; time: 1861',
  ],
  ['philosophy', '¿Pueden las máquinas sentir dolor?', 'máquinas', 'capacidad de sentir dolor', ''],
  ['philosophy', '¿Tienen derechos los animales?', 'derechos de los animales', 'existencia', ''],
  ['philosophy', '¿Podemos conocer la verdad?', 'conocimiento de la verdad', 'posibilidad', ''],
  [
    'history',
    'La guerra de Cuba y la pérdida de Filipinas',
    'guerra de Cuba',
    'efecto en la pérdida de Filipinas',
    'place: Cuba; place: Filipinas',
  ],
  [
    'management',
    'Gestión de inventarios en las bodegas de Lima y propuestas de mejora',
    'gestión de inventarios',
    'propuestas de mejora',
    'place: bodegas de Lima',
  ],
  [
    'interdisciplinary',
    'La despoblación rural y la respuesta de los ayuntamientos en Teruel',
    'despoblación rural',
    'respuesta de los ayuntamientos',
    'place: Teruel',
  ],
  [
    'management',
    'Mercadona y Carrefour: estrategias de marca propia',
    'marca propia',
    'estrategias',
    'case: Mercadona y Carrefour',
  ],
  ['medicine', 'Asma infantil: síntomas y factores de riesgo', 'asma infantil', 'síntomas y factores de riesgo', ''],
  [
    'agriculture',
    'Efecto del riego nocturno en el rendimiento de la lechuga',
    'riego nocturno',
    'efecto en el rendimiento',
    'setting: lechuga',
  ],
  [
    'medicine',
    'Actitudes hacia la vacunación en padres jóvenes',
    'vacunación',
    'actitudes',
    'population: padres jóvenes',
  ],
  [
    'literature',
    'La soledad en Pedro Páramo de Juan Rulfo',
    'soledad',
    'interpretación',
    'text: Pedro Páramo de Juan Rulfo',
  ],
  [
    'law',
    'El secreto profesional frente a la libertad de prensa',
    'secreto profesional',
    'límites frente a la libertad de prensa',
    '',
  ],
  [
    'education',
    '¿Por qué abandonan la universidad los estudiantes de primer año?',
    'abandono de la universidad',
    'causas',
    'population: estudiantes de primer año',
  ],
  [
    'education',
    'Influencia de la lectura en voz alta en la comprensión lectora de alumnos de tercer grado',
    'lectura en voz alta',
    'influencia en la comprensión lectora',
    'population: alumnos de tercer grado',
  ],
  [
    'education',
    'Propuesta didáctica para la enseñanza de las fracciones en quinto de primaria',
    'enseñanza de las fracciones',
    'propuesta didáctica',
    'setting: quinto de primaria',
  ],
  [
    'education',
    'El acoso en línea entre adolescentes: percepción de los docentes',
    'acoso en línea',
    'percepción de los docentes',
    'population: adolescentes',
  ],
  [
    'economics',
    '¿Reduce la formación técnica el desempleo juvenil en Ecuador?',
    'formación técnica',
    'efecto en el desempleo juvenil',
    'place: Ecuador',
  ],
  [
    'medicine',
    'Conocimientos y prácticas de las enfermeras sobre higiene de manos en Quito',
    'higiene de manos',
    'conocimientos y prácticas',
    'population: enfermeras; place: Quito',
  ],
  [
    'management',
    'Estrategia de expansión de Zara en Colombia',
    'expansión',
    'estrategia',
    'case: Zara; place: Colombia',
  ],
  ['economics', '¿Puede el salario mínimo reducir la pobreza?', 'salario mínimo', 'efecto en la pobreza', ''],
  [
    'economics',
    'Determinantes de la inversión extranjera directa en Uruguay, 1995–2020',
    'inversión extranjera directa',
    'determinantes',
    'place: Uruguay; time: 1995–2020',
  ],
  [
    'law',
    'La responsabilidad civil del médico en el derecho colombiano',
    'responsabilidad civil del médico',
    'alcance',
    'policy: derecho colombiano',
  ],
  ['law', 'El contrato de teletrabajo tras la Ley 10/2021', 'contrato de teletrabajo', null, 'policy: Ley 10/2021'],
  ['law', '¿Debe legalizarse la eutanasia?', 'eutanasia', 'legalización', ''],
  ['literature', 'La soledad en los cuentos de Juan Rulfo', 'soledad', 'interpretación', 'text: cuentos de Juan Rulfo'],
  ['literature', 'El narrador en «Pedro Páramo»', 'narrador', 'interpretación', 'text: «Pedro Páramo»'],
  [
    'literature',
    'La figura del exiliado en Rayuela de Julio Cortázar',
    'figura del exiliado',
    'representación',
    'text: Rayuela',
  ],
  [
    'history',
    'La caída del Imperio azteca: causas y consecuencias',
    'caída del Imperio azteca',
    'causas y consecuencias',
    '',
  ],
  [
    'history',
    'El ferrocarril y la modernización de Chile en el siglo XIX',
    'ferrocarril',
    'efecto en la modernización',
    'place: Chile; time: siglo XIX',
  ],
  ['philosophy', 'El concepto de libertad en Jean-Paul Sartre', 'libertad', 'concepto', 'case: Jean-Paul Sartre'],
  ['philosophy', '¿Es moralmente justa la desobediencia civil?', 'desobediencia civil', 'justicia', ''],
  ['science', 'Efecto del pH sobre la actividad de la catalasa', 'pH', 'efecto sobre la actividad de la catalasa', ''],
  [
    'science',
    'Calidad del aire en la ciudad de Quito durante el confinamiento',
    'calidad del aire',
    'evaluación',
    'place: ciudad de Quito; time: confinamiento',
  ],
  [
    'engineering',
    'Diseño e implementación de un sistema de riego automatizado basado en Arduino',
    'sistema de riego automatizado',
    'diseño e implementación',
    'means: Arduino',
  ],
  [
    'engineering',
    'Detección de grietas en puentes mediante redes neuronales',
    'grietas',
    'detección',
    'setting: puentes; means: redes neuronales',
  ],
  [
    'agriculture',
    'Fertilización orgánica frente a fertilización química en el cultivo de tomate',
    'fertilización orgánica y fertilización química',
    'comparación',
    'setting: cultivo de tomate',
  ],
  [
    'military',
    'La guerra de guerrillas en la independencia de Cuba',
    'guerra de guerrillas',
    null,
    'place: independencia de Cuba',
  ],
  [
    'management',
    'Clima laboral y satisfacción de los empleados de una cadena hotelera',
    'clima laboral',
    'efecto en la satisfacción',
    'population: empleados de una cadena hotelera',
  ],
  [
    'management',
    'El caso de una cooperativa cafetalera: análisis de su modelo de negocio',
    'modelo de negocio',
    'análisis',
    'case: cooperativa cafetalera',
  ],
  ['art', 'El color en la pintura de Joaquín Sorolla', 'color', 'interpretación', 'text: pintura de Joaquín Sorolla'],
  [
    'interdisciplinary',
    'Ciudades inteligentes y privacidad: retos y oportunidades',
    'ciudades inteligentes y privacidad',
    'retos y oportunidades',
    '',
  ],
  [
    'interdisciplinary',
    'La brecha digital en zonas rurales de Bolivia',
    'brecha digital',
    'causas',
    'place: zonas rurales de Bolivia',
  ],
  [
    'management',
    'Apoyo social y compromiso laboral: el papel mediador de la autoeficacia',
    'apoyo social',
    'efecto en el compromiso laboral',
    '',
  ],
  // What is asked stands before the matter, whichever way it is joined to it.
  [
    'economics',
    'Situación actual y perspectivas de futuro del comercio ambulante',
    'comercio ambulante',
    'situación actual y perspectivas de futuro',
    '',
  ],
  [
    'medicine',
    'Debate ético en torno a la donación de órganos en España',
    'donación de órganos',
    'debate ético',
    'place: España',
  ],
  ['management', 'Tendencias actuales en el embalaje ecológico', 'embalaje ecológico', 'tendencias actuales', ''],
  ['law', 'Régimen jurídico de los huertos urbanos', 'huertos urbanos', 'régimen jurídico', ''],
  ['history', 'Historia del alumbrado público en Lima', 'alumbrado público', 'historia', 'place: Lima'],
  // A name that begins like a question stays whole.
  ['philosophy', 'El problema de la inducción', 'problema de la inducción', null, ''],
  ['history', 'Historia de España', 'historia de España', null, 'place: España'],
  // What is done about a thing is asked of the thing.
  [
    'education',
    'Estrategias para reducir el plagio en la universidad',
    'plagio',
    'estrategias',
    'setting: universidad',
  ],
  [
    'education',
    'Programa de prevención del absentismo en secundaria',
    'absentismo',
    'programa de prevención',
    'setting: secundaria',
  ],
  ['interdisciplinary', 'Medidas contra el ruido nocturno', 'ruido nocturno', 'medidas', ''],
  [
    'interdisciplinary',
    'La respuesta del Estado ante los incendios forestales',
    'incendios forestales',
    'respuesta del Estado',
    '',
  ],
  ['law', 'La necesidad de regular el alquiler turístico', 'alquiler turístico', 'necesidad de regulación', ''],
  // From where a thing is looked at is no part of its name.
  ['education', 'El recreo desde una perspectiva de género', 'recreo', 'perspectiva de género', ''],
  [
    'education',
    'Los deberes escolares según la percepción de los docentes',
    'deberes escolares',
    'percepción de los docentes',
    'population: docentes',
  ],
  ['interdisciplinary', 'El sinhogarismo ante los retos del siglo XXI', 'sinhogarismo', 'retos', 'time: siglo XXI'],
  ['interdisciplinary', 'Hacia una comprensión de la soledad urbana', 'soledad urbana', null, ''],
  ['interdisciplinary', 'El reciclaje, un reto para el siglo XXI', 'reciclaje', null, 'time: siglo XXI'],
  // A question whose verb has a noun asks for that.
  ['education', '¿Cómo prevenir el absentismo escolar?', 'absentismo escolar', 'prevención', ''],
  ['interdisciplinary', '¿Qué papel juega el deporte en la integración?', 'deporte', 'papel en la integración', ''],
  ['economics', '¿Hacia dónde va el comercio de barrio?', 'comercio de barrio', 'futuro', ''],
  // A subtitle that only asks, and a head that only catches the eye.
  [
    'education',
    'Análisis del plagio: situación actual y propuestas de mejora',
    'plagio',
    'situación actual y propuestas de mejora',
    '',
  ],
  ['medicine', 'La celiaquía: estado de la cuestión', 'celiaquía', 'estado de la cuestión', ''],
  [
    'interdisciplinary',
    'Una realidad silenciada: el sinhogarismo femenino en Sevilla',
    'sinhogarismo femenino',
    null,
    'place: Sevilla',
  ],
  // Lands are compared in a thing, people differ in it, and what is right is asked of it.
  [
    'law',
    'Comparación del derecho de huelga entre España y Francia',
    'derecho de huelga',
    'comparación',
    'place: España y Francia',
  ],
  ['education', 'Diferencias de género en la elección de carrera', 'elección de carrera', 'diferencias de género', ''],
  ['engineering', 'Ética y robótica asistencial', 'robótica asistencial', 'ética', ''],
  // A second adjective asks nothing of its own.
  [
    'economics',
    'Consecuencias económicas y sociales del éxodo juvenil',
    'éxodo juvenil',
    'consecuencias económicas y sociales',
    '',
  ],
];

const tell = (reading: Reading): string => reading.contexts.map(({ kind, text }) => `${kind}: ${text}`).join('; ');

describe('readEsTitle', () => {
  test.each(titles)('%s: %s', (field, title, object, aspect, contexts) => {
    const reading = readEsTitle(title, field);
    expect([reading.object, reading.aspect, tell(reading)]).toEqual([object, aspect, contexts]);
  });

  test('an effect names cause, outcome and what stands between', () => {
    const reading = readEsTitle(
      'Apoyo social y compromiso laboral: el papel mediador de la autoeficacia',
      'management',
    );
    expect(reading.bearing).toEqual({
      cause: 'apoyo social',
      outcome: 'compromiso laboral',
      through: 'autoeficacia',
      under: null,
    });
  });

  test('a comparison names both sides', () => {
    expect(readEsTitle('Estudio comparado de la prensa local y la prensa digital', 'interdisciplinary').sides).toEqual([
      'prensa local',
      'prensa digital',
    ]);
  });

  test.each([
    ['Huertos escolares: revisión sistemática', 'review'],
    ['¿Debe prohibirse la pesca de arrastre?', 'question'],
    ['Diseño de un deshidratador solar', 'design'],
    ['Estudio de caso de una panadería familiar', 'case'],
  ] as const)('%s bears the sign of a %s', (title, sign) => {
    expect(readEsTitle(title).signs).toContain(sign);
  });

  test.each([
    'de '.repeat(80),
    'efecto de x en '.repeat(16),
    '¿'.repeat(240),
    'y su '.repeat(48),
    'en la '.repeat(40),
    ': '.repeat(120),
  ])('hostile text %# has an object, soon', (text) => {
    expectQuick(40, () => expect(readEsTitle(text.slice(0, 240), 'law').object).not.toBe(''));
  });
});
