import type { FacetBook } from '../facets.ts';

export const artEsFacets: FacetBook = {
  semiotics: {
    definition: 'la teoría semiótica trata la obra como un sistema de signos en que unas formas remiten a significados',
    mechanism:
      'por convención o por semejanza, el espectador lee la forma con los códigos que ha aprendido en su cultura',
    condition: 'la teoría semiótica da lecturas contrastables allí donde autor y público comparten un mismo código',
    indicator:
      'sustituir un elemento y observar si cambia el sentido del conjunto es la prueba básica de la teoría semiótica',
    limit: 'tacto, timbre y otras experiencias difíciles de dividir en unidades escapan en parte a la teoría semiótica',
    counter: 'la estética fenomenológica responde que la obra se siente antes de descifrarse',
    example:
      'en los cuadros de vanitas, la calavera y el reloj de arena aluden a la brevedad de la vida por un código compartido',
    implication: 'un análisis apoyado en la teoría semiótica debe declarar de qué código y de qué público habla',
    parts: ['visual-symbol'],
  },
  iconology: {
    definition:
      'el método iconológico avanza de la identificación de las figuras al tema y del tema a las ideas de una época',
    mechanism:
      'descripción, análisis iconográfico e interpretación se encadenan y llevan la imagen hasta la historia de la cultura',
    condition: 'el método iconológico depende de que textos e imágenes puedan confirmarse mutuamente',
    indicator:
      'los atributos que un tema gana o pierde entre periodos ofrecen al método iconológico indicios de un cambio de ideas',
    limit: 'la pincelada, la materia y el tamaño de la obra suelen escaparse entre las mallas del método iconológico',
    counter: 'la corriente formalista protesta que un cuadro no es la ilustración de un documento',
    example:
      'la balanza en manos de una figura femenina conduce al método iconológico desde la alegoría hasta las ideas sobre la justicia',
    implication:
      'emplear el método iconológico pide citar la fuente escrita que pudo conocer el artista o su comitente',
    parts: ['motif', 'visual-symbol'],
  },
  'living-heritage': {
    definition:
      'la teoría del patrimonio vivo sitúa la herencia cultural en la práctica de las personas y protege el proceso de hacer y enseñar',
    mechanism: 'maestros, familias y comunidades transmiten el oficio con el uso, y la utilidad lo mantiene en pie',
    condition: 'la teoría del patrimonio vivo supone una comunidad dispuesta a seguir practicando lo heredado',
    indicator:
      'el número de aprendices jóvenes y la presencia en fiestas y ceremonias indican vitalidad según la teoría del patrimonio vivo',
    limit:
      'hasta dónde puede cambiar una práctica sin dejar de ser la misma es algo que la teoría del patrimonio vivo no precisa',
    counter:
      'los conservadores de bienes culturales temen que la idea de lo vivo sirva de pretexto para cualquier alteración',
    example:
      'una alfarería que sigue vendiendo cántaros en su comarca responde mejor a la teoría del patrimonio vivo que una vitrina',
    implication:
      'la teoría del patrimonio vivo aconseja apoyar a quienes practican y enseñan antes que acumular piezas',
  },
  'image-analysis': {
    definition:
      'el análisis formal y visual explica con la composición, la línea, el color y la textura cómo guía la obra la mirada',
    mechanism: 'luces y direcciones conducen el ojo, y el sentido se va revelando según el orden del recorrido',
    condition: 'el análisis formal y visual reclama el original o una reproducción de alta calidad',
    indicator:
      'la descripción que otro puede comprobar punto por punto sobre la obra da crédito al análisis formal y visual',
    limit: 'para quién se hizo una obra y dónde se usaba son preguntas que el análisis formal y visual no contesta',
    counter:
      'los historiadores sociales tachan de alarde de buen ojo un análisis formal y visual ajeno al mecenazgo y al uso',
  },
  'design-practice': {
    definition:
      'la práctica de diseño con pruebas de uso verifica una idea construyendo una propuesta y entregándola a quienes la emplearán',
    mechanism: 'el prototipo vuelve tangible la idea, y las dudas y errores del usuario descubren sus fallos',
    condition:
      'formular de antemano la pregunta que se pone a prueba es condición de la práctica de diseño con pruebas de uso',
    indicator:
      'tareas completadas, pausas y comentarios posteriores se leen juntos en la práctica de diseño con pruebas de uso',
    limit: 'los ensayos con pocos usuarios apenas permiten anticipar la respuesta del mercado',
    counter:
      'algunos diseñadores temen que la práctica de diseño con pruebas de uso lime la invención, porque nadie pide lo que no ha visto',
    parts: ['user-feedback'],
  },
  'visual-symbol': {
    definition: 'los símbolos visuales son formas, colores o imágenes que representan un significado compartido',
    mechanism:
      'la aparición repetida en ocasiones fijas une la imagen a su sentido hasta que basta verla para entenderlo',
    condition: 'los símbolos visuales comunican deprisa dentro de una cultura y se vuelven ambiguos fuera de ella',
    indicator:
      'preguntar a personas de varias edades qué ven y qué les sugiere permite medir la vigencia de los símbolos visuales',
    limit: 'el uso excesivo desgasta los símbolos visuales hasta dejarlos en mero adorno',
    counter:
      'la abstracción pone en duda la necesidad de símbolos visuales, pues forma y color no tienen que representar nada',
    example:
      'el blanco es luto en unas tradiciones y boda en otras, prueba de que los símbolos visuales dependen del contexto',
    implication:
      'el diseño para públicos diversos gana si comprueba la lectura de sus símbolos visuales antes de difundirlos',
    parts: ['motif'],
  },
  composition: {
    definition: 'composición y espacio designan el orden de los elementos de una obra y el modo de sugerir profundidad',
    mechanism:
      'jerarquía, densidad y dirección atraen la mirada, y el orden de visión pasa a formar parte de lo expresado',
    condition:
      'el formato limita de antemano composición y espacio, pues un rollo apaisado y un tondo imponen soluciones distintas',
    indicator:
      'retirar mentalmente un elemento y comprobar si la obra se desequilibra revela el peso de composición y espacio',
    limit: 'una sabia relación de composición y espacio no salva una observación vacía',
    counter:
      'quienes practican el arte del azar renuncian a gobernar composición y espacio y dejan que los materiales caigan donde quieran',
    example: 'en Las meninas, el espejo del fondo prolonga el espacio hacia el lugar del espectador',
    implication:
      'el estudio de composición y espacio resulta más sólido con esquemas que el lector pueda cotejar con la obra',
  },
  material: {
    definition:
      'material y técnica nombran de qué está hecha una obra y cómo, fuente de su forma posible y de su tacto',
    mechanism:
      'el papel cede, la madera impone su veta y el esmalte fluye, de modo que el artesano trabaja a favor de cada carácter',
    condition: 'material y técnica dejan de ser un límite y se vuelven lenguaje cuando se dominan herramientas y fuego',
    indicator: 'los cortes, las juntas y el reverso muestran sin engaño la calidad de material y técnica',
    limit: 'los sustitutos baratos imitan el aspecto, pierden el tacto y rebajan el valor de material y técnica',
    counter: 'el arte conceptual sostiene que la obra reside en la idea y que otros pueden ejecutarla',
    example: 'el óleo permitió veladuras y transiciones que el temple, de secado rápido, hacía muy difíciles',
    implication: 'describir material y técnica con exactitud ayuda a fechar una obra y a detectar restauraciones',
  },
  motif: {
    definition: 'el motivo recurrente es una figura o tema reconocible que reaparece en una obra o en una tradición',
    mechanism: 'cada reaparición trae el eco de la anterior, y por eso las variaciones pequeñas cobran sentido',
    condition: 'un motivo recurrente necesita repetirse lo suficiente dentro de la tradición para que se le reconozca',
    indicator:
      'registrar dónde aparece y cómo se transforma permite seguir el motivo recurrente y relacionarlo con su ocasión',
    limit: 'llamar motivo recurrente a toda repetición deja el término sin contenido',
    counter:
      'los formalistas sospechan que la repetición obedece solo al ritmo y que el simbolismo lo añade el intérprete',
    example:
      'la granada abierta funciona como motivo recurrente en tejidos y cerámicas de varias culturas mediterráneas',
    implication:
      'comparar un motivo recurrente en varias regiones exige separar el parentesco histórico de la coincidencia',
    parts: ['visual-symbol'],
  },
  'aesthetic-taste': {
    definition:
      'el gusto estético reúne las preferencias y juicios estables con que una persona o un grupo aprecia las obras',
    mechanism: 'educación, clase y moda moldean las preferencias, y las preferencias agrupan a su vez a las personas',
    condition: 'el gusto estético se cultiva donde hay ocio y trato frecuente con las obras',
    indicator:
      'colecciones, decoración doméstica y críticas, leídas juntas, reconstruyen el gusto estético de una época',
    limit: 'tomar por regla la preferencia mayoritaria empuja el gusto estético hacia lo mediocre',
    counter: 'la sociología crítica ve en el buen gusto estético la preferencia de los grupos dominantes',
    example: 'la porcelana exhibida en los salones europeos muestra cómo el gusto estético sirve para marcar el rango',
    implication: 'un estudio del gusto estético debe decir qué grupo lo sostiene y en qué ocasiones se manifiesta',
  },
  artworks: {
    definition:
      'las obras y sus catálogos son las fuentes primarias del estudio del arte, unas para observar y otros para comparar',
    mechanism:
      'el original conserva pinceladas, grosores y reparaciones, y el catálogo reúne piezas dispersas en muchos lugares',
    condition: 'las obras y sus catálogos sirven de prueba si la ficha es clara y la procedencia segura',
    indicator:
      'dimensiones, firmas, sellos e historial de propiedad se cotejan antes de citar las obras y sus catálogos',
    limit: 'el color alterado y los recortes de las láminas engañan, de modo que el catálogo no reemplaza al original',
    counter:
      'los partidarios de lo digital afirman que un escaneado de alta resolución supera al original visto tras un cristal',
    parts: ['image-analysis'],
  },
  'user-feedback': {
    definition:
      'las respuestas del público incluyen cuestionarios, entrevistas, reseñas y registros de conducta de quienes reciben la obra',
    mechanism: 'malentendidos y preferencias de los receptores iluminan aspectos que el autor no había previsto',
    condition: 'las respuestas del público valen en la medida en que la muestra abarca grupos distintos',
    indicator:
      'las discrepancias entre notas, comentarios y tiempo de permanencia hacen valiosas las respuestas del público',
    limit: 'la mayoría silenciosa no escribe, y las respuestas del público se inclinan hacia los extremos',
    counter:
      'los defensores de la autonomía del arte niegan a las respuestas del público autoridad para juzgar la obra',
  },
  museum: {
    definition: 'los museos y galerías coleccionan, investigan y exhiben obras, y las ponen al alcance del público',
    mechanism: 'la adquisición y la exposición dan rango a una obra y forman el consenso sobre lo que es clásico',
    condition: 'el espacio, el presupuesto y la colección fijan qué relatos pueden contar los museos y galerías',
    indicator: 'qué obras permanecen en almacén y cuáles cuelgan siempre revela los criterios de los museos y galerías',
    limit:
      'la procedencia de los fondos y el tono de las cartelas encierran a menudo a los museos y galerías en una sola mirada',
    counter:
      'la nueva museología acusa a los museos y galerías de excluir a las comunidades en nombre de la neutralidad',
    parts: ['artworks'],
  },
  workshop: {
    definition:
      'los talleres y estudios son organizaciones pequeñas donde se producen obras y se enseña el oficio en colaboración',
    mechanism:
      'el maestro supervisa, los demás se reparten tareas y los criterios pasan de mano en mano durante el trabajo',
    condition: 'encargos regulares y un local estable permiten durar a los talleres y estudios',
    indicator:
      'firmas, permanencia de los aprendices y unidad de estilo reflejan el orden interno de los talleres y estudios',
    limit: 'una división muy fina del trabajo borra la fisonomía personal de lo que sale de los talleres y estudios',
    counter:
      'la concepción individualista del arte reserva el título de artista al autor original y rebaja el trabajo colectivo',
  },
  'tradition-innovation': {
    definition:
      'la controversia tradición frente a innovación discute si las formas heredadas se guardan o se transforman',
    mechanism:
      'unos valoran la regla y el origen y otros el problema presente, pero todos disputan qué es lo esencial de la tradición',
    condition:
      'tradición e innovación chocan con más fuerza donde la forma heredada está unida a la identidad de un grupo',
    indicator:
      'las listas de elementos intocables y modificables que ofrece cada bando documentan la pugna tradición frente a innovación',
    limit: 'la disputa tradición frente a innovación gira en el vacío mientras no se examinen obras concretas',
    counter:
      'una corriente conciliadora sostiene que solo es tradición lo que puede renacer, y que guardar y cambiar no se oponen',
  },
  'form-content': {
    definition:
      'el debate autonomía de la forma frente a expresión trata de si el valor del arte reside en la forma o en lo que comunica',
    mechanism:
      'los autonomistas hacen de la perfección formal un fin, y los expresivistas la ponen al servicio de lo dicho',
    condition: 'el auge del arte abstracto agudizó el conflicto autonomía de la forma frente a expresión',
    indicator:
      'por qué dos obras de igual tema difieren en calidad es la piedra de toque del debate autonomía de la forma frente a expresión',
    limit: 'la división en dos términos oculta que forma y contenido no se pueden separar en la obra',
    counter:
      'la crítica social considera que defender la autonomía de la forma equivale a justificar la evasión de la realidad',
  },
  homogeneous: {
    definition:
      'las obras demasiado parecidas coinciden en tema, forma y procedimiento aunque procedan de autores y lugares distintos',
    mechanism: 'el estilo de moda reduce el riesgo de fracasar, los creadores lo repiten y las diferencias se borran',
    condition: 'plazos cortos y una valoración guiada por la popularidad multiplican las obras demasiado parecidas',
    indicator:
      'ocultar el nombre del lugar y pedir que se adivine la procedencia permite detectar obras demasiado parecidas',
    limit:
      'un gusto común no es siempre un mal, y censurar obras demasiado parecidas exige distinguir influencia de copia',
    counter: 'desde la lógica del mercado se replica que las obras demasiado parecidas responden a demandas parecidas',
    example: 'tazas e imanes con la silueta de un monumento se repiten de una ciudad a otra con solo cambiar el nombre',
    implication:
      'corregir la oferta de obras demasiado parecidas empieza por estudiar qué formas son propias de cada lugar',
  },
  'homogeneous.cause': {
    definition:
      'el uso superficial de la cultura local toma monumentos y ornamentos ya hechos sin entrar en la vida que les dio forma',
    mechanism:
      'la investigación se reduce a buscar imágenes, y el producto solo se distingue por la estampa que lleva encima',
    condition: 'plazos breves y fuentes de segunda mano convierten en hábito el uso superficial de la cultura local',
    indicator:
      'un diseñador que ignora el origen y la ocasión del ornamento empleado delata un uso superficial de la cultura local',
    limit: 'el signo simplificado circula con facilidad y no siempre daña, aunque suele detener ahí la indagación',
    counter:
      'otra corriente admite que el consumo masivo no pide hondura y que la elaboración debe ajustarse al destino',
  },
  'homogeneous.measure': {
    definition:
      'derivar un lenguaje propio de los motivos locales es extraer reglas formales de imágenes, oficios y modos de vida de un lugar',
    mechanism:
      'la estructura del motivo y su manera de hacerse difieren en cada sitio, y la forma resultante lleva consigo su origen',
    condition:
      'el trabajo de campo prolongado y la participación de artesanos permiten derivar un lenguaje propio de los motivos locales',
    indicator:
      'reconocer la procedencia con el título tapado confirma que se ha logrado derivar un lenguaje propio de los motivos locales',
    limit: 'el afán de diferencia puede acabar en exotismo y forzar el motivo más allá de lo que admite',
    counter:
      'los diseñadores de vocación internacional creen que la buena forma no tiene patria ni necesita motivos locales',
    parts: ['motif'],
  },
  'user-distance': {
    definition:
      'la distancia entre obra y público surge si forma y función no enlazan con lo que la gente necesita y siente',
    mechanism: 'los creadores se comparan entre sí, la respuesta ajena no les llega y el alejamiento se perpetúa',
    condition: 'la distancia entre obra y público crece donde el jurado sustituye al uso y la vitrina a la vida',
    indicator:
      'el lugar que ocupa el objeto en casa y la frecuencia con que se usa miden la distancia entre obra y público',
    limit: 'las obras adelantadas a su tiempo tardan en entrar en la vida, y su lejanía no es un defecto',
    counter: 'algunos artistas buscan a propósito la distancia entre obra y público para no perder filo crítico',
    example: 'un jarrón premiado que no admite flores ni agua resume la distancia entre obra y público',
    implication: 'reducir la distancia entre obra y público pide observar el objeto en casa y no solo en la sala',
  },
  'user-distance.cause': {
    definition:
      'el estudio escaso de los usos consiste en diseñar sin averiguar quién empleará el objeto, dónde y en qué momento',
    mechanism: 'sin situación conocida, medidas, materiales y manejo se imaginan, y el resultado no encaja en la mano',
    condition: 'encargos a distancia y prisas de entrega provocan un estudio escaso de los usos',
    indicator: 'planos sin mención de horario, lugar o entorno de empleo evidencian un estudio escaso de los usos',
    limit: 'una investigación demasiado minuciosa ata la imaginación, y los usos cambian con el propio producto',
    counter:
      'hay diseñadores que relativizan el estudio escaso de los usos porque nadie describe bien sus hábitos futuros',
  },
  'user-distance.measure': {
    definition:
      'desarrollar la forma desde los usos es describir quién, cuándo y dónde empleará el objeto antes de decidir cómo será',
    mechanism: 'la situación de empleo impone medidas, tiempos y estados de ánimo que dan razón de la forma',
    condition: 'desarrollar la forma desde los usos requiere observación directa y no escenas imaginadas en la mesa',
    indicator: 'si el diseño no varía al cambiar la situación, no se ha llegado a desarrollar la forma desde los usos',
    limit: 'las situaciones descritas son relatos, y la forma deducida de ellas aún debe probarse',
    counter: 'los partidarios de la intuición afirman que la buena forma nace primero y encuentra después su uso',
    parts: ['design-practice'],
  },
  'technique-first': {
    definition: 'la técnica sin idea toma el acabado por fin de la obra y deja en segundo plano lo que se quería decir',
    mechanism: 'exámenes y concursos premian la destreza, faltan temas y pensamiento, y la mano se separa de la mirada',
    condition: 'la técnica sin idea prospera en la enseñanza de temas únicos y soluciones previstas',
    indicator: 'pedir al autor que explique en dos frases por qué pinta así pone al descubierto la técnica sin idea',
    limit: 'rechazar la técnica sin idea no equivale a despreciar el oficio, pues ninguna idea toma forma sin destreza',
    counter: 'los maestros de la vieja escuela replican que la idea puede llegar tarde, pero el oficio no se recupera',
    example: 'una academia llena de desnudos impecables e intercambiables da la medida de la técnica sin idea',
    implication: 'evitar la técnica sin idea supone preguntar por la intención desde el primer boceto',
  },
  'technique-first.cause': {
    definition: 'la valoración por el acabado puntúa sobre todo la pulcritud, el parecido y la soltura de ejecución',
    mechanism:
      'sobre lo mensurable hay acuerdo fácil y sobre la idea no, de modo que el juicio se inclina hacia lo primero',
    condition: 'las pruebas de acceso masivas, que exigen corregir deprisa, consolidan la valoración por el acabado',
    indicator:
      'el peso de la concepción en la hoja de calificación indica hasta dónde llega la valoración por el acabado',
    limit: 'el acabado no es un mal criterio, y abolirlo por completo llevaría a tomar la torpeza por personalidad',
    counter:
      'muchos docentes defienden la valoración por el acabado porque sin vara común las notas serían más injustas',
  },
  'technique-first.measure': {
    definition:
      'dejar que la idea gobierne la técnica significa aclarar qué se quiere expresar antes de elegir procedimiento y material',
    mechanism: 'un propósito definido da criterio para escoger recursos, y la destreza pasa a ser adecuación',
    condition:
      'dejar que la idea gobierne la técnica necesita profesores que pregunten durante el proceso además de corregir',
    indicator:
      'la correspondencia entre las notas del boceto y la versión final prueba que se supo dejar que la idea gobierne la técnica',
    limit: 'una idea demasiado imperiosa convierte la obra en ilustración y le quita el placer de la factura',
    counter: 'los artistas de taller responden que la mano piensa mientras trabaja y que la idea no siempre precede',
  },
  communication: {
    definition:
      'la difusión limitada significa que las obras llegan al público por pocos canales y con formatos repetidos',
    mechanism: 'la sala y la nota de prensa se dirigen siempre a los mismos, y los demás no saben ni cómo entrar',
    condition: 'presupuestos cortos y rutinas de publicidad heredadas perpetúan la difusión limitada',
    indicator: 'preguntar a los visitantes cómo se enteraron de la muestra basta para comprobar una difusión limitada',
    limit: 'multiplicar canales no asegura un contacto más hondo y puede diluir el contenido',
    counter: 'una corriente minoritaria acepta la difusión limitada porque el arte lo entienden primero unos pocos',
    example: 'una muestra de grabado anunciada solo en el tablón de la escuela ejemplifica la difusión limitada',
    implication: 'remediar la difusión limitada pide saber antes qué públicos faltan y por qué vías se informan',
  },
  'communication.cause': {
    definition:
      'los pocos canales y relatos reducen la presencia de la obra a salas conocidas y cartelas con título y fecha',
    mechanism: 'sin un hilo narrativo, el visitante que acude no descubre qué relación guarda la obra con su vida',
    condition: 'la falta de personal y de buenos redactores mantiene en las instituciones los pocos canales y relatos',
    indicator: 'un panel que solo menciona soporte y medidas es síntoma de pocos canales y relatos',
    limit: 'la sobriedad puede ser deliberada, pues un exceso de historias tapa la propia obra',
    counter: 'los gestores de plataformas opinan que con bastante tráfico los canales y relatos se multiplican solos',
  },
  'communication.measure': {
    definition:
      'usar la exposición digital y el relato es contar el origen de las obras con imágenes interactivas e historias de personas',
    mechanism:
      'la ampliación enseña los pasos del oficio y el personaje despierta emoción, por lo que el visitante recuerda',
    condition: 'usar la exposición digital y el relato pide contenidos fiables y autores que sepan contenerse',
    indicator:
      'visitas completadas y capacidad de repetir lo visto muestran si conviene usar la exposición digital y el relato',
    limit: 'los equipos envejecen pronto, y el mantenimiento de una exposición digital suele presupuestarse de menos',
    counter:
      'los conservadores más clásicos lamentan que la pantalla robe atención al objeto y que el relato lo deforme',
  },
};
