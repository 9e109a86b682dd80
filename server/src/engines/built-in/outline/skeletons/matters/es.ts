import type { GoodTexts, HarmTexts } from './matter-texts.ts';

export const esHarms = {
  vacancy: [
    ['herencias y titularidad sin resolver', 'aclarar la titularidad y agilizar la transmisión'],
    ['coste del mantenimiento y el derribo', 'repartir el coste de la rehabilitación'],
    ['demanda en descenso y falta de información', 'poner en contacto viviendas y usuarios'],
  ],
  mismatch: [
    ['Demanda que nadie ha medido', 'Medir la demanda y atenderla por grupos'],
    ['Pocos proveedores y poca capacidad', 'Más proveedores con más capacidad'],
    ['Información escasa y recursos dispersos', 'Un lugar donde oferta y demanda se encuentren'],
  ],
  turnover: [
    ['salario y prestaciones', 'ajustar el salario al puesto y al mercado'],
    ['posibilidades de ascenso y formación', 'abrir vías internas de ascenso'],
    ['carga de trabajo y trato de los mandos', 'mejorar los turnos y la supervisión'],
  ],
  burnout: [
    ['carga de trabajo y presión de tiempo', 'ajustar la plantilla a la carga de trabajo'],
    ['esfuerzo sin reconocimiento', 'mejorar el reconocimiento y las condiciones'],
    ['poco apoyo de superiores y compañeros', 'crear apoyo mutuo y atención psicológica'],
  ],
  dropout: [
    ['pobreza y cargas familiares', 'ofrecer becas y alivio a las familias'],
    ['dificultades de aprendizaje y desinterés', 'detectar pronto y reforzar el aprendizaje'],
    ['clima escolar y normas sociales', 'mejorar la convivencia y el vínculo con la comunidad'],
  ],
  bullying: [
    ['perfil del agresor y crianza', 'educar en la empatía y orientar a las familias'],
    ['silencio de los testigos y cultura de grupo', 'fijar normas de aula que animen a intervenir'],
    ['detección tardía por parte de la escuela', 'aplicar un protocolo de aviso y protección'],
  ],
  congestion: [
    ['aumento de vehículos y demanda en hora punta', 'repartir y gestionar la demanda'],
    ['trazado vial y oferta de estacionamiento', 'mejorar cruces, carriles y estacionamiento'],
    ['transporte público poco atractivo', 'ofrecer transporte público puntual y conectado'],
    ['regulación semafórica y conducta vial', 'mejorar los semáforos y la vigilancia'],
  ],
  waste: [
    ['hábitos y actitudes de consumo', 'cambiar hábitos con avisos e incentivos'],
    ['raciones, compras y previsión', 'prever mejor y ofrecer raciones menores'],
    ['falta de salidas para el excedente', 'donar, reutilizar y compostar el excedente'],
  ],
  pollution: [
    ['fuentes y formas de vertido', 'reducir los vertidos en origen'],
    ['tratamiento insuficiente', 'renovar las instalaciones de tratamiento'],
    ['vigilancia débil y escasa participación', 'reforzar el control y la información pública'],
  ],
  fraud: [
    ['nuevas formas de engaño', 'alertar pronto de las nuevas formas'],
    ['desconocimiento y vulnerabilidad de las víctimas', 'educar según los grupos de riesgo'],
    ['fallos en cuentas, redes y pagos', 'cerrar los fallos en cuentas y pagos'],
  ],
  crime: [
    ['historia personal y motivos', 'intervenir pronto con tratamiento'],
    ['familia, escuela y grupo de iguales', 'reforzar el apoyo familiar y escolar'],
    ['entorno y oportunidad', 'unir prevención, sanción y reinserción'],
  ],
  distress: [
    ['rasgos personales y formas de afrontamiento', 'enseñar a afrontar y a pedir ayuda'],
    ['presión de los estudios, el trabajo y la vida', 'aliviar las exigencias excesivas'],
    ['apoyo de la familia y los iguales', 'crear redes de apoyo familiar y profesional'],
  ],
  addiction: [
    ['autocontrol y necesidades emocionales', 'entrenar el autocontrol y ofrecer alternativas'],
    ['diseño que engancha', 'limitar el diseño adictivo y las horas de uso'],
    ['entorno familiar y de amistades', 'fomentar el tiempo en familia y con amigos'],
  ],
  joblessness: [
    ['oferta de empleo y estructura productiva', 'crear empleo acorde con la economía'],
    ['competencias y expectativas', 'acercar la formación a las vacantes'],
    ['información y servicios de empleo', 'ofrecer una intermediación más precisa'],
  ],
  misconduct: [
    ['conocimiento de las normas y gestión del tiempo', 'enseñar normas académicas y planificación'],
    ['diseño de tareas y evaluación', 'diseñar tareas que exijan trabajo propio'],
    ['detección y consecuencias', 'fijar reglas claras y responder a tiempo'],
  ],
  accidents: [
    ['conductas inseguras', 'formar y supervisar al personal'],
    ['equipos y entornos inseguros', 'inspeccionar y renovar los equipos'],
    ['responsabilidades y gestión de la seguridad', 'definir responsabilidades y ensayar emergencias'],
  ],
  foodSafety: [
    ['riesgos en la producción', 'controlar el proceso de producción'],
    ['riesgos en el transporte y la venta', 'asegurar la trazabilidad y la cadena de frío'],
    ['inspección débil e información oculta', 'reforzar la inspección y la publicidad de resultados'],
  ],
  decline: [
    ['salida de población y negocios', 'atraer nuevos negocios y jóvenes'],
    ['locales y servicios envejecidos', 'renovar y reutilizar los espacios vacíos'],
    ['competencia externa y nuevos hábitos', 'cultivar lo propio y unirse al entorno'],
  ],
  financing: [
    ['historial crediticio y contabilidad de las empresas', 'ordenar las cuentas y crear historial'],
    ['productos y cautela de los bancos', 'ofrecer créditos adecuados a su tamaño'],
    ['garantías e información crediticia', 'ampliar las garantías y el apoyo público'],
  ],
  debtRisk: [
    ['perfil del deudor y vaivenes del mercado', 'evaluar el crédito y fijar límites'],
    ['aprobación y seguimiento', 'seguir los créditos y alertar a tiempo'],
    ['cobro y recuperación', 'cobrar y recuperar sin demora'],
  ],
  privacy: [
    ['hábitos y conocimiento de los usuarios', 'enseñar a juzgar y a protegerse'],
    ['lo que recogen y difunden las plataformas', 'poner deberes y límites a las plataformas'],
    ['vacíos legales y de supervisión', 'aclarar responsabilidades y supervisar'],
  ],
  poverty: [
    ['ingresos y acceso a recursos', 'ampliar el acceso al trabajo y al ingreso'],
    ['educación, salud y capacidades', 'invertir en educación, salud y capacidades'],
    ['servicios públicos e instituciones', 'mejorar las transferencias y los servicios públicos'],
  ],
  unfit: [
    ['dieta y hábitos diarios', 'cambiar la dieta y los hábitos'],
    ['tiempo y espacio para el ejercicio', 'asegurar tiempo y espacio para el ejercicio'],
    ['actitudes en casa y en la escuela', 'coordinar a la familia y la escuela'],
  ],
  illness: [
    ['factores físicos', 'vigilar la evolución y aliviar los síntomas'],
    ['factores psicológicos', 'dar apoyo psicológico y educación'],
    ['apoyo familiar y social', 'implicar a la familia y dar seguimiento'],
  ],
  publicDebt: [
    ['brecha entre ingresos y gastos', 'equilibrar presupuestos y competencias'],
    ['incentivos para endeudarse', 'limitar el endeudamiento para invertir'],
    ['poca transparencia y supervisión', 'publicar la deuda y alertar a tiempo'],
  ],
  injury: [
    ['condición física y preparación', 'preparar y ejercitar'],
    ['entorno y equipo', 'mejorar el entorno y el equipo'],
    ['supervisión y valoración', 'valorar el riesgo, vigilar y auxiliar'],
  ],
  delay: [
    ['cambios de diseño y planificación', 'planificar y diseñar mejor desde el inicio'],
    ['recursos y organización del contratista', 'comprobar al contratista y ajustar recursos'],
    ['decisiones, pagos y permisos del propietario', 'agilizar decisiones, pagos y permisos'],
  ],
} as const satisfies HarmTexts;

export const esGoods = {
  hiring: [
    ['selección ajena a las exigencias del puesto', 'análisis de puestos deficiente', 'seleccionar según el puesto'],
    ['capacitación alejada del trabajo', 'necesidades sin diagnosticar', 'capacitar por puesto y nivel'],
    ['evaluación sin consecuencias', 'indicadores vagos', 'unir indicadores claros con incentivos'],
  ],
  control: [
    ['autorizaciones y separación de funciones solo formales', 'gobierno débil', 'separar funciones y autorizaciones'],
    ['presupuestos y costos sin control', 'datos y responsabilidades poco claros', 'presupuestar por responsable'],
    ['supervisión tardía', 'auditoría y sistemas débiles', 'reforzar la auditoría y la información'],
  ],
  marketing: [
    ['mercado objetivo poco definido', 'falta de investigación de mercado', 'segmentar y reposicionar'],
    [
      'productos y precios sin diferencia',
      'precios por imitación',
      'ajustar producto y precio al valor para el cliente',
    ],
    ['canales y promoción de poco efecto', 'canales separados', 'integrar canales y mensajes'],
  ],
  supply: [
    ['existencias desajustadas de la demanda', 'datos dispersos y previsión pobre', 'prever con datos compartidos'],
    ['almacenaje y reparto lentos', 'distribución y rutas deficientes', 'optimizar el almacén y las rutas'],
    ['cortes entre socios de la cadena', 'normas y sistemas distintos', 'acordar normas con los socios'],
  ],
  tourism: [
    ['oferta poco diferenciada', 'escaso uso de la cultura local', 'crear oferta a partir de la cultura local'],
    ['servicios e instalaciones desiguales', 'falta de normas y formación', 'fijar normas de servicio y formar'],
    ['demanda estacional', 'promoción y alianzas débiles', 'abrir mercados y aliarse con la región'],
  ],
  farming: [
    [
      'pequeña escala y poca organización',
      'socios con poco compromiso',
      'vincular a los socios con aportes y contratos',
    ],
    ['poco valor agregado', 'escaso procesamiento y normas', 'procesar, normalizar y crear marca'],
    ['ventas e ingresos inciertos', 'falta de información y seguros', 'ampliar los canales de venta y los seguros'],
  ],
  eldercare: [
    ['servicios que no responden a las necesidades', 'necesidades sin evaluar', 'evaluar antes de planificar'],
    ['falta de cuidadores formados', 'bajos salarios y poca carrera', 'formar y retener a los cuidadores'],
    ['salud y cuidado por separado', 'competencias y pagos divididos', 'unir la atención sanitaria y social'],
  ],
  sorting: [
    ['mucha información y poca práctica', 'reglas complicadas y hábitos débiles', 'simplificar, guiar e incentivar'],
    ['recogida que no acompaña la separación', 'mezcla posterior', 'recoger y tratar por separado'],
    ['control sin asidero', 'responsabilidades poco claras', 'asignar deberes claros'],
  ],
  neighbourhood: [
    ['desacuerdo entre vecinos', 'costes y ventajas desiguales', 'repartir costes según el beneficio'],
    ['falta de fondos para obras y mantenimiento', 'dependencia de subvenciones', 'compartir el coste'],
    [
      'permisos y mantenimiento descoordinados',
      'competencias divididas',
      'simplificar permisos y fijar el mantenimiento',
    ],
  ],
  teaching: [
    ['participación superficial', 'clases basadas en la exposición', 'proponer tareas y actividades que impliquen'],
    ['contenidos ajenos al nivel del alumnado', 'poco diagnóstico', 'graduar contenidos y exigencias'],
    ['evaluación limitada', 'atención solo al resultado', 'evaluar también el proceso y dar respuesta a tiempo'],
  ],
  service: [
    [
      'trato y preparación desiguales del personal',
      'poca formación inicial',
      'formar por niveles y fijar normas de servicio',
    ],
    ['instalaciones descuidadas', 'falta de revisiones periódicas', 'revisar y renovar por etapas'],
    [
      'respuesta lenta a las quejas',
      'canales y responsables poco claros',
      'responder en un plazo fijo y dar seguimiento',
    ],
  ],
  schoolLife: [
    [
      'conflictos resueltos solo con sanciones',
      'pocos espacios para escucharse',
      'formar mediadores y practicar el diálogo',
    ],
    ['normas fijadas sin el alumnado', 'escasa participación en el aula', 'acordar y revisar las normas en común'],
    [
      'familias avisadas solo ante los problemas',
      'contacto irregular',
      'mantener un contacto regular con las familias',
    ],
  ],
  guidance: [
    ['contenidos alejados de la vida del alumnado', 'poco conocimiento del alumnado', 'partir de sus preguntas'],
    ['sermón más que orientación', 'falta de formación en métodos', 'usar la experiencia, el diálogo y la tutoría'],
    ['poca cooperación entre familia y escuela', 'pocos canales', 'mantener un contacto regular con las familias'],
  ],
  vocational: [
    ['programas alejados del empleo', 'empresas ausentes del diseño', 'diseñar los programas con las empresas'],
    ['prácticas de poco contenido', 'pocas plazas y tutores', 'asegurar tutores y centros de práctica'],
    ['poco interés de las empresas', 'costes y beneficios poco claros', 'ofrecer incentivos y compartir resultados'],
  ],
  heritage: [
    ['falta de relevo', 'bajos ingresos y largo aprendizaje', 'formar relevo en talleres y cursos'],
    ['protección enfrentada al uso', 'exhibición separada de la vida', 'proteger mediante el uso vivo'],
    ['poco atractivo para los jóvenes', 'formas y canales antiguos', 'difundir con medios digitales y diseño'],
  ],
  publicService: [
    ['sistemas y datos dispersos', 'normas distintas entre oficinas', 'unificar normas y compartir datos'],
    ['trámites ajenos al usuario', 'diseño centrado en la oficina', 'rediseñar desde el usuario'],
    ['poco uso y satisfacción', 'poca difusión', 'simplificar el acceso y escuchar al usuario'],
  ],
  careQuality: [
    ['procesos ajenos al paciente', 'trabajo ordenado por servicios', 'ordenar los procesos en torno al paciente'],
    ['personal escaso o poco formado', 'formación y salario rezagados', 'dotar según necesidad y formar por niveles'],
    ['seguimiento y comunicación débiles', 'falta de indicadores', 'usar indicadores y mejorar la comunicación'],
  ],
  digital: [
    ['estrategia separada del negocio', 'sistemas nuevos sobre procesos viejos', 'partir de los problemas del negocio'],
    ['datos dispersos', 'falta de normas y gobierno', 'fijar normas y gobierno de los datos'],
    ['falta de capacidades e inversión', 'retorno lento', 'invertir por etapas y formar'],
  ],
  ecommerce: [
    ['guerra de precios', 'marcas débiles', 'competir con calidad y marca'],
    ['entrega y posventa débiles', 'costes altos y devoluciones difíciles', 'mejorar la entrega y la posventa'],
    ['normas y confianza', 'desconocimiento de las reglas', 'cumplir las normas y ganar confianza'],
  ],
  green: [
    ['coste inicial alto', 'tecnología y escala inmaduras', 'abaratar con técnica y escala'],
    ['falta de infraestructura', 'planificación desfasada', 'planificar la infraestructura'],
    ['usuarios reticentes', 'poca información e incentivos', 'incentivar y demostrar'],
  ],
  project: [
    [
      'plazos y costes fuera de lo previsto',
      'estudios y planes deficientes',
      'planificar en detalle y corregir desvíos',
    ],
    ['defectos repetidos', 'control laxo de materiales y procesos', 'controlar materiales y cada fase'],
    ['seguridad y coordinación débiles', 'muchos subcontratistas', 'aclarar los deberes de cada subcontratista'],
  ],
  sport: [
    ['poca participación', 'falta de tiempo e interés', 'ofrecer actividades y torneos que atraigan'],
    ['falta de espacios y entrenadores', 'inversión desigual', 'compartir espacios y sumar entrenadores'],
    ['contenidos y evaluación limitados', 'más prueba que disfrute', 'ampliar la oferta y evaluar mejor'],
  ],
  media: [
    ['contenidos repetidos', 'búsqueda de clics', 'apoyar el contenido original'],
    ['poco vínculo con la audiencia', 'escaso conocimiento de la audiencia', 'planificar pensando en la audiencia'],
    [
      'contenidos dañinos y control tardío',
      'revisión y responsabilidad poco claras',
      'aclarar la revisión y la responsabilidad',
    ],
  ],
  enterprise: [
    ['debilidad en mercado e innovación', 'pocos fondos y capacidades', 'buscar nichos e innovar en común'],
    ['gestión informal', 'decisiones en pocas manos', 'ordenar el gobierno y la gestión'],
    ['entorno adverso', 'poco acceso a crédito e información', 'aprovechar los apoyos y ampliar el crédito'],
  ],
  newcomers: [
    ['vivienda, empleo y escolarización', 'servicios ligados al estatus', 'dar servicios según residencia'],
    ['idioma y distancia social', 'pocos contactos y prejuicios', 'apoyar el idioma y el encuentro'],
    ['poca protección de derechos', 'falta de información y asistencia legal', 'mejorar la protección y la asistencia'],
  ],
  integration: [
    [
      'vínculos débiles y cadenas cortas',
      'poca transformación y servicios',
      'alargar la cadena con transformación y servicios',
    ],
    ['empresas tractoras débiles', 'reparto de beneficios poco firme', 'apoyar empresas que compartan beneficios'],
    ['falta de suelo, capital y capacidades', 'recursos que no circulan', 'facilitar suelo, capital y capacidades'],
  ],
  drugUse: [
    ['uso sin indicación', 'diagnóstico débil y costumbre', 'exigir indicación y pruebas'],
    [
      'elección, dosis o duración inadecuadas',
      'conocimientos sin actualizar',
      'guiar la elección, la dosis y la duración',
    ],
    ['creencias y adherencia del paciente', 'poca educación', 'educar y vigilar el uso'],
  ],
  skill: [
    ['Poca conciencia y motivación', 'Hábitos arraigados y pocos incentivos', 'Mostrar la utilidad y reconocerla'],
    ['Dominio superficial', 'Formación alejada de la práctica', 'Formación por niveles y tareas'],
    ['Pocas ocasiones de práctica', 'Equipos, tiempo y guía escasos', 'Tiempo, medios y apoyo entre pares'],
  ],
  industry: [
    [
      'Productos parecidos y marcas débiles',
      'Poca inversión en innovación y marca',
      'Diferenciación por calidad y marca',
    ],
    ['Calidad desigual', 'Normas incompletas e inspección escasa', 'Normas claras e inspección regular'],
    ['Enlaces débiles en la cadena', 'Empresas pequeñas y dispersas', 'Empresas tractoras y contratos en la cadena'],
  ],
  reading: [
    ['poco tiempo y volumen de lectura', 'deberes y pantallas', 'asegurar tiempo diario de lectura'],
    ['elección limitada de libros', 'poca orientación', 'ofrecer listas por nivel y más libros'],
    ['pocas estrategias y conversación', 'escasa enseñanza de la lectura', 'enseñar estrategias y leer en común'],
  ],
} as const satisfies GoodTexts;
