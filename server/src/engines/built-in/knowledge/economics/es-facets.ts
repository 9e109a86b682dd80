import type { FacetBook } from '../facets.ts';

export const economicsEsFacets: FacetBook = {
  'information-asymmetry': {
    definition:
      'la teoría de la información asimétrica estudia los mercados en los que una parte sabe más que la otra sobre lo que se intercambia',
    mechanism:
      'el comprador que no distingue la calidad ofrece un precio medio, los buenos vendedores se retiran y la calidad del resto cae',
    condition:
      'la teoría de la información asimétrica se ajusta a bienes cuya calidad no puede verificarse antes de la compra ni reclamarse después',
    indicator:
      'el rechazo de solicitudes, las garantías exigidas y la dispersión de precios son huellas que busca la teoría de la información asimétrica',
    limit:
      'la teoría de la información asimétrica señala quién tiene motivos para ocultar, pero no cuánto se pierde en la práctica',
    counter:
      'los estudiosos de la reputación replican que la repetición del trato disciplina al vendedor y modera el fallo de mercado',
    example: 'el banco que no puede leer las cuentas de una pequeña empresa pide avales incluso para proyectos sólidos',
    implication:
      'una propuesta basada en la teoría de la información asimétrica debe aclarar quién genera los datos y por qué son creíbles',
  },
  'transaction-cost-theory': {
    definition:
      'la teoría de los costes de transacción explica por qué unas actividades se compran en el mercado y otras se organizan dentro de la empresa',
    mechanism:
      'cuanto más específica es la inversión y más incierto el futuro, más incompleto queda el contrato y más atractiva la integración',
    condition:
      'la especificidad de los activos, la incertidumbre y la frecuencia delimitan el terreno de la teoría de los costes de transacción',
    indicator:
      'la duración de los contratos, las cláusulas de arbitraje y el grado de integración vertical permiten contrastar la teoría de los costes de transacción',
    limit:
      'la teoría de los costes de transacción se contrasta con señales indirectas, ya que sus costes apenas pueden medirse',
    counter:
      'el enfoque de las capacidades opina que la empresa produce por sí misma lo que sabe hacer mejor y no por ahorrar negociaciones',
    example:
      'un fabricante de automóviles compra al proveedor de moldes exclusivos para no quedar a merced de sus exigencias',
    implication:
      'evaluar una reforma con la teoría de los costes de transacción exige detallar qué búsqueda, negociación o vigilancia ahorra',
  },
  'human-capital-theory': {
    definition:
      'la teoría del capital humano trata la educación, la formación y la salud como inversiones que elevan la productividad futura',
    mechanism:
      'según la teoría del capital humano, el aprendizaje aumenta la productividad y los mercados competitivos la trasladan al salario',
    condition:
      'la teoría del capital humano supone que la titulación refleja destrezas reales y que el salario responde a la productividad',
    indicator:
      'la ecuación de salarios estima el rendimiento de cada año de estudio con el que se contrasta la teoría del capital humano',
    limit:
      'la teoría del capital humano separa con dificultad el efecto de estudiar del efecto del talento y de la familia',
    counter:
      'los teóricos de la señalización mantienen que el título revela una capacidad previa sin añadir necesariamente otra nueva',
    example: 'el salario de un trabajador que aprende soldadura sube porque puede realizar tareas antes vedadas',
    implication:
      'contrastar la teoría del capital humano requiere variaciones de escolaridad ajenas a la capacidad de cada persona',
  },
  'fixed-effects': {
    definition:
      'la regresión de efectos fijos utiliza la variación dentro de cada unidad para eliminar los rasgos que no cambian con el tiempo',
    mechanism:
      'cada región se compara con su propia media, de modo que la geografía o la cultura constantes desaparecen de la estimación',
    condition:
      'la regresión de efectos fijos necesita que la variable explicativa cambie en el tiempo dentro de cada unidad',
    indicator:
      'los errores agrupados por unidad y la estabilidad del coeficiente ante nuevos controles avalan la regresión de efectos fijos',
    limit:
      'la regresión de efectos fijos no corrige la causalidad inversa ni los factores omitidos que varían con el tiempo',
    counter:
      'una crítica metodológica reciente advierte que con tratamientos escalonados los pesos pueden invertir el signo del efecto',
  },
  did: {
    definition:
      'el método de diferencias en diferencias compara el cambio del grupo tratado con el cambio del grupo de control tras una política',
    mechanism:
      'el grupo de control revela qué habría ocurrido sin la política, y el exceso del tratado se atribuye a ella',
    condition:
      'las tendencias paralelas en ausencia de la medida son el supuesto decisivo del método de diferencias en diferencias',
    indicator:
      'los coeficientes previos próximos a cero y las pruebas de placebo respaldan el método de diferencias en diferencias',
    limit: 'la anticipación y el contagio al grupo de control sesgan el método de diferencias en diferencias',
    counter:
      'los partidarios del control sintético consideran que una sola región tratada exige una comparación construida a medida',
  },
  transparency: {
    definition:
      'la transparencia del mercado es el grado en que precios, calidades y condiciones están al alcance de todos los participantes',
    mechanism:
      'la transparencia del mercado reduce la prima que se cobra por el riesgo de engaño y facilita comparar ofertas',
    condition:
      'la transparencia del mercado cambia las conductas solo si los datos son veraces, comparables y alguien los utiliza',
    indicator:
      'el número de datos publicados, su demora y su formato reutilizable sirven para valorar la transparencia del mercado',
    limit:
      'un exceso de transparencia del mercado puede facilitar la coordinación tácita de precios entre pocos vendedores',
    counter:
      'los escépticos señalan que la mayoría no entiende los datos publicados y que el provecho es para los intermediarios',
    example: 'la publicación de las adjudicaciones públicas permite detectar ofertas pactadas entre licitadores',
    implication:
      'un formato común y descargable eleva la transparencia del mercado más que la simple obligación de publicar',
  },
  'transaction-cost': {
    definition:
      'los costes de transacción abarcan lo que se gasta en buscar socio, negociar, redactar el contrato y vigilar su cumplimiento',
    mechanism:
      'si los costes de transacción superan la ganancia esperada, el intercambio no se produce y la división del trabajo se detiene',
    condition: 'los costes de transacción son altos entre desconocidos, con bienes complejos y con una justicia lenta',
    indicator:
      'los días de trámite, las comisiones de los intermediarios y la duración de los pleitos aproximan los costes de transacción',
    limit:
      'los costes de transacción se invocan para explicarlo casi todo, y sin medida independiente el argumento se vuelve circular',
    counter:
      'los críticos institucionales advierten que abaratar el trato puede consistir en cargar el riesgo sobre la parte débil',
    example: 'la cooperativa que vende la cosecha en común ahorra a cada agricultor la negociación con el mayorista',
    implication: 'todo plan para reducir costes de transacción debería indicar en qué fase aparecen y quién los paga',
  },
  'human-capital': {
    definition:
      'el capital humano es el conjunto de conocimientos, destrezas y salud que permite a las personas producir',
    mechanism:
      'el capital humano eleva la productividad propia y se difunde a los compañeros por imitación y trabajo en común',
    condition: 'el capital humano rinde poco donde los empleos disponibles no aprovechan lo aprendido',
    indicator:
      'los años medios de estudio, la proporción de personal cualificado y las pruebas de competencias miden el capital humano',
    limit:
      'los años de estudio miden mal el capital humano, porque ignoran la calidad de la enseñanza y lo aprendido en el trabajo',
    counter:
      'los críticos del credencialismo sostienen que la expansión de títulos elevó los requisitos sin cambiar las tareas',
    example:
      'un polígono industrial sin soldadores y con licenciados en paro muestra que la composición importa tanto como la cantidad',
    implication:
      'la política de capital humano gana eficacia si coordina la oferta formativa con los empleos de la zona',
  },
  'credit-access': {
    definition:
      'el acceso al crédito es la posibilidad de que hogares y empresas solventes obtengan financiación en condiciones asumibles',
    mechanism:
      'el acceso al crédito permite invertir antes de disponer del ingreso y afrontar imprevistos sin vender activos',
    condition:
      'los registros de solvencia amplios y las garantías alternativas al inmueble favorecen el acceso al crédito',
    indicator:
      'la proporción de solicitudes aprobadas y la relación entre importe pedido y concedido describen el acceso al crédito',
    limit: 'un mayor acceso al crédito sin ingresos que lo respalden termina en sobreendeudamiento',
    counter:
      'los partidarios de la prudencia bancaria temen que facilitar préstamos incorpore a deudores que no podrán pagar',
    example: 'el comerciante que acredita sus ventas con pagos digitales consigue un préstamo sin hipotecar su casa',
    implication:
      'un estudio del acceso al crédito ha de distinguir a quien no solicita, a quien es rechazado y a quien recibe menos de lo pedido',
  },
  'market-entry': {
    definition:
      'las barreras de entrada al mercado son los costes y requisitos que soporta una empresa nueva y no las ya instaladas',
    mechanism:
      'las barreras de entrada al mercado protegen a las empresas instaladas, que pueden subir precios sin atraer competidores',
    condition:
      'las economías de escala, las licencias limitadas y las redes de clientes elevan las barreras de entrada al mercado',
    indicator:
      'la tasa de creación de empresas y la persistencia de beneficios elevados delatan las barreras de entrada al mercado',
    limit:
      'suprimir barreras de entrada al mercado sin control de calidad puede dañar al consumidor en la sanidad o la alimentación',
    counter:
      'una tradición de inspiración schumpeteriana alega que cierta protección estimula la inversión en innovación',
    example: 'la liberalización de licencias de transporte multiplicó la oferta y también las dudas sobre la seguridad',
    implication:
      'conviene revisar las barreras de entrada al mercado una a una y conservar solo las que protegen un interés público',
  },
  'regional-panel': {
    definition:
      'los datos de panel regionales siguen a las mismas regiones durante varios periodos con las mismas variables',
    mechanism:
      'los datos de panel regionales combinan diferencias entre territorios y cambios en el tiempo, lo que permite descontar rasgos constantes',
    condition:
      'las definiciones y los límites territoriales deben mantenerse estables para que los datos de panel regionales sean comparables',
    indicator:
      'el número de regiones y periodos, los valores ausentes y los cambios de base informan de la calidad de los datos de panel regionales',
    limit:
      'los datos de panel regionales son medias que ocultan la desigualdad entre hogares y empresas de una misma zona',
    counter:
      'los investigadores que trabajan con microdatos advierten del riesgo de atribuir a los individuos relaciones propias del territorio',
  },
  'local-government': {
    definition:
      'las administraciones locales gestionan servicios, licencias y suelo en su territorio y ejecutan buena parte de la política económica',
    mechanism:
      'las administraciones locales compiten por empresas y vecinos mediante impuestos, infraestructuras y trámites',
    condition:
      'las administraciones locales responden mejor a sus vecinos cuando ingresos propios y competencias se corresponden',
    indicator:
      'la autonomía fiscal, el plazo de las licencias y el gasto por habitante permiten comparar administraciones locales',
    limit:
      'las administraciones locales tienden a descuidar los efectos que sus decisiones causan en municipios vecinos',
    counter:
      'los partidarios de la centralización destacan las economías de escala y la igualdad de trato que pierde la gestión local',
  },
  'state-market': {
    definition:
      'el debate «intervención estatal frente a mercado» pregunta qué asuntos conviene dejar al precio y cuáles a la autoridad',
    mechanism:
      'el mercado reúne información dispersa y la intervención estatal corrige externalidades, pero ambos pueden fallar',
    condition:
      'la intervención estatal resulta menos costosa frente al mercado donde hay transparencia y control de los gobernantes',
    indicator:
      'el peso del gasto público, los precios regulados y las ayudas sitúan a cada economía entre intervención estatal y mercado',
    limit:
      'el debate de intervención estatal frente a mercado suele comparar un mercado real con un Estado ideal, o a la inversa',
    counter:
      'el institucionalismo desplaza la cuestión hacia la calidad de las reglas, sin las cuales ni Estado ni mercado funcionan',
  },
  'equality-efficiency': {
    definition: 'el debate «eficiencia frente a equidad» trata de si repartir mejor obliga a producir menos',
    mechanism:
      'la redistribución puede debilitar incentivos y a la vez permitir que los hogares pobres inviertan en educación',
    condition:
      'la eficiencia y la equidad avanzan juntas allí donde la desigualdad de oportunidades desperdicia talento',
    indicator:
      'la evolución conjunta del crecimiento y del índice de Gini ofrece una primera prueba sobre eficiencia y equidad',
    limit:
      'reducir la cuestión a eficiencia frente a equidad en los resultados deja de lado la justicia de los procedimientos',
    counter:
      'los defensores del crecimiento inclusivo niegan el dilema, pues ven en la desigualdad un freno al propio crecimiento',
  },
  mismatch: {
    definition:
      'el desajuste entre oferta y demanda de factores significa que trabajo, suelo y capital permanecen donde rinden menos',
    mechanism:
      'las empresas productivas no pueden crecer y las ineficientes sobreviven mientras dura el desajuste entre oferta y demanda de factores',
    condition:
      'los precios regulados y las dificultades para cerrar empresas prolongan el desajuste entre oferta y demanda de factores',
    indicator:
      'la coexistencia de naves vacías y vacantes sin cubrir es un signo visible del desajuste entre oferta y demanda',
    limit:
      'las estimaciones del desajuste dependen del modelo, y un error de medida puede pasar por mala asignación de factores',
    counter:
      'algunos economistas recuerdan que parte de la dispersión responde a riesgos y costes de ajuste que no conviene forzar',
    example: 'un polígono tiene naves cerradas mientras el taller vecino busca local para ampliarse',
    implication:
      'antes de corregir un desajuste de factores hay que identificar cuál está retenido y por qué norma o coste',
  },
  'mismatch.cause': {
    definition:
      'los obstáculos a la movilidad de factores son normas, costes y fronteras administrativas que retienen trabajo y capital',
    mechanism:
      'los obstáculos a la movilidad de factores impiden que las diferencias de rendimiento se igualen mediante desplazamientos',
    condition: 'la vivienda cara y los títulos sin reconocimiento refuerzan los obstáculos a la movilidad de factores',
    indicator:
      'las brechas persistentes de salario y rentabilidad entre regiones miden los obstáculos a la movilidad de factores',
    limit:
      'los obstáculos a la movilidad de factores no dan cuenta del arraigo familiar, que retiene a muchos por voluntad propia',
    counter: 'los gobiernos de zonas en declive alegan que la libre salida vacía sus escuelas y su base fiscal',
  },
  'mismatch.measure': {
    definition:
      'eliminar las trabas a la movilidad supone reconocer títulos, unificar registros y hacer trasladables los derechos sociales',
    mechanism:
      'eliminar las trabas a la movilidad deja que los precios señalen la escasez y atraigan trabajo y capital hacia usos mejores',
    condition:
      'la oferta de vivienda y de servicios en el destino condiciona el éxito de eliminar las trabas a la movilidad',
    indicator:
      'la tasa de migración interior y el cierre de las brechas salariales muestran el alcance de eliminar las trabas a la movilidad',
    limit:
      'eliminar las trabas a la movilidad acelera la pérdida de jóvenes en las regiones atrasadas si no hay compensación',
    counter:
      'los defensores de las políticas de base local prefieren llevar empleo a las personas antes que personas al empleo',
  },
  'high-cost': {
    definition:
      'los costes elevados de cumplimiento son el tiempo y el dinero excesivos que exige atender licencias, inspecciones e informes',
    mechanism:
      'los costes elevados de cumplimiento pesan más en la empresa pequeña, que no puede repartir un gasto fijo entre muchas ventas',
    condition:
      'los costes elevados de cumplimiento se acumulan cuando varias autoridades regulan lo mismo sin consultarse',
    indicator:
      'las horas dedicadas a trámites y el número de inspecciones por empresa cuantifican los costes elevados de cumplimiento',
    limit: 'una parte del gasto evita daños a la salud o al ambiente, de modo que no todo coste de cumplimiento sobra',
    counter:
      'los reguladores responden que lo que la empresa llama carga es con frecuencia la protección de un tercero',
    example:
      'un pequeño restaurante corrige su salida de humos para una autoridad e incumple con ello la norma de otra',
    implication:
      'calcular los costes elevados de cumplimiento por trámite completo, y no por organismo, descubre las repeticiones',
  },
  'high-cost.cause': {
    definition:
      'los trámites de autorización superpuestos piden los mismos documentos a la empresa en oficinas distintas y con criterios dispares',
    mechanism:
      'los trámites de autorización superpuestos añaden esperas y márgenes de discrecionalidad en cada ventanilla',
    condition:
      'los trámites de autorización superpuestos surgen donde cada organismo teme responder de un fallo y nadie revisa el conjunto',
    indicator:
      'el esquema completo de una licencia, con sus requisitos cruzados, pone a la vista los trámites de autorización superpuestos',
    limit:
      'los trámites de autorización superpuestos no explican los retrasos de pago ni la inspección arbitraria, que también encarecen',
    counter:
      'los funcionarios prudentes defienden el control previo, porque un daño grave no se repara con una sanción posterior',
  },
  'high-cost.measure': {
    definition:
      'simplificar los trámites con un criterio único es suprimir permisos sin base legal y someter los demás a una sola lista pública',
    mechanism:
      'simplificar los trámites con un criterio único hace previsibles el plazo y el coste, lo que anima a invertir',
    condition: 'la inspección posterior ha de reforzarse a la vez que se decide simplificar los trámites',
    indicator:
      'el plazo medio de apertura y la evolución de los accidentes, vistos juntos, juzgan si fue acertado simplificar los trámites',
    limit:
      'una inspección sin personal suficiente convierte el propósito de simplificar los trámites en simple ausencia de control',
    counter:
      'los sindicatos y las asociaciones de consumidores recelan de que la simplificación encubra una rebaja de garantías',
  },
  'weak-coordination': {
    definition:
      'la coordinación débil entre organismos se da cuando varias autoridades persiguen el mismo fin con medidas que se anulan',
    mechanism:
      'la coordinación débil entre organismos envía señales opuestas a las empresas y deja sin dueño los efectos compartidos',
    condition:
      'la coordinación débil entre organismos es más dañina en cuencas, transportes y mercados que cruzan límites administrativos',
    indicator:
      'las normas contradictorias y los proyectos conjuntos sin ejecutar atestiguan la coordinación débil entre organismos',
    limit: 'a veces los fines son incompatibles, y ninguna reunión entre organismos puede coordinarlos',
    counter:
      'los partidarios del federalismo competitivo valoran la diversidad de políticas como fuente de ensayo y aprendizaje',
    example: 'un municipio limita los vertidos y el situado aguas arriba amplía su polígono industrial',
    implication:
      'superar la coordinación débil entre organismos empieza por pocos asuntos con reparto de costes pactado',
  },
  'weak-coordination.cause': {
    definition: 'las metas y presupuestos separados hacen que cada organismo responda únicamente de sus propias cifras',
    mechanism:
      'con metas y presupuestos separados, ayudar a otro organismo cuesta dinero y no figura entre los méritos propios',
    condition:
      'las metas y presupuestos separados se endurecen cuando la evaluación clasifica a los organismos unos contra otros',
    indicator:
      'la ausencia de objetivos compartidos y de partidas conjuntas en los planes anuales descubre metas y presupuestos separados',
    limit:
      'las metas y presupuestos separados no bastan para explicar la descoordinación debida a datos que no se comunican',
    counter: 'los responsables de la evaluación alegan que una meta compartida por todos termina sin responsable',
  },
  'weak-coordination.measure': {
    definition:
      'crear una planificación conjunta consiste en acordar objetivos, fondos y calendario entre los organismos implicados',
    mechanism:
      'crear una planificación conjunta resuelve las contradicciones antes de publicar las normas y reparte el mérito del resultado',
    condition: 'crear una planificación conjunta exige una autoridad que arbitre y fondos que puedan mezclarse',
    indicator:
      'los proyectos comunes terminados y las normas corregidas antes de aprobarse prueban la utilidad de crear una planificación conjunta',
    limit: 'crear una planificación conjunta añade trámites y puede retrasar la respuesta a las urgencias',
    counter:
      'los partidarios de fusionar organismos consideran más eficaz una sola oficina responsable que un comité de varias',
  },
  'info-gap': {
    definition:
      'la falta de información entre compradores y vendedores significa que una parte ignora la calidad, la solvencia o los precios que la otra conoce',
    mechanism:
      'ante la falta de información, los compradores rebajan su oferta y los vendedores de calidad abandonan el mercado',
    condition:
      'los productos heterogéneos y las ventas dispersas agravan la falta de información entre compradores y vendedores',
    indicator:
      'la dispersión de precios de un mismo bien y las devoluciones reflejan la falta de información entre compradores y vendedores',
    limit:
      'verificar la calidad también cuesta, por lo que la falta de información puede reducirse pero no desaparecer',
    counter:
      'los optimistas de las plataformas digitales creen que las reseñas han igualado ya a compradores y vendedores',
    example: 'la fruta buena y la mediocre se pagan igual porque el mayorista compra por camiones',
    implication:
      'antes de intervenir hay que saber qué información falta y si la necesitan los compradores o los vendedores',
  },
  'info-gap.cause': {
    definition:
      'la ausencia de sistemas de información comunes deja los datos de precios, solvencia y calidad repartidos en archivos que nadie cruza',
    mechanism:
      'por la ausencia de sistemas de información comunes, el pequeño productor paga por averiguar lo que otros ya saben',
    condition:
      'la ausencia de sistemas de información comunes persiste donde no está claro quién es dueño de los datos ni quién los mantiene',
    indicator:
      'la frecuencia de actualización y el uso real de las bases públicas descubren la ausencia de sistemas de información comunes',
    limit: 'el fraude deliberado no se explica por la ausencia de sistemas de información comunes y requiere sanciones',
    counter:
      'algunos empresarios opinan que los servicios privados ya ofrecen datos de mercado y que un sistema público los duplicaría',
  },
  'info-gap.measure': {
    definition:
      'construir información compartida de mercado es reunir registros de precios, calidad y cumplimiento en un servicio de consulta regulada',
    mechanism:
      'construir información compartida de mercado convierte el buen historial en un activo y abarata distinguir a los cumplidores',
    condition:
      'las reglas de acceso y un cauce para corregir errores dan credibilidad al empeño de construir información compartida de mercado',
    indicator:
      'los préstamos y contratos cerrados gracias a los registros dicen más que el volumen de información compartida de mercado',
    limit:
      'construir información compartida de mercado sin plazos de cancelación castiga durante años un incumplimiento ya saldado',
    counter:
      'los defensores de la privacidad reclaman que solo se compartan los datos imprescindibles para cada operación',
  },
  region: {
    definition:
      'la región agrupa las observaciones por territorio para ver si un mismo factor actúa de forma distinta según el entorno',
    mechanism:
      'la región condensa diferencias de infraestructura, instituciones y especialización que modulan el efecto de las políticas',
    condition: 'comparar por región exige fijar antes la división y contar con observaciones suficientes en cada grupo',
    indicator:
      'una prueba estadística de la diferencia entre coeficientes permite afirmar que el efecto cambia de una región a otra',
    limit: 'la desigualdad dentro de una región puede superar la que existe entre regiones',
    counter: 'algunos autores prefieren agrupar por renta o calidad institucional antes que por límites geográficos',
    example:
      'la banca móvil aumenta más el consumo donde escasean las oficinas que en una región con muchas sucursales',
    implication: 'hallar diferencias por región obliga a indagar qué rasgo del territorio las produce',
  },
  'income-level': {
    definition:
      'el nivel de ingresos divide hogares o territorios según su renta para comprobar si un efecto depende de la riqueza',
    mechanism:
      'un nivel de ingresos bajo implica restricciones de liquidez, por lo que las ayudas y el crédito alteran más el gasto',
    condition:
      'el nivel de ingresos debe medirse antes de la política, pues de lo contrario el propio efecto cambia los grupos',
    indicator: 'los quintiles o la mediana de la renta son los cortes habituales para agrupar por nivel de ingresos',
    limit:
      'el nivel de ingresos de un solo año confunde a quien sufre un bache pasajero con quien es pobre de forma duradera',
    counter:
      'parte de la literatura sobre bienestar prefiere el consumo o el patrimonio como medida de la situación permanente',
    example: 'una misma transferencia se destina a alimentos en los hogares pobres y al ahorro en los acomodados',
    implication: 'un efecto mayor en el nivel de ingresos bajo da razones para focalizar la ayuda',
  },
};
