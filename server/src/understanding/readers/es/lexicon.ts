import { anyOf, wordSet } from '../latin/locks.ts';

export const people = wordSet(`
adolescentes jóvenes niños niñas hijos hijas abuelos nietos infantes menores adultos ancianos mayores mujeres mujer hombres madres padres familias hogares estudiantes alumnos alumnado alumnas universitarios docentes profesores profesorado maestros
trabajadores empleados obreros enfermeros enfermeras médicos personal pacientes usuarios consumidores clientes ciudadanos ciudadanía votantes migrantes inmigrantes refugiados agricultores productores ganaderos pescadores campesinos
soldados militares veteranos deportistas atletas turistas visitantes emprendedores empresarios directivos gerentes conductores reclusos internos víctimas cuidadores residentes habitantes pobladores lectores espectadores infancia
escolares preescolares bachilleres jubilados gestantes embarazadas recién-nacidos neonatos puérperas operarios choferes taxistas repartidores internautas aprendices
vacas bovinos ganado cerdos porcinos ovinos caprinos pollos gallinas aves peces abejas perros gatos ratas ratones
`);

export const settings = wordSet(`
aula aulas escuela escuelas colegio colegios instituto institutos universidad universidades hospital hospitales clínica clínicas centro centros uci empresa empresas pyme pymes mipymes microempresas banco bancos sector industria
industrias fábrica fábricas planta plantas hotel hoteles restaurante restaurantes tienda tiendas ferretería supermercado supermercados mercado mercados economía país países ciudad ciudades pueblo pueblos municipio municipios barrio barrios
comunidad comunidades región regiones provincia provincias distrito zona zonas área áreas campus oficina oficinas granja granjas finca fincas hatos invernadero invernaderos cultivo cultivos suelo suelos bosque bosques río ríos lago lagos mar
costa playas playa cuenca agua aguas edificio edificios vivienda viviendas biblioteca bibliotecas museo museos cárcel cárceles tribunal tribunales organización organizaciones ong gobierno administración ejército fuerzas
educación primaria secundaria infantil bachillerato preescolar enfermería medicina urgencias atención internet redes plataformas medios entorno entornos ámbito construcción obras proyectos agricultura ganadería acuicultura
siglo sociedad mundo frontera puertos puerto aeropuerto carreteras cafetería sierra selva valle isla islas
`);

export const works = wordSet(`
novela novelas poema poemas poesía obra obras cuento cuentos relato relatos teatro drama película películas cine cuadro cuadros pintura pinturas canciones serie series ensayo ensayos crónica crónicas cartas diario narrativa
artículos columnas sonetos versos guion guiones comedias comedia tragedia tragedias entremeses fábulas romances leyendas memorias novelística cuentística poemario poemarios ensayística cortometrajes documental documentales viñetas carteles lienzos acuarelas óleos telenovelas telenovela corridos boleros tangos zarzuela zarzuelas videojuegos
fotografía danza escultura grabado cerámica dibujos filmografía cinematografía muralismo
prensa cómic cómics letra letras ópera murales mural fotografías publicidad anuncios discursos literatura arquitectura esculturas grabados retratos
`);

export const rules = wordSet(`
ley leyes código constitución tratado convenio convención reglamento directiva estatuto decreto norma normativa derecho jurisprudencia carta protocolo acuerdo reforma política plan rgpd
`);

export const spans = wordSet(`
siglo siglos época era período periodo guerra guerras pandemia dictadura transición revolución crisis década años dinastía edad renacimiento confinamiento posguerra virreinato colonia república ilustración barroco restauración
`);

/** Nouns that ask something of what follows "de", and stand as an aspect alone. */
export const aspectNouns = wordSet(`
aceptación alcance alternativas amenazas análisis antecedentes aplicación aplicaciones aportes aprovechamiento aspectos avances barreras beneficios calidad características caracterización causas clasificación comparación competitividad
composición concepto concepción condiciones consecuencias constitucionalidad construcción contribución control costes costos crítica cuestiones debate debates definición demanda desafíos desarrollo desventajas determinación determinantes detección
diagnóstico dificultades dilemas dimensionamiento dimensiones dinámica discurso diseño distribución efectividad efecto efectos eficacia eficiencia elaboración enfoques enseñanza errores estado estimación estrategias estructura estudio ética
evaluación evidencia evolución experiencia experiencias extracción factores fases formación fracaso funciones función fundamentos futuro gestión historia identificación impacto impactos implantación implementación implicaciones importancia incidencia
influencia inseguridad instrumentos integración interpretación intervención intervenciones justificación lecciones legado legalidad legitimidad libertad limitaciones límites manejo manifestaciones mecanismos medición medidas mejora métodos mitos modelado
modelo motivos naturaleza necesidad niveles nivel obstáculos obtención oportunidades optimización orígenes origen papel patrones percepción percepciones perspectiva perspectivas planificación política políticas posibilidades potencial prácticas prevalencia prevención principios
problemas problemática proceso procesos producción pronóstico propiedades propuesta propuestas prospectiva protección razones recepción recomendaciones reforma regulación relación rendimiento repercusiones representación requisitos respuesta respuestas responsabilidad
resultados retos retrospectiva revisión riesgos riesgo rol seguridad sentido significado simulación síntesis sintomatología situación simbolismo soluciones sostenibilidad tendencias tipos trascendencia tratamiento usos uso validación validez valor valoración variables ventajas viabilidad vigencia vulnerabilidad
actitudes conocimientos expectativas características presencia impugnación medición criterios efectos responsabilidad libertades contexto inconvenientes reto desafío conveniencia utilidad realidades panorama problemática claves conceptualización perjuicios
`);

/** Bound terms with "y", "en" or "de" inside that stand for one thing. */
const terms = `
calidad de vida|calidad del agua|calidad del aire|calidad del servicio|calidad educativa|costo de vida|coste de vida|estado de derecho|libertad de expresión|libertad de prensa|derecho al olvido|derecho a la salud|derecho a la educación
derecho a la vivienda|investigación y desarrollo|oferta y demanda|pequeñas y medianas empresas|micro y pequeñas empresas|salud y seguridad|seguridad y salud en el trabajo|seguridad y salud ocupacional|agua y saneamiento|ciencia y tecnología|internet de las cosas
trabajo en equipo|en voz alta|en línea|el salvador|la habana|modelo de negocio|modelos de negocio|nueva york|costa rica|puerto rico|estados unidos|reino unido|unión europea|países bajos|arabia saudita|américa latina|américa del sur|a distancia|educación a distancia|protección de datos|seguridad social|puesta en marcha|puesta en escena|toma de decisiones|guerra y paz|usos y costumbres|ciudad de méxico|castilla y león|castilla-la mancha|trinidad y tobago|antigua y barbuda|latinoamérica y el caribe|américa latina y el caribe
educación física|don quijote de la mancha|cien años de soledad|la casa de bernarda alba|bodas de sangre|la casa de los espíritus|pedro páramo|la celestina|lazarillo de tormes|la vida es sueño|el laberinto de la soledad|crónica de una muerte anunciada|como agua para chocolate
el amor en los tiempos del cólera|la ciudad y los perros|muerte de dios|arte de la guerra|código civil|código penal|acuerdo de paz|síndrome de burnout|estado de alarma|estado de excepción|guerra civil española|guerra civil|guerra fría|segunda guerra mundial|primera guerra mundial
ortega y gasset|ramón y cajal|menéndez y pelayo|pi y margall|violencia en el noviazgo|acoso en el trabajo|consentimiento informado en|compra y venta|comida y bebida|blanco y negro|debe y haber|pros y contras|luces y sombras|medio ambiente|aprendizaje basado en proyectos|aprendizaje basado en problemas|aprendizaje basado en juegos|medicina basada en la evidencia
`;

export const lockedTerms = anyOf(terms);
export const quoted = /“[^“”]{1,120}”|"[^"]{1,120}"|«[^«»]{1,120}»|(?<![\p{L}\p{N}])‘[^‘’]{2,100}’(?!\p{L})/gu;

export const placeWords = wordSet(`
afganistán áfrica alemania américa andalucía andes antofagasta aragón arequipa argelia argentina asia asturias asunción atacama atenas australia austria ayacucho barcelona barranquilla berlín bilbao bogotá bolivia brasil bruselas buenos-aires cádiz cajamarca
cali canadá canarias cantabria caracas caribe cartagena castilla cataluña centroamérica chiapas chile china chihuahua ciudad colombia córdoba corea costa-rica cuba cuenca cusco cuzco ecuador egipto españa estados-unidos europa extremadura filipinas florencia
francia galicia granada grecia guadalajara guanajuato guatemala guayaquil habana hidalgo honduras hungría iberoamérica india inglaterra irak irán irlanda israel italia jalisco japón kenia latinoamérica león lima lisboa londres loja madrid málaga marruecos
medellín mediterráneo méxico michoacán moscú montevideo monterrey murcia navarra nicaragua nigeria noruega nueva-york oaxaca países-bajos países-vascos palestina panamá paraguay parís patagonia perú piura polonia portugal potosí puebla puno querétaro quito rioja roma
rosario rusia salamanca santander santiago sevilla siria sinaloa sonora sudamérica suecia suiza sudáfrica tabasco tenerife toledo trujillo túnez turquía ucrania uruguay valencia valladolid venezuela veracruz vietnam yucatán zacatecas zaragoza ue eeuu unión
amazonia amazonía galápagos orinoquía euskadi vigo alicante almería mendoza tucumán salta neuquén manabí esmeraldas azuay chimborazo junín huancayo tacna iquitos loreto ancash
`);

export const persons = wordSet(`
aristóteles platón sócrates epicuro séneca agustín aquino maquiavelo leibniz bentham mill husserl russell popper kuhn turing searle chomsky singer nozick butler beauvoir camus adorno benjamin marcuse gramsci levinas lévinas derrida deleuze bauman han freire dewey kant hegel nietzsche marx sartre foucault heidegger descartes hume rousseau hobbes locke ortega unamuno dussel zambrano spinoza arendt habermas rawls wittgenstein kierkegaard schopenhauer voltaire
cervantes lorca borges cortázar neruda mistral vallejo rulfo fuentes paz bécquer galdós machado góngora quevedo lope calderón alas clarín rosalía garcía márquez vargas llosa bolaño sabato allende poniatowska
gaudí picasso dalí velázquez goya miró kahlo rivera orozco siqueiros botero tamayo sorolla almodóvar buñuel greco murillo zurbarán oteiza chillida
bolívar napoleón franco perón pinochet castro guevara zapata villa juárez hidalgo morelos cortés pizarro colón hitler stalin churchill gandhi darwin freud einstein newton
`);
