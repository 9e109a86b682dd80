import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const readings = {
  'ad.world': [
    ['Contexto de difusión {de work}', 'Contexto de difusión {de object}'],
    ['Dice quién anuncia, a quién y en qué medio.'],
  ],
  'ad.client': [['Anunciantes, medios y público'], ['Dice qué busca el anunciante y a quién se dirige.']],
  'ad.market': [['Mercado y época {de object}'], ['Muestra cómo competencia y consumo los moldean.']],
  'ad.show': [
    ['{aspect} en {work}', '~Contenido {de object}'],
    ['Describe la muestra, la ordena y lee un ejemplo de cada tipo.'],
  ],
  'ad.sample': [['La muestra de anuncios'], ['Dice de cuándo, de dónde y cuántos; por completar.']],
  'ad.types': [['Tipos {de aspect}', '~Tipos {de object}'], ['Ordena por contenido y lee uno de cada clase.']],
  'ad.shift': [
    ['Cambios {de aspect} con los años', '~Cambios {de object} con los años'],
    ['Compara muestras de épocas distintas.'],
  ],
  'ad.craft': [['Recursos persuasivos {de object}'], ['Muestra con apelación, imagen y texto cómo mueven al público.']],
  'ad.appeal': [['Apelación a la emoción y a la razón'], ['Distingue las apelaciones y su mezcla.']],
  'ad.visual': [['Imagen, sonido y montaje'], ['Toma imágenes reveladoras y explica sus medios.']],
  'ad.copy': [['El lenguaje {de object}'], ['Mira palabras, frases y figuras.']],
  'ad.values': [
    ['Valores detrás {de aspect}', '~Valores detrás {de object}'],
    ['Dice qué valores se confirman, se amplían o se callan.'],
  ],
  'ad.response': [
    ['Aceptación y crítica del público'],
    ['Usa comentarios y estudios para mostrar respuestas distintas.'],
  ],
  'dance.maker': [['Coreografía y ocasión'], ['Dice quién la creó, por qué y cómo se estrenó.']],
  'dance.form': [
    ['El lenguaje coreográfico {de object}'],
    ['Muestra con movimiento, espacio y escena cómo significa el cuerpo.'],
  ],
  'dance.move': [['Movimiento y ritmo en {object}'], ['Describe pasajes clave: pasos, fuerza y ritmo.']],
  'dance.space': [['Espacio y agrupaciones en {object}'], ['Dice cómo se disponen espacio, grupos y mirada.']],
  'dance.stage': [['Música, vestuario y escena'], ['Dice cómo trabajan con el movimiento.']],
  'dance.theme': [
    ['{aspect} en {work}', '~El tema {de object} en movimiento'],
    ['Muestra cómo los pasajes llevan el asunto.'],
  ],
  'sculpt.form': [['El lenguaje escultórico {de object}'], ['Parte de rodear la obra: postura, material y luz.']],
  'sculpt.body': [['Postura y volumen {de object}'], ['Analiza movimiento, proporción y dominio del espacio.']],
  'sculpt.stone': [['Material y talla {de object}'], ['Dice cómo material y herramienta hacen la superficie.']],
  'sculpt.light': [['Luz y puntos de vista {de object}'], ['Dice cómo el lugar y la mirada cambian lo visto.']],
  'game.maker': [['Desarrolladores y género'], ['Dice quién lo hizo y qué convenciones retoma.']],
  'game.rules': [['Reglas y juego en {object}'], ['Muestra cómo las reglas guían al jugador y significan.']],
  'game.play': [['Ciclo de juego y recompensa en {object}'], ['Describe lo que se repite, el premio y la dificultad.']],
  'game.choice': [
    ['Decisiones del jugador y consecuencias'],
    ['Toma decisiones clave y cómo se muestran sus efectos.'],
  ],
  'game.story': [['Relato y mundo {de object}'], ['Dice cómo mundo, personajes y misiones cuentan.']],
  'game.world': [['Mundo y espacio {de object}'], ['Muestra cómo los lugares transmiten el mundo.']],
  'game.person': [['Personajes y diálogo en {object}'], ['Lee relaciones y diálogos según el asunto.']],
  'game.players': [['Cómo lo interpretan los jugadores'], ['Compara jugadores y crítica.']],
  'verse.poet': [
    ['La situación del poeta y {aspect}', 'La situación del poeta'],
    ['Toma de la vida solo lo que atañe a los poemas.'],
  ],
  'verse.show': [
    ['{aspect} en los versos {de work}', '~Sentimiento y voz en {object}'],
    ['Halla los poemas y versos donde el asunto es más denso.'],
  ],
  'verse.lines': [
    ['Versos clave sobre {aspect}', '~Versos clave {de object}'],
    ['Lee versos elegidos palabra por palabra y justifica la elección.'],
  ],
  'verse.turn': [
    ['Trayectoria {de aspect} en el poema', '~Trayectoria del sentimiento'],
    ['Sigue cómo crece, gira y termina.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
