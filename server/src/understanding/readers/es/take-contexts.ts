import type { Context, ContextKind } from '../../title-reading.ts';
import type { Reader } from '../latin/core.ts';
import { bareYears } from '../latin/times.ts';
import { persons, rules, settings, spans, works } from './lexicon.ts';
import { bare, coreWords, headOf, isName, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';

const texts = new Set(['literature', 'art', 'philosophy']);
const opening =
  /^(?:en|entre|durante|tras|desde|bajo|según|mediante|usando|utilizando|para|con|ante|sobre|hacia|dentro|hasta|por)$/iu;
const longOpenings: readonly [RegExp, ContextKind | null][] = [
  [
    /\s+(?:a través de|por medio de|con base en|basad[oa]s? en|a partir de|con el uso de|haciendo uso de)\s+(.+)$/iu,
    'means',
  ],
  [/\s+(?:en el marco de|a la luz de|en virtud de|al amparo de|conforme a)l?\s+(.+)$/iu, 'policy'],
  [/\s+(?:después de|antes de|a partir de|a lo largo de)l?\s+(.+)$/iu, 'time'],
];

/** Books whose names hold a time, a place or a rule. */
const wellKnown =
  /^(?:cien años de soledad|la casa de bernarda alba|la casa de los espíritus|el amor en los tiempos del cólera|la ciudad y los perros|crónica de una muerte anunciada|como agua para chocolate|el laberinto de la soledad|bodas de sangre|la vida es sueño|guerra y paz)$|^(?:la |el )?(?:Ética a Nicómaco|República de Platón|Crítica de la razón \p{L}+|Fenomenología del espíritu|Política de Aristóteles|Ser y tiempo)/iu;

const many =
  /^(?:escuelas|colegios|institutos|liceos|hospitales|centros|universidades|empresas|pymes|bancos|hogares|familias|museos|bibliotecas|fábricas|prisiones|cárceles|aulas|granjas)(?!\p{L})/iu;

export function classify(phrase: string, preposition: string, { field, open }: Reader): ContextKind {
  const text = open(phrase);
  const core = coreWords(text);
  if (/^[“"«]/u.test(text) && texts.has(field)) return 'text';
  if (texts.has(field) && wellKnown.test(text)) return 'text';
  if (isPeople(text)) return 'population';
  if (/^(?:mediante|usando|utilizando|con)$/iu.test(preposition)) return 'means';
  if (core.some((word) => works.has(word)) && texts.has(field)) return 'text';
  if (rules.has(headOf(text))) return 'policy';
  if (bareYears.test(text) || /^durante$/iu.test(preposition)) return 'time';
  if (/^desde$/iu.test(preposition)) return settings.has(headOf(text)) ? 'setting' : 'time';
  if (core.some((word) => spans.has(word))) return 'time';
  if (/^bajo$/iu.test(preposition)) return 'policy';
  // «escuelas primarias de México»: there are many, and none of them is a case.
  if (many.test(withoutArticle(text))) return 'setting';
  if (namesPlace(text)) return 'place';
  if (persons.has(bare(text.split(/\s+/u).at(-1) ?? '')) && isName(text) && field === 'philosophy') return 'case';
  const starts = isName(text) || /^(?:La|El|Los|Las)\s/u.test(text);
  if (texts.has(field) && starts && /^en$/iu.test(preposition)) return 'text';
  if (isName(withoutArticle(text)) && !/^\p{Lu}{2,}/u.test(withoutArticle(text))) return 'place';
  return 'setting';
}

function isContext(preposition: string, phrase: string, head: string, reader: Reader): boolean {
  const text = reader.open(phrase);
  switch (preposition.toLowerCase()) {
    case 'en':
      // "La mujer en las Fuerzas Armadas": who, in which place, is one object.
      return !(
        /^(?:(?:la|las|los|el)\s+)?(?:mujer|mujeres|jóvenes|niños|niñas|hombres|migrantes)$/iu.test(head) &&
        !namesPlace(text) &&
        !/literature|art/u.test(reader.field)
      );
    case 'entre':
      return isPeople(text) && !/\sy\s/u.test(text);
    case 'para':
      return isPeople(text) || settings.has(headOf(text)) || namesPlace(text) || /^(?:una?|el siglo)\s/iu.test(text);
    case 'con':
      return /\b(?:aprendizaje automático|aprendizaje profundo|redes neuronales|arduino|inteligencia artificial|algoritmos?|sensores)\b/iu.test(
        text,
      );
    case 'por':
      // Harm done by children: whose deed it was belongs to it.
      if (
        /(?:causad|cometid|ocasionad|provocad|producid|sufrid|contraíd|firmad|dictad|otorgad|celebrad|concedid)[oa]s?$/iu.test(
          head,
        )
      )
        return false;
      return isPeople(text) || /^(?:pequeños|medianos|grandes)\s/iu.test(text);
    case 'sobre':
    case 'hacia':
    case 'ante':
    case 'hasta':
    case 'según':
    case 'dentro':
      return false;
    case 'desde':
      return !/^(?:la|el|una?)\s+(?:perspectiva|óptica|mirada|enfoque|visión|punto)/iu.test(text);
    default:
      return true;
  }
}

/** "en México y los derechos humanos": what follows "y" need not stand in the same place. */
function partJoined(phrase: string, reader: Reader): [string, string] {
  const found = /^(.+?)\s+y\s+((?:el|la|los|las|su|sus)\s+.+)$/u.exec(phrase);
  const added =
    /^(.+?)\s+y\s+((?:propuestas?|estrategias|medidas|alternativas|soluciones|retos|desafíos|perspectivas|recomendaciones|acciones|plan(?:es)?)(?!\p{L}).*)$/iu.exec(
      phrase,
    );
  // "en las pymes de Lima y propuestas de mejora": what is asked stands beside where, not in it.
  if (added?.[1] && added[2]) return [added[1], added[2]];
  if (!found?.[1] || !found[2]) return [phrase, ''];
  return namesPlace(reader.open(found[1])) && !isName(withoutArticle(found[2])) ? [found[1], found[2]] : [phrase, ''];
}

export interface Taken {
  rest: string;
  contexts: Context[];
}

const befalling =
  /(?<!\p{L})(?:separación|independencia|pérdida|emancipación|caída|fin|final|conquista|anexión|cesión|unificación|reunificación|formación|creación|fundación|refundación|invasión|ocupación|liberación|reconquista|descubrimiento|nacimiento|colonización|descolonización|partición|división|desintegración|disolución|entrada|salida|adhesión|retirada|defensa|toma|sitio|bombardeo|guerra|batalla|historia|reconstrucción|construcción|pacificación|secesión|expulsión|repoblación)(?:\s+(?:definitiva|final|española|política))?$/iu;

const ofPlace =
  /^(.*?\S)\s+(?:de la|de los|de las|del|de|en)\s+((?:río|lago|ciudad|provincia|departamento|municipio|región|cantón|distrito|hospital|universidad|empresa|comunidad|valle|golfo|puerto|barrio|cuenca del río|reino)\s+(?:de(?:l| la| los)?\s+)?\p{Lu}[\p{L}\s]*)$/u;

/** Takes from the end of a phrase what says where, when, among whom, by which means. */
export function takeContexts(phrase: string, reader: Reader): Taken {
  const contexts: Context[] = [];
  let text = phrase.trim();
  for (const [pattern, kind] of longOpenings) {
    const found = pattern.exec(text);
    if (!found?.[1] || found.index === 0) continue;
    contexts.unshift({ text: withoutArticle(found[1]), kind: kind ?? classify(found[1], 'en', reader) });
    text = text.slice(0, found.index);
  }
  let words = text.split(/\s+/u);
  let joined = '';
  for (let at = words.length - 2; at >= 1; at -= 1) {
    const word = words[at] ?? '';
    if (!opening.test(word)) continue;
    const head = words.slice(0, at).join(' ');
    if (/^(?:y|e|o|de|del|la|el|los|las)$/iu.test(words[at - 1] ?? '')) continue;
    const [whole, more] = partJoined(words.slice(at + 1).join(' '), reader);
    if (!isContext(word, whole, head, reader)) continue;
    const kind = classify(whole, word, reader);
    // Whose book it is stands behind a comma, and is no part of its name.
    const found = kind === 'text' ? whole.replace(/, de (?:\p{Lu}\p{L}+ ?){1,4}$/u, '') : whole;
    // A name keeps the article that is its own: "La casa de Bernarda Alba".
    const written =
      kind === 'text' && /^\p{Lu}/u.test(found) ? found.replace(/(?<=\S)\s+de (?:\p{Lu}\p{L}+\s?){2,3}$/u, '') : found;
    if (written !== found) {
      contexts.unshift({ text: reader.hide(reader.open(written)), kind });
      words = head.split(/\s+/u);
      at = words.length - 1;
      continue;
    }
    const own =
      kind === 'text' && /^(?:La|El|Los|Las)\s/u.test(found) ? reader.hide(reader.open(found)) : withoutArticle(found);
    const place = ofPlace.exec(own);
    if (place?.[1] && place[2])
      contexts.unshift({ text: place[1], kind: 'setting' }, { text: place[2], kind: 'place' });
    else if (own !== '') contexts.unshift({ text: own, kind });
    if (more) joined = more;
    words = head.split(/\s+/u);
    at = words.length - 1;
  }
  const plain = words.join(' ').replace(/[,;:]+$/u, '');
  const rest = joined ? `${plain} y ${joined}` : plain;
  const place = ofPlace.exec(rest);
  if (place?.[1] && place[2]) return { rest: place[1], contexts: [{ text: place[2], kind: 'place' }, ...contexts] };
  const land = /^(.*?\S)\s+de(?:l| la)?\s+((?:\p{Lu}[\p{L}]+\s?)+)$/u.exec(rest);
  // "la separación de Panamá" befell it: without the name nothing is said.
  if (land?.[1] && land[2] && namesPlace(land[2]) && befalling.test(land[1]))
    return { rest, contexts: contexts.length > 0 ? contexts : [{ text: land[2], kind: 'place' }] };
  if (land?.[1] && land[2] && namesPlace(land[2]) && land[1].split(/\s+/u).length > 2)
    return { rest: land[1], contexts: [{ text: land[2], kind: 'place' }, ...contexts] };
  return { rest, contexts };
}

/** "satisfacción de los empleados de una cadena" is satisfaction among employees. */
export function takeOwner({ rest, contexts }: Taken, reader: Reader): Taken {
  const found = /^(.+?)\s+de (?:los |las )?(.+)$/iu.exec(rest);
  return found?.[1] && found[2] && isPeople(reader.open(found[2])) && !/^(?:personal|mujer|hogares)/iu.test(found[2])
    ? { rest: found[1], contexts: [{ text: found[2], kind: 'population' }, ...contexts] }
    : { rest, contexts };
}
