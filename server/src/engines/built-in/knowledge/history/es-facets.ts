import type { FacetBook } from '../facets.ts';

export const historyEsFacets: FacetBook = {
  modernisation: {
    definition:
      'la teoría de la modernización interpreta los cambios contemporáneos como paso conjunto de la sociedad agraria a la industrial',
    mechanism:
      'industria, ciudad, escuela y administración racional se impulsan unas a otras, de modo que el cambio en una alcanza a las demás',
    condition:
      'la teoría de la modernización conviene a procesos de varias generaciones cuya dirección general está clara',
    indicator:
      'la población urbana, la alfabetización, el ferrocarril y la profesionalización de los funcionarios sirven en la teoría de la modernización para medir el cambio',
    limit:
      'la teoría de la modernización toma como modelo a los países precursores y tiende a describir la diferencia como atraso',
    counter:
      'la escuela de la dependencia sostiene que el atraso no es un comienzo tardío, sino el fruto de un reparto desigual del trabajo',
    example:
      'la llegada del ferrocarril a una comarca agraria abre mercados, trae funcionarios y vacía después las aldeas',
    implication:
      'los trabajos que usan la teoría de la modernización han de precisar qué rasgos cambiaron y cuáles permanecieron',
    contrasts: ['continuity-break'],
    parts: ['state-capacity', 'social-mobility'],
  },
  'longue-duree': {
    definition:
      'la perspectiva de la larga duración separa el tiempo del acontecimiento, el de la coyuntura y el de las estructuras casi inmóviles',
    mechanism:
      'el relieve, el clima y los modos de subsistencia marcan lo posible, y la política se mueve dentro de ese marco',
    condition: 'la perspectiva de la larga duración pide asuntos que abarquen siglos y documentación en series',
    indicator:
      'las curvas lentas de cultivos, rutas, precios y población aportan las pruebas de la perspectiva de la larga duración',
    limit:
      'la perspectiva de la larga duración concede poco espacio al individuo y al azar, por lo que explica mal los giros bruscos',
    counter:
      'los historiadores de la política preguntan cómo podría quebrarse una estructura sin decisiones ni guerras',
    example: 'las rutas de la trashumancia siguieron los mismos valles bajo dinastías y leyes diferentes',
    implication:
      'adoptar la perspectiva de la larga duración obliga a situar cada suceso en los ritmos lentos que lo encuadran',
    parts: ['environment'],
  },
  'state-society': {
    definition:
      'el estudio de las relaciones entre Estado y sociedad examina cómo cooperan, se infiltran y se resisten el poder público y las organizaciones locales',
    mechanism:
      'el gobierno recauda y ordena por medio de notables, que a su vez toman del cargo oficial parte de su prestigio',
    condition:
      'donde hay pocos funcionarios y mucha vida asociativa rinde más el estudio de las relaciones entre Estado y sociedad',
    indicator:
      'quién media en los pleitos, quién administra los bienes comunes y quién firma las peticiones marca la frontera entre el poder público y los vecinos',
    limit: 'tratar cada término como un bloque es el riesgo del estudio de las relaciones entre Estado y sociedad',
    counter:
      'otra corriente propone hablar de un espacio intermedio cuyas prácticas no pertenecen ni al gobierno ni a los particulares',
    example: 'una cofradía que reparte grano en tiempos de hambre cumple una tarea pública con autoridad propia',
    implication:
      'aplicado a un pueblo, el estudio de las relaciones entre Estado y sociedad empieza por identificar a los intermediarios',
    parts: ['local-elite'],
  },
  archival: {
    definition:
      'la investigación de archivo establece los hechos a partir de documentos cuya procedencia, formación y custodia se examinan antes',
    mechanism: 'el documento nace de un trámite, y sus notas, copias y tachaduras conservan el curso de la decisión',
    condition:
      'la investigación de archivo es más segura con fondos completos, bien catalogados y conservados en su orden original',
    indicator:
      'tipo documental, sello, fecha, anotaciones y anexos son los datos que registra primero la investigación de archivo',
    limit: 'la investigación de archivo ve solo lo que llegó a una oficina, y la vida sin expediente se le escapa',
    counter:
      'los historiadores sociales advierten que el archivo es obra del poder y que seguirlo sin crítica repite su mirada',
  },
  'state-capacity': {
    definition:
      'la capacidad del Estado es su poder efectivo de recaudar, movilizar, hacer cumplir la ley y prestar servicios',
    mechanism:
      'unos ingresos estables pagan funcionarios de oficio, y los funcionarios de oficio mejoran la recaudación',
    condition: 'la capacidad del Estado alcanza antes las comarcas bien comunicadas y con censos fiables',
    indicator:
      'los ingresos cobrados, la rapidez del correo, las causas sentenciadas y los socorros repartidos miden la capacidad del Estado',
    limit: 'una gran capacidad del Estado no garantiza el buen gobierno, y una extracción excesiva provoca revueltas',
    counter:
      'los estudiosos del autogobierno local recuerdan que muchos servicios públicos corrían a cargo de los vecinos',
  },
  'local-elite': {
    definition:
      'las élites locales son las personas que por riqueza, saber, armas o prestigio tienen peso en una comarca',
    mechanism:
      'los encargos del gobierno y los favores a los vecinos convierten a los intermediarios en imprescindibles',
    condition: 'las élites locales negocian con ventaja donde el gobierno depende de gente del lugar para actuar',
    indicator:
      'listas de donantes, arbitrajes en los pleitos y alianzas matrimoniales permiten identificar a las élites locales',
    limit: 'explicarlo todo por las élites locales reduce a campesinos y mujeres al papel de seguidores',
    counter:
      'la historia desde abajo subraya que las órdenes de las élites locales solo valían si la gente las obedecía',
  },
  'social-mobility': {
    definition:
      'la movilidad social es el ascenso o descenso de personas y familias en la escala de riqueza, prestigio y poder',
    mechanism:
      'los estudios, el comercio, el ejército y la emigración abren caminos que la herencia y el linaje estrechan',
    condition: 'la movilidad social se acelera en épocas de jerarquías debilitadas y oficios nuevos',
    indicator: 'comparar el oficio de padres e hijos, las dotes y los testamentos da indicios de movilidad social',
    limit: 'las fuentes recuerdan a quienes triunfaron, y la movilidad social parece por ello mayor de lo que fue',
    counter:
      'los historiadores de la familia replican que, contados los parientes lejanos, muchos ascensos no partían de abajo',
  },
  environment: {
    definition:
      'el entorno natural y viario es el conjunto de relieve, clima, ríos y caminos que fija el coste de producir y de viajar',
    mechanism:
      'la vía de agua barata hace crecer villas en la ribera, y el paso de montaña difícil mantiene aisladas las aldeas',
    condition:
      'con técnicas rudimentarias y fletes altos, el entorno natural y viario pesa más sobre la vida económica',
    indicator:
      'jornadas de viaje, precios del flete y frecuencia de inundaciones permiten comparar regiones por su entorno natural y viario',
    limit: 'el entorno natural y viario delimita lo posible, pero no decide qué eligen las personas',
    counter:
      'la geografía humana rechaza el determinismo y señala que un mismo río sirvió a fines opuestos bajo gobiernos distintos',
  },
  ideas: {
    definition:
      'las ideas y creencias son las doctrinas y convicciones con que una época entiende el mundo, juzga y espera',
    mechanism:
      'las convicciones dan razones para actuar y nombres para el enemigo, y cambian así el precio que se acepta pagar',
    condition:
      'las ideas y creencias se renuevan deprisa si las explicaciones heredadas no dan cuenta de una situación nueva',
    indicator:
      'los libros impresos, los sermones, los programas escolares y las palabras de los pleitos muestran la difusión de ideas y creencias',
    limit: 'los pocos que escribieron no representan sin más las ideas y creencias de su tiempo',
    counter:
      'el materialismo histórico sostiene que las ideas y creencias siguen a los intereses y pregunta a quién sirven',
  },
  archives: {
    definition:
      'los archivos oficiales guardan órdenes, informes, censos y expedientes nacidos de la gestión del gobierno',
    mechanism: 'cada escalón resume o recorta lo que recibe, y esas huellas permiten reconstruir la decisión',
    condition: 'los archivos oficiales valen más si conservan tanto las órdenes enviadas como las respuestas recibidas',
    indicator:
      'el tipo de documento, la fecha, la oficina y las notas marginales orientan la lectura de los archivos oficiales',
    limit: 'los archivos oficiales callan las faltas propias y adornan cifras destinadas a los superiores',
    counter:
      'la historia desde abajo desconfía de las categorías del funcionario, que llamaba bandido a quien protestaba',
  },
  newspapers: {
    definition:
      'los testimonios de prensa y diarios personales unen una voz pública, que se escribe día a día, y otra privada, anotada casi siempre sin intención de publicarse',
    mechanism:
      'el periódico da el orden de los sucesos y el diario la reacción de una persona, y juntos muestran cómo llegaba la noticia',
    condition:
      'las series de varios años con pocas lagunas dan a los testimonios de prensa y diarios personales su mayor utilidad',
    indicator:
      'la periodicidad, la dirección, la censura vigente y los hábitos de quien escribe ayudan a juzgar los testimonios de prensa y diarios personales',
    limit: 'los habitantes del campo y los iletrados apenas hablan en los testimonios de prensa y diarios personales',
    counter: 'los más cautos recuerdan que algunos diarios se escribieron pensando en lectores futuros',
  },
  'central-court': {
    definition:
      'el gobierno central concentra la facultad de legislar, nombrar cargos y repartir cargas en todo el territorio',
    mechanism:
      'los nombramientos sujetan a los funcionarios, el tesoro compensa a las provincias y la ceremonia muestra quién manda',
    condition: 'el gobierno central se hace obedecer mejor con noticias rápidas y una hacienda holgada',
    indicator:
      'decretos, presupuestos, listas de nombramientos y despliegue de tropas revelan las prioridades del gobierno central',
    limit: 'el gobierno central decide con informes que cada escalón ha suavizado',
    counter: 'la historia regional insiste en que toda orden de la capital se reescribía al llegar a las provincias',
  },
  'local-office': {
    definition:
      'las autoridades locales aplican en su distrito las órdenes superiores, recaudan, juzgan asuntos menores y mantienen el orden',
    mechanism: 'el escaso personal obliga a apoyarse en escribanos, recaudadores y notables que conocen el terreno',
    condition:
      'las autoridades locales actúan con mayor margen cuanto más lejos queda la capital y más tarda el correo',
    indicator:
      'los libros de actas, las cuentas municipales y los pleitos conservan la labor de las autoridades locales',
    limit: 'las autoridades locales informaban según su conveniencia, y sus escritos ocultan arreglos verbales',
    counter:
      'los historiadores del Estado ven en las autoridades locales simples ejecutoras, mientras que la microhistoria les reconoce una política propia',
  },
  'continuity-break': {
    definition:
      'el debate «continuidad frente a ruptura» discute cuánto cambió y cuánto permaneció tras una revolución o una reforma',
    mechanism:
      'quien mira los nombres de las instituciones ve ruptura, y quien mira personas y costumbres ve continuidad',
    condition:
      'el debate «continuidad frente a ruptura» se enciende ante cambios de régimen que apenas tocaron la vida local',
    indicator:
      'los funcionarios que siguen en su puesto, las leyes conservadas y los hábitos cotidianos permiten sopesar continuidad y ruptura',
    limit: 'el debate «continuidad frente a ruptura» degenera en disputa de grado si no se precisa el ámbito',
    counter: 'una postura intermedia asigna a cada esfera su ritmo, rápido en la política y lento en la familia',
  },
  'source-bias': {
    definition:
      'las fuentes escritas desde el poder transmiten las categorías, los silencios y los juicios de funcionarios y letrados',
    mechanism:
      'la protesta aparece como desorden y el silencio como obediencia, y el relato del historiador hereda esas palabras',
    condition:
      'las fuentes escritas desde el poder dominan donde no se conservaron papeles de aldeas, talleres y familias',
    indicator:
      'unas notas al pie compuestas solo de leyes y crónicas oficiales avisan de fuentes escritas desde el poder',
    limit:
      'las fuentes escritas desde el poder siguen siendo útiles, porque entre sus folios hay declaraciones y súplicas de gente común',
    counter:
      'los historiadores de las instituciones alegan que lo oficial es continuo y lo privado casual, de modo que ambos tienen sesgo',
  },
  'source-bias.cause': {
    definition:
      'la escasez de papeles privados se debe a que contratos, cuentas, cartas y diarios no se guardaron o no llegaron a los archivos',
    mechanism:
      'la humedad, la guerra y las mudanzas destruyen los papeles de familia, mientras que el archivo público hace copias',
    condition: 'la escasez de papeles privados se acentúa en regiones pobres, de clima húmedo o de historia agitada',
    indicator: 'la proporción de fondos familiares en los catálogos públicos da idea de la escasez de papeles privados',
    limit: 'la escasez de papeles privados procede también de los archiveros, que eligieron qué merecía guardarse',
    counter: 'algunos investigadores creen que los papeles de familia existen y que falta salir a buscarlos',
  },
  'source-bias.measure': {
    definition:
      'contrastar archivos y papeles privados consiste en leer sobre un mismo hecho testimonios de origen e interés distintos',
    mechanism:
      'lo que afirman a la vez el funcionario, el comerciante y la familia, con intereses opuestos, merece más crédito',
    condition:
      'contrastar archivos y papeles privados exige que los documentos se refieran al mismo lugar y a la misma época',
    indicator:
      'una afirmación con varias procedencias y con sus diferencias explicadas muestra el resultado de contrastar archivos y papeles privados',
    limit: 'contrastar archivos y papeles privados lleva tanto tiempo que suele limitarse a zonas pequeñas',
    counter:
      'ciertos colegas dudan de la independencia de unos papeles guardados por las mismas familias que ocupaban los cargos',
  },
  implementation: {
    definition:
      'la distancia entre normas y práctica aparece donde los reglamentos están completos y la vida sigue otro curso',
    mechanism:
      'el superior cree cumplida la orden por los informes, el inferior se las arregla y la norma siguiente parte de datos falsos',
    condition:
      'muchos escalones, inspección lejana y control basado en informes agrandan la distancia entre normas y práctica',
    indicator:
      'el contraste entre lo declarado y lo comprobado sobre el terreno mide la distancia entre normas y práctica',
    limit: 'la distancia entre normas y práctica responde a veces a una adaptación razonable y no a un fracaso',
    counter:
      'una corriente sostiene que el arreglo informal era precisamente lo que permitía funcionar a la institución',
  },
  'implementation.cause': {
    definition: 'la falta de fondos y personal impide a las oficinas inferiores cumplir lo que mandan las superiores',
    mechanism:
      'sin partida propia se improvisan cargas, sin empleados se acumulan oficios, y la orden no sale del papel',
    condition:
      'la falta de fondos y personal se agrava si los ingresos suben a la capital y las tareas bajan al distrito',
    indicator:
      'presupuestos locales, plantillas y listas de empleos acumulados documentan la falta de fondos y personal',
    limit:
      'hubo lugares con medios suficientes que tampoco cumplieron, por lo que la falta de fondos y personal no lo explica todo',
    counter:
      'los historiadores de la política apuntan a la voluntad y no a los medios, pues nadie exigía de veras el cumplimiento',
  },
  'implementation.measure': {
    definition:
      'separar la norma de su ejecución divide el estudio de una institución en diseño, transmisión y cumplimiento',
    mechanism: 'anotar qué resume, omite o cambia cada escalón permite señalar dónde se desvió la orden',
    condition:
      'separar la norma de su ejecución es posible si se conservan la correspondencia entre oficinas y los registros locales',
    indicator: 'un trabajo que expone lo dicho y lo hecho en cada nivel ha logrado separar la norma de su ejecución',
    limit:
      'separar la norma de su ejecución obliga a leer mucha correspondencia y aconseja ceñirse a un lugar y un asunto',
    counter:
      'los partidarios de la síntesis juzgan prolijo el seguimiento por niveles y prefieren atender al resultado',
  },
  'regional-gap': {
    definition:
      'el desarrollo regional desigual se manifiesta en diferencias de riqueza, apertura y organización entre comarcas de una misma época',
    mechanism:
      'el capital y los trabajadores cualificados acuden a los lugares favorecidos, y los demás les suministran materias primas y brazos',
    condition:
      'los fletes caros y las aduanas interiores impiden que el mercado corrija el desarrollo regional desigual',
    indicator:
      'impuestos, densidad de población, escuelas y casas de comercio sirven para comparar el desarrollo regional desigual',
    limit: 'medir por provincias el desarrollo regional desigual oculta los contrastes dentro de cada una',
    counter: 'algunos economistas interpretan las diferencias como especialización provechosa y no como desequilibrio',
  },
  'regional-gap.cause': {
    definition:
      'el acceso desigual a mercados depende de la distancia a ríos, puertos y caminos y de la demanda que se alcanza con ellos',
    mechanism: 'el flete decide qué mercancía vale la pena vender, y la venta decide qué oficio puede prosperar',
    condition: 'antes del ferrocarril y del vapor, el acceso desigual a mercados coincidía casi con el relieve',
    indicator:
      'las jornadas hasta la feria más próxima y el precio del transporte expresan el acceso desigual a mercados',
    limit: 'el acceso desigual a mercados no explica por qué decayeron unas ciudades bien situadas y prosperaron otras',
    counter:
      'los estudios sobre redes mercantiles muestran que comerciantes y emigrantes abrieron camino en comarcas pobres',
  },
  'regional-gap.measure': {
    definition:
      'comparar centros y márgenes consiste en seguir con las mismas preguntas la evolución de dos clases de regiones',
    mechanism: 'los aspectos comunes permiten atribuir la diferencia al medio, a las instituciones o a la población',
    condition: 'comparar centros y márgenes resulta equitativo solo con documentación parecida en ambos lugares',
    indicator:
      'una tabla con la procedencia de cada dato y la razón de cada laguna acredita el trabajo de comparar centros y márgenes',
    limit: 'comparar centros y márgenes invita a describir la periferia como un retraso que espera corregirse',
    counter:
      'los estudiosos de las fronteras rechazan medir la periferia con la escala del centro y recuerdan que tiene núcleos propios',
  },
  heritage: {
    definition:
      'el patrimonio histórico descuidado comprende edificios, inscripciones y lugares dañados por abandono, derribo o mal uso',
    mechanism:
      'la desaparición del objeto priva a los documentos de comprobación y a los vecinos de un apoyo para su memoria',
    condition: 'el suelo caro y la propiedad repartida entre muchos multiplican el patrimonio histórico descuidado',
    indicator:
      'los inmuebles que faltan de un inventario al siguiente y las fotografías de su estado prueban el patrimonio histórico descuidado',
    limit: 'denunciar el patrimonio histórico descuidado no anula el derecho de los vecinos a una vivienda mejor',
    counter: 'los gestores pragmáticos sostienen que no todo puede conservarse y que elegir es inevitable',
  },
  'heritage.cause': {
    definition:
      'los deberes de conservación poco claros dejan que dueño, ocupante y administración se remitan la reparación unos a otros',
    mechanism:
      'el dueño no puede pagar, el ocupante no quiere y la oficina no tiene competencia, mientras el edificio se arruina',
    condition:
      'los deberes de conservación poco claros son frecuentes en inmuebles que han cambiado varias veces de manos',
    indicator:
      'los huecos en el registro de la propiedad y en los permisos de obra delatan deberes de conservación poco claros',
    limit: 'junto a los deberes de conservación poco claros cuentan la falta de técnicos y el desinterés social',
    counter: 'los partidarios del mercado creen que bastaría permitir la explotación para que alguien pagara las obras',
  },
  'heritage.measure': {
    definition:
      'asignar deberes y clasificar el patrimonio supone ordenar los bienes por su valor y dar a cada grado un responsable y unos fondos',
    mechanism:
      'el inventario da identidad al bien, el grado ordena el gasto y el responsable ya no puede eludir la obra',
    condition:
      'con criterios públicos y derecho de recurso, asignar deberes y clasificar el patrimonio suscita menos conflictos',
    indicator: 'los bienes inscritos, las obras terminadas y las visitas de inspección permiten seguir el resultado',
    limit:
      'lo que queda fuera de la lista se pierde antes, efecto indeseado de asignar deberes y clasificar el patrimonio',
    counter:
      'los estudiosos de las comunidades critican que los expertos clasifiquen sin contar los lugares que los vecinos aprecian',
  },
};
