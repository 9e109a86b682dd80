import type { FacetBook } from '../facets.ts';

export const agricultureEsFacets: FacetBook = {
  'nutrient-balance': {
    definition:
      'la teoría del balance de nutrientes compara lo que la cosecha extrae con lo que aportan abonos, residuos y deposición',
    mechanism:
      'un saldo negativo prolongado agota el suelo, y un excedente continuado deja escapar nitrógeno y fósforo por lavado y escorrentía',
    condition:
      'recomendar dosis con la teoría del balance de nutrientes pide un rendimiento objetivo fiable y coeficientes de absorción locales',
    indicator:
      'el excedente por hectárea, los nutrientes disponibles del suelo y el contenido de la cosecha alimentan la teoría del balance de nutrientes',
    limit:
      'la teoría del balance de nutrientes compara totales y no explica los desfases entre la oferta y la demanda del cultivo',
    counter:
      'los biólogos del suelo objetan que decide la actividad microbiana y que el saldo contable es solo apariencia',
    example:
      'una finca que vende grano y devuelve la paja al terreno recupera sobre todo potasio, como refleja el balance de nutrientes',
    implication:
      'según la teoría del balance de nutrientes, cada cosecha vendida obliga a reponer lo exportado o a vivir de las reservas',
    parts: ['soil-fertility'],
  },
  agroecology: {
    definition:
      'la agroecología concibe el campo cultivado como un ecosistema gestionado y estudia sus especies, ciclos y relaciones',
    mechanism:
      'la combinación adecuada de especies permite que enemigos naturales y leguminosas sustituyan parte de plaguicidas y abonos',
    condition:
      'los procesos biológicos tardan varias campañas, por lo que la agroecología arraiga mejor con una tenencia de la tierra estable',
    indicator:
      'riqueza de especies, proporción entre enemigos naturales y plagas y peso de los insumos externos son medidas de la agroecología',
    limit:
      'la agroecología ofrece orientaciones y no recetas, pues una asociación de cultivos útil en un clima compite por el agua en otro',
    counter:
      'los partidarios de la intensificación replican que un rendimiento menor obliga a roturar más superficie natural',
    example:
      'el cultivo conjunto de maíz, frijol y calabaza resume principios que la agroecología ha formulado después',
    implication:
      'llevar la agroecología a una explotación supone rediseñar la rotación antes que cambiar un insumo por otro',
    parts: ['biodiversity'],
  },
  'planned-behaviour': {
    definition:
      'la teoría del comportamiento planificado explica la intención de actuar por la actitud, la norma subjetiva y el control percibido',
    mechanism:
      'el agricultor sopesa ventajas, considera la opinión de su entorno y calcula si dispone de medios para hacerlo',
    condition:
      'la teoría del comportamiento planificado predice mejor las decisiones meditadas que las dictadas por la costumbre o la urgencia',
    indicator:
      'escalas de varios ítems y ecuaciones estructurales son el modo habitual de contrastar la teoría del comportamiento planificado',
    limit:
      'entre la intención y el acto median el crédito y el tiempo, obstáculos que la teoría del comportamiento planificado apenas trata',
    counter:
      'los críticos advierten que medir actitud e intención en un mismo cuestionario infla la relación entre ambas',
    example: 'un productor convencido del riego por goteo puede no instalarlo si se cree incapaz de mantener el equipo',
    implication:
      'aplicar la teoría del comportamiento planificado al asesoramiento lleva a reforzar la confianza además de informar',
  },
  'field-trial': {
    definition:
      'los ensayos de campo con repeticiones dividen un terreno en parcelas iguales para comparar tratamientos en condiciones semejantes',
    mechanism: 'el sorteo evita que la fertilidad favorezca a un tratamiento, y la repetición permite estimar el error',
    condition:
      'los ensayos de campo con repeticiones requieren terreno homogéneo o, si hay un gradiente, un diseño en bloques',
    indicator:
      'producción pesada por parcela, componentes del rendimiento y medidas en fechas comunes son los datos de los ensayos de campo con repeticiones',
    limit: 'una sola campaña de ensayos de campo con repeticiones refleja el tiempo de ese año y poco más',
    counter:
      'los agrónomos de extensión avisan de que el manejo esmerado de las parcelas exagera la ventaja esperable en la finca',
    contrasts: ['farmer-survey'],
    parts: ['plot-records'],
  },
  'farmer-survey': {
    definition:
      'la encuesta a explotaciones agrarias recoge por explotación datos de trabajo, tierra, insumos, producción y opiniones',
    mechanism:
      'las mismas preguntas hechas a productores distintos permiten relacionar sus prácticas con rasgos de la familia y la tierra',
    condition: 'la encuesta a explotaciones agrarias necesita un censo completo del que extraer la muestra',
    indicator:
      'fiabilidad de las escalas, tasa de respuestas válidas y datos ausentes sirven para juzgar la encuesta a explotaciones agrarias',
    limit: 'pocos agricultores llevan cuentas, y la encuesta a explotaciones agrarias descansa a menudo en la memoria',
    counter:
      'los antropólogos prefieren convivir en el pueblo y reprochan al cuestionario que separe las prácticas de sus razones',
    contrasts: ['field-trial'],
    parts: ['farmer-data'],
  },
  'soil-fertility': {
    definition:
      'la fertilidad del suelo es la capacidad de suministrar de forma continuada agua, nutrientes y aire a las plantas',
    mechanism:
      'la materia orgánica une las partículas en agregados que retienen agua y nutrientes sin cerrar el paso al aire',
    condition:
      'la fertilidad del suelo se valora para un cultivo y un clima dados, pues la arcilla apta para arroz perjudica a las raíces carnosas',
    indicator:
      'materia orgánica, nutrientes asimilables, acidez y densidad aparente son los análisis que describen la fertilidad del suelo',
    limit:
      'los análisis retratan el momento del muestreo y reflejan mal la actividad biológica que forma parte de la fertilidad del suelo',
    counter: 'los defensores de la salud del suelo critican que la noción de fertilidad atienda solo a la producción',
    example:
      'un terreno encalado recupera fósforo disponible al corregirse la acidez, sin que aumente el fósforo total',
    implication:
      'mantener la fertilidad del suelo pide devolver materia orgánica además de reponer nutrientes minerales',
  },
  'water-use': {
    definition: 'la eficiencia en el uso del agua relaciona la producción obtenida con el agua que consume el cultivo',
    mechanism:
      'reducir la evaporación del suelo y la percolación aumenta la parte del agua que la planta transpira con provecho',
    condition:
      'la eficiencia en el uso del agua mejora con un déficit leve en fase vegetativa, mientras que en floración se pierde cosecha',
    indicator:
      'el cociente entre producción y evapotranspiración de la campaña es la forma usual de medir la eficiencia en el uso del agua',
    limit: 'una alta eficiencia en el uso del agua puede esconder un cultivo sediento y de escasa cosecha',
    counter:
      'los gestores de regadíos prefieren el valor obtenido por volumen de riego, porque contar la lluvia no ayuda a repartir el agua',
    example: 'el acolchado con paja eleva la eficiencia en el uso del agua al frenar la evaporación entre líneas',
    implication: 'comparar fincas por su eficiencia en el uso del agua exige presentar al lado la producción alcanzada',
  },
  yield: {
    definition: 'el rendimiento por hectárea expresa la cantidad de producto cosechado por unidad de superficie',
    mechanism:
      'en los cereales, espigas, granos por espiga y peso del grano se forman sucesivamente y se compensan en parte',
    condition: 'el rendimiento por hectárea se compara a igual humedad y descontando lindes y acequias',
    indicator:
      'pesar la cosecha real da cifras más seguras del rendimiento por hectárea que multiplicar sus componentes',
    limit:
      'el rendimiento por hectárea no incluye costes ni calidad, y la parcela más productiva puede no ser la más rentable',
    counter:
      'los estudiosos de los sistemas de cultivo recuerdan que fijarse en una sola cosecha descuida la rotación y el conjunto del año',
    example:
      'una siembra demasiado densa aumenta las espigas pero reduce los granos de cada una, y el rendimiento por hectárea se estanca',
    implication:
      'presentar el rendimiento por hectárea junto con el margen económico evita recomendaciones que el productor no puede pagar',
  },
  biodiversity: {
    definition:
      'la biodiversidad agraria abarca variedades cultivadas, flora espontánea, insectos y organismos del suelo de la parcela y su entorno',
    mechanism: 'márgenes floridos y lindes dan néctar y refugio a enemigos naturales que frenan las plagas al crecer',
    condition:
      'la biodiversidad agraria se recupera mejor donde quedan setos y prados cercanos de los que lleguen las especies',
    indicator:
      'transectos y trampas proporcionan la riqueza de especies y los índices de diversidad que describen la biodiversidad agraria',
    limit: 'más especies no significan más función, pues en la biodiversidad agraria unas pocas resultan decisivas',
    counter:
      'la corriente de la separación de tierras prefiere intensificar lo cultivado y reservar espacios enteros a la naturaleza',
    example: 'los setos de un paisaje de bocage alojan carábidos que pasan al cereal en primavera y consumen pulgones',
    implication: 'las ayudas a la biodiversidad agraria rinden más si se coordinan entre fincas vecinas',
  },
  'input-cost': {
    definition:
      'el coste de los insumos suma el gasto en semillas, abonos, piensos, maquinaria y jornales de una campaña',
    mechanism:
      'al encarecerse un factor, el productor reduce la dosis, busca un sustituto o cambia a un cultivo de más valor',
    condition:
      'calcular el coste de los insumos exige separar gasto doméstico y productivo y amortizar los equipos según su vida útil',
    indicator:
      'el gasto por hectárea y el gasto por unidad de producto, dados a la vez, describen bien el coste de los insumos',
    limit: 'un bajo coste de los insumos puede reflejar descuido del cultivo y no buena gestión',
    counter:
      'los estudiosos de la economía campesina objetan que valorar el trabajo familiar a precio de mercado exagera los costes',
    example: 'la subida del gas encarece el abono nitrogenado y desplaza superficie hacia las leguminosas',
    implication:
      'reducir el coste de los insumos sin perder cosecha pide conocer antes qué dosis ya no produce respuesta',
  },
  'plot-records': {
    definition:
      'los registros de parcelas anotan por fecha y parcela los tratamientos, labores, estado del cultivo y producción',
    mechanism: 'la anotación continuada permite rastrear cada dato anómalo y que otro investigador repita los cálculos',
    condition:
      'los registros de parcelas deben rellenarse en el campo y por personas fijas, sin mezclar recuerdos con medidas',
    indicator:
      'número de parcela, fecha, instrumento y responsable son lo primero que se comprueba en los registros de parcelas',
    limit: 'los registros de parcelas solo cubren un suelo y unas campañas, y generalizar requiere otras pruebas',
    counter:
      'los partidarios de los datos masivos consideran escasos los registros de parcelas frente a lo que recogen las cosechadoras con sensores',
    contrasts: ['farmer-data'],
  },
  'farmer-data': {
    definition:
      'los datos de encuestas agrarias describen por hogar o parcela la familia, la tierra, los gastos, los productos y las decisiones',
    mechanism:
      'las diferencias entre hogares dan la variación que necesita la estadística, y la información del municipio añade el entorno',
    condition:
      'los datos de encuestas agrarias permiten inferir si el muestreo fue probabilístico y las preguntas se ensayaron',
    indicator:
      'comparar la superficie media y el tamaño familiar con el censo revela sesgos en los datos de encuestas agrarias',
    limit: 'una sola oleada de datos de encuestas agrarias no distingue qué fue causa y qué fue efecto',
    counter:
      'los investigadores de campo confían más en unas decenas de casos profundos que en muchos cuestionarios apresurados',
    contrasts: ['plot-records'],
  },
  cooperative: {
    definition:
      'las cooperativas agrarias unen a productores que compran, venden y se asesoran en común bajo gestión democrática',
    mechanism:
      'la oferta reunida gana fuerza ante compradores y proveedores, y el excedente se reparte según la actividad de cada socio',
    condition: 'las cooperativas agrarias perduran con productos homogéneos, dirigentes respetados y cuentas abiertas',
    indicator:
      'la parte de la cosecha entregada, el reparto de excedentes y las actas de la asamblea retratan a las cooperativas agrarias',
    limit:
      'la regla de un voto por persona desalienta a quien aporta más capital y deja a las cooperativas agrarias cortas de fondos',
    counter:
      'los críticos señalan cooperativas dominadas por empresas o grandes propietarios en las que el socio común solo entrega producto',
  },
  'yield-ecology': {
    definition:
      'el debate mayor rendimiento frente a protección ecológica discute cuánto producir y cuánto espacio dejar al agua y a las especies',
    mechanism:
      'el aumento de insumos eleva la cosecha y traslada fuera de la finca la contaminación, que no figura en las cuentas del productor',
    condition:
      'donde la respuesta al abono ya es escasa cabe reducir dosis sin pérdida, y el dilema mayor rendimiento frente a protección ecológica se suaviza',
    indicator:
      'cosecha, excedente de nitrógeno y carga de plaguicidas en un mismo gráfico muestran si rendimiento y protección ecológica se excluyen',
    limit:
      'reducirlo todo a mayor rendimiento frente a protección ecológica olvida las mejoras de manejo que favorecen a ambos',
    counter: 'una postura intermedia traslada la pregunta a qué tierras conviene intensificar y con qué medios',
  },
  extension: {
    definition:
      'la adopción lenta de técnicas nuevas se da si métodos ya probados apenas llegan a usarse correctamente en las fincas',
    mechanism:
      'la técnica se queda en la parcela de ensayo y crece la distancia entre lo investigado y lo que se practica',
    condition:
      'la adopción lenta de técnicas nuevas se acentúa con productores mayores, parcelas dispersas y métodos de muchos pasos',
    indicator: 'la proporción de fincas que aplican bien los pasos decisivos mide la adopción lenta de técnicas nuevas',
    limit:
      'la adopción lenta de técnicas nuevas puede ser juicio acertado de quien sabe que el método no conviene a su tierra',
    counter:
      'los productores achacan la tardanza en adoptar un método al trabajo añadido sin mejor precio, y los técnicos a la mentalidad tradicional',
    example: 'la siembra directa se conoce en muchas comarcas donde falta la sembradora adecuada para practicarla',
    implication:
      'combatir la adopción lenta de técnicas nuevas empieza por calcular qué gana y qué arriesga el productor',
  },
  'extension.cause': {
    definition:
      'el asesoramiento alejado del productor fija temas y fechas desde arriba sin atender a los problemas del campo',
    mechanism:
      'el técnico acude a cumplir un programa, el agricultor pregunta por una plaga o por la venta y la confianza se pierde',
    condition: 'evaluar por número de charlas y folletos conduce casi siempre a un asesoramiento alejado del productor',
    indicator:
      'cotejar los temas impartidos con los que piden los agricultores pone de manifiesto el asesoramiento alejado del productor',
    limit: 'algunas demandas son tan dispersas que ningún servicio público puede responder a todas',
    counter: 'los técnicos alegan que atienden demasiados municipios y tareas administrativas para pisar el campo',
  },
  'extension.measure': {
    definition:
      'difundir técnicas con fincas de demostración es apoyar a productores respetados para que sus vecinos vean y prueben el método',
    mechanism:
      'la cosecha del vecino convence más que un folleto, y verla en una tierra parecida reduce dudas y costes de imitación',
    condition:
      'difundir técnicas con fincas de demostración da fruto si la finca elegida no aventaja demasiado a las demás',
    indicator:
      'los vecinos que imitan y siguen al año siguiente indican el éxito de difundir técnicas con fincas de demostración',
    limit: 'la demostración consume tiempo y personal, alcanza a pocos y puede topar con la reserva de quien compite',
    counter:
      'otra corriente prefiere vídeos y consultas a distancia, de mayor alcance y menor coste que las fincas de demostración',
  },
  'quality-standard': {
    definition:
      'la calidad desigual de los productos se manifiesta en lotes de una misma zona con tamaños, madurez y seguridad dispares',
    mechanism:
      'ante lotes irregulares el comprador paga según lo peor, y ni lo bueno obtiene precio ni la marca se afianza',
    condition:
      'la calidad desigual de los productos es común donde cada agricultor elige por su cuenta semilla, tratamiento y fecha de cosecha',
    indicator:
      'porcentaje que supera la clasificación, variación entre lotes y motivos de devolución miden la calidad desigual de los productos',
    limit: 'en variedades locales de consumo fresco, la falta de uniformidad forma parte del sabor apreciado',
    counter:
      'los defensores del pequeño productor lamentan que la norma sirva al supermercado y empobrezca las variedades',
    example: 'una partida de tomates con frutos verdes y pasados se paga entera al precio de los peores',
    implication:
      'corregir la calidad desigual de los productos pide acordar calendario y manejo antes de invertir en envases',
  },
  'quality-standard.cause': {
    definition:
      'los registros y análisis insuficientes dejan sin constancia abonos y tratamientos y sin control la salida del producto',
    mechanism: 'sin anotaciones no se sabe qué parcela ni qué aplicación causó el fallo, y nadie responde de él',
    condition:
      'compradores que no exigen papeles y fincas de muchas parcelas favorecen registros y análisis insuficientes',
    indicator: 'contrastar el cuaderno de campo con las facturas de insumos destapa registros y análisis insuficientes',
    limit: 'la mezcla de variedades y el mal manejo tras la cosecha también producen diferencias de calidad',
    counter:
      'los agricultores responden que anotar no sube el precio y que la prueba de laboratorio corre de su cuenta',
  },
  'quality-standard.measure': {
    definition:
      'trazar la calidad del campo al mercado consiste en dar a cada lote un código que une origen, insumos, controles y destino',
    mechanism: 'la trazabilidad separa lo bueno de lo malo y señala responsables, de modo que cumplir tiene recompensa',
    condition: 'trazar la calidad del campo al mercado falla si un intermediario abre y mezcla los lotes',
    indicator:
      'lotes consultables, duración de un simulacro de retirada y quejas resueltas prueban la utilidad de trazar la calidad del campo al mercado',
    limit: 'el código asegura que el dato se consulte, pero no que sea cierto el que se anotó en origen',
    counter:
      'algunos minoristas prefieren gastar en muestreos antes que en trazar la calidad del campo al mercado, pues pocos clientes consultan',
  },
  market: {
    definition:
      'el enlace débil entre campo y mercado deja producto sin vender en origen y demanda sin atender en destino',
    mechanism: 'la información llega tarde, se siembra según el precio anterior, la oferta se agolpa y el precio cae',
    condition:
      'el enlace débil entre campo y mercado perjudica sobre todo a productos perecederos de cosecha concentrada',
    indicator:
      'diferencia de precios entre origen y destino, producto invendido y ventas por contrato miden el enlace débil entre campo y mercado',
    limit:
      'un exceso duradero de oferta no se explica por el enlace débil entre campo y mercado, ya que más canales solo reparten pérdidas',
    counter:
      'los estudiosos de la distribución sostienen que los mercados mayoristas reaccionan pronto y que lo invendido no era lo pedido',
    example: 'la cebolla cara de un año llena de cebolla los campos al siguiente y hunde el precio en la recogida',
    implication:
      'superar el enlace débil entre campo y mercado requiere información de siembras antes que más publicidad',
  },
  'market.cause': {
    definition:
      'los productores dispersos y sin poder negociador venden cantidades pequeñas, con prisa y al precio que fija el comprador',
    mechanism: 'quien compra puede cambiar de vendedor sin pérdida, y por eso decide el precio y la clasificación',
    condition:
      'sin cámaras frigoríficas ni otros canales, los productores dispersos y sin poder negociador apenas pueden esperar',
    indicator:
      'cantidad por venta, número de compradores y parte del precio final que llega al campo retratan a productores dispersos y sin poder negociador',
    limit:
      'la debilidad al negociar procede también de lotes mezclados y de la falta de análisis que acrediten la calidad',
    counter: 'los intermediarios alegan que transporte, mermas y anticipos explican el margen que se les reprocha',
  },
  'market.measure': {
    definition:
      'agrupar la venta en cooperativas es reunir y clasificar el producto de los socios para ofrecerlo bajo una misma marca',
    mechanism: 'el volumen y la regularidad interesan al gran comprador, y la calidad común da contenido a la marca',
    condition:
      'agrupar la venta en cooperativas se sostiene si los socios siguen la norma y entregan casi toda su cosecha',
    indicator:
      'la parte de la producción vendida en común y las ventas por libre indican hasta dónde se ha logrado agrupar la venta en cooperativas',
    limit: 'la cooperativa adelanta dinero y asume riesgos, y una mala gestión reparte las pérdidas entre los socios',
    counter:
      'los socios escépticos señalan que con precios altos rinde más vender solo, y que la unión se aprecia en las caídas',
  },
  'over-fertiliser': {
    definition:
      'el uso excesivo de fertilizantes aplica de forma continuada más nutrientes de los que el cultivo absorbe y el suelo retiene',
    mechanism:
      'el excedente de nitrógeno y fósforo llega a ríos y embalses, acidifica el suelo y aumenta las emisiones de óxido nitroso',
    condition:
      'el uso excesivo de fertilizantes abunda en huertas y frutales, donde el abono cuesta poco frente al valor de la cosecha',
    indicator:
      'dosis por hectárea, excedente de nitrógeno y nitrato residual del suelo permiten diagnosticar el uso excesivo de fertilizantes',
    limit: 'los promedios nacionales de uso excesivo de fertilizantes ocultan secanos a los que aún les falta abono',
    counter:
      'los productores intensivos objetan que una cosecha alta extrae más y que la misma dosis no es allí excesiva',
    example: 'en zonas hortícolas, el nitrato de los pozos delata años de uso excesivo de fertilizantes',
    implication:
      'frenar el uso excesivo de fertilizantes pide mostrar en la propia finca que la última dosis no añade cosecha',
  },
  'over-fertiliser.cause': {
    definition:
      'la dosis por costumbre sin análisis de suelo se fija por hábito, ignorando lo que hay en la tierra y lo que pide el cultivo',
    mechanism: 'el temor a perder cosecha inclina a echar de más, y vecinos y vendedores confirman que sobrar no daña',
    condition:
      'pocos laboratorios, resultados tardíos y falta de mezclas a medida perpetúan la dosis por costumbre sin análisis de suelo',
    indicator:
      'preguntar quién decide la cantidad y compararla con la recomendada descubre la dosis por costumbre sin análisis de suelo',
    limit:
      'la dosis por costumbre sin análisis de suelo no explica por qué muchos, ya informados, siguen sin reducirla',
    counter: 'los estudiosos de la conducta ven en el exceso un seguro contra la mala cosecha y no una falta de datos',
  },
  'over-fertiliser.measure': {
    definition:
      'fertilizar según el análisis de suelo es fijar tipo y cantidad de abono con datos de laboratorio y completar con materia orgánica',
    mechanism:
      'aportar solo lo que falta evita excesos de un nutriente, y el abono orgánico mejora la estructura y libera despacio',
    condition:
      'fertilizar según el análisis de suelo resulta viable con laboratorios próximos, abonos a medida y maquinaria para repartirlos',
    indicator:
      'superficie con recomendación, dosis reducida y cosecha estable son los resultados esperables de fertilizar según el análisis de suelo',
    limit: 'el estiércol tiene efecto lento y composición variable, y mal compostado introduce patógenos y metales',
    counter:
      'los fabricantes consideran más cómodos los abonos de liberación lenta que fertilizar según el análisis de suelo parcela a parcela',
  },
  'farm-size': {
    definition:
      'el tamaño de la explotación sirve para agrupar la muestra por superficie o cabezas de ganado y comparar resultados',
    mechanism:
      'maquinaria, crédito y mano de obra cambian con el tamaño de la explotación y alteran el efecto de una misma técnica',
    condition:
      'agrupar por tamaño de la explotación requiere umbrales usuales en la zona y grupos de tamaño comparable',
    indicator:
      'hectáreas, número de parcelas y cabezas de ganado miden el tamaño de la explotación, con cortes por cuantiles',
    limit:
      'edad, estudios y equipos acompañan al tamaño de la explotación, y la diferencia observada puede deberse a ellos',
    counter: 'algunos econometristas prefieren una interacción continua a los grupos para no perder información',
  },
  terrain: {
    definition:
      'el relieve divide la muestra en llanura, colinas y montaña para comparar la adecuación de técnicas e instituciones',
    mechanism: 'la pendiente impide el paso de máquinas y un relieve quebrado encarece el riego y el transporte',
    condition: 'clasificar el relieve por distritos engaña allí donde un mismo municipio reúne grandes desniveles',
    indicator: 'un modelo digital de elevaciones da la pendiente media y el desnivel con que se clasifica el relieve',
    limit:
      'el relieve coincide con la distancia económica y con diferencias culturales, de modo que la pendiente no lo explica todo',
    counter: 'otra postura propone agrupar por accesibilidad, porque carreteras y mercados atenúan el peso del relieve',
  },
};
