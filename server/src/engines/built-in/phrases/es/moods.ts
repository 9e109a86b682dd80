import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const moods = {
  'mood.nature': [['La naturaleza {de object}'], ['Parte de situaciones conocidas, distingue sentidos y fija uno.']],
  'mood.kinds': [['Formas {de object}'], ['Da un ejemplo de cada una y dice qué comparten.']],
  'mood.source': [['De dónde viene {object}'], ['Pregunta qué hay en la persona, entre las personas y en la época.']],
  'mood.self': [
    ['La condición humana y {object}'],
    ['Muestra cómo surgen de necesidades, límites y conciencia de sí.'],
  ],
  'mood.others': [
    ['{object} en el trato con los demás'],
    ['Muestra cómo nace del reconocimiento, la comparación y la dependencia.'],
  ],
  'mood.age': [['{object} en la sociedad actual'], ['Dice cómo la vida de hoy la acentúa o la cambia.']],
  'mood.effect': [
    ['Lo que {object} hace a las personas'],
    ['Toma lo ganado y lo perdido y separa lo pasajero de lo duradero.'],
  ],
  'mood.harm': [['El precio {de object}'], ['Dice cuándo daña y a quién.']],
  'mood.gain': [['El valor {de object}'], ['Dice qué permite ver o hacer.']],
  'mood.judge': [['Cómo juzgar {object}'], ['Compara lo que sostuvieron varios pensadores y da un juicio.']],
  'mood.views': [
    ['Qué han dicho los pensadores {de object}'],
    ['Toma dos o tres de posición distinta, con sus palabras.'],
  ],
  'mood.way': [['Cómo vivir con {object}'], ['Deduce una actitud practicable y dice sus límites.']],
  'mood.bounds': [['Condiciones y límites {de object}'], ['Dice cuándo procede y cuándo no.']],
  'joint.mood': [['Naturaleza y origen {de object}'], ['Dice qué es antes de preguntar de dónde viene.']],
  'joint.moodWorth': [['Efectos y valoración {de object}'], ['Toma ganancias y pérdidas antes de juzgar.']],
} as const satisfies Partial<Phrases<Move>>;
