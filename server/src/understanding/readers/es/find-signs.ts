import type { Sign } from '../../title-reading.ts';

/** Words of a title that speak for a kind of paper, wherever they stand. */
const tokens: readonly [Sign, RegExp][] = [
  [
    'effect',
    /(?<!\p{L})(?:efectos?|impactos?|influencia|influyen?|incidencia|relación entre|correlación|mediador[a]?|moderador[a]?|papel de|rol de|repercusi)/iu,
  ],
  ['factors', /(?<!\p{L})(?:factores|determinantes|causas|por qué|motivos)/iu],
  [
    'status',
    /(?<!\p{L})(?:situación|estado actual|prevalencia|diagnóstico|panorama|tendencias|percepci(?:ón|ones)|actitudes|conocimientos)/iu,
  ],
  [
    'problem',
    /(?<!\p{L})(?:problem|retos|desafíos|barreras|obstáculos|dificultades|crisis|riesgos?|brecha|desigualdad)/iu,
  ],
  [
    'remedy',
    /(?<!\p{L})(?:estrategias|medidas|soluciones|propuestas?|prevención|mejora|cómo (?:mejorar|reducir|prevenir)|alternativas|intervención|recomendaciones)/iu,
  ],
  [
    'design',
    /(?<!\p{L})(?:diseño|implementación|desarrollo de un|prototipo|sistema|aplicación (?:web|móvil)|plataforma|plan de negocio|dimensionamiento|mediante (?:aprendizaje|redes)|detección de|algoritmo)/iu,
  ],
  ['application', /(?<!\p{L})(?:aplicación de|uso de|empleo de|como (?:herramienta|estrategia|recurso))/iu],
  [
    'preparation',
    /(?<!\p{L})(?:síntesis|preparación|obtención|extracción|caracterización|aislamiento|determinación de|germinación|adsorción|remoción)/iu,
  ],
  ['trial', /(?<!\p{L})(?:ensayo clínico|aleatorizado|eficacia de|experimento|cuasiexperimental)/iu],
  ['care', /(?<!\p{L})(?:enfermería|cuidados|pacientes|terapia|tratamiento|rehabilitación|clínic)/iu],
  [
    'history',
    /(?<!\p{L})(?:historia|evolución|orígenes|guerra|batalla|independencia|siglo|revolución|caída|imperio|expulsión|conquista)/iu,
  ],
  ['comparison', /(?<!\p{L})(?:compara|versus|vs\.?|frente a|diferencias entre)/iu],
  ['review', /(?<!\p{L})(?:revisión|metaanálisis|estado del arte|estado de la cuestión|bibliométric)/iu],
  ['case', /(?<!\p{L})(?:estudio de caso|el caso|caso de|un caso)/iu],
  ['survey', /(?<!\p{L})(?:encuesta|cuestionario|transversal|prevalencia|entrevistas)/iu],
  [
    'interpretation',
    /(?<!\p{L})(?:novela|poesía|poemas?|cuentos?|obra|película|cine|pintura|símbol|representación|imagen de|relectura|personaje|narrativa)/iu,
  ],
  [
    'concept',
    /(?<!\p{L})(?:concepto|filosofía|ética|sentido|significado|teoría|existencialismo|noción|qué es|libertad|justicia)/iu,
  ],
  [
    'norm',
    /(?<!\p{L})(?:derechos?|ley|legal|legítima|código|constituci|delito|penal|civil|jurídic|contrato|responsabilidad|prisión|tribunal|jurisprudencia)/iu,
  ],
  ['policy', /(?<!\p{L})(?:polític|reforma|impuesto|subsidio|regulación|gobernanza|dolarización|debería?)/iu],
  [
    'teaching',
    /(?<!\p{L})(?:didáctic|enseñanza|aula|unidad didáctica|currículo|aprendizaje|educación (?:primaria|infantil|secundaria)|gamificación)/iu,
  ],
  ['argument', /(?<!\p{L})(?:defensa de|crítica de|debería?|justific|en favor de|contra la)/iu],
  ['question', /[¿?]/u],
];

export const findSigns = (title: string): Sign[] =>
  tokens.filter(([, pattern]) => pattern.test(title)).map(([sign]) => sign);
