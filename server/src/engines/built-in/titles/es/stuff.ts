import { readStuff, type TitleData } from '../title-data.ts';

export const stuff: TitleData['stuff'] = readStuff(`
# philosophy
t | la responsabilidad moral | la agencia humana | la identidad personal | la libertad | la vida buena
as | {x} | {x}
# economics
m | el consumo de los hogares | el empleo | el crecimiento regional | la productividad | la innovación empresarial
i | el consumo de los hogares | el empleo | el ahorro familiar | el crecimiento regional
t | el empleo local | el crecimiento regional | las exportaciones | la productividad
c | los ingresos rurales | el empleo local | el crecimiento regional | las exportaciones
a | los ingresos rurales | el empleo local | el crecimiento regional | las exportaciones
n | los ingresos de los hogares | el empleo local | el crecimiento verde | las finanzas municipales
s | el gasto público | el nivel educativo | el acceso al crédito | la digitalización | la apertura comercial
deed | {x} | la reducción de {x} | el desarrollo del sector de {x} | la mejora de {x} | la protección de {x} | la respuesta a {x}
as | el sector de {x} | la inversión en {z} | {x} | la protección de {x}
work | el turismo cultural en torno a {x}
# law
m | la responsabilidad jurídica | los derechos fundamentales | la tutela judicial | los deberes de la administración
y | el derecho a la intimidad | la responsabilidad civil | la protección del consumidor | la libertad contractual
i | la responsabilidad civil | la tutela judicial | los deberes de la administración | la prevención
t | la responsabilidad civil | el control administrativo | la protección del consumidor | la seguridad de los productos
s | el alcance de la protección | la tutela judicial | la ponderación de intereses | la responsabilidad del Estado
n | la responsabilidad ambiental | los deberes de la administración | la acción popular | la reparación del daño
q | la protección de patentes | la responsabilidad por la seguridad de los datos | las normas técnicas | la responsabilidad civil
deed | {x} | la lucha contra {x} | {x} | la protección de {x}
as | {x} | el uso de {x} | {x} | la protección de {x}
work | la adaptación de {x}
# education
m | la motivación | el rendimiento académico | el aprendizaje autónomo | la participación en clase | el compromiso escolar
i | el rendimiento académico | el compromiso escolar | la relación entre iguales | la adaptación escolar
t | la motivación | las competencias clave | las habilidades prácticas | la identidad cultural
s | el apoyo docente | el estilo educativo familiar | la relación entre iguales | el clima de aula | la participación de las familias
deed | {x} | la prevención de {x} | la enseñanza sobre {x} | la mejora de {x}
as | la enseñanza sobre {x} | la enseñanza de {x}
work | los cursos de lectura de {x}
means | el aprendizaje basado en proyectos | el aprendizaje cooperativo | el juego de roles | el debate
# literature
t | la función narrativa | el sentido cultural | el valor estético | el sentido simbólico
as | {x} | la representación de {x}
# history
t | la sociedad local | la vida urbana | la política del Estado | la opinión pública
as | {x} | el desarrollo de {x}
work | la recepción de {x}
# science
z | -
m | la precisión del cálculo | la precisión de la predicción | el tiempo de cálculo
i | las comunidades microbianas | el crecimiento vegetal | la calidad del agua
g | la extensión | la dinámica estacional | la distribución espacial | la evolución reciente
v | la abundancia | la distribución | la diversidad genética | el uso del hábitat
k | el espectro | el brillo | la evolución | la composición química
w | la variabilidad | la distribución espacial | la tendencia a largo plazo | el ciclo estacional
t | la estabilidad térmica | la capacidad de adsorción | la solubilidad
s | la temperatura | la acidez | la luz | la concentración inicial
deed | la aplicación de {x} | el control de {x} | la aplicación de {x} | la mejora de {x}
as | {x} | {x}
work | los cursos de lectura de {x}
tasks | la predicción de series temporales | la clasificación de imágenes | el ajuste de curvas
things | medición en línea | adquisición de datos | seguimiento
# engineering
m | la eficiencia operativa | el consumo de energía | la fiabilidad
p | la salud de las personas | la calidad ambiental | el confort de los usuarios
i | la seguridad estructural | la vida útil | la fiabilidad operativa
t | la fiabilidad | la durabilidad | la eficiencia | la seguridad
n | la eficacia | la estabilidad | la durabilidad
s | la dosificación | la temperatura | los parámetros del proceso | las condiciones de operación
deed | la aplicación de {x} | el control de {x} | el uso de {x} | la mejora de {x} | la restauración de {x} | la protección frente a {x}
as | {x} | {x} | los sistemas de información de {z} | las obras de restauración de {x}
work | la exposición digital de {x}
tasks | el seguimiento de equipos | la vigilancia ambiental | el diagnóstico de averías | la planificación de rutas
things | monitorización del estado | diagnóstico de averías | control remoto | gestión energética
# agriculture
h | la renta agraria | la productividad agraria | la calidad de los alimentos | el empleo rural
m | el rendimiento de los cultivos | la renta agraria | la fertilidad del suelo | la calidad de los alimentos
i | el rendimiento de los cultivos | la renta agraria | la calidad del suelo
t | la renta agraria | la economía local | la biodiversidad
s | la fertilización | el riego | la densidad de siembra | la extensión agraria
deed | la introducción de {x} | el control de {x} | el desarrollo de la producción de {z} | la mejora de {x} | la protección de {x} | la adaptación a {x}
a | la renta agraria | la economía local | la productividad
as | la producción de {z} | la tecnología de {x} | {x} | la protección de {x}
work | el turismo rural en torno a {x}
feeds | la composición del pienso | la densidad de animales | la frecuencia de alimentación
means | la fertilización orgánica | el riego por goteo | la densidad de siembra | la fecha de cosecha
tasks | el seguimiento de parcelas | el seguimiento del cultivo | la detección de plagas
things | seguimiento del crecimiento | trazabilidad | detección de plagas
# medicine
m | la calidad de vida | la ansiedad | el autocuidado | la adherencia al tratamiento | la recuperación
i | la calidad de vida | la calidad del sueño | la ansiedad | la capacidad funcional
t | la respuesta inflamatoria | la función inmunitaria | el estrés oxidativo | la función hepática
s | el apoyo social | la alfabetización en salud | la resiliencia | la autoeficacia | la función familiar
deed | la introducción de {x} | la prevención de {x} | el uso clínico de {x} | la promoción de {x}
as | {x} | la tecnología de {x}
work | la terapia de lectura con {x}
means | la educación para la salud | la terapia cognitivo-conductual | el apoyo entre iguales | el ejercicio físico
# military
m | las decisiones de mando | la logística | la instrucción | la movilización
i | la disponibilidad de las unidades | el cumplimiento de la misión | la instrucción
t | el planeamiento operativo | la logística | la instrucción
s | los métodos de instrucción | la cultura de la unidad | el apoyo material | el liderazgo
deed | el desarrollo de {x} | la respuesta a {x} | el empleo de {x} | la mejora de {x}
as | {x} | el uso militar de {x}
work | la formación militar con {x}
tasks | la evaluación de la instrucción | la gestión de suministros | el conocimiento de la situación
things | monitorización del estado | gestión del mantenimiento | instrucción
# management
m | la satisfacción del cliente | la implicación en el trabajo | la eficiencia operativa | la innovación | la confianza del consumidor
i | la implicación en el trabajo | la intención de abandono | el compromiso organizativo | la calidad del servicio
t | la satisfacción del cliente | la lealtad a la marca | la intención de compra
n | la participación ciudadana | la satisfacción de los visitantes | el compromiso de los voluntarios
s | el estilo de liderazgo | el apoyo de la organización | la cultura organizativa | la madurez digital | los incentivos
deed | la implantación de {x} | la gestión de {x} | la marca de {z} | la mejora de {x} | la gestión de la conservación de {x}
as | las marcas de {z} | la adopción de {x} | {x} | los proyectos de conservación de {x} | la calidad de servicio de {x} | la gestión de {x}
work | los productos inspirados en {x}
# art
t | el carácter estético | el lenguaje visual | el sentido cultural | el valor actual
as | {x} | el imaginario de {x}
things | productos de museo | un espacio expositivo | envases | una identidad visual
# interdisciplinary
m | la confianza pública | la satisfacción con la vida | la participación social | el acceso a la información | la salud mental
i | la satisfacción con la vida | la participación social | la salud mental | la confianza pública
t | la identidad local | la satisfacción de los residentes | las actitudes ambientales
s | el apoyo social | la alfabetización digital | el uso de medios | el entorno del barrio
deed | la aplicación de {x} | la reducción de {x} | la conservación de {x} | la mejora de {x} | la protección de {x} | la adaptación a {x} | la gestión de {x}
n | las actitudes ambientales | la satisfacción de los residentes | la identidad local
as | {x} | el uso de {x} | {x} | la protección de {x}
work | la educación digital con {x}
`);
