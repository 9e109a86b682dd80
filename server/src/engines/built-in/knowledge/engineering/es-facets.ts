import type { FacetBook } from '../facets.ts';

export const engineeringEsFacets: FacetBook = {
  'systems-engineering': {
    definition:
      'la ingeniería de sistemas recorre el ciclo de vida completo de un producto, descompone sus requisitos en especificaciones verificables y coordina las interfaces entre disciplinas',
    mechanism:
      'cada requisito queda emparejado con su prueba, de modo que el efecto de un cambio local puede rastrearse por la cadena de trazabilidad',
    condition:
      'los proyectos con muchas disciplinas e interfaces densas son los que más provecho sacan de la ingeniería de sistemas',
    indicator:
      'una matriz de trazabilidad completa y pocos cambios tardíos de interfaz revelan una ingeniería de sistemas bien aplicada',
    limit:
      'la carga de documentos y revisiones vuelve lenta la ingeniería de sistemas en productos cuyos requisitos cambian cada pocas semanas',
    counter:
      'los partidarios del desarrollo ágil prefieren entregar pronto una versión utilizable, pues ninguna descomposición previa resiste intacta el contacto con el usuario',
    example:
      'los satélites y los trenes de alta velocidad se desarrollan con ingeniería de sistemas, desde el reparto de masas y potencias hasta los ensayos de integración',
    implication:
      'una tabla que enfrente requisitos y ensayos traslada la ingeniería de sistemas a la escala de un proyecto de fin de grado',
    contrasts: ['prototype'],
    parts: ['requirement-coverage'],
  },
  reliability: {
    definition:
      'la teoría de la fiabilidad expresa como probabilidad la aptitud de un producto para cumplir su función en condiciones y plazos dados',
    mechanism:
      'en una cadena en serie basta un fallo para detener el conjunto, mientras que la redundancia en paralelo exige que fallen todas las ramas a la vez',
    condition:
      'la independencia entre fallos sostiene casi todas las fórmulas de la teoría de la fiabilidad, y una causa común basta para anular la redundancia',
    indicator:
      'el tiempo medio entre fallos, la curva de supervivencia y la disponibilidad son las magnitudes básicas de la teoría de la fiabilidad',
    limit:
      'los datos de vida escasean en diseños nuevos, por lo que la teoría de la fiabilidad extrapola desde productos parecidos con intervalos muy anchos',
    counter:
      'la corriente de la física del fallo reprocha al ajuste estadístico que ignore el desgaste, la corrosión y otros mecanismos de degradación',
    example:
      'dos fuentes de alimentación en reserva activa elevan la disponibilidad de un armario de control siempre que no compartan el mismo interruptor',
    implication:
      'quien diseña según la teoría de la fiabilidad dibuja el diagrama de bloques y reserva la redundancia para los puntos únicos de fallo',
    parts: ['failure-rate'],
  },
  'control-theory': {
    definition:
      'la teoría del control realimentado estudia cómo corregir la entrada de un sistema a partir de la diferencia entre la salida y la consigna',
    mechanism:
      'la acción proporcional reduce el error, la integral elimina el error permanente y la derivativa anticipa la tendencia',
    condition:
      'la teoría del control realimentado requiere una salida medible y un actuador con margen, porque tras la saturación ninguna corrección llega a la planta',
    indicator:
      'el tiempo de subida, el sobreimpulso, el error estacionario y el margen de fase resumen la calidad de un lazo cerrado',
    limit:
      'los reguladores lineales de la teoría del control realimentado solo garantizan su comportamiento cerca del punto de trabajo',
    counter:
      'los defensores del aprendizaje por refuerzo proponen aprender la ley de mando por ensayo y error, sin modelo explícito de la planta',
    example:
      'la regulación de velocidad de un motor de corriente continua con un lazo interno de corriente ilustra la teoría del control realimentado',
    implication:
      'un diseño apoyado en la teoría del control realimentado identifica primero la planta y comprueba los márgenes antes de afinar parámetros',
    parts: ['stability'],
  },
  simulation: {
    definition:
      'las técnicas de modelado y simulación sustituyen el objeto real por un modelo matemático y reproducen en el ordenador su comportamiento ante condiciones elegidas',
    mechanism:
      'un modelo calculable permite variar una entrada y mantener las demás, sin el riesgo ni el gasto de ensayar sobre piezas reales',
    condition:
      'las conclusiones de un estudio de modelado y simulación valen dentro del intervalo de trabajo en que el modelo se contrastó con medidas',
    indicator:
      'la coincidencia entre curvas calculadas y medidas, junto con la sensibilidad a los parámetros, indica la calidad de un trabajo de modelado y simulación',
    limit:
      'los fenómenos excluidos del modelo nunca aparecen en los resultados, así que un estudio de modelado y simulación difícilmente descubre modos de fallo imprevistos',
    counter:
      'los ingenieros de ensayo sostienen que simular solo afina las hipótesis y que la última palabra corresponde al primer prototipo',
    example:
      'un brazo robótico recorre su trayectoria en un entorno virtual para detectar colisiones y estimar los pares en las articulaciones',
    contrasts: ['prototype'],
    parts: ['simulation-data'],
  },
  prototype: {
    definition:
      'el prototipado iterativo pone pronto en manos del usuario una versión limitada y la corrige por rondas hasta que los requisitos se asientan',
    mechanism:
      'una muestra que se puede manejar vuelve concretas las peticiones vagas y permite abandonar a tiempo las direcciones equivocadas',
    condition:
      'cambios baratos y usuarios dispuestos a probar varias veces son las dos premisas del prototipado iterativo',
    indicator:
      'la disminución del número y de la gravedad de las correcciones en cada ronda indica que el prototipado iterativo converge',
    limit:
      'el prototipado iterativo tiende a dejar soluciones provisionales en el producto final y dificulta prever el plazo total',
    counter:
      'los defensores de los procesos por fases ven en construir sin especificación completa un modo de reemplazar el diseño por el tanteo',
    example:
      'una aplicación de comedor pasa de bocetos en papel a pantallas pulsables que varios estudiantes prueban antes de que se programe',
    contrasts: ['systems-engineering'],
    parts: ['test-records'],
  },
  'requirement-coverage': {
    definition:
      'la cobertura de requisitos es la proporción de requisitos acordados que están implementados y superan su verificación',
    mechanism:
      'el enlace de cada requisito con su diseño y su prueba deja a la vista los huecos, y la cobertura de requisitos aumenta al llenarlos',
    condition:
      'la cobertura de requisitos solo puede calcularse si cada requisito está redactado de forma comprobable y no como un deseo general',
    indicator:
      'el recuento ponderado por prioridad de las filas aceptadas en la matriz de trazabilidad mide la cobertura de requisitos',
    limit:
      'los requisitos que nadie escribió quedan fuera del denominador, de modo que una cobertura de requisitos total no asegura un usuario satisfecho',
    counter:
      'los responsables de producto replican que unas pocas tareas centrales bien resueltas valen más que una lista completa de funciones',
    example:
      'un sistema de gestión puede pasar la aceptación con todas sus funciones y exportar los informes en un formato que nadie utiliza',
    implication:
      'elevar la cobertura de requisitos pide añadir los escenarios que faltan y no retocar el texto en vísperas de la entrega',
  },
  stability: {
    definition:
      'se entiende por estabilidad de funcionamiento la capacidad de un equipo de conservar su régimen tras una perturbación, sin oscilar ni detenerse',
    mechanism:
      'una acción correctora que llega a tiempo amortigua la desviación, mientras que un retardo excesivo la convierte en oscilación',
    condition:
      'hablar de estabilidad de funcionamiento obliga a fijar antes el tipo y la amplitud de las perturbaciones admitidas',
    indicator:
      'el margen de variación de las magnitudes clave y el recuento de alarmas y reinicios reflejan la estabilidad de funcionamiento',
    limit: 'una estabilidad de funcionamiento buscada a toda costa vuelve el sistema lento ante órdenes legítimas',
    counter: 'quienes priorizan la agilidad toleran fluctuaciones breves a cambio de una adaptación rápida a la carga',
    example: 'un servicio con fuga de memoria supera las pruebas cortas y cae tras semanas de marcha continua',
    implication:
      'la estabilidad de funcionamiento se comprueba con ensayos prolongados en los que se provocan cortes de corriente y de red',
    contrasts: ['response-time'],
  },
  'failure-rate': {
    definition:
      'la tasa de fallos es la probabilidad, por unidad de tiempo, de que falle un elemento que ha sobrevivido hasta un instante dado',
    mechanism:
      'los defectos iniciales, las sobrecargas fortuitas y el desgaste se suceden y dan a la tasa de fallos su forma de bañera',
    condition:
      'suponer constante la tasa de fallos solo se justifica entre el final del rodaje y el comienzo del desgaste',
    indicator:
      'el número de averías, dividido por las horas acumuladas y desglosado por modo de fallo, permite estimar la tasa de fallos',
    limit: 'la tasa de fallos describe una población y nada dice del momento en que se averiará una máquina concreta',
    counter:
      'los partidarios del mantenimiento según estado confían más en vibraciones y temperaturas que en promedios tomados de catálogos',
    example:
      'unos sensores de un mismo lote que se averían en la estación lluviosa delatan una tasa de fallos ligada al sellado',
    implication:
      'citar una tasa de fallos exige declarar el ambiente de uso, porque los valores de interior no sirven a la intemperie',
    contrasts: ['stability'],
  },
  'response-time': {
    definition: 'el tiempo de respuesta abarca desde que se emite una petición hasta que llega un resultado útil',
    mechanism:
      'el trayecto por la red, la espera en cola y el procesamiento se suman, y la cola es la parte que más crece con la carga',
    condition:
      'comparar el tiempo de respuesta de dos sistemas sin indicar la carga ni el percentil conduce a conclusiones engañosas',
    indicator:
      'los percentiles altos del tiempo de respuesta muestran mejor que la media las demoras que sufre el usuario',
    limit:
      'un tiempo de respuesta corto no garantiza que el resultado sea correcto ni que el sistema se recupere bien de un error',
    counter:
      'los diseñadores de interacción alegan que una barra de progreso alivia la espera sin necesidad de acelerar el servidor',
    example:
      'una lista de productos aparece al instante y sus imágenes tardan, por lo que el usuario percibe más demora que la anotada en el registro',
    implication:
      'reducir el tiempo de respuesta empieza por cronometrar cada tramo y localizar si el freno está en la consulta, la red o la pantalla',
    contrasts: ['stability'],
  },
  'energy-use': {
    definition:
      'el consumo de energía reúne la electricidad y los combustibles que un equipo gasta para completar una tarea definida',
    mechanism:
      'los rozamientos, las pérdidas de calor, las esperas en vacío y las conversiones separan el consumo de energía real del mínimo teórico',
    condition:
      'dos soluciones solo admiten comparación por su consumo de energía con igual producción, igual clima e iguales consignas',
    indicator:
      'los contadores por circuito y el consumo de energía por unidad producida localizan el derroche mejor que el total',
    limit: 'rebajar el consumo de energía como único objetivo puede sacrificar confort, calidad o vida útil',
    counter:
      'los estudiosos del efecto rebote advierten que un aparato más eficiente se usa más y que el gasto total puede no bajar',
    example:
      'un ventilador regulado por compuerta derrocha a carga parcial, y un variador de frecuencia corrige buena parte de la pérdida',
    implication:
      'toda mejora energética debe medir primero una línea de base y evaluar después con la misma producción y el mismo clima',
    contrasts: ['response-time'],
  },
  'simulation-data': {
    definition:
      'los datos de simulación son las curvas, los campos y las estadísticas que un modelo calcula para unas condiciones fijadas',
    mechanism:
      'las entradas se modifican de una en una, así que las diferencias entre salidas proceden del factor examinado',
    condition:
      'los datos de simulación permiten inferir sobre el objeto real una vez contrastado el modelo con medidas',
    indicator:
      'la insensibilidad al paso y a la malla, junto con el cierre de los balances, acredita unos datos de simulación fiables',
    limit:
      'los datos de simulación carecen de ruido de sensor y de holguras de montaje, y un algoritmo entrenado solo con ellos puede fallar en el equipo real',
    counter:
      'los experimentalistas objetan que multiplicar las ejecuciones repite unas mismas hipótesis y no aporta pruebas independientes',
    example:
      'un diagnóstico de averías de inversores se entrena con datos de simulación y se ajusta después con unas pocas medidas reales',
    contrasts: ['test-records'],
  },
  'test-records': {
    definition:
      'los registros de ensayo recogen lecturas, fotografías y anotaciones tomadas mientras se prueba un equipo en banco o en servicio',
    mechanism:
      'las cargas, el clima y los hábitos de manejo actúan juntos durante la prueba y sacan a la luz fallos que el diseño no previó',
    condition:
      'unos registros de ensayo solo son comparables con instrumentos calibrados y formularios rellenados de la misma manera',
    indicator:
      'las condiciones, la hora, el número de instrumento y la descripción de anomalías son el contenido mínimo de los registros de ensayo',
    limit:
      'las condiciones de campo no se repiten, por lo que unos registros de ensayo aislados rara vez separan un factor de otro',
    counter:
      'quienes dan prioridad al control prefieren el banco de pruebas y consideran el campo demasiado lleno de interferencias',
    example:
      'los registros de ensayo de un invernadero muestran lecturas de humedad saturadas al amanecer, con condensación en el sensor',
    contrasts: ['simulation-data'],
  },
  'operations-team': {
    definition:
      'los equipos de operación se encargan de vigilar, revisar y reparar una instalación desde el día de su entrega',
    mechanism:
      'los operadores son los primeros en notar una anomalía, y su experiencia devuelta al diseño evita repetir el defecto',
    condition:
      'los equipos de operación solo informan con franqueza de las averías allí donde notificarlas no acarrea sanciones',
    indicator:
      'el tiempo medio de reparación, las averías repetidas y la rotación de repuestos describen el rendimiento de los equipos de operación',
    limit:
      'los equipos de operación anteponen la continuidad del servicio y reciben con cautela cualquier solución nueva',
    counter:
      'los promotores de unir desarrollo y operación rechazan el grupo separado y piden que quien programa atienda las guardias',
    example:
      'una bomba que se dispara tras cada tormenta lleva a los equipos de operación hasta una puesta a tierra mal diseñada',
  },
  'cost-performance': {
    definition:
      'el debate de rendimiento frente a coste pregunta hasta dónde merece la pena mejorar una prestación y en qué parte conviene gastar',
    mechanism:
      'cerca del límite físico cada mejora cuesta más que la anterior, y la controversia surge donde los rendimientos empiezan a decrecer',
    condition:
      'la pugna de rendimiento frente a coste se enquista mientras se desconozca lo que el usuario pagaría y lo que costaría un fallo',
    indicator:
      'una curva que sitúe cada alternativa según rendimiento frente a coste deja ver cuáles quedan dominadas por otra',
    limit:
      'muchos balances de rendimiento frente a coste cuentan solo el precio de compra y olvidan paradas, energía y reparaciones',
    counter:
      'los ingenieros de seguridad sostienen que ciertos requisitos no se negocian y que el presupuesto cede ante el riesgo para las personas',
    example:
      'la elección entre un reductor armónico y un servomotor sencillo para un brazo didáctico resume el dilema de rendimiento frente a coste',
    contrasts: ['model-data'],
    parts: ['requirement-coverage'],
  },
  'model-data': {
    definition:
      'la controversia de modelo físico frente a datos opone la predicción basada en ecuaciones a la aprendida de registros históricos',
    mechanism:
      'las ecuaciones extrapolan con sentido físico pero simplifican, mientras que el ajuste a muestras sigue de cerca lo observado e ignora sus fronteras',
    condition:
      'un mecanismo conocido con pocas medidas favorece las ecuaciones, y la abundancia de registros con un mecanismo oscuro favorece el aprendizaje',
    indicator:
      'el error en regímenes ajenos al entrenamiento es la prueba más reveladora en la disputa de modelo físico frente a datos',
    limit:
      'reducir la elección de modelo físico frente a datos al error medio deja fuera la interpretabilidad y la validación de seguridad',
    counter:
      'una posición intermedia niega la disyuntiva e incorpora las leyes físicas como restricciones del aprendizaje',
    example:
      'la carga restante de una batería, estimada con un circuito equivalente y un filtro o con una red neuronal, ilustra la disyuntiva de modelo físico frente a datos',
    contrasts: ['cost-performance'],
  },
  'requirement-change': {
    definition:
      'los requisitos vagos y cambiantes se reconocen en que cada parte entiende de modo distinto una misma función y rectifica a mitad del desarrollo',
    mechanism:
      'ante una frase ambigua cada programador completa los detalles a su modo, y la discrepancia aparece en la demostración, con el diseño ya hecho',
    condition:
      'los requisitos vagos y cambiantes abundan en encargos cuyo usuario nunca ha manejado un sistema semejante',
    indicator:
      'el número de solicitudes de cambio, su fecha y las horas de retrabajo dan la medida de unos requisitos vagos y cambiantes',
    limit:
      'congelar por completo los requisitos detiene los cambios y puede desembocar en un producto que nadie quiere usar',
    counter: 'los equipos ágiles ven en el cambio una señal de aprendizaje y rechazan tratarlo como un defecto',
    example: 'un cliente pide estadísticas y aclara en la aceptación que las quería exportadas por mes y por facultad',
    implication:
      'los requisitos vagos y cambiantes aconsejan mostrar cuanto antes un boceto manejable sobre el que el usuario pueda señalar',
    contrasts: ['test-coverage'],
  },
  'requirement-change.cause': {
    definition:
      'un estudio escaso de los escenarios de uso deja sin aclarar quién empleará el sistema, dónde, cuándo y para qué',
    mechanism:
      'una lista de funciones sin contexto obliga a adivinar límites y excepciones, y la ambigüedad queda sembrada en el diseño',
    condition:
      'los plazos apretados y los usuarios difíciles de entrevistar propician un estudio escaso de los escenarios de uso',
    indicator:
      'el número de entrevistas, las horas de observación y los perfiles cubiertos delatan un estudio escaso de los escenarios de uso',
    limit:
      'ni la investigación más detallada evita que el sistema nuevo modifique la forma de trabajar que se había observado',
    counter:
      'otra lectura culpa a los directivos indecisos, pues ningún escenario bien descrito frena una orden de última hora',
    example:
      'un sistema de matrícula que consultó a la secretaría y olvidó a los profesores nace de un estudio escaso de los escenarios de uso',
    contrasts: ['test-coverage.cause'],
  },
  'requirement-change.measure': {
    definition:
      'fijar los requisitos con escenarios consiste en recorrer tareas reales paso a paso, confirmarlas en el acto y entregarlas por etapas',
    mechanism:
      'todos opinan sobre un mismo recorrido de pantallas, las discrepancias afloran de inmediato y los cambios se difieren a la etapa siguiente',
    condition: 'fijar los requisitos con escenarios pide que asista a la sesión alguien con autoridad para decidir',
    indicator:
      'los cambios solicitados tras cada sesión y las etapas entregadas a tiempo permiten valorar el esfuerzo de fijar los requisitos con escenarios',
    limit:
      'los casos raros escapan a la imaginación de los asistentes, por lo que fijar los requisitos con escenarios no los cubre todos',
    counter:
      'los partidarios de la especificación detallada recuerdan que un recorrido oral carece de valor contractual',
    example:
      'el comprador y el vendedor recorren la compraventa en un prototipo y añaden sobre la marcha la rama de devolución',
    parts: ['prototype'],
  },
  maintenance: {
    definition:
      'hay mantenimiento costoso cuando modificar, diagnosticar y sustituir partes tras la entrega absorbe más recursos de los previstos',
    mechanism: 'un cambio arrastra otros muchos, y el tiempo se consume en localizar la avería más que en repararla',
    condition:
      'la rotación de personal y la documentación incompleta favorecen un mantenimiento costoso a lo largo de toda la vida del equipo',
    indicator:
      'las horas por modificación, los defectos de regresión y la variedad de repuestos permiten cuantificar un mantenimiento costoso',
    limit:
      'una gran inversión en facilidad de mantenimiento retrasa la entrega y no compensa en proyectos pequeños de un solo uso',
    counter:
      'algunos gestores atribuyen el mantenimiento costoso a las funciones que el usuario pide después y no al diseño original',
    example:
      'una estación de medida con tarjetas de varios fabricantes obliga a retocar el programa cada vez que se cambia una',
    implication:
      'las ofertas deben compararse por el coste del ciclo de vida, porque un mantenimiento costoso borra el ahorro de la compra',
    contrasts: ['cost-performance'],
  },
  'maintenance.cause': {
    definition:
      'un sistema de piezas complejas sin interfaces comunes conecta cada componente y codifica sus datos de una manera distinta',
    mechanism:
      'cada par de componentes requiere su adaptador, y el número de adaptadores crece mucho más deprisa que el de componentes',
    condition:
      'los sistemas ensamblados por varios equipos en épocas distintas acaban casi siempre con piezas complejas sin interfaces comunes',
    indicator:
      'la variedad de conectores, el peso del código de adaptación y las dependencias circulares delatan piezas complejas sin interfaces comunes',
    limit: 'la complejidad propia de la tarea no desaparece al unificar conexiones, solo cambia de sitio',
    counter:
      'otros ingenieros ven la raíz en la falta de documentación y de pruebas, pues una interfaz singular bien descrita se mantiene sin apuros',
    example:
      'unos sensores por puerto serie y otros por bus de campo, cada uno con su protocolo, forman un conjunto de piezas complejas sin interfaces comunes',
  },
  'maintenance.measure': {
    definition:
      'unificar interfaces y dividir en módulos significa acordar primero las conexiones y encerrar después cada función en una unidad reemplazable',
    mechanism:
      'los cambios internos se detienen en la frontera del módulo, de modo que probar y sustituir afecta a una zona reducida',
    condition:
      'unificar interfaces y dividir en módulos rinde frutos si la interfaz pactada permanece estable durante un periodo largo',
    indicator:
      'las líneas modificadas o las horas de montaje al reemplazar una unidad comprueban el resultado de unificar interfaces y dividir en módulos',
    limit: 'una interfaz común añade conversiones y puede rebajar el conjunto al nivel de su componente más débil',
    counter:
      'los diseñadores que buscan el máximo rendimiento prefieren la construcción integrada y ven en las fronteras un gasto de espacio y ancho de banda',
    example:
      'unificar interfaces y dividir en módulos permite cambiar entera cada articulación de un brazo robótico que lleve brida y bus idénticos',
  },
  'test-coverage': {
    definition:
      'la cobertura de pruebas incompleta designa una verificación que recorre los caminos normales y deja sin ensayar los anómalos y extremos',
    mechanism:
      'los defectos de las ramas no ensayadas permanecen dormidos hasta que llega un valor nulo, un corte de corriente o un dato fuera de rango',
    condition:
      'la cobertura de pruebas incompleta es habitual donde el propio programador improvisa los ensayos al final del plazo',
    indicator:
      'la cobertura de ramas, la proporción de casos anómalos y los defectos hallados en servicio revelan una cobertura de pruebas incompleta',
    limit:
      'un porcentaje alto de cobertura tampoco asegura calidad, porque unas aserciones laxas dejan pasar cualquier error',
    counter:
      'hay quien confía en la vigilancia en servicio y la vuelta atrás rápida, por considerar desproporcionado ensayar todos los escenarios',
    example:
      'un sistema de reservas que nunca probó dos peticiones simultáneas de la última plaza acaba concediéndola dos veces',
    implication:
      'remediar una cobertura de pruebas incompleta empieza por ordenar los riesgos y concentrar los casos donde el daño sería mayor',
    contrasts: ['requirement-change'],
  },
  'test-coverage.cause': {
    definition:
      'las condiciones límite sin considerar son los máximos, los vacíos, las concurrencias y los desfases temporales que nadie ha enumerado',
    mechanism:
      'el diseñador recuerda unas cuantas situaciones, pero las combinaciones superan con mucho lo que abarca la intuición',
    condition:
      'las condiciones límite sin considerar pesan más en sistemas con muchas entradas y transiciones de estado complejas',
    indicator:
      'una tabla de clases de equivalencia con casillas vacías pone a la vista las condiciones límite sin considerar',
    limit:
      'el número de combinaciones hace imposible la enumeración completa, y siempre quedan condiciones límite sin considerar',
    counter:
      'los defensores de las pruebas aleatorias creen que un generador de entradas descubre más sorpresas que cualquier lista manual',
    example: 'un termómetro que no prevé el valor extremo devuelto por un sensor desconectado dispara alarmas falsas',
    contrasts: ['requirement-change.cause'],
  },
  'test-coverage.measure': {
    definition:
      'derivar pruebas de las condiciones límite es obtener de forma sistemática los casos de ensayo a partir de los umbrales de entradas y estados',
    mechanism:
      'los errores se agrupan junto a los umbrales, así que con igual esfuerzo los casos situados allí descubren más defectos',
    condition:
      'derivar pruebas de las condiciones límite exige requisitos que declaren los rangos válidos y el tratamiento de las anomalías',
    indicator:
      'un caso a cada lado de cada umbral, con su resultado esperado, acredita el trabajo de derivar pruebas de las condiciones límite',
    limit:
      'derivar pruebas de las condiciones límite atiende a cada entrada por separado y deja las interacciones a las pruebas combinatorias',
    counter: 'los probadores experimentados defienden la exploración libre, pues ejecutar una tabla adormece el juicio',
    example:
      'un campo de importe se ensaya con cero, con el máximo, con el valor siguiente al máximo y con un negativo',
  },
};
