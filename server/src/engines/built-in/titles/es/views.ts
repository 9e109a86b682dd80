import { readView, type TitleData } from '../title-data.ts';

export const views: TitleData['views'] = {
  philosophy: readView(`
los deberes morales de {people}
la filosofía contemporánea de la técnica | el pensamiento español
los textos originales, las monografías y los artículos
el concepto de libertad | la responsabilidad moral | la idea de justicia | la razón práctica | el yo`),
  economics: readView(`
-
los informes sectoriales
las estadísticas nacionales, los informes de empresas y los paneles abiertos`),
  law: readView(`
-
las sentencias publicadas
la legislación, la jurisprudencia publicada y la doctrina`),
  education: readView(`
-
los libros de texto
la observación de aula, las pruebas y los datos públicos de los centros`),
  literature: readView(`
la imagen de {people}
la narrativa contemporánea | el cuento de este siglo | la poesía actual
los textos, las entrevistas a los autores y la crítica
la voz narrativa | los personajes | el simbolismo | el tratamiento del tiempo | la imagen de la mujer | la ironía`),
  history: readView(`
la vida de {people}
la prensa local | los registros parroquiales
los archivos, la prensa, las fuentes impresas y los testimonios orales`),
  science: readView(`
-
los datos abiertos
las mediciones de laboratorio y los datos abiertos`),
  engineering: readView(`
-
los proyectos de ingeniería
los ensayos, los proyectos y los datos abiertos`),
  agriculture: readView(`
-
los registros de campo
los ensayos de campo, los registros de explotaciones y las estadísticas agrarias`),
  medicine: readView(`
-
las historias clínicas
las historias clínicas, las escalas validadas y los estudios publicados`),
  military: readView(`
-
las campañas históricas
la bibliografía militar abierta, los libros blancos y las historias de campañas`),
  management: readView(`
-
los informes de empresas
los informes de empresas, los cuestionarios y los datos sectoriales`),
  art: readView(`
la imagen de {people}
la videocreación contemporánea | el arte de nuevos medios
las imágenes de las obras, los catálogos y las declaraciones de los artistas
el lenguaje visual | la técnica narrativa | el uso del espacio | el simbolismo | la expresión de las emociones`),
  interdisciplinary: readView(`
-
los datos abiertos
las estadísticas abiertas, los datos de plataformas y los cuestionarios`),
};
