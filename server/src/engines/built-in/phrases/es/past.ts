import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const past = {
  'past.setting': [
    ['Contexto histórico {de focus}', '~Contexto histórico {de object}'],
    ['Da el equilibrio de fuerzas previo, como punto de partida.'],
  ],
  'past.before': [
    ['Situación previa {a object}'],
    ['Describe con {data} la política, la economía y la sociedad anteriores.'],
  ],
  'past.struck': [['A quiénes golpeó {object}'], ['Dice quiénes la sufrieron primero y qué podían hacer.']],
  'past.parties': [['Partes implicadas en {object}'], ['Dice qué quería, qué podía y qué temía cada una.']],
  'past.course': [
    ['Desarrollo {de focus}', '~Desarrollo {de object}'],
    ['Narra por etapas y pondera las fuentes donde discrepan.'],
  ],
  'past.stages': [['Etapas {de object}'], ['Justifica la división y caracteriza cada etapa.']],
  'past.moment': [
    ['Momentos decisivos {de object}'],
    ['Toma los hechos que cambiaron el curso y pregunta qué otra cosa era posible.'],
  ],
  'past.deep': [
    ['Causas profundas {de focus}', '~Causas profundas {de object}'],
    ['Busca causas en condiciones lentas, sin deducirlas del resultado.'],
  ],
  'past.structure': [
    ['Instituciones y sociedad en el origen {de object}'],
    ['Muestra cómo reglas y estructura social prepararon el terreno.'],
  ],
  'past.interest': [
    ['Intereses y recursos en el origen {de object}'],
    ['Sigue el dinero, los recursos y a quién beneficiaron.'],
  ],
  'past.belief': [
    ['Creencias e ideas en el origen {de object}'],
    ['Dice cómo juzgaban su situación los contemporáneos.'],
  ],
  'past.trigger': [['Causas inmediatas {de object}'], ['Nombra azares y decisiones y separa el detonante de la raíz.']],
  'past.weigh': [
    ['Peso de las causas {de focus}', '~Peso de las causas {de object}'],
    ['Juzga el peso de cada causa por comparación y contrafactuales.'],
  ],
  'past.views': [
    ['Explicaciones historiográficas {de object}'],
    ['Expone las principales explicaciones con sus fuentes y su época.'],
  ],
  'past.verdict': [
    ['Balance de las explicaciones {de object}'],
    ['Dice qué explicación se adopta y qué queda incierto.'],
  ],
  'past.result': [
    ['Desenlace y consecuencias {de focus}', '~Desenlace y consecuencias {de object}'],
    ['Distingue consecuencias directas y duraderas según los grupos.'],
  ],
  'past.direct': [
    ['Consecuencias inmediatas {de object}'],
    ['Expone los cambios que pueden confirmarse poco después.'],
  ],
  'past.remote': [
    ['Consecuencias duraderas {de object}'],
    ['Sigue las huellas en instituciones e ideas, sin exagerar.'],
  ],
  'past.choices': [['Decisiones tomadas en {object}'], ['Dice qué sabían y qué ataba a quienes decidieron.']],
  'past.rule': [['Instituciones en el origen {de object}'], ['Dice cómo funcionaban las reglas y dónde fallaron.']],
  'past.society': [['Cambio social en el origen {de object}'], ['Sigue los cambios de población, clases y sustento.']],
  'past.early': [['La primera fase {de object}'], ['Narra el comienzo y su primera dirección.']],
  'past.late': [['La fase final {de object}'], ['Narra el cambio de rumbo y el final.']],
  'life.ground': [
    ['Condiciones y normas que enmarcaron {focus}', '~Condiciones y normas que enmarcaron {object}'],
    ['Muestra cómo los medios y las normas fijaban los márgenes de lo cotidiano.'],
  ],
  'life.means': [['Condiciones materiales {de object}'], ['Expone ingresos, precios, vivienda y abastecimiento.']],
  'life.rules': [
    ['Normas y expectativas en torno {a object}'],
    ['Indica qué permitían y qué vedaban la ley, la costumbre y la opinión.'],
  ],
  'life.days': [
    ['{focus}: trabajo, hogar y ocio', '~{object}: trabajo, hogar y ocio'],
    ['Toma por orden el trabajo, el hogar y el ocio.'],
  ],
  'life.work': [['Trabajo y sustento'], ['Indica qué se hacía, con qué paga y en qué horarios.']],
  'life.home': [
    ['Hogar, familia y vecindad'],
    ['Observa el reparto de tareas, el matrimonio y el trato entre vecinos.'],
  ],
  'life.leisure': [['Ocio, fiestas y creencias'], ['Observa diversiones, lecturas, fiestas y fe.']],
  'life.voices': [
    ['Diferencias y testimonios en torno {a focus}', '~Diferencias y testimonios en torno {a object}'],
    ['Compara situaciones y escucha a quienes lo vivieron.'],
  ],
  'life.groups': [['Diferencias por clase, lugar y edad'], ['Compara situaciones según el grupo.']],
  'life.memory': [
    ['Testimonios y memoria {de object}'],
    ['Usa diarios, cartas y entrevistas y sopesa lo que la memoria altera.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
