import type { FacetBook } from '../facets.ts';

export const lawEsFacets: FacetBook = {
  'legal-interest': {
    definition:
      'la teoría del bien jurídico protegido limita la intervención del derecho a la tutela de intereses identificables, como la vida, el patrimonio o la intimidad',
    mechanism:
      'la teoría del bien jurídico protegido identifica primero el interés tutelado y examina después si la conducta lo lesiona o lo pone en peligro',
    condition:
      'para aplicar la teoría del bien jurídico protegido, la finalidad de la norma ha de poder deducirse de su texto y de su lugar en el sistema',
    indicator:
      'la rúbrica del capítulo, los términos del tipo y la exposición de motivos revelan qué interés quiso tutelar el legislador',
    limit:
      'los delitos de peligro abstracto y los bienes colectivos diluyen la función crítica de la teoría del bien jurídico protegido',
    counter:
      'los partidarios de la vigencia de la norma replican que el derecho confirma expectativas de conducta antes que intereses concretos',
    example:
      'la difusión no consentida de datos personales obliga a decidir si el interés lesionado es la intimidad individual o la seguridad colectiva',
    implication:
      'quien invoca la teoría del bien jurídico protegido debe precisar quién es el titular del interés y de qué modo resulta dañado',
  },
  proportionality: {
    definition:
      'el principio de proporcionalidad exige que toda restricción de derechos sea idónea, necesaria y equilibrada respecto del fin perseguido',
    mechanism:
      'los tres juicios del principio de proporcionalidad actúan como filtros sucesivos, de modo que la medida que no supera uno queda descartada',
    condition:
      'el principio de proporcionalidad requiere un fin legítimo bien definido y alternativas reales con las que comparar la medida',
    indicator:
      'la existencia de medios menos gravosos, la duración de la restricción y el número de afectados permiten valorar la necesidad de la medida',
    limit:
      'la ponderación final del principio de proporcionalidad compara intereses que carecen de una unidad de medida común',
    counter:
      'los defensores de los derechos absolutos advierten que ponderarlo todo deja sin núcleo intangible a las garantías',
    example:
      'el cierre de un comercio por un defecto leve de etiquetado ilustra una sanción excesiva para el fin buscado',
    implication:
      'una crítica fundada en el principio de proporcionalidad ha de recorrer cada juicio con hechos y no limitarse a la conclusión',
  },
  'private-autonomy': {
    definition:
      'el principio de autonomía privada reconoce a las personas la facultad de crear, modificar y extinguir relaciones jurídicas por su propia voluntad',
    mechanism:
      'al dar fuerza vinculante al acuerdo, el principio de autonomía privada deja que las partes repartan entre sí los riesgos y las ganancias',
    condition:
      'capacidad de obrar, información suficiente y ausencia de coacción son los presupuestos del principio de autonomía privada',
    indicator:
      'la proporción entre normas imperativas y dispositivas muestra cuánto espacio deja un ordenamiento al principio de autonomía privada',
    limit:
      'en los contratos de adhesión, el principio de autonomía privada encubre con frecuencia la voluntad de una sola de las partes',
    counter:
      'la corriente paternalista sostiene que en mercados complejos la ley protege mejor que el consentimiento individual',
    example:
      'el usuario que acepta sin leer las condiciones de una aplicación presta un consentimiento válido pero poco informado',
    implication:
      'antes de restringir la eficacia de un pacto conviene mostrar por qué falló la libre decisión de los contratantes',
  },
  'norm-analysis': {
    definition:
      'el análisis dogmático de las normas reconstruye el sentido de los preceptos vigentes y los ordena en un sistema coherente',
    mechanism:
      'el análisis dogmático de las normas combina los criterios gramatical, sistemático, histórico y teleológico para fijar el alcance de un precepto',
    condition:
      'un cuerpo normativo publicado y relativamente estable es el terreno propio del análisis dogmático de las normas',
    indicator:
      'un buen análisis dogmático de las normas se reconoce en que resuelve los casos dudosos sin contradecir otros preceptos',
    limit:
      'el análisis dogmático de las normas dice qué debe hacerse, pero no si los tribunales y los ciudadanos lo hacen',
    counter:
      'la sociología jurídica reprocha a la dogmática que confunda el derecho de los libros con el derecho en acción',
  },
  'case-analysis': {
    definition:
      'el análisis de sentencias examina resoluciones judiciales para extraer los criterios con los que se aplica una norma',
    mechanism:
      'comparar los hechos probados, los fundamentos y el fallo permite separar la razón de decidir de los argumentos accesorios',
    condition:
      'el análisis de sentencias exige una muestra reunida con reglas explícitas de tribunal, materia y periodo',
    indicator:
      'la codificación independiente por dos lectores y el grado de acuerdo entre ambos dan la medida de la fiabilidad del análisis de sentencias',
    limit: 'el análisis de sentencias no alcanza los conflictos que terminan en acuerdo o que nunca llegan al juzgado',
    counter:
      'los escépticos de inspiración realista consideran que la motivación escrita justifica la decisión sin revelar sus verdaderas causas',
  },
  'protection-scope': {
    definition:
      'el ámbito de protección comprende los sujetos, los intereses y las conductas que quedan bajo la tutela de una norma',
    mechanism:
      'un ámbito de protección más amplio aumenta las pretensiones que pueden ejercitarse y traslada los costes de prevención al posible causante',
    condition:
      'el ámbito de protección solo puede fijarse con seguridad si la norma define al titular y la lesión que pretende evitar',
    indicator:
      'las categorías de demandantes admitidos y los daños indemnizables en la jurisprudencia trazan el contorno del ámbito de protección',
    limit:
      'ampliar el ámbito de protección sin acotar sus titulares multiplica los litigios y resta libertad de acción a terceros',
    counter:
      'una corriente restrictiva defiende que los intereses difusos corresponden a la Administración y no al proceso individual',
    example: 'reconocer la reparación del daño moral a los allegados extiende la tutela más allá de la víctima directa',
    implication:
      'toda propuesta de ampliar el ámbito de protección ha de indicar quién soportará el coste de la nueva tutela',
  },
  'intervention-degree': {
    definition:
      'el grado de intervención pública mide la intensidad con que el poder público condiciona la libertad de los particulares',
    mechanism:
      'a mayor grado de intervención pública, más decisiones pasan del acuerdo entre particulares a la autorización, la inspección o la sanción',
    condition:
      'la reserva de ley y el control judicial son requisitos de legitimidad cuando aumenta el grado de intervención pública',
    indicator:
      'el tipo de instrumento empleado, desde la simple información hasta la prohibición penal, ordena el grado de intervención pública en una escala',
    limit:
      'la letra de la ley no agota el grado de intervención pública, pues una prohibición que nadie vigila interviene poco',
    counter:
      'los partidarios de la autorregulación confían en que los códigos de conducta logren el mismo fin con menos coacción',
    example:
      'una misma actividad puede quedar sujeta a licencia previa, a declaración responsable o a mera comunicación',
    implication: 'la elección del instrumento debe partir del menos gravoso y motivar cada paso hacia uno más severo',
  },
  'burden-of-proof': {
    definition:
      'la carga de la prueba determina qué parte sufre las consecuencias de que un hecho relevante quede sin acreditar',
    mechanism:
      'la carga de la prueba orienta la conducta de las partes desde antes del pleito, porque quien la soporta conserva los documentos',
    condition:
      'las reglas sobre carga de la prueba solo operan una vez valorada toda la prueba practicada y si persiste la duda',
    indicator:
      'la frecuencia con que las demandas se desestiman por falta de acreditación revela dónde pesa la carga de la prueba',
    limit:
      'invertir la carga de la prueba no crea pruebas nuevas, sino que desplaza el riesgo de la incertidumbre hacia la otra parte',
    counter:
      'un sector de la doctrina procesal prefiere los deberes de exhibición documental a las inversiones generales de la carga',
    example:
      'en los daños por productos defectuosos, el consumidor difícilmente puede acreditar un fallo interno de fabricación',
    implication: 'la carga de la prueba debe recaer, en lo posible, sobre quien dispone de la fuente de información',
  },
  liability: {
    definition:
      'las formas de responsabilidad designan las consecuencias civiles, administrativas o penales que siguen al incumplimiento de un deber',
    mechanism:
      'las distintas formas de responsabilidad reparten funciones, pues la civil compensa a la víctima y la penal reprocha la conducta',
    condition:
      'la acumulación de formas de responsabilidad exige que cada una responda a un fundamento distinto para no castigar dos veces lo mismo',
    indicator:
      'la cuantía de las indemnizaciones, las multas impuestas y las condenas permiten comparar el uso real de las formas de responsabilidad',
    limit:
      'unas formas de responsabilidad muy severas pierden efecto disuasorio si la probabilidad de ser descubierto es mínima',
    counter:
      'quienes defienden el seguro obligatorio estiman que socializar el daño repara mejor que buscar un culpable',
    example: 'un vertido contaminante puede dar lugar a la vez a una indemnización, a una multa y a una condena',
    implication:
      'el diseño de un régimen sancionador gana coherencia cuando asigna a cada consecuencia una función propia',
  },
  statutes: {
    definition:
      'las leyes e interpretaciones oficiales forman el material normativo que vincula a los aplicadores del derecho',
    mechanism:
      'las leyes e interpretaciones oficiales fijan los supuestos de hecho y sus consecuencias, y con ello el punto de partida de todo argumento',
    condition:
      'citar leyes e interpretaciones oficiales obliga a comprobar su vigencia, su rango y su ámbito territorial',
    indicator:
      'la fecha de entrada en vigor, las reformas posteriores y las disposiciones derogatorias acreditan qué texto rige en cada caso',
    limit: 'las leyes e interpretaciones oficiales no informan por sí solas de su grado de cumplimiento',
    counter:
      'los estudios empíricos del derecho objetan que el texto normativo explica solo una parte de las decisiones reales',
  },
  judgments: {
    definition:
      'las sentencias publicadas son las resoluciones judiciales accesibles en repertorios y bases de datos oficiales o privadas',
    mechanism:
      'las sentencias publicadas dejan ver cómo se subsumen hechos concretos en conceptos legales de contorno abierto',
    condition:
      'el uso de sentencias publicadas como muestra exige conocer los criterios con que cada tribunal decide publicarlas',
    indicator:
      'el número de resolución, la instancia y la firmeza del fallo permiten valorar el peso de cada sentencia publicada',
    limit:
      'las sentencias publicadas sobrerrepresentan los asuntos apelados y dejan fuera los acuerdos y los desistimientos',
    counter:
      'algunos investigadores prefieren los expedientes completos, porque la versión anonimizada omite datos decisivos',
  },
  court: {
    definition:
      'los tribunales son los órganos que resuelven conflictos con independencia y con efectos vinculantes para las partes',
    mechanism:
      'los tribunales concretan las normas generales al decidir, y sus criterios reiterados orientan la conducta de terceros',
    condition:
      'la autoridad de los tribunales descansa en su independencia, en la motivación de sus fallos y en la ejecución efectiva',
    indicator:
      'la duración de los procesos, la tasa de resoluciones revocadas y el nivel de ejecución describen el funcionamiento de los tribunales',
    limit: 'los tribunales actúan a instancia de parte y solo conocen los problemas que alguien les somete',
    counter:
      'los defensores de la mediación sostienen que un acuerdo negociado conserva mejor la relación entre las partes que un fallo',
  },
  'form-substance': {
    definition:
      'el debate «interpretación formal frente a material» enfrenta la fidelidad al tenor literal con la búsqueda del fin de la norma',
    mechanism:
      'la interpretación formal protege la previsibilidad del texto, mientras que la material corrige los resultados contrarios a su finalidad',
    condition:
      'la oposición entre interpretación formal y material se agudiza en los textos antiguos que se aplican a hechos imprevistos',
    indicator:
      'el peso que una sentencia concede al tenor literal o a la finalidad delata su posición entre interpretación formal y material',
    limit:
      'planteada como alternativa tajante, la disyuntiva entre interpretación formal y material oculta que casi toda decisión combina letra y finalidad',
    counter:
      'la teoría de la argumentación propone superar la disputa y valorar la calidad de las razones antes que el método declarado',
  },
  'vague-norm': {
    definition:
      'la redacción imprecisa de la norma deja sin determinar a qué casos se aplica o qué consecuencia se sigue de ella',
    mechanism:
      'la redacción imprecisa de la norma traslada la decisión al aplicador, y destinatarios en situación idéntica reciben respuestas distintas',
    condition:
      'los conceptos indeterminados resultan más problemáticos en materia sancionadora, donde rige la exigencia de taxatividad',
    indicator:
      'las consultas a la autoridad, los votos particulares y los fallos opuestos sobre un precepto delatan la redacción imprecisa de la norma',
    limit:
      'no toda apertura es un defecto, porque las cláusulas generales permiten adaptar el derecho a hechos que nadie previó',
    counter:
      'los defensores de los estándares abiertos responden que las reglas minuciosas invitan a eludirlas y envejecen antes',
    example:
      'la expresión «medidas razonables» obliga a la empresa a adivinar qué controles bastarán ante una inspección',
    implication:
      'frente a la redacción imprecisa de la norma conviene distinguir la vaguedad deliberada del simple descuido técnico',
  },
  'vague-norm.cause': {
    definition:
      'el retraso de la legislación respecto a la práctica aparece cuando surgen conductas y negocios que el texto vigente no contempló',
    mechanism:
      'ante el retraso de la legislación respecto a la práctica, los aplicadores estiran conceptos antiguos hasta volverlos imprecisos',
    condition:
      'los sectores de cambio técnico rápido sufren con más intensidad el desfase entre el texto legal y los usos del mercado',
    indicator:
      'el tiempo que media entre la difusión de una práctica y su primera regulación mide el retraso de la legislación',
    limit:
      'las ambigüedades pactadas para lograr una mayoría parlamentaria no se explican por el retraso de la legislación respecto a la práctica',
    counter:
      'una postura prudente considera útil esperar, pues legislar pronto congela soluciones que la experiencia aún no ha probado',
  },
  'vague-norm.measure': {
    definition:
      'precisar los criterios de aplicación consiste en desarrollar los conceptos abiertos mediante reglamentos, guías o listas de factores',
    mechanism:
      'precisar los criterios de aplicación reduce el margen de duda y permite anticipar la respuesta de la autoridad',
    condition:
      'el órgano que dicta las guías necesita habilitación legal y experiencia suficiente con los casos que pretende ordenar',
    indicator:
      'la caída de las consultas y de los recursos sobre un precepto prueba que precisar los criterios de aplicación surtió efecto',
    limit:
      'precisar los criterios de aplicación por vía de circulares puede introducir obligaciones que la ley no estableció',
    counter:
      'los críticos del exceso reglamentario temen que las listas cerradas impidan atender a las circunstancias del caso',
  },
  inconsistent: {
    definition:
      'las resoluciones contradictorias son fallos que dan soluciones opuestas a asuntos iguales en lo esencial',
    mechanism:
      'las resoluciones contradictorias quiebran la igualdad ante la ley y alientan a litigar con la esperanza de un tribunal favorable',
    condition:
      'las resoluciones contradictorias proliferan en materias nuevas y en asuntos que por su cuantía no llegan a la casación',
    indicator:
      'la dispersión de los fallos en una muestra de casos equiparables da una medida directa de las resoluciones contradictorias',
    limit: 'parte de la divergencia aparente procede de hechos probados distintos y no de un criterio jurídico dispar',
    counter:
      'una corriente pluralista ve en el desacuerdo entre órganos un ensayo útil antes de consolidar la doctrina',
    example: 'con contratos idénticos, un tribunal declara abusiva una cláusula bancaria y otro la considera válida',
    implication: 'denunciar resoluciones contradictorias exige probar antes la semejanza de los hechos que se comparan',
  },
  'inconsistent.cause': {
    definition:
      'la escasez de precedentes orientadores deja a los jueces sin una solución de referencia para los asuntos dudosos',
    mechanism:
      'con escasez de precedentes orientadores, cada órgano elabora su propio criterio y las diferencias se consolidan por inercia',
    condition:
      'la escasez de precedentes orientadores se nota más donde el acceso al tribunal superior está limitado por la cuantía',
    indicator:
      'el número de materias sin pronunciamiento del tribunal superior refleja la escasez de precedentes orientadores',
    limit:
      'la falta de doctrina superior no basta para explicar la discrepancia cuando los jueces conocen el criterio y se apartan de él',
    counter:
      'quienes recelan del precedente recuerdan que el juez está sometido a la ley y no a la opinión de otro tribunal',
  },
  'inconsistent.measure': {
    definition:
      'publicar precedentes orientadores supone seleccionar resoluciones ejemplares y difundirlas con un resumen de su razón de decidir',
    mechanism:
      'publicar precedentes orientadores obliga al juez que se aparta de ellos a motivar la diferencia, y ese coste favorece la uniformidad',
    condition:
      'la selección ha de apoyarse en criterios conocidos y describir los hechos con detalle suficiente para poder comparar',
    indicator:
      'la frecuencia de cita en sentencias posteriores indica si publicar precedentes orientadores cambió la práctica',
    limit:
      'publicar precedentes orientadores sin actualizarlos perpetúa soluciones que la reforma legal ya ha superado',
    counter:
      'los críticos objetan que una selección hecha desde la cúpula judicial reduce la independencia de los órganos inferiores',
  },
  proof: {
    definition:
      'las dificultades de prueba impiden a quien tiene razón acreditar ante el tribunal los hechos que la sostienen',
    mechanism:
      'las dificultades de prueba vacían de contenido el derecho material, porque el hecho no acreditado se trata como inexistente',
    condition:
      'las dificultades de prueba son mayores en daños de manifestación tardía y en decisiones tomadas dentro de la empresa',
    indicator:
      'la proporción de demandas desestimadas por insuficiencia probatoria señala la extensión de las dificultades de prueba',
    limit:
      'las dificultades de prueba no demuestran que la pretensión fuera fundada, ya que también faltan pruebas de lo que no ocurrió',
    counter:
      'desde la defensa del demandado se alega que rebajar las exigencias probatorias fomenta reclamaciones sin fundamento',
    example:
      'la trabajadora que alega discriminación salarial desconoce cuánto cobran los compañeros con los que se compara',
    implication:
      'toda reforma sobre dificultades de prueba debería precisar qué hecho falta acreditar y quién guarda su rastro',
  },
  'proof.cause': {
    definition:
      'hay pruebas en poder de la parte fuerte cuando los registros del conflicto los genera y custodia uno solo de los litigantes',
    mechanism:
      'con las pruebas en poder de la parte fuerte, la otra no sabe siquiera qué documento pedir ni cuándo fue destruido',
    condition:
      'los servicios digitales, la sanidad y el empleo son ámbitos típicos de pruebas en poder de la parte fuerte',
    indicator:
      'las solicitudes de exhibición denegadas o incumplidas permiten apreciar cuánto pesan las pruebas en poder de la parte fuerte',
    limit:
      'el control de los documentos no explica las carencias debidas al paso del tiempo o a la propia naturaleza del daño',
    counter: 'las empresas oponen que el secreto comercial y la protección de datos justifican no abrir sus archivos',
  },
  'proof.measure': {
    definition:
      'redistribuir la carga de la prueba significa exigir a quien controla la información que acredite el hecho discutido',
    mechanism:
      'redistribuir la carga de la prueba incentiva a conservar y aportar registros, puesto que el silencio perjudica a quien los posee',
    condition:
      'conviene reservar la inversión probatoria a supuestos tasados y pedir antes al demandante un indicio razonable',
    indicator:
      'la evolución de las demandas estimadas y de los documentos aportados muestra qué produce redistribuir la carga de la prueba',
    limit:
      'redistribuir la carga de la prueba puede imponer al demandado la demostración imposible de un hecho negativo',
    counter:
      'los procesalistas clásicos temen que una regla flexible se decida al dictar sentencia y sorprenda a las partes',
  },
  remedy: {
    definition:
      'el acceso costoso a la reparación describe la situación en que reclamar exige más tiempo y dinero que el valor del daño',
    mechanism:
      'el acceso costoso a la reparación disuade a las víctimas de daños pequeños y permite al infractor conservar la ganancia',
    condition:
      'el acceso costoso a la reparación afecta sobre todo a daños dispersos entre muchos perjudicados de escasos recursos',
    indicator:
      'el cociente entre los gastos del proceso y la cuantía reclamada expresa cuán costosa resulta la reparación',
    limit: 'abaratar el proceso no resuelve la falta de información de quien ignora que tiene un derecho',
    counter: 'un enfoque de eficiencia recuerda que las tasas y los costes filtran las reclamaciones temerarias',
    example: 'pocos viajeros demandan por el retraso de un billete barato si han de contratar abogado y procurador',
    implication: 'frente al acceso costoso a la reparación, cada trámite debe justificarse por la garantía que aporta',
  },
  'remedy.cause': {
    definition:
      'los procedimientos fragmentados obligan a reclamar por el mismo hecho ante varios órganos con plazos y requisitos distintos',
    mechanism:
      'los procedimientos fragmentados multiplican escritos y esperas, y cada órgano remite al interesado a otra ventanilla',
    condition:
      'los procedimientos fragmentados abundan donde las competencias se añadieron por leyes sucesivas sin una revisión conjunta',
    indicator:
      'el número de órganos por los que pasa una reclamación antes de resolverse mide la fragmentación de los procedimientos',
    limit:
      'los procedimientos fragmentados no son la única barrera, pues la lentitud también procede de la falta de medios personales',
    counter:
      'los partidarios de la especialización sostienen que cada materia merece su propio cauce y sus propios expertos',
  },
  'remedy.measure': {
    definition:
      'abrir vías de reparación sencillas implica ofrecer cauces breves y baratos, como el arbitraje de consumo o el juicio verbal simplificado',
    mechanism:
      'abrir vías de reparación sencillas rebaja el coste de reclamar y hace creíble la amenaza de exigir el derecho',
    condition:
      'los cauces simplificados necesitan formularios claros, asistencia gratuita y decisiones que puedan ejecutarse',
    indicator:
      'el aumento de reclamaciones de pequeña cuantía resueltas en plazo confirma la utilidad de abrir vías de reparación sencillas',
    limit: 'abrir vías de reparación sencillas sacrifica parte de las garantías y no conviene a los asuntos complejos',
    counter: 'algunos procesalistas temen una justicia de segunda clase para quienes reclaman cantidades modestas',
  },
};
