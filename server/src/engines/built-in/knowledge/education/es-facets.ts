import type { FacetBook } from '../facets.ts';

export const educationEsFacets: FacetBook = {
  constructivism: {
    definition:
      'la teoría constructivista del aprendizaje sostiene que el alumno elabora el conocimiento a partir de su experiencia y no lo recibe hecho',
    mechanism:
      'el choque entre una idea previa y una observación nueva obliga a reorganizar lo que se creía, y de esa reorganización nace la comprensión',
    condition:
      'la teoría constructivista del aprendizaje presupone experiencias que el alumno pueda movilizar y tiempo de clase para discutirlas',
    indicator:
      'explicar un concepto con palabras propias y aplicarlo a un caso desconocido revela si ha habido construcción de significado',
    limit:
      'en el adiestramiento de destrezas básicas, como la ortografía o el cálculo, la teoría constructivista del aprendizaje propone un camino demasiado largo',
    counter:
      'los partidarios de la instrucción directa objetan que el principiante carece de saberes que organizar y consolida sus errores',
    example:
      'quien cree que los cuerpos pesados caen antes ve llegar al suelo dos bolas a la vez y rehace su explicación de la caída',
    implication:
      'una clase inspirada en la teoría constructivista del aprendizaje empieza por una pregunta que saque a la luz las ideas previas',
    parts: ['engagement'],
  },
  'self-determination': {
    definition:
      'la teoría de la autodeterminación explica el esfuerzo duradero por la satisfacción de tres necesidades: autonomía, competencia y vinculación',
    mechanism:
      'la posibilidad de elegir y una retroalimentación informativa hacen que el alumno sienta la conducta como propia y persista sin premios',
    condition:
      'según la teoría de la autodeterminación, una exigencia se interioriza mejor si el docente explica sus razones',
    indicator:
      'lo que el alumno sigue haciendo una vez retirados notas y premios pone a prueba la teoría de la autodeterminación',
    limit:
      'la teoría de la autodeterminación explica con dificultad el estudio tenaz que algunos mantienen solo por aprobar un examen',
    counter:
      'desde el conductismo se replica que premiar tareas sencillas y poco atractivas no perjudica necesariamente el interés',
    example:
      'de dos grupos que leen el mismo número de páginas, el que elige sus libros suele seguir leyendo en vacaciones',
    implication:
      'los docentes que aplican la teoría de la autodeterminación ofrecen opciones acotadas, razonan las normas y evitan las clasificaciones públicas',
    parts: ['motivation'],
  },
  'ecological-systems': {
    definition:
      'la teoría ecológica del desarrollo sitúa al niño en entornos encajados unos en otros, desde la familia y el aula hasta las leyes y la cultura',
    mechanism:
      'los entornos influyen entre sí, de modo que el horario laboral de los padres acaba reflejándose en la jornada escolar del niño',
    condition:
      'la familia y la escuela protegen al niño, según la teoría ecológica del desarrollo, si mantienen un vínculo estable y exigencias coherentes',
    indicator:
      'una investigación guiada por la teoría ecológica del desarrollo recoge datos de la familia, la escuela y el barrio y examina cómo se combinan',
    limit: 'la teoría ecológica del desarrollo enumera muchas influencias y dice poco sobre cuál de ellas pesa más',
    counter:
      'la genética de la conducta recuerda que el temperamento del niño modifica la respuesta de quienes lo rodean',
    example:
      'las dificultades lectoras de un alumno pueden deberse a la vez a jornadas largas en casa, un aula masificada y un barrio sin biblioteca',
    implication:
      'las intervenciones basadas en la teoría ecológica del desarrollo actúan sobre más de un entorno y no solo sobre el alumno',
    parts: ['family-support'],
  },
  'questionnaire-interview': {
    definition:
      'la encuesta combinada con entrevistas obtiene primero la distribución de las respuestas y después las razones que hay detrás',
    mechanism:
      'el cuestionario señala los grupos y las preguntas llamativas, y la conversación permite que cada persona cuente su situación',
    condition:
      'la encuesta combinada con entrevistas exige que los participantes confíen en que sus respuestas no llegarán a sus superiores',
    indicator:
      'la tasa de respuesta, la consistencia de los ítems y la saturación de las categorías permiten juzgar la calidad del procedimiento',
    limit:
      'al apoyarse en lo que la gente declara, la encuesta combinada con entrevistas no elimina los fallos de memoria ni el deseo de agradar',
    counter:
      'quienes prefieren la observación directa advierten que lo que un docente dice hacer y lo que hace en clase no siempre coinciden',
  },
  'action-research': {
    definition:
      'la investigación-acción en el aula parte de un problema que el propio docente detecta, trata de mejorar y somete a reflexión pública',
    mechanism:
      'planificar, actuar, observar y reflexionar forman un ciclo en el que cada vuelta corrige la anterior con pruebas',
    condition:
      'la investigación-acción en el aula rara vez pasa del primer ciclo sin margen para cambiar la programación ni colegas que acompañen',
    indicator:
      'el diario docente, las grabaciones, los trabajos de los alumnos y las notas de un colega documentan el cambio',
    limit:
      'la investigación-acción en el aula se limita a pocos grupos, y quien investiga juzga además su propia práctica',
    counter:
      'los evaluadores de orientación experimental dudan de que una mejora sin grupo de control pueda separarse de la maduración del alumnado',
  },
  motivation: {
    definition:
      'la motivación para aprender es el impulso que inicia, orienta y sostiene el estudio, y varía tanto en intensidad como en origen',
    mechanism:
      'el interés, el afán de logro o el temor al castigo conducen el mismo tiempo de estudio a niveles distintos de profundidad',
    condition:
      'la motivación para aprender se mantiene mejor ante tareas de dificultad media cuyo resultado depende visiblemente del esfuerzo',
    indicator:
      'junto a las escalas, la dificultad de las tareas elegidas y la constancia ante el fracaso dan la medida de la motivación para aprender',
    limit: 'una fuerte motivación para aprender no suple las lagunas de base ni un método de estudio deficiente',
    counter:
      'los defensores del hábito sostienen que un horario y un entorno estables deciden más que el entusiasmo del momento',
    contrasts: ['engagement'],
  },
  engagement: {
    definition:
      'la implicación del alumnado reúne la participación en las tareas, el vínculo afectivo con la escuela y el esfuerzo por comprender',
    mechanism: 'la atención concentrada en la tarea permite elaborar más a fondo la información y recordarla mejor',
    condition: 'un reto alcanzable y un trato cordial entre docentes y alumnos favorecen la implicación del alumnado',
    indicator:
      'el tiempo de trabajo concentrado, la calidad de las preguntas y las correcciones del cuaderno reflejan la implicación del alumnado',
    limit:
      'la implicación del alumnado suele medirse por autoinforme, y la mera disciplina se confunde fácilmente con interés',
    counter:
      'algunos autores invierten la relación y ven la implicación del alumnado como consecuencia, no como causa, del buen rendimiento',
    contrasts: ['motivation'],
  },
  'self-efficacy': {
    definition:
      'la autoeficacia es la confianza en la propia capacidad para realizar una tarea determinada y no equivale a la autoestima general',
    mechanism:
      'los éxitos propios, el ejemplo de los iguales y el aliento ajeno elevan la autoeficacia, que a su vez anima a afrontar tareas difíciles',
    condition:
      'la autoeficacia se ajusta al rendimiento real si las exigencias son claras y la corrección llega pronto',
    indicator:
      'medir la autoeficacia requiere preguntar por tareas concretas, como redactar sin ayuda un texto argumentativo',
    limit: 'una autoeficacia muy superior a la capacidad real lleva a descuidar la preparación',
    counter: 'los escépticos ven en la autoeficacia poco más que el eco de las calificaciones anteriores',
  },
  'family-support': {
    definition:
      'el apoyo familiar abarca los recursos materiales, el aliento afectivo y las condiciones de estudio que el hogar ofrece al alumno',
    mechanism:
      'un lugar tranquilo, un horario regular y el consuelo ante el fracaso dejan libres las energías del alumno para el estudio',
    condition:
      'el apoyo familiar ayuda si las expectativas de los padres se acercan al nivel real del hijo y se vuelve presión si lo superan con mucho',
    indicator:
      'para conocer el apoyo familiar conviene preguntar por el lugar de estudio, las conversaciones, el gasto educativo y el afecto percibido',
    limit: 'el horario laboral y los estudios de los padres limitan el apoyo familiar que cada hogar puede prestar',
    counter:
      'quienes confían en la eficacia de la escuela sostienen que una buena enseñanza reduce mucho las diferencias de origen',
  },
  'school-survey': {
    definition:
      'los datos de encuestas escolares recogen las respuestas de alumnos, docentes y familias a un mismo cuestionario',
    mechanism:
      'las respuestas de personas con posiciones distintas se confirman entre sí o dejan ver discrepancias que merecen explicación',
    condition:
      'los datos de encuestas escolares ganan sinceridad si el cuestionario se responde de forma anónima y sin presencia de la dirección',
    indicator:
      'la distribución por curso y centro, las reglas para descartar cuestionarios y la tasa de respuesta deben acompañar a los datos',
    limit:
      'los datos de encuestas escolares proceden a menudo de los centros más dispuestos a colaborar, y los más conflictivos quedan fuera',
    counter:
      'los estadísticos reprochan a las muestras de conveniencia que sus resultados no puedan extenderse a toda la población escolar',
  },
  'lesson-record': {
    definition:
      'los registros de observación en el aula comprenden notas de campo, grabaciones, pautas de codificación y programaciones de clase',
    mechanism:
      'la grabación permite volver sobre un mismo fragmento y distinguir el orden de preguntas, silencios y respuestas',
    condition:
      'los registros de observación en el aula se acercan a la vida normal de la clase una vez que el grupo se acostumbra al observador',
    indicator:
      'el acuerdo entre codificadores y el criterio con que se eligen los fragmentos deciden el valor del material',
    limit:
      'transcribir los registros de observación en el aula lleva mucho tiempo, y unas pocas sesiones no representan un curso entero',
    counter:
      'los partidarios de la encuesta objetan que la observación minuciosa de un aula no dice cuán extendida está una práctica',
  },
  school: {
    definition: 'los centros educativos organizan la enseñanza de forma planificada y enseñan además a convivir',
    mechanism:
      'horarios, grupos y normas dan forma estable a la enseñanza y concentran en un lugar recursos y relaciones',
    condition:
      'los centros educativos mejoran según sus propias condiciones si la dirección dispone de cierto margen en personal y presupuesto',
    indicator:
      'el horario real, las reuniones de los docentes y la jornada del alumnado retratan un centro mejor que su ideario',
    limit:
      'la pobreza de las familias o el deterioro del barrio quedan fuera de lo que los centros educativos pueden cambiar por sí solos',
    counter:
      'la corriente desescolarizadora acusa a los centros educativos de sofocar la autonomía y propone aprender en toda la sociedad',
  },
  'knowledge-competence': {
    definition:
      'el debate «conocimiento frente a competencia» pregunta si el currículo ha de vertebrarse por saberes sistemáticos o por la capacidad de resolver problemas',
    mechanism:
      'el tiempo lectivo es limitado, y cada hora dedicada a la exposición ordenada de contenidos se resta a los proyectos',
    condition: 'las reformas del currículo y de los exámenes reavivan el debate «conocimiento frente a competencia»',
    indicator:
      'el peso de contenidos y destrezas en los programas y el tipo de preguntas de examen delatan la postura adoptada',
    limit:
      'presentado como dilema, el debate «conocimiento frente a competencia» olvida que toda competencia sólida descansa en saberes',
    counter:
      'una posición intermedia propone insistir en los contenidos en las primeras etapas y en su integración en las últimas',
  },
  'teacher-student': {
    definition:
      'el debate «guía docente frente a autonomía del alumnado» trata de quién decide el ritmo, el contenido y la valoración de la clase',
    mechanism:
      'unos confían en el dominio que el docente tiene de la materia y otros en la elección y la elaboración personal del alumno',
    condition:
      'la base del grupo, su tamaño y el tipo de clase inclinan en uno u otro sentido el debate «guía docente frente a autonomía del alumnado»',
    indicator:
      'quién propone la tarea, quién señala el error y cómo se reparte la palabra sirven para situar una clase',
    limit:
      'reducida a consigna, la oposición de guía docente frente a autonomía del alumnado mide el aprendizaje por el número de intervenciones',
    counter: 'muchos docentes en ejercicio rechazan la alternativa y gradúan la ayuda según el momento del aprendizaje',
  },
  evaluation: {
    definition:
      'la evaluación centrada en el resultado resume el aprendizaje en la nota del examen final y no cuenta los avances del camino',
    mechanism:
      'estudiar solo en vísperas del examen es la respuesta lógica del alumno a una evaluación centrada en el resultado',
    condition:
      'donde el acceso a la etapa siguiente depende de una sola puntuación, la evaluación centrada en el resultado resiste todo cambio',
    indicator:
      'el porcentaje de la nota que corresponde al examen final muestra hasta qué punto el proceso queda sin valorar',
    limit:
      'la evaluación centrada en el resultado no implica por fuerza un aprendizaje pobre, pues un buen examen puede exigir razonamiento',
    counter:
      'los defensores de las pruebas comunes consideran que el resultado es lo más equitativo y lo más difícil de falsear',
  },
  'evaluation.cause': {
    definition:
      'la falta de instrumentos de evaluación formativa deja al docente sin rúbricas, pautas ni registros que pueda usar en poco tiempo',
    mechanism:
      'a falta de una escala manejable, el profesorado vuelve a la nota del examen y nadie documenta el proceso',
    condition:
      'en grupos numerosos y materias de respuesta abierta, la falta de instrumentos de evaluación formativa se nota más',
    indicator:
      'los cuadernos de notas sin descripción de niveles delatan la falta de instrumentos de evaluación formativa',
    limit: 'disponer de rúbricas sin tiempo para aplicarlas deja las cosas como estaban',
    counter:
      'algunos docentes responden que no faltan instrumentos, sino normas que den validez a las notas del proceso',
  },
  'evaluation.measure': {
    definition:
      'combinar la evaluación formativa y la de desempeño supone reunir tareas, exposiciones y exámenes en una nota de reglas conocidas',
    mechanism:
      'el trabajo diario deja pruebas que cuentan, y el alumno encuentra motivos para esforzarse durante todo el curso',
    condition:
      'el profesorado necesita rúbricas comunes y el respaldo de una norma del centro para combinar la evaluación formativa y la de desempeño',
    indicator: 'el peso de cada parte, la descripción de los niveles y las reclamaciones permiten seguir la aplicación',
    limit:
      'en grupos grandes, combinar la evaluación formativa y la de desempeño multiplica los registros y obliga a elegir pocas tareas',
    counter: 'los críticos temen que las notas del proceso se igualen por arriba y dejen de distinguir a los alumnos',
  },
  participation: {
    definition:
      'la participación superficial del alumnado se da en clases animadas donde las intervenciones apenas pasan de repetir o asentir',
    mechanism: 'el docente confunde la animación con el aprendizaje, y las dificultades no afloran hasta el examen',
    condition:
      'las respuestas a coro y las exposiciones apresuradas de los grupos numerosos propician la participación superficial del alumnado',
    indicator:
      'las preguntas que se formulan, las razones que se aducen y las notas de grupo descubren la participación superficial del alumnado',
    limit:
      'en los minutos iniciales de una sesión, una participación superficial del alumnado no es señal de mala enseñanza',
    counter: 'hay docentes para quienes atreverse a hablar ya es un avance y la calidad llega después de la cantidad',
  },
  'participation.cause': {
    definition:
      'las tareas alejadas de los conocimientos previos resultan inalcanzables para unos alumnos y triviales para otros',
    mechanism: 'lo que está fuera de alcance invita a abandonar y lo demasiado fácil a cumplir sin pensar',
    condition:
      'las programaciones copiadas de otro centro y aplicadas sin diagnóstico producen tareas alejadas de los conocimientos previos',
    indicator:
      'la distancia entre la prueba inicial y lo que se pide, y el paso en que el alumno se detiene, prueban el desajuste',
    limit:
      'el silencio de quien sabe la respuesta y teme la burla no se explica por tareas alejadas de los conocimientos previos',
    counter: 'los más escépticos creen que ninguna tarea bien ajustada basta si el alumno solo estudia para aprobar',
  },
  'participation.measure': {
    definition:
      'diseñar tareas graduadas a partir del diagnóstico significa ofrecer puntos de partida distintos según lo que cada alumno ya sabe',
    mechanism: 'una tarea alcanzable con esfuerzo lleva al alumno de la repetición a la explicación',
    condition:
      'hacen falta pruebas breves y niveles revisables, que no encasillen a nadie, para diseñar tareas graduadas a partir del diagnóstico',
    indicator:
      'el número de alumnos que cambian de nivel y las tareas reescritas durante la unidad muestran si el ajuste funciona',
    limit:
      'el tiempo de preparación crece mucho al diseñar tareas graduadas a partir del diagnóstico, y conviene repartirlo entre colegas',
    counter:
      'los partidarios de una exigencia común temen que los niveles rebajen lo que se espera de los alumnos con más dificultades',
  },
  'teacher-ability': {
    definition:
      'las capacidades docentes desiguales hacen que una misma reforma se aplique bien en unas aulas y quede en palabras en otras',
    mechanism:
      'conocer una propuesta sin saber convertirla en actividades devuelve pronto la clase a la rutina anterior',
    condition:
      'los cambios rápidos de programa y la falta de colegas que sirvan de ejemplo agravan las capacidades docentes desiguales',
    indicator:
      'la distancia entre la programación escrita y la clase observada hace visibles las capacidades docentes desiguales',
    limit:
      'atribuirlo todo a las capacidades docentes desiguales oculta el peso de los horarios, el tamaño de los grupos y la inspección',
    counter:
      'muchos docentes contestan que conocen los métodos nuevos, pero que aplicarlos consume un tiempo que nadie reconoce',
  },
  'teacher-ability.cause': {
    definition:
      'la formación alejada del aula abunda en conferencias sobre principios y escasea en demostraciones que el docente pueda llevarse',
    mechanism:
      'quien entiende la idea sin haber visto cómo se responde a un error del alumno repite después lo de siempre',
    condition:
      'los cursos iguales para todas las materias, decididos sin consultar al profesorado, perpetúan la formación alejada del aula',
    indicator:
      'los cambios en la programación tras el curso prueban su utilidad mejor que los cuestionarios de satisfacción',
    limit:
      'la formación alejada del aula no es la única culpable, pues sin tiempo para practicar también fracasan los buenos cursos',
    counter: 'los responsables de los cursos alegan que las técnicas sin un cambio de ideas se quedan en la superficie',
  },
  'teacher-ability.measure': {
    definition:
      'organizar la formación en torno a las clases consiste en preparar, impartir, observar y rehacer entre colegas una sesión real',
    mechanism: 'los colegas miran la reacción de los alumnos y proponen cambios que se prueban en la sesión siguiente',
    condition:
      'organizar la formación en torno a las clases requiere horas fijas y alguien con experiencia que vaya más allá de la cortesía',
    indicator: 'las versiones sucesivas de la sesión y las actas de las reuniones dan cuenta del progreso',
    limit:
      'un claustro pequeño o poco experto necesita ayuda externa para organizar la formación en torno a las clases',
    counter: 'hay quien considera más barato que cada docente estudie por su cuenta grabaciones de buenas clases',
  },
  'home-school': {
    definition:
      'el contacto solo formal entre familia y escuela multiplica avisos y firmas sin que nadie resuelva junto al otro los problemas del niño',
    mechanism:
      'el niño recibe exigencias distintas en casa y en clase si ambas partes se limitan a intercambiar comunicados',
    condition:
      'los avisos en un solo sentido, que la familia únicamente acusa, llevan al contacto solo formal entre familia y escuela',
    indicator:
      'el contenido de los mensajes más allá de los avisos y el seguimiento de las tutorías revelan si existe colaboración',
    limit:
      'los turnos de trabajo, y no siempre el desinterés, explican en muchos casos el contacto solo formal entre familia y escuela',
    counter:
      'una parte del profesorado prefiere guardar distancia por temor a que el trato frecuente genere conflictos',
  },
  'home-school.cause': {
    definition: 'las funciones poco claras dejan sin acordar qué corresponde a la familia y qué corresponde al centro',
    mechanism: 'cada parte espera que actúe la otra, y los casos particulares no encuentran a quién dirigirse',
    condition: 'en grupos numerosos con tutores sobrecargados, las funciones poco claras tardan mucho en corregirse',
    indicator: 'la ausencia de un acuerdo escrito entre tutores y padres es señal de funciones poco claras',
    limit: 'las funciones poco claras no explican lo que ocurre en centros con buenos reglamentos que nadie cumple',
    counter: 'otros autores sitúan la raíz en la desconfianza mutua, que ningún reparto de tareas disipa',
  },
  'home-school.measure': {
    definition:
      'acordar funciones y contactos periódicos equivale a poner por escrito qué hace cada parte, cuándo se reúnen y por qué medio',
    mechanism: 'un reparto claro evita que unos esperen a otros, y las citas regulares atajan los problemas pequeños',
    condition:
      'los horarios variados para las familias y el tiempo reconocido a los tutores permiten acordar funciones y contactos periódicos',
    indicator:
      'las actas de las tutorías y los asuntos resueltos durante el curso sirven para comprobar el cumplimiento',
    limit:
      'acordar funciones y contactos periódicos consume tiempo de todos y degenera en trámite si las reuniones carecen de contenido',
    counter: 'ciertas familias rechazan que la escuela fije por escrito lo que debe hacerse en casa',
  },
  'support-fragmented': {
    definition:
      'los servicios de apoyo dispersos obligan al estudiante a acudir por separado a la oficina de becas, a la de orientación y a la de empleo',
    mechanism:
      'la información se corta entre oficinas, y unos reciben ayuda repetida mientras otros quedan sin atender',
    condition:
      'los servicios de apoyo dispersos perduran donde cada unidad rinde cuentas por separado y nadie responde del conjunto',
    indicator:
      'los solapamientos del catálogo y los pasos que da un estudiante hasta obtener ayuda miden la dispersión',
    limit:
      'los servicios de apoyo dispersos tienen la ventaja de la especialización, que una fusión apresurada puede perder',
    counter: 'los partidarios de la división por áreas sostienen que solo así se sabe a quién exigir cuentas',
  },
  'support-fragmented.cause': {
    definition:
      'la coordinación escasa entre oficinas significa que cada una atiende su tramo y ninguna sigue el caso completo',
    mechanism: 'informes y presupuestos separados quitan a cada unidad el motivo para compartir lo que sabe',
    condition:
      'la coordinación escasa entre oficinas arraiga donde los datos no circulan y el dinero llega por vías distintas',
    indicator:
      'la falta de reuniones conjuntas y de registros de derivación revela una coordinación escasa entre oficinas',
    limit: 'un nuevo órgano no siempre remedia la coordinación escasa entre oficinas, ya que puede añadir otra demora',
    counter: 'desde la gestión se replica a veces que el problema es la falta de personal y no la de coordinación',
  },
  'support-fragmented.measure': {
    definition:
      'abrir un punto de atención único ofrece al estudiante una sola puerta, desde la que un responsable deriva y sigue su caso',
    mechanism: 'el estudiante cuenta su problema una vez y los trámites circulan dentro de la institución',
    condition:
      'abrir un punto de atención único solo da fruto si su responsable tiene autoridad sobre las demás oficinas',
    indicator: 'la proporción de casos resueltos en una visita y el tiempo de derivación permiten valorar el servicio',
    limit:
      'abrir un punto de atención único concentra datos personales y exige reglas previas de consentimiento y reserva',
    counter:
      'los defensores de la atención cercana advierten que una ventanilla central puede quedar más lejos del estudiante',
  },
  'needs-gap': {
    definition:
      'la oferta alejada de las necesidades reúne cursos y servicios que no responden a las dificultades reales de los estudiantes',
    mechanism: 'el gasto se mantiene, la asistencia baja y los problemas verdaderos siguen sin respuesta',
    condition:
      'los programas heredados de otros años o fijados desde arriba reproducen la oferta alejada de las necesidades',
    indicator:
      'comparar las dificultades que declaran los estudiantes con el catálogo de servicios descubre la oferta alejada de las necesidades',
    limit:
      'la oferta alejada de las necesidades no se juzga solo por los gustos, pues lo necesario no siempre es lo que se pide',
    counter:
      'algunos pedagogos defienden que la institución debe orientar las demandas del alumnado y no plegarse a ellas',
  },
  'needs-gap.cause': {
    definition:
      'el estudio escaso de las necesidades consiste en programar sin preguntar qué falta y cerrar el curso sin averiguar qué sirvió',
    mechanism:
      'los responsables deciden por costumbre o por mandato, y la oferta se aparta poco a poco de los problemas',
    condition: 'el estudio escaso de las necesidades se repite si las encuestas se archivan sin que nadie las lea',
    indicator:
      'saber qué programas cambiaron a raíz de una consulta permite calibrar el estudio escaso de las necesidades',
    limit:
      'junto al estudio escaso de las necesidades cuenta el dinero de destino fijo, que impide corregir errores conocidos',
    counter: 'ciertos expertos desconfían de las consultas y consideran más fiable el juicio profesional',
  },
  'needs-gap.measure': {
    definition:
      'ajustar la oferta a las necesidades detectadas supone revisar cada curso los servicios con los datos de una consulta',
    mechanism: 'lo que nadie usa cede sus medios a lo que muchos piden sin encontrarlo',
    condition:
      'ajustar la oferta a las necesidades detectadas requiere presupuestos flexibles y un responsable que dé respuesta a la consulta',
    indicator: 'los servicios suprimidos, creados o modificados y el uso posterior de cada uno documentan el cambio',
    limit:
      'las demandas minoritarias corren peligro al ajustar la oferta a las necesidades detectadas si solo se atiende a la mayoría',
    counter:
      'los críticos previenen contra una institución que persigue la satisfacción inmediata y descuida lo formativo',
  },
  grade: {
    definition:
      'el curso agrupa a los alumnos según el año de escolaridad y marca a la vez edad, programa y experiencia escolar',
    mechanism:
      'de un curso a otro cambian la dificultad de los contenidos, los docentes y la cercanía de los exámenes decisivos',
    condition:
      'comparar por curso exige muestras suficientes de cada nivel y un mismo instrumento comprensible para todos',
    indicator:
      'las diferencias entre el primer curso y el último de una etapa dan una imagen aproximada de la evolución',
    limit: 'en un estudio transversal, el efecto del curso se confunde con el de la generación',
    counter:
      'los partidarios del seguimiento longitudinal niegan que comparar cada curso con otro equivalga a observar el cambio de los mismos alumnos',
  },
  'school-type': {
    definition:
      'el tipo de centro distingue las escuelas por su titularidad, su entorno urbano o rural y la enseñanza que imparten',
    mechanism: 'los recursos, la selección del alumnado y la estabilidad del profesorado varían con el tipo de centro',
    condition: 'comparar resultados por tipo de centro obliga a tener en cuenta antes el origen social de las familias',
    indicator:
      'la financiación por alumno, la proporción de docentes fijos y la composición social describen cada grupo',
    limit: 'el tipo de centro encubre diferencias internas que a menudo superan las que hay entre categorías',
    counter:
      'para una parte de los investigadores, las ventajas atribuidas al tipo de centro proceden sobre todo de la selección previa',
  },
};
