import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const listed = {
  'listed.side': [['{term} y {object}'], ['Toma un aspecto que nombra el título: estado, dificultades y respuestas.']],
  'joint.listed': [['Los aspectos principales {de object}'], ['Toma uno a uno los aspectos que nombra el título.']],
  'listed.state': [['{term}: estado actual'], ['Describe prácticas, alcance y participantes; faltan las cifras.']],
  'listed.trouble': [['{term}: dificultades y causas'], ['Dice dónde está la dificultad y de dónde viene.']],
  'listed.answer': [['{term}: qué se puede hacer'], ['Responde a las causas y dice quién debe actuar.']],
  'listed.practice': [['{term}: situación y práctica'], ['Describe lo que se hace hoy y cómo; faltan las cifras.']],
  'listed.gap': [['{term}: puntos débiles'], ['Dice qué eslabón es el más débil y por qué.']],
  'listed.remedy': [['{term}: vías de mejora'], ['Responde a los puntos débiles y dice quién debe actuar.']],
  'listed.setup': [['{term}: panorama'], ['Dice quién se encarga y cómo funciona; faltan las cifras.']],
  'listed.limit': [['{term}: carencias y su origen'], ['Dice qué falta y de dónde viene la carencia.']],
  'listed.step': [['{term}: pasos posibles'], ['Ordena lo que se puede hacer y lo que requiere.']],
  'listed.aims': [['{term}: situación e intereses'], ['Dice a qué se enfrentan y qué quieren.']],
  'listed.deeds': [['{term}: acciones e influencia'], ['Dice qué hicieron y qué cambió.']],
  'listed.tie': [['{object}: los aspectos en conjunto'], ['Pone los aspectos en relación y dice cuál pesa más.']],
  'listed.links': [['Cómo se condicionan los aspectos'], ['Muestra cómo el cambio de uno mueve a otro.']],
  'listed.plan': [['Una vía de avance para {object}'], ['Ordena los pasos y dice qué requieren.']],
} as const satisfies Partial<Phrases<Move>>;
