import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { wordSet } from '../latin/locks.ts';
import { aspectNouns, settings } from './lexicon.ts';
import { bare, headOf, isName, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { takeContexts, takeOwner } from './take-contexts.ts';
import { nounOfTask } from './tasks.ts';

/** Nouns that ask the same of any matter, whatever joins it to them. */
const asking = wordSet(`
situación panorama problemática debate debates polémica polémicas controversia controversias claves mitos realidades presente futuro pasado tendencias perspectivas enfoques cuestiones dilemas retos desafíos problemas soluciones avances retrocesos
innovaciones dificultades obstáculos barreras limitaciones logros fortalezas debilidades oportunidades amenazas riesgos aspectos dimensión dimensiones consideraciones conceptualización indicadores abordaje secuelas ventajas desventajas beneficios
conceptos reto desafío inconvenientes perjuicios raíces bases tipología cambios transformaciones costo coste representaciones posturas posiciones teorías evidencias mecanismos instrumentos criterios
`);
/** What is done about a matter: it goes with "contra", "ante" and "sobre", with "de" it may be a name. */
const answering = wordSet(`
medidas estrategias propuesta propuestas alternativas acciones iniciativas políticas política respuesta respuestas lucha plan planes programa programas protocolo protocolos guía guías campaña campañas lineamientos recomendaciones normativa legislación regulación
protección discurso discursos opinión visión visiones mirada miradas actuación intervención intervenciones prevención movilización jurisprudencia modelo modelos vías herramientas recursos mecanismos tratamiento cooperación experiencias prácticas cuidados
`);
/** Nouns that ask only with what says of which kind: a legal framework is no frame. */
const ofKind =
  /^(?:estado (?:actual|general)|(?:marco|régimen|tratamiento|regulación|protección|ordenamiento|estatuto|naturaleza|fundamento) (?:jurídic|legal|normativ|regulatori|penal|constitucional|conceptual|teóric|institucional|sancionador|fiscal|laboral|mediátic|periodístic|informativ)\p{L}*|intervención (?:social|educativa|psicológica|psicosocial|socioeducativa|pedagógica|temprana)|buenas prácticas|modelos? (?:teóric|explicativ|conceptual)\p{L}*|opinión pública|visión (?:global|general|actual|histórica)|líneas? de investigación|estado de la cuestión|estado del arte)(?!\p{L})/iu;
const measured =
  /^(?:indicadores|criterios|teorías|conceptos|evidencias|instrumentos|mecanismos|bases|cambios|representaciones|raíces|transformaciones|costo|coste)$/u;
/** Names given to any matter that add nothing to it. */
const labels = /^(?:fenómeno|cuestión|problema|tema|asunto|caso)(?!\p{L})/iu;

/** A deed that belongs to the measure and not to its matter: «estrategias de prevención del acoso». */
const bound =
  'la cuestión|l arte|la literatura|prevención|mejora|mejoras|intervención|actuación|afrontamiento|abordaje|promoción|reducción|sensibilización|concienciación|control|erradicación|fomento|lucha|futuro|investigación|género|política|política pública|acción|solución|atención|apoyo|detección|regulación|reforma|cooperación';
const small =
  '(?:del?|en|y|e|o|al?|la|el|las|los|ante|sobre|contra|para|por|con|entre|frente|hacia|que|como|desde|según|tras|durante|sin|acerca|respecto|alrededor|su|sus|cómo|mediante)';
const word = `(?!${small}(?!\\p{L}))\\p{L}+`;
const leading =
  '(?:(?:el|la|los|las|un|una|unos|unas|algunos|algunas)\\s+)?(?:(?:principales|nuevos|nuevas|nuevo|nueva|grandes|actuales|posibles|diversos|diversas|distintas|distintos|diferentes|otros|otras|múltiples)\\s+)?';
const item = `${leading}${word}(?:\\s+${word}){0,2}(?:\\s+de(?: )?(?:${bound})(?!\\p{L})(?:\\s+${word})?)?`;
const onto =
  'de la|de los|de las|del|de|sobre|acerca del|acerca de|en torno al|en torno a|alrededor del|alrededor de|respecto al|respecto a|en relación con|ante|frente al|frente a|contra|hacia|en';
const headed = new RegExp(
  `^(?<head>${item}(?:(?:\\s*,\\s*|\\s+[ye]\\s+)${item}){0,3}?)\\s+(?<joint>${onto})\\s+(?<matter>.+)$`,
  'iu',
);
const strip = new RegExp(`^${leading}`, 'iu');

const partsOf = (head: string): string[] => head.split(/\s*,\s*|\s+[ye]\s+/u).map((part) => part.replace(strip, ''));

/** What has a place in its name but is a matter: «la educación superior», «la economía circular». */
const topical =
  /^(?:educación|economía|redes|agricultura|ganadería|enfermería|medicina|atención|derecho|gobierno|administración)(?!\p{L})/iu;

/** Where or when, and no matter of its own. */
function saysWhere(matter: string, reader: Reader): boolean {
  const text = reader.open(matter);
  const plain = withoutArticle(text);
  return (
    isPeople(text) ||
    namesPlace(text) ||
    isName(plain) ||
    (settings.has(headOf(text)) && !(topical.test(plain) && /\s/u.test(plain))) ||
    /^(?:siglos?|época|era|años|décadas?|tiempos|per[ií]odo|pandemia|edad|actualidad|antigüedad|posguerra)(?!\p{L})/iu.test(
      plain,
    )
  );
}

/** The last letters of "del" hold the article of what follows. */
const isDefinite = (joint: string, matter: string): boolean =>
  /(?:la|los|las|del|al)$/iu.test(joint) || /^(?:el|la|los|las)\s/iu.test(matter);

/** «Situación actual y perspectivas de X», «Debate en torno a X», «Problemas y soluciones en X», «Medidas contra X». */
export function readAsking(text: string, reader: Reader): Core | null {
  const { head, joint, matter } = headed.exec(text)?.groups ?? {};
  if (!head || !joint || !matter) return null;
  const parts = partsOf(head);
  const isOf = /^de/iu.test(joint);
  const isIn = /^en$/iu.test(joint);
  const isBound = / de(?: |l )/iu.test(head);
  const first = parts[0] ?? '';
  const settled = (aspect: string | null, more: Partial<Core> = {}): Core => {
    const taken = takeContexts(matter, reader);
    return coreOf(withoutArticle(taken.rest), aspect, { contexts: taken.contexts, sure: 0.85, ...more });
  };
  const plain = head.replace(/^(?:el|la|los|las|un|una)\s+/iu, '');
  if (parts.length === 1 && labels.test(first)) {
    // «El problema del mal», «la cuestión de Palestina» are names.
    const isNamed =
      (reader.field === 'philosophy' && /^problema/iu.test(first)) ||
      isName(withoutArticle(matter)) ||
      !isOf ||
      !isDefinite(joint, matter);
    return isNamed || /^caso/iu.test(first) ? null : settled(null, { sure: 0.75 });
  }
  if (parts.length === 1 && /^historia(?:\s+\p{L}+)?$/iu.test(first))
    return isOf && isDefinite(joint, matter) && !namesPlace(reader.open(matter.replace(/\sen\s.*$/u, '')))
      ? settled(plain, { signs: ['history'] })
      : null;
  const isAsking = (part: string): boolean => {
    const noun = bare(part.split(' ')[0] ?? '');
    if (/^(?:bases|raíces|costo|coste)$/u.test(noun) && !/^\p{L}+\s\p{L}+(?:al|ales|ic[oa]s?)$/u.test(part))
      return false;
    // «Indicadores de gestión» are a thing; those of the unemployment ask about it.
    if (isOf && measured.test(noun)) return isDefinite(joint, matter);
    if (ofKind.test(part) || asking.has(noun)) return true;
    if (answering.has(noun)) return isOf ? isBound : !isIn || isBound;
    return isOf || isIn ? parts.length > 1 && aspectNouns.has(noun) : aspectNouns.has(noun);
  };
  // «Dimensión social y económica»: a second adjective asks nothing of its own.
  const isAdded = (part: string, at: number): boolean =>
    at > 0 && /^\p{L}+(?:al|ales|ic[oa]s?|iv[oa]s?|ari[oa]s?)$/iu.test(part);
  if (!parts.every((part, at) => isAsking(part) || isAdded(part, at)) || (isIn && saysWhere(matter, reader)))
    return null;
  // «Los beneficios de X para la salud» act on something.
  if (
    isOf &&
    parts.length === 1 &&
    /^(?:beneficios|ventajas|desventajas|riesgos|utilidad)/iu.test(first) &&
    /\s(?:para|sobre)\s/iu.test(matter)
  )
    return null;
  // «Actividad frente a», «límites frente a» weigh two things against each other in law.
  if (/^frente/iu.test(joint) && reader.field === 'law' && /^(?:límites|derechos?|libertad)/iu.test(first)) return null;
  return settled(plain, { signs: /estado (?:de la cuestión|del arte)|investigaci/iu.test(head) ? ['review'] : [] });
}

const doing = wordSet(`
medidas estrategias propuesta propuestas alternativas acciones iniciativas plan planes programa programas protocolo guía lineamientos recomendaciones vías soluciones claves políticas actividades pautas orientaciones mecanismos consejos retos criterios modelo
`);
const purposed = new RegExp(
  `^(?<head>${item}(?:(?:\\s*,\\s*|\\s+[ye]\\s+)${item})?)\\s+para\\s+(?:la\\s+)?(?<deed>\\p{L}+(?:ar|er|ir)(?:\\s+[ye]\\s+\\p{L}+(?:ar|er|ir))?)\\s+(?<matter>(?!mejor(?!\\p{L})|más\\s|con\\s|sin\\s|en\\s|que\\s|como\\s|a\\s).+)$`,
  'iu',
);

/** «Estrategias para reducir X»: what is done about X is asked, whichever way it is done. */
export function readPurposed(text: string, reader: Reader): Core | null {
  const { head, deed, matter } = purposed.exec(text)?.groups ?? {};
  if (!head || !deed || !matter) return null;
  if (!partsOf(head).every((part) => doing.has(bare(part.split(' ')[0] ?? '')))) return null;
  const taken = takeOwner(takeContexts(matter, reader), reader);
  return coreOf(withoutArticle(taken.rest), head.replace(/^(?:el|la|los|las|un|una|unas|algunas)\s+/iu, ''), {
    contexts: taken.contexts,
    ...{ signs: ['remedy'], sure: 0.85 },
  });
}

/** Who answers: «el papel del Estado frente a X», «la respuesta de la Unión Europea ante X». */
const answered =
  /^(?:(?:el|la|los|las)\s+)?(?<what>(?:papel|rol|función|respuestas?|actuación|responsabilidad|postura|posición|actitud|reacción)(?:\s+\p{L}+(?:al|ica|ico|iva|ivo))?\s+(?:de la|de los|de las|del|de)\s+(?:(?!\s(?:ante|frente|contra|en)\s).)+?)\s+(?:ante|frente al?|contra)\s+(?<matter>.+)$/iu;

const answerer =
  /^(?:el|la)\s+(?<who>(?:derecho|educación|escuela|familia|estado|sociedad|universidad|iglesia|justicia|ciencia|medicina|enfermería|empresa|administración|policía|comunidad)(?:\s+(?:\p{Lu}\p{L}+|\p{L}+(?:al|ica|ico|ano|ana|español|española|pública|privada)))?)\s+(?:ante|frente al?)\s+(?<matter>.+)$/iu;

/** «Respuesta de dos variedades frente a la sequía»: what is tried answers to nobody. */
const tried: ReadonlySet<Reader['field']> = new Set(['agriculture', 'science', 'engineering']);

export function readAnswered(text: string, reader: Reader): Core | null {
  const isTried =
    tried.has(reader.field) &&
    /^(?:la\s+)?(?:respuestas?|reacción|función|actitud)\s+(?!\S*\s*(?:de la|del|de los|de las)\s+(?:estado|gobierno|sociedad|administraci|unión|comunidad|industria|sector|empresas?|instituci|ayuntamiento))/iu.test(
      text,
    );
  if (isTried) return null;
  const answering = answerer.exec(text)?.groups;
  const who = answering?.who;
  const { what, matter } = who
    ? {
        what: `respuesta ${/(?:o|ado)$/iu.test(who.split(' ')[0] ?? '') ? 'del' : 'de la'} ${who}`,
        matter: answering.matter,
      }
    : (answered.exec(text)?.groups ?? {});
  if (!what || !matter) return null;
  const taken = takeContexts(matter, reader);
  return coreOf(withoutArticle(taken.rest), what, { contexts: taken.contexts, signs: ['remedy'], sure: 0.8 });
}

const row = new RegExp(
  `^(?:(?:análisis|estudio|diagnóstico|revisión|evaluación|descripción)\\s+(?:de la|de los|de las|del|de)\\s+)?(?<items>${item}(?:(?:\\s*,\\s*|\\s+[ye]\\s+)${item}){1,3})$`,
  'iu',
);

/** «análisis de la situación y propuestas de intervención»: a row of what is asked, and no matter of its own. */
export function asksOnly(sub: string): boolean {
  const items = row.exec(sub)?.groups?.items;
  return (
    items !== undefined &&
    partsOf(items).every((part) => {
      const noun = bare(part.split(' ')[0] ?? '');
      return asking.has(noun) || answering.has(noun) || aspectNouns.has(noun);
    })
  );
}

const needed =
  /^(?:(?:el|la)\s+)?(?<what>necesidad|importancia|urgencia|conveniencia|posibilidad|dificultad)\s+de\s+(?<deed>\p{L}+(?:ar|er|ir))\s+(?<matter>(?:el|la|los|las)\s.+)$/iu;

/** «La necesidad de regular X»: the deed goes by its noun. */
export function readNeeded(text: string, reader: Reader): Core | null {
  const { what, deed, matter } = needed.exec(text)?.groups ?? {};
  const noun = nounOfTask(deed ?? '');
  if (!what || !noun || !matter) return null;
  const taken = takeContexts(matter, reader);
  return coreOf(withoutArticle(taken.rest), `${what} de ${noun}`, {
    contexts: taken.contexts,
    signs: ['argument'],
    sure: 0.8,
  });
}
