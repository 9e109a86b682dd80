import type { FacetBook } from '../facets.ts';

export const scienceEsFacets: FacetBook = {
  'reaction-kinetics': {
    definition:
      'la cinética de reacción establece cómo depende la velocidad de una transformación de la concentración, la temperatura y el catalizador',
    mechanism:
      'las moléculas han de superar una barrera de energía, y el calor aumenta la fracción que lo consigue mientras el catalizador abre un camino más bajo',
    condition:
      'las ecuaciones de la cinética de reacción valen en el intervalo medido de concentración y temperatura, fuera del cual puede cambiar el orden',
    indicator:
      'el ajuste de la curva de concentración frente al tiempo da la constante de velocidad, y varias temperaturas dan la energía de activación aparente',
    limit:
      'dos mecanismos distintos pueden compartir un mismo orden aparente, y la cinética de reacción no los separa con un simple ajuste',
    counter:
      'los químicos computacionales prefieren buscar directamente el estado de transición, pues el ajuste macroscópico solo da parámetros efectivos',
    example:
      'la mineralización más rápida del carbono orgánico en un suelo calentado se resume con un coeficiente térmico tomado de la cinética de reacción',
    implication:
      'todo ensayo de cinética de reacción debe descartar antes la limitación por difusión, para no confundir el transporte con la reacción',
    contrasts: ['conservation-laws'],
    parts: ['temperature', 'concentration'],
  },
  'conservation-laws': {
    definition:
      'los principios de conservación y equilibrio afirman que en un sistema aislado la masa, la energía y la carga cambian de forma o de lugar, no de cantidad total',
    mechanism:
      'un balance de entradas, salidas y acumulación sobre una frontera elegida permite despejar el término que no se puede medir',
    condition:
      'los principios de conservación y equilibrio se traducen en ecuaciones útiles si la frontera es nítida y las fugas pueden estimarse',
    indicator:
      'la diferencia entre entradas y salidas, referida al total, descubre si la medición ha pasado por alto alguna vía',
    limit:
      'los principios de conservación y equilibrio cierran la cuenta global y callan sobre el camino y la rapidez del proceso',
    counter:
      'los estudiosos de sistemas alejados del equilibrio objetan que un balance estático no explica la aparición de estructuras',
    example:
      'la amplitud decreciente de un péndulo se atribuye al rozamiento gracias a los principios de conservación y equilibrio',
    implication:
      'un trabajo sobre flujos gana solidez si contrasta sus cifras con los principios de conservación y equilibrio antes de proponer un mecanismo',
    parts: ['boundary-condition'],
  },
  'statistical-inference': {
    definition:
      'la inferencia estadística enseña a estimar y contrastar propiedades de una población a partir de una muestra finita y a cuantificar el riesgo de error',
    mechanism:
      'el estadístico fluctúa de una muestra a otra, y el conocimiento de su distribución permite fijar intervalos y umbrales de rechazo',
    condition: 'la inferencia estadística descansa en el muestreo aleatorio y en la independencia de las observaciones',
    indicator:
      'la anchura del intervalo de confianza informa de la precisión de una estimación mejor que un valor de probabilidad aislado',
    limit:
      'una diferencia significativa puede ser minúscula, y la inferencia estadística tampoco corrige los sesgos de muestreo o de medida',
    counter:
      'los partidarios de la estimación critican el umbral único de significación y reclaman tamaños del efecto con sus intervalos',
    example:
      'la comparación de la respiración del suelo en dos tratamientos empieza por examinar la dispersión dentro de cada uno',
    implication:
      'la inferencia estadística aconseja calcular el tamaño muestral antes de salir al campo, pues añadir muestras después despierta sospechas',
    parts: ['sample-variation'],
  },
  'controlled-experiment': {
    definition:
      'el experimento de un solo factor modifica una condición, mantiene constantes las demás y observa el cambio en el resultado',
    mechanism:
      'la constancia del resto de condiciones hace que la diferencia entre grupos solo pueda proceder del factor modificado',
    condition:
      'el experimento de un solo factor necesita variables manipulables, algo raro en el campo abierto y en poblaciones humanas',
    indicator:
      'la razón entre la variación entre grupos y la variación interna, junto con su igualdad de partida, acredita un experimento de un solo factor',
    limit:
      'el experimento de un solo factor no detecta interacciones y se aleja del estado natural a medida que se refuerza el control',
    counter:
      'los investigadores de sistemas complejos reprochan a la variación aislada que destruya las relaciones que se quieren entender',
    example:
      'una misma muestra de suelo incubada a tres temperaturas, con igual humedad, constituye un experimento de un solo factor',
    contrasts: ['numerical'],
    parts: ['lab-measurements'],
  },
  numerical: {
    definition:
      'la simulación numérica convierte un problema continuo en ecuaciones algebraicas discretas cuya solución aproxima la verdadera',
    mechanism:
      'las derivadas se reemplazan por diferencias o funciones de base, y el error de truncamiento decrece con el paso según un orden conocido',
    condition:
      'la consistencia y la estabilidad del esquema aseguran la convergencia de la simulación numérica en problemas lineales',
    indicator:
      'el cociente de errores al dividir el paso por la mitad muestra si la simulación numérica alcanza su orden teórico',
    limit:
      'el error del modelo no disminuye al refinar la malla, de modo que la simulación numérica resuelve bien incluso ecuaciones equivocadas',
    counter:
      'los analistas advierten que una convergencia sin demostrar puede ser casual, por muy suaves que resulten las gráficas',
    example:
      'la conducción de calor resuelta por diferencias finitas y comparada con la solución exacta es el primer ejercicio de simulación numérica',
    contrasts: ['controlled-experiment'],
    parts: ['boundary-condition'],
  },
  temperature: {
    definition:
      'la temperatura expresa la intensidad de la agitación molecular y gobierna reacciones, metabolismo y cambios de fase',
    mechanism:
      'el ascenso de la temperatura aumenta la proporción de moléculas capaces de superar la barrera, hasta que la desnaturalización frena los procesos enzimáticos',
    condition:
      'el efecto de la temperatura solo se aprecia con agua y sustrato suficientes, pues de otro modo domina un cuello de botella distinto',
    indicator:
      'el coeficiente térmico y la energía de activación aparente resumen la sensibilidad de un proceso a la temperatura',
    limit:
      'la incubación a temperatura constante elimina las oscilaciones diarias, y su resultado puede no valer en la naturaleza',
    counter:
      'algunos ecólogos insisten en la aclimatación y creen que los ensayos breves exageran la respuesta a largo plazo',
    example:
      'la respiración del suelo alcanza su máximo en verano, con la temperatura, salvo en los años en que falta agua',
    implication:
      'la sonda de temperatura debe situarse dentro de la muestra, porque el indicador de la estufa no refleja su interior',
    contrasts: ['concentration'],
  },
  concentration: {
    definition: 'la concentración indica la cantidad de una sustancia por unidad de volumen o de masa',
    mechanism:
      'una concentración mayor favorece los encuentros entre moléculas hasta que los sitios activos se ocupan y el efecto se satura',
    condition:
      'los efectos de la concentración se comparan con acidez y fuerza iónica constantes, ya que ambas alteran las especies presentes',
    indicator:
      'la concentración real debe medirse junto a la nominal, porque la volatilización, la adsorción y la degradación las separan',
    limit:
      'la concentración total oculta la especie química, y un metal complejado puede resultar mucho menos tóxico que el ion libre',
    counter:
      'los toxicólogos dan preferencia a la dosis interna, separada de la exposición ambiental por la absorción y el metabolismo',
    example:
      'un exceso de colorante inicial absorbe la luz y hace que la fotocatálisis se vuelva más lenta al subir la concentración',
    implication:
      'un diseño de dosis útil incluye las concentraciones que aparecen en el ambiente y no solo valores extremos',
    contrasts: ['temperature'],
  },
  rate: {
    definition:
      'la velocidad del proceso mide la cantidad de materia que se transforma, se acumula o se desplaza por unidad de tiempo',
    mechanism:
      'la etapa más lenta de una secuencia impone la velocidad del proceso, y acelerar las restantes apenas la modifica',
    condition:
      'dos valores de la velocidad del proceso se comparan en la misma ventana temporal, pues al principio y al final mandan etapas distintas',
    indicator:
      'la pendiente de la concentración frente al tiempo, con lecturas mucho más frecuentes que el tiempo característico, da la velocidad del proceso',
    limit:
      'la velocidad neta es una diferencia entre dos sentidos, y un sistema quieto en apariencia puede albergar un recambio rápido',
    counter:
      'los especialistas en trazadores isotópicos exigen medir las velocidades brutas, porque el cambio neto esconde la renovación',
    example:
      'el carbono fácil de degradar se agota pronto en una incubación, y la velocidad del proceso cae después de forma gradual',
    implication:
      'la velocidad del proceso debe publicarse con su intervalo de tiempo, su modo de ajuste y la aclaración de si es neta o bruta',
    parts: ['temperature', 'concentration'],
  },
  'boundary-condition': {
    definition:
      'las condiciones de contorno fijan en los bordes de un dominio el valor, el flujo o una combinación de ambos',
    mechanism:
      'la influencia del borde se propaga hacia el interior, y una misma ecuación da distribuciones opuestas con distintas condiciones de contorno',
    condition:
      'las condiciones de contorno han de corresponder al contacto físico, sin confundir pared aislada, pared isoterma y pared con convección',
    indicator:
      'una perturbación pequeña de los valores del borde revela hasta dónde llega el efecto de las condiciones de contorno',
    limit:
      'los bordes reales varían en el tiempo y se miden mal, por lo que unas condiciones de contorno ideales introducen errores ocultos',
    counter:
      'hay quien agranda el dominio para alejar el borde, a lo que otros objetan el coste de cálculo y las nuevas incertidumbres',
    example:
      'la fuga de calor por los lados de una probeta contradice las condiciones de contorno adiabáticas y sesga la conductividad medida',
    implication:
      'una memoria de cálculo rigurosa enumera las condiciones de contorno de cada lado y analiza la sensibilidad a la más dudosa',
  },
  'sample-variation': {
    definition:
      'la variación de las muestras es la dispersión de las observaciones dentro de una población o tratamiento, con su parte natural y su parte de medida',
    mechanism:
      'pequeñas diferencias genéticas, de microambiente y de manipulación se acumulan y separan las lecturas de muestras en apariencia iguales',
    condition:
      'la variación de las muestras se compara dentro de un mismo nivel de muestreo, sin mezclar la que hay entre individuos con la interna',
    indicator:
      'la desviación típica y el coeficiente de variación describen la variación de las muestras, y los componentes de varianza señalan su origen',
    limit:
      'una gran variación de las muestras no siempre es un defecto, pues la heterogeneidad puede ser el propio objeto de estudio',
    counter:
      'los defensores de los estudios individuales critican que se trate la diferencia como ruido en vez de preguntar por su causa',
    example:
      'dos puntos de una parcela separados por pocos metros difieren en carbono orgánico más que dos tratamientos de abonado',
    implication:
      'el ensayo piloto sirve ante todo para estimar la variación de las muestras y decidir el número de réplicas',
  },
  'lab-measurements': {
    definition:
      'las mediciones de laboratorio son lecturas instrumentales obtenidas en un ambiente controlado y corregidas con patrones y blancos',
    mechanism:
      'el control de la temperatura y de los pasos reduce las fluctuaciones ajenas, y los patrones convierten la señal en una magnitud fiable',
    condition:
      'las mediciones de laboratorio resultan comparables con un mismo protocolo, reactivos del mismo lote y calibración periódica',
    indicator:
      'la desviación entre duplicados, el valor del blanco y la muestra de control deciden si se acepta una serie de mediciones de laboratorio',
    limit:
      'el ambiente controlado suprime interacciones naturales, lo que resta alcance a las mediciones de laboratorio',
    counter:
      'los investigadores de campo desconfían de lo obtenido en un matraz y piden al menos una comprobación sobre el terreno',
    example:
      'el dióxido de carbono leído a intervalos en frascos de incubación pertenece a las mediciones de laboratorio sobre mineralización',
    contrasts: ['open-datasets'],
  },
  'open-datasets': {
    definition:
      'los registros abiertos de observación son series meteorológicas, hidrológicas o biológicas que una institución recoge, depura y publica',
    mechanism:
      'las normas comunes y la continuidad permiten que varios grupos contrasten hipótesis rivales sobre un mismo material',
    condition:
      'los registros abiertos de observación exigen leer sus metadatos, donde constan los traslados de estación y los cambios de criterio',
    indicator:
      'la cobertura, la proporción de huecos y las marcas de calidad dicen si unos registros abiertos de observación sirven a la pregunta',
    limit:
      'las variables las eligió quien recogió los datos, y los registros abiertos de observación pueden carecer de la que se necesita',
    counter:
      'quienes toman los datos se quejan de falta de reconocimiento, mientras otros recuerdan que lo pagado con fondos públicos debe compartirse',
    example:
      'las tendencias de vegetación se estudian con series de estaciones meteorológicas y productos de satélite de acceso libre',
    contrasts: ['lab-measurements'],
  },
  laboratory: {
    definition:
      'los laboratorios de investigación son unidades con instrumentos, personal y protocolos reunidos en torno a una línea de trabajo',
    mechanism:
      'los protocolos compartidos y el aprendizaje junto a los veteranos unifican la práctica, y las reuniones someten los datos a la crítica de colegas',
    condition:
      'los laboratorios de investigación dan resultados sólidos a condición de llevar cuadernos completos y calibrar con regularidad',
    indicator:
      'los protocolos escritos, los datos originales localizables y la repetición por manos nuevas distinguen a los buenos laboratorios de investigación',
    limit:
      'los laboratorios de investigación desarrollan habilidades tácitas que un lector ajeno no logra reproducir con el artículo en la mano',
    counter:
      'los promotores de grandes plataformas prefieren instrumentos y técnicos centralizados a la compra repetida en grupos pequeños',
    example:
      'un estudiante recién llegado repite un experimento antiguo y emprende el suyo una vez obtenido el mismo resultado',
  },
  mechanism: {
    definition:
      'se habla de mecanismo dominante en discusión si varios procesos explican un fenómeno y falta saber cuál lo decide',
    mechanism:
      'procesos distintos conducen a un mismo punto final, de manera que los datos finales dejan en pie todas las explicaciones',
    condition:
      'un mecanismo dominante en discusión puede dirimirse por experimento si los candidatos difieren en escala temporal o en respuesta térmica',
    indicator:
      'el efecto que queda tras inhibir una de las vías aporta la prueba más fuerte sobre un mecanismo dominante en discusión',
    limit:
      'el orden de los procesos se invierte a veces con las condiciones, y un mecanismo dominante en discusión no admite entonces respuesta general',
    counter:
      'los partidarios de la complejidad niegan que haya un solo proceso decisivo y proponen dar la contribución de cada uno según las condiciones',
    example:
      'la fotocatálisis tiene su mecanismo dominante en discusión entre radicales hidroxilo y huecos, examinado con captadores selectivos',
    contrasts: ['scale'],
  },
  scale: {
    definition:
      'el paso del laboratorio a la escala natural plantea si lo visto en un sistema pequeño y breve explica regiones amplias y periodos largos',
    mechanism:
      'la ampliación trae heterogeneidad y retroacciones nuevas, y un proceso antes despreciable puede volverse principal',
    condition:
      'la extrapolación del laboratorio a la escala natural es más segura en procesos casi lineales y con poca influencia de los bordes',
    indicator:
      'los recintos o parcelas de tamaño intermedio comprueban si la respuesta se mantiene del laboratorio a la escala natural',
    limit:
      'los ensayos de gran tamaño son caros y difíciles de repetir, por lo que el salto del laboratorio a la escala natural carece a menudo de datos decisivos',
    counter:
      'los modelizadores creen que un mecanismo claro basta para ampliar por ecuaciones, y los naturalistas responden con predicciones fallidas',
    example:
      'el calentamiento acelera con claridad la descomposición en frascos, mientras que en parcelas de campo el efecto se atenúa al cabo de unos años',
    contrasts: ['mechanism'],
  },
  reproducibility: {
    definition:
      'la baja reproducibilidad consiste en que otro lote, otro operador u otro laboratorio no llegan a la misma conclusión',
    mechanism:
      'los factores sin controlar cambian de lote en lote, y un positivo casual se toma por regularidad que nadie vuelve a ver',
    condition:
      'las muestras pequeñas, los procedimientos largos y la dependencia de la destreza manual propician la baja reproducibilidad',
    indicator:
      'el coeficiente de variación entre lotes y la proporción de réplicas independientes con éxito ponen cifra a la baja reproducibilidad',
    limit:
      'los sistemas biológicos varían por naturaleza, y la baja reproducibilidad refleja a veces diferencias reales y no descuidos',
    counter:
      'algunos metodólogos valoran más la réplica conceptual, porque copiar cada detalle solo examina una situación estrecha',
    example:
      'dos lotes de nanobarras preparados con una misma receta y de actividad muy desigual son un caso de baja reproducibilidad',
    implication:
      'ante una baja reproducibilidad conviene cotejar los lotes de reactivo y los detalles de manejo antes de dudar de la teoría',
    contrasts: ['accuracy'],
  },
  'reproducibility.cause': {
    definition:
      'el control insuficiente de las condiciones deja que la temperatura, la humedad, la luz o los tiempos difieran sin aviso entre ensayos',
    mechanism:
      'unas diferencias mínimas de ambiente alteran velocidades y estados, y su efecto se suma al del tratamiento en cada lote',
    condition:
      'los ensayos repartidos en varias estaciones sin sala termostatizada sufren casi siempre un control insuficiente de las condiciones',
    indicator:
      'la correlación entre el registro ambiental y los resultados de cada lote delata un control insuficiente de las condiciones',
    limit:
      'la pureza de los reactivos y la mano del operador siguen produciendo diferencias incluso en un ambiente idéntico',
    counter:
      'los estadísticos culpan antes a las muestras pequeñas y a la publicación selectiva que al ambiente del laboratorio',
    example:
      'un autoclave que se enfría más despacio en verano cambia la longitud de los cristales por control insuficiente de las condiciones',
    contrasts: ['accuracy.cause'],
  },
  'reproducibility.measure': {
    definition:
      'normalizar los protocolos con controles supone escribir cada paso e incluir en todos los lotes un blanco y una muestra de referencia',
    mechanism:
      'el texto común elimina diferencias personales y la referencia revela la deriva entre lotes, que así puede corregirse',
    condition:
      'normalizar los protocolos con controles funciona donde quienes manejan las muestras participan en la redacción y la revisan',
    indicator:
      'la posición de la referencia en el gráfico de control permite comprobar si normalizar los protocolos con controles ha reducido la deriva',
    limit:
      'normalizar los protocolos con controles aumenta la coherencia y puede llevar a todos los lotes un mismo sesgo',
    counter:
      'los investigadores en fase exploratoria temen fijar los pasos demasiado pronto y prefieren tantear antes las condiciones',
    example:
      'una porción del mismo suelo de referencia en cada incubación permite enlazar los datos de meses distintos',
  },
  interference: {
    definition:
      'los factores de interferencia son influencias ajenas que se mezclan con el tratamiento y vuelven incierto el origen del cambio observado',
    mechanism:
      'una influencia que varía en el mismo sentido que el tratamiento agranda la diferencia, y en sentido contrario la oculta',
    condition:
      'los factores de interferencia son frecuentes en estudios de campo y de población, donde las variables están correlacionadas de antemano',
    indicator:
      'un efecto que cambia de signo o de tamaño tras estratificar avisa de que persisten factores de interferencia',
    limit:
      'siempre cabe la existencia de factores de interferencia que nadie imaginó, de ahí la prudencia que piden las conclusiones',
    counter:
      'los estudiosos de sistemas complejos rechazan depurarlo todo, ya que la interacción es lo que se busca comprender',
    example:
      'el aumento de algas en un lago que se calienta el mismo año en que se abona más no puede atribuirse a una sola causa',
    implication:
      'el diseño debe enumerar los factores de interferencia previsibles, controlar los que se pueda y medir los restantes',
    contrasts: ['reproducibility'],
  },
  'interference.cause': {
    definition:
      'hay varios factores que cambian a la vez en un estudio cuando condiciones distintas se modifican en el mismo momento o lugar',
    mechanism:
      'la correlación entre causas impide separar su aportación, y los coeficientes oscilan según las variables que entren en el modelo',
    condition:
      'los gradientes naturales, como la altitud o las estaciones, presentan casi por fuerza varios factores que cambian a la vez',
    indicator:
      'la matriz de correlaciones y el factor de inflación de la varianza delatan varios factores que cambian a la vez',
    limit:
      'algunas magnitudes están ligadas por la física, y ningún diseño separa entonces varios factores que cambian a la vez',
    counter: 'otra explicación culpa a la medida tosca, pues una observación más fina distinguiría causas simultáneas',
    example:
      'un muestreo por altitudes reúne temperatura, lluvia y suelo, es decir, varios factores que cambian a la vez',
    contrasts: ['reproducibility.cause'],
  },
  'interference.measure': {
    definition:
      'aislar los factores y corregir los blancos significa variar una sola condición y restar la señal de una muestra sin tratar',
    mechanism: 'el aislamiento cierra las demás vías y el blanco descuenta lo que aportan reactivos y ambiente',
    condition: 'aislar los factores y corregir los blancos rinde más con variables manipulables y de interacción débil',
    indicator:
      'un blanco pequeño y estable, y un efecto que subsiste tras restarlo, avalan el trabajo de aislar los factores y corregir los blancos',
    limit:
      'aislar los factores y corregir los blancos no deja ver las interacciones ni elimina la señal que depende de la propia muestra',
    counter:
      'los defensores del diseño factorial consideran ineficaz mover una variable cada vez y separan los efectos por estadística',
    example:
      'la reacción a oscuras y la iluminación sin catalizador son los ensayos habituales en fotocatálisis para descontar efectos ajenos',
    parts: ['controlled-experiment'],
  },
  accuracy: {
    definition:
      'un error de medida elevado significa que la distancia entre lectura y valor verdadero excede lo que tolera la pregunta planteada',
    mechanism:
      'el error de medida elevado sepulta las diferencias entre tratamientos y aplana las pendientes si afecta a la variable explicativa',
    condition:
      'los contenidos bajos, las matrices complejas y las tomas pequeñas van unidos a un error de medida elevado',
    indicator:
      'la diferencia con el material de referencia estima el sesgo, y la desviación entre duplicados estima la dispersión',
    limit:
      'un sesgo constante permite todavía comparar grupos, de modo que un error de medida elevado no arruina toda conclusión relativa',
    counter:
      'los partidarios de las muestras grandes confían en que el error aleatorio se compense al promediar y no exigen exactitud en cada lectura',
    example:
      'una cámara de respiración con fugas da lecturas siempre bajas, un error de medida elevado que aún deja ver la tendencia',
    implication: 'el remedio de un error de medida elevado depende de saber antes si se trata de sesgo o de dispersión',
    contrasts: ['reproducibility'],
  },
  'accuracy.cause': {
    definition:
      'por calibración y muestreo insuficientes se entienden dos debilidades juntas, la del instrumento sin ajustar y la de la muestra poco representativa',
    mechanism:
      'la deriva del cero y de la pendiente desplaza todas las lecturas, y la toma en lugares cómodos aleja la muestra de su población',
    condition:
      'los instrumentos compartidos y los muestreos repartidos entre muchas manos acaban con calibración y muestreo insuficientes',
    indicator:
      'el historial de ajustes y la comparación entre puntos aleatorios y puntos cómodos delatan calibración y muestreo insuficientes',
    limit: 'un método poco selectivo mide mal aunque el instrumento esté ajustado y la muestra bien tomada',
    counter:
      'otra opinión señala pérdidas mayores en la conservación y el pretratamiento, más difíciles de advertir que una mala calibración',
    example:
      'un medidor de acidez sin ajustar y tierra recogida solo junto al camino ejemplifican calibración y muestreo insuficientes',
    contrasts: ['reproducibility.cause'],
  },
  'accuracy.measure': {
    definition:
      'calibrar con regularidad y muestrear más combina el ajuste del instrumento con patrones y la multiplicación de los puntos de toma',
    mechanism: 'el ajuste suprime el desplazamiento fijo y los puntos añadidos estrechan la fluctuación de la media',
    condition: 'calibrar con regularidad y muestrear más compensa donde el error de toma supera al del análisis',
    indicator:
      'el desplazamiento corregido y el intervalo de confianza más estrecho muestran el fruto de calibrar con regularidad y muestrear más',
    limit: 'el presupuesto y las manos disponibles ponen techo al número de puntos, cuyo beneficio además decrece',
    counter:
      'los expertos en diseño espacial responden que unos puntos bien situados valen más que muchos colocados a ciegas',
    example:
      'calibrar con regularidad y muestrear más se concreta en una muestra de control por lote y una red de puntos más densa en la bahía',
  },
};
