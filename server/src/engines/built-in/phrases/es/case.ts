import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const caseStudy = {
  'case.choice': [
    ['{case} como caso {de focus}', 'Elección del caso {de focus}', '~Elección del caso {de object}'],
    ['Da los antecedentes del caso y dice por qué merece atención.'],
  ],
  'case.profile': [
    ['{case}: hechos relevantes', 'Hechos relevantes {de object}'],
    ['Toma solo los hechos que atañen a la pregunta, con su fuente.'],
  ],
  'case.reason': [
    ['Razones para elegir {case}', 'Razones para elegir este caso {de object}'],
    ['Dice si el caso es típico, extremo o crítico y qué idea pone a prueba.'],
  ],
  'case.frame': [
    ['Marco para analizar {focus}', '~Marco para analizar {object}'],
    ['Descompone la pregunta en aspectos observables en el material.'],
  ],
  'case.terms': [['{object}: sentido y componentes'], ['Define el término y sus partes.']],
  'case.aspects': [
    ['Aspectos en que se examina {object}'],
    ['Enumera lo que se observará y la evidencia que exige cada aspecto.'],
  ],
  'case.sources': [
    ['Fuentes sobre {case}', 'Fuentes sobre {object}'],
    ['Explica cómo se obtienen y contrastan {data}.'],
  ],
  'case.course': [
    ['Desarrollo {de focus} {there}', 'Desarrollo {de focus}', '~Desarrollo {de object}'],
    ['Reconstruye los hechos en orden y marca decisiones y giros.'],
  ],
  'case.start': [
    ['Origen y condiciones iniciales {de object}'],
    ['Dice dónde empezó y en qué condiciones actuaron los implicados.'],
  ],
  'case.moves': [['Decisiones clave sobre {object}'], ['Dice quién decidió qué y cuándo, y qué otras opciones había.']],
  'case.turns': [['Giros y respuestas en torno {a object}'], ['Halla los puntos de cambio y compara antes y después.']],
  'case.findings': [
    [
      'Lo que {case} enseña sobre {focus}',
      'Lo que el caso enseña sobre {focus}',
      '~Lo que el caso enseña sobre {object}',
    ],
    ['Juzga los resultados con el marco, busca causas y descarta otras explicaciones.'],
  ],
  'case.result': [['Resultados {de object}'], ['Expone los resultados según el marco, hechos antes que juicios.']],
  'case.cause': [
    ['Causas de los resultados {de object}'],
    ['Explica los resultados desde dentro y desde fuera, con evidencia.'],
  ],
  'case.rival': [['Otras explicaciones {de object}'], ['Enumera explicaciones rivales y lo que queda de ellas.']],
  'case.carry': [
    ['Enseñanzas de {case} y su alcance', 'Enseñanzas {de object} y su alcance'],
    ['Dice qué puede llevarse a otro lugar y qué pertenece solo al caso.'],
  ],
  'case.advice': [
    ['Recomendaciones sobre {object}'],
    ['Deriva consejos de las causas, con responsable, pasos y comprobación.'],
  ],
  'case.transfer': [['Lo transferible {de object}'], ['Nombra las condiciones que exige el traslado.']],
  'case.bound': [['Lo que no puede trasladarse {de object}'], ['Señala lo que depende de las condiciones del caso.']],
  'case.inner': [['Causas internas {de object}'], ['Explica por decisiones, recursos y gestión.']],
  'case.outer': [['Condiciones externas {de object}'], ['Explica por entorno, reglas y rivales.']],
  'case.side': [['{bare variable}'], ['Dice qué se hizo, qué resultó y con qué pruebas.']],
  'fall.course': [
    ['Desarrollo {de focus} paso a paso', '~Desarrollo {de object} paso a paso'],
    ['Reconstruye los hechos en orden, cada uno con su fuente.'],
  ],
  'fall.before': [
    ['{case} antes de los hechos', 'Antecedentes y primeros indicios'],
    ['Describe la organización y los indicios previos.'],
  ],
  'fall.means': [['Qué se hizo y cómo'], ['Muestra qué se hizo, quién lo hizo y cómo se ocultó.']],
  'fall.exposed': [['Descubrimiento y reacciones'], ['Indica cómo salió a la luz y cómo reaccionaron las partes.']],
  'fall.causes': [
    ['Causas {de focus} en el caso', '~Causas {de object} en el caso'],
    ['Explica por motivos y condiciones internas y externas, y las ordena.'],
  ],
  'fall.pressure': [['Presiones e incentivos'], ['Muestra de dónde venía la presión de metas, dinero o intereses.']],
  'fall.inside': [
    ['Fallos de gobierno y control interno'],
    ['Muestra dónde fallaron las decisiones y la supervisión.'],
  ],
  'fall.outside': [
    ['Fallos de la supervisión externa'],
    ['Pregunta por qué auditores, reguladores y mercado tardaron.'],
  ],
  'fall.blame': [
    ['Consecuencias y responsabilidades {de focus}', '~Consecuencias y responsabilidades {de object}'],
    ['Distingue efectos directos y duraderos y los asigna.'],
  ],
  'fall.loss': [['Consecuencias para los afectados'], ['Recorre clientes, empleados, inversores y sector.']],
  'fall.duty': [['A quién se hizo responsable'], ['Enumera responsables, sanciones y fundamentos.']],
  'fall.lessons': [
    ['Lecciones {de focus}', '~Lecciones {de object}'],
    ['Deduce de las causas qué podría evitar la repetición.'],
  ],
  'fall.firm': [['Lecciones para el gobierno interno'], ['Nombra cambios dentro de la organización.']],
  'fall.rule': [['Lecciones para la supervisión'], ['Nombra cambios en la auditoría y la regulación.']],
  'plan.setting': [
    ['El entorno {de case}', 'El entorno {de focus}', '~El entorno {de object}'],
    ['Usa un mismo marco para oportunidades, amenazas, fuerzas y debilidades.'],
  ],
  'plan.macro': [
    ['El sector y el entorno general'],
    ['Muestra el peso de política, economía, sociedad, técnica y sector.'],
  ],
  'plan.rivals': [['Competidores y clientes'], ['Compara rivales y dice quién compra y por qué.']],
  'plan.strength': [['Fortalezas y debilidades'], ['Deriva ambas de recursos y capacidades.']],
  'plan.content': [
    ['Contenido {de focus}', '~Contenido {de object}'],
    ['Describe la práctica actual por partes, cada hecho con su fuente.'],
  ],
  'plan.result': [
    ['Resultados y problemas {de focus}', '~Resultados y problemas {de object}'],
    ['Juzga con cifras comprobables y luego nombra problemas.'],
  ],
  'plan.gain': [['Resultados obtenidos'], ['Usa ventas, cuota, alcance o reputación.']],
  'plan.trouble': [['Problemas pendientes'], ['Confronta la práctica con metas y entorno.']],
  'plan.why': [['Razones de los problemas'], ['Explica por recursos, organización y entorno.']],
  'plan.better': [
    ['Recomendaciones para {focus}', '~Recomendaciones para {object}'],
    ['Une cada recomendación a un problema, con pasos.'],
  ],
  'plan.advice': [['Respuestas a los problemas'], ['Indica acción, plazo y responsable.']],
  'plan.guard': [['Condiciones de éxito'], ['Nombra organización, personas, fondos y revisión.']],
  'gain.place': [
    ['El lugar y los comienzos {de focus}', '~El lugar y los comienzos {de object}'],
    ['Describe el lugar y cómo empezó.'],
  ],
  'gain.ground': [['Ubicación y recursos'], ['Expone las condiciones naturales, culturales y de transporte.']],
  'gain.stages': [['Comienzos y etapas'], ['Sigue su crecimiento en el tiempo.']],
  'gain.doing': [
    ['Cómo funciona {focus} y quién participa', '~Cómo funciona {object} y quién participa'],
    ['Dice quién hace qué y cómo se coordinan.'],
  ],
  'gain.parties': [['Vecinos, negocios y autoridades'], ['Dice qué aporta y qué gana cada parte.']],
  'gain.visitors': [['Los visitantes y lo que hacen'], ['Dice quién viene, por qué y qué hace allí.']],
  'gain.effect': [
    ['Lo que {focus} aportó al lugar', '~Lo que {object} aportó al lugar'],
    ['Pone beneficios junto a costes en economía, cultura y comunidad.'],
  ],
  'gain.economy': [['Beneficios económicos'], ['Usa visitantes, ventas y empleo.']],
  'gain.culture': [['Cambios en la cultura y la comunidad'], ['Mira identidad, trato e imagen.']],
  'gain.friction': [['Cargas y roces'], ['Mira aglomeración, costes e intereses opuestos.']],
  'gain.keep': [
    ['Condiciones para que dure {focus}', '~Condiciones para que dure {object}'],
    ['Deriva las condiciones de beneficios y costes.'],
  ],
  'gain.advice': [['Recomendaciones para el lugar'], ['Dice quién debe actuar y qué va primero.']],
  'compare.market': [['Recursos y mercados: {a} y {b}'], ['Muestra en qué difieren recursos y mercados.']],
  'compare.bet': [['Decisiones estratégicas: {a} y {b}'], ['Muestra cómo decidió cada parte la misma cuestión.']],
} as const satisfies Partial<Phrases<Move>>;
