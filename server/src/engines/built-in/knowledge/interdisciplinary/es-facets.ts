import type { FacetBook } from '../facets.ts';

export const interdisciplinaryEsFacets: FacetBook = {
  'complex-system': {
    definition:
      'la teoría de los sistemas complejos estudia conjuntos de muchos elementos cuyas interacciones producen un comportamiento que ninguno tiene por separado',
    mechanism:
      'reglas locales sencillas, repetidas y conectadas entre sí, generan orden, bloqueos o cambios bruscos en el conjunto',
    condition:
      'la teoría de los sistemas complejos resulta fecunda donde los elementos reaccionan unos a otros y los efectos no guardan proporción con las causas',
    indicator:
      'los umbrales, la dependencia de la trayectoria y la distribución desigual de las conexiones delatan un comportamiento complejo',
    limit:
      'la teoría de los sistemas complejos explica mejor las pautas generales que el momento exacto de un acontecimiento',
    counter:
      'desde la tradición reduccionista se reprocha a la teoría de los sistemas complejos que ofrezca metáforas difíciles de refutar',
    example:
      'un pequeño retraso en una estación central se propaga por la red ferroviaria y detiene trenes de líneas alejadas',
    implication:
      'quien interviene con la teoría de los sistemas complejos en mente ensaya cambios pequeños y observa sus efectos indirectos',
    parts: ['feedback-loop'],
  },
  sociotechnical: {
    definition:
      'la teoría de los sistemas sociotécnicos considera que las máquinas, las tareas y las relaciones de trabajo forman una unidad que debe diseñarse en conjunto',
    mechanism:
      'un cambio técnico altera funciones, poder y rutinas, y las personas responden adaptando la herramienta a su modo',
    condition:
      'la teoría de los sistemas sociotécnicos requiere acceso al lugar de trabajo y participación de quienes usan la herramienta',
    indicator:
      'las soluciones improvisadas, las tareas duplicadas en papel y los cambios de responsabilidad muestran el desajuste entre técnica y organización',
    limit: 'la teoría de los sistemas sociotécnicos abarca tantos factores que deja poco claro por dónde empezar',
    counter:
      'los ingenieros de corte racionalista creen que una técnica bien diseñada acaba imponiendo su propia organización',
    example:
      'un hospital instala historias clínicas digitales y las enfermeras siguen llevando notas de papel en el bolsillo',
    implication:
      'según la teoría de los sistemas sociotécnicos, el calendario de implantación ha de incluir el rediseño de las funciones',
    parts: ['adaptation'],
  },
  'technology-acceptance': {
    definition:
      'el modelo de aceptación de la tecnología explica la intención de uso por la utilidad y la facilidad que el usuario percibe',
    mechanism: 'una herramienta que parece fácil se juzga también más útil, y ambas impresiones inclinan a usarla',
    condition:
      'el modelo de aceptación de la tecnología funciona mejor si el uso es voluntario y el usuario ha podido probar el sistema',
    indicator:
      'las escalas de utilidad percibida, facilidad percibida e intención se comparan con los registros de uso real',
    limit: 'el modelo de aceptación de la tecnología predice la intención declarada mejor que el uso continuado',
    counter:
      'los enfoques sociológicos reprochan al modelo de aceptación de la tecnología que olvide la coacción, la costumbre y la desigualdad',
    example: 'una persona mayor reconoce la utilidad de pedir cita por internet y desiste ante un formulario confuso',
    implication:
      'los diseñadores que siguen el modelo de aceptación de la tecnología muestran pronto un beneficio y reducen los pasos iniciales',
    parts: ['trust'],
  },
  'mixed-methods': {
    definition:
      'los métodos mixtos con encuesta reúnen en un mismo diseño la medición de muchos casos y el examen cualitativo de unos pocos',
    mechanism: 'los números indican cuánto y dónde, y las entrevistas u observaciones aclaran cómo y por qué',
    condition: 'los métodos mixtos con encuesta piden decidir de antemano en qué momento se unen ambas series de datos',
    indicator:
      'la coherencia o la discrepancia entre las dos partes, comentada de forma expresa, muestra si hubo integración',
    limit:
      'los métodos mixtos con encuesta duplican el trabajo, y el tiempo disponible suele dejar débil una de las partes',
    counter: 'los puristas metodológicos niegan que puedan mezclarse supuestos tan distintos sobre lo que es conocer',
  },
  'text-mining': {
    definition:
      'la minería de textos extrae de grandes colecciones de documentos frecuencias, temas y relaciones que la lectura individual no alcanza',
    mechanism:
      'los textos se dividen en unidades, se convierten en valores numéricos y se agrupan según las palabras que aparecen juntas',
    condition:
      'la minería de textos necesita una colección bien delimitada, una limpieza documentada y conocimiento del lenguaje tratado',
    indicator:
      'la coherencia de los temas y su comparación con una muestra leída por personas permiten valorar el resultado',
    limit: 'la ironía, la polisemia y el silencio de quienes no escriben escapan a la minería de textos',
    counter: 'la crítica hermenéutica recuerda que contar palabras no equivale a comprender lo que se quiso decir',
  },
  'feedback-loop': {
    definition:
      'los bucles de realimentación devuelven el efecto de una acción a su origen y refuerzan o frenan la acción siguiente',
    mechanism:
      'un bucle positivo amplía la desviación inicial, mientras que uno negativo la corrige y mantiene el equilibrio',
    condition: 'los bucles de realimentación desestabilizan el sistema si la señal tarda mucho en volver',
    indicator:
      'las series temporales con oscilaciones o crecimientos acelerados sugieren la presencia de bucles de realimentación',
    limit:
      'dibujar bucles de realimentación resulta fácil, pero separarlos de la mera coincidencia exige datos repetidos en el tiempo',
    counter:
      'los partidarios de la causalidad lineal opinan que muchos bucles de realimentación se reducen a una causa externa común',
  },
  adaptation: {
    definition:
      'la capacidad de adaptación permite a un sistema modificar sus reglas y recursos ante un cambio sin perder sus funciones básicas',
    mechanism:
      'la diversidad de medios y el aprendizaje de los errores abren respuestas que una organización uniforme no tendría',
    condition:
      'la capacidad de adaptación aumenta con reservas disponibles, información rápida y autonomía para decidir cerca del problema',
    indicator:
      'el tiempo de recuperación tras una perturbación y las rutinas modificadas a raíz de ella reflejan la capacidad de adaptación',
    limit:
      'la capacidad de adaptación solo se comprueba ante una perturbación, por lo que medirla de antemano resulta inseguro',
    counter:
      'las posturas críticas ven en la capacidad de adaptación un modo de cargar sobre los afectados el coste del cambio',
  },
  trust: {
    definition:
      'la confianza de los usuarios es la disposición a depender de un servicio sin poder comprobar todo lo que ocurre detrás',
    mechanism: 'la experiencia de un trato fiable reduce la vigilancia y anima a compartir datos o delegar decisiones',
    condition:
      'la confianza de los usuarios crece con reglas comprensibles, errores reconocidos y vías de reclamación que funcionan',
    indicator:
      'los permisos concedidos, la repetición del uso y las quejas informan sobre la confianza de los usuarios mejor que una sola pregunta',
    limit: 'una elevada confianza de los usuarios no prueba que el servicio la merezca',
    counter: 'algunos analistas sostienen que se usa el servicio por falta de alternativas y no por confianza',
  },
  'digital-literacy': {
    definition:
      'la competencia digital comprende manejar herramientas, valorar información, comunicarse y protegerse en entornos digitales',
    mechanism: 'quien entiende cómo funciona un servicio detecta antes los engaños y aprovecha más funciones',
    condition:
      'la competencia digital se desarrolla con práctica frecuente, ayuda cercana y tareas que tengan sentido para la persona',
    indicator:
      'las pruebas con tareas reales estiman la competencia digital mejor que la valoración que cada cual hace de sí mismo',
    limit: 'la competencia digital no compensa la falta de conexión, de dispositivos o de tiempo',
    counter: 'los críticos del enfoque individual piden simplificar los servicios antes que adiestrar a cada usuario',
  },
  coordination: {
    definition:
      'la coordinación entre actores ajusta tareas, plazos e información de entidades que conservan su independencia',
    mechanism:
      'un calendario común y mensajes oportunos evitan que dos entidades repitan una tarea o que ninguna la asuma',
    condition:
      'la coordinación entre actores se sostiene si cada parte obtiene algo y existe alguien encargado de convocarlas',
    indicator:
      'los acuerdos cumplidos, los tiempos de respuesta y las derivaciones completadas miden la coordinación entre actores',
    limit: 'la coordinación entre actores tiene un coste en reuniones y puede retrasar decisiones urgentes',
    counter: 'los partidarios de la competencia ven más innovación en actores que rivalizan que en actores concertados',
  },
  'survey-data': {
    definition:
      'los datos de encuestas en línea proceden de cuestionarios respondidos por internet, a menudo por invitación abierta',
    mechanism: 'la recogida automática abarata el estudio y registra además el tiempo de respuesta y los abandonos',
    condition:
      'los datos de encuestas en línea valen para una población solo si casi toda ella dispone de acceso y ha sido invitada',
    indicator:
      'las respuestas idénticas, los tiempos demasiado breves y las preguntas de control ayudan a depurar los datos de encuestas en línea',
    limit: 'las personas mayores o con poca conexión quedan poco representadas en los datos de encuestas en línea',
    counter:
      'los especialistas en muestreo desconfían de los voluntarios, cuyo interés por el tema los distingue del resto',
  },
  'multi-source': {
    definition:
      'el material de varias fuentes junta documentos, registros, entrevistas y observaciones sobre un mismo asunto',
    mechanism:
      'las coincidencias entre fuentes de interés opuesto refuerzan una afirmación, y las contradicciones obligan a explicarla',
    condition: 'el material de varias fuentes debe referirse al mismo periodo y a unidades comparables',
    indicator:
      'una tabla que anote procedencia, fecha y autor de cada dato hace verificable el material de varias fuentes',
    limit: 'reunir material de varias fuentes no corrige un sesgo que todas ellas comparten',
    counter: 'algunos metodólogos prefieren una sola fuente bien conocida a muchas de calidad dudosa',
  },
  'public-sector': {
    definition:
      'los organismos públicos disponen de competencias legales y presupuesto para prestar servicios y regular la conducta ajena',
    mechanism:
      'las normas, las subvenciones y los datos administrativos son los medios con que los organismos públicos orientan a los demás actores',
    condition:
      'los organismos públicos cooperan mejor si la ley permite compartir datos y los plazos presupuestarios coinciden',
    indicator:
      'los informes anuales, las licitaciones y los acuerdos publicados dejan rastro de lo que hacen los organismos públicos',
    limit:
      'los procedimientos garantistas de los organismos públicos frenan la adaptación a técnicas que cambian deprisa',
    counter:
      'la corriente liberal propone limitar los organismos públicos a fijar reglas y dejar la prestación a terceros',
  },
  'platform-company': {
    definition:
      'las empresas de plataformas ponen en contacto a grupos distintos de usuarios y fijan las reglas de sus intercambios',
    mechanism:
      'cada usuario nuevo hace más valioso el servicio para los demás, y los datos acumulados mejoran el emparejamiento',
    condition:
      'las empresas de plataformas prosperan donde los usuarios pueden reunirse a bajo coste y cambiar de servicio resulta incómodo',
    indicator:
      'las condiciones de uso, las comisiones y los cambios en el orden de los resultados revelan el poder de las empresas de plataformas',
    limit:
      'los datos que publican las empresas de plataformas son parciales, y sus algoritmos rara vez pueden examinarse',
    counter:
      'los defensores del sector presentan a las empresas de plataformas como simples intermediarias que amplían la elección',
  },
  'technology-society': {
    definition:
      'el debate «determinismo técnico frente a construcción social» discute si la técnica impone los cambios o si los grupos sociales deciden su forma y su uso',
    mechanism:
      'unos parten de los efectos de un invento ya difundido y otros de las alternativas descartadas durante su diseño',
    condition:
      'la difusión de una técnica nueva y todavía moldeable reaviva el debate «determinismo técnico frente a construcción social»',
    indicator: 'la atención concedida a los diseños fallidos y a los usos imprevistos indica la postura de un autor',
    limit:
      'llevado al extremo, el dilema de determinismo técnico frente a construcción social pierde de vista la influencia mutua',
    counter: 'una postura intermedia admite que las técnicas son flexibles al nacer y se endurecen al extenderse',
  },
  'standard-gap': {
    definition:
      'las normas de datos incompatibles impiden unir registros que describen a las mismas personas o los mismos hechos',
    mechanism: 'campos con igual nombre y distinto sentido obligan a convertir a mano y multiplican los errores',
    condition:
      'las normas de datos incompatibles pesan más en proyectos que cruzan administraciones, empresas y centros de investigación',
    indicator:
      'las horas de limpieza y la proporción de registros sin enlazar miden el daño de las normas de datos incompatibles',
    limit:
      'unificar el formato no remedia por sí solo las normas de datos incompatibles si las definiciones siguen siendo distintas',
    counter: 'hay especialistas que prefieren formatos propios, ajustados a cada problema, y conversores entre ellos',
  },
  'standard-gap.cause': {
    definition:
      'las fuentes dispersas sin reglas comunes nacen de entidades que crearon sus registros por separado y para fines propios',
    mechanism: 'cada entidad diseña sus campos según su trámite, y nadie piensa en quien usará los datos después',
    condition:
      'las fuentes dispersas sin reglas comunes persisten mientras ninguna autoridad tiene mandato sobre el conjunto',
    indicator:
      'la variedad de formatos, códigos y fechas de actualización pone al descubierto las fuentes dispersas sin reglas comunes',
    limit:
      'las fuentes dispersas sin reglas comunes no son el único obstáculo, porque también el recelo impide compartir',
    counter: 'algunos gestores consideran la dispersión una protección contra el uso abusivo de los datos',
  },
  'standard-gap.measure': {
    definition:
      'acordar normas comunes de datos consiste en fijar entre las partes definiciones, formatos y reglas de actualización',
    mechanism: 'una definición compartida permite enlazar registros sin consultar cada vez a quien los creó',
    condition:
      'acordar normas comunes de datos requiere un órgano que resuelva dudas y publique las versiones sucesivas',
    indicator: 'la proporción de campos conformes y el tiempo de enlace antes y después muestran el efecto del acuerdo',
    limit:
      'acordar normas comunes de datos obliga a convertir los registros antiguos, con costes que las entidades pequeñas apenas soportan',
    counter: 'los más cautos temen que una norma temprana congele categorías que la investigación todavía discute',
  },
  'discipline-barrier': {
    definition:
      'los conceptos divergentes entre disciplinas hacen que una misma palabra designe objetos distintos para cada especialista',
    mechanism:
      'los equipos creen estar de acuerdo y trabajan con supuestos distintos, hasta que los resultados no encajan',
    condition:
      'los conceptos divergentes entre disciplinas estorban más en objetos abstractos, como riesgo o bienestar, que cada campo mide a su modo',
    indicator:
      'pedir a cada miembro una definición escrita del término clave saca a la luz los conceptos divergentes entre disciplinas',
    limit:
      'los conceptos divergentes entre disciplinas también enseñan, pues el roce descubre supuestos que nadie había examinado',
    counter:
      'los defensores de la especialización consideran normal que cada concepto sea preciso solo dentro de su campo',
  },
  'discipline-barrier.cause': {
    definition:
      'los vocabularios y criterios separados provienen de revistas, titulaciones y evaluaciones propias de cada disciplina',
    mechanism: 'publicar exige hablar la lengua del propio campo, y aprender la ajena no reporta mérito',
    condition:
      'los vocabularios y criterios separados se afianzan si cada proyecto lo evalúan solo especialistas de una rama',
    indicator:
      'la procedencia de los evaluadores y las citas entre campos informan sobre vocabularios y criterios separados',
    limit: 'los vocabularios y criterios separados tienen su razón, porque la precisión necesita un lenguaje estable',
    counter: 'otros atribuyen la falta de entendimiento al carácter de las personas y no a las instituciones',
  },
  'discipline-barrier.measure': {
    definition:
      'construir un marco conceptual común significa escribir entre todos los términos, los supuestos y las pruebas que se aceptarán',
    mechanism: 'las discusiones se trasladan de las palabras a los datos una vez que todos nombran lo mismo',
    condition: 'construir un marco conceptual común pide plazos largos y evaluadores de varias disciplinas',
    indicator:
      'las revisiones del glosario y los trabajos firmados por autores de campos distintos documentan el avance',
    limit: 'el afán de construir un marco conceptual común puede borrar diferencias que eran útiles',
    counter: 'los escépticos advierten que compartir palabras no garantiza compartir significados',
  },
  'subject-coordination': {
    definition:
      'la coordinación débil entre actores deja tareas repetidas y huecos sin cubrir entre administraciones, empresas y asociaciones',
    mechanism:
      'cada entidad actúa con su propia lista de destinatarios, y nadie ve el recorrido completo de una persona',
    condition:
      'la coordinación débil entre actores es frecuente donde los intereses difieren y falta un calendario compartido',
    indicator:
      'el cotejo de los catálogos de servicios y las listas de beneficiarios permite apreciar la coordinación débil entre actores',
    limit: 'una coordinación débil entre actores conserva a veces cierta competencia y alternativas para el usuario',
    counter: 'los partidarios de la descentralización temen que el remedio sea un organismo que lo controle todo',
  },
  'subject-coordination.cause': {
    definition:
      'los deberes y beneficios poco claros dejan sin acordar quién dirige, quién paga y a quién se atribuye el resultado',
    mechanism: 'sin reparto pactado, cada parte hace lo mínimo que no la compromete',
    condition:
      'los deberes y beneficios poco claros salen a la luz en cuanto la colaboración produce ingresos o causa un daño',
    indicator: 'un convenio que calla sobre costes, datos y autoría es indicio de deberes y beneficios poco claros',
    limit: 'junto a los deberes y beneficios poco claros influye el desconocimiento mutuo, que frena cualquier encargo',
    counter: 'quienes desconfían de los contratos sostienen que ninguna cláusula sustituye a la confianza',
  },
  'subject-coordination.measure': {
    definition:
      'definir deberes y beneficios compartidos supone escribir para cada tarea un responsable, unos medios y un reparto de frutos',
    mechanism: 'el responsable con nombre propio y la parte segura en el resultado hacen innecesario el favor personal',
    condition:
      'definir deberes y beneficios compartidos da fruto entre partes de fuerza parecida que revisan el acuerdo con regularidad',
    indicator: 'las tareas cumplidas, los conflictos y las renovaciones del convenio indican la calidad del reparto',
    limit:
      'el detalle excesivo al definir deberes y beneficios compartidos lleva a desatender cuanto no figura en la lista',
    counter: 'los partidarios de la flexibilidad prefieren acuerdos abiertos que dejen sitio a lo imprevisto',
  },
  transfer: {
    definition:
      'la transferencia lenta de resultados se produce cuando una investigación concluye y nadie la adopta o nadie puede usarla',
    mechanism:
      'el dinero invertido no llega a los usuarios, e investigadores y destinatarios pierden interés en volver a colaborar',
    condition:
      'la transferencia lenta de resultados afecta sobre todo a hallazgos que exigen adaptar equipos, normas o costumbres',
    indicator: 'los meses entre el informe final y el primer uso dan la medida de la transferencia lenta de resultados',
    limit:
      'la compra pública y la regulación, y no solo los investigadores, causan la transferencia lenta de resultados',
    counter: 'los defensores de la ciencia básica niegan que todo hallazgo deba aplicarse',
  },
  'transfer.cause': {
    definition:
      'los usuarios incorporados demasiado tarde conocen el producto una vez tomadas las decisiones que más les afectan',
    mechanism: 'las objeciones llegan en la prueba final, momento en que cambiar el diseño resulta ya muy caro',
    condition: 'los proyectos evaluados solo por académicos acaban a menudo con usuarios incorporados demasiado tarde',
    indicator: 'la fecha de la primera consulta registrada permite saber si hubo usuarios incorporados demasiado tarde',
    limit:
      'los usuarios incorporados demasiado tarde no explican el fracaso de productos cuya demanda cambió entretanto',
    counter:
      'los partidarios de la investigación libre temen que la presencia temprana del usuario ahogue las ideas nuevas',
  },
  'transfer.measure': {
    definition:
      'incorporar a los usuarios desde el planteamiento es decidir con ellos qué problema se resuelve y cuál queda fuera',
    mechanism: 'un problema formulado junto a quien lo padece produce soluciones que alguien espera',
    condition:
      'hacen falta interlocutores expertos e investigadores dueños de su método para incorporar a los usuarios desde el planteamiento',
    indicator:
      'los cambios en la formulación del problema y las pruebas con prototipos muestran lo que aportó la consulta',
    limit:
      'el comienzo se alarga al incorporar a los usuarios desde el planteamiento, y el proyecto puede reducirse a urgencias menores',
    counter: 'los defensores de la independencia advierten que quien plantea la pregunta condiciona la respuesta',
  },
  age: {
    definition: 'la edad indica a la vez una etapa biológica, una experiencia generacional y un papel social',
    mechanism:
      'las técnicas conocidas en la juventud y las obligaciones de cada etapa hacen que la edad modifique la respuesta ante un mismo producto',
    condition: 'comparar por edad pide muestras equilibradas de jóvenes, adultos y mayores',
    indicator:
      'los cortes entre grupos necesitan justificación, y conviene tratar la edad también como variable continua',
    limit: 'una encuesta única no separa la edad de la generación, la salud o los ingresos',
    counter:
      'los estudiosos del curso vital rechazan dividir por edad, dado que las diferencias internas de cada grupo son muy amplias',
  },
  experience: {
    definition: 'la experiencia de uso refleja el tiempo de contacto con una técnica y la soltura alcanzada en ella',
    mechanism: 'quien ha usado mucho una herramienta sabe sortear sus fallos, y las frustraciones pasadas dejan recelo',
    condition:
      'la experiencia de uso debe preguntarse por funciones, pues conversar en línea no equivale a realizar trámites',
    indicator:
      'la fecha del primer uso, las funciones habituales y los problemas resueltos sin ayuda miden la experiencia de uso',
    limit: 'la experiencia de uso y el interés se alimentan mutuamente, lo que impide saber cuál fue primero',
    counter: 'algunos diseñadores opinan que un producto bien hecho vuelve irrelevante la experiencia de uso',
  },
};
