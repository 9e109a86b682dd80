import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const joints = {
  'joint.effectDiscuss': [
    ['Resultados y discusión sobre {aspect}'],
    ['Expone los resultados y los discute junto a las dificultades conocidas.'],
  ],
  'joint.factorSuggest': [
    ['Resultados y propuestas sobre {object}'],
    ['Expone el peso de cada factor y propone qué hacer y quién debe hacerlo.'],
  ],
  'joint.topicGround': [
    ['Cómo surgió y qué impulsa {object}'],
    ['Dice qué es y de dónde viene y luego qué lo sostiene.'],
  ],
  'joint.topicOn': [
    ['{object} y {aspect}: efectos y respuestas'],
    ['Sigue la influencia en ambos sentidos y pregunta cómo valorarla.'],
  ],
  'joint.topicSide': [
    ['{aspect} {de object} y cómo afrontarlo'],
    ['Dice cómo se muestra, quién lo soporta y qué podría hacerse.'],
  ],
  'joint.topicEffect': [['Efectos y valoración {de object}'], ['Dice quién gana y quién pierde antes de juzgar.']],
  'joint.folkForm': [['Origen y rasgos artísticos {de object}'], ['Da suelo e historia y analiza la forma.']],
  'joint.folkMeaning': [['Sentido y pervivencia {de object}'], ['Pasa de la forma al sentido y a su vida actual.']],
  'joint.notion': [
    ['Significado y elementos {de focus}', '~Significado y elementos {de object}'],
    ['Aclara sentido y origen antes de desplegarla.'],
  ],
  'joint.notionDispute': [
    ['La disputa sobre {focus} y su vigencia', '~La disputa sobre {object} y su vigencia'],
    ['Expone objeciones y respuestas y su sentido hoy.'],
  ],
  'joint.thinker': [
    ['Formación y contenido {de focus}', '~Formación y contenido {de object}'],
    ['Da el trasfondo y luego las tesis del texto.'],
  ],
  'joint.challenge': [['{b} y el desafío {de a}'], ['Expone la postura y lo que va contra ella.']],
  'joint.tie': [['{a} y {b}: sentido y relación'], ['Toma cada una por sí y luego ambas juntas.']],
  'joint.issue': [
    ['La política ante {object}: respuestas, resultados y opciones'],
    ['Va de las respuestas dadas a sus resultados y a las opciones.'],
  ],
  'joint.policy': [
    ['{focus}: objetivos, ejecución y resultados', '~{object}: objetivos, ejecución y resultados'],
    ['Va de fines y medios a la ejecución y contrasta los resultados.'],
  ],
  'joint.rule': [
    ['{focus}: regulación y controversias', '~{object}: regulación y controversias'],
    ['Expone normas y lagunas, luego doctrina y sentencias.'],
  ],
  'joint.liableProve': [
    ['{focus}: fundamento y requisitos'],
    ['Dice en qué se apoya y quién responde, y luego los requisitos.'],
  ],
  'joint.liableFix': [['{focus}: jurisprudencia y reforma'], ['Compara sentencias y propone una regla.']],
  'joint.limitGround': [
    ['{b}: ámbito y razones para limitarlo', '~Ámbito y límites {de b}'],
    ['Dice qué se protege y cuándo puede limitarse.'],
  ],
  'joint.limitTest': [['Criterios y trazado de los límites {de b}'], ['Expone los criterios y una línea practicable.']],
  'joint.guard': [['La protección vigente {de b} y sus fallos'], ['Va de la naturaleza y las normas a los fallos.']],
  'joint.natureViews': [['{b}: estructura y calificación'], ['Reconstruye la relación y compara calificaciones.']],
  'joint.natureStand': [['{b}: consecuencias de cada tesis y propuesta'], ['Compara los resultados y da una postura.']],
  'joint.clash': [['{a} y {b}: intereses en conflicto'], ['Toma cada uno y luego dónde chocan.']],
  'joint.textShow': [
    ['{aspect} en {work}: contexto y pasajes', '~{object}: contexto y pasajes'],
    ['Sitúa la obra y lee de cerca los pasajes.'],
  ],
  'joint.textCraft': [
    ['{aspect} en {work}: recursos y sentido', '~{object}: recursos y sentido'],
    ['Sube de la forma al sentido.'],
  ],
  'joint.span': [['Cómo y por qué decayó {object}'], ['Narra apogeo y caída y sopesa las causas.']],
  'joint.deed': [['{b}: aplicación, efectos y valoración'], ['Narra la aplicación y lo que resultó.']],
  'joint.office': [
    ['Fundación, organización y funciones {de focus}', '~Fundación, organización y funciones {de object}'],
    ['Dice por qué se fundó y cómo se ordenó.'],
  ],
  'joint.officeChange': [
    ['Evolución y balance {de focus}', '~Evolución y balance {de object}'],
    ['Sigue sus cambios y juzga su obra.'],
  ],
  'joint.exchange': [
    ['{focus}: antecedentes, rutas y contenido', '~{object}: antecedentes, rutas y contenido'],
    ['Dice qué necesitaba cada parte y qué pasó por qué rutas.'],
  ],
  'joint.causes': [
    ['Contexto y causas profundas {de focus}', '~Contexto y causas profundas {de object}'],
    ['Va de la situación previa a las causas lentas.'],
  ],
  'joint.trigger': [
    ['Causas inmediatas {de focus} y peso de cada una', '~Causas inmediatas {de object} y peso de cada una'],
    ['Nombra los detonantes y sopesa las causas.'],
  ],
  'joint.event': [
    ['Contexto y desarrollo {de focus}', '~Contexto y desarrollo {de object}'],
    ['Da la situación y narra por etapas.'],
  ],
  'joint.eventWhy': [
    ['Causas y consecuencias {de focus}', '~Causas y consecuencias {de object}'],
    ['Explica las causas y distingue las consecuencias.'],
  ],
  'joint.growth': [
    ['Surgimiento y desarrollo {de focus}', '~Surgimiento y desarrollo {de object}'],
    ['Va de los comienzos a una forma estable.'],
  ],
  'joint.turn': [
    ['{focus}: giro, fuerzas y legado', '~{object}: giro, fuerzas y legado'],
    ['Fecha el giro, sopesa las fuerzas y sigue lo que quedó.'],
  ],
  'joint.fall': [
    ['{focus}: causas, consecuencias y lecciones', '~{object}: causas, consecuencias y lecciones'],
    ['Va de las causas a las consecuencias y las lecciones.'],
  ],
  'joint.failure': [
    ['Por qué fracasó {focus} y qué siguió', '~Por qué fracasó {object} y qué siguió'],
    ['Examina las causas y lo que siguió.'],
  ],
  'joint.reviewEnd': [
    ['Evidencia y perspectivas: {focus}', '~Evidencia y perspectivas: {object}'],
    ['Pondera la evidencia y dice qué preguntar después.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
