import { readPatterns } from '../title-data.ts';

export const patterns = readPatterns(`
status-and-remedies | economics management education agriculture interdisciplinary law military medicine | Situación actual de {matter}{pop}{in}: problemas y propuestas de mejora
status-and-remedies | economics management education agriculture interdisciplinary medicine military | Problemas de {matter}{pop}{in} y medidas para resolverlos
status-and-remedies | engineering | Problemas de {matter}{pop}{in}: causas y soluciones
status-and-remedies | science | Situación actual de {matter}{pop}{in}: causas y medidas de control
status-and-remedies | literature art | Situación actual de {matter}{pop}{in}: problemas y soluciones
status-and-remedies | history | La conservación de los testimonios de {matter}{in}: problemas y soluciones
status-and-remedies | philosophy | Situación actual de {matter}{pop}{in}: problemas, retos y soluciones
relation-test | economics management education interdisciplinary agriculture military | Efecto de {matter} en {outcome}{pop}{in}
relation-test | economics management education interdisciplinary agriculture | Relación entre {matter} y {outcome}{pop}{in}
relation-test | economics management education interdisciplinary | Influencia de {matter} en {outcome}{pop}{in}: un estudio empírico
relation-test | medicine | Asociación entre {matter} y {outcome}{pop}{in}: un estudio transversal
relation-test | medicine | Relación entre {matter} y {outcome}{pop}{in}
relation-test | science engineering | Relación entre {matter} y {outcome}{pop}{in}
design-artefact | engineering agriculture military | Diseño e implementación de un sistema para {outcome}{pop}{in} mediante {matter}
design-artefact | engineering | Desarrollo de un prototipo para {outcome}{pop}{in} basado en {matter}
design-artefact | science | Diseño y simulación de un modelo para {outcome}{pop}{in} mediante {matter}
design-artefact | science | Diseño e implementación de un algoritmo para {outcome}{pop}{in} basado en {matter}
design-artefact | management interdisciplinary | Diseño e implementación de un sistema de gestión para {matter}{pop}{in}
design-artefact | interdisciplinary | Diseño y desarrollo de una plataforma para {matter}{pop}{in}
design-artefact | art | Diseño y desarrollo de una propuesta para {outcome}{in} a partir de {matter}
design-artefact | art | Diseño inspirado en {matter}{in}: una propuesta para {outcome}
doctrinal-law& | law | Régimen jurídico de {matter}{of}{in}
doctrinal-law& | law | {matter}{of}{in} y {outcome}: análisis jurídico del derecho vigente
doctrinal-law& | law | La regulación de {matter}{of}{in} ante {outcome}
status-and-remedies& | law | Situación actual de {matter}{of}{in}: problemas y propuestas de mejora
case-study& | law | {matter}{of}{in} y {outcome}: estudio de caso
policy-analysis& | law | La política pública sobre {matter}{of}{in}: evaluación de su aplicación
policy-analysis& | law | La política pública de {matter}{of}{in}: análisis y propuestas de reforma
review& | law | {matter}{of}{in} y {outcome}: revisión de la literatura
review& | law | Revisión sistemática de la investigación sobre {matter}{of}{in}
theory-essay& | law | Ética y derecho ante {matter}{of}{in}: una reflexión filosófica
teaching-design& | law | Unidad didáctica sobre {matter}{of}{in} para la educación cívica
doctrinal-law | law | Régimen jurídico de {matter}{in}: {outcome}{pop}
doctrinal-law | law | {matter}{in} y {outcome}{pop}: análisis jurídico del derecho vigente
doctrinal-law | law | La regulación de {matter}{in} ante {outcome}{pop}
text-interpretation | literature philosophy art | {theme} en {work}
text-interpretation | literature philosophy art | Una lectura de {theme} en {work}
text-interpretation | literature art philosophy | {theme} en {work}: análisis e interpretación
design-artefact | art | Diseño y desarrollo de productos de museo a partir de {work}
design-artefact | art | Diseño de un espacio expositivo inspirado en {work}
case-study | art | La exposición de {work}: estudio de caso
case-study | philosophy | La enseñanza de {work}: estudio de caso
status-and-remedies | literature | La traducción de {work}: problemas y soluciones
history-narrative | literature art philosophy | Historia de la difusión de {work}
history-narrative | history | Auge y transformación de {matter}{in}
history-narrative | history | Historia de {matter}{in} y su huella en {outcome}
history-narrative | history military economics art | Historia de {matter}{pop}{in}: orígenes y evolución
history-narrative | literature | Historia de la recepción de {work}
history-narrative | philosophy literature | Historia de {matter}{in}: orígenes y evolución
history-narrative? | philosophy literature | Historia de {matter}{in} en el siglo XX
clinical-study | medicine | Eficacia de {matter} sobre {outcome}{pop}{in}: ensayo clínico
clinical-study | medicine | Efectividad clínica de {matter} en {outcome}{pop}{in}
clinical-study | medicine | {matter} y {outcome}{pop}{in}: un ensayo clínico aleatorizado
lab-experiment | science agriculture | Efecto de {matter} en {outcome}{pop}{in}: estudio experimental
lab-experiment | science agriculture engineering | Estudio experimental en laboratorio de {matter} y {outcome}{in}
lab-experiment | science | Preparación y caracterización de {matter} para {outcome}{in}
lab-experiment | engineering | Influencia de {matter} en {outcome}{pop}{in}: ensayos de laboratorio
lab-experiment | agriculture | Efecto de {matter} sobre {outcome}{in}: ensayo de campo
lab-experiment! | medicine | Efecto de {matter} en {outcome}: estudio in vitro
theory-essay | philosophy | {matter} y {outcome}{in}: un argumento filosófico
theory-essay | philosophy | ¿Qué hay de malo en {matter}{pop}{in}? Una reflexión filosófica
theory-essay | philosophy | El concepto de {matter}{in} y el problema de {outcome}
theory-essay! | science | Teoría de {matter} y {outcome}: demostración
theory-essay! | science | Fundamentos teóricos de {matter} y {outcome}
theory-essay | law | El concepto de {matter}{in}: una reflexión filosófica
theory-essay | law | Ética y derecho ante {matter}{in}: una reflexión filosófica
theory-essay | literature art | El concepto de {matter}{in}: una reflexión teórica
theory-essay | literature art | Sobre el concepto de {matter}{in} y sus límites
theory-essay | interdisciplinary education | El sentido de {matter}{pop}{in}: una reflexión teórica
theory-essay | military | El concepto de {matter}{pop}{in}: una reflexión teórica
theory-essay | military | Teoría de {matter}{in} y ética de {outcome}
review | economics management education interdisciplinary agriculture medicine law military | {matter} y {outcome}{pop}{in}: revisión de la literatura
review | science engineering medicine agriculture | {matter} para {outcome}{pop}{in}: revisión bibliográfica
review | philosophy literature history art | Los estudios sobre {matter}{in}: revisión crítica
review | economics management education interdisciplinary law military history literature art philosophy science engineering | Revisión sistemática de la investigación sobre {matter}{pop}{in}
case-study | economics management agriculture education interdisciplinary military | {matter}{pop}{in} en la práctica: estudio de caso
case-study | economics management agriculture education interdisciplinary law engineering | {matter} y {outcome}{pop}{in}: estudio de caso
case-study | history literature art | {matter}{in} y {outcome}: estudio de caso
case-study | philosophy | Problemas éticos de {matter}{pop}{in}: estudio de caso
case-study | philosophy | {matter}{in} y {outcome}: estudio de caso
case-study | literature | La adaptación cinematográfica de {work}: estudio de caso
policy-analysis | economics agriculture interdisciplinary management military education medicine law | Las políticas públicas sobre {matter}{pop}{in}: aplicación y resultados
policy-analysis | law | La política pública sobre {matter}{in}: evaluación de su aplicación
status-and-remedies | law | Problemas de {matter}{pop}{in} y medidas para resolverlos
policy-analysis | economics agriculture interdisciplinary education medicine military management law | La política pública de {matter}{pop}{in}: análisis y propuestas de reforma
teaching-design | education | Propuesta didáctica de {matter}{pop}{in} para desarrollar {outcome}
teaching-design | education | Unidad didáctica sobre {matter}{pop}{in} para trabajar {outcome}
teaching-design | history | Unidad didáctica sobre {matter}{in} para la clase de historia
teaching-design | history | Propuesta didáctica con fuentes históricas sobre {matter}{in}
teaching-design | literature | Unidad didáctica sobre {matter}{in} para la clase de literatura
teaching-design | literature | Propuesta didáctica de lectura crítica sobre {matter}{in}
teaching-design | philosophy | Unidad didáctica sobre {matter}{in} para la clase de filosofía
teaching-design | philosophy | Propuesta didáctica de pensamiento crítico sobre {matter}{in}
teaching-design | law | Unidad didáctica sobre {matter}{in} para la educación cívica
design-artefact | history | Diseño e implementación de un archivo digital de {matter}{in}
`);
