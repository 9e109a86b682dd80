import { readFrames } from '../title-data.ts';

export const frames = readFrames(`
status-and-remedies | medicine | m t | Situación actual de {deed}{pop}{in}: problemas y propuestas de mejora
status-and-remedies | economics management education agriculture interdisciplinary military law | m t a | Situación actual de {x}{pop}{in}: problemas y propuestas de mejora
status-and-remedies | economics management education agriculture interdisciplinary military medicine | m t a | Problemas de {deed}{pop}{in} y medidas para resolverlos
status-and-remedies | economics management education agriculture interdisciplinary military medicine law | i | Situación actual de {x}{pop}{in}: causas y medidas de prevención
status-and-remedies | economics management education agriculture interdisciplinary military medicine | i | El problema de {x}{pop}{in}: causas y soluciones
status-and-remedies | economics management education agriculture interdisciplinary military medicine law | s | Situación actual de {x}{pop}{in}: problemas y propuestas de mejora
status-and-remedies | engineering science | m t | Problemas de {x}{pop}{in}: causas y soluciones
status-and-remedies | engineering science | i | Situación actual de {x}{pop}{in}: causas y medidas de control
status-and-remedies | engineering science | s | Problemas de {x}{pop}{in}: causas y propuestas de mejora
status-and-remedies | literature | e | La difusión de la literatura sobre {x}{pop}{in}: situación actual, problemas y soluciones
status-and-remedies | literature | o | La difusión de {x}{pop}{in}: situación actual, problemas y soluciones
status-and-remedies | art | t | Situación actual de {x}{pop}{in}: problemas y soluciones
status-and-remedies | history | t ** | La conservación de los testimonios de {x}{in}: problemas y soluciones
status-and-remedies | philosophy | t ** | Situación actual de {x}{in}: problemas, retos éticos y soluciones
status-and-remedies | economics management education agriculture interdisciplinary military medicine law engineering science | ** | Situación actual de {outcome}{pop}{in} ante {cause}: problemas y propuestas de mejora
status-and-remedies | economics management education agriculture interdisciplinary medicine | ** | {cause} y {outcome}{pop}{in}: situación actual, problemas y soluciones
relation-test | economics management education interdisciplinary military | ** m i t s | Efecto de {cause} en {outcome}{pop}{in}
relation-test | agriculture | ** m i s | Relación entre {list} y {outcome}{pop}{in}: encuesta a los hogares agrícolas
relation-test | medicine | ** m i s | Relación entre {list} y {outcome}{pop}{in}
relation-test | economics management education interdisciplinary | ** m i t s | Relación entre {list} y {outcome}{pop}{in}
relation-test | economics management education interdisciplinary | ** m i t s | Influencia de {cause} en {outcome}{pop}{in}: un estudio empírico
relation-test | medicine | ** i s m | Asociación entre {list} y {outcome}{pop}{in}: un estudio transversal
relation-test | medicine education management interdisciplinary economics | i s | Factores asociados a {x}{pop}{in}: un estudio cuantitativo
relation-test | science engineering | ** i s | Relación entre {list} y {outcome}{pop}{in}
relation-test | engineering | t | Relación entre las condiciones de operación y {outcome} de {x}{pop}{in}
relation-test | science | g v w | Relación entre la temperatura del aire y {outcome} de {x}{in}
relation-test | science | g v | Relación entre el uso del suelo y {outcome} de {x}{in}
relation-test | science | w | Relación entre la temperatura del mar y {outcome} de {x}{in}
relation-test | science | k | Relación entre la masa y {outcome} de {x}{in}
design-artefact | science | g | Diseño e implementación de un sistema de seguimiento por satélite de {outcome} de {x}{in}
design-artefact | science | v | Diseño e implementación de un modelo de identificación de {x}{in} con registros de campo
design-artefact | science | g v w | Desarrollo de un modelo de aprendizaje automático para predecir {outcome} de {x}{in}
design-artefact | science | k | Desarrollo de un algoritmo para clasificar {x}{in} con datos de sondeos
lab-experiment | science | g | Efecto del calentamiento en {outcome} de {x}{in}: experimento de simulación
lab-experiment | science | v | Efecto del calentamiento en {outcome} de {x}{in}: estudio experimental
lab-experiment | science | w | Efecto de la cubierta del suelo en {outcome} de {x}{in}: experimento de simulación
lab-experiment | science | k | {outcome} de {x}{in}: experimento de simulación numérica
status-and-remedies | science | g v | La conservación de {x}{in}: problemas y soluciones
status-and-remedies | science | g v | El retroceso de {x}{in}: situación actual, causas y medidas de control
status-and-remedies | science | w | El seguimiento de {x}{in}: situación actual, problemas y soluciones
status-and-remedies | science | w | La predicción de {x}{in}: problemas y propuestas de mejora
status-and-remedies | science | k | La observación de {x}{in}: situación actual, problemas y soluciones
relation-test | science | z | Relación entre las condiciones ambientales y {x}{pop}{in}
relation-test | science | z | Relación entre la temperatura y los cambios de {x}{pop}{in}
design-artefact | science | z | Diseño e implementación de un modelo de detección de {x}{pop}{in}
design-artefact | science | z | Desarrollo de un modelo de aprendizaje automático para el análisis de {x}{pop}{in}
lab-experiment | science | z | Efecto de las condiciones ambientales en {x}{pop}{in}: estudio experimental
lab-experiment | science | z | Efecto de la temperatura en {x}{pop}{in}: experimento de simulación
status-and-remedies | science | z | Los estudios de {x}{pop}{in}: situación actual, problemas y soluciones
status-and-remedies | science | z | El seguimiento de {x}{pop}{in}: problemas y propuestas de mejora
relation-test | science | t | Relación entre la temperatura y {outcome} de {x}{in}
relation-test | agriculture | t a | Relación entre la escala de producción de {z}{in} y {outcome}
relation-test | agriculture | t a | Efecto de los precios de {y}{in} en la renta agraria: un estudio empírico
design-artefact | agriculture military | u | Diseño e implementación de un sistema de información para {x}{pop}{in}
design-artefact | agriculture military | u | Diseño e implementación de un sistema de apoyo a la decisión para {x}{pop}{in}
design-artefact | agriculture military | x | Diseño e implementación de un sistema para {task}{pop}{in} mediante {x}
design-artefact | engineering | m | Diseño e implementación de un sistema para {task}{pop}{in} mediante {x}
design-artefact | engineering | m | Desarrollo de un prototipo para {task}{pop}{in} basado en {x}
design-artefact | engineering agriculture military science | t a | Diseño e implementación de un sistema de {task} de {y}{pop}{in}
design-artefact | engineering agriculture | i | Diseño e implementación de un sistema de detección de {z}{pop}{in}
design-artefact | engineering agriculture | i | Desarrollo de un prototipo de alerta temprana de {z}{pop}{in}
design-artefact | engineering agriculture | s | Diseño e implementación de un sistema de seguimiento de {x}{pop}{in}
design-artefact | engineering agriculture military | mm mt | Diseño e implementación de un sistema para {outcome}{pop}{in} basado en {cause}
design-artefact | engineering agriculture military | mi ms | Diseño e implementación de un sistema de seguimiento de {outcome}{pop}{in} basado en {cause}
design-artefact | engineering agriculture science military | t* i* s* | Diseño e implementación de un sistema de seguimiento de {outcome}{pop}{in} ante {cause}
design-artefact | science | m | Desarrollo de un algoritmo para {task}{pop}{in} basado en {x}
design-artefact | science | i s | Diseño e implementación de un modelo de predicción de {x}{pop}{in}
design-artefact | military | i s | Diseño e implementación de un sistema de evaluación de {x}{pop}{in}
design-artefact | science military | m* | Diseño e implementación de un modelo de predicción de {outcome}{pop}{in} basado en {cause}
design-artefact | management interdisciplinary | m t | Diseño e implementación de un sistema de gestión para {x}{pop}{in}
design-artefact | interdisciplinary | m t | Diseño y desarrollo de una plataforma digital para {x}{pop}{in}
design-artefact | management interdisciplinary | i | Diseño e implementación de un sistema de alerta temprana de {z}{pop}{in}
design-artefact | management interdisciplinary | s | Diseño e implementación de un sistema de evaluación de {x}{pop}{in}
design-artefact | management interdisciplinary | ** | Diseño e implementación de un sistema de evaluación de {outcome}{pop}{in} que considera {cause}
design-artefact | art | t | Diseño y desarrollo de {task} a partir de {x}{in}
design-artefact | art | t | Diseño inspirado en {x}{in}: una propuesta para {task}
design-artefact | art | ** | Diseño inspirado en {cause} y {outcome}{in}: una propuesta para productos de museo
design-artefact | history | t ** | Diseño e implementación de un archivo digital de {x}{in}
design-artefact | engineering management interdisciplinary agriculture military science art | d | Diseño e implementación de {a_x}{pop}{in} basado en {z_tool}
design-artefact | engineering | d | Diseño de hardware y software de {a_x}{in} con {z_tool}
design-artefact | engineering interdisciplinary | d | Diseño optimizado de {a_x}{pop}{in} con {z_tool}
doctrinal-law | law | m i t s | {x}{pop}{in} y {outcome}: análisis jurídico del derecho vigente
doctrinal-law | law | m i t | Régimen jurídico de {x}{pop}{in}: derecho vigente y reforma
doctrinal-law | law | s | La protección jurídica de {x}{pop}{in}: derecho vigente y reforma
doctrinal-law | law | ** | {cause}{in} y {outcome}{pop}: análisis jurídico del derecho vigente
doctrinal-law | law | ** | La protección jurídica de {outcome}{pop}{in} ante {cause}
doctrinal-law | law | ** | Régimen jurídico de {cause} y {outcome}{pop}{in}
text-interpretation | literature | o | La voz narrativa en {x}{in}
text-interpretation | literature | o | La imagen de la ciudad en {x}{in}
text-interpretation | literature | o | Una lectura de los personajes en {x}{in}
text-interpretation | literature | e | {x} en {work}
text-interpretation | literature | e | Una lectura de {x} en {work}
text-interpretation | art | t | Análisis visual de {x} en {work}
text-interpretation | literature | ** | {cause} y {outcome} en {work}
text-interpretation | art | ** | Análisis visual de {cause} y {outcome} en {work}
text-interpretation | literature | ** | Una lectura de {cause} y {outcome} en {work}
history-narrative | history | t | Auge y transformación de {x}{in}
history-narrative | history | t | Historia de {x}{in} y su huella en {outcome}
history-narrative | literature | e | Historia de la representación de {x}{in}: orígenes y evolución
history-narrative | literature | o | Historia de {x}{in}: orígenes y evolución
history-narrative | history military art philosophy | t m i | Historia de {x}{pop}{in}: orígenes y evolución
history-narrative | economics military art philosophy | t m i | Evolución histórica de {x}{pop}{in} en las últimas décadas
history-narrative | history economics military art literature philosophy | ** | Historia de {cause} y {outcome}{pop}{in}: orígenes y evolución
history-narrative | history | ** | Auge y transformación de {cause} y {outcome}{in}
clinical-study | medicine | m t | Eficacia de {x} sobre {outcome}{pop}{in}: ensayo clínico
clinical-study | medicine | m | Efectividad clínica de {x} en {outcome}{pop}{in}
clinical-study | medicine | i s | Eficacia de {means} sobre {x}{pop}{in}: ensayo clínico aleatorizado
clinical-study | medicine | i s | Efectividad clínica de {means} en {x}{pop}{in}
clinical-study | medicine | m* | Eficacia de {cause} sobre {outcome}{pop}{in}: ensayo clínico aleatorizado
clinical-study | medicine | m* | Efectividad clínica de {cause} en {outcome}{pop}{in}
lab-experiment | agriculture | f i s ** | Efecto de {cause} en {outcome}{pop}{in}: estudio experimental
lab-experiment | science | m i s ** | Efecto de {cause} en {outcome}{pop}{in}: estudio experimental
lab-experiment | science | t | Efecto de la temperatura en {outcome} de {x}{in}: estudio experimental
lab-experiment | agriculture | t | Efecto de {means} en el rendimiento y la calidad de {y}{in}: ensayo de campo
lab-experiment | agriculture | a | Efecto de {means} en el crecimiento y la salud de {y}{in}: estudio experimental
lab-experiment | agriculture | a | Influencia de {means} en el rendimiento productivo de {y}{in}: estudio experimental
lab-experiment | agriculture | t | Influencia de {means} en {y}{in}: estudio experimental de campo
lab-experiment | agriculture | f ** | Efecto de {cause} sobre {outcome}{pop}{in}: ensayo de campo
lab-experiment | engineering | i s ** | Influencia de {cause} en {outcome}{pop}{in}: ensayos de laboratorio
lab-experiment | engineering | t | Influencia de las condiciones de operación en {outcome} de {x}{pop}{in}: ensayos de laboratorio
lab-experiment | science | t | Estudio experimental en laboratorio de {outcome} de {x}{in}
relation-test | medicine | t | Asociación entre el uso de {x} y {outcome}{pop}{in}: un estudio transversal
lab-experiment | medicine | t | Efecto de {x} en {outcome}: estudio in vitro
lab-experiment | engineering | d | Influencia de {z_tool} en el rendimiento de {a_x}{in}: ensayos de laboratorio
theory-essay | philosophy | t | {x}{in} y {outcome}: un argumento filosófico
theory-essay | philosophy | t | ¿Qué nos exige {x}{in}? Una reflexión filosófica
theory-essay | philosophy | ** | {cause} y {outcome}{in}: un argumento filosófico
theory-essay | philosophy | ** | El sentido de {outcome} ante {cause}{in}: una reflexión filosófica
theory-essay | literature art | t | Sobre el concepto de {z}{in} y sus límites
theory-essay | literature art | t | {x}{in}: una reflexión teórica sobre {outcome}
theory-essay | literature art | ** | {cause} y {outcome}{in}: una reflexión teórica
theory-essay | economics education interdisciplinary | m t | El sentido de {x}{pop}{in}: una reflexión teórica
theory-essay | economics education interdisciplinary | ** | {cause} y {outcome}{pop}{in}: una reflexión teórica
theory-essay | military | m t i s | El concepto de {z}{pop}{in}: una reflexión teórica
theory-essay | military | ** | {cause} y {outcome}{pop}{in}: una reflexión teórica
theory-essay | science | m | Fundamentos teóricos de {x}{pop}{in}
review | economics management education interdisciplinary medicine law military | ** m i t s | {list} y {outcome}{pop}{in}: revisión de la literatura
review | agriculture science engineering | ** m i s | {list} y {outcome}{pop}{in}: revisión bibliográfica
review | science | n | {outcome} de {x}{in}: revisión bibliográfica
review | engineering science | t | {outcome} de {x}{in}: revisión bibliográfica
review | philosophy history art | t ** | Los estudios sobre {x}{pop}{in}: revisión crítica
review | literature | o ** | Los estudios sobre {x}{pop}{in}: revisión crítica
review | literature | e | Los estudios sobre {x} en la literatura{pop}{in}: revisión crítica
review | economics management education interdisciplinary agriculture medicine law military history art philosophy science engineering | m i t s a n z ** h | Revisión sistemática de la investigación sobre {x}{pop}{in}
review | literature | o ** | Revisión sistemática de la investigación sobre {x}{pop}{in}
review | literature | e | Revisión sistemática de la investigación sobre {x} en la literatura{pop}{in}
review | science engineering medicine agriculture | m i t s a n z h | {x}{pop}{in}: revisión de los avances recientes
review | engineering interdisciplinary management agriculture science | d | {x}{in} con {z_tool}: revisión bibliográfica
review | engineering interdisciplinary management agriculture science | d | Revisión sistemática de la investigación sobre {x}{in} con {z_tool}
case-study | economics management agriculture education interdisciplinary military | m i t s a | {deed}{pop}{in}: estudio de caso
case-study | economics management agriculture education interdisciplinary military | m i t s a | {deed}{pop}{in} en la práctica: estudio de casos múltiples
case-study | law | m i t s | {x}{pop}{in} y {outcome}: estudio de caso
case-study | engineering | m t i s | {deed}{pop}{in}: estudio de caso en ingeniería
case-study | engineering interdisciplinary management agriculture | d | {x}{pop}{in} con {z_tool}: estudio de caso
status-and-remedies | engineering interdisciplinary management agriculture | d | Problemas de {x}{pop}{in} con {z_tool} y medidas para resolverlos
status-and-remedies | engineering | d | Situación actual de {x}{in} con {z_tool}: problemas y soluciones
case-study | history | t | {x}{in} y {outcome}: estudio de caso
case-study | literature | e | La escritura sobre {x}{in}: estudio de caso de un autor
case-study | literature | o | {x}{in}: estudio de caso de un autor
case-study | art | t | La creación con {x}{in}: estudio de caso
case-study | philosophy | t | Problemas éticos de {x}{in}: estudio de caso
case-study | economics management agriculture education interdisciplinary military engineering history literature art law philosophy | ** | {cause} y {outcome}{pop}{in}: estudio de caso
case-study | economics management agriculture education interdisciplinary military engineering law | ** | {cause} y {outcome}{pop}{in} en la práctica: estudio de casos múltiples
policy-analysis | management | m i s e | Las políticas públicas de {deed}{pop}{in}: evaluación
policy-analysis | management | o | Las políticas públicas sobre el sector de {y}{in}: evaluación
policy-analysis | economics agriculture interdisciplinary military education medicine | m i t s | Las políticas públicas de {deed}{pop}{in}: evaluación
policy-analysis | economics agriculture interdisciplinary education medicine military | m i t s | La política pública de {deed}{pop}{in}: análisis y propuestas de reforma
policy-analysis | law | m i t s | Política pública y {x}{pop}{in}: evaluación y reforma
policy-analysis | law | m i t s | La política pública sobre {x}{pop}{in}: evaluación de su aplicación
policy-analysis | economics agriculture interdisciplinary education medicine military management law | ** | Las políticas públicas sobre {cause} y {outcome}{pop}{in}: aplicación y resultados
policy-analysis | economics agriculture interdisciplinary education medicine military management law | ** | La política pública ante {cause} y {outcome}{pop}{in}: análisis y propuestas de reforma
teaching-design | education | m | Propuesta didáctica con {x}{pop}{in} para desarrollar {outcome}
teaching-design | education | m | Unidad didáctica basada en {x}{pop}{in} para trabajar {outcome}
teaching-design | education | i | Propuesta didáctica para prevenir {x}{pop}{in}
teaching-design | education | i | Unidad didáctica sobre {x}{pop}{in}
teaching-design | education | s | Propuesta didáctica con {means} para desarrollar {x}{pop}{in}
teaching-design | education | t | Unidad didáctica sobre {y}{pop}{in} para trabajar {outcome}
teaching-design | education | ms | Propuesta didáctica con {cause} para desarrollar {outcome}{pop}{in}
teaching-design | education | ** | Unidad didáctica sobre {cause} y {outcome}{pop}{in}
teaching-design | history | t ** | Unidad didáctica sobre {x}{in} para la clase de historia
teaching-design | history | t ** | Propuesta didáctica con fuentes históricas sobre {x}{in}
teaching-design | literature | t ** | Unidad didáctica sobre {x}{in} para la clase de literatura
teaching-design | literature | t ** | Propuesta didáctica de lectura crítica sobre {x}{in}
teaching-design | philosophy | t ** | Unidad didáctica sobre {x}{in} para la clase de filosofía
teaching-design | philosophy | t ** | Propuesta didáctica de pensamiento crítico sobre {x}{in}
design-artefact | history | t ** | Diseño de una base de datos de fuentes sobre {x}{in}
theory-essay | philosophy | ** | {cause} frente a {outcome}{in}: una reflexión filosófica
case-study | philosophy law | ** | {cause} y {outcome}{pop}{in} en la práctica: un estudio de caso
relation-test | engineering | m | Relación entre los parámetros de {x} y {outcome}{pop}{in}
lab-experiment | engineering | m | Influencia de los parámetros de {x} en {outcome}{pop}{in}: ensayos de laboratorio
teaching-design | law | m i t s ** | Unidad didáctica sobre {x}{pop}{in} para la educación cívica
relation-test | science | h | Relación entre las condiciones ambientales y {x}{pop}{in}
relation-test | science | h | Relación entre la densidad de población y {x}{pop}{in}
design-artefact | science | h | Diseño e implementación de un modelo de predicción de {x}{pop}{in}
design-artefact | science | h | Diseño e implementación de un modelo de aprendizaje automático para el análisis de {x}{pop}{in}
lab-experiment | science | h | La dinámica de {x}{pop}{in}: experimento de simulación numérica
lab-experiment | science | h | La difusión de {x}{pop}{in}: experimento de simulación numérica
status-and-remedies | science | h | El seguimiento de {x}{pop}{in}: situación actual, problemas y soluciones
status-and-remedies | science | h | Los datos sobre {x}{pop}{in}: problemas y propuestas de mejora
theory-essay | science | h z m | Teoría de {x}{pop}{in}: fundamentos y demostraciones
theory-essay | science | h z | Teoría de un modelo matemático de {x}{pop}{in}: fundamentos y demostraciones
theory-essay | science | ** | Teoría de {cause} y {outcome}{pop}{in}: teoremas y demostraciones
lab-experiment | science | ** | Efecto de {cause} en {outcome}{pop}{in}: experimento de laboratorio
lab-experiment | science | ** | La dinámica de {cause} y {outcome}{pop}{in}: experimento de simulación numérica
design-artefact | science engineering | ** | Diseño y desarrollo de un prototipo de seguimiento de {outcome}{pop}{in} que considera {cause}
design-artefact | science | ** | Diseño e implementación de un modelo de predicción de {outcome}{pop}{in} a partir de {cause}
status-and-remedies | science engineering military | ** | {cause} y {outcome}{pop}{in}: situación actual, problemas y soluciones
review | science engineering | ** | {cause} y {outcome}{pop}{in}: revisión de los avances recientes
relation-test | science engineering | ** | Análisis de correlación entre {list} y {outcome}{pop}{in}
lab-experiment | engineering | ** | Efecto de {cause} en {outcome}{pop}{in}: experimento de laboratorio
design-artefact | engineering | u | Diseño e implementación de un sistema de gestión de {x}{pop}{in}
theory-essay | military | ** | Teoría y límites de la relación entre {cause} y {outcome}{pop}{in}
policy-analysis | medicine | m i s | Las políticas públicas de salud ante {x}{pop}{in}: evaluación de su aplicación
clinical-study | medicine | ** | Efectos de {cause} en {outcome}{pop}{in}: ensayo clínico
review | medicine | ** | {cause} y {outcome}{pop}{in}: revisión de los avances recientes
design-artefact | art | ** | Diseño y desarrollo de una exposición sobre {cause} y {outcome}{in}
design-artefact | art | ** | Diseño y desarrollo de una identidad visual sobre {cause} y {outcome}{in}
history-narrative | art | ** | Evolución histórica de {cause} y {outcome}{in} en las artes visuales
theory-essay | art | ** | Estética de {cause} y {outcome}{in}: una reflexión teórica
design-artefact | engineering | q | Diseño e implementación de un sistema de información de {z}{pop}{in}
design-artefact | engineering | q | Diseño e implementación de una aplicación móvil de {z}{pop}{in}
design-artefact | engineering | q | Diseño e implementación de una plataforma de análisis de datos de {z}{pop}{in}
lab-experiment | science | m | Efecto de {x} en {outcome}{in}: experimento de laboratorio
`);
