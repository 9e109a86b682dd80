import type { FacetBook } from '../facets.ts';

export const literatureEsFacets: FacetBook = {
  narratology: {
    definition:
      'la teoría narratológica distingue en todo relato la historia, es decir, lo que sucede, y el discurso, es decir, cómo se cuenta',
    mechanism:
      'los mismos sucesos producen suspense, simpatía o desconfianza según la perspectiva, el orden temporal y el narrador elegidos',
    condition:
      'la teoría narratológica rinde más en relatos donde el saber del narrador y el de los personajes se separan con claridad',
    indicator:
      'la persona gramatical, la focalización, los saltos temporales y el estilo indirecto libre son los rasgos que anota la teoría narratológica',
    limit:
      'la teoría narratológica describe bien las formas, pero no explica por qué una de ellas triunfa en una época determinada',
    counter:
      'la crítica sociohistórica ve en la gramática del relato una clasificación precisa que olvida las condiciones de escritura y de lectura',
    example:
      'una novela policiaca que comienza por el cadáver invierte el orden de la historia para convertir al lector en investigador',
    implication:
      'la teoría narratológica aconseja separar, ante cada pasaje, la pregunta por quién ve de la pregunta por quién habla',
    parts: ['narrative-voice'],
  },
  reception: {
    definition:
      'la estética de la recepción sostiene que la obra se completa en la lectura y que la historia literaria es también la de los lectores',
    mechanism:
      'los vacíos del texto piden que el lector los llene con su experiencia, y el sentido surge de ese intercambio',
    condition:
      'la estética de la recepción necesita obras con una serie continua de reseñas, antologías o adaptaciones',
    indicator:
      'los cambios en la selección de las antologías, el vocabulario de las reseñas y las reediciones señalan el movimiento del gusto',
    limit:
      'la estética de la recepción reconstruye sobre todo la lectura de críticos y editores, pues el lector corriente apenas deja huella escrita',
    counter:
      'los defensores del texto temen que, si el lector decide el sentido, ya no pueda distinguirse una lectura errónea de una acertada',
    example: 'una novela recibida como sátira cómica puede leerse generaciones después como drama del idealismo',
    implication:
      'los estudios guiados por la estética de la recepción ordenan las reseñas por fechas antes de proponer una interpretación propia',
    parts: ['horizon'],
  },
  intertextuality: {
    definition: 'la teoría de la intertextualidad concibe todo texto como absorción y transformación de otros textos',
    mechanism:
      'la cita, la parodia y la reescritura trasladan un pasaje ajeno a un lugar nuevo, y del contraste nacen la ironía o el homenaje',
    condition:
      'los efectos que describe la teoría de la intertextualidad requieren lectores capaces de reconocer el texto anterior',
    indicator:
      'las palabras prestadas, la trama heredada y la convención de género alterada son pistas que sigue la teoría de la intertextualidad',
    limit: 'la teoría de la intertextualidad extiende las relaciones sin fin si no se fija de antemano un corpus',
    counter:
      'los comparatistas de orientación positivista prefieren hablar de fuentes y reprochan que se borren autor y cronología',
    example:
      'el caballero que interpreta las ventas como castillos lleva al interior de la novela los libros que ha leído',
    implication:
      'un análisis apoyado en la teoría de la intertextualidad compara el préstamo con su modelo y explica qué ha cambiado',
    parts: ['allusion'],
  },
  'close-reading': {
    definition:
      'la lectura atenta examina palabra por palabra el sentido, el tono y la estructura de un pasaje para llegar al conjunto de la obra',
    mechanism:
      'las repeticiones, las ambigüedades y las combinaciones extrañas señalan los puntos donde el texto concentra su sentido',
    condition: 'la lectura atenta exige una edición fiable y un pasaje de densidad verbal suficiente',
    indicator: 'una cita seguida de comentario sobre su léxico, su sintaxis o su ritmo acredita la lectura atenta',
    limit: 'la lectura atenta abarca pocos textos, y la elección de los pasajes puede inclinar las conclusiones',
    counter:
      'los partidarios de la lectura distante objetan que unas cuantas obras célebres no representan la literatura de una época',
  },
  'narrative-voice': {
    definition: 'la voz narrativa designa quién cuenta la historia y con qué tono, autoridad y fiabilidad',
    mechanism: 'los adjetivos y comentarios del narrador indican a quién compadecer y de quién dudar',
    condition:
      'la voz narrativa reclama un examen aparte si el narrador se aleja de las posiciones que cabe atribuir al autor',
    indicator: 'la persona verbal, las digresiones y las llamadas al lector permiten describir la voz narrativa',
    limit: 'la voz narrativa no basta para saber desde qué mirada se perciben los hechos',
    counter: 'la crítica temática sostiene que un mismo asunto conserva su sentido aunque cambie la voz narrativa',
  },
  symbol: {
    definition:
      'una red de símbolos se forma con imágenes que vuelven a lo largo de la obra, se responden y apuntan a un sentido abstracto',
    mechanism:
      'un objeto ligado varias veces a los momentos decisivos de un personaje acaba cargado de un sentido que excede su función práctica',
    condition: 'la red de símbolos se enriquece si cada aparición de la imagen introduce una variación',
    indicator:
      'localizar los capítulos, las emociones y las transformaciones de cada imagen permite trazar la red de símbolos',
    limit:
      'los límites de la red de símbolos los fija el intérprete, que corre el riesgo de ver alegorías en objetos comunes',
    counter:
      'los críticos contrarios a la sobreinterpretación recuerdan que muchos detalles solo dan impresión de realidad',
  },
  horizon: {
    definition:
      'el horizonte de expectativas reúne lo que un público espera de una obra según sus lecturas y su experiencia',
    mechanism:
      'la obra que confirma lo esperado se acepta sin esfuerzo, y la que lo contradice provoca extrañeza y distancia estética',
    condition:
      'el horizonte de expectativas se reconoce mejor en épocas de géneros firmes, donde toda desviación llama la atención',
    indicator:
      'prólogos, reseñas, anuncios y obras del mismo género sirven para reconstruir el horizonte de expectativas',
    limit:
      'el horizonte de expectativas varía entre grupos de lectores, y unas pocas reseñas no los representan a todos',
    counter:
      'la sociología de la lectura considera más decisivas la escuela y la clase social que un horizonte compartido',
  },
  allusion: {
    definition:
      'la alusión literaria introduce en el texto, con una indicación breve, otra obra, un hecho histórico o una leyenda',
    mechanism:
      'unas pocas palabras evocan un pasaje entero, y el lector que lo reconoce participa en la creación del sentido',
    condition: 'la alusión literaria presupone un fondo de lecturas común entre quien escribe y quien lee',
    indicator:
      'las fuentes señaladas por los anotadores y las diferencias con el original revelan el uso de la alusión literaria',
    limit: 'con el cambio de la cultura escolar, la alusión literaria pasa de ser un guiño a ser un obstáculo',
    counter:
      'la poética de la naturalidad censura el exceso de alusiones como erudición que encubre falta de sentimiento',
  },
  'cultural-context': {
    definition:
      'el contexto cultural comprende las creencias, costumbres, instituciones y saberes compartidos en que un texto nace y circula',
    mechanism:
      'lo que una frase calla se completa con el saber compartido, de modo que su peso cambia de una cultura a otra',
    condition: 'el contexto cultural se vuelve visible sobre todo si el lector pertenece a otra época o a otra lengua',
    indicator: 'tratamientos, fiestas, tabúes y ceremonias descritos en la obra dan acceso al contexto cultural',
    limit:
      'el contexto cultural pierde fuerza explicativa si se expone como telón de fondo sin relación con pasajes concretos',
    counter:
      'los universalistas confían en que las grandes obras hablan a una humanidad común sin ayuda del saber local',
  },
  'primary-texts': {
    definition:
      'los textos originales y sus ediciones abarcan manuscritos, publicaciones en prensa, primeras ediciones y versiones revisadas',
    mechanism: 'los cambios entre versiones conservan las decisiones del autor, del editor y a veces de la censura',
    condition:
      'los textos originales y sus ediciones sostienen un argumento si se declara qué edición se sigue y por qué',
    indicator:
      'la portada, el colofón, los prólogos, las variantes y los pasajes suprimidos son lo primero que se coteja',
    limit: 'los proyectos abandonados por el autor rara vez asoman en los textos originales y sus ediciones',
    counter:
      'algunos críticos opinan que el lector conoce solo la versión corriente y que las variantes apenas alteran el sentido',
  },
  'reading-public': {
    definition:
      'el público lector es el conjunto de personas que comparten cierta instrucción, gusto y capacidad de compra de libros',
    mechanism:
      'las compras, los préstamos y las cartas de los lectores llegan a editores y autores e influyen en la elección de asuntos',
    condition:
      'el público lector se ensancha con la alfabetización, el abaratamiento del libro y las bibliotecas de préstamo',
    indicator: 'tiradas, precios, registros de préstamo y anuncios permiten estimar el público lector de una obra',
    limit:
      'los lectores más instruidos dejan más testimonios, y del resto del público lector se sabe solo por indicios',
    counter:
      'la crítica centrada en el autor distingue entre escribir para el público lector y escribir por exigencia artística',
  },
  'literary-press': {
    definition:
      'las revistas y editoriales median entre el manuscrito y los lectores, con poder para elegir, corregir y presentar las obras',
    mechanism:
      'las secciones, los concursos y los pagos orientan la escritura, y el lugar de publicación equivale ya a un juicio',
    condition: 'las revistas y editoriales marcan más el gusto si tienen un programa definido y colaboradores estables',
    indicator:
      'índices, manifiestos, notas editoriales y nóminas de autores muestran la orientación de revistas y editoriales',
    limit: 'la pérdida de muchos archivos de revistas y editoriales impide saber cuánto intervino el editor',
    counter: 'la idea romántica del genio resta peso a los mediadores y cree que la buena obra siempre sale a la luz',
  },
  'author-text': {
    definition:
      'el debate «intención del autor frente a autonomía del texto» discute si lo que el autor quiso decir debe guiar la interpretación',
    mechanism:
      'unos acuden a cartas y declaraciones, otros se atienen a las palabras de la obra, y cada bando admite pruebas distintas',
    condition:
      'la contradicción entre lo declarado por el escritor y el efecto de la obra aviva el debate «intención del autor frente a autonomía del texto»',
    indicator:
      'el uso que un estudio hace de los datos biográficos descubre su postura ante la intención del autor y la autonomía del texto',
    limit:
      'el lector, del que se ocuparon teorías posteriores, queda fuera del debate «intención del autor frente a autonomía del texto»',
    counter: 'una postura conciliadora toma la intención como indicio y no como sentencia',
  },
  'form-history': {
    definition:
      'el debate «análisis formal frente a lectura histórica» opone el sentido nacido de la estructura verbal al nacido de la situación social',
    mechanism:
      'los formalistas apartan el trasfondo para mirar el lenguaje, y los historicistas pasan del lenguaje a las instituciones',
    condition:
      'las obras de forma nueva y asunto político reabren el debate «análisis formal frente a lectura histórica»',
    indicator:
      'el espacio que un trabajo concede al estilo y al trasfondo indica si prefiere el análisis formal o la lectura histórica',
    limit:
      'la buena crítica suele reunir las dos tareas que el debate «análisis formal frente a lectura histórica» presenta como opuestas',
    counter:
      'una tesis más radical afirma que la historia se deposita en las formas y que la división carece de fundamento',
  },
  'thin-reading': {
    definition:
      'las lecturas que repiten el argumento cuentan lo sucedido y dejan sin explicar por qué la obra produce su efecto',
    mechanism: 'el resumen ocupa el espacio del razonamiento, y la conclusión se reduce a un tema que todos conocían',
    condition:
      'las lecturas que repiten el argumento abundan ante tramas complicadas y comentaristas sin herramientas de análisis',
    indicator:
      'la escasez de citas y los párrafos cuyo sujeto es siempre un personaje delatan las lecturas que repiten el argumento',
    limit:
      'cierto resumen es necesario, y censurar por sistema las lecturas que repiten el argumento deja perdido a quien no conoce la obra',
    counter: 'algunos profesores estiman que exponer con claridad una trama difícil ya demuestra comprensión',
  },
  'thin-reading.cause': {
    definition:
      'el descuido del detalle y la forma consiste en no atender al lenguaje, a la estructura ni al modo de narrar',
    mechanism: 'quien no ve cómo está escrita la obra solo puede hablar de lo que cuenta',
    condition: 'una enseñanza basada en memorizar temas y biografías fomenta el descuido del detalle y la forma',
    indicator: 'la ausencia de todo comentario sobre una palabra o una frase prueba el descuido del detalle y la forma',
    limit:
      'el descuido del detalle y la forma no explica toda vaguedad, que puede venir también de la pobreza de materiales',
    counter:
      'la crítica de las ideas juzga minucioso en exceso el análisis formal y busca ante todo el pensamiento de la obra',
  },
  'thin-reading.measure': {
    definition:
      'volver al detalle del texto es explicar los efectos de la obra desde sus palabras, su estructura y su perspectiva',
    mechanism: 'el detalle citado permite que otro lector compruebe la afirmación sobre la misma frase',
    condition: 'volver al detalle del texto resulta viable si el estudio se limita a unos pocos pasajes decisivos',
    indicator:
      'cada afirmación acompañada de cita y de comentario lingüístico indica que el trabajo ha sabido volver al detalle del texto',
    limit: 'volver al detalle del texto requiere tiempo, y en obras extensas obliga a seleccionar',
    counter: 'los historiadores de conjunto temen que la minucia haga perder de vista la evolución literaria',
  },
  'context-loss': {
    definition:
      'las obras separadas de su contexto se interpretan sin tener en cuenta cómo se escribieron, publicaron y leyeron',
    mechanism:
      'sin el contexto, la ironía pasa por afirmación, la alusión política por adorno y las ideas del lector ocupan el hueco',
    condition:
      'las obras separadas de su contexto se entienden peor cuanto más lejanas quedan en el tiempo o en la cultura',
    indicator:
      'un estudio que no menciona la fecha ni el medio de la primera publicación trata con obras separadas de su contexto',
    limit:
      'señalar el peligro de las obras separadas de su contexto no autoriza a acumular datos sin relación con el texto',
    counter: 'los defensores de la autonomía literaria creen que las obras mayores siguen hablando lejos de su origen',
  },
  'context-loss.cause': {
    definition:
      'el escaso uso de ediciones y fuentes se advierte en trabajos que no cotejan versiones ni consultan reacciones contemporáneas',
    mechanism:
      'las antologías y los resúmenes ajenos introducen cortes y juicios que el estudiante toma por propios de la obra',
    condition: 'la dificultad de acceder a publicaciones antiguas favorece el escaso uso de ediciones y fuentes',
    indicator:
      'una bibliografía sin prensa de la época, cartas ni datos de la edición muestra un escaso uso de ediciones y fuentes',
    limit: 'el escaso uso de ediciones y fuentes convive con otra causa, el desinterés teórico por la historia',
    counter:
      'algunos directores consideran que un trabajo de grado debe formar en el análisis y no en la crítica textual',
  },
  'context-loss.measure': {
    definition:
      'restituir el contexto con las ediciones significa devolver la obra al diálogo en que apareció por medio de versiones y reseñas',
    mechanism:
      'las variantes muestran qué se cambió y las reseñas cómo se leyó, de modo que juntas aclaran las referencias',
    condition:
      'restituir el contexto con las ediciones es posible donde se conservan la primera publicación y sus reseñas',
    indicator:
      'precisar contra qué o contra quién se dirigía un pasaje demuestra que se ha logrado restituir el contexto con las ediciones',
    limit:
      'el intento de restituir el contexto con las ediciones solo logra una aproximación, porque los testimonios conservados son parciales',
    counter: 'los escépticos replican que todo contexto histórico es a su vez un relato construido después',
  },
  label: {
    definition:
      'el uso mecánico de términos críticos aplica a la obra un vocabulario prestado sin comprobar si le conviene',
    mechanism:
      'el término elegido de antemano hace buscar solo los pasajes que lo confirman y pasar por alto los demás',
    condition:
      'las modas teóricas y el desconocimiento de los libros de origen extienden el uso mecánico de términos críticos',
    indicator: 'una conclusión que valdría igual para cualquier otra obra delata el uso mecánico de términos críticos',
    limit:
      'el uso mecánico de términos críticos no condena a la teoría, puesto que leer sin conceptos lleva al lugar común',
    counter: 'los defensores de la teoría ven en la torpeza inicial el precio de percibir lo que la costumbre oculta',
  },
  'label.cause': {
    definition:
      'una teoría ajena al texto procede de condiciones sociales y literarias distintas de las de la obra estudiada',
    mechanism: 'el concepto trae consigo sus supuestos de origen y plantea a la obra problemas que no son suyos',
    condition: 'aplicar sin advertencia una doctrina de otra lengua o de otra época produce una teoría ajena al texto',
    indicator:
      'comparar el contexto de origen del concepto con el de la obra descubre los puntos en que hay una teoría ajena al texto',
    limit: 'una teoría ajena al texto provoca a veces preguntas nuevas y no siempre constituye un defecto',
    counter:
      'los universalistas sostienen que una buena teoría revela estructuras comunes bajo las diferencias locales',
  },
  'label.measure': {
    definition:
      'corregir los conceptos con el texto supone dejar que los pasajes rebeldes limiten o reformulen el término empleado',
    mechanism: 'la excepción obliga a estrechar el concepto, y teoría y obra se ponen a prueba una a otra',
    condition: 'corregir los conceptos con el texto exige conocer de primera mano tanto la obra como la teoría',
    indicator:
      'un apartado dedicado a lo que el término no explica prueba la voluntad de corregir los conceptos con el texto',
    limit:
      'corregir los conceptos con el texto se hace caso por caso, y la validez general de la enmienda queda por demostrar',
    counter: 'hay quien teme que tanta concesión a la obra quite a los conceptos su filo crítico',
  },
  'language-norm': {
    definition:
      'la pérdida de matices culturales ocurre si la traducción conserva el enunciado y deja atrás sus connotaciones',
    mechanism: 'tratamientos, refranes y juegos de palabras se apoyan en hábitos que el lector de llegada no comparte',
    condition:
      'los textos con humor, dialecto o referencias religiosas son los más expuestos a la pérdida de matices culturales',
    indicator: 'el cotejo del original con varias traducciones permite localizar la pérdida de matices culturales',
    limit: 'la pérdida de matices culturales no puede evitarse del todo, y cada solución sacrifica algún valor',
    counter:
      'la corriente favorable a la fluidez acepta la pérdida de matices culturales a cambio de una lectura natural',
  },
  'language-norm.cause': {
    definition:
      'los supuestos culturales distintos hacen que autor y lector de llegada completen de modo diferente lo que el texto calla',
    mechanism:
      'el traductor encuentra palabras equivalentes, pero no las costumbres que daban sentido a las originales',
    condition: 'los supuestos culturales distintos pesan más entre lenguas con escasa historia de contacto',
    indicator:
      'las notas, las paráfrasis y las omisiones del traductor indican dónde intervienen supuestos culturales distintos',
    limit:
      'los supuestos culturales distintos no justifican los errores debidos a un conocimiento insuficiente de la lengua',
    counter:
      'quienes creen en la traducibilidad general confían en que toda experiencia puede expresarse en cualquier idioma',
  },
  'language-norm.measure': {
    definition:
      'compensar con contexto y notas consiste en devolver en otro lugar del texto, o al margen, lo que la frase traducida no puede llevar',
    mechanism: 'una breve aclaración o un rasgo de estilo trasladado restituyen al lector la pista que le faltaba',
    condition:
      'compensar con contexto y notas conviene a ediciones destinadas al estudio más que a las de lectura corrida',
    indicator:
      'la comprensión de lectores que ignoran la lengua original sirve para valorar si se logró compensar con contexto y notas',
    limit:
      'compensar con contexto y notas interrumpe la lectura y puede explicar lo que el autor quiso dejar implícito',
    counter: 'los partidarios del texto limpio opinan que una buena traducción ha de sostenerse sin aparato',
  },
};
