import { readTopics, readWorks, type TitleData } from '../title-data.ts';

export const topics: TitleData['topics'] = {
  philosophy: readTopics(`
la responsabilidad moral de la inteligencia artificial | la atribución de la culpa | los vehículos autónomos | tsvke
el reconocimiento | la identidad social | el trabajo en plataformas | tvhe
la autonomía personal | el consentimiento | los sistemas de recomendación | tsvke
la justicia ambiental | los deberes con las generaciones futuras | los trasvases de agua | tsvke
la ética estoica | la vida emocional | las cartas de Séneca | tivhe-
la injusticia epistémica | el testimonio | la consulta médica | tsvke
la alienación tecnológica | la agencia humana | el trabajo digital | tsvke
la tolerancia | la libertad religiosa | la Europa moderna | tvhe
el derecho al olvido | la identidad personal | los archivos digitales | tsvke`),
  economics: readTopics(`
la banca móvil | el ahorro de los hogares | los municipios rurales | rspkv
el crédito verde | la inversión empresarial | la industria manufacturera | rspv
el envejecimiento de la población | el consumo de los hogares | las provincias del interior | rspv
el salario mínimo | el empleo juvenil | las comunidades autónomas | rpvhs
el alquiler turístico | el precio de la vivienda | los barrios céntricos | rspkv
las remesas | la pobreza rural | los departamentos andinos | rspkvh
la inflación de los alimentos | la cesta de la compra | los hogares de renta baja | rspv
la diversificación de las exportaciones | el crecimiento económico | América Latina | rspvh
la digitalización de las pymes | la productividad | el comercio minorista | rspkv`),
  law: readTopics(`
la recomendación automatizada | el derecho a la información del consumidor | las plataformas digitales | ejspkv
la transferencia internacional de datos | los deberes de cumplimiento | el comercio electrónico | ejspv
las obras generadas por inteligencia artificial | la autoría | las sentencias recientes | ejkpv
el trabajo en plataformas de reparto | la relación laboral | la jurisprudencia social | ejspkv
las viviendas de uso turístico | los derechos de los vecinos | las ciudades turísticas | ejspkv
el reconocimiento facial en espacios públicos | el derecho a la intimidad | el uso policial | ejspkv
el litigio climático | la responsabilidad del Estado | los tribunales europeos | ejkpv
la justicia restaurativa | los derechos de la víctima | los juzgados de menores | ejspkv
la gestación subrogada | el interés superior del menor | la jurisprudencia civil | ejspv`),
  education: readTopics(`
el aprendizaje basado en proyectos | la resolución de problemas | la clase de ciencias | rekv
la evaluación entre pares | la calidad de la escritura | el primer curso universitario | rekv
la inteligencia artificial generativa | el aprendizaje autónomo | las asignaturas universitarias | rsev
los deberes escolares | el estrés académico | la educación primaria | rspkv
la educación bilingüe | la comprensión lectora | las aulas de primaria | rspekv
el aprendizaje al aire libre | la atención | la educación infantil | rekv
el síndrome de desgaste docente | el clima de aula | las escuelas rurales | rspkv
la gamificación | la motivación | la clase de matemáticas | rekv
la educación inclusiva | la aceptación entre iguales | los centros ordinarios | rspkv`),
  literature: readTopics(`
el relato del regreso | la identidad rural | la novela contemporánea | tvhe
la voz infantil | la escritura del trauma | el cuento moderno | tvhe
el realismo mágico | la memoria colectiva | la novela latinoamericana | tvhke
la novela negra | la crítica social | la narrativa actual | tvshke
la traducción literaria | los referentes culturales | la novela traducida | tvske-
la poesía social | el compromiso | la posguerra | tvhe
la autoficción | la verdad del relato | la narrativa de este siglo | tvshke
la literatura infantil | la imagen de la familia | el álbum ilustrado | tvshke
la crónica | la mirada urbana | el periodismo latinoamericano | tvhke`),
  history: readTopics(`
la sanidad urbana | la vida cotidiana | las ciudades portuarias | dhvke
los gremios mercantiles | el orden comercial | las villas modernas | dhvke
la escuela rural | la movilización social | la Segunda República | dhvke
el ferrocarril | el poblamiento del interior | las regiones mineras | dhvske
la publicidad en la prensa | la cultura del consumo | la prensa de entreguerras | dhvke
los archivos orales | la memoria local | las cuencas mineras | dhvske
las misiones coloniales | la política lingüística | los virreinatos | dhvske
el racionamiento de alimentos | la vida doméstica | la posguerra | dhvke
la industria textil | el patrimonio industrial | las colonias fabriles | dhvske`),
  science: readTopics(`
la humedad del suelo | la descomposición del carbono | los pastizales templados | rlv
el biocarbón | la adsorción de metales pesados | los suelos contaminados | lv
los microplásticos | el crecimiento de plantas acuáticas | los lagos urbanos | lrsv
las redes neuronales de grafos | la predicción de propiedades moleculares | los datos abiertos | dv
la isla de calor urbana | la temperatura nocturna | las capitales de provincia | rsv
los compuestos de grafeno | el rendimiento electroquímico | los supercondensadores | lv
las cadenas de Markov | la velocidad de convergencia | el muestreo aleatorio | tv
los fotocatalizadores de dióxido de titanio | la degradación de colorantes | las aguas residuales textiles | lv
las floraciones de algas | el oxígeno disuelto | los embalses eutróficos | rsv
los métodos numéricos para ecuaciones diferenciales | la predicción de epidemias | los datos sanitarios | dtv`),
  engineering: readTopics(`
la detección ligera de objetos | la inspección de líneas eléctricas | las imágenes de dron | dv
las redes de sensores inalámbricos | la monitorización de invernaderos | las pequeñas explotaciones | dsv
la gestión de baterías | la estabilidad de microrredes | los polígonos industriales | drv
el árido reciclado | la resistencia del hormigón | las bases de carretera | lrv
la construcción modular | el control de calidad en obra | la vivienda pública | skv
la soldadura láser | la resistencia de la unión | la chapa de aluminio | lrv
la computación en el borde | el diagnóstico de averías | las máquinas herramienta | dv
las redes de agua envejecidas | el control de fugas | los cascos antiguos | skv
el aprendizaje por refuerzo | la planificación de trayectorias de robots | los almacenes | dv
las cubiertas verdes | la escorrentía pluvial | las ciudades densas | rskv`),
  agriculture: readTopics(`
la fertilización orgánica | el rendimiento del tomate | los invernaderos | lrv
los servicios de maquinaria compartida | la producción de cereal | los pequeños productores | rspkv
el riego por goteo | el uso del agua en el maíz | las zonas semiáridas | lrsv
las denominaciones de origen | la renta agraria | las comarcas de montaña | rspkv
los cultivos de cobertura | la fertilidad del suelo | los olivares | lrskv
el estrés salino | la germinación del arroz | los deltas costeros | lv
el reconocimiento de imágenes | la vigilancia de plagas | los naranjales | dv
los drones | el seguimiento del trigo | las grandes llanuras | dv
los sistemas agroforestales | la biodiversidad | las zonas cafetaleras | rspkv
la gestión de purines | las pérdidas de nutrientes | las comarcas porcinas | rspkv`),
  medicine: readTopics(`
el seguimiento por móvil | la adherencia a la medicación | los centros de salud | crv
los cuidados de transición | la recuperación tras la prótesis de cadera | los servicios de traumatología | cv
el desgaste profesional de enfermería | la seguridad del paciente | los hospitales de tercer nivel | rsv
la calidad del sueño | la ansiedad | los estudiantes de medicina | rv
la atención plena | el malestar psicológico en el cáncer de mama | las unidades de oncología | crv
la reticencia a las vacunas | la cobertura vacunal infantil | los barrios urbanos | rspv
el taichí | la presión arterial en adultos mayores | los centros de día | crv
la curcumina | la respuesta inflamatoria de macrófagos | el cultivo celular | lv-
la prescripción de antibióticos | la resistencia bacteriana | la atención primaria | rspv`),
  military: readTopics(`
el mando orientado a la misión | la cooperación de las unidades | la instrucción conjunta | tsvk
la cultura de defensa | la percepción de la seguridad | las universidades civiles | spvk
el suministro de repuestos | la rapidez de reparación | las maniobras | svk
los enjambres de drones | el reconocimiento del campo de batalla | los conflictos recientes | tvkh
la realidad virtual | la instrucción táctica | la infantería | dv
la identificación por radiofrecuencia | la gestión de almacenes militares | los depósitos | dv
la logística cívico-militar | el abastecimiento de emergencia | las catástrofes naturales | spvk
el bloqueo naval | el comercio neutral | la Primera Guerra Mundial | hvkt-
la reinserción laboral de los militares | la calidad del empleo | los mercados regionales | spvk
la disuasión | la estabilidad en las crisis | las potencias nucleares | tvhk`),
  management: readTopics(`
el horario flexible | el compromiso organizativo | las empresas tecnológicas | rsvk
la venta en directo | la intención de compra | las marcas regionales | rsvk
las compras digitales | la capacidad de respuesta de la cadena de suministro | las pymes industriales | rsvkd
la evaluación del desempeño | la rotación de personal | las cadenas de restauración | rsvkd
el voluntariado corporativo | la cohesión de los equipos | las empresas de servicios | rsvk
la información no financiera | el coste del capital | las sociedades cotizadas | rspv
el servicio posventa | la satisfacción del cliente | los fabricantes de coches eléctricos | rskv
la motivación de servicio público | la implicación en el trabajo | los ayuntamientos | rspvk
las reseñas en línea | la intención de volver | los hoteles rurales | rskvd`),
  art: readTopics(`
la cerámica popular | los productos de museo | los museos locales | dhvkt
el documental urbano | la memoria local | los barrios históricos | tvhk
el collage | la ilustración de álbumes | los libros infantiles | dtvh-
la indumentaria teatral | el diseño de personajes | el teatro clásico | hdvkt
los murales comunitarios | el espacio público | los barrios periféricos | ktvdhs
la guitarra española | el estilo interpretativo | el repertorio del siglo XX | tvh
el cine de animación | la estética nacional | el cine latinoamericano | tvkhs
los parques de bolsillo | el paisaje para mayores | los barrios antiguos | dvk
la tipografía | la identidad de marca | las librerías independientes | dvhkt`),
  interdisciplinary: readTopics(`
la recomendación algorítmica | la diversidad informativa | los estudiantes universitarios | rstpvk
las plataformas de cuidados | la intención de uso | las personas mayores | rsdpvk
las zonas verdes urbanas | la salud mental | los distritos densos | rspvk
las humanidades digitales | el acceso a los archivos | los archivos municipales | dtvk
las aplicaciones de rastreo | la preocupación por la privacidad | las grandes ciudades | rstpvd
el riesgo climático | los medios de vida rurales | las zonas inundables | rspvk
la inteligencia artificial generativa | la integridad científica | los programas de posgrado | rstpv
la bicicleta compartida | la vitalidad de las calles | las estaciones de metro | rdvk
el etiquetado de carbono | el consumo responsable | los supermercados | rspvk`),
};

export const works: TitleData['works'] = {
  literature: readWorks(`
Don Quijote de la Mancha | la ironía
Cien años de soledad | el tiempo circular
La casa de Bernarda Alba | el espacio cerrado
Pedro Páramo | las voces de los muertos
Fortunata y Jacinta | la imagen de la ciudad
Rayuela | la participación del lector
La Celestina | la codicia
Campos de Castilla | el paisaje`),
  philosophy: readWorks(`
la República de Platón | el concepto de justicia
la Ética a Nicómaco de Aristóteles | la amistad
Sobre la libertad de Mill | el principio del daño
Meditaciones del Quijote de Ortega | la circunstancia
Del sentimiento trágico de la vida de Unamuno | la inmortalidad
La condición humana de Arendt | la acción
El segundo sexo de Beauvoir | la alteridad
La genealogía de la moral de Nietzsche | el resentimiento`),
  art: readWorks(`
Las meninas de Velázquez | la mirada
el Guernica de Picasso | el lenguaje del dolor
los autorretratos de Frida Kahlo | el simbolismo
El espíritu de la colmena de Erice | la infancia
los Caprichos de Goya | la sátira
la Sagrada Familia de Gaudí | la naturaleza
El amor brujo de Falla | el color orquestal
los murales de Diego Rivera | la imagen del trabajo`),
};
