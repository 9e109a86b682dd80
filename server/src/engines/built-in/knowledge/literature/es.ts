import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const literatureEs = [
  theory('narratology', 'teoría narratológica', ['narrative-voice']),
  theory('reception', 'estética de la recepción', ['horizon']),
  theory('intertextuality', 'teoría de la intertextualidad', ['allusion']),
  method('close-reading', 'lectura atenta', ['primary-texts']),
  variable('narrative-voice', 'voz narrativa'),
  variable('symbol', 'red de símbolos'),
  variable('horizon', 'horizonte de expectativas'),
  variable('allusion', 'alusión literaria'),
  variable('cultural-context', 'contexto cultural'),
  data('primary-texts', 'textos originales y sus ediciones'),
  institution('reading-public', 'público lector'),
  institution('literary-press', 'revistas y editoriales'),
  debate('author-text', 'Intención del autor frente a autonomía del texto'),
  debate('form-history', 'Análisis formal frente a lectura histórica'),
  ...chain(
    'thin-reading',
    'lecturas que repiten el argumento',
    'descuido del detalle y la forma',
    'volver al detalle del texto',
  ),
  ...chain(
    'context-loss',
    'obras separadas de su contexto',
    'escaso uso de ediciones y fuentes',
    'restituir el contexto con las ediciones',
  ),
  ...chain(
    'label',
    'uso mecánico de términos críticos',
    'teoría ajena al texto',
    'corregir los conceptos con el texto',
  ),
  ...chain(
    'language-norm',
    'pérdida de matices culturales',
    'supuestos culturales distintos',
    'compensar con contexto y notas',
  ),
];
