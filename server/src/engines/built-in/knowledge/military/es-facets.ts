import type { FacetBook } from '../facets.ts';

export const militaryEsFacets: FacetBook = {
  'system-confrontation': {
    definition:
      'la teoría de la guerra de sistemas entiende el combate moderno como choque entre conjuntos de exploración, mando, fuego y apoyo',
    mechanism: 'los sistemas se unen por nodos y enlaces, y el golpe a un nodo decisivo paraliza el conjunto',
    condition:
      'la teoría de la guerra de sistemas se ajusta a adversarios muy conectados y pierde asidero ante fuerzas dispersas',
    indicator:
      'conectividad, tiempo entre detección y ataque y rapidez de recuperación son medidas que emplea la teoría de la guerra de sistemas',
    limit:
      'cuál era el nodo decisivo suele saberse después, de modo que la teoría de la guerra de sistemas orienta más que enumera',
    counter:
      'los escépticos objetan que se trata al enemigo como una máquina desmontable y se olvidan su voluntad y su adaptación',
    example:
      'la destrucción de radares y centros de mando al inicio de una campaña aérea sigue la lógica de la guerra de sistemas',
    implication:
      'un estudio basado en la teoría de la guerra de sistemas debe mostrar también cómo se repone la red atacada',
    contrasts: ['centre-of-gravity'],
    parts: ['joint-capability'],
  },
  'civil-military': {
    definition:
      'la teoría de las relaciones civiles y militares examina cómo una sociedad mantiene ejércitos capaces y a la vez obedientes al poder civil',
    mechanism:
      'leyes, ética profesional y control del gasto contienen a los oficiales, y el respeto a su saber asegura su adhesión',
    condition:
      'un gobierno legítimo es la base de relaciones civiles y militares estables, pues su quiebra arrastra a los oficiales a la política',
    indicator:
      'aprobación del presupuesto, reglas de ascenso y preguntas parlamentarias dan datos a la teoría de las relaciones civiles y militares',
    limit:
      'nacida de unas pocas democracias, la teoría de las relaciones civiles y militares encaja mal en ejércitos de partido',
    counter:
      'los partidarios de la teoría de la agencia prescinden de la virtud profesional y hablan de vigilancia y sanción',
    example:
      'un ministro que corrige en plena guerra los objetivos del jefe de estado mayor plantea la cuestión clásica de quién decide',
    implication:
      'aplicar la teoría de las relaciones civiles y militares pide separar el control de la guerra, el del gasto y el de las carreras',
  },
  'centre-of-gravity': {
    definition:
      'el concepto de centro de gravedad señala el punto del que dependen la fuerza y la voluntad de un contendiente',
    mechanism: 'del centro de gravedad dependen las demás partes, y su pérdida arrastra tropas, suministros y moral',
    condition:
      'el concepto de centro de gravedad es útil si el poder del adversario está concentrado, y poco ante organizaciones de muchos núcleos',
    indicator:
      'fuerza principal, capital, nudos de abastecimiento y alianzas son los candidatos que baraja el concepto de centro de gravedad',
    limit:
      'la elección es muy subjetiva, y los historiadores sitúan en lugares distintos el centro de gravedad de una misma guerra',
    counter:
      'algunos teóricos proponen abandonar el concepto de centro de gravedad y analizar en su lugar vulnerabilidades críticas',
    example:
      'en una coalición, la unidad entre aliados puede ser el centro de gravedad por encima de cualquier ejército',
    implication:
      'usar el concepto de centro de gravedad obliga a explicar por qué caería el conjunto al faltar el punto elegido',
    contrasts: ['system-confrontation'],
  },
  'case-war': {
    definition:
      'el análisis de campañas históricas reconstruye decisiones, acciones y resultados de una campaña para extraer enseñanzas generales',
    mechanism: 'separar lo que sabía el mando de lo que se supo después permite distinguir el error de la mala fortuna',
    condition: 'el análisis de campañas históricas rinde más donde se conservan fuentes de ambos bandos',
    indicator:
      'efectivos, terreno, órdenes originales y cronología son lo primero que verifica el análisis de campañas históricas',
    limit:
      'ninguna campaña se repite, y la lección del análisis de campañas históricas puede invertirse en otras condiciones',
    counter: 'los partidarios de métodos cuantitativos exigen muchas batallas y tienen por anécdota un solo caso',
    parts: ['war-history'],
  },
  'survey-units': {
    definition:
      'la encuesta a unidades y academias recoge con cuestionarios, reuniones y observación lo que piensa y hace el personal',
    mechanism: 'el mismo hecho contado por distintos empleos descubre dónde se separan la norma y la práctica',
    condition:
      'la encuesta a unidades y academias necesita autorización, respeto del secreto y anonimato de quien contesta',
    indicator:
      'niveles y puestos cubiertos, respuestas válidas y actas completas dan peso a la encuesta a unidades y academias',
    limit: 'la visita preparada y acompañada muestra a menudo solo lo que la unidad desea enseñar',
    counter:
      'los investigadores de archivo desconfían de la encuesta a unidades y academias y prefieren el estudio de reglamentos e informes',
    parts: ['unit-survey'],
  },
  'joint-capability': {
    definition:
      'la capacidad conjunta describe hasta qué punto los ejércitos de tierra, mar y aire actúan y se complementan bajo un plan único',
    mechanism:
      'doctrina y comunicaciones comunes permiten entenderse, y los ejercicios frecuentes hacen de la cooperación un hábito',
    condition:
      'la capacidad conjunta requiere un mando unificado y sistemas compatibles, que no se improvisan en campaña',
    indicator:
      'tiempo de respuesta a peticiones de otro ejército, incidentes de fuego propio y ejercicios realizados miden la capacidad conjunta',
    limit: 'coordinar cuesta tiempo, y exigir capacidad conjunta en misiones pequeñas puede retrasarlas',
    counter:
      'los defensores de cada ejército sostienen que la excelencia nace de su tradición y que igualarlos la debilita',
    example:
      'el apoyo aéreo pedido por una compañía de infantería pone a prueba la capacidad conjunta en pocos minutos',
    implication:
      'mejorar la capacidad conjunta empieza por un vocabulario y unos procedimientos compartidos en la enseñanza',
  },
  'command-efficiency': {
    definition:
      'la eficacia del mando mide la rapidez y el acierto con que un puesto de mando conoce, decide, ordena y logra resultados',
    mechanism:
      'información, trabajo de estado mayor y transmisión consumen tiempo, y un atasco en cualquiera deja la decisión atrás',
    condition: 'pocos escalones, tareas claras y comunicaciones seguras favorecen la eficacia del mando',
    indicator:
      'plazo entre informe y orden, órdenes mal entendidas y acierto al apreciar la situación son medidas de la eficacia del mando',
    limit: 'la eficacia del mando valora el proceso, y una decisión errónea bien transmitida solo acelera el daño',
    counter:
      'los oficiales de estado mayor recuerdan que dejar tiempo de preparación a los subordinados vale más que ordenar deprisa',
    example: 'una orden breve con la intención del jefe permite al subordinado actuar aunque se corte el enlace',
    implication: 'estudiar la eficacia del mando pide cronometrar cada paso y no solo el resultado final',
  },
  'information-advantage': {
    definition:
      'la ventaja de información pertenece a quien obtiene, procesa y usa datos antes y mejor que su adversario',
    mechanism: 'el que ve primero elige momento y lugar, mientras el otro reacciona a oscuras',
    condition: 'la ventaja de información es relativa y breve, pues el enemigo se oculta, engaña e interfiere',
    indicator:
      'diferencia en el tiempo de detección y proporción de informes confirmados indican quién tiene la ventaja de información',
    limit: 'sin fuego ni decisión que la aprovechen, la ventaja de información no se convierte en victoria',
    counter:
      'los estudiosos de la guerra irregular replican que medios sencillos y un buen camuflaje anulan sensores costosos',
    example:
      'los señuelos inflables que imitan carros de combate reducen la ventaja de información del observador aéreo',
    implication: 'planear con ventaja de información exige prever qué se hará el día en que falle el enlace',
  },
  'training-level': {
    definition:
      'el nivel de instrucción es el grado en que personas y unidades dominan las técnicas, tácticas y coordinación exigidas',
    mechanism:
      'frecuencia, calidad e intervalo de los ejercicios determinan el nivel de instrucción, y al interrumpirse la práctica se pierde antes lo más delicado',
    condition:
      'el nivel de instrucción sube con programas acordes a la misión y medios asegurados, y oscila donde abundan los servicios ajenos',
    indicator:
      'ejercicios de doble acción y trabajo continuado de día y noche revelan mejor el nivel de instrucción que las pruebas aisladas',
    limit: 'los exámenes captan lo repetible, y la capacidad de improvisar escapa a la medida del nivel de instrucción',
    counter:
      'los veteranos advierten que una unidad preparada para la inspección no es siempre la preparada para el combate',
    example: 'una batería que dispara con precisión de día y falla de noche muestra un nivel de instrucción desigual',
    implication: 'informar del nivel de instrucción por tareas orienta mejor los recursos que una nota única',
  },
  'resource-sharing': {
    definition:
      'el uso compartido de recursos mide cuánto emplean en común varias organizaciones sus instalaciones, datos, personal y técnicas',
    mechanism:
      'prestar la capacidad ociosa evita construir dos veces y aprovecha la escala y las diferencias entre usuarios',
    condition: 'el uso compartido de recursos avanza con propiedad y gastos definidos y con reglas de prioridad',
    indicator:
      'los días de apertura a terceros y el registro de usuarios miden el uso compartido de recursos mejor que los convenios firmados',
    limit:
      'en una emergencia, el uso compartido de recursos genera disputas sobre el secreto y sobre quién pasa primero',
    counter: 'los responsables de unidad objetan que el beneficio es de todos y las molestias de quien abre la puerta',
    example:
      'un hospital militar que atiende a civiles mantiene entrenados a sus cirujanos gracias al uso compartido de recursos',
    implication: 'promover el uso compartido de recursos pide compensar a quien cede antes de pedirle generosidad',
  },
  'war-history': {
    definition:
      'las historias militares publicadas comprenden obras oficiales, historiales de unidades y relatos de participantes',
    mechanism:
      'la obra oficial aporta organización y fechas, la memoria añade escena y motivos, y sus desacuerdos invitan a indagar',
    condition: 'las historias militares publicadas se corrigen entre sí cuando existen versiones de los dos bandos',
    indicator:
      'cargo del autor, fecha de redacción y uso de partes originales deciden el valor de las historias militares publicadas',
    limit:
      'las historias militares publicadas se escriben después, y el mérito del vencedor o la excusa del vencido pesan en la selección',
    counter:
      'los historiadores sociales reprochan a la historia oficial que solo hable de generales y frentes, y buscan al soldado en cartas y diarios',
  },
  'unit-survey': {
    definition:
      'los cuestionarios y entrevistas de grupo reúnen de primera mano opiniones y prácticas de mandos, tropa y alumnos',
    mechanism:
      'el cuestionario da la distribución y la reunión las razones, de modo que su contraste explica los números',
    condition:
      'anonimato y reuniones separadas por empleos hacen más sinceros los cuestionarios y entrevistas de grupo',
    indicator:
      'respuestas demasiado rápidas o preguntas abiertas en blanco aconsejan descartar parte de los cuestionarios y entrevistas de grupo',
    limit: 'la presencia de superiores inclina los cuestionarios y entrevistas de grupo hacia la aprobación',
    counter: 'los observadores de larga estancia confían más en sus notas, porque decir y hacer no coinciden',
  },
  academy: {
    definition:
      'las academias militares forman y perfeccionan a oficiales y suboficiales y cultivan el estudio de la guerra',
    mechanism:
      'el alumno deja un tiempo su puesto, contrasta la experiencia con la teoría y regresa con conceptos nuevos',
    condition:
      'profesores con años de unidad y programas revisados según las misiones dan utilidad a las academias militares',
    indicator:
      'el desempeño en el primer destino y la renovación de las lecciones permiten juzgar a las academias militares',
    limit: 'las academias militares cambian más despacio que las formas de la guerra, y sus manuales llegan tarde',
    counter: 'algunos jefes de unidad se quejan de que los recién llegados deben aprender a mandar fuera de las aulas',
  },
  'technology-human': {
    definition:
      'el debate tecnología frente a factor humano discute qué pesa más en la victoria, el armamento o el valor y la preparación',
    mechanism: 'un arma nueva amplía lo posible, y saber y atreverse a usarla decide lo que se logra',
    condition:
      'tecnología y factor humano solo se separan al comparar casos que igualan uno de los dos y varían el otro',
    indicator:
      'unidades con igual material e instrucción distinta ofrecen la mejor prueba en la disputa tecnología frente a factor humano',
    limit:
      'la fórmula tecnología frente a factor humano presenta ambos como sustitutos e ignora que casi toda victoria los combina',
    counter: 'la perspectiva sistémica rechaza ambas respuestas y atribuye el resultado a la organización que los une',
  },
  'training-gap': {
    definition:
      'la instrucción alejada de las misiones practica ejercicios, condiciones y criterios ajenos a lo que la unidad debe hacer',
    mechanism: 'el tiempo se gasta en destrezas inútiles, y las necesarias se aprenden con la misión ya en marcha',
    condition:
      'la instrucción alejada de las misiones se nota más en unidades cuyos cometidos cambian y cuyo programa no',
    indicator:
      'cotejar la lista de cometidos con los ejercicios realizados mide la instrucción alejada de las misiones',
    limit: 'algunos fundamentos parecen ajenos al cometido y, sin ellos, ninguna unidad combate',
    counter:
      'ciertos instructores defienden que una base sólida dura más que la preparación para el cometido del momento',
    example:
      'una unidad destinada a evacuaciones urbanas que solo practica marchas en campo abierto padece instrucción alejada de las misiones',
    implication:
      'reconocer la instrucción alejada de las misiones lleva a revisar el programa con quienes acaban de volver',
  },
  'training-gap.cause': {
    definition:
      'la renovación lenta de los contenidos mantiene años el mismo programa mientras llegan material y entornos nuevos',
    mechanism:
      'los plazos de revisión son largos y los redactores están lejos de las unidades, de modo que el texto nace atrasado',
    condition:
      'la renovación lenta de los contenidos apenas se evita donde acaba de llegar un equipo sin táctica probada',
    indicator:
      'fecha de los manuales y proporción de ejercicios nuevos permiten comprobar la renovación lenta de los contenidos',
    limit: 'actualizar el programa no basta si el instructor no sabe enseñar lo nuevo',
    counter: 'los más prudentes prefieren la renovación lenta de los contenidos a cambios que nadie llega a asimilar',
  },
  'training-gap.measure': {
    definition:
      'renovar la instrucción según las misiones es partir de los cometidos para deducir ejercicios, condiciones y criterios',
    mechanism: 'la lista de cometidos da destino a cada ejercicio y deja fuera los que no sirven a ninguno',
    condition:
      'renovar la instrucción según las misiones requiere cometidos aprobados por el mando y ejercicios propuestos por las unidades',
    indicator:
      'la parte de los cometidos anuales con ejercicio asignado indica el avance al renovar la instrucción según las misiones',
    limit: 'una lista de cometidos que envejece se convierte en una nueva atadura',
    counter:
      'los partidarios de la formación básica temen que renovar la instrucción según las misiones deje unidades que solo saben pocas cosas',
  },
  'talent-structure': {
    definition:
      'la escasez de mandos versátiles designa la falta de cuadros que unan especialidad, mando de tropa y dominio del material nuevo',
    mechanism:
      'sin quien enlace los distintos saberes, los planes se deforman al bajar a la sección y el equipo se usa a medias',
    condition: 'la escasez de mandos versátiles aflora en épocas de cambio de material y de plantillas',
    indicator: 'revisar puesto por puesto qué competencia le falta al titular localiza la escasez de mandos versátiles',
    limit:
      'la escasez de mandos versátiles es a veces fruto de descripciones de puesto que piden a uno el trabajo de varios',
    counter: 'otra opinión confía en especialistas bien coordinados y ve en la versatilidad un saber superficial',
    example:
      'un jefe de compañía que domina los drones pero no la logística recuerda en qué consiste la escasez de mandos versátiles',
    implication: 'paliar la escasez de mandos versátiles requiere planear carreras y no solo cursos',
  },
  'talent-structure.cause': {
    definition:
      'los destinos y estudios estrechos encierran la carrera en una sola clase de puestos y en pocas vías de formación',
    mechanism: 'la falta de rotación deja saberes parciales y las pocas plazas de estudio frenan a los mejores',
    condition:
      'unidades con plantilla justa se resisten a ceder personal y perpetúan los destinos y estudios estrechos',
    indicator: 'hojas de servicio con ascensos dentro del mismo tipo de puesto delatan destinos y estudios estrechos',
    limit: 'los criterios de selección que premian una sola cualidad producen la misma uniformidad',
    counter: 'los defensores de la especialización temen que rotar mucho llene cada puesto de principiantes',
  },
  'talent-structure.measure': {
    definition: 'unir la academia con destinos variados es encadenar estudio, prácticas y puestos en un orden pensado',
    mechanism: 'los principios se aprenden, se prueban en el puesto y vuelven al aula convertidos en preguntas',
    condition:
      'unir la academia con destinos variados precisa intercambio de profesores y unidades dispuestas a recibir alumnos',
    indicator:
      'temas de estudio nacidos en las unidades y buen desempeño posterior confirman el acierto de unir la academia con destinos variados',
    limit: 'el recorrido completo alarga la formación, y los puestos urgentes no pueden esperar',
    counter:
      'quienes prefieren aprender en el puesto dudan de que unir la academia con destinos variados justifique más cursos',
  },
  'information-barrier': {
    definition:
      'el intercambio deficiente entre sistemas obliga a registrar varias veces el mismo dato en redes que no se comunican',
    mechanism: 'cada puesto ve una situación distinta, y la copia a mano añade demoras y errores',
    condition:
      'el intercambio deficiente entre sistemas aparece al usar juntos equipos comprados en épocas y por organismos diversos',
    indicator: 'copias manuales de un mismo dato y minutos de retraso miden el intercambio deficiente entre sistemas',
    limit: 'el intercambio deficiente entre sistemas es a veces separación deliberada que impone el secreto',
    counter: 'los responsables de seguridad advierten que cada conexión añade un riesgo de fuga o de parálisis',
    example:
      'dos unidades vecinas que dictan coordenadas por radio porque sus pantallas no se enlazan ilustran el intercambio deficiente entre sistemas',
    implication:
      'abordar el intercambio deficiente entre sistemas pide inventariar primero qué datos necesita cada usuario',
  },
  'information-barrier.cause': {
    definition:
      'hay normas distintas y datos dispersos si cada organismo guarda su información en formato propio y nadie la ve entera',
    mechanism:
      'cada proyecto fija su norma, el siguiente añade una conexión a la anterior y nadie se atreve a cambiarla',
    condition: 'compras por lotes y direcciones múltiples producen normas distintas y datos dispersos',
    indicator:
      'contar sistemas, conexiones y campos de igual nombre y distinto sentido da la medida de normas distintas y datos dispersos',
    limit: 'con una norma única, la falta de voluntad de compartir seguiría manteniendo separada la información',
    counter: 'los desarrolladores alegan que fijar la norma demasiado pronto impide ensayar técnicas mejores',
  },
  'information-barrier.measure': {
    definition:
      'adoptar normas comunes de datos es acordar códigos y formatos y ofrecer un servicio compartido de consulta e intercambio',
    mechanism:
      'los datos con igual formato pueden sumarse, y una plataforma común evita que cada usuario construya la suya',
    condition:
      'adoptar normas comunes de datos exige una autoridad que las publique y obligue a cumplirlas en los sistemas nuevos',
    indicator:
      'más consultas a la plataforma y menos registro manual acreditan el éxito de adoptar normas comunes de datos',
    limit: 'la norma común sacrifica funciones especiales, y la caída de la plataforma afecta a todos',
    counter: 'los usuarios temen que adoptar normas comunes de datos entregue permisos y prioridades a un solo gestor',
  },
  'system-rules': {
    definition:
      'la normativa incompleta deja una disposición principal sin reglamentos, criterios ni procedimientos que la desarrollen',
    mechanism: 'cada unidad rellena el vacío a su modo, y casos iguales reciben trato distinto',
    condition: 'la normativa incompleta es frecuente en épocas de reforma y de cambio de competencias',
    indicator:
      'disposiciones sin desarrollo e interpretaciones divergentes de las unidades dan la medida de la normativa incompleta',
    limit:
      'hay unidades con todos los reglamentos que tampoco los cumplen, y allí la normativa incompleta no es la causa',
    counter: 'algunos mandos prefieren cierta holgura a reglas minuciosas, porque permite resolver sobre el terreno',
    example:
      'una ley de reservistas sin reglamento de permisos laborales deja al empresario y al soldado sin saber qué hacer',
    implication: 'atajar la normativa incompleta empieza por inventariar qué mandatos carecen de procedimiento',
  },
  'system-rules.cause': {
    definition: 'las normas más lentas que la práctica siguen intactas años después de que surjan problemas nuevos',
    mechanism:
      'informes, consultas y firmas alargan la revisión, y la costumbre o la consulta al superior ocupan el hueco',
    condition: 'materias repartidas entre varios departamentos sufren más las normas más lentas que la práctica',
    indicator:
      'antigüedad de los textos, número de consultas y asuntos resueltos por costumbre revelan normas más lentas que la práctica',
    limit:
      'tardar en revisar una norma puede ser prudencia, pues las disposiciones cambiadas con prisa suelen salir peor',
    counter: 'los juristas militares recuerdan que el fallo está muchas veces en la práctica que incumple la norma',
  },
  'system-rules.measure': {
    definition:
      'completar la normativa y precisar los deberes es fijar para cada tarea responsable, colaboradores, plazo y consecuencias',
    mechanism: 'el deber unido a un puesto quita excusas y señala a quién corresponde corregir los fallos',
    condition:
      'la intervención de quienes han hecho la tarea es requisito para completar la normativa y precisar los deberes',
    indicator:
      'menos conflictos de competencia y menos retrasos prueban el efecto de completar la normativa y precisar los deberes',
    limit: 'un reparto demasiado minucioso lleva a hacer solo lo escrito y deja sin dueño lo demás',
    counter: 'los mandos con experiencia temen que tantas reglas aten las manos ante un caso imprevisto',
  },
};
