import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const textInterpretation = {
  'text.world': [
    ['El mundo {de work}', '~El contexto {de object}'],
    ['Devuelve la obra a su tiempo, su género y su primera recepción.'],
  ],
  'text.author': [
    ['La situación del autor y {aspect}', 'Situación y propósito del autor'],
    ['Toma de la vida y las declaraciones solo lo que atañe a la pregunta.'],
  ],
  'text.genre': [['Género y tradición {de object}'], ['Señala qué convenciones sigue la obra y cuáles rompe.']],
  'text.figures': [
    ['{aspect} en las escenas y figuras {de work}', '~Figuras y escenas {de object}'],
    ['Localiza y ordena los pasajes y figuras en que el asunto es más denso.'],
  ],
  'text.scene': [
    ['Pasajes clave sobre {aspect}', '~Pasajes clave {de object}'],
    ['Lee de cerca tres o cuatro pasajes y justifica su elección.'],
  ],
  'text.bonds': [
    ['Las relaciones entre los personajes'],
    ['Sigue cercanía, conflicto y cambio en lo que dicen y hacen.'],
  ],
  'text.stage': [
    ['Diálogo, monólogo y acción escénica'],
    ['Dice cómo hablan los personajes y cómo avanza el conflicto.'],
  ],
  'text.person': [
    ['Los personajes ante {aspect}', 'Lo que dicen y hacen los personajes'],
    ['Observa habla, acción y pensamiento de los personajes.'],
  ],
  'text.change': [
    ['Trayectoria {de aspect} a lo largo de la obra', 'El cambio a lo largo de la trama'],
    ['Sigue el cambio por la trama y halla su punto de giro.'],
  ],
  'text.craft': [['Recursos formales {de object}'], ['Muestra con lectura atenta cómo la forma crea sentido.']],
  'text.voice': [['Punto de vista y voz narrativa'], ['Distingue quién ve y quién habla y cómo guía al lector.']],
  'text.image': [['Imágenes y símbolos {de object}'], ['Sigue una imagen por sus lugares y sus cambios de sentido.']],
  'text.language': [['Lenguaje y ritmo {de object}'], ['Busca el origen del efecto en palabra, frase y ritmo.']],
  'text.meaning': [
    ['El sentido {de aspect} en {work}', '~El sentido {de object}'],
    ['Asciende de la forma al sentido y responde a otras lecturas.'],
  ],
  'text.theme': [['{object} a la luz {de theory}'], ['Propone una lectura desde {theory} y la somete al texto.']],
  'text.culture': [
    ['{aspect} y las ideas de la época', '~{object} y las ideas de su época'],
    ['Coteja la obra con las ideas de su tiempo: lo que comparte y lo que discute.'],
  ],
  'text.echo': [
    ['Recepción y relecturas {de object}'],
    ['Compara lectores de distintas épocas y explica la diferencia.'],
  ],
  'verse.form': [
    ['Forma y métrica {de object}'],
    ['Describe estrofa, metro y rima y los une al movimiento del sentimiento.'],
  ],
  'verse.image': [['Las imágenes {de object}'], ['Agrupa las imágenes y muestra cómo crean un ambiente.']],
  'verse.feeling': [['La voz lírica {de object}'], ['Lee poemas escogidos: escena, pensamiento y emoción.']],
  'music.form': [['Forma y estructura {de object}'], ['Divide la pieza y anota temas, tonalidades y proporciones.']],
  'music.melody': [['Melodía y armonía {de object}'], ['Analiza línea, armonía y ritmo con ejemplos de partitura.']],
  'music.feeling': [['Carácter y expresión {de object}'], ['Indica con qué medios la música evoca su carácter.']],
  'music.analysis': [['Análisis musical {de object}'], ['Va de la estructura a la melodía, la armonía y la textura.']],
  'music.performance': [
    ['Interpretación {de object}'],
    ['Trata dificultades técnicas y expresión y compara versiones.'],
  ],
  'music.technique': [
    ['Dificultades técnicas {de object}'],
    ['Enumera los pasajes difíciles y los pasos para estudiarlos.'],
  ],
  'music.expression': [['Dinámica, tempo y timbre'], ['Justifica el tratamiento de cada sección.']],
  'music.version': [['Versiones {de object} comparadas'], ['Coteja dos o tres versiones y valora sus decisiones.']],
  'film.image': [['El lenguaje visual {de object}'], ['Muestra cómo encuadre, luz, cámara y montaje crean sentido.']],
  'film.frame': [['Encuadre, luz y color {de object}'], ['Explica la composición de planos reveladores.']],
  'film.camera': [['Movimientos de cámara y montaje'], ['Analiza una o dos escenas plano a plano.']],
  'film.sound': [['Sonido y música como narradores'], ['Explica cómo diálogo, ruido y música se unen a la imagen.']],
  'film.story': [['Relato y personajes {de object}'], ['Describe estructura, punto de vista y relaciones.']],
  'film.plot': [['Estructura narrativa, tiempo y espacio'], ['Traza las líneas del relato y su reordenación.']],
  'film.person': [
    ['Construcción de los personajes {de object}'],
    ['Lee a los personajes por acción, actuación y puesta en escena.'],
  ],
  'picture.form': [['El lenguaje formal {de object}'], ['Parte de la mirada: composición, dibujo, factura y color.']],
  'picture.layout': [['Composición y espacio {de object}'], ['Analiza punto de vista, pesos y profundidad.']],
  'picture.stroke': [['Factura, material y técnica {de object}'], ['Explica cómo medio y técnica producen el efecto.']],
  'picture.colour': [['Color y luz {de object}'], ['Analiza las relaciones de tono y su ánimo.']],
  'picture.subject': [['Tema e iconografía {de object}'], ['Identifica tema y símbolos y rastrea su origen.']],
  'picture.symbol': [['Motivos y símbolos {de object}'], ['Da su sentido común y su uso particular aquí.']],
  'picture.model': [
    ['Modelos y tradición pictórica'],
    ['Compara obras anteriores del mismo tema: lo conservado y lo cambiado.'],
  ],
  'translation.source': [
    ['{object}: rasgos textuales y dificultades'],
    ['Describe función, lectores y lengua del original y enumera dificultades.'],
  ],
  'translation.type': [
    ['Tipo textual y función {de object}'],
    ['Indica a quién se dirige el texto y qué debe lograr.'],
  ],
  'translation.hard': [
    ['Dificultades de traducir {object}'],
    ['Enumera dificultades léxicas, sintácticas y culturales con ejemplos.'],
  ],
  'translation.lens': [
    ['Exigencias {de theory} al traducir {object}', '~Fundamentos para traducir {object}'],
    ['Resume la teoría y las reglas de traducción que se siguen.'],
  ],
  'translation.rule': [['Reglas de traducción y su orden'], ['Indica qué regla cede cuando dos chocan.']],
  'translation.aim': [
    ['Finalidad y lectores de la traducción'],
    ['Fija el uso de la traducción y lo que esperan los lectores.'],
  ],
  'translation.ways': [
    ['Estrategias para traducir {object}'],
    ['Recorre palabra, frase y cultura con ejemplos comparados.'],
  ],
  'translation.word': [['El léxico: términos y nombres'], ['Valora versiones literales, libres y anotadas.']],
  'translation.sentence': [['La frase: división y reordenación'], ['Trata frases largas, sueltas y pasivas.']],
  'translation.culture': [
    ['La cultura: compensación y sustitución'],
    ['Muestra el trato de las voces culturales y su precio.'],
  ],
  'translation.check': [['Valoración de las traducciones {de object}'], ['Juzga exactitud, legibilidad y función.']],
  'translation.reader': [
    ['La respuesta de los lectores'],
    ['Indica cómo se comprueba la comprensión y la aceptación.'],
  ],
  'translation.fault': [['Errores frecuentes y su corrección'], ['Clasifica los errores y corrige cada ejemplo.']],
  'speech.corpus': [['Corpus y anotación {de object}'], ['Describe origen, tamaño, transcripción y anotación.']],
  'speech.source': [
    ['Fuentes y selección del corpus'],
    ['Explica la selección de hablantes o textos; cifras por completar.'],
  ],
  'speech.label': [['Sistema de anotación y unidades'], ['Da los niveles de anotación y sus criterios.']],
  'speech.features': [
    ['Rasgos lingüísticos {de object}'],
    ['Describe por niveles, cada rasgo con ejemplos y frecuencias.'],
  ],
  'speech.sound': [['Sonidos y entonación {de object}'], ['Describe los sonidos y sus correspondencias.']],
  'speech.word': [['Léxico y formación de palabras {de object}'], ['Agrupa elecciones léxicas y modos de formación.']],
  'speech.sentence': [
    ['Construcciones y discurso {de object}'],
    ['Describe construcciones usuales y medios de cohesión.'],
  ],
  'speech.rhetoric': [['Recursos retóricos {de object}'], ['Agrupa los recursos y las ocasiones en que aparecen.']],
  'speech.cause': [['Funciones y origen de estos rasgos'], ['Explica los rasgos por propósito, hablantes y sociedad.']],
  'speech.purpose': [['Funciones comunicativas {de object}'], ['Indica a qué propósitos sirven los rasgos.']],
  'speech.society': [['Hablantes y factores sociales'], ['Compara hablantes y explica sus diferencias.']],
  'text.pick': [['Elección de los ejemplos'], ['Indica qué lugares se toman y por qué.']],
  'text.read': [['Lectura atenta de los ejemplos'], ['Lee cada uno y los compara.']],
  'film.maker': [['El director y su trayectoria'], ['Toma solo lo que atañe a la pregunta.']],
  'music.maker': [['El compositor y la ocasión'], ['Indica cuándo, por qué y en qué estilo se compuso.']],
  'picture.maker': [['Autor y comitente'], ['Indica quién la hizo, para quién y dónde estaba.']],
  'picture.part': [['Detalles clave {de object}'], ['Toma detalles reveladores y su papel en el conjunto.']],
  'speech.usage': [['Contextos de uso {de object}'], ['Indica en qué ocasiones, a quién y con qué intención.']],
} as const satisfies Partial<Phrases<Move>>;
