import { readView, type TitleData } from '../title-data.ts';

export const views: TitleData['views'] = {
  philosophy: readView(`
la agencia humana | la responsabilidad moral | la certeza del conocimiento | el libre albedrío | la identidad personal
{matter} | los deberes morales de {people}
la filosofía contemporánea de la técnica | el pensamiento español
los textos originales, las monografías y los artículos
el concepto de libertad | la responsabilidad moral | la idea de justicia | la razón práctica | el yo`),
  economics: readView(`
la productividad | la modernización industrial | el empleo cualificado | el crecimiento regional | la valoración bursátil | la concentración del mercado
la inversión en {matter} | los ingresos de {people}
los informes sectoriales
las estadísticas nacionales, los informes de empresas y los paneles abiertos`),
  law: readView(`
la protección de patentes | la responsabilidad por la seguridad de los datos | la responsabilidad civil | la protección del consumidor | el reparto del riesgo contractual
el uso de {matter} | los derechos de {people}
las sentencias publicadas
la legislación, la jurisprudencia publicada y la doctrina`),
  education: readView(`
el pensamiento científico | la implicación en el aprendizaje | el rendimiento académico | el aprendizaje autónomo | la motivación
la enseñanza de {matter}
los libros de texto
la observación de aula, las pruebas y los datos públicos de los centros`),
  literature: readView(`
la identidad | la imagen del futuro | la condición humana | la memoria | la pertenencia
la representación de {matter} | la imagen de {people}
la narrativa contemporánea | la ciencia ficción de este siglo | la poesía actual
los textos, las entrevistas a los autores y la crítica
la voz narrativa | los personajes | el simbolismo | el tratamiento del tiempo | la imagen de la mujer | la ironía`),
  history: readView(`
la sociedad local | la vida urbana | la política del Estado | la difusión del saber | la opinión pública
el desarrollo de {matter} | la vida de {people}
la prensa local | los registros parroquiales
los archivos, la prensa, las fuentes impresas y los testimonios orales`),
  science: readView(`
la precisión del cálculo | la velocidad de reacción | la eficiencia energética | el análisis de datos | la tasa de error
{matter}
los datos abiertos
las mediciones de laboratorio y los datos abiertos`),
  engineering: readView(`
la planificación de rutas | el diagnóstico de averías | el ahorro de energía | el control de calidad | el control del tráfico
{matter}
los proyectos de ingeniería
los ensayos, los proyectos y los datos abiertos`),
  agriculture: readView(`
el rendimiento de los cultivos | la renta agraria | la fertilidad del suelo | la vigilancia de plagas | la calidad de los alimentos
la tecnología de {matter}
los registros de campo
los ensayos de campo, los registros de explotaciones y las estadísticas agrarias`),
  medicine: readView(`
la calidad de vida | la recuperación | la ansiedad | la precisión diagnóstica | la adherencia al tratamiento
la tecnología de {matter}
las historias clínicas
las historias clínicas, las escalas validadas y los estudios publicados`),
  military: readView(`
las decisiones de mando | la logística | la instrucción | la seguridad de la información | la movilización
el uso militar de {matter}
las campañas históricas
la bibliografía militar abierta, los libros blancos y las historias de campañas`),
  management: readView(`
la innovación | la implicación en el trabajo | la eficiencia de la cadena de suministro | la confianza del consumidor | el cambio organizativo
la adopción de {matter}
los informes de empresas
los informes de empresas, los cuestionarios y los datos sectoriales`),
  art: readView(`
el diseño de exposiciones | la narración visual | la escenografía | el espacio público | el diseño de producto
el imaginario de {matter} | la imagen de {people}
la videocreación contemporánea | el arte de nuevos medios
las imágenes de las obras, los catálogos y las declaraciones de los artistas
el lenguaje visual | la técnica narrativa | el uso del espacio | el simbolismo | la expresión de las emociones`),
  interdisciplinary: readView(`
la confianza pública | la igualdad social | la seguridad de la información | el gobierno de las ciudades | la vida cotidiana
el uso de {matter}
los datos abiertos
las estadísticas abiertas, los datos de plataformas y los cuestionarios`),
};
