import type { FacetBook } from '../facets.ts';

export const managementEsFacets: FacetBook = {
  'resource-based': {
    definition:
      'el enfoque basado en los recursos atribuye las diferencias de rentabilidad a los activos y capacidades propios de cada empresa',
    mechanism:
      'según el enfoque basado en los recursos, un activo valioso, escaso y difícil de imitar sostiene una ventaja que los rivales no pueden comprar',
    condition: 'los mercados de factores imperfectos son el supuesto de partida del enfoque basado en los recursos',
    indicator:
      'las patentes, la permanencia del personal clave y la especificidad de los equipos dan pistas sobre la singularidad de los recursos',
    limit:
      'el enfoque basado en los recursos aclara poco cómo nacen los activos valiosos y cómo pierden valor al cambiar el entorno',
    counter:
      'la corriente de las capacidades dinámicas replica que lo escaso no es el recurso sino la habilidad de recombinarlo',
    example: 'la receta y el aprendizaje entre generaciones de un taller artesano ilustran un activo difícil de copiar',
    implication:
      'un diagnóstico según el enfoque basado en los recursos separa lo que el rival puede comprar de lo que no',
  },
  stakeholder: {
    definition:
      'la teoría de los grupos de interés sostiene que la empresa responde ante todos aquellos a quienes afecta su actividad y no solo ante sus accionistas',
    mechanism:
      'atender las demandas de empleados, clientes, proveedores y vecinos asegura su cooperación y estabiliza las condiciones del negocio',
    condition:
      'la teoría de los grupos de interés requiere que las demandas puedan identificarse y ordenarse por prioridad',
    indicator:
      'el poder, la legitimidad y la urgencia de cada demanda son los atributos con que la teoría de los grupos de interés ordena a los afectados',
    limit: 'la teoría de los grupos de interés no ofrece un criterio único para decidir entre demandas incompatibles',
    counter:
      'los defensores de la primacía del accionista objetan que responder ante todos equivale a no responder ante nadie',
    example:
      'una planta química que negocia emisiones y compensaciones con los vecinos antes de ampliarse gana apoyo para la obra',
    implication:
      'aplicar la teoría de los grupos de interés obliga a trazar el mapa de afectados antes de elegir el canal de diálogo',
  },
  'social-exchange': {
    definition:
      'la teoría del intercambio social entiende la relación laboral como un trato basado en la confianza, sin plazo ni forma de devolución pactados',
    mechanism:
      'quien recibe un favor se siente obligado a corresponder, y el empleado bien tratado devuelve lealtad y esfuerzo adicional',
    condition:
      'la reciprocidad que describe la teoría del intercambio social necesita una relación duradera y un favor percibido como voluntario',
    indicator:
      'las escalas de apoyo organizativo percibido y de calidad de la relación con el jefe sirven para contrastar la teoría del intercambio social',
    limit:
      'la teoría del intercambio social no fija cuánto vale cada favor, por lo que casi cualquier conducta puede leerse como devolución',
    counter:
      'los enfoques de identidad social alegan que el empleado se esfuerza porque se siente parte del grupo y no por saldar una deuda',
    example: 'la trabajadora a quien se facilitó un permiso familiar se ofrece después a cubrir un turno difícil',
    implication:
      'un estudio apoyado en la teoría del intercambio social debe medir tanto lo que se da como lo que se devuelve',
  },
  'survey-sem': {
    definition:
      'la encuesta con ecuaciones estructurales combina escalas de varios ítems y un modelo que estima a la vez la medida y las relaciones',
    mechanism:
      'el modelo separa el error de medida de cada escala y contrasta en un solo sistema los efectos directos e indirectos',
    condition:
      'la encuesta con ecuaciones estructurales requiere muestras amplias y un modelo justificado por la teoría antes de ver los datos',
    indicator:
      'los índices de ajuste, la fiabilidad compuesta y la validez discriminante permiten juzgar una encuesta con ecuaciones estructurales',
    limit:
      'un buen ajuste de la encuesta con ecuaciones estructurales no prueba causalidad, porque otros modelos pueden ajustar igual',
    counter:
      'los partidarios del experimento sostienen que ningún refinamiento estadístico suple la falta de manipulación de la causa',
  },
  'case-interview': {
    definition:
      'el estudio de caso con entrevistas investiga a fondo una organización en su contexto y escucha a quienes participan en ella',
    mechanism:
      'el estudio de caso con entrevistas contrasta relatos, documentos y observación para reconstruir cómo y por qué ocurrió un proceso',
    condition:
      'el estudio de caso con entrevistas depende de un acceso amplio y de informantes situados en niveles distintos',
    indicator:
      'la triangulación de fuentes y una cadena de evidencia trazable acreditan el rigor del estudio de caso con entrevistas',
    limit: 'el estudio de caso con entrevistas permite generalizar a la teoría, pero no a una población de empresas',
    counter:
      'la investigación cuantitativa reprocha a los casos que el investigador elija los ejemplos que confirman su idea',
  },
  'core-competence': {
    definition:
      'la competencia central es un conjunto de saberes coordinados que distingue a la empresa y le abre mercados diversos',
    mechanism:
      'la competencia central se refuerza con el uso y el aprendizaje colectivo, lo que dificulta que un rival la copie pieza a pieza',
    condition:
      'una competencia central genera ventaja mientras el cliente valore lo que aporta y el entorno no la vuelva obsoleta',
    indicator: 'la presencia de una misma pericia en líneas de producto distintas es señal de una competencia central',
    limit: 'la competencia central muy arraigada puede convertirse en rigidez cuando cambia la tecnología',
    counter:
      'la escuela del posicionamiento considera que la estructura del sector pesa más en el beneficio que las habilidades internas',
    example: 'un fabricante de óptica lleva su dominio de las lentes desde las cámaras hasta los equipos médicos',
    implication:
      'conviene no subcontratar las tareas que alimentan la competencia central, aunque resulten más baratas fuera',
  },
  communication: {
    definition:
      'la comunicación interna es el intercambio de información y sentido entre los miembros y niveles de una organización',
    mechanism:
      'la comunicación interna reduce la incertidumbre, alinea expectativas y hace llegar a la dirección los problemas de la base',
    condition: 'la comunicación interna funciona si los mandos escuchan y quien señala un error no sufre represalias',
    indicator:
      'la frecuencia de los contactos, la claridad percibida y el tiempo de respuesta a las propuestas describen la comunicación interna',
    limit:
      'el exceso de mensajes satura, y una comunicación interna abundante puede informar menos que otra breve y oportuna',
    counter:
      'los enfoques críticos ven en la comunicación interna un instrumento para obtener adhesión más que para dialogar',
    example: 'la reunión breve al inicio del turno permite avisar de una avería antes de que detenga la línea',
    implication: 'mejorar la comunicación interna exige abrir canales ascendentes y responder a lo que llega por ellos',
  },
  commitment: {
    definition:
      'el compromiso organizativo es el vínculo psicológico por el que una persona se identifica con su organización y desea permanecer en ella',
    mechanism:
      'el compromiso organizativo lleva a aceptar las metas comunes y a esforzarse más allá de lo exigido en el puesto',
    condition:
      'el trato justo, el apoyo del superior y las expectativas cumplidas durante la incorporación alimentan el compromiso organizativo',
    indicator: 'las escalas distinguen el compromiso organizativo afectivo, el normativo y el de continuidad',
    limit: 'el compromiso organizativo de continuidad refleja la falta de alternativas y no augura un mejor desempeño',
    counter:
      'los estudios sobre carreras sin fronteras señalan que la lealtad se dirige más a la profesión que a la empresa',
    example:
      'el ingeniero que rechaza una oferta mejor pagada por afinidad con el proyecto muestra un vínculo afectivo',
    implication:
      'retener por miedo a perder ventajas produce un compromiso organizativo pobre, por lo que importa cuidar el vínculo afectivo',
  },
  performance: {
    definition:
      'el rendimiento de la organización es el grado en que alcanza sus fines económicos, operativos y sociales con los medios disponibles',
    mechanism:
      'la calidad de las decisiones, la coordinación y la motivación del personal se combinan para producir el rendimiento de la organización',
    condition:
      'comparar el rendimiento de la organización entre empresas exige atender al sector, al tamaño y al momento del ciclo',
    indicator:
      'la rentabilidad, la cuota de mercado, la productividad y la satisfacción del cliente cubren facetas del rendimiento de la organización',
    limit:
      'las medidas contables del rendimiento de la organización miran al pasado y recogen tarde las inversiones en conocimiento',
    counter: 'los enfoques plurales objetan que no existe un rendimiento único, sino tantos como grupos lo juzgan',
    example: 'una empresa mejora el beneficio recortando formación y ve caer la calidad al cabo de poco tiempo',
    implication:
      'combinar medidas objetivas y percibidas ofrece una imagen más fiel del rendimiento de la organización',
  },
  questionnaire: {
    definition:
      'los datos de cuestionario recogen respuestas estandarizadas de empleados o directivos sobre hechos, actitudes y percepciones',
    mechanism:
      'la misma pregunta formulada a muchas personas hace comparables las respuestas y permite su tratamiento estadístico',
    condition:
      'los datos de cuestionario son fiables si se garantiza el anonimato y las escalas se han validado en la lengua de quien responde',
    indicator:
      'la tasa de respuesta, los valores perdidos y el alfa de cada escala informan sobre la calidad de los datos de cuestionario',
    limit:
      'los datos de cuestionario obtenidos de una sola fuente inflan las correlaciones por la varianza común del método',
    counter:
      'la etnografía organizativa sostiene que lo declarado en un cuestionario difiere de lo que la gente hace en su puesto',
  },
  'internal-files': {
    definition:
      'los documentos internos y notas de entrevista son actas, informes, correos y transcripciones que dejan rastro de la vida de la empresa',
    mechanism:
      'los documentos fijan fechas y decisiones, y las notas de entrevista aportan los motivos que el papel calla',
    condition:
      'el acceso a documentos internos y notas de entrevista requiere autorización expresa y un compromiso de confidencialidad',
    indicator:
      'la coincidencia entre actas y relatos independientes avala el valor de los documentos internos y notas de entrevista',
    limit:
      'los documentos internos presentan la versión oficial, y los entrevistados reordenan sus recuerdos a la luz del resultado',
    counter: 'los investigadores cuantitativos echan en falta reglas de muestreo que permitan repetir el análisis',
  },
  'top-management': {
    definition:
      'la alta dirección reúne a los responsables que fijan la estrategia, asignan recursos y representan a la organización',
    mechanism:
      'la experiencia y los valores de la alta dirección filtran la información del entorno y se reflejan en las decisiones estratégicas',
    condition: 'el margen de la alta dirección es mayor en sectores poco regulados y con propiedad dispersa',
    indicator:
      'la composición del equipo, la duración del mandato y el reparto de la inversión permiten estudiar a la alta dirección',
    limit: 'la alta dirección conoce la operación por informes agregados y tarda en percibir los problemas de la base',
    counter:
      'los enfoques deterministas consideran que el entorno y la inercia dejan a los directivos un papel sobre todo simbólico',
  },
  'control-autonomy': {
    definition:
      'el debate «control central frente a autonomía» discute qué decisiones conviene reservar al centro y cuáles delegar en las unidades',
    mechanism:
      'el control central asegura coherencia y economías de escala, mientras que la autonomía aprovecha el conocimiento local',
    condition: 'la autonomía gana terreno frente al control central en entornos inestables y con personal cualificado',
    indicator:
      'el importe que una unidad puede gastar sin permiso y las firmas que exige cada decisión sitúan a la empresa entre control y autonomía',
    limit:
      'formulado como dilema, el debate de control central frente a autonomía olvida que ambos pueden crecer a la vez en ámbitos distintos',
    counter:
      'una tercera corriente confía la coordinación a los valores compartidos y a los equipos antes que a la jerarquía',
  },
  'unclear-duty': {
    definition: 'el reparto poco claro de tareas deja funciones sin responsable o asignadas a la vez a varias personas',
    mechanism: 'el reparto poco claro de tareas provoca duplicidades y vacíos, y cada área espera que actúe la otra',
    condition: 'el reparto poco claro de tareas aflora tras fusiones, crecimientos rápidos y cambios de organigrama',
    indicator:
      'los encargos devueltos, los retrasos en las interfaces y las quejas por funciones cruzadas delatan el reparto poco claro de tareas',
    limit: 'cierta ambigüedad resulta inevitable en tareas nuevas, de modo que no todo conflicto procede del reparto',
    counter:
      'los partidarios de las estructuras orgánicas defienden los límites difusos porque facilitan la iniciativa y la ayuda mutua',
    example: 'ventas y posventa reciben la misma reclamación y ninguna de las dos responde al cliente',
    implication:
      'ante un reparto poco claro de tareas conviene seguir un expediente real y anotar en qué punto se queda sin dueño',
  },
  'unclear-duty.cause': {
    definition:
      'las descripciones de puesto desfasadas enumeran funciones que ya no se ejercen y omiten las que han aparecido',
    mechanism:
      'las descripciones de puesto desfasadas impiden saber a quién corresponde una tarea nueva, que acaba en manos del más disponible',
    condition:
      'las descripciones de puesto desfasadas se acumulan donde se redactan para una auditoría y nadie las revisa después',
    indicator:
      'la distancia entre la ficha escrita y un diario real de actividades muestra cuán desfasadas están las descripciones de puesto',
    limit: 'las descripciones de puesto desfasadas no explican los conflictos que nacen de la rivalidad entre jefes',
    counter:
      'algunos expertos en personal juzgan inútil describir puestos que cambian sin cesar y prefieren describir roles o competencias',
  },
  'unclear-duty.measure': {
    definition:
      'rediseñar los procesos con responsables claros consiste en ordenar el flujo de trabajo y asignar cada paso a una persona identificada',
    mechanism:
      'rediseñar los procesos con responsables claros elimina pasos sin valor y hace visible quién debe actuar en cada momento',
    condition: 'el rediseño necesita el respaldo de la dirección y la participación de quienes ejecutan el trabajo',
    indicator:
      'el tiempo de ciclo, los reprocesos y las incidencias sin dueño permiten valorar si rediseñar los procesos dio fruto',
    limit:
      'rediseñar los procesos con responsables claros puede fijar en exceso el trabajo y restar flexibilidad ante lo imprevisto',
    counter: 'los críticos de la reingeniería recuerdan que muchos rediseños ocultaron simples recortes de plantilla',
  },
  'poor-communication': {
    definition:
      'la comunicación deficiente entre departamentos supone que la información necesaria llega tarde, incompleta o deformada a otras áreas',
    mechanism:
      'la comunicación deficiente entre departamentos lleva a decidir con datos parciales y a descubrir las contradicciones ante el cliente',
    condition: 'los objetivos opuestos y la distancia física favorecen la comunicación deficiente entre departamentos',
    indicator:
      'los pedidos corregidos y las reuniones convocadas para aclarar malentendidos miden la comunicación deficiente entre departamentos',
    limit: 'parte de la mala comunicación es síntoma de un conflicto de intereses que ningún canal resuelve',
    counter:
      'quienes defienden las unidades autónomas prefieren reducir la necesidad de comunicarse antes que multiplicar los contactos',
    example: 'marketing anuncia una promoción que el almacén desconoce y los pedidos quedan sin servir',
    implication: 'unas metas comunes corrigen mejor que más reuniones la comunicación deficiente entre departamentos',
  },
  'poor-communication.cause': {
    definition:
      'los sistemas separados y jerarquías largas obligan a que la información suba y baje varios niveles antes de cruzar de un área a otra',
    mechanism:
      'con sistemas separados y jerarquías largas, cada nivel filtra y cada programa nombra los mismos datos de forma distinta',
    condition: 'las empresas crecidas por adquisiciones suelen arrastrar sistemas separados y jerarquías largas',
    indicator:
      'los niveles de aprobación y los ficheros que se copian a mano entre áreas revelan sistemas separados y jerarquías largas',
    limit:
      'los sistemas separados y jerarquías largas no justifican el silencio de quien oculta información para conservar poder',
    counter:
      'los defensores de la jerarquía sostienen que los niveles intermedios evitan la sobrecarga y aclaran la responsabilidad',
  },
  'poor-communication.measure': {
    definition:
      'unir las plataformas de datos significa que los departamentos trabajen sobre una misma fuente con definiciones comunes',
    mechanism:
      'unir las plataformas de datos elimina copias contradictorias y permite que cada área vea el efecto de sus actos en las demás',
    condition:
      'antes de unir las plataformas de datos hay que acordar definiciones, permisos y un responsable de la calidad',
    indicator:
      'la caída de las conciliaciones manuales y del tiempo para cerrar un informe prueba la utilidad de unir las plataformas de datos',
    limit: 'unir las plataformas de datos resulta caro y lento, y no crea por sí mismo la voluntad de cooperar',
    counter:
      'una corriente partidaria de soluciones ligeras prefiere conectar los sistemas existentes a sustituirlos por uno único',
  },
  'weak-evaluation': {
    definition:
      'los indicadores alejados de la estrategia premian actividades que poco tienen que ver con lo que la organización declara querer',
    mechanism:
      'la gente se esfuerza en lo que se mide, y con indicadores alejados de la estrategia las prioridades quedan desatendidas',
    condition:
      'los indicadores alejados de la estrategia abundan cuando esta cambia y el cuadro de mando permanece igual',
    indicator:
      'la proporción de medidas que no pueden vincularse a ningún objetivo cuantifica los indicadores alejados de la estrategia',
    limit: 'si la estrategia es vaga, ningún ajuste de los indicadores la volverá ejecutable',
    counter:
      'los directivos prudentes alegan que cambiar las medidas a menudo desorienta y rompe las series históricas',
    example: 'la empresa proclama la calidad del servicio, pero retribuye al operador según las llamadas que termina',
    implication: 'frente a indicadores alejados de la estrategia es mejor suprimir medidas inútiles que añadir otras',
  },
  'weak-evaluation.cause': {
    definition:
      'las metas copiadas de años anteriores repiten los objetivos pasados con un pequeño incremento y sin revisar su sentido',
    mechanism:
      'copiar ahorra negociación y evita conflictos, de modo que las metas de años anteriores sobreviven a su motivo',
    condition:
      'las metas copiadas de años anteriores son habituales donde el presupuesto se elabora por incrementos y con prisa',
    indicator:
      'la semejanza entre los cuadros de objetivos de ejercicios sucesivos descubre las metas copiadas de años anteriores',
    limit: 'las metas copiadas de años anteriores no explican los fallos debidos a datos manipulados',
    counter:
      'los partidarios de la continuidad replican que las medidas estables facilitan la comparación y el aprendizaje',
  },
  'weak-evaluation.measure': {
    definition:
      'derivar los indicadores de la estrategia es traducir cada objetivo en unas pocas medidas asignadas a cada nivel',
    mechanism:
      'derivar los indicadores de la estrategia muestra a cada puesto cómo contribuye al conjunto y descarta lo superfluo',
    condition:
      'una estrategia formulada con claridad y datos oportunos hacen posible derivar los indicadores de la estrategia',
    indicator:
      'que los empleados sepan decir a qué objetivo sirve su medida demuestra que se logró derivar los indicadores de la estrategia',
    limit:
      'derivar los indicadores de la estrategia deja fuera aportaciones difíciles de medir, como la ayuda entre compañeros',
    counter: 'los escépticos de la medición advierten que todo indicador convertido en meta invita a manipularlo',
  },
  'talent-ladder': {
    definition:
      'los vacíos en la cantera de talento aparecen cuando faltan sucesores preparados para los puestos clave',
    mechanism:
      'los vacíos en la cantera de talento obligan a contratar fuera con prisa o a rebajar la exigencia al producirse una baja',
    condition: 'las plantillas envejecidas y los años sin contratación dejan vacíos en la cantera de talento',
    indicator:
      'el número de sucesores listos por puesto clave y las vacantes cubiertas desde dentro señalan los vacíos en la cantera de talento',
    limit: 'la escasez de profesionales en todo el sector produce carencias que la empresa no puede remediar sola',
    counter:
      'los partidarios del mercado externo calculan que contratar según la necesidad cuesta menos que formar reservas',
    example: 'los oficiales más expertos del taller se jubilan sin haber enseñado a nadie el ajuste de las máquinas',
    implication:
      'para cerrar los vacíos en la cantera de talento se empieza por listar los puestos cuya ausencia detendría la actividad',
  },
  'talent-ladder.cause': {
    definition: 'la formación sin vínculo con la promoción enseña contenidos que no cuentan al decidir los ascensos',
    mechanism:
      'la formación sin vínculo con la promoción pierde interés para el empleado, que la cursa por obligación y la olvida',
    condition:
      'la formación sin vínculo con la promoción es frecuente cuando cursos y ascensos dependen de áreas distintas',
    indicator:
      'comparar los ascensos con los itinerarios cursados pone de manifiesto una formación sin vínculo con la promoción',
    limit:
      'los salarios bajos también expulsan a los sucesores, por lo que la formación sin vínculo con la promoción es solo una causa más',
    counter:
      'algunos directivos opinan que se asciende por resultados y que exigir cursos fomenta la colección de diplomas',
  },
  'talent-ladder.measure': {
    definition:
      'unir la formación con la carrera es definir para cada nivel las competencias exigidas y los cursos que conducen a ellas',
    mechanism:
      'unir la formación con la carrera da un sentido visible al aprendizaje y abre ascensos técnicos además de los jerárquicos',
    condition: 'unir la formación con la carrera requiere que los ascensos técnicos se paguen como los de mando',
    indicator:
      'el porcentaje de puestos clave cubiertos por quienes completaron el itinerario mide el éxito de unir la formación con la carrera',
    limit:
      'unir la formación con la carrera tarda en dar fruto, y los competidores pueden llevarse a las personas formadas',
    counter:
      'en las empresas pequeñas, según sus gestores, los itinerarios formales son papel y retiene más una mejora salarial',
  },
  tenure: {
    definition:
      'la antigüedad es el tiempo de servicio continuado en la misma organización y sirve para comparar actitudes entre grupos',
    mechanism:
      'con la antigüedad crecen los conocimientos específicos y las relaciones, y también el coste de marcharse',
    condition:
      'comparar por antigüedad exige que los criterios de contratación no hayan cambiado mucho de una promoción a otra',
    indicator:
      'los tramos de antigüedad suelen distinguir la fase de adaptación, la de consolidación y la de permanencia larga',
    limit: 'la antigüedad se confunde con la edad y con la categoría, y aislar su efecto requiere controlarlas',
    counter:
      'los críticos de la comparación advierten que los descontentos ya se fueron y los veteranos son una muestra seleccionada',
    example: 'los recién llegados piden formación y los veteranos se quejan del estancamiento',
    implication:
      'las medidas de retención han de variar con la antigüedad, porque las necesidades de cada fase son distintas',
  },
  position: {
    definition:
      'la categoría laboral ordena al personal según su responsabilidad, desde la base hasta los puestos directivos',
    mechanism:
      'la categoría laboral condiciona la información, la autonomía y el salario, y con ello la opinión sobre una misma medida',
    condition:
      'la comparación por categoría laboral es válida si los niveles se definen igual en todos los departamentos',
    indicator:
      'las diferencias de media y de dispersión entre niveles muestran cuánto separa la categoría laboral las percepciones',
    limit: 'en las organizaciones planas la categoría laboral formal refleja mal la influencia real de cada persona',
    counter: 'algunos investigadores juzgan más revelador el tipo de trabajo que el nivel jerárquico',
    example: 'los directivos creen fluida la información y los operarios dicen enterarse por rumores',
    implication: 'una muestra estratificada por categoría laboral evita que la voz de la base quede sepultada',
  },
};
