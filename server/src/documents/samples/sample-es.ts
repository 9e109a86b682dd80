import type { SampleWords } from './sample-words.ts';

export const sampleEs: SampleWords = {
  title: 'Transformación digital y resiliencia de las pequeñas empresas manufactureras',
  subtitle: 'Una mirada desde las capacidades dinámicas',
  cover: {
    school: 'Universidad de Valdeluz',
    department: 'Facultad de Ciencias Económicas y Empresariales',
    major: 'Grado en Administración y Dirección de Empresas',
    className: 'Grupo 4.º B',
    author: 'Lucía Ferrer Ibáñez',
    studentNumber: '22-03150',
    supervisor: 'Dr. Andrés Molina Rey',
    date: 'Mayo de 2026',
  },
  abstract: [
    'Las pequeñas empresas manufactureras sostienen buena parte de las cadenas de suministro y son las que menos margen tienen cuando estas se rompen. Seguir trabajando durante una crisis y recuperarse pronto no depende solo del dinero: depende de percibir a tiempo los cambios y de reorganizar lo que se tiene. De la transformación digital se espera mucho, pero haber comprado un sistema no equivale a ser resiliente.',
    'A partir de la teoría de las capacidades dinámicas, este trabajo distingue tres caras de la resiliencia —resistir, recuperarse y renovarse— y propone cómo puede actuar sobre ellas la transformación digital. Desarrolla las medidas, un cuestionario y un modelo de regresión. Los datos están aún por recoger y el texto lo indica allí donde hacen falta.',
  ],
  keywords: ['transformación digital', 'resiliencia', 'capacidades dinámicas', 'pequeña empresa'],
  english: {
    title: 'Digital Transformation and the Resilience of Small Manufacturers: A Dynamic Capabilities View',
    abstract: [
      'Small manufacturers carry much of an industry’s supply chain and have the least to fall back on when it breaks. Resting on dynamic capabilities, this work divides resilience into withstanding, recovering and renewing, and sets out how digital transformation may act on each. It develops measures, a questionnaire and a regression model; the data are still to be gathered.',
    ],
    keywords: ['digital transformation', 'resilience', 'dynamic capabilities', 'small firms'],
  },
  introduction: {
    title: 'Introducción',
    background: {
      title: 'Antecedentes',
      text: [
        'La competencia industrial ha pasado de las empresas a las cadenas de suministro, y casi todos los eslabones de una cadena son pequeños. Una empresa pequeña tiene pocos clientes, apenas influye en los precios y no puede trasladar a nadie la escasez que sufre.⟦note Se entiende aquí por pequeña la empresa de menos de 250 empleados, límite habitual en la estadística europea.⟧ Un pedido anulado o una pieza que no llega bastan para detener sus máquinas durante semanas.',
        'Al mismo tiempo, las herramientas digitales se han abaratado. El programa de producción se alquila por meses, y los lectores y sensores son ya objetos corrientes en el taller. Lo que cambian no es solo la eficiencia, sino el modo de disponer los recursos ⟦cite chen2020⟧ y, con él, la estructura, las decisiones y las competencias ⟦cite qi2020⟧.',
      ],
    },
    meaning: {
      title: 'Interés de la cuestión',
      text: [
        'La investigación sobre capacidades dinámicas se ha ocupado sobre todo de grandes empresas ⟦cite teece1997 eisenhardt2000⟧. Las pequeñas tienen menos recursos y jerarquías más planas, y nada obliga a suponer que perciban y reorganicen del mismo modo. El trabajo se pregunta hasta dónde llega la teoría.',
        'Para quien dirige una empresa, la cuestión es práctica: el presupuesto digital suele gastarse de una vez y quedar luego ocioso. Conviene saber qué inversión actúa, por medio de qué capacidad y sobre qué cara de la resiliencia.',
      ],
    },
    content: {
      title: 'Contenido y método',
      text: 'El razonamiento va de los conceptos al marco y del marco a un diseño que pueda contrastarlo. Consta de tres tareas:',
      items: [
        '**Ordenar los conceptos** de transformación digital, capacidades dinámicas y resiliencia, y señalar en qué difieren;',
        '**construir un marco** con sus hipótesis y dibujar las relaciones (⟦ref fig-framework⟧);',
        '**diseñar el contraste**: las medidas (⟦ref tab-variables⟧), el modelo y el cuestionario (⟦ref app-questionnaire⟧).',
      ],
      closing:
        'El método combina la revisión de la literatura con una encuesta; la estimación queda para cuando haya datos.',
    },
  },
  review: {
    title: 'Marco teórico',
    capabilities: {
      title: 'Capacidades dinámicas',
      text: [
        'Según el enfoque de recursos, la ventaja descansa en recursos valiosos, escasos y difíciles de imitar o de sustituir ⟦cite barney1991⟧. Esto explica mucho mientras nada se mueve. Cuando el entorno cambia, la fuerza de ayer puede ser la carga de hoy, y lo que cuenta es la aptitud para integrar, construir y reconfigurar competencias ⟦cite teece1997⟧.',
        'En una empresa pequeña, reconfigurar rara vez significa fusionarse. Es cambiar a la gente de línea, pactar con un segundo proveedor antes de que falle el primero o convertir un cuaderno en algo que pueda consultarse. Antonio Machado lo dejó dicho para otros caminos:',
      ],
      quote: 'Caminante, no hay camino, se hace camino al andar.',
      afterQuote:
        'Tampoco la transformación digital es un camino trazado. Si tiene valor, hay que buscarlo en las capacidades que modifica y no en el número de licencias.',
    },
    digital: {
      title: 'Transformación digital y resiliencia',
      text: 'La transformación digital es un proceso en el que la combinación de tecnologías de información, cálculo, comunicación y conexión desencadena cambios significativos en una organización y la mejora ⟦cite vial2019⟧. Los estudios sobre su relación con la resiliencia siguen dos líneas.',
      parts: [
        {
          title: 'La adopción',
          text: 'La primera pregunta por qué se acepta una tecnología. La utilidad percibida y la facilidad de uso percibida son sus variables clásicas ⟦cite davis1989⟧. La lección es sencilla: un sistema que nadie usa no pasa de ser inmovilizado.',
        },
        {
          title: 'La capacidad',
          text: 'La segunda ve en la tecnología un vehículo de capacidades y pregunta qué fue de las rutinas una vez gastado el dinero. La ⟦ref tab-concepts⟧ compara los tres conceptos.',
        },
      ],
    },
    table: {
      caption: 'Comparación de los tres conceptos',
      head: ['Concepto', 'Significado', 'Se observa en'],
      rows: [
        [
          'Transformación digital',
          'Cambio significativo debido a la combinación de tecnologías digitales',
          'Gasto y uso',
        ],
        [
          'Capacidades dinámicas',
          'Integrar, construir y reconfigurar competencias cuando cambia el entorno',
          'Rutinas',
        ],
        ['Resiliencia', 'Mantener la actividad durante una crisis, recuperarse y salir renovado', 'Resultados'],
      ],
      note: '__Nota.__ Elaboración propia a partir de ⟦cite teece1997 vial2019⟧.',
    },
  },
  design: {
    title: 'Diseño de la investigación',
    framework: {
      title: 'Marco e hipótesis',
      text: 'La transformación digital proporciona datos más densos y conexiones más rápidas. Ni unos ni otras se vuelven resiliencia por sí mismos: hace falta una capacidad que los convierta. De ahí tres hipótesis:',
      hypotheses: [
        'H1: La transformación digital se relaciona positivamente con la resiliencia.',
        'H2: Las capacidades dinámicas median esa relación.',
        'H3: Cuanto más turbulento es el entorno, mayor es el efecto de las capacidades dinámicas.',
      ],
      figure: 'Cómo puede actuar la transformación digital sobre la resiliencia',
      boxes: ['Transformación digital', 'Capacidades dinámicas', 'Resiliencia', 'Turbulencia del entorno'],
    },
    variables: {
      title: 'Variables y medidas',
      text: 'La ⟦ref tab-variables⟧ indica cómo se mide cada variable. Los ítems se valoran en una escala Likert de cinco puntos, y la fiabilidad se juzga por el coeficiente ⟦math \\alpha⟧ de Cronbach ⟦cite cronbach1951⟧.',
      caption: 'Variables y su medición',
      group: 'Medición',
      head: ['Variable', 'Símbolo', 'Modo', 'Fuente'],
      rows: [
        ['Resiliencia', 'RES', 'Escala de 6 ítems', 'Cuestionario, parte 3'],
        ['Transformación digital', 'TD', 'Escala de 8 ítems', 'Cuestionario, parte 2'],
        ['Capacidades dinámicas', 'CD', 'Escala de 9 ítems', 'Cuestionario, parte 2'],
        ['Tamaño', 'TAM', 'Logaritmo natural de los empleados', 'Cuestionario, parte 1'],
        ['Antigüedad', 'ANT', 'Año de la encuesta menos año de fundación', 'Cuestionario, parte 1'],
      ],
      note: '__Nota.__ El sector y la región entran como variables ficticias.',
    },
    model: {
      title: 'Modelo',
      before: 'La hipótesis H1 se contrasta con la regresión de base',
      between:
        'donde ⟦math i⟧ designa la empresa y ⟦math \\varepsilon_i⟧ la perturbación; H1 se cumple si ⟦math \\beta_1⟧ es significativamente positivo. La consistencia interna de una escala se calcula con la expresión ⟦ref eq-alpha⟧:',
      after:
        'Aquí ⟦math k⟧ es el número de ítems, ⟦math \\sigma_j^2⟧ la varianza del ítem ⟦math j⟧ y ⟦math \\sigma_T^2⟧ la del total. Las ecuaciones de mediación y moderación amplían la expresión ⟦ref eq-model⟧ y no se detallan.',
    },
    data: {
      title: 'Datos',
      text: 'El cuestionario se enviará a pequeñas empresas manufactureras de ⟦gap por completar: región y sectores⟧ y lo contestarán directivos que conozcan el negocio. Se prevén al menos 200 respuestas válidas.',
      gap: 'Datos por completar: muestra, estadística descriptiva, fiabilidad y validez, resultados de la regresión',
    },
  },
  conclusion: {
    title: 'Conclusiones',
    text: [
      'El trabajo se ha preguntado cómo influye la transformación digital en la resiliencia de las pequeñas empresas manufactureras. Ha revisado la teoría, ha propuesto un marco en cuyo centro están las capacidades dinámicas y ha dejado listas las medidas y los contrastes. Lo que puede afirmarse por ahora es modesto: antes de preguntar qué rinde el gasto digital hay que preguntar qué capacidad ha cambiado.',
      'Las limitaciones son claras. Las hipótesis no cuentan aún con datos propios, y una sola encuesta no excluye que sean las empresas resilientes las que compran más tecnología. El paso siguiente es la encuesta y, tras ella, una segunda ronda con las mismas empresas.',
    ],
  },
  appendix: {
    title: 'Cuestionario',
    part: 'Sobre su empresa',
    intro:
      'Esta encuesta tiene fines exclusivamente académicos. Es anónima, las respuestas no se ceden a terceros y se contesta en unos cinco minutos. Gracias por su colaboración.',
    single: '¿Cuántas personas trabajan en su empresa? (elija una)',
    options: ['Menos de 10', 'De 10 a 49', 'De 50 a 249', '250 o más'],
    several: '¿Qué herramientas digitales usa su empresa? (elija las que correspondan)',
    choices: [
      'Programa de planificación de la producción',
      'Lectores en el almacén',
      'Máquinas conectadas',
      'Base de datos de clientes',
      'Ninguna de ellas',
    ],
    scale: '¿En qué medida describen estas frases a su empresa? (1 = nada, 5 = por completo)',
    head: ['Afirmación', '1', '2', '3', '4', '5'],
    statements: [
      'Advertimos pronto los cambios en lo que piden los clientes.',
      'Cuando falla un proveedor, encontramos otro enseguida.',
      'Tras una crisis, nuestra producción se recupera antes que la de la competencia.',
    ],
    open: '¿En qué le ha ayudado más la tecnología digital a la hora de afrontar riesgos?',
  },
  thanks: [
    'Agradezco al doctor Molina la paciencia con que leyó cada borrador y la pregunta que anotaba en cada margen: «¿qué quieres decir exactamente?». Gracias también a quienes, entre dos turnos, me contaron cómo son las cosas en el taller.',
    'A mi familia, que convivió un año con la mesa llena de papeles.',
  ],
  schedule: {
    title: 'Calendario',
    caption: 'Plan de trabajo',
    head: ['Semanas', 'Tarea', 'Resultado'],
    rows: [
      ['1–2', 'Lectura y elección del tema', 'Lista de lecturas'],
      ['3–4', 'Redacción de la propuesta', 'Propuesta'],
      ['5–9', 'Diseño y realización de la encuesta', 'Cuestionario y datos'],
      ['10–13', 'Análisis y primer borrador', 'Borrador'],
      ['14–16', 'Revisión y preparación de la defensa', 'Versión final'],
    ],
  },
  similarity: {
    summary: 'Resumen',
    summaryText:
      'Este informe compara el texto, pasaje por pasaje, con las colecciones elegidas y señala lo que se acerca a otro texto. Parecido no es plagio: si un pasaje está bien citado deben juzgarlo el autor y su director.',
    passages: 'Pasajes parecidos',
    text: 'La teoría sostiene que ⟦matched la aptitud para integrar, construir y reconfigurar competencias⟧ mantiene viva la ventaja. ⟦suspect En conclusión, la transformación digital reviste una gran importancia teórica y práctica.⟧ De ahí parte el capítulo.',
    table: {
      caption: 'Posible origen de los pasajes',
      head: ['Pasaje', 'Posible origen'],
      rows: [
        ['la aptitud para integrar, construir y reconfigurar…', 'Archivo propio: notas-capacidades.docx'],
        ['En conclusión, la transformación digital reviste…', 'Se lee como texto generado; conviene reescribirlo'],
      ],
    },
  },
  rewrite: {
    title: 'Antes y después',
    before: 'Antes',
    after: 'Después',
    text: 'En conclusión, la transformación digital reviste una gran importancia teórica y práctica.',
    changed:
      '⟦removed En conclusión, la⟧⟦added Que la⟧ transformación digital ⟦removed reviste una gran importancia teórica y práctica⟧⟦added haga resiliente a una empresa depende de la capacidad que modifique⟧.',
  },
  certificate: {
    title: 'Resultado',
    text: [
      'Se certifica que todas las referencias del trabajo «Transformación digital y resiliencia de las pequeñas empresas manufactureras» se han cotejado con los registros de la biblioteca y que título, autores, revista, año, volumen y páginas coinciden con ellos.',
      'El certificado acredita que las obras existen; no valora el contenido del trabajo.',
    ],
  },
};
