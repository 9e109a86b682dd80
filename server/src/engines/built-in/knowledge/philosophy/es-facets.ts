import type { FacetBook } from '../facets.ts';

export const philosophyEsFacets: FacetBook = {
  deontology: {
    definition:
      'la ética del deber juzga una acción por su conformidad con principios obligatorios y no por los beneficios que reporta',
    mechanism: 'el agente imagina su máxima como ley para todos y descarta la que se contradice al universalizarse',
    condition: 'la ética del deber presupone agentes capaces de obrar por principios y no solo por inclinación',
    indicator: 'se reconoce la ética del deber en la negativa a mentir o a usar a otro aunque el resultado fuese mejor',
    limit: 'ante dos deberes que chocan, la ética del deber rara vez indica cuál debe prevalecer',
    counter:
      'los utilitaristas replican que tolerar un sufrimiento evitable por respeto a una norma antepone la pureza propia al bien ajeno',
    example:
      'la pregunta de si cabe mentir al asesino que busca a un amigo lleva al límite el rigor de la ética del deber',
    implication:
      'quien aplica la ética del deber conviene que aclare si se apoya en la universalización o en la dignidad de la persona',
    contrasts: ['consequentialism'],
    parts: ['autonomy'],
  },
  consequentialism: {
    definition: 'el consecuencialismo mide el valor moral de un acto por el estado de cosas que produce',
    mechanism:
      'los daños y beneficios de cada afectado se llevan a una misma escala, y la suma señala la opción preferible',
    condition: 'el consecuencialismo rinde mejor donde los efectos son previsibles y los afectados pueden enumerarse',
    indicator:
      'placer, satisfacción de preferencias y bienestar objetivo son las medidas de valor entre las que elige el consecuencialismo',
    limit:
      'al sumar utilidades, el consecuencialismo puede compensar la pérdida grave de unos pocos con ventajas mínimas de muchos',
    counter:
      'los defensores de los derechos sostienen que ciertos tratos quedan prohibidos sea cual sea el beneficio obtenido',
    example:
      'el dilema del tranvía muestra la distancia entre el consecuencialismo y las intuiciones morales corrientes',
    implication:
      'adoptar el consecuencialismo obliga a decir de quién es el bienestar que cuenta y en qué plazo se calcula',
    contrasts: ['deontology'],
    parts: ['wellbeing'],
  },
  hermeneutics: {
    definition:
      'la hermenéutica filosófica entiende la comprensión como un modo de ser del hombre y no como simple técnica de lectura',
    mechanism:
      'el lector llega al texto con prejuicios, los corrige ante la resistencia de lo leído y funde así dos horizontes',
    condition:
      'el diálogo que propone la hermenéutica filosófica exige conceder de antemano que el texto puede tener razón',
    indicator:
      'las lecturas sucesivas de un mismo clásico permiten a la hermenéutica filosófica observar la historia de sus efectos',
    limit:
      'la hermenéutica filosófica no ofrece un criterio firme para distinguir el prejuicio legítimo de la deformación',
    counter:
      'los críticos de la ideología advierten que la tradición puede ocultar relaciones de dominio que el diálogo no revela',
    example:
      'cada época ha leído la Poética de Aristóteles desde su propio teatro, y en esa serie trabaja la hermenéutica filosófica',
    implication:
      'un estudio guiado por la hermenéutica filosófica declara las preguntas con las que el intérprete se acerca al texto',
    parts: ['preunderstanding'],
  },
  'concept-analysis': {
    definition:
      'el análisis conceptual busca las condiciones necesarias y suficientes de un concepto y somete cada definición a contraejemplos',
    mechanism:
      'se propone una definición, se imagina un caso que la cumple contra toda intuición y se corrige hasta fijar el contorno',
    condition:
      'el análisis conceptual conviene a nociones de uso estable cuyas disputas nacen de la falta de distinciones',
    indicator:
      'una definición que resiste los contraejemplos y separa la noción de sus vecinas acredita el análisis conceptual',
    limit:
      'las intuiciones varían con la cultura y la formación, lo que debilita la base probatoria del análisis conceptual',
    counter:
      'la filosofía experimental objeta que las intuiciones del especialista no representan a las del hablante común',
    contrasts: ['textual-exegesis'],
  },
  'textual-exegesis': {
    definition:
      'la exégesis de textos establece qué dice un pasaje a partir de la edición, el léxico, el contexto y la estructura de la obra',
    mechanism:
      'la frase se aclara por el conjunto y el conjunto se corrige por la frase, en un vaivén que estabiliza la lectura',
    condition: 'una edición fiable y el dominio de la lengua original son requisitos de la exégesis de textos',
    indicator:
      'variantes, usos paralelos de un término y desacuerdos entre comentaristas aportan las pruebas de la exégesis de textos',
    limit: 'la exégesis de textos aclara lo que un autor afirmó, pero no decide si lo afirmado es verdadero',
    counter:
      'los filósofos de orientación argumentativa reprochan a la exégesis de textos que pierda de vista el problema por atender a la letra',
    contrasts: ['concept-analysis'],
  },
  subjectivity: {
    definition: 'la subjetividad designa la condición de quien conoce, actúa y responde de sí como un yo consciente',
    mechanism: 'en sus obras y bajo la mirada ajena, la persona se descubre a la vez origen de actos y ser limitado',
    condition: 'la subjetividad requiere conciencia de sí y un margen real de elección',
    indicator:
      'dar razones, asumir la responsabilidad y tomar distancia de la propia situación son señales de subjetividad',
    limit:
      'la concepción moderna de la subjetividad sitúa el mundo enfrente y agrava la escisión entre el hombre y la naturaleza',
    counter:
      'el estructuralismo sostiene que el llamado sujeto es solo un lugar asignado por el lenguaje y las instituciones',
    example: 'la duda metódica de Descartes convierte la subjetividad en el primer suelo firme del conocimiento',
    implication:
      'una tesis sobre la subjetividad gana claridad si separa la conciencia, la agencia y la responsabilidad',
    parts: ['autonomy'],
  },
  rationality: {
    definition:
      'la racionalidad es la capacidad de formar creencias, ponderar fines y gobernar la conducta según razones',
    mechanism:
      'al someter experiencias y deseos a principios, la racionalidad vuelve el juicio explicable ante los demás',
    condition: 'ninguna afirmación que rehúya el examen público satisface las exigencias de la racionalidad',
    indicator:
      'coherencia de las inferencias, suficiencia de las pruebas y defensa de los fines son tres medidas de la racionalidad',
    limit: 'la racionalidad corrige los medios con más seguridad de la que tiene para fundar fines últimos',
    counter:
      'la tradición humeana invierte el orden y hace de la razón una servidora de las pasiones que mueven a actuar',
    example: 'quien ajusta su opinión tras conocer una prueba contraria ofrece un caso elemental de racionalidad',
    implication:
      'distinguir entre racionalidad de los medios y racionalidad de los fines evita discusiones sin objeto común',
  },
  autonomy: {
    definition: 'la autonomía moral consiste en que la voluntad se dé a sí misma la ley que obedece',
    mechanism:
      'los deseos y las órdenes ajenas se someten a examen, y solo entonces la razón de actuar procede del propio agente',
    condition: 'la autonomía moral pide comprender las normas, resistir los impulsos y disponer de opciones reales',
    indicator:
      'hay autonomía moral donde la decisión descansa en razones que el agente hace suyas y resiste la manipulación',
    limit: 'el ideal de autonomía moral atiende mal a quienes viven en la enfermedad, la dependencia o la pobreza',
    counter: 'las teorías relacionales objetan que la capacidad de decidir se forma en vínculos de confianza y cuidado',
    example: 'el consentimiento informado del paciente lleva la autonomía moral al terreno de la práctica médica',
    implication:
      'invocar la autonomía moral en ética aplicada obliga a precisar qué información y qué alternativas tenía el agente',
  },
  preunderstanding: {
    definition:
      'la comprensión previa reúne los conceptos, expectativas y preguntas que el intérprete trae antes de leer',
    mechanism:
      'gracias a la comprensión previa el texto aparece ya como algo determinado, que la lectura obliga luego a rectificar',
    condition: 'la comprensión previa se vuelve corregible solo si el intérprete deja que el texto le contradiga',
    indicator:
      'la elección de una traducción, el tipo de pregunta y las clasificaciones tácitas delatan la comprensión previa',
    limit: 'nadie elimina de una vez su comprensión previa, y quien se cree libre de ella suele obedecerla más',
    counter:
      'los partidarios de una hermenéutica objetivista confían en que un método riguroso deje fuera los prejuicios del intérprete',
    example: 'traducir logos por razón o por palabra revela una comprensión previa distinta del mismo pasaje',
    implication:
      'explicitar la comprensión previa al comienzo permite al lector juzgar cuánto ha pesado en la interpretación',
    parts: ['academic-tradition'],
  },
  wellbeing: {
    definition: 'el bienestar humano abarca lo que hace que una vida vaya bien para quien la vive',
    mechanism:
      'hedonismo, satisfacción de deseos y lista objetiva explican de modo distinto en qué consiste el bienestar humano',
    condition: 'comparar el bienestar humano de varias personas supone una escala válida para todas ellas',
    indicator:
      'salud, educación, relaciones y satisfacción declarada son los aspectos por los que suele estimarse el bienestar humano',
    limit:
      'las preferencias adaptadas a la privación rebajan las aspiraciones, y la satisfacción declarada oculta entonces carencias',
    counter: 'los defensores de la prioridad de la libertad rechazan que se decida por otros en nombre de su bienestar',
    example:
      'el pobre que se declara contento con poco ilustra por qué el bienestar humano no se reduce a la satisfacción',
    implication: 'elegir una teoría del bienestar humano condiciona qué políticas se tienen por benéficas',
  },
  classics: {
    definition:
      'los textos clásicos y sus comentarios comprenden las obras fundadoras de una escuela y las interpretaciones que han suscitado',
    mechanism:
      'los comentaristas exponen tesis propias al explicar el original y dejan así un registro de la evolución de las ideas',
    condition:
      'los textos clásicos y sus comentarios deben leerse en ediciones críticas, con la traducción como simple ayuda',
    indicator:
      'prólogos, aparato de variantes y procedencia de las citas permiten apreciar la fiabilidad de los textos clásicos y sus comentarios',
    limit:
      'pérdidas e interpolaciones impiden que los textos clásicos y sus comentarios restituyan por entero la intención del autor',
    counter:
      'la crítica filológica más severa exige resolver la autenticidad de una obra antes de extraer de ella doctrina alguna',
  },
  'academic-tradition': {
    definition:
      'las escuelas de pensamiento son comunidades intelectuales unidas por maestros, textos y problemas que se transmiten',
    mechanism:
      'los discípulos comentan y discuten al maestro, y las escuelas de pensamiento se renuevan mientras dicen conservar',
    condition:
      'lugares de enseñanza, un canon reconocido y reglas de discusión sostienen a las escuelas de pensamiento',
    indicator:
      'genealogías de maestros, actas de debates y un vocabulario común permiten identificar las escuelas de pensamiento',
    limit:
      'el espíritu de grupo lleva a las escuelas de pensamiento a excluir ideas ajenas y a repetir sus propios términos',
    counter:
      'algunos historiadores ven en el nombre de cada escuela una clasificación tardía que borra diferencias individuales',
    parts: ['classics'],
  },
  'universal-relative': {
    definition:
      'el debate universalismo frente a relativismo pregunta si hay verdades y normas válidas para todos los seres humanos',
    mechanism:
      'el universalismo apela a una razón común, mientras el relativismo invoca la diversidad de culturas y épocas',
    condition:
      'separar la diversidad descriptiva de la normativa es requisito para que la discusión universalismo frente a relativismo tenga un objeto común',
    indicator:
      'prohibiciones comunes a muchas culturas y éxitos o fracasos de la traducción nutren la disputa universalismo frente a relativismo',
    limit:
      'un relativismo que se proclama verdadero para todos se refuta a sí mismo, y un universalismo apresurado eleva lo local a ley',
    counter:
      'los pluralistas defienden una vía intermedia con varios sistemas de valores aceptables, aunque no cualquiera',
    parts: ['rationality'],
  },
  'freedom-determinism': {
    definition:
      'el problema libre albedrío frente a determinismo indaga si cabe libertad en un mundo donde todo hecho tiene causas previas',
    mechanism:
      'el compatibilismo llama libre al acto guiado por razones propias sin coacción, y el incompatibilismo exige alternativas reales',
    condition:
      'ambas partes del debate libre albedrío frente a determinismo admiten que la responsabilidad supone alguna forma de control',
    indicator:
      'la diferencia entre impulso y compulsión y la eficacia de las razones son datos a los que vuelve la disputa libre albedrío frente a determinismo',
    limit:
      'el azar cuántico no aporta control, de modo que la física no zanja por sí sola la disputa entre libre albedrío y determinismo',
    counter:
      'el determinismo duro acepta todas las consecuencias y propone sustituir el castigo retributivo por la prevención',
  },
  'concept-blur': {
    definition:
      'los sentidos cambiantes de los términos aparecen al usar una misma palabra con significados distintos sin advertirlo',
    mechanism: 'premisa y conclusión comparten la palabra pero no el objeto, y la inferencia solo parece válida',
    condition:
      'las traducciones ambiguas y las definiciones rivales de escuela favorecen los sentidos cambiantes de los términos',
    indicator:
      'anotar cada aparición de la palabra y sustituirla por su definición descubre los sentidos cambiantes de los términos',
    limit: 'exigir un solo significado por palabra empobrece conceptos cuya riqueza no se deja ordenar del todo',
    counter:
      'quienes defienden los parecidos de familia toleran los sentidos cambiantes de los términos mientras no estorben la comunicación',
    example:
      'la palabra libertad puede empezar como ausencia de coacción y acabar como dominio de sí en una misma página',
    implication:
      'fijar un breve glosario inicial limita los sentidos cambiantes de los términos a lo largo de una tesis',
  },
  'concept-blur.cause': {
    definition:
      'los contextos de uso confundidos son el efecto de tratar como idénticas acepciones de distintas escuelas, épocas o disciplinas',
    mechanism:
      'la identidad de la palabra sugiere identidad de sentido, y la cita de segunda mano borra el entorno original',
    condition: 'traducciones y préstamos entre disciplinas son el terreno habitual de los contextos de uso confundidos',
    indicator: 'citas de épocas y escuelas dispares reunidas sin aviso delatan contextos de uso confundidos',
    limit: 'separar los contextos con exceso de celo haría imposible toda historia de los conceptos',
    counter:
      'los partidarios de conceptos universales creen que una buena definición atraviesa contextos sin tantas cautelas',
  },
  'concept-blur.measure': {
    definition:
      'separar los niveles de significado consiste en indicar a qué plano pertenece cada término y a qué objetos se aplica',
    mechanism: 'una vez marcados los planos, las proposiciones de uno dejan de servir de premisas encubiertas en otro',
    condition: 'separar los niveles de significado exige apoyarse en usos documentados y no en la comodidad del autor',
    indicator:
      'la definición mantenida hasta el final y las excepciones anotadas prueban que se ha logrado separar los niveles de significado',
    limit: 'un exceso de distinciones carga el vocabulario y hace perder el hilo del argumento',
    counter:
      'los filósofos del lenguaje ordinario temen que las definiciones estipuladas esquiven el verdadero problema',
  },
  'normative-gap': {
    definition:
      'las normas lejanas de la situación real son principios correctos en su enunciado que no orientan la conducta de los afectados',
    mechanism: 'al ignorar recursos, saberes y vínculos, el principio conduce a la simulación o al desconcierto',
    condition:
      'las normas lejanas de la situación real abundan en sociedades plurales, donde una persona ocupa papeles en conflicto',
    indicator:
      'el coste de cumplir, la frecuencia de excepciones y los arreglos informales revelan normas lejanas de la situación real',
    limit: 'rebajar la exigencia ante cada distancia con los hechos equivaldría a suprimir la norma',
    counter:
      'los partidarios de la teoría ideal no ven defecto en las normas lejanas de la situación real, pues primero se fija el modelo',
    example: 'un deber de veracidad absoluta deja sin guía al médico que comunica un diagnóstico a un enfermo frágil',
    implication:
      'el examen de las normas lejanas de la situación real empieza por preguntar quién puede cumplirlas y a qué precio',
  },
  'normative-gap.cause': {
    definition:
      'los principios sin mediación saltan de la regla general a la decisión concreta sin interpretar ni ponderar',
    mechanism:
      'un principio que calla sobre los hechos pertinentes permite a cada cual extraer la conclusión que prefiere',
    condition:
      'los principios sin mediación son frecuentes en argumentos que deducen una política directamente de una teoría',
    indicator:
      'la ausencia de casos, reglas intermedias o precedentes entre premisa y conclusión denuncia principios sin mediación',
    limit: 'las mediaciones pueden introducir sesgos propios y no garantizan una aplicación acertada',
    counter: 'el particularismo moral sostiene que el buen juicio percibe la situación sin necesidad de principios',
  },
  'normative-gap.measure': {
    definition:
      'reformular los principios con sus condiciones significa completar la regla con supuestos y excepciones tomados de los casos',
    mechanism: 'comparar casos semejantes saca a la luz el propósito de la norma y permite delimitar dónde rige',
    condition: 'reformular los principios con sus condiciones requiere varios casos descritos con suficiente detalle',
    indicator:
      'la norma revisada que resuelve casos nuevos confirma el acierto de reformular los principios con sus condiciones',
    limit: 'sin freno en las excepciones, el principio acaba vaciado de contenido',
    counter:
      'los rigoristas recelan de reformular los principios con sus condiciones porque cada excepción abre la puerta al interés',
  },
  'subject-loss': {
    definition:
      'el debilitamiento del sujeto describe el paso de la persona que juzga y actúa a simple efecto de sistemas y estructuras',
    mechanism:
      'los procedimientos deciden de antemano y los datos desplazan a las razones, hasta que a la persona solo le queda reaccionar',
    condition: 'instituciones muy especializadas y decisiones automatizadas propician el debilitamiento del sujeto',
    indicator: 'la capacidad de explicar los propios actos y de negarse sirve para medir el debilitamiento del sujeto',
    limit: 'lamentar el debilitamiento del sujeto encubre a veces la nostalgia de una autonomía que nunca fue general',
    counter: 'el postestructuralismo no lamenta pérdida alguna, pues considera al sujeto un producto del discurso',
    example:
      'el empleado que aplica una puntuación automática sin poder explicarla encarna el debilitamiento del sujeto',
    implication:
      'hablar del debilitamiento del sujeto pide señalar qué decisiones concretas han dejado de corresponder a las personas',
  },
  'subject-loss.cause': {
    definition:
      'el crecimiento unilateral de la razón instrumental extiende la lógica de la eficacia y el control a todas las relaciones',
    mechanism:
      'los fines se dan por supuestos, la discusión se limita a los medios y las personas se valoran por su utilidad',
    condition:
      'competencia de mercado y evaluación burocrática, unidas, aceleran el crecimiento unilateral de la razón instrumental',
    indicator:
      'la multiplicación de indicadores y el silencio sobre los valores delatan el crecimiento unilateral de la razón instrumental',
    limit:
      'atribuir males diversos al crecimiento unilateral de la razón instrumental reduce a una sola causa procesos que conviene distinguir',
    counter: 'los optimistas de la técnica responden que la eficacia libera tiempo y no erosiona por fuerza al sujeto',
  },
  'subject-loss.measure': {
    definition:
      'recuperar el juicio en el diálogo público supone que los afectados intervengan con razones en las decisiones que les atañen',
    mechanism: 'exponer motivos y contestar objeciones devuelve a la persona el lugar de quien juzga y no solo ejecuta',
    condition:
      'recuperar el juicio en el diálogo público depende de información abierta y de ocasiones parejas para hablar',
    indicator:
      'opiniones revisadas y disensos recogidos en acta muestran que se logra recuperar el juicio en el diálogo público',
    limit:
      'la deliberación consume tiempo y favorece a los elocuentes, de modo que los callados no siempre ganan con ella',
    counter:
      'las corrientes elitistas desconfían de recuperar el juicio en el diálogo público y remiten los asuntos complejos a expertos',
  },
};
