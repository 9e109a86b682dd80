import type { FacetBook } from '../facets.ts';

export const methodsEsFacets: FacetBook = {
  'm-research-question': {
    definition:
      'la pregunta de investigación es una sola oración interrogativa que las pruebas podrían responder de más de una manera',
    mechanism:
      'de una pregunta bien acotada se derivan las pruebas necesarias, el método y hasta el orden de los capítulos',
    condition:
      'conviene fijar la pregunta de investigación después de algunas lecturas, porque el recién llegado suele preguntar lo ya sabido',
    indicator:
      'una buena formulación de la pregunta de investigación nombra objeto, periodo o lugar y el tipo de prueba que valdría como respuesta',
    limit: 'recortada en exceso, la pregunta de investigación recibe una respuesta limpia pero trivial',
    counter:
      'los partidarios de la teoría fundamentada prefieren entrar en el campo sin pregunta cerrada y dejar que se forme allí',
    parts: ['m-scope'],
  },
  'm-concept-definition': {
    definition:
      'la definición de los conceptos clave fija cuál de los sentidos en uso corresponde a las palabras del título',
    mechanism:
      'un significado estable permite decidir si un ejemplo pertenece o no al concepto y traslada la discusión a los hechos',
    condition:
      'si un término ha cambiado de sentido entre disciplinas o épocas, la definición de los conceptos clave no puede dejarse al diccionario',
    indicator:
      'el uso de una palabra para una sola cosa, de la introducción a las conclusiones, muestra que la definición de los conceptos clave se mantuvo',
    limit: 'ninguna definición, por cuidada que esté, sustituye al examen directo de la cosa definida',
    counter:
      'los filósofos del lenguaje ordinario objetan que el significado está en el uso y que definir pronto oculta su variedad',
    contrasts: ['m-operationalisation'],
  },
  'm-scope': {
    definition:
      'la delimitación del tema marca sus fronteras en el tiempo, el espacio, el objeto y el nivel de análisis',
    mechanism: 'trazar el límite al principio legitima dejar material fuera y reserva espacio para el hilo principal',
    condition:
      'las buenas razones para la delimitación del tema están en el objeto, como una reforma legal, y no en la comodidad del autor',
    indicator:
      'las precisiones del título, las fechas extremas de los datos y la lista de casos revelan cómo se hizo la delimitación del tema',
    limit: 'la delimitación del tema esconde las causas situadas al otro lado de la frontera elegida',
    counter:
      'las corrientes holistas temen que un corte de tiempo o de territorio rompa procesos que nunca respetaron tales líneas',
    contrasts: ['m-generalisation'],
  },
  'm-literature-search': {
    definition:
      'la búsqueda bibliográfica consiste en localizar y anotar de forma sistemática lo ya publicado sobre un tema',
    mechanism:
      'una combinación adecuada de descriptores, sinónimos y términos más amplios o más estrechos reduce a la vez lagunas y ruido',
    condition:
      'antes de empezar la búsqueda bibliográfica hay que descomponer el tema en conceptos en lugar de teclear el título entero',
    indicator:
      'las ecuaciones guardadas, las bases consultadas, las fechas y el número de resultados dan cuenta del orden de la búsqueda bibliográfica',
    limit:
      'las revistas locales, las tesis y los libros en otras lenguas suelen escapar a la búsqueda bibliográfica en las grandes bases',
    counter:
      'muchos humanistas confían más en las notas al pie que en las palabras clave, pues las obras antiguas usan otro vocabulario',
    parts: ['m-search-strategy'],
  },
  'm-research-gap': {
    definition:
      'la laguna de investigación es un punto que los trabajos anteriores dejan sin respuesta, en disputa o con escaso apoyo',
    mechanism: 'ordenar los hallazgos previos por objeto, método y periodo deja ver las casillas vacías',
    condition: 'afirmar que existe una laguna de investigación vale tanto como la búsqueda en que se apoya',
    indicator:
      'el cierre de cada apartado de la revisión debería señalar un desacuerdo, una omisión o unos datos envejecidos',
    limit:
      'por sí sola, la laguna de investigación no justifica nada, ya que un asunto puede seguir intacto por carecer de interés',
    counter:
      'algunos críticos sostienen que discutir un supuesto compartido hace avanzar más una disciplina que rellenar sus huecos',
  },
  'm-note-taking': {
    definition:
      'la toma de notas registra por separado la fuente, la idea principal, las citas literales y los comentarios del lector',
    mechanism: 'separar en columnas la cita y el comentario evita que palabras ajenas se cuelen en la redacción propia',
    condition: 'el número de página se anota en el momento de leer, o la toma de notas pierde la mitad de su valor',
    indicator:
      'una ficha está bien hecha si permite redactar la nota al pie y un resumen fiel sin volver a abrir el libro',
    limit: 'sin una pregunta que la guíe, la toma de notas acumula extractos que nunca llegan a la página',
    counter:
      'los defensores de la lectura rápida prefieren captar la forma del libro entero antes de registrar ningún detalle',
  },
  'm-theoretical-framework': {
    definition:
      'el marco teórico toma de teorías existentes los conceptos y relaciones con que se explica por qué ocurre lo estudiado',
    mechanism:
      'las relaciones que aporta la teoría dan un lugar a cada observación y unen un hallazgo local con una afirmación general',
    condition:
      'los conceptos prestados han de haberse pensado para objetos parecidos, o el marco teórico se queda en etiqueta',
    indicator:
      'un análisis que vuelve a los conceptos y unas conclusiones que los corrigen prueban que el marco teórico se utilizó',
    limit: 'el marco teórico deja en sombra todo aquello que sus conceptos no nombran',
    counter:
      'la tradición inductiva desconfía de poner la teoría por delante y pide que los conceptos nazcan del material',
    contrasts: ['m-analytic-framework'],
  },
  'm-research-design': {
    definition:
      'el diseño de la investigación es el plan que enlaza la pregunta con las pruebas y comparaciones capaces de resolverla',
    mechanism:
      'los criterios fijados de antemano dejan poco margen para elegir la interpretación una vez conocidos los resultados',
    condition:
      'las preguntas de cantidad y las de causa requieren planes distintos, a los que ha de ajustarse el diseño de la investigación',
    indicator:
      'el tribunal mira primero si las pruebas distinguen entre respuestas rivales y después si los pasos caben en el plazo',
    limit: 'un plan rígido encaja mal las sorpresas que el trabajo de campo ofrece en abundancia',
    counter:
      'muchos etnógrafos ven en el diseño de la investigación un simple boceto que solo el campo puede completar',
    parts: ['m-method-fit', 'm-unit-of-analysis'],
  },
  'm-operationalisation': {
    definition:
      'la operacionalización convierte un concepto abstracto en algo que puede observarse, registrarse o contarse',
    mechanism: 'unos indicadores comunes hacen que dos observadores del mismo objeto anoten casi el mismo resultado',
    condition:
      'sin dimensiones claras la operacionalización se extravía, porque nadie sabe qué mide el indicador elegido',
    indicator:
      'una tabla con columnas de concepto, dimensión e indicador muestra hasta dónde llega la operacionalización',
    limit: 'el indicador más a mano suele captar la cara menos interesante del concepto',
    counter:
      'los investigadores interpretativos reprochan a la operacionalización que el sentido reducido a indicador ya no es el vivido',
    contrasts: ['m-concept-definition'],
  },
  'm-unit-of-analysis': {
    definition:
      'la unidad de análisis es aquello sobre lo que se concluye, ya sea una persona, un hogar, una empresa o un párrafo',
    mechanism: 'cuando cada registro equivale a una unidad, contar, comparar e inferir ocurren en el mismo nivel',
    condition: 'la unidad de análisis ha de coincidir con el nivel en que se recogieron los datos',
    indicator:
      'preguntar qué representa una fila de la matriz y cuál es el sujeto de cada conclusión descubre los desajustes',
    limit: 'fijar un solo nivel oculta los efectos entre niveles, como la influencia de un aula sobre sus alumnos',
    counter:
      'los defensores de los modelos multinivel tachan de artificial la unidad de análisis única, dado que las personas viven en grupos',
  },
  'm-method-fit': {
    definition:
      'la adecuación entre método y pregunta significa que el método produce la clase de prueba que la pregunta reclama',
    mechanism:
      'las preguntas de extensión piden recuentos, las de causa piden comparación o proceso y las de sentido piden palabras y textos',
    condition:
      'solo puede juzgarse la adecuación entre método y pregunta si la pregunta llegó antes que el programa informático',
    indicator:
      'imaginar la respuesta contraria y ver si el método la revelaría pone a prueba la adecuación entre método y pregunta',
    limit: 'el tiempo, el dinero o el acceso pueden excluir el mejor método e imponer otro cuyo coste ha de declararse',
    counter:
      'los pragmatistas restan valor al encaje perfecto y esperan que varios métodos imperfectos se corrijan entre sí',
  },
  'm-schedule': {
    definition:
      'el calendario de la investigación asigna plazos definidos a leer, recoger, analizar, redactar y corregir',
    mechanism: 'como cada paso depende del anterior, un final firme de la recogida protege el tiempo del análisis',
    condition:
      'desde el comienzo, el calendario de la investigación debe prever holgura para negativas, averías y segundas visitas',
    indicator: 'un producto al final de cada etapa, como un esquema o una base depurada, mide el avance real',
    limit:
      'el calendario de la investigación necesita revisiones, porque ningún plan prevé un aparato roto o una visita anulada',
    counter:
      'algunos directores alegan que el pensamiento no se divide en semanas y que un plazo estrecho engendra borradores inflados',
  },
  'm-material-selection': {
    definition:
      'mediante los criterios de selección del material se declara qué textos, registros o casos entran y cuáles, siendo pertinentes, quedan fuera',
    mechanism: 'las reglas escritas antes de leer frenan la costumbre de escoger solo lo que da la razón',
    condition:
      'cuanto más material existe, mayor necesidad hay de que los criterios de selección del material sean explícitos',
    indicator:
      'el periodo, el género, la procedencia fiable y la relación con la pregunta son los motivos de elección habituales',
    limit: 'toda regla expulsa piezas raras e instructivas del margen y deja un cuadro más ordenado que la realidad',
    counter:
      'los escépticos sospechan que muchos criterios de selección del material se redactan cuando la elección ya está hecha',
    contrasts: ['m-representativeness'],
  },
  'm-representativeness': {
    definition:
      'la representatividad del material es su parecido con el conjunto tratado en los rasgos que cuentan para la pregunta',
    mechanism:
      'cuanto más se acerca una parte a la composición del todo, más probable es que su patrón se repita fuera',
    condition: 'nadie puede hablar de la representatividad del material sin haber dicho antes cuál es el conjunto',
    indicator:
      'cotejar lugares, periodos y tipos con los totales conocidos hace visible cualquier inclinación de la muestra',
    limit:
      'perseguir la representatividad del material puede descartar ejemplos raros que enseñan más que los corrientes',
    counter:
      'los estudiosos de casos replican que un ejemplo desviado pone a prueba una teoría con más dureza que muchos normales',
    contrasts: ['m-case-selection'],
  },
  'm-recording-sheet': {
    definition:
      'la ficha de registro es un formulario fijo en el que cada pieza del material se anota bajo los mismos epígrafes',
    mechanism:
      'los epígrafes constantes hacen comparables las primeras anotaciones y las últimas y delatan lo olvidado',
    condition:
      'unas cuantas anotaciones de ensayo deben preceder a la ficha de registro definitiva, pues los epígrafes se solapan con facilidad',
    indicator: 'que dos personas rellenen la ficha de registro de una misma pieza y coincidan indica epígrafes claros',
    limit:
      'lo que cae fuera de los epígrafes pasa inadvertido, y una columna de observaciones libres lo remedia solo en parte',
    counter: 'quienes leen por inmersión sienten que la ficha de registro desmonta la obra y le quita el tono',
  },
  'm-analytic-framework': {
    definition: 'el esquema de análisis enumera los aspectos del objeto que se examinarán y el orden en que se toman',
    mechanism:
      'pasar todas las partes del objeto por los mismos aspectos permite que los hallazgos parciales sumen un solo juicio',
    condition:
      'los aspectos de que consta el esquema de análisis no deben solaparse ni dejar sin cubrir una parte grande',
    indicator: 'los títulos de los capítulos centrales deberían corresponder uno a uno con los aspectos anunciados',
    limit:
      'el esquema de análisis se presta mejor a la división estática que a los cambios o a las tensiones entre aspectos',
    counter: 'los contrarios a los moldes se quejan de que una división prestada vuelve iguales todas las tesis',
    contrasts: ['m-theoretical-framework'],
  },
  'm-pilot': {
    definition:
      'la prueba piloto es un ensayo reducido de los instrumentos y del procedimiento antes de la recogida definitiva',
    mechanism:
      'las preguntas ambiguas, las rutinas fallidas y las sesiones demasiado largas afloran cuando corregir todavía es barato',
    condition: 'los participantes en la prueba piloto han de parecerse a los definitivos sin contarse entre ellos',
    indicator:
      'el tiempo empleado, los huecos en blanco, las dudas planteadas y los fallos del equipo son lo que hay que observar',
    limit: 'la prueba piloto descubre un instrumento defectuoso, pero su tamaño no basta para estimar un efecto',
    counter:
      'quienes andan escasos de tiempo prefieren corregir sobre la marcha, a costa de reunir datos con reglas cambiantes',
  },
  'm-data-management': {
    definition:
      'la gestión de los datos abarca el nombre, la numeración, el almacenamiento, las copias y las versiones del material',
    mechanism:
      'guardar los originales aparte de las copias de trabajo y anotar cada cambio permite remontar toda cifra a su origen',
    condition:
      'si las fuentes son muchas y las manos varias, la gestión de los datos requiere reglas escritas desde el primer día',
    indicator:
      'hallar en pocos minutos el original de una cita elegida al azar es una prueba justa de la gestión de los datos',
    limit: 'en un proyecto de una sola persona, la gestión de los datos muy elaborada degenera pronto en rito',
    counter:
      'los amigos de la sencillez sostienen que unas carpetas claras cumplen la misma función sin metadatos formales',
  },
  'm-reproducibility': {
    definition:
      'la reproducibilidad significa que otra persona, con el mismo material y los mismos pasos, llegaría a un resultado semejante',
    mechanism:
      'unos pasos descritos con el detalle necesario para seguirlos dejan sin escondite los descuidos y los adornos',
    condition: 'el acceso público al material y el registro de su tratamiento son los cimientos de la reproducibilidad',
    indicator:
      'las fuentes, los ajustes, las ediciones citadas y los programas empleados han de constar si se invoca la reproducibilidad',
    limit:
      'en las entrevistas y en la historia, donde nada se repite, la reproducibilidad se reduce a un camino rastreable',
    counter:
      'los estudiosos interpretativos aceptan que dos lectores discrepen y se niegan a medir el saber por la repetición',
    contrasts: ['m-replication'],
  },
  'm-peer-feedback': {
    definition:
      'la revisión entre compañeros es la crítica de esquemas, borradores y datos por parte de iguales, tutores o especialistas',
    mechanism:
      'los lectores que no comparten los supuestos del autor advierten antes los saltos, las vaguedades y las fuentes ausentes',
    condition:
      'la revisión entre compañeros puede cambiar la estructura mientras hay solo un esquema y apenas el estilo cuando el texto está hecho',
    indicator:
      'un registro de comentarios, con lo aceptado y las razones del rechazo, muestra el provecho que se sacó de la crítica',
    limit: 'un borrador que obedece a todas las voces de la revisión entre compañeros pierde su propia línea',
    counter: 'los innovadores lamentan que los revisores defiendan paradigmas conocidos y limen cualquier novedad',
  },
  'm-classification': {
    definition:
      'la clasificación del material ordena piezas dispersas según un criterio y extrae lo que comparte cada clase',
    mechanism: 'reunir lo semejante deja ver las regularidades y convierte ejemplos sueltos en tipos',
    condition: 'un criterio cada vez y clases que no se solapen son las condiciones de la clasificación del material',
    indicator: 'el tamaño de la clase «otros» y el número de piezas con dos destinos miden si el sistema funciona',
    limit:
      'la clasificación del material alisa las diferencias internas y obliga a los ejemplos intermedios a tomar partido',
    counter: 'los escépticos ante la inducción recuerdan que ningún número de casos iguales garantiza el siguiente',
  },
  'm-counter-evidence': {
    definition:
      'se llaman pruebas en contra los hechos, datos, pasajes o decisiones que no concuerdan con la tesis defendida',
    mechanism:
      'una afirmación que explica los casos incómodos o se restringe para excluirlos resiste mejor que otra que no los conoció',
    condition: 'rara vez aparecen por azar las pruebas en contra, y hay que buscarlas con términos de sentido opuesto',
    indicator:
      'un párrafo dedicado a lo que no encaja y una conclusión matizada indican que las pruebas en contra se tomaron en serio',
    limit:
      'tratar toda rareza como refutación paraliza el argumento, pues algunas pruebas en contra son errores de registro',
    counter:
      'una corriente de la historia de la ciencia defiende que las teorías jóvenes toleren anomalías para no morir demasiado pronto',
    contrasts: ['m-alternative-explanation'],
  },
  'm-alternative-explanation': {
    definition:
      'las explicaciones alternativas son versiones rivales del mismo resultado que compiten con la que se defiende',
    mechanism: 'cada versión ha de predecir algo observable, y quedan eliminadas aquellas cuyas predicciones fallan',
    condition:
      'solo pueden distinguirse las explicaciones alternativas que conducen a resultados observables distintos',
    indicator:
      'un capítulo de discusión que nombra a los rivales y responde a cada uno con datos acredita un razonamiento puesto a prueba',
    limit: 'descartar algunas explicaciones alternativas no demuestra la superviviente si otras nunca se imaginaron',
    counter:
      'los pluralistas objetan que las causas sociales actúan juntas y que la eliminación conviene más a la novela policiaca',
    contrasts: ['m-counter-evidence'],
  },
  'm-generalisation': {
    definition:
      'la generalización extiende un hallazgo de lo estudiado a personas, lugares o momentos que no lo fueron',
    mechanism: 'la semejanza sostiene la inferencia, con mayor seguridad allí donde operan los mismos factores',
    condition: 'una población clara detrás de la muestra, o un mecanismo bien conocido, autoriza la generalización',
    indicator: 'las conclusiones prudentes nombran el alcance y las condiciones en que se aplican',
    limit: 'toda generalización corre el riesgo de que cambien las circunstancias, y ningún método lo elimina',
    counter:
      'los estudiosos del contexto prefieren ofrecer el hallazgo para comparar y dejan la generalización al lector',
    contrasts: ['m-scope', 'm-analytic-generalisation'],
  },
  'm-limitations': {
    definition:
      'la declaración de limitaciones informa de las debilidades conocidas del material, del método o de la inferencia',
    mechanism:
      'una debilidad descrita con precisión permite al lector decidir de qué resultados fiarse y cuáles reservar',
    condition: 'solo los defectos que afectan a las conclusiones tienen cabida en la declaración de limitaciones',
    indicator: 'las anotaciones útiles dan una causa, la dirección del sesgo y un remedio posible',
    limit: 'con toda su franqueza, la declaración de limitaciones no vuelve válida una inferencia que no lo es',
    counter:
      'algunos autores temen que la declaración de limitaciones reste nota, aunque al tribunal le preocupa más lo que no se advirtió',
    contrasts: ['m-conclusion'],
  },
  'm-dialogue': {
    definition:
      'el diálogo con los trabajos anteriores coloca cada hallazgo junto a los previos y dice en qué coincide, difiere o añade',
    mechanism: 'situado en un debate existente, un hallazgo muestra su novedad y cada diferencia pide una explicación',
    condition: 'el diálogo con los trabajos anteriores descansa en una revisión que ya haya aclarado quién sostuvo qué',
    indicator:
      'las remisiones a la revisión y las razones de cada discrepancia son lo que se busca en un capítulo de discusión',
    limit:
      'las muestras y las medidas difieren tanto que el diálogo con los trabajos anteriores acaba a veces sin veredicto',
    counter:
      'los autores ávidos de novedad subrayan la diferencia, mientras otros ven en confirmar un resultado una contribución plena',
  },
  'm-causal-language': {
    definition: 'la prudencia en el lenguaje causal ajusta la fuerza de los verbos a la fuerza de las pruebas',
    mechanism:
      'un verbo exagerado convierte un hallazgo sólido en una afirmación sin apoyo, porque el lector mide la prueba por el verbo',
    condition:
      'la falta de grupo de comparación, un orden temporal dudoso o factores omitidos piden mayor prudencia en el lenguaje causal',
    indicator:
      'rodear con un círculo cada «causa» y cada «mejora» del borrador y revisar su apoyo descubre los excesos',
    limit: 'llevada al extremo, la prudencia en el lenguaje causal matiza cada línea y deja sin saber qué se afirma',
    counter:
      'los partidarios de la inferencia audaz replican que las políticas necesitan respuestas causales y que refugiarse en la correlación elude la tarea',
  },
  'm-integrity': {
    definition:
      'la integridad académica obliga a dar cuenta veraz de las fuentes, del trato de los datos y de la aportación ajena',
    mechanism:
      'una sola invención se propaga por la cadena de citas, porque los trabajos posteriores construyen sobre lo impreso',
    condition:
      'las normas y auditorías sostienen la integridad académica en un laboratorio, mientras quien escribe solo cuenta con su conciencia y sus registros',
    indicator:
      'la conservación de los datos brutos, las referencias comprobables y las contribuciones declaradas son señales de la integridad académica',
    limit:
      'entre depurar los datos con razón y hacerlo por conveniencia hay una zona gris que ningún código cartografía',
    counter:
      'los críticos de las instituciones sitúan la causa del fraude en la presión por publicar y esperan poco de la exhortación moral',
    parts: ['m-plagiarism', 'm-honest-reporting'],
  },
  'm-plagiarism': {
    definition:
      'el límite entre cita y plagio depende del reconocimiento de la fuente y de la parte del texto que es propia',
    mechanism: 'señalar la procedencia permite al lector separar lo tomado de lo añadido',
    condition:
      'la paráfrasis también exige referencia, y el límite entre cita y plagio se cruza al cambiar solo las palabras',
    indicator:
      'poner el párrafo propio junto a la fuente muestra si se han copiado el orden, los ejemplos y el razonamiento',
    limit:
      'lo de conocimiento común no lleva nota, pero el límite entre cita y plagio se desdibuja donde empieza lo común',
    counter:
      'ciertos teóricos de la literatura llaman intertextual a toda escritura, a lo que los bibliotecarios responden que también lo intertextual lleva notas',
  },
  'm-honest-reporting': {
    definition:
      'la exposición honrada de resultados adversos supone publicar lo fallido, lo nulo y lo inesperado junto con lo demás',
    mechanism: 'los fracasos ocultos llevan a otros al mismo callejón e inclinan lo publicado hacia el éxito',
    condition: 'las pruebas anunciadas de antemano hacen difícil eludir la exposición honrada de resultados adversos',
    indicator:
      'contar las pruebas prometidas en el capítulo de método y las presentadas después revela cualquier omisión',
    limit: 'para no perder el hilo, la exposición honrada de resultados adversos tiene que pasar a veces a un anexo',
    counter:
      'algunos autores alegan que las revistas premian lo significativo y que callar es seguir las reglas del juego',
    contrasts: ['m-publication-bias'],
  },
  'm-writing-aids': {
    definition:
      'la declaración de ayudas a la redacción dice qué herramientas sirvieron para buscar, traducir, pulir, programar o dibujar',
    mechanism:
      'saber qué procede de una herramienta indica al lector quién revisó los errores y quién responde de ellos',
    condition:
      'las normas varían entre centros y revistas, y la declaración de ayudas a la redacción sigue desde el inicio las del lugar',
    indicator:
      'el nombre de la herramienta, su finalidad, el material introducido y el modo de comprobarlo son los puntos de una buena declaración',
    limit: 'tras muchas rondas de corrección ningún autor sabe decir qué palabras vinieron de qué herramienta',
    counter:
      'las voces tolerantes equiparan pulir el idioma con el corrector ortográfico y no ven necesaria la declaración de ayudas a la redacción',
  },
  'm-argument-structure': {
    definition:
      'la estructura argumental es la red de apoyos entre la tesis principal, las secundarias, las pruebas y el razonamiento',
    mechanism:
      'cada tesis secundaria responde a por qué creer la principal, y cada prueba hace lo mismo un nivel más abajo',
    condition: 'la estructura argumental requiere una tesis principal que alguien pudiera negar',
    indicator:
      'leídas seguidas, las primeras oraciones de los párrafos revelan si el argumento avanza o tan solo continúa',
    limit: 'demasiado pulcra, la estructura argumental oculta tensiones del material y tiende a las listas de tres',
    counter: 'los ensayistas protestan que el pensamiento serpentea y que un esqueleto previo mata el descubrimiento',
    contrasts: ['m-reconstruction'],
  },
  'm-abstract': {
    definition:
      'el resumen da finalidad, método, hallazgos principales y conclusión en un pasaje que se entiende sin el resto',
    mechanism:
      'quien busca bibliografía decide por el resumen si abre el texto completo y sigue de largo cuando faltan hallazgos',
    condition: 'conviene redactar el resumen al final, cuando pueden resumirse resultados y no intenciones',
    indicator: 'borrar todas las frases de contexto muestra cuántos hallazgos contiene de verdad el resumen',
    limit:
      'las afirmaciones suenan en el resumen más firmes que en los capítulos, porque los matices no sobreviven a la compresión',
    counter:
      'para muchos autores de humanidades, un razonamiento que se despliega en páginas pierde su equilibrio en cinco frases',
    contrasts: ['m-conclusion'],
  },
  'm-tables-figures': {
    definition:
      'las tablas y las figuras se reparten la exposición, pues las primeras dan valores exactos y las segundas forma y tendencia',
    mechanism: 'los valores puestos lado a lado hacen visibles las diferencias y dejan el texto libre para explicarlas',
    condition: 'rinden más las tablas y las figuras donde se comparan muchos valores según dimensiones claras',
    indicator: 'quien solo ve el título, los ejes y las notas debería entender igualmente lo que se muestra',
    limit:
      'por vistosas que sean, las tablas y las figuras engañan con ejes cortados, áreas hinchadas o exceso de colores',
    counter: 'los amigos del razonamiento se quejan de tesis en las que los números ocupan el sitio del juicio',
  },
  'm-citation': {
    definition:
      'en las normas de citación se fija dónde ha de darse una fuente, con qué datos y cómo casan las notas con la lista',
    mechanism: 'los datos completos conducen al lector hasta el pasaje y permiten comprobar la cita',
    condition:
      'un mismo estilo de principio a fin, con dirección y fecha de consulta en lo electrónico, es lo que piden las normas de citación',
    indicator: 'cada nota debe tener su entrada en la lista final, y cada cita literal su página',
    limit: 'limitadas a la forma, las normas de citación no detectan una frase arrancada de su contexto',
    counter:
      'los investigadores impacientes tachan el formato de trivial, opinión que editores y bibliotecarios rara vez comparten',
  },
  'm-terminology': {
    definition: 'la coherencia terminológica exige una palabra para cada concepto y un concepto para cada palabra',
    mechanism: 'a quien conoce una cosa por su nombre, un nombre nuevo le sugiere una cosa nueva',
    condition:
      'la coherencia terminológica cuesta más, y hace más falta, donde varían las traducciones o se cruzan disciplinas',
    indicator:
      'buscar sinónimos cercanos como renta, ingreso y ganancia muestra si la coherencia terminológica ha flaqueado',
    limit: 'para el oído del lector la coherencia terminológica es una carga, sobre todo en temas literarios',
    counter:
      'los maestros de estilo recomiendan variar, mientras los editores científicos toleran la monotonía para evitar la ambigüedad',
  },
  'm-conclusion': {
    definition:
      'el capítulo de conclusiones responde a la pregunta de la introducción y reúne los juicios de los demás capítulos',
    mechanism:
      'los hallazgos parciales se encuentran al final y muestran hasta dónde llegan las pruebas tomadas en conjunto',
    condition:
      'el capítulo de conclusiones solo recoge lo que el argumento ha sembrado, pues las pruebas nuevas llegan tarde',
    indicator:
      'emparejar cada pregunta de la introducción con una frase del final revela las que quedaron sin respuesta',
    limit: 'cuanto más breve es el capítulo de conclusiones, más condiciones y excepciones desaparecen de la vista',
    counter: 'algunos tribunales prefieren un final que abra una pregunta a otro que se limite a resumir',
    contrasts: ['m-limitations', 'm-abstract'],
  },
  'm-revision': {
    definition:
      'la corrección del borrador procede de arriba abajo, de la tesis y la estructura a los párrafos, las pruebas, el estilo y el formato',
    mechanism:
      'los cambios grandes alteran los pequeños, y empezar por arriba ahorra pulir pasajes destinados a desaparecer',
    condition:
      'la corrección del borrador necesita un intervalo, ya que el autor ve sus propias lagunas tras unos días de distancia',
    indicator:
      'un esquema distinto antes y después de una ronda prueba que hubo corrección del borrador y no simple lectura de erratas',
    limit:
      'las últimas rondas de la corrección del borrador compensan cada vez menos su coste mientras se acerca la entrega',
    counter: 'quienes escriben de un tirón temen que rehacer un texto le quite energía',
  },
  'm-hypothesis': {
    definition:
      'se entiende por hipótesis de investigación los enunciados provisionales sobre la relación entre variables, redactados de modo que puedan fallar',
    mechanism:
      'la teoría dice qué debería verse, los datos dicen qué se ve y el desajuste devuelve al autor a la teoría',
    condition:
      'teoría o resultados previos han de respaldar las hipótesis de investigación, porque una lista de corazonadas no se defiende',
    indicator:
      'toda hipótesis debe nombrar un predictor, un resultado y un sentido esperado que una prueba estadística pueda abordar',
    limit: 'la atención puesta en unas pocas relaciones pasa por alto patrones que nadie predijo',
    counter:
      'la corriente exploratoria juzga fingidas las hipótesis de investigación sobre asuntos poco conocidos y prefiere la descripción',
    contrasts: ['m-research-question'],
  },
  'm-descriptive': {
    definition:
      'la estadística descriptiva resume una muestra por su centro, dispersión, frecuencia y forma, sin inferir a la población',
    mechanism:
      'mirar las distribuciones antes de modelar detecta a tiempo errores de entrada, valores extremos y asimetrías fuertes',
    condition:
      'el tipo de variable decide qué ofrece la estadística descriptiva, recuentos para categorías y medias con desviación para escalas',
    indicator:
      'el tamaño de la muestra, los valores ausentes, los extremos y la desviación típica son las columnas que se miran primero',
    limit: 'la estadística descriptiva esconde divisiones tras los promedios y no dice qué influye en qué',
    counter:
      'los partidarios de la inferencia tratan la tabla de resumen como rutina, mientras los analistas de datos le dedicarían la mitad del tiempo',
  },
  'm-mediation': {
    definition:
      'el análisis de mediación y moderación pregunta por dónde pasa un efecto y en qué condiciones crece o mengua',
    mechanism:
      'la mediación divide el efecto total en directo e indirecto, y la moderación deja que la pendiente varíe con una tercera variable',
    condition:
      'hace falta un orden temporal verosímil y una razón teórica para que el análisis de mediación y moderación hable de mecanismo',
    indicator:
      'los intervalos de confianza del efecto indirecto, los términos de interacción y las pendientes simples contienen la prueba',
    limit:
      'con datos transversales, el análisis de mediación y moderación puede presentar como mecanismo una causalidad invertida',
    counter:
      'los estudiosos de la inferencia causal advierten que una causa común del mediador y del resultado arruina el procedimiento por pasos',
  },
  'm-triangulation': {
    definition: 'la triangulación contrasta un mismo juicio con material de fuentes, métodos u observadores distintos',
    mechanism:
      'las líneas independientes que convergen hacen improbable la casualidad, pues errores de origen diverso rara vez coinciden',
    condition:
      'la independencia de las fuentes es requisito de la triangulación, y tres noticias copiadas de un comunicado valen por una',
    indicator:
      'enumerar las clases de material tras cada afirmación central muestra cuáles se sostienen sobre un solo pie',
    limit: 'la triangulación saca a la luz el conflicto entre fuentes, pero no lo resuelve',
    counter:
      'los construccionistas creen que cada método enseña una cara distinta y no ven por qué la triangulación debería traer acuerdo',
    contrasts: ['m-member-check'],
  },
  'm-reflexivity': {
    definition:
      'la reflexividad es la cuenta que el investigador da de cómo su posición y su presencia moldearon el material y su lectura',
    mechanism:
      'los informantes hablan a una persona concreta, cuyo retrato ayuda a entender por qué dijeron lo que dijeron',
    condition:
      'un vínculo previo con las personas estudiadas, como docente, colega o vecino, vuelve indispensable la reflexividad',
    indicator:
      'las entradas del diario sobre sorpresas y cambios de opinión indican si la reflexividad acompañó el trabajo o llegó después',
    limit: 'el exceso de autorretrato desplaza el asunto que el lector venía a buscar',
    counter:
      'los objetivistas confían el control del sesgo a los procedimientos y consideran la reflexividad ajena al asunto',
  },
  'm-informed-consent': {
    definition:
      'el consentimiento informado es la aceptación voluntaria de quien conoce el fin, el curso, los riesgos y la salida de un estudio',
    mechanism:
      'informar de antemano deja la elección en manos del participante y reduce las respuestas descuidadas y los abandonos',
    condition:
      'solo es voluntario el consentimiento informado si detrás de la petición no hay un superior ni un docente',
    indicator:
      'las hojas firmadas, el texto entregado y las notas sobre quienes se retiraron documentan el consentimiento informado',
    limit: 'la información completa puede alterar la conducta estudiada, dilema bien conocido por los observadores',
    counter:
      'los etnógrafos señalan que las relaciones cambian con los meses y que una firma no cubre todas las conversaciones posteriores',
    contrasts: ['m-anonymity'],
  },
  'm-anonymity': {
    definition:
      'aunque suelen nombrarse juntos, el anonimato y la confidencialidad difieren en que uno oculta quién participó y la otra reserva una identidad conocida',
    mechanism:
      'quien confía en que sus palabras no se rastrearán habla con más libertad de jefes, normas o enfermedades',
    condition:
      'en unidades pequeñas y puestos raros el contexto delata, de modo que el anonimato y la confidencialidad exigen alterar detalles',
    indicator:
      'los nombres, lugares y cargos sustituidos y una clave guardada en otro sitio son lo que debe hallar una comprobación',
    limit: 'suprimir detalles para proteger el anonimato y la confidencialidad despoja al material de su ambiente',
    counter:
      'algunos historiadores recuerdan que ciertos narradores quieren ser nombrados y que el anonimato automático los perjudica',
  },
  'm-ethics-review': {
    definition:
      'la evaluación ética es el examen de riesgos, beneficios y garantías por un comité independiente antes de empezar',
    mechanism: 'las personas sin interés en el proyecto advierten daños que un investigador entusiasta minimiza',
    condition:
      'la intervención corporal, los datos sensibles y los grupos vulnerables hacen de la evaluación ética un requisito previo',
    indicator:
      'el número de aprobación, la versión del plan, la hoja de consentimiento y el plazo de custodia dejan constancia de la evaluación ética',
    limit: 'la evaluación ética aprueba un plan sin prever las decisiones que surgen sobre el terreno',
    counter:
      'muchos científicos sociales se quejan de que unas normas hechas para la medicina traten una entrevista amable como un ensayo clínico',
    parts: ['m-informed-consent'],
  },
  'm-permission': {
    definition:
      'el permiso de reproducción es la autorización de los titulares antes de imprimir imágenes, manuscritos o pasajes largos',
    mechanism:
      'pedir pronto la autorización, cuando derechos y custodia están en manos distintas, evita retirar láminas de un texto acabado',
    condition:
      'las obras protegidas o de propiedad privada requieren el permiso de reproducción más allá de una cita razonable',
    indicator:
      'los pies que indican lugar de custodia, signatura, fotógrafo y licencia muestran que el permiso de reproducción se tramitó',
    limit:
      'puede que el permiso de reproducción no llegue nunca si no se localiza al titular o el archivo cobra tarifas altas',
    counter:
      'los defensores del acceso abierto sostienen que una tesis sin ánimo de lucro debería usar las imágenes con holgura',
    contrasts: ['m-citation'],
  },
  'm-questionnaire': {
    definition:
      'el diseño del cuestionario convierte variables en preguntas que los encuestados entienden y pueden contestar en un orden sensato',
    mechanism:
      'la redacción, las opciones y la secuencia orientan las respuestas, y preguntar una sola cosa cada vez reduce la adivinación',
    condition:
      'conocer el nivel de lectura, el tiempo y el interés de los encuestados ha de preceder al diseño del cuestionario',
    indicator:
      'las vacilaciones, los blancos, las dudas y las respuestas amontonadas en una opción delatan las preguntas defectuosas',
    limit:
      'las preguntas cerradas se cuentan con facilidad, pero el diseño del cuestionario no hace aflorar ideas que nadie incluyó',
    counter:
      'los entrevistadores creen que las actitudes se forman al conversar y que una cruz es una reacción pasajera a la redacción',
    parts: ['m-scale', 'm-pilot'],
  },
  'm-scale': {
    definition:
      'la elección y adaptación de escalas consiste en hallar medidas probadas y cambiarlas tan poco como permita el entorno',
    mechanism:
      'varios ítems reflejan un mismo rasgo, de manera que los errores fortuitos de cada uno se compensan en la suma',
    condition:
      'si la población, la lengua y la cultura no se parecen, la elección y adaptación de escalas se vuelve invención',
    indicator:
      'la retrotraducción, la correlación de cada ítem con el total y la clave original de puntuación son lo que debe documentarse',
    limit:
      'los ítems alterados ponen en duda fiabilidad y baremos, y la elección y adaptación de escalas puede costar la comparabilidad',
    counter:
      'la psicología de raíz local objeta que las escalas importadas miden conceptos ajenos y propone redactar otras',
  },
  'm-sampling-plan': {
    definition:
      'el plan de muestreo indica de qué población, con qué listado y por qué procedimiento se extraen cuántas unidades',
    mechanism: 'las probabilidades de selección conocidas permiten calcular la distancia entre muestra y población',
    condition:
      'un listado completo es el cimiento de todo el plan de muestreo, y ninguna fórmula recupera a quienes faltan en él',
    indicator:
      'comparar sexo, región o tamaño de la muestra con los totales oficiales muestra el resultado que dio el plan de muestreo',
    limit:
      'el dinero y la organización apartan de la muestra probabilística a la mayoría de los proyectos estudiantiles',
    counter:
      'los entusiastas de los datos masivos creen que el tamaño reemplaza al muestreo, lo que los estadísticos niegan porque el sesgo no mengua con él',
    contrasts: ['m-purposive-sampling'],
  },
  'm-distribution': {
    definition:
      'el envío y la devolución de cuestionarios abarcan los canales, la carta, los recordatorios, el registro y el descarte de los nulos',
    mechanism:
      'los canales deciden quién ve el formulario y los recordatorios quién lo completa, y ambas cosas dan forma a la muestra',
    condition: 'la confianza en quien entrega el formulario facilita el envío y la devolución de cuestionarios',
    indicator:
      'las cifras de enviados, devueltos, válidos y descartados, junto con las diferencias entre respuestas tempranas y tardías, deben registrarse',
    limit:
      'los enlaces salen baratos, pero en línea el envío y la devolución de cuestionarios no controlan identidades ni repeticiones',
    counter: 'los defensores de la entrega en mano aceptan su lentitud porque aclara dudas y deja menos blancos',
  },
  'm-reliability-validity': {
    definition: 'el examen de fiabilidad y validez averigua si una medida es estable y si mide lo que dice medir',
    mechanism:
      'el acuerdo entre ítems apunta a un error pequeño, y los vínculos esperados con conceptos afines apuntan al blanco correcto',
    condition: 'con pocos ítems o pocos encuestados, el examen de fiabilidad y validez arroja coeficientes inestables',
    indicator:
      'la consistencia interna, las cargas factoriales, la fiabilidad compuesta y la varianza extraída media forman el informe habitual',
    limit:
      'superar el examen de fiabilidad y validez no asegura que se cubra el concepto, ya que ítems casi idénticos siempre concuerdan',
    counter:
      'una escuela de la medición entiende la validez como un argumento sobre las puntuaciones y encuentra mecánicos los umbrales fijos',
  },
  'm-common-method': {
    definition:
      'el sesgo del método común es la correlación espuria entre variables medidas por la misma persona, formulario y momento',
    mechanism:
      'el humor, el deseo de parecer coherente y los hábitos de respuesta impregnan todos los ítems y los mueven a la vez',
    condition:
      'donde el encuestado declara todas las variables en una sola sesión, el sesgo del método común amenaza más que en otros diseños',
    indicator:
      'la prueba de un solo factor, una variable marcadora o un factor latente de método sirven para calibrar el sesgo del método común',
    limit: 'los remedios estadísticos indican la gravedad del sesgo del método común, pero no lo extraen de los datos',
    counter:
      'algunos metodólogos ven exagerado el peligro, pues los autoinformes no correlacionan por fuerza más que las medidas objetivas',
  },
  'm-factor-analysis': {
    definition:
      'el análisis factorial deduce unas pocas dimensiones latentes de las correlaciones de muchos ítems, para hallar una estructura o contrastarla',
    mechanism:
      'los ítems muy correlacionados comparten probablemente una causa, y las cargas dicen con qué fuerza pertenecen a ella',
    condition:
      'el análisis factorial necesita correlación suficiente entre los ítems y una muestra proporcionada a su número',
    indicator:
      'la adecuación muestral, el codo del gráfico de sedimentación, las cargas y la varianza explicada se leen por ese orden',
    limit:
      'la dimensión que entrega el análisis factorial no es todavía un concepto, porque su nombre lo pone el investigador',
    counter:
      'los críticos advierten que la rotación y el número de factores son decisiones y que unos datos admiten varias estructuras',
    contrasts: ['m-sem'],
  },
  'm-sem': {
    definition:
      'el modelo de ecuaciones estructurales estima en un solo sistema las relaciones de medida y las vías entre variables latentes',
    mechanism: 'con varios indicadores por variable latente y el error aparte, las vías estimadas se diluyen menos',
    condition:
      'el modelo de ecuaciones estructurales pide una muestra amplia, una teoría detrás de cada flecha y parámetros identificados',
    indicator:
      'en el informe se esperan el estadístico ji cuadrado, la raíz del error cuadrático medio de aproximación, un índice comparativo de ajuste y los coeficientes',
    limit: 'el buen ajuste no señala el modelo verdadero cuando otro con las flechas al revés se ajusta igual de bien',
    counter:
      'desde la inferencia causal se insiste en que las flechas del modelo de ecuaciones estructurales son supuestos y no hallazgos',
    parts: ['m-factor-analysis', 'm-mediation'],
  },
  'm-control-group': {
    definition:
      'el grupo de control se distingue del tratado solo en el factor que se prueba y le sirve de vara de medir',
    mechanism: 'los cambios comunes a ambos lados se anulan y queda una diferencia atribuible al tratamiento',
    condition: 'el grupo de control ha de partir en igualdad con el tratado y permanecer al margen de su tratamiento',
    indicator: 'los rasgos de partida, el entorno y los abandonos de ambas partes indican si la comparación fue justa',
    limit:
      'donde negar el tratamiento sería indebido, el grupo de control recibe la atención habitual o espera su turno',
    counter:
      'los investigadores de campo dudan de que fuera del laboratorio existan dos grupos iguales y recelan de que se exijan',
  },
  'm-factors-levels': {
    definition: 'la elección de factores y niveles decide qué condiciones varía un experimento y con qué valores',
    mechanism:
      'unos valores bastante separados revelan la forma de la respuesta, y variar varios factores a la vez revela la interacción',
    condition: 'los trabajos previos o un ensayo deben acotar el intervalo antes de la elección de factores y niveles',
    indicator:
      'el espaciado, la inclusión del punto de inflexión y la repetición igual en cada combinación son lo que mira un revisor',
    limit:
      'la elección de factores y niveles cede ante el material y el tiempo, porque las combinaciones se multiplican deprisa',
    counter:
      'variar un solo factor cada vez parece sencillo, pero los especialistas en diseño objetan que así no se ven las interacciones',
  },
  'm-lab-field': {
    definition: 'la elección entre laboratorio y campo cambia control de las condiciones por cercanía a la práctica',
    mechanism:
      'el laboratorio suprime perturbaciones y aclara las causas, mientras el campo las conserva y muestra lo que ocurrirá en el uso',
    condition:
      'un mecanismo poco claro aconseja empezar en el banco, y la elección entre laboratorio y campo varía al crecer el conocimiento',
    indicator:
      'el grado de control sobre el clima, el personal y los lotes es el eje de la elección entre laboratorio y campo',
    limit: 'los resultados de banco encogen en hospitales y aulas, y los del terreno rara vez dicen qué factor actuó',
    counter:
      'los profesionales solo dan por bueno lo que funciona en el lugar, y los estudiosos del mecanismo ven ruido en los datos del terreno',
  },
  'm-trial-protocol': {
    definition:
      'el protocolo del ensayo es el plan escrito de fines, sujetos, tratamientos, medidas, criterios y reglas de parada',
    mechanism: 'nombrar de antemano el resultado principal y el análisis estrecha el margen para cambiarlos después',
    condition:
      'todos los implicados deben usar la misma versión, o el protocolo del ensayo no mantendrá constante el procedimiento',
    indicator:
      'la fecha de registro, las enmiendas y la lista de desviaciones dicen si se siguió el protocolo del ensayo',
    limit: 'el detalle de un plan no deja sitio a la sorpresa, y enmendarlo a medio camino cuesta credibilidad',
    counter:
      'los amigos de la exploración recuerdan que muchos descubrimientos fueron accidentes que ningún plan preveía',
    parts: ['m-control-group', 'm-random-assignment'],
  },
  'm-random-assignment': {
    definition: 'la asignación aleatoria deja al azar, por sorteo o por programa, qué tratamiento recibe cada sujeto',
    mechanism: 'el azar reparte por igual entre los grupos las diferencias conocidas y las desconocidas',
    condition:
      'la asignación aleatoria equilibra mejor con muchos sujetos y una secuencia oculta a quienes los incorporan',
    indicator:
      'la descripción del procedimiento, el custodio de la lista y la tabla de partida prueban que hubo asignación aleatoria',
    limit: 'en muestras pequeñas el azar puede desequilibrar tanto los grupos que haya que formar bloques o estratos',
    counter:
      'los profesionales objetan que escuelas y empresas vienen en aulas y equipos enteros y que la asignación aleatoria los parte de modo artificial',
    contrasts: ['m-sampling-plan'],
  },
  'm-calibration': {
    definition:
      'la calibración de los instrumentos compara las lecturas con patrones conocidos y calcula la corrección',
    mechanism: 'una curva de lecturas frente a valores patrón permite restar el error sistemático o acotarlo',
    condition:
      'la calibración de los instrumentos requiere temperatura declarada, tiempo de calentamiento y patrones sin caducar',
    indicator:
      'la linealidad, el blanco, la dispersión de las repeticiones y la deriva entre dos controles deben quedar archivadas',
    limit: 'fuera del intervalo de los patrones, la calibración de los instrumentos no garantiza nada',
    counter:
      'algunos objetan que el sesgo se anula al comparar grupos con el mismo aparato, aunque la deriva desiguala lecturas tempranas y tardías',
  },
  'm-lab-record': {
    definition:
      'el cuaderno de laboratorio recoge por orden temporal acciones, condiciones, lecturas brutas y anomalías',
    mechanism: 'escribir al pie del banco no da a la memoria ocasión de mejorar los hechos',
    condition:
      'las páginas numeradas, la ausencia de huecos y las correcciones visibles dan fuerza de prueba al cuaderno de laboratorio',
    indicator: 'una tercera persona debería poder repetir el ensayo con solo leer el cuaderno de laboratorio',
    limit: 'las manos ocupadas anotan valores y olvidan condiciones que después se rellenan con expectativas',
    counter:
      'los usuarios del registro automático llaman anticuado al cuaderno de laboratorio, aunque ningún sensor anota un olor o un descuido',
  },
  'm-blinding': {
    definition:
      'el enmascaramiento mantiene a sujetos, operadores o evaluadores sin saber a qué grupo pertenece cada cual',
    mechanism: 'quien ignora el grupo no puede favorecer a una parte al puntuar, redondear o atender',
    condition: 'el enmascaramiento dura mientras los tratamientos se parezcan en aspecto, olor y desarrollo',
    indicator:
      'pedir al final que los participantes adivinen su grupo muestra si resistió el enmascaramiento, pues los aciertos deberían ser los del azar',
    limit:
      'en cirugía, enseñanza o entrenamiento, donde el tratamiento salta a la vista, el enmascaramiento solo alcanza a evaluadores o analistas',
    counter:
      'algunos clínicos se oponen a ocultar el tratamiento porque la confianza entre médico y paciente forma parte de la cura',
  },
  'm-replication': {
    definition:
      'la repetición experimental aplica un tratamiento a varias unidades independientes en condiciones iguales para estimar el error aleatorio',
    mechanism: 'la dispersión entre unidades mide el azar, por encima del cual debe elevarse el efecto del tratamiento',
    condition:
      'solo hay repetición experimental entre unidades independientes, y varias lecturas de una muestra repiten la medida',
    indicator:
      'el número de unidades independientes, la desviación típica y el coeficiente de variación dicen si bastó la repetición experimental',
    limit:
      'el material costoso o el crecimiento lento dejan tan pocas unidades que las diferencias reales se ahogan en el error',
    counter:
      'ciertos investigadores prefieren llevar el ensayo a otro lugar o estación antes que ampliar la repetición experimental en uno',
    contrasts: ['m-reproducibility'],
  },
  'm-anova': {
    definition:
      'el análisis de varianza reparte la variación total entre la parte debida a los tratamientos y la debida al error',
    mechanism: 'una variación entre grupos muy superior a la interna hace difícil sostener que las medias son iguales',
    condition:
      'observaciones independientes, errores casi normales y varianzas parecidas son los supuestos de que parte el análisis de varianza',
    indicator:
      'los grados de libertad, los cuadrados medios y el estadístico van en la tabla, con letras para las comparaciones múltiples',
    limit: 'el análisis de varianza indica que alguna media difiere sin decir cuál ni cuánto',
    counter:
      'los bayesianos y los partidarios de la estimación sustituirían el veredicto de significación por efectos con intervalos',
    contrasts: ['m-descriptive'],
  },
  'm-variable-choice': {
    definition:
      'la elección de variables fija el resultado, el predictor principal y los controles y busca una medida para cada concepto',
    mechanism:
      'un control que afecta a causa y resultado elimina la confusión, mientras que otro situado en el camino elimina el propio efecto',
    condition:
      'un diagrama causal debe guiar la elección de variables, porque la bondad de ajuste premia los controles equivocados',
    indicator:
      'una tabla de símbolos, significados, fórmulas, fuentes y signos esperados documenta la elección de variables',
    limit:
      'la disponibilidad suele imponerse a la cercanía, ya que los indicadores publicados rara vez coinciden con los conceptos',
    counter:
      'en el aprendizaje automático un algoritmo hace la elección de variables, mientras los estudiosos de la causalidad reclaman teoría',
  },
  'm-sample-screening': {
    definition:
      'el filtrado de la muestra y los datos ausentes se rigen por reglas sobre qué observaciones suprimir, completar o recortar',
    mechanism:
      'una exclusión ligada al resultado quita a la muestra su carácter aleatorio y empuja las estimaciones en un sentido',
    condition:
      'la causa de la falta decide el tratamiento, y suprimir es un error cuando los datos ausentes dependen de lo no observado',
    indicator:
      'un recuento paso a paso desde la muestra bruta hasta la final, con medias antes y después, muestra lo que hizo el filtrado',
    limit:
      'ningún trato de los datos ausentes sale gratis, pues completar rebaja la incertidumbre y recortar quita extremos verdaderos',
    counter:
      'los puristas conservan toda observación posible y sospechan que en cada filtrado de la muestra se esconde un deseo',
    contrasts: ['m-inclusion'],
  },
  'm-database-merge': {
    definition:
      'la extracción y fusión de datos toma campos de anuarios, bases y documentos y los une mediante un código común',
    mechanism: 'los códigos, años y definiciones emparejados llevan a una misma observación hechos de distinto origen',
    condition:
      'los cambios de límites, las empresas renombradas y los indicadores revisados se anotan antes de la extracción y fusión de datos',
    indicator:
      'los recuentos antes y después, los registros sin pareja y las claves duplicadas revelan fallos en la extracción y fusión de datos',
    limit: 'los anuarios revisados dejan un indicador con varias versiones entre las que hay que elegir',
    counter:
      'las bases ya hechas tientan por su comodidad, pero los cautos cotejan una parte con el impreso porque los compiladores yerran',
  },
  'm-panel': {
    definition:
      'el modelo de panel con efectos fijos sigue a las mismas unidades en el tiempo y elimina las diferencias que no cambian',
    mechanism: 'comparar cada unidad con su propia media resta los rasgos constantes, como la ubicación o la costumbre',
    condition:
      'si el predictor apenas varía dentro de cada unidad, el modelo de panel con efectos fijos se queda sin información',
    indicator:
      'en la tabla de resultados se buscan los efectos de unidad y de tiempo, el nivel de agrupación de los errores y una prueba de Hausman',
    limit: 'el modelo de panel con efectos fijos no alcanza a los factores omitidos que cambian con el tiempo',
    counter: 'los defensores de los efectos aleatorios lamentan que se tire toda la variación entre unidades',
    contrasts: ['m-did'],
  },
  'm-did': {
    definition:
      'el método de diferencias en diferencias compara el cambio de un grupo expuesto a una política con el de otro no expuesto',
    mechanism: 'una resta elimina los rasgos fijos, otra la tendencia común, y lo que sobra se atribuye a la política',
    condition:
      'el método de diferencias en diferencias descansa en que ambos grupos habrían evolucionado en paralelo sin la política',
    indicator:
      'unos coeficientes planos antes de la medida y una prueba de placebo vacía respaldan las tendencias paralelas',
    limit:
      'la anticipación o el desbordamiento hacia el grupo de comparación deforma lo que estima el método de diferencias en diferencias',
    counter:
      'los econometristas advierten que la adopción escalonada hace de los primeros adoptantes controles equivocados en el estimador usual',
    contrasts: ['m-iv'],
  },
  'm-iv': {
    definition:
      'las variables instrumentales aprovechan una fuente externa de variación que llega al resultado solo a través del predictor',
    mechanism: 'el efecto se estima únicamente con la variación que induce el instrumento, ajena al término de error',
    condition:
      'mover con fuerza el predictor y no tocar el resultado por otra vía es lo que se pide a las variables instrumentales',
    indicator:
      'el estadístico de la primera etapa, la prueba de sobreidentificación y un alegato razonado de exclusión deben constar',
    limit: 'cuando son débiles, las variables instrumentales pueden sesgar más que una regresión corriente',
    counter:
      'los escépticos bromean con que un buen instrumento es más raro que una buena teoría y que la exclusión suele ser un relato',
    contrasts: ['m-panel'],
  },
  'm-endogeneity': {
    definition:
      'la endogeneidad es la correlación entre un predictor y el error, nacida de causas omitidas, causalidad inversa o mala medida',
    mechanism: 'la regresión atribuye al predictor la obra de factores invisibles que se mueven con él',
    condition: 'allí donde las propias personas eligen el valor del predictor, la endogeneidad es casi segura',
    indicator:
      'preguntar qué podría afectar a los dos extremos y ver cómo reaccionan los coeficientes a los controles da un primer indicio',
    limit: 'ninguna prueba detecta la endogeneidad debida a una causa en la que nadie pensó',
    counter:
      'quienes hacen predicciones solo atienden al acierto y se desentienden de la endogeneidad, actitud que otros juzgan inaceptable al evaluar políticas',
  },
  'm-robustness': {
    definition:
      'con las pruebas de robustez se repite la estimación principal con otras medidas, muestras, modelos o estimadores',
    mechanism:
      'un resultado atado a una especificación puede ser suerte, y el que sobrevive a muchas es más difícil de descartar',
    condition:
      'cada una de las pruebas de robustez ha de responder a una duda concreta para no acabar en un montón de tablas',
    indicator: 'el signo, el tamaño y la significación se ponen en columnas contiguas y se explican sus cambios',
    limit: 'un defecto compartido por todas las especificaciones sobrevive a todas las pruebas de robustez',
    counter:
      'los críticos sospechan que solo se enseñan las pruebas de robustez superadas y representarían toda especificación razonable',
    contrasts: ['m-replication'],
  },
  'm-heterogeneity': {
    definition:
      'el análisis de heterogeneidad pregunta si un factor actúa de modo distinto según regiones, grupos o tamaños',
    mechanism:
      'las condiciones que un mecanismo necesita varían entre grupos, y por eso un efecto desigual lo pone a prueba',
    condition:
      'los grupos que usa el análisis de heterogeneidad deben venir de la teoría y quedar fijados antes del tratamiento',
    indicator:
      'un término de interacción decide si los grupos difieren, pues un resultado significativo y otro que no lo es prueban poco',
    limit:
      'con submuestras pequeñas y muchas comparaciones, el análisis de heterogeneidad tropieza a menudo con hallazgos fortuitos',
    counter:
      'los estadísticos avisan de que cortar los datos el tiempo suficiente acaba produciendo un trozo significativo',
    contrasts: ['m-generalisation'],
  },
  'm-interview-guide': {
    definition:
      'el guion de entrevista es una lista de temas con preguntas principales, de sondeo y de reserva cuyo orden puede variar',
    mechanism:
      'ir de los hechos a los sentimientos y de lo lejano a lo cercano relaja al informante antes de lo delicado',
    condition:
      'redactar el guion de entrevista exige conocer algo del mundo del informante, de su jerga y de sus tabúes',
    indicator:
      'las respuestas desviadas y los temas que surgen solos en un ensayo enseñan dónde corregir el guion de entrevista',
    limit: 'una lista demasiado larga convierte la charla en cuestionario hablado y corta el hilo del informante',
    counter:
      'los partidarios de la entrevista narrativa prefieren una sola invitación abierta y dejan el orden al narrador',
    contrasts: ['m-questionnaire'],
  },
  'm-purposive-sampling': {
    definition:
      'el muestreo intencional elige a las personas por lo que pueden contar y no por su peso en la población',
    mechanism:
      'los conocedores y los casos extremos aportan detalle, y unos pocos bastan para desplegar la variedad de un fenómeno',
    condition: 'el muestreo intencional presupone que el investigador sabe qué rasgos cuentan para el tema',
    indicator: 'una tabla de funciones, antigüedad y opiniones muestra hasta qué punto difieren los informantes',
    limit: 'a través de amistades, el muestreo intencional se queda en un solo círculo y no encuentra a los disidentes',
    counter:
      'los tribunales de formación estadística reprochan los números pequeños, y los cualitativos responden que comprender no es estimar',
    contrasts: ['m-sampling-plan'],
  },
  'm-saturation': {
    definition: 'la saturación teórica es el punto en que nuevas entrevistas no añaden categorías ni propiedades',
    mechanism: 'recoger y comparar avanzan de la mano hasta que cada categoría se ha confirmado bastantes veces',
    condition:
      'la saturación teórica convence solo con informantes variados, porque un grupo uniforme se agota demasiado pronto',
    indicator:
      'un recuento de códigos nuevos por entrevista que se va aplanando es la señal visible de la saturación teórica',
    limit:
      'el veredicto pertenece al propio investigador, y una saturación teórica alcanzada en vísperas de la entrega despierta dudas',
    counter: 'una rama del análisis temático abandona la idea de saturación teórica, porque el sentido no tiene fin',
    contrasts: ['m-sampling-plan'],
  },
  'm-semi-structured': {
    definition: 'la entrevista semiestructurada fija los temas y deja a la conversación las palabras y el orden',
    mechanism: 'los temas comunes hacen comparables las charlas, y el sondeo libre sigue lo que nadie esperaba',
    condition:
      'un informante dispuesto, un lugar tranquilo y un oyente capaz de esperar son lo que pide la entrevista semiestructurada',
    indicator:
      'la duración, el reparto de la palabra y el número de sondeos indican la hondura que alcanzó la conversación',
    limit: 'pocas charlas y largas horas desaconsejan reducir a porcentajes la entrevista semiestructurada',
    counter: 'la orientación conductual recuerda que la gente no siempre hace lo que dice y pide añadir observación',
    contrasts: ['m-focus-group'],
    parts: ['m-interview-guide'],
  },
  'm-focus-group': {
    definition:
      'en los grupos de discusión se reúne a varias personas de perfil parecido para tratar un tema con un moderador',
    mechanism: 'los participantes se animan, se contradicen y se hacen eco, con lo que se ve cómo se forma la opinión',
    condition: 'los temas sin secretos y los miembros de igual rango son los que convienen a los grupos de discusión',
    indicator: 'los turnos, los cambios de opinión, las risas y los silencios se analizan junto con la transcripción',
    limit: 'las voces fuertes marcan el rumbo de los grupos de discusión, cuyos silencios no equivalen a asentimiento',
    counter: 'los defensores de la entrevista a solas sostienen que lo dicho en compañía es en gran parte exhibición',
    contrasts: ['m-semi-structured'],
  },
  'm-transcription': {
    definition:
      'la transcripción convierte en texto el habla grabada y decide cuánto conservar de pausas, tono y dialecto',
    mechanism: 'un texto fijo da base común a la codificación, la cita y la comprobación y frena la memoria selectiva',
    condition:
      'un sonido claro y el permiso del hablante preceden a la transcripción, con un croquis de asientos si hay varios',
    indicator:
      'volver a escuchar pasajes elegidos y contar errores y huecos es el control ordinario de la transcripción',
    limit: 'aun en su forma más detallada, la transcripción pierde el gesto, la melodía y el ambiente',
    counter:
      'los analistas de la conversación quieren cada suspiro y solapamiento, mientras los temáticos se contentan con frases legibles',
  },
  'm-coding': {
    definition:
      'la codificación por etapas parte de etiquetas cercanas a lo dicho, las funde en categorías y las enlaza con un núcleo',
    mechanism:
      'comparar sin cesar pasajes nuevos con etiquetas anteriores une lo semejante, separa lo distinto y hace surgir conceptos',
    condition:
      'la codificación por etapas pide aparcar un tiempo las teorías preferidas para no limitarse a hallarles ejemplos',
    indicator:
      'una tabla que va de la cita a la etiqueta y a la categoría, con extractos de los memorandos, documenta la codificación por etapas',
    limit: 'los pasajes recortados para la codificación por etapas pierden la conversación que les daba sentido',
    counter: 'los investigadores narrativos se niegan a trocear una vida y leen cada relato entero',
    contrasts: ['m-content-analysis'],
  },
  'm-member-check': {
    definition:
      'la validación por los participantes devuelve transcripciones o primeras lecturas a los informantes para que las corrijan y comenten',
    mechanism: 'quienes estuvieron allí pueden enmendar en el origen lo mal oído y lo mal entendido',
    condition:
      'la validación por los participantes funciona donde el contacto ha durado y el texto no herirá a quien lo lea',
    indicator: 'el número de respuestas y la índole de los cambios deben anotarse y resumirse',
    limit:
      'los informantes que retiran comentarios francos dejan más insípido el material tras la validación por los participantes',
    counter:
      'los estudiosos críticos señalan que nadie tiene que compartir un análisis de su propia posición para que sea acertado',
    contrasts: ['m-triangulation'],
  },
  'm-case-selection': {
    definition: 'la selección del caso escoge un objeto con un fin teórico, por típico, extremo, desviado o revelador',
    mechanism:
      'los valores en las condiciones decisivas determinan qué puede probar un caso y por qué uno solo llega a sacudir una teoría',
    condition:
      'una visión aproximada del campo es previa a la selección del caso, porque sin ella nada puede llamarse típico',
    indicator: 'una lista de candidatos, filtros y motivos de rechazo abre la selección del caso al examen ajeno',
    limit:
      'la selección del caso cede a menudo ante la distancia y las amistades, que rara vez llevan al más elocuente',
    counter:
      'los críticos cuantitativos reprueban elegir por el resultado, y los estudiosos de procesos responden que los mecanismos se rastrean desde él',
    contrasts: ['m-sampling-plan'],
  },
  'm-single-multiple': {
    definition:
      'el diseño de caso único o múltiple decide si el esfuerzo va a un relato hondo o a una comparación repetida',
    mechanism: 'un solo caso deja sitio al entorno y al tiempo, mientras que varios siguen una lógica de repetición',
    condition:
      'los objetos raros o largamente observados justifican un solo caso, y las preguntas sobre condiciones justifican varios',
    indicator:
      'el fin de cada caso añadido, repetir un resultado o diferir de modo previsible, revela la lógica del diseño de caso único o múltiple',
    limit: 'el diseño de caso único o múltiple paga la hondura con amplitud o la amplitud con hondura',
    counter: 'los economistas de un tribunal suelen pedir más casos, y los antropólogos más tiempo en uno',
  },
  'm-case-protocol': {
    definition:
      'el protocolo del estudio de caso recoge la pregunta general, las clases de datos, los pasos de acceso y el esquema del informe',
    mechanism: 'los lugares visitados con las mismas preguntas dan hallazgos que pueden confrontarse',
    condition:
      'resulta difícil prescindir del protocolo del estudio de caso cuando hay varias personas o varios lugares',
    indicator:
      'cada pregunta que contiene el protocolo del estudio de caso debe remitir a la fuente que se espera que la conteste',
    limit: 'recorrer una lista fija puede pasar por alto lo propio de un lugar',
    counter:
      'los trabajadores de campo de la vieja escuela comparan el protocolo del estudio de caso con una auditoría y echan de menos la mirada de dentro',
  },
  'm-participant-observation': {
    definition:
      'la observación participante sitúa al investigador en la actividad diaria de otros, donde toma parte y toma notas',
    mechanism:
      'la presencia descubre lo que la gente da por sentado y nunca menciona, incluida la distancia entre dicho y hecho',
    condition:
      'la observación participante necesita tiempo y el permiso de quien franquea la entrada, pues una visita breve no pasa de paseo',
    indicator: 'las notas de campo deben separar lo visto, lo dicho y lo sentido, con hora, lugar y personas',
    limit: 'el observador altera lo observado, y una larga observación participante desgasta la distancia',
    counter:
      'los críticos positivistas juzgan incomprobables las impresiones de una sola persona y usarían una pauta estructurada',
    contrasts: ['m-semi-structured'],
  },
  'm-within-case': {
    definition:
      'el análisis interno del caso da cuenta completa de un caso antes de buscar en él vínculos entre causa y efecto',
    mechanism: 'una línea temporal de hechos, decisiones y resultados aclara el orden y los intervalos',
    condition:
      'el análisis interno del caso requiere material de antes, durante y después del hecho, con las lagunas señaladas',
    indicator: 'una fuente para cada paso del relato distingue el análisis interno del caso de la anécdota',
    limit: 'el análisis interno del caso no puede decir si el orden hallado es frecuente en otros sitios',
    counter:
      'los investigadores centrados en variables dudan de que un objeto solo separe la causa de su compañía accidental',
    contrasts: ['m-cross-case'],
  },
  'm-cross-case': {
    definition: 'el análisis cruzado de casos pone varios en una tabla y compara condiciones, procesos y resultados',
    mechanism: 'condiciones iguales con resultados distintos, o al contrario, eliminan los factores que no influyen',
    condition: 'unos datos recogidos bajo los mismos epígrafes en cada lugar son la base del análisis cruzado de casos',
    indicator: 'las casillas vacías y las semejanzas sin comprobar delatan un análisis cruzado de casos apresurado',
    limit: 'los factores metidos en casillas separadas pierden las combinaciones en que actuaban',
    counter:
      'los partidarios de los métodos configuracionales ven atomista la comparación por puntos y comparan combinaciones enteras',
    contrasts: ['m-within-case'],
  },
  'm-process-tracing': {
    definition: 'el rastreo de procesos busca dentro de un caso los pasos intermedios que unen una causa con su efecto',
    mechanism:
      'un mecanismo en marcha deja huellas por el camino, y la falta de una en un paso decisivo habla en su contra',
    condition: 'el rastreo de procesos se alimenta de registros densos o de testigos vivos',
    indicator:
      'los indicios se gradúan por lo necesarios y lo suficientes que son, con la «pistola humeante» como el más fuerte',
    limit: 'donde las decisiones se toman a puerta cerrada, el rastreo de procesos queda interrumpido',
    counter: 'los estadísticos sospechan que dos puntos cualesquiera pueden unirse después con un relato verosímil',
    contrasts: ['m-chronology'],
  },
  'm-analytic-generalisation': {
    definition: 'la generalización analítica lleva un hallazgo del caso a una proposición teórica y no a una población',
    mechanism: 'el caso actúa como un ensayo de la teoría, y la proposición que sobrevive en varios entornos gana peso',
    condition:
      'la generalización analítica precisa conceptos con los que enlazar, pues sin teoría solo queda un informe',
    indicator:
      'una conclusión enunciada como relación entre conceptos, con sus condiciones, es la marca de la generalización analítica',
    limit: 'la generalización analítica no dice con qué frecuencia se cumple la proposición en la población',
    counter:
      'los teóricos estrictos del muestreo niegan que pasar del caso a la teoría sea generalizar y lo llaman conjetura',
    contrasts: ['m-generalisation'],
  },
  'm-edition': {
    definition:
      'la elección de la edición determina en qué manuscrito, primera impresión, texto revisado o traducción descansa el análisis',
    mechanism:
      'una afirmación que pende de una frase puede perder su apoyo cuando otra versión redacta de otro modo el pasaje',
    condition: 'en obras muy corregidas o censuradas la elección de la edición ha de preceder a toda interpretación',
    indicator:
      'el pie de imprenta, el aparato crítico y la lista de variantes dan las razones para la elección de la edición',
    limit: 'los fondos de la biblioteca pueden imponer la elección de la edición',
    counter:
      'los historiadores de la recepción se interesan más por el texto barato y popular, que fue el leído por la gente',
  },
  'm-corpus-building': {
    definition:
      'la construcción del corpus reúne textos con criterios fijos, los limpia, segmenta y etiqueta y permite consultarlos',
    mechanism:
      'los textos en cantidad admiten recuentos de frecuencia y de combinación que ponen a prueba las impresiones',
    condition:
      'el género, el periodo y las proporciones se fijan antes de la construcción del corpus, o ningún recuento será interpretable',
    indicator:
      'el tamaño total, el número de textos, el reparto de géneros y el acuerdo en el etiquetado deben publicarse',
    limit:
      'la construcción del corpus favorece la superficie de la lengua frente a la ironía, la metáfora y la forma del conjunto',
    counter: 'la crítica tradicional teme que contar oculte lo excepcional, que quizá sea lo valioso de una obra',
  },
  'm-close-reading': {
    definition:
      'la lectura detenida examina léxico, sintaxis, imagen, ritmo y punto de vista y argumenta desde la forma hacia el sentido',
    mechanism:
      'el comentario paciente de rarezas, repeticiones y huecos conduce del detalle al conjunto, porque allí se concentra el sentido',
    condition: 'un pasaje denso y a la vez conectado con el resto de la obra recompensa la lectura detenida',
    indicator: 'un juicio que se derrumba al retirar la cita es fruto de la lectura detenida',
    limit: 'inclinada sobre la página, la lectura detenida pierde de vista la producción, la circulación y el público',
    counter:
      'la crítica cultural reprocha a la lectura detenida que trate la obra como autosuficiente y olvide el poder y la historia',
    contrasts: ['m-discourse'],
  },
  'm-discourse': {
    definition:
      'el análisis del discurso estudia cómo el lenguaje construye en un entorno identidades, relaciones y sentido común',
    mechanism:
      'las categorías, los pronombres, la modalidad y la omisión llevan una postura que el uso repetido hace parecer natural',
    condition:
      'el análisis del discurso necesita el texto y la ocasión, pues una frase sin hablante ni auditorio prueba poco',
    indicator:
      'los agentes suprimidos, los modales, las familias de metáforas y las voces citadas son la prueba habitual del análisis del discurso',
    limit:
      'los ejemplos se escogen fácilmente a conveniencia, y otro lector puede llegar con el análisis del discurso al resultado opuesto',
    counter:
      'los materialistas acusan al análisis del discurso de disolverlo todo en palabras y olvidar recursos e instituciones',
    contrasts: ['m-content-analysis'],
  },
  'm-content-analysis': {
    definition:
      'el análisis de contenido registra y cuenta lo manifiesto de textos o imágenes según categorías fijadas de antemano',
    mechanism:
      'unas reglas comunes hacen repetible el recuento y convierten una impresión de énfasis en un número comparable',
    condition: 'el análisis de contenido requiere categorías excluyentes y exhaustivas y una unidad de registro fija',
    indicator:
      'el acuerdo entre codificadores, el sistema de categorías y ejemplos codificados son piezas indispensables del análisis de contenido',
    limit: 'el análisis de contenido pasa de largo ante insinuaciones y silencios porque no pueden contarse',
    counter:
      'los investigadores cualitativos objetan que la frecuencia no es peso y que una declaración decisiva puede superar a muchas rutinarias',
    contrasts: ['m-close-reading'],
    parts: ['m-unit-of-analysis'],
  },
  'm-translation-comparison': {
    definition:
      'el cotejo de traducciones pone el original junto a una o varias versiones y sigue adiciones, cortes y desplazamientos',
    mechanism:
      'los traductores que se separan ante la misma frase descubren con su elección a qué lectores se dirigían',
    condition:
      'las ediciones de partida se identifican primero, o el cotejo de traducciones puede culpar al traductor de una variante',
    indicator: 'las voces culturales, las figuras, las partículas y la longitud de las frases son lo que más se tabula',
    limit:
      'línea a línea, el cotejo de traducciones deriva en elogios y reproches y deja sin advertir el efecto de conjunto',
    counter:
      'los estudiosos descriptivos rehúsan calificar la fidelidad en el cotejo de traducciones y preguntan por qué una versión salió así',
    parts: ['m-edition'],
  },
  'm-image-reading': {
    definition:
      'la lectura de imágenes avanza de la descripción a la identificación del asunto y los símbolos y de ahí al sentido en su época',
    mechanism:
      'la composición, el color, la mirada y el vacío guían el ojo y transmiten una actitud antes que el propio asunto',
    condition:
      'la lectura de imágenes debe partir del original o de una buena lámina y del conocimiento de tamaño, materia y emplazamiento',
    indicator:
      'la descripción por partes, los paralelos del mismo asunto y las inscripciones son las pruebas de la lectura de imágenes',
    limit: 'sin apoyo externo, la lectura de imágenes se vuelve adivinanza teñida por las asociaciones del espectador',
    counter:
      'los formalistas defienden una lógica visual del arte y rechazan ver los cuadros como notas al pie de las ideas',
    contrasts: ['m-close-reading'],
  },
  'm-context': {
    definition:
      'la contextualización histórica devuelve el texto a la ocasión en que se escribió y pregunta a quién respondía y con qué convenciones',
    mechanism:
      'una misma frase cumple funciones distintas en disputas distintas, y los sentidos de época protegen del anacronismo',
    condition: 'las revistas, las cartas y las réplicas conservadas son la materia de la contextualización histórica',
    indicator:
      'la prueba de un contacto, como una cita, un inventario de biblioteca o una amistad, separa el contexto del mero telón de fondo',
    limit: 'la contextualización histórica carece de un borde natural donde el fondo deje de ser pertinente',
    counter: 'la Nueva Crítica sostuvo que el sentido está en el texto y que la intención y la época nada resuelven',
    contrasts: ['m-close-reading'],
  },
  'm-quotation': {
    definition:
      'la cita del texto selecciona, transcribe, localiza y explica palabras de la obra en apoyo de una afirmación',
    mechanism:
      'las palabras a la vista permiten al lector comprobar en el acto la interpretación y comprometen al autor con ellas',
    condition: 'la cita del texto respeta el contexto y mantiene separados al narrador, al personaje y al autor',
    indicator: 'el comentario de la redacción tras cada extracto muestra si la cita del texto es prueba o adorno',
    limit:
      'los extractos largos desplazan el análisis, los recortados pierden el tono y ninguna regla fija la medida justa',
    counter:
      'los historiadores de la literatura con grandes bases dudan de que unas líneas representen un conjunto de obras',
    parts: ['m-citation'],
  },
  'm-primary-sources': {
    definition:
      'la distinción entre fuentes primarias y secundarias descansa en la cercanía de tiempo y lugar a los hechos descritos',
    mechanism:
      'volver al primer registro esquiva lecturas erróneas posteriores, porque cada relato vuelve a seleccionar',
    condition:
      'un manual antiguo sirve de fuente secundaria para los hechos y de fuente primaria para la escuela, según la pregunta',
    indicator:
      'la presencia del autor, la fecha de redacción y la existencia de un texto anterior deciden entre fuentes primarias y secundarias',
    limit:
      'los testigos mienten y olvidan, y separar fuentes primarias y secundarias no separa lo verdadero de lo falso',
    counter:
      'algunos historiadores previenen contra el culto al archivo y notan que compilaciones tardías guardan pruebas perdidas',
    contrasts: ['m-source-criticism'],
  },
  'm-periodisation': {
    definition:
      'la periodización divide un curso continuo de hechos en fases según un criterio declarado y caracteriza cada una',
    mechanism:
      'los puntos de giro en instituciones, estructuras o ideas contraponen el antes y el después y muestran una dirección',
    condition: 'un solo criterio ha de regir la periodización, o los cortes políticos y los económicos se contradirán',
    indicator: 'los indicadores, las leyes y el vocabulario a ambos lados de una fecha dicen si la línea es real',
    limit: 'la periodización exagera la ruptura a costa de las vidas que cruzaron la línea',
    counter:
      'los historiadores de la larga duración niegan que los hechos pongan fronteras y buscan ritmos más lentos que los de la periodización',
    contrasts: ['m-chronology'],
  },
  'm-chronology': {
    definition:
      'la elaboración de la cronología ordena en una lista los hechos fechados de las fuentes, con referencias y versiones en conflicto',
    mechanism: 'el orden temporal excluye causas imposibles y acerca hechos que nadie había relacionado',
    condition:
      'los calendarios y las fechas de reinado se convierten primero, o la elaboración de la cronología siembra confusión',
    indicator:
      'una referencia por entrada, la precisión de la fecha y las fechas rivales puestas al lado muestran el cuidado del compilador',
    limit: 'la elaboración de la cronología da una secuencia, que no equivale a una causa',
    counter:
      'los historiadores estructurales ven superficial la elaboración de la cronología, pues el cambio profundo no ocurre en un día señalado',
    parts: ['m-dating'],
  },
  'm-archive-search': {
    definition:
      'la búsqueda en archivos localiza, ordena y extracta documentos mediante guías, inventarios y catálogos',
    mechanism: 'los papeles nacen de las oficinas, y saber quién tramitó un asunto indica dónde están',
    condition:
      'los plazos de reserva, los permisos y las reglas de copia condicionan la búsqueda en archivos y se consultan con antelación',
    indicator:
      'el fondo, el legajo y el folio de cada extracto y los huecos de la serie acreditan la búsqueda en archivos',
    limit:
      'la búsqueda en archivos encuentra trámites oficiales por todas partes y la vida corriente solo por accidente',
    counter:
      'los historiadores poscoloniales añaden que el propio catálogo es producto del dominio e impone sus categorías',
    parts: ['m-note-taking'],
  },
  'm-oral-history': {
    definition:
      'la historia oral recoge en entrevistas preparadas los recuerdos de los participantes y conserva juntos sonido y texto',
    mechanism:
      'la memoria guarda sentimientos, rutinas y tratos privados que el documento omite, y el modo de contar revela también el presente',
    condition:
      'la historia oral rinde más con testigos lúcidos que tomaron parte en los hechos y con documentos para cotejar',
    indicator:
      'el detalle concreto, la coherencia interna y el acuerdo con los papeles son las pruebas de un testimonio',
    limit:
      'la experiencia posterior reescribe los recuerdos de que vive la historia oral, empezando por fechas y secuencias',
    counter:
      'los historiadores de archivo reprochan a la historia oral su falta de respaldo, y sus practicantes responden que el error muestra lo que importaba',
    contrasts: ['m-semi-structured'],
  },
  'm-source-criticism': {
    definition:
      'la crítica de fuentes examina desde fuera y desde dentro la autenticidad, el origen, el fin y el crédito de un documento',
    mechanism:
      'las pruebas externas miran papel, letra y transmisión, y las internas miran interés, ocasión de saber y contradicciones',
    condition:
      'la familiaridad con la forma habitual de documentos de la misma clase es condición de la crítica de fuentes',
    indicator:
      'cómo lo supo el autor, para quién escribió, cuánto después y con qué interés son las preguntas de la crítica de fuentes',
    limit: 'la crítica de fuentes retira las falsificaciones sin llenar los huecos que dejan',
    counter:
      'los historiadores culturales conservan falsificaciones y rumores como prueba de lo que la gente estaba dispuesta a creer',
    contrasts: ['m-corroboration'],
    parts: ['m-dating'],
  },
  'm-dating': {
    definition:
      'la datación de las fuentes infiere cuándo surgió un documento sin fecha y da un límite inferior y otro superior',
    mechanism:
      'las personas y los hechos mencionados ponen el límite inferior, y la primera cita en otro texto pone el superior',
    condition: 'la datación de las fuentes requiere puntos fijos, como objetos fechados, documentos o listas de cargos',
    indicator:
      'los títulos, los topónimos, la ortografía, el papel y la escritura cambian y dan pistas para la datación de las fuentes',
    limit:
      'un margen de decenios o una pieza que mezcla épocas es a menudo todo lo que rinde la datación de las fuentes',
    counter:
      'quienes creen en el laboratorio confían en los números, y los filólogos recuerdan que un papel viejo admite tinta joven',
  },
  'm-corroboration': {
    definition:
      'el cotejo de fuentes compara registros de distinto origen, como papeles oficiales y privados o textos y objetos',
    mechanism: 'los motivos para inventar se anulan cuando los adversarios cuentan la misma historia',
    condition: 'el cotejo de fuentes presupone independencia, y muchas copias de una crónica forman un solo testigo',
    indicator:
      'una tabla de hechos con las fuentes de cada uno y sus parentescos descubre lo que pende de una sola voz',
    limit:
      'para lugares remotos y gente humilde el cotejo de fuentes suele ser imposible por falta de un segundo registro',
    counter:
      'los microhistoriadores aprecian un testimonio único y confían en que su lectura atenta abra un mundo perdido',
    contrasts: ['m-triangulation'],
  },
  'm-silences': {
    definition:
      'los silencios de las fuentes son ausencias que se tratan como indicio de quién escribió, guardó o suprimió',
    mechanism:
      'escribir y conservar corresponde a quien tiene poder, y una ausencia regular delata la forma de ese poder',
    condition: 'los silencios de las fuentes solo dicen algo donde lo normal habría sido dejar constancia',
    indicator:
      'las hojas arrancadas, los asientos que se interrumpen y las clases de personas nunca nombradas merecen anotarse',
    limit:
      'el fuego y la humedad son imparciales, y argumentar con los silencios de las fuentes resbala hacia la fantasía',
    counter: 'los positivistas cautos no dicen más que los documentos y rechazan razonar desde la ausencia',
  },
  'm-comparability': {
    definition:
      'la comparabilidad es la justificación de que dos objetos se parecen lo bastante para compararlos y difieren lo bastante para que valga la pena',
    mechanism:
      'el fondo compartido elimina la variación ajena al asunto y deja diferencias que pueden pesar en el resultado',
    condition: 'la comparabilidad depende de la pregunta, ya que dos cosas comparables para un fin no lo son para otro',
    indicator:
      'el tamaño, la etapa de desarrollo, el tipo de institución y la base de las cifras suelen ponerse lado a lado',
    limit: 'ninguna prueba de comparabilidad excluye que cuente alguna de las innumerables diferencias restantes',
    counter: 'los particularistas históricos ven cada sociedad como un todo propio y niegan la comparabilidad misma',
  },
  'm-tertium': {
    definition: 'el término de comparación es la medida común, el problema o la escala a que responden ambos lados',
    mechanism:
      'una sola medida da sentido a semejanzas y diferencias e impide que dos descripciones queden simplemente yuxtapuestas',
    condition:
      'el término de comparación no debe pertenecer a ninguna de las partes, o el veredicto estará contenido en la vara',
    indicator:
      'convertir cada epígrafe en una pregunta que los dos lados puedan contestar comprueba el término de comparación',
    limit: 'lo peculiar de cada lado puede quedar fuera de lo que abarca el término de comparación',
    counter:
      'los partidarios de la inconmensurabilidad niegan que conceptos de dos tradiciones compartan una medida neutral',
  },
  'm-most-similar': {
    definition:
      'el diseño de sistemas más semejantes elige casos iguales en casi todas las condiciones y desiguales en el resultado',
    mechanism:
      'las condiciones compartidas no explican un resultado distinto y se descartan, con lo que quedan pocas candidatas',
    condition:
      'una diferencia marcada en el resultado y datos completos del entorno sostienen el diseño de sistemas más semejantes',
    indicator:
      'una tabla de condiciones comunes y distintas junto al resultado es el documento básico en el diseño de sistemas más semejantes',
    limit: 'el diseño de sistemas más semejantes no escoge entre las varias diferencias que suelen quedar',
    counter: 'los críticos cuentan demasiadas variables para tan pocos países y desconfían de la conclusión causal',
    contrasts: ['m-most-different'],
  },
  'm-most-different': {
    definition:
      'el diseño de sistemas más diferentes elige casos desiguales en casi todas las condiciones e iguales en el resultado',
    mechanism:
      'las condiciones que difieren no dan cuenta de un resultado común y dejan como candidatas las compartidas',
    condition:
      'el resultado ha de ser de veras un mismo fenómeno, o el diseño de sistemas más diferentes comparará nombres',
    indicator:
      'los revisores preguntan si el resultado se juzgó con una sola norma y si el factor común falta en otros lugares',
    limit:
      'varios caminos pueden llevar a un resultado, cosa que el diseño de sistemas más diferentes tiende a olvidar',
    counter: 'los estudiosos de configuraciones cambiarían el único factor compartido por combinaciones de condiciones',
    contrasts: ['m-most-similar'],
  },
  'm-comparison-objects': {
    definition: 'la elección de los casos comparados decide quién se compara con quién, cuántos son y en qué periodo',
    mechanism:
      'las condiciones que reúnen los casos forman la lógica del argumento, y una pareja equivocada lo deja mudo',
    condition:
      'las lenguas y las fuentes a mano resuelven a menudo la elección de los casos comparados antes que la teoría',
    indicator:
      'las razones declaradas, los candidatos y los motivos de descarte muestran si la elección de los casos comparados se meditó',
    limit: 'el lado familiar engorda y el ajeno adelgaza, desequilibrio que nunca desaparece del todo',
    counter:
      'los historiadores globales rechazan la nación como unidad natural y estudian intercambios en vez de contrastes fijos',
  },
  'm-comparison-grid': {
    definition:
      'la tabla comparativa tiene objetos por columnas y puntos por filas, con un dato y una fuente en cada casilla',
    mechanism: 'cada fila exige respuesta a los dos lados y muestra la que falta como casilla vacía',
    condition:
      'de una sola pregunta deben salir las filas de la tabla comparativa, para que no acabe en almacén de curiosidades',
    indicator:
      'el solapamiento de filas, la mezcla de dato y juicio y la falta de fuentes se comprueban casilla por casilla',
    limit: 'la tabla comparativa no tiene sitio para el modo en que se llegó a las cosas y sigue siendo un borrador',
    counter: 'los lectores hermenéuticos temen que la tabla comparativa meta a los dos lados en un mismo molde',
    parts: ['m-tertium'],
  },
  'm-equivalence': {
    definition:
      'la equivalencia conceptual significa que una palabra o un indicador se refiere a lo mismo en lenguas o sistemas distintos',
    mechanism: 'palabras iguales con sentidos desiguales mezclan una diferencia de lengua con la diferencia medida',
    condition:
      'las encuestas en varias lenguas y las estadísticas de varios países presuponen la equivalencia conceptual',
    indicator:
      'la retrotraducción, las definiciones tras las cifras y la invarianza de la escala en ambos lugares son las pruebas',
    limit:
      'inalcanzable en su forma perfecta, la equivalencia conceptual se sustituye casi siempre por la igualdad de función',
    counter: 'los relativistas lingüísticos mantienen que un concepto traducido es ya otro concepto',
  },
  'm-functional': {
    definition:
      'la comparación funcional parte de una necesidad social y pregunta por qué medios la atienden sistemas distintos',
    mechanism: 'reglas de nombre diverso pueden sopesarse juntas una vez que se ve que cumplen el mismo oficio',
    condition: 'solo vale la comparación funcional donde la necesidad es compartida de verdad',
    indicator:
      'lo que cada sistema resuelve ante los mismos hechos hipotéticos es la prueba más directa en la comparación funcional',
    limit:
      'el sentido simbólico y el poso histórico, que no se ven en los resultados, escapan a la comparación funcional',
    counter:
      'los culturalistas acusan a la comparación funcional de proyectar los problemas de un país sobre los demás',
  },
  'm-explaining-difference': {
    definition:
      'la explicación de semejanzas y diferencias va más allá de enumerarlas y pregunta qué historia, norma o creencia las produjo',
    mechanism:
      'una condición que aparece y desaparece con la diferencia, y se une a ella por un proceso rastreable, puede pasar por causa',
    condition: 'unos hechos fiables en los dos lados preceden a la explicación de semejanzas y diferencias',
    indicator:
      'dos causas sopesadas para cada diferencia, con pruebas de la elección, son la marca de un intento serio',
    limit: 'con dos o tres casos, la explicación de semejanzas y diferencias queda abierta a muchos relatos',
    counter: 'los difusionistas sugieren que el parecido suele ser préstamo y nada debe a condiciones comunes',
    contrasts: ['m-alternative-explanation'],
  },
  'm-legal-issue': {
    definition:
      'el planteamiento de la cuestión jurídica reduce hechos enredados a una pregunta que una norma pueda responder',
    mechanism:
      'pretensiones, excepciones y requisitos de la norma se confrontan hasta que aflora el punto realmente discutido',
    condition:
      'los hechos y las normas aplicables han de conocerse antes del planteamiento de la cuestión jurídica, o la cuestión no deja de moverse',
    indicator:
      'la cuestión gana precisión cuando se pregunta si un requisito determinado se cumple en unos hechos determinados',
    limit:
      'los intereses y las causas sociales de la disputa quedan fuera de lo que abarca el planteamiento de la cuestión jurídica',
    counter:
      'los sociólogos del derecho sospechan que recortar un conflicto a la medida de la norma le quita aquello de lo que trataba',
    contrasts: ['m-research-question'],
  },
  'm-legislative-history': {
    definition:
      'los antecedentes legislativos siguen un precepto desde el proyecto y el debate hasta cada reforma, con las razones dadas entonces',
    mechanism:
      'una palabra añadida o tachada señala un argumento ganado o perdido y muestra lo que aceptó el legislador',
    condition:
      'proyectos, dictámenes de comisión y cotejos de versiones accesibles son necesarios para estudiar los antecedentes legislativos',
    indicator:
      'los textos paralelos de todas las versiones y las exposiciones de motivos de su tiempo documentan los antecedentes legislativos',
    limit: 'leídos sin cautela, los antecedentes legislativos atribuyen a toda la cámara la intención de una facción',
    counter:
      'los objetivistas sostienen que el texto promulgado se separa de sus redactores y significa lo que ahora significa',
    contrasts: ['m-teleological'],
  },
  'm-doctrinal-opinion': {
    definition:
      'el examen de la doctrina agrupa lo que dicen los autores sobre una cuestión jurídica en posiciones con razones y resultados',
    mechanism:
      'poner al descubierto las premisas de cada posición muestra si se discute sobre valores, palabras o hechos',
    condition:
      'el examen de la doctrina requiere los textos de los propios autores, porque sus críticos los resumen sin benevolencia',
    indicator:
      'el argumento principal, el resultado práctico y el caso más difícil de cada postura componen una tabla completa',
    limit: 'por sí solo, el examen de la doctrina no decide nada, pues también las mayorías yerran',
    counter:
      'los prácticos observan que los tribunales siguen la ley y no a los profesores, cuyas razones las sentencias toman pese a todo',
    contrasts: ['m-position-map'],
  },
  'm-judgment-search': {
    definition:
      'la búsqueda de sentencias filtra las resoluciones publicadas por materia, palabra clave, tribunal y fecha',
    mechanism:
      'el número del precepto cruzado con los términos da un primer conjunto, que las resoluciones citadas en él amplían',
    condition:
      'la publicación es incompleta y desigual, y la búsqueda de sentencias nunca devuelve todos los casos resueltos',
    indicator:
      'la fecha, la consulta, los resultados, los motivos de exclusión y el recuento final han de quedar a la vista',
    limit:
      'faltan los acuerdos y los asuntos reservados, lo que inclina la búsqueda de sentencias hacia los pleitos llevados hasta el final',
    counter:
      'algunos juristas rechazan contar resoluciones y creen que la calidad de las razones dice más que su número',
    contrasts: ['m-literature-search'],
  },
  'm-statutory-interpretation': {
    definition:
      'la interpretación de la ley es la elección razonada del sentido de un precepto por su letra, sistema, historia y fin',
    mechanism: 'cada criterio aporta una razón distinta, y la lectura es fuerte donde las razones coinciden',
    condition: 'los preceptos vagos, incompletos o en conflicto ponen en marcha la interpretación de la ley',
    indicator:
      'los criterios nombrados y el orden entre ellos muestran si la interpretación de la ley se argumentó o se afirmó sin más',
    limit:
      'donde varios sentidos sobreviven a todos los criterios, la interpretación de la ley acaba en un juicio de valor',
    counter: 'los realistas jurídicos dicen que el juez decide primero y encuentra los criterios después',
    parts: ['m-literal', 'm-systematic', 'm-teleological'],
  },
  'm-literal': {
    definition:
      'la interpretación literal parte del sentido corriente o técnico de las palabras y marca el campo de significados posibles',
    mechanism:
      'las palabras tienen un núcleo firme y un borde discutido, y la tarea es situar los hechos en uno u otro',
    condition: 'la interpretación literal abre la lectura de toda ley y en lo penal fija además el límite exterior',
    indicator:
      'los diccionarios, la misma palabra en otros lugares del código y el uso de los tribunales son los tres apoyos de la interpretación literal',
    limit: 'la interpretación literal permite a menudo dos lecturas, porque las palabras corrientes se desplazan',
    counter: 'los juristas hermenéuticos niegan que exista un sentido claro aparte de lo que el lector trae consigo',
    contrasts: ['m-teleological'],
  },
  'm-systematic': {
    definition: 'la interpretación sistemática lee el precepto dentro de su capítulo, de su código y del ordenamiento',
    mechanism:
      'el derecho se presume libre de contradicción y de sobras, lo que excluye lecturas que anulen otro precepto',
    condition:
      'un código redactado con cuidado y vocabulario estable conviene a la interpretación sistemática más que las leyes dispersas',
    indicator: 'las rúbricas, las partes general y especial y los usos paralelos de una palabra sostienen el argumento',
    limit:
      'las leyes hechas durante decenios por muchas manos carecen de la unidad que supone la interpretación sistemática',
    counter:
      'los juristas orientados al problema llaman circular a la interpretación sistemática y sopesarían los intereses directamente',
    contrasts: ['m-literal'],
  },
  'm-case-law': {
    definition:
      'el análisis de la jurisprudencia destila de un conjunto de resoluciones el criterio que los tribunales aplican de hecho',
    mechanism: 'ordenar los casos por sus hechos decisivos muestra qué cambio invierte el resultado',
    condition:
      'el análisis de la jurisprudencia es de fiar donde las sentencias razonan por extenso y los hechos pueden distinguirse',
    indicator:
      'una tabla de hechos, fallo, razones e instancia es el documento de trabajo con que opera el análisis de la jurisprudencia',
    limit:
      'el análisis de la jurisprudencia no llega más allá de las razones escritas, que acaso no sean las verdaderas',
    counter:
      'en la tradición continental se objeta que las sentencias no son ley y que la regla inferida de ellas a nadie obliga',
    contrasts: ['m-doctrinal-opinion'],
  },
  'm-teleological': {
    definition: 'la interpretación teleológica da al precepto el sentido que mejor sirve al interés protegido',
    mechanism: 'preguntar contra qué mal se hizo la norma muestra qué lectura ayuda y cuál estorba',
    condition:
      'la interpretación teleológica persuade donde el fin puede probarse con el texto, la historia o la estructura',
    indicator:
      'la prueba textual del fin y la atención a los fines en competencia son los dos puntos que han de revisarse',
    limit:
      'un fin enunciado con bastante amplitud lo apoya todo, y entonces la interpretación teleológica devora el texto',
    counter:
      'los formalistas temen que la interpretación teleológica permita a los jueces hacer pasar su política por el fin de la ley',
    contrasts: ['m-literal'],
  },
  'm-reform': {
    definition:
      'la justificación de propuestas de reforma muestra un defecto de la ley, por qué interpretar no lo cura y qué haría un texto nuevo',
    mechanism:
      'el defecto, la causa y el remedio han de encajar para que pueda juzgarse si el remedio acierta en la causa',
    condition:
      'antes de la justificación de propuestas de reforma hay que agotar las posibilidades de interpretar la norma vigente',
    indicator:
      'un artículo redactado, su encaje con las reglas existentes y quién soporta el coste indican la madurez de una propuesta',
    limit:
      'la elusión posterior no puede preverse, y la justificación de propuestas de reforma promete más de lo que sabe',
    counter:
      'los defensores de la interpretación advierten que la enmienda constante daña la certeza y confían en que los tribunales se adapten',
    contrasts: ['m-statutory-interpretation'],
  },
  'm-restating': {
    definition:
      'la reformulación del problema pone en palabras más claras un enigma filosófico o teórico antes de contestarlo',
    mechanism: 'las preguntas sueltas atan varias en una, y al separarlas unas admiten respuesta y otras se disuelven',
    condition: 'la reformulación del problema debe conservar la dificultad, o se contestará a otra cosa',
    indicator: 'una respuesta que satisface por igual la redacción antigua y la nueva muestra que nada se ha perdido',
    limit: 'por sí sola, la reformulación del problema nada contesta y puede retener la discusión en el umbral',
    counter:
      'quienes creen en problemas profundos se quejan de que la reformulación del problema convierte la perplejidad en juego de palabras',
  },
  'm-position-map': {
    definition:
      'el mapa de posiciones ordena las respuestas a una cuestión por premisas y conclusiones y dibuja dónde se bifurcan',
    mechanism:
      'preguntar en qué punto se separan dos autores revela aliados muy distantes y adversarios con una premisa común',
    condition:
      'el mapa de posiciones requiere los textos originales, pues las etiquetas hacen injusticia a los autores cuidadosos',
    indicator: 'un resumen de una línea que cada parte firmaría es la prueba de que el mapa de posiciones es justo',
    limit: 'el mapa de posiciones congela en un momento a pensadores que cambiaron de opinión',
    counter:
      'los historiadores de las ideas rechazan sentar a una mesa autores de siglos distintos, porque sus preguntas diferían',
    contrasts: ['m-doctrinal-opinion'],
  },
  'm-thought-experiment': {
    definition:
      'los experimentos mentales describen una situación imaginaria reducida a lo esencial y piden un juicio que ponga a prueba un principio',
    mechanism: 'un juicio que cambia cuando se varía un solo rasgo muestra que ese rasgo cuenta',
    condition:
      'la coherencia y la ausencia de detalles que favorezcan a una parte son condición de los experimentos mentales',
    indicator:
      'la estabilidad ante pequeños cambios y el acuerdo de los lectores miden la fuerza de los experimentos mentales',
    limit:
      'los escenarios extravagantes perturban la intuición, y lo concluido con los experimentos mentales quizá no valga para la vida corriente',
    counter:
      'los filósofos experimentales comunican que las intuiciones varían entre personas y dudan de su valor como prueba',
    contrasts: ['m-counterexample'],
  },
  'm-conceptual-analysis': {
    definition:
      'el análisis conceptual busca las condiciones en que se aplica un concepto, en forma de definición o de familia de rasgos',
    mechanism:
      'ejemplos y contraejemplos corrigen por turnos la definición, que se estrecha si es ancha y se ensancha si es estrecha',
    condition: 'el análisis conceptual se apoya en el acuerdo sobre los casos claros',
    indicator: 'acierta la definición que admite todos los ejemplos reconocidos y excluye los que nadie admitiría',
    limit:
      'saber cómo se usa una palabra puede dejar intacta la naturaleza de la cosa, límite constante del análisis conceptual',
    counter:
      'los naturalistas prefieren revisar los conceptos a la luz de la ciencia antes que practicar el análisis conceptual de los heredados',
    contrasts: ['m-concept-definition'],
  },
  'm-reconstruction': {
    definition:
      'la reconstrucción del argumento extrae de la prosa premisas y conclusión, suple lo callado y numera los pasos',
    mechanism:
      'los pasos numerados muestran, libres de retórica, si la inferencia vale y de qué premisa depende la disputa',
    condition:
      'las premisas que faltan se suplen con el contexto, o la reconstrucción del argumento engaña por exceso o por defecto',
    indicator: 'un pasaje para cada paso y una conclusión que se sigue de ellos son las dos pruebas del acierto',
    limit:
      'los diálogos, los aforismos y la prosa poética se resisten a la reconstrucción del argumento y pierden en ella su sabor',
    counter: 'los contextualistas dicen que un argumento sacado de su disputa es obra del comentarista',
    contrasts: ['m-argument-structure'],
  },
  'm-premise-scrutiny': {
    definition: 'el examen de las premisas pregunta de cada supuesto si es verdadero, necesario y fundado',
    mechanism: 'un argumento válido no pesa más que sus premisas, y un supuesto débil afloja el conjunto',
    condition: 'los supuestos ocultos han de escribirse antes de comenzar el examen de las premisas',
    indicator: 'repartir las premisas entre hechos, definiciones y valores indica qué apoyo pide cada una',
    limit:
      'en algún punto el examen de las premisas se detiene por convención, ya que las preguntas podrían no acabar nunca',
    counter: 'los coherentistas comparan las creencias con una red y ven injusto interrogar un solo hilo',
    contrasts: ['m-reconstruction'],
  },
  'm-counterexample': {
    definition:
      'los contraejemplos son casos que cumplen las condiciones de una afirmación general y carecen de su conclusión',
    mechanism: 'como lo universal no admite excepción, un solo caso sólido obliga a retirar o enmendar la afirmación',
    condition: 'para que muerdan, los contraejemplos han de ser posibles y estar libres de detalles estrafalarios',
    indicator: 'una tesis que absorbe el caso con un cambio pequeño y natural queda tocada, pero no refutada',
    limit: 'las afirmaciones matizadas con un «por lo general» quedan intactas ante los contraejemplos aislados',
    counter:
      'los partidarios del equilibrio reflexivo ajustan entre sí principios e intuiciones y no ceden ante los primeros contraejemplos',
    contrasts: ['m-premise-scrutiny'],
  },
  'm-charity': {
    definition: 'el principio de caridad prefiere, entre las lecturas posibles, la que mejor sentido da a un autor',
    mechanism: 'la crítica que triunfa sobre la versión más fuerte nada debe a la deformación',
    condition:
      'el principio de caridad rige donde un texto admite varias lecturas, pues los errores patentes no necesitan disfraz',
    indicator: 'un seguidor que acepta el resumen como justo confirma que se respetó el principio de caridad',
    limit: 'donde los añadidos benévolos producirían una tesis que nadie sostuvo termina el principio de caridad',
    counter:
      'los teóricos críticos temen que la benevolencia excuse prejuicios y ven también un deber en desenmascarar',
    contrasts: ['m-objection-reply'],
  },
  'm-objection-reply': {
    definition:
      'en un texto argumentativo, la objeción y la réplica enfrentan una tesis con el mejor alegato en su contra y lo contestan punto por punto',
    mechanism: 'las objeciones encuentran el lugar débil, y las respuestas refuerzan la tesis o la restringen',
    condition:
      'del adversario elegido depende lo que valen la objeción y la réplica, y los adversarios fáciles nada prueban',
    indicator:
      'el lector comprueba si la objeción apunta a premisa, inferencia o consecuencia y si la réplica la encuentra allí',
    limit: 'ninguna lista es completa, y demasiado espacio para la objeción y la réplica entierra el alegato positivo',
    counter:
      'los filósofos constructivos prefieren mostrar lo que una teoría explica y dejar que las objeciones se marchiten',
    contrasts: ['m-alternative-explanation'],
  },
  'm-requirements': {
    definition:
      'el análisis de requisitos averigua qué necesitan hacer los usuarios y con qué límites y lo convierte en puntos comprobables',
    mechanism:
      'los deseos vagos vueltos funciones y cifras de rendimiento dan una meta al diseño y una norma a las pruebas',
    condition:
      'el análisis de requisitos depende de usuarios reales, porque las funciones imaginadas por el desarrollador quedan a menudo sin uso',
    indicator:
      'una prueba para cada punto y ningún conflicto entre ellos son las señales de un buen análisis de requisitos',
    limit: 'el análisis de requisitos no puede sacar del usuario la descripción de lo que nunca ha visto',
    counter:
      'los partidarios del desarrollo ágil quieren pronto una versión que funcione en lugar de un documento grueso',
    contrasts: ['m-research-question'],
    parts: ['m-use-case'],
  },
  'm-architecture': {
    definition:
      'la arquitectura del sistema determina las capas o componentes del conjunto, la tarea de cada uno y cómo se comunican',
    mechanism:
      'las tareas separadas confinan un cambio a un solo lugar, sea una base de datos, un sensor o una pantalla',
    condition: 'los límites conocidos de tamaño, carga, tiempo y coste han de guiar la arquitectura del sistema',
    indicator: 'las conexiones rotuladas y el alcance de un fallo único son lo que buscan los revisores en el diagrama',
    limit:
      'en un proyecto pequeño, la arquitectura del sistema muy elaborada es una carga, pues cada capa cuesta una conversión',
    counter:
      'los diseñadores evolutivos confían en que la buena estructura salga de reescribir el código y dan por perdidos los primeros planos',
    parts: ['m-modules', 'm-interface'],
  },
  'm-modules': {
    definition:
      'la división en módulos parte el conjunto en piezas que pueden construirse, probarse y sustituirse por separado',
    mechanism:
      'los lazos fuertes por dentro y débiles por fuera impiden que los fallos se extiendan y permiten trabajar en paralelo',
    condition: 'unas funciones claras y unas interfaces acordadas de antemano hacen provechosa la división en módulos',
    indicator: 'el número de piezas que toca un solo cambio mide la calidad de la división en módulos',
    limit: 'las piezas muy pequeñas alargan las cadenas de llamadas y complican el montaje y la depuración',
    counter:
      'los ingenieros que optimizan el conjunto replican que un diseño integrado pesa menos y corre más que la división en módulos',
    contrasts: ['m-architecture'],
  },
  'm-data-model': {
    definition: 'el modelo de datos dice qué cosas registra un sistema, con qué atributos y en qué relaciones',
    mechanism:
      'guardar cada hecho una sola vez impide actualizaciones contradictorias y da a las consultas un camino claro',
    condition:
      'las reglas del negocio deciden el modelo de datos, y si una relación es de uno a muchos se pregunta a los usuarios',
    indicator:
      'un diagrama de entidades, una lista de campos y las reglas de integridad son lo que quiere ver un tribunal',
    limit:
      'normalizar por completo el modelo de datos exige muchas uniones, por lo que se conserva adrede alguna redundancia',
    counter:
      'los defensores de las bases documentales no ven necesidad de fijar tablas para datos cuya forma no deja de cambiar',
  },
  'm-interface': {
    definition:
      'el diseño de interfaces fija cómo intercambian información los componentes, o personas y máquinas, incluidos errores y permisos',
    mechanism: 'las partes que dependen solo de lo acordado pueden cambiar por dentro sin molestarse',
    condition:
      'el diseño de interfaces precede a la programación o la fabricación, y todo cambio posterior pide versión y aviso',
    indicator:
      'el significado de los campos, los intervalos, los errores devueltos y los diagramas de tiempo muestran lo completo del diseño de interfaces',
    limit: 'una interfaz acordada demasiado pronto estorba la mejora, mientras que un acuerdo laxo apenas obliga',
    counter:
      'los diseñadores de experiencia parten del hábito humano y rehúsan que la pulcritud técnica gobierne el diseño de interfaces',
    contrasts: ['m-modules'],
  },
  'm-use-case': {
    definition: 'el modelado de casos de uso describe desde fuera los pasos con que un actor y un sistema logran algo',
    mechanism: 'recorrer el flujo principal y los alternativos saca a la luz funciones y excepciones olvidadas',
    condition:
      'el modelado de casos de uso conviene a sistemas interactivos, mientras un algoritmo o una estructura pide condiciones de trabajo',
    indicator:
      'el actor, la precondición, el flujo principal, las excepciones y la poscondición deben constar en cada ficha',
    limit:
      'la rapidez, la seguridad y la fiabilidad no caben en el modelado de casos de uso y piden documentos propios',
    counter:
      'los equipos ágiles cambian el modelado de casos de uso por historias de una línea con condiciones de aceptación',
  },
  'm-prototype': {
    definition:
      'el prototipado construye una versión temprana con las funciones decisivas para que los usuarios la prueben o los ingenieros la ensayen',
    mechanism:
      'lo que se ve y se toca provoca comentarios precisos y descubre rumbos equivocados cuando aún se ha gastado poco',
    condition: 'el prototipado compensa sobre todo donde las necesidades son confusas o la técnica está por probar',
    indicator:
      'las notas de uso, las listas de cambios y las diferencias entre versiones muestran si el prototipado movió el diseño',
    limit: 'el prototipado entraña un peligro si se entrega una versión temprana sin seguridad ni control de errores',
    counter:
      'los ingenieros de plan previo ven interminables los ensayos repetidos y cerrarían antes la especificación',
    contrasts: ['m-simulation'],
  },
  'm-unit-test': {
    definition: 'las pruebas unitarias verifican la menor parte separable comparando su salida con lo acordado',
    mechanism:
      'una vez que cada parte es de fiar, el fallo que surge tras el montaje está probablemente en las uniones',
    condition: 'un acoplamiento bajo hace posibles las pruebas unitarias',
    indicator:
      'la cobertura de ramas y el número de entradas límite o inválidas indican lo minuciosas que fueron las pruebas unitarias',
    limit: 'las pruebas unitarias no ven los malentendidos entre partes que aprueban una por una',
    counter:
      'algunos autores de código científico encuentran que mantener las pruebas unitarias cuesta más de lo que ahorran los fallos detectados',
    contrasts: ['m-system-test'],
  },
  'm-system-test': {
    definition:
      'en las pruebas de sistema se ejecuta el conjunto en un entorno casi real y se compara con los requisitos',
    mechanism: 'los tiempos, los recursos y el paso de datos enseñan sus fallos solo cuando todo funciona a la vez',
    condition: 'unidades ya verificadas y un entorno cercano al uso real son lo que presuponen las pruebas de sistema',
    indicator:
      'una matriz de requisitos y pruebas, los defectos graduados y la lista de asuntos abiertos respaldan la aceptación',
    limit:
      'los escenarios no tienen fin, y superar las pruebas de sistema significa que no se halló fallo y no que no exista',
    counter:
      'los especialistas en usabilidad señalan que un sistema puede cumplir todos los requisitos y seguir siendo difícil de usar',
    contrasts: ['m-unit-test'],
  },
  'm-performance-test': {
    definition:
      'con las pruebas de rendimiento se miden la respuesta, el caudal, la exactitud, el consumo o la vida útil bajo una carga declarada',
    mechanism: 'una carga elevada paso a paso traza una curva cuyo codo señala el cuello de botella',
    condition:
      'unas condiciones fijas y publicadas dan valor a las pruebas de rendimiento, pues cifras de montajes distintos no se comparan',
    indicator:
      'los percentiles altos, la dispersión de los errores y la variación entre ejecuciones dicen más que la mejor marca aislada',
    limit:
      'los resultados de las pruebas de rendimiento suelen bajar sobre el terreno, donde las condiciones son menos limpias',
    counter:
      'los ingenieros en ejercicio recuerdan que el coste de implantar y mantener cuenta tanto como una marca puntera',
    contrasts: ['m-simulation'],
  },
  'm-simulation': {
    definition:
      'en lugar del objeto real, la modelización y la simulación estudian por ordenador ecuaciones, reglas o una maqueta digital',
    mechanism: 'los parámetros se fijan a voluntad, lo que permite repetir condiciones peligrosas, caras o lentas',
    condition:
      'merecen crédito la modelización y la simulación en la medida en que los supuestos se ajustan al objeto y los parámetros tienen fuente',
    indicator:
      'la estabilidad con pasos o mallas más finos y el acuerdo con algunos puntos medidos son las comprobaciones habituales',
    limit: 'lo que el modelo deja fuera no puede aparecer en el resultado, por fina que sea la imagen',
    counter: 'los experimentalistas consideran simple dibujo la modelización y la simulación sin validar',
    contrasts: ['m-performance-test'],
  },
  'm-review-question': {
    definition:
      'la pregunta de la revisión limita una revisión a las pruebas sobre una población, un fenómeno, una comparación y un resultado',
    mechanism:
      'los términos de búsqueda, los filtros y los epígrafes de extracción se derivan todos de los elementos nombrados',
    condition: 'debe haber bastantes estudios primarios para que valga la pena plantear la pregunta de la revisión',
    indicator:
      'unos elementos que se traducen cada uno en un concepto de búsqueda muestran que la pregunta de la revisión es clara',
    limit:
      'demasiado estrecha, la pregunta de la revisión no encuentra nada, y demasiado ancha reúne lo que no puede compararse',
    counter:
      'los autores de revisiones narrativas confían en un juicio experto para ordenar la bibliografía sin fórmula',
  },
  'm-search-strategy': {
    definition:
      'la estrategia de búsqueda es el conjunto de bases, ecuaciones, límites y fechas con que una revisión halla sus estudios',
    mechanism: 'los sinónimos unidos por «o» ensanchan la red, y los conceptos unidos por «y» la estrechan',
    condition:
      'los ensayos previos dan forma a la estrategia de búsqueda, que no debe cambiar después porque decepcionen los resultados',
    indicator:
      'un puñado de artículos conocidos de antemano debería aparecer entero si la estrategia de búsqueda es bastante sensible',
    limit: 'los informes inéditos y las lenguas menos comunes se escurren por la estrategia de búsqueda',
    counter:
      'algunos documentalistas prefieren la búsqueda semántica, y los metodólogos de la revisión objetan que no puede repetirse',
    contrasts: ['m-literature-search'],
  },
  'm-inclusion': {
    definition:
      'mediante los criterios de inclusión y exclusión se decide qué estudios entran en una revisión por población, diseño, resultado y lengua',
    mechanism: 'los filtros fijados antes de leer mantienen fuera de la selección las esperanzas del revisor',
    condition:
      'hace falta exactitud en los criterios de inclusión y exclusión para que dos personas coincidan en cada artículo',
    indicator:
      'un diagrama de flujo con cantidades y motivos en cada paso y el acuerdo entre revisores son la prueba habitual',
    limit:
      'los umbrales altos dejan poco y los bajos mezclan lo bueno con lo malo, sin que los criterios de inclusión y exclusión eviten ambas cosas',
    counter:
      'los autores de revisiones realistas rehúsan admitir un solo diseño, porque los indicios de mecanismo suelen estar en informes cualitativos',
    contrasts: ['m-material-selection'],
  },
  'm-extraction-form': {
    definition:
      'el formulario de extracción de datos recoge población, método, resultados y referencia de cada estudio incluido',
    mechanism:
      'los epígrafes iguales convierten artículos dispares en filas comparables, y los blancos muestran lo que los autores omitieron',
    condition:
      'conviene ensayar el formulario de extracción de datos con varios artículos y enmendarlo antes de usarlo',
    indicator: 'el número de diferencias entre dos lectores independientes dice si los epígrafes son claros',
    limit:
      'el razonamiento y el tono no caben en el formulario de extracción de datos, que se aviene mal con los escritos teóricos',
    counter: 'los humanistas dudan de que las ideas puedan trasladarse a casillas y prefieren comentar el conjunto',
    contrasts: ['m-recording-sheet'],
  },
  'm-citation-chasing': {
    definition:
      'el rastreo de citas sigue un artículo clave hacia atrás por sus referencias y hacia delante por quienes lo citan',
    mechanism:
      'las citas forman una red por la que se llega a trabajos sobre el mismo tema escritos con otras palabras',
    condition:
      'el rastreo de citas acierta desde puntos de partida bien elegidos y da vueltas en círculo desde los oscuros',
    indicator:
      'las rondas que traen cada vez menos títulos nuevos, y al fin ninguno, dan la señal de parar el rastreo de citas',
    limit: 'el rastreo de citas hace más conocido lo conocido, porque la fama atrae citas',
    counter:
      'los defensores de las bases de datos admiten la bola de nieve solo como complemento porque no puede repetirse',
    contrasts: ['m-search-strategy'],
  },
  'm-appraisal': {
    definition:
      'la evaluación crítica de los estudios juzga con una misma lista el diseño, la ejecución y la exposición de cada uno',
    mechanism:
      'las fuentes de sesgo se recorren una a una, de modo que los estudios pesan por su mérito y no por su número',
    condition:
      'la evaluación crítica de los estudios debe usar una lista hecha para cada diseño, ya que las normas del ensayo juzgan mal la entrevista',
    indicator:
      'la asignación, el enmascaramiento, los abandonos, la medida y la integridad del análisis son epígrafes frecuentes',
    limit: 'la evaluación crítica de los estudios no siempre distingue un mal trabajo de una redacción escueta',
    counter: 'los investigadores cualitativos rechazan sumar puntuaciones, que tratan como iguales defectos dispares',
  },
  'm-publication-bias': {
    definition:
      'el sesgo de publicación surge cuando los resultados significativos o gratos se imprimen con más facilidad que los demás',
    mechanism: 'quien ve solo los éxitos impresos, mientras lo nulo queda en el cajón, sobrestima el efecto',
    condition: 'los campos de estudios pequeños e intereses fuertes son los más expuestos al sesgo de publicación',
    indicator:
      'un gráfico de embudo torcido, efectos mayores en estudios menores y ensayos registrados sin publicar son señales de alarma',
    limit:
      'la asimetría del embudo tiene otras causas, y con pocos estudios las pruebas sobre el sesgo de publicación son débiles',
    counter: 'algunos autores afirman que los estudios inéditos son en su mayoría deficientes y que nada se pierde',
    contrasts: ['m-honest-reporting'],
  },
  'm-narrative-synthesis': {
    definition:
      'la síntesis narrativa agrupa y compara con palabras estudios dispares y explica por qué difieren, sin promediar cifras',
    mechanism:
      'agrupar por teoría o entorno y contrastar dentro y entre grupos da razón de los resultados en conflicto',
    condition:
      'la síntesis narrativa está en su lugar donde poblaciones y medidas son demasiado diversas para combinarse',
    indicator:
      'los motivos declarados de agrupación y la discusión de resultados contrarios distinguen de una lista la síntesis narrativa',
    limit: 'la síntesis narrativa reparte el peso según un juicio que se inclina hacia los estudios afines',
    counter:
      'la escuela basada en la evidencia encuentra opaca la síntesis narrativa y promediaría todo lo que admite promedio',
    contrasts: ['m-meta-analysis'],
  },
  'm-meta-analysis': {
    definition:
      'el metaanálisis lleva a una misma escala los resultados de muchos estudios y los promedia según su precisión',
    mechanism: 'los estudios grandes y precisos pesan más, y los errores fortuitos se anulan al acumularse resultados',
    condition: 'el metaanálisis requiere estudios de una misma pregunta que comuniquen los estadísticos necesarios',
    indicator:
      'el diagrama de bosque, el índice de heterogeneidad, los subgrupos y la sensibilidad son lo que consulta el lector',
    limit:
      'el sesgo de los estudios originales no se promedia, y el metaanálisis solo enuncia con más precisión la respuesta errónea',
    counter:
      'los críticos hablan de sumar peras con manzanas, y los defensores responden que la variedad puede analizarse en el metaanálisis',
    contrasts: ['m-narrative-synthesis'],
  },
};
