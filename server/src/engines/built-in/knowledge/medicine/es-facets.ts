import type { FacetBook } from '../facets.ts';

export const medicineEsFacets: FacetBook = {
  'health-belief': {
    definition:
      'el modelo de creencias de salud explica la conducta preventiva por la gravedad, la vulnerabilidad, los beneficios y las barreras que percibe cada persona',
    mechanism:
      'según el modelo de creencias de salud, la amenaza percibida mueve a actuar si los beneficios esperados superan a los obstáculos',
    condition:
      'el modelo de creencias de salud predice mejor las decisiones voluntarias y meditadas, como vacunarse o acudir a un cribado',
    indicator:
      'los cuestionarios sobre vulnerabilidad, gravedad, beneficios, barreras y autoeficacia traducen a puntuaciones el modelo de creencias de salud',
    limit:
      'los hábitos, las emociones y las carencias económicas quedan en gran parte fuera del modelo de creencias de salud',
    counter:
      'los enfoques socioecológicos sostienen que el entorno y las políticas condicionan la conducta más que las convicciones individuales',
    example: 'una mujer que se cree sin riesgo aplaza la mamografía aunque el servicio sea gratuito y cercano',
    implication:
      'una campaña apoyada en el modelo de creencias de salud ha de averiguar primero qué barrera frena a cada grupo',
  },
  'evidence-based': {
    definition:
      'la medicina basada en la evidencia integra los mejores datos disponibles, la experiencia clínica y las preferencias del paciente',
    mechanism:
      'la medicina basada en la evidencia formula una pregunta clínica, busca y valora estudios y traslada la respuesta al caso concreto',
    condition:
      'la medicina basada en la evidencia necesita estudios pertinentes, acceso a ellos y profesionales formados en lectura crítica',
    indicator:
      'la proporción de decisiones conformes con guías actualizadas muestra cuánto ha penetrado la medicina basada en la evidencia',
    limit:
      'los pacientes ancianos o con varias enfermedades suelen quedar fuera de los ensayos que sustentan la medicina basada en la evidencia',
    counter:
      'los defensores de la medicina narrativa objetan que los promedios borran la historia singular del enfermo',
    example:
      'el abandono de tratamientos hormonales preventivos tras ensayos desfavorables ilustra cómo los datos corrigen la costumbre',
    implication:
      'aplicar la medicina basada en la evidencia exige explicar al paciente el beneficio absoluto y no solo el relativo',
  },
  'stress-coping': {
    definition:
      'la teoría del estrés y el afrontamiento concibe el estrés como una relación entre demandas y recursos que la persona valora como desbordante',
    mechanism:
      'la valoración primaria estima la amenaza y la secundaria los recursos, y de ambas surge la estrategia de afrontamiento',
    condition:
      'la teoría del estrés y el afrontamiento distingue si la situación es modificable, pues de ello depende qué estrategia conviene',
    indicator:
      'las escalas que separan el afrontamiento centrado en el problema del centrado en la emoción permiten contrastar la teoría',
    limit:
      'la teoría del estrés y el afrontamiento depende de valoraciones conscientes que el paciente recuerda y declara con sesgos',
    counter:
      'la corriente fisiológica prefiere medir la carga biológica acumulada antes que la percepción subjetiva de la amenaza',
    example:
      'tras el diagnóstico, unos pacientes buscan información y otros evitan hablar, con efectos distintos según la fase',
    implication:
      'de la teoría del estrés y el afrontamiento se sigue que conviene reforzar los recursos cuando la demanda no puede reducirse',
  },
  'cross-sectional': {
    definition: 'la encuesta transversal mide exposiciones y resultados de una población en un único momento',
    mechanism:
      'la encuesta transversal compara la frecuencia de un rasgo entre grupos y estima asociaciones a partir de las diferencias observadas',
    condition:
      'una muestra probabilística con tasa de respuesta alta es requisito para generalizar los resultados de la encuesta transversal',
    indicator:
      'la prevalencia, la razón de prevalencias y sus intervalos de confianza son los resultados propios de la encuesta transversal',
    limit: 'la encuesta transversal no establece qué ocurrió antes, si la exposición o el resultado',
    counter:
      'los partidarios de las cohortes consideran que sin seguimiento las asociaciones solo sirven para plantear hipótesis',
  },
  'controlled-trial': {
    definition:
      'el ensayo controlado aleatorizado asigna al azar a los participantes a una intervención o a un grupo de comparación',
    mechanism:
      'el azar equilibra los factores conocidos y desconocidos, y la diferencia final puede atribuirse a la intervención',
    condition:
      'el ensayo controlado aleatorizado solo es ético si existe duda razonable sobre cuál de las opciones es mejor',
    indicator:
      'la ocultación de la asignación, el cegamiento y el análisis por intención de tratar marcan la calidad del ensayo controlado aleatorizado',
    limit:
      'los criterios de inclusión estrictos restan al ensayo controlado aleatorizado validez en la práctica habitual',
    counter:
      'quienes defienden los datos de la práctica real replican que los estudios observacionales bien diseñados informan mejor de la efectividad',
  },
  'social-support': {
    definition:
      'el apoyo social comprende la ayuda emocional, material e informativa que una persona recibe o cree poder recibir de su entorno',
    mechanism: 'el apoyo social amortigua el estrés, recuerda los cuidados pendientes y facilita pedir ayuda a tiempo',
    condition: 'el apoyo social resulta eficaz si se ajusta a lo que el enfermo necesita y no merma su autonomía',
    indicator: 'las escalas de apoyo social percibido y el tamaño de la red de confidentes son las medidas más usadas',
    limit:
      'el apoyo social percibido se confunde con el estado de ánimo, porque la depresión lleva a verlo menor de lo que es',
    counter:
      'algunos autores señalan que la sobreprotección familiar y el conflicto también proceden de la red y empeoran el pronóstico',
    example:
      'el cónyuge que acompaña a las consultas y prepara la medicación sostiene el autocuidado del paciente diabético',
    implication: 'evaluar el apoyo social al alta permite derivar a tiempo a quienes viven solos',
  },
  'health-literacy': {
    definition:
      'la alfabetización en salud es la capacidad de obtener, comprender, valorar y usar información para decidir sobre la propia salud',
    mechanism:
      'una mayor alfabetización en salud ayuda a entender la pauta, reconocer los signos de alarma y preguntar en la consulta',
    condition:
      'la alfabetización en salud rinde poco si el sistema emplea documentos ilegibles y consultas apresuradas',
    indicator:
      'las pruebas de lectura de etiquetas y los cuestionarios de autoevaluación miden aspectos distintos de la alfabetización en salud',
    limit:
      'la alfabetización en salud se solapa con el nivel educativo, y separar el efecto de una y otro resulta difícil',
    counter:
      'una corriente crítica reprocha al concepto que cargue sobre el paciente las deficiencias de comunicación del sistema',
    example: 'un paciente que lee «en ayunas» sin comprenderlo toma el comprimido después del desayuno',
    implication:
      'pedir al paciente que explique la pauta con sus palabras compensa una alfabetización en salud limitada',
  },
  adherence: {
    definition:
      'la adherencia al tratamiento es el grado en que la conducta del paciente coincide con la pauta acordada con el profesional',
    mechanism:
      'la adherencia al tratamiento mantiene la dosis eficaz en el organismo y evita recaídas que se confunden con el fracaso del fármaco',
    condition:
      'las pautas sencillas, el precio asequible y la confianza en el médico favorecen la adherencia al tratamiento',
    indicator:
      'el recuento de comprimidos, los registros de dispensación y los cuestionarios estiman la adherencia al tratamiento con distinta precisión',
    limit:
      'los autoinformes sobreestiman la adherencia al tratamiento, y los registros de farmacia prueban la recogida pero no la toma',
    counter:
      'los partidarios de la decisión compartida recuerdan que abandonar un fármaco puede ser una elección razonada',
    example: 'el hipertenso asintomático deja los comprimidos porque nota los efectos indeseados y no el beneficio',
    implication: 'antes de intensificar un fármaco conviene comprobar la adherencia al tratamiento ya prescrito',
  },
  'evidence-quality': {
    definition:
      'la calidad de la evidencia expresa la confianza en que la estimación de un efecto se aproxima al efecto verdadero',
    mechanism:
      'el riesgo de sesgo, la inconsistencia, la imprecisión y el sesgo de publicación rebajan la calidad de la evidencia',
    condition:
      'valorar la calidad de la evidencia requiere una búsqueda sistemática y criterios fijados antes de conocer los resultados',
    indicator: 'los sistemas de gradación ordenan la calidad de la evidencia en niveles que van de alta a muy baja',
    limit: 'una alta calidad de la evidencia no implica que el beneficio sea grande ni que interese al paciente',
    counter:
      'los críticos de las jerarquías consideran que situar siempre los ensayos en la cima desprecia otras fuentes válidas',
    example:
      'un metanálisis de ensayos pequeños y dispares ofrece menos confianza que un único ensayo amplio y bien hecho',
    implication:
      'la fuerza de una recomendación debe ponderar la calidad de la evidencia junto con los costes y las preferencias',
  },
  safety: {
    definition:
      'los efectos adversos son respuestas nocivas y no deseadas que aparecen durante una intervención sanitaria',
    mechanism:
      'los efectos adversos pueden derivar de la propia acción del fármaco, de una interacción o de una reacción individual imprevisible',
    condition:
      'la edad avanzada, la insuficiencia renal y la toma de varios fármacos aumentan el riesgo de efectos adversos',
    indicator:
      'la incidencia, la gravedad y la relación causal probable son los tres datos con que se notifican los efectos adversos',
    limit: 'los ensayos previos a la autorización detectan mal los efectos adversos raros o tardíos',
    counter:
      'algunos clínicos temen que insistir en los riesgos provoque molestias por sugestión y abandono del fármaco',
    example: 'un anticoagulante que evita el ictus puede causar a la vez una hemorragia digestiva',
    implication: 'la notificación sistemática de efectos adversos completa lo que los ensayos no pudieron ver',
  },
  'clinical-records': {
    definition:
      'las historias clínicas reúnen los antecedentes, las exploraciones, los diagnósticos y los tratamientos de cada paciente',
    mechanism:
      'las historias clínicas ordenan en el tiempo lo ocurrido y permiten reconstruir la exposición y el desenlace',
    condition:
      'el uso de historias clínicas en investigación exige aprobación ética y protección de la identidad del paciente',
    indicator:
      'la proporción de campos completos y la concordancia entre dos revisores informan de la fiabilidad de las historias clínicas',
    limit:
      'las historias clínicas recogen lo que se consideró útil para la asistencia y omiten hábitos y circunstancias sociales',
    counter:
      'los metodólogos más exigentes prefieren la recogida prospectiva, porque los registros asistenciales codifican también según el pago',
  },
  'scale-data': {
    definition:
      'los datos de escalas normalizadas proceden de cuestionarios con ítems, puntuación y valores de referencia establecidos',
    mechanism:
      'las escalas normalizadas convierten síntomas y percepciones en puntuaciones comparables entre personas y momentos',
    condition:
      'los datos de escalas normalizadas solo son interpretables si el instrumento se ha adaptado y validado en la lengua del paciente',
    indicator:
      'la consistencia interna, la estabilidad entre aplicaciones y la validez de constructo avalan los datos de escalas normalizadas',
    limit: 'la deseabilidad social y los efectos techo distorsionan los datos de escalas normalizadas',
    counter:
      'la investigación cualitativa objeta que una puntuación no recoge el sentido que el enfermo da a su padecimiento',
  },
  hospital: {
    definition:
      'los hospitales concentran la atención especializada, la urgencia y la tecnología que no puede ofrecerse en el primer nivel',
    mechanism:
      'los hospitales reúnen especialistas y equipos, y el volumen de casos mejora la destreza en los procedimientos complejos',
    condition:
      'los hospitales trabajan bien cuando el primer nivel filtra la demanda y acoge a los pacientes tras el alta',
    indicator:
      'la estancia media, los reingresos evitables y la mortalidad ajustada por gravedad sirven para comparar hospitales',
    limit: 'los hospitales atienden episodios agudos y conocen poco la vida del paciente entre un ingreso y otro',
    counter:
      'los defensores de la atención comunitaria critican que los hospitales absorban recursos que evitarían más enfermedad en otro lugar',
  },
  'community-centre': {
    definition:
      'los centros de atención primaria prestan asistencia cercana y continuada y son la puerta de entrada al sistema sanitario',
    mechanism:
      'el trato prolongado con las mismas familias permite a los centros de atención primaria prevenir, detectar pronto y coordinar',
    condition:
      'los centros de atención primaria necesitan cupos razonables y acceso a pruebas diagnósticas básicas para resolver problemas',
    indicator:
      'las coberturas de vacunación y los ingresos evitables por enfermedad crónica reflejan la labor de los centros de atención primaria',
    limit:
      'la falta de médicos de familia deja a muchos centros de atención primaria sin la continuidad que los justifica',
    counter:
      'quienes prefieren el acceso directo al especialista ven en el filtro previo una demora para los casos graves',
  },
  'efficacy-safety': {
    definition:
      'el debate «eficacia frente a seguridad» plantea cuánto riesgo es aceptable a cambio de un beneficio terapéutico',
    mechanism:
      'elevar la dosis o adelantar una autorización suele aumentar la eficacia disponible y también la exposición a daños aún desconocidos',
    condition:
      'la tensión entre eficacia y seguridad cambia con la gravedad, pues en enfermedades mortales se admiten riesgos mayores',
    indicator:
      'el número necesario a tratar y el número necesario a dañar expresan en la misma unidad la eficacia y la seguridad',
    limit: 'el balance de eficacia frente a seguridad se calcula con promedios y no dice qué paciente sufrirá el daño',
    counter:
      'las asociaciones de pacientes reclaman que el umbral de riesgo lo fije quien padece la enfermedad y no solo el regulador',
  },
  awareness: {
    definition:
      'el conocimiento limitado de los pacientes abarca las ideas incompletas o erróneas sobre la enfermedad y su tratamiento',
    mechanism:
      'el conocimiento limitado de los pacientes retrasa la consulta y favorece que se abandone la medicación al ceder los síntomas',
    condition:
      'el conocimiento limitado de los pacientes pesa más en enfermedades silenciosas, que no avisan con dolor',
    indicator:
      'las pruebas breves sobre la enfermedad, hechas antes y después de informar, detectan el conocimiento limitado de los pacientes',
    limit: 'saber más no garantiza actuar mejor, ya que el coste y la rutina frenan también al paciente informado',
    counter:
      'algunos autores juzgan excesivo hablar de ignorancia donde hay saberes propios que la consulta no escucha',
    example: 'muchos asmáticos usan el inhalador de rescate y omiten el preventivo porque no distinguen su función',
    implication:
      'corregir el conocimiento limitado de los pacientes empieza por preguntar qué creen ya sobre su enfermedad',
  },
  'awareness.cause': {
    definition:
      'la educación sanitaria genérica ofrece el mismo mensaje a todos, sin atender a la edad, el nivel de lectura o la fase de la enfermedad',
    mechanism:
      'la educación sanitaria genérica se olvida pronto, porque el paciente no reconoce en ella su propia situación',
    condition: 'la consulta breve y los folletos impresos en serie favorecen la educación sanitaria genérica',
    indicator:
      'el índice de legibilidad de los materiales y el número de versiones por grupo delatan la educación sanitaria genérica',
    limit: 'la educación sanitaria genérica no explica por sí sola la desinformación que circula por las redes',
    counter:
      'los gestores defienden los mensajes comunes por su bajo coste y porque evitan contradicciones entre profesionales',
  },
  'awareness.measure': {
    definition:
      'adaptar la educación a cada grupo consiste en ajustar contenido, lenguaje y canal a las necesidades de quienes la reciben',
    mechanism:
      'adaptar la educación a cada grupo acerca el mensaje a la experiencia del paciente y facilita que lo recuerde y lo aplique',
    condition:
      'la adaptación requiere conocer antes las creencias, la lengua y los recursos de cada grupo de pacientes',
    indicator:
      'el cambio en conductas concretas, más que la satisfacción con la charla, revela si sirvió adaptar la educación a cada grupo',
    limit: 'adaptar la educación a cada grupo consume tiempo de personal que los centros saturados no tienen',
    counter: 'los críticos advierten que clasificar a los pacientes por grupos puede reforzar estereotipos',
  },
  follow: {
    definition:
      'el seguimiento interrumpido ocurre cuando el paciente deja de ser visto entre el alta y las revisiones previstas',
    mechanism:
      'el seguimiento interrumpido impide ajustar la medicación y detectar a tiempo las complicaciones, que acaban en urgencias',
    condition:
      'el seguimiento interrumpido es frecuente tras el alta hospitalaria y entre pacientes que viven lejos del centro',
    indicator: 'las citas perdidas y los reingresos tempranos dan la medida del seguimiento interrumpido',
    limit: 'parte del seguimiento interrumpido responde a la mejoría del paciente, que ya no ve motivo para acudir',
    counter: 'quienes critican el exceso de controles opinan que muchas revisiones rutinarias no cambian el pronóstico',
    example: 'tras un infarto, el paciente sale con cita abierta y nadie advierte que nunca la solicitó',
    implication:
      'contra el seguimiento interrumpido resulta útil asignar a un profesional la llamada posterior al alta',
  },
  'follow.cause': {
    definition:
      'los registros que no se comparten dejan la información del paciente repartida en sistemas que no se comunican',
    mechanism:
      'con registros que no se comparten, el médico de familia ignora el alta y el hospital desconoce la medicación previa',
    condition: 'los registros que no se comparten persisten donde cada centro compró su programa sin un formato común',
    indicator:
      'las pruebas repetidas sin necesidad y las discrepancias de medicación al alta son huellas de los registros que no se comparten',
    limit:
      'los registros que no se comparten explican solo una parte de las pérdidas, pues el transporte y el trabajo también alejan al paciente',
    counter:
      'los defensores de la intimidad prefieren cierta separación, porque un acceso amplio expone datos sensibles',
  },
  'follow.measure': {
    definition:
      'compartir los registros entre niveles de atención supone que hospital y primaria consulten una misma historia con permisos definidos',
    mechanism:
      'cada profesional ve lo que hizo el anterior, y compartir los registros entre niveles evita repetir pruebas y perder avisos',
    condition:
      'un identificador único, formatos comunes y el control de accesos son necesarios para compartir los registros con seguridad',
    indicator:
      'el porcentaje de altas leídas en primaria durante la primera semana mide el provecho de compartir los registros',
    limit:
      'la sobrecarga de datos puede ocultar lo relevante aun cuando se logre compartir los registros entre niveles de atención',
    counter:
      'algunos profesionales temen que los datos abiertos se usen para vigilar su rendimiento y escriban menos en ellos',
  },
  process: {
    definition:
      'los cortes en el proceso asistencial son esperas y saltos entre servicios en los que nadie responde del paciente',
    mechanism:
      'los cortes en el proceso asistencial multiplican los traspasos, y en cada uno puede perderse información o tiempo',
    condition:
      'los cortes en el proceso asistencial se agravan en pacientes con varias enfermedades y varios especialistas',
    indicator:
      'el tiempo entre la sospecha y el tratamiento, desglosado por etapas, localiza los cortes en el proceso asistencial',
    limit: 'acelerar una etapa no reduce la espera total si el verdadero cuello de botella está en otra',
    counter:
      'una visión profesional clásica sostiene que los servicios especializados ganan en pericia lo que pierden en continuidad',
    example: 'el informe de la biopsia llega al servicio que la pidió, pero el paciente ya espera cita en otro',
    implication:
      'seguir el recorrido real de un enfermo descubre cortes en el proceso asistencial que ningún servicio ve por separado',
  },
  'process.cause': {
    definition:
      'las tareas e información separadas responden a una organización por servicios en la que cada uno gestiona su agenda y sus datos',
    mechanism:
      'con tareas e información separadas, cada servicio optimiza su parte y la espera se acumula en las fronteras',
    condition: 'los presupuestos y objetivos asignados por servicio consolidan las tareas e información separadas',
    indicator:
      'el número de traspasos y de formularios repetidos por paciente muestra hasta dónde llegan las tareas e información separadas',
    limit: 'las demoras debidas a la falta de camas o de personal no dependen de cómo se repartan las tareas',
    counter:
      'los partidarios de la especialización alegan que dividir tareas reduce errores en los procedimientos complejos',
  },
  'process.measure': {
    definition:
      'integrar la atención en vías clínicas es ordenar en una secuencia acordada las actuaciones de todos los profesionales ante un mismo problema',
    mechanism: 'integrar la atención en vías clínicas fija quién hace qué y cuándo, y vuelve visible cada desviación',
    condition:
      'las vías clínicas convienen a procesos frecuentes y previsibles, con un coordinador que responda del conjunto',
    indicator:
      'la variación de la estancia y el cumplimiento de cada hito permiten evaluar qué aporta integrar la atención en vías clínicas',
    limit:
      'integrar la atención en vías clínicas sirve poco a pacientes con enfermedades múltiples que no encajan en un solo trayecto',
    counter: 'muchos clínicos ven en la secuencia obligada una medicina de receta que resta juicio al profesional',
  },
  'quality-control': {
    definition:
      'la aplicación desigual de los protocolos significa que pacientes semejantes reciben cuidados distintos según el centro o el turno',
    mechanism:
      'la aplicación desigual de los protocolos deja sin medidas eficaces a una parte de los enfermos y vuelve imprevisible el resultado',
    condition: 'la rotación de personal y los protocolos extensos o contradictorios agravan la aplicación desigual',
    indicator:
      'las auditorías de historias y la observación directa cuantifican la aplicación desigual de los protocolos',
    limit:
      'no toda variación es un fallo, porque apartarse del protocolo puede responder a las características del enfermo',
    counter: 'los defensores del juicio clínico recuerdan que la uniformidad no equivale a calidad',
    example: 'la higiene de manos se cumple en la visita de la mañana y decae en las guardias nocturnas',
    implication:
      'ante la aplicación desigual de los protocolos importa separar la variación justificada de la que nadie sabe explicar',
  },
  'quality-control.cause': {
    definition:
      'la formación y retroalimentación escasas dejan al personal sin práctica supervisada y sin noticia de sus propios resultados',
    mechanism: 'sin retroalimentación, los errores se repiten como costumbre y quien trabaja bien tampoco lo sabe',
    condition:
      'la formación y retroalimentación escasas son propias de centros con plantillas ajustadas y contratos breves',
    indicator:
      'las horas de formación por profesional y la frecuencia de los informes individuales revelan una retroalimentación escasa',
    limit:
      'la formación y retroalimentación escasas no explican los incumplimientos debidos a la falta de material o de tiempo',
    counter: 'algunos gestores opinan que los incentivos y la supervisión pesan más que cualquier curso',
  },
  'quality-control.measure': {
    definition:
      'normalizar los procedimientos con retroalimentación continua une una pauta escrita común y la devolución periódica de resultados a cada equipo',
    mechanism:
      'cada equipo compara su práctica con la pauta y corrige, de modo que la retroalimentación continua sostiene los procedimientos',
    condition:
      'los datos han de ser recientes, comparables y ajenos a la sanción para que la retroalimentación continua se acepte',
    indicator:
      'el cumplimiento medido en series mensuales muestra si normalizar los procedimientos mantiene su efecto en el tiempo',
    limit: 'la mejora decae al cesar las auditorías, aunque se haya logrado normalizar los procedimientos',
    counter:
      'los críticos de la medición constante advierten que el personal acaba cuidando el indicador antes que al enfermo',
  },
  age: {
    definition:
      'la edad es una variable de agrupación que resume cambios biológicos, exposiciones acumuladas y etapas de la vida',
    mechanism:
      'la edad modifica la función renal, la composición corporal y la reserva funcional, y con ellas la respuesta al tratamiento',
    condition:
      'comparar por edad exige grupos de tamaño suficiente y una distribución semejante de las demás enfermedades',
    indicator: 'los tramos de edad deben fijarse de antemano según puntos con sentido clínico, como el paso a la vejez',
    limit: 'la edad cronológica refleja mal la fragilidad, que varía mucho entre personas nacidas el mismo año',
    counter: 'los geriatras proponen sustituir la edad por medidas de capacidad funcional al decidir un tratamiento',
    example: 'la misma dosis de un sedante produce confusión en un anciano y apenas somnolencia en un adulto joven',
    implication:
      'presentar los resultados por edad evita extender a los mayores conclusiones obtenidas en adultos jóvenes',
  },
  course: {
    definition: 'la duración de la enfermedad es el tiempo transcurrido desde el diagnóstico o los primeros síntomas',
    mechanism: 'la duración de la enfermedad acumula daño en los órganos y también experiencia en el manejo cotidiano',
    condition:
      'para comparar según la duración de la enfermedad, la fecha de inicio debe definirse igual en todos los pacientes',
    indicator:
      'los grupos de diagnóstico reciente, intermedio y prolongado permiten ver cómo cambian los resultados con la duración de la enfermedad',
    limit: 'la duración de la enfermedad se confunde con la edad y con la supervivencia de los casos más leves',
    counter: 'una parte de los clínicos considera más informativo el grado de control que los años transcurridos',
    example:
      'el diabético recién diagnosticado pide información y el de larga evolución sufre cansancio del tratamiento',
    implication:
      'adaptar el apoyo a la duración de la enfermedad permite informar al principio y sostener la motivación después',
  },
};
