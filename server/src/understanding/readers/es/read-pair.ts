import type { Field } from '@yanmo/contract/codes';
import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { isFirm } from '../latin/firms.ts';
import { persons } from './lexicon.ts';
import { bare, contract, isName, isPeople, withoutArticle } from './noun-phrase.ts';
import { partSides } from './part-sides.ts';
import { type Taken, takeContexts, takeOwner } from './take-contexts.ts';

const bearingFields: ReadonlySet<Field> = new Set([
  'economics',
  'management',
  'education',
  'agriculture',
  'medicine',
  'science',
  'interdisciplinary',
  'engineering',
  'history',
]);
/** Fields that ask people about what they feel and do: of three such things the last is what the others may bring about. */
const felt: ReadonlySet<Field> = new Set<Field>(['interdisciplinary', 'education', 'medicine', 'management']);
const outcomeLike =
  /\b(?:ansiedad|depresión|estrés|rendimiento|satisfacción|obesidad|burnout|soledad|bienestar|autoestima|sueño|deserción)\b/iu;
const causeLike =
  /^(?:el\s+|la\s+)?(?:uso|consumo|exposición|ejercicio|actividad|participación|adicción|apoyo|práctica)\b/iu;
const bearing =
  /^(impactos?|efectos?|influencias?|incidencia|repercusi(?:ón|ones)|consecuencias|aportes?|contribución)(\s+\p{L}+)?\s+(?:en|sobre|a|para)\s+(.+)$/iu;

export function isPerson(text: string): boolean {
  const words = withoutArticle(text).split(/\s+/u);
  return (
    words.length <= 4 &&
    persons.has(bare(words.at(-1) ?? '')) &&
    words.every((word) => isName(word) || /^(?:de|del|la|van|von|y)$/u.test(word))
  );
}

/** "X y sus beneficios", "X y su impacto en Y". */
export function readOwned(text: string, reader: Reader): Core | null {
  const found = /^(.+?),?\s+y\s+sus?\s+(.+)$/iu.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const cause = takeContexts(found[1], reader);
  const object = withoutArticle(cause.rest);
  const bears = bearing.exec(found[2]);
  const taken = takeContexts(found[2], reader);
  const contexts = [...cause.contexts, ...taken.contexts];
  if (!bears?.[1] || !bears[3])
    return coreOf(object, taken.rest.replace(/\s+por\s+\p{Lu}[\p{L}\s]+$/u, ''), { contexts, sure: 0.9 });
  // "su impacto socioeconómico en Colombia" says where, "su impacto en el empleo" on what.
  if (taken.contexts.some(({ kind }) => kind === 'place') && taken.rest === `${bears[1]}${bears[2] ?? ''}`)
    return coreOf(object, taken.rest, { contexts, signs: ['effect'], sure: 0.9 });
  const inner = takeOwner(takeContexts(bears[3], reader), reader);
  return coreOf(object, contract(`${bears[1]}${bears[2] ?? ''} en ${inner.rest}`), {
    contexts: [...cause.contexts, ...inner.contexts],
    bearing: { cause: object, outcome: withoutArticle(inner.rest) },
    signs: ['effect'],
    sure: 0.95,
  });
}

/** What is done about the first, and by whom: "y la respuesta de los ayuntamientos", "y propuestas de mejora". */
const answerLike =
  /^(?:(?:el|la|los|las)\s+)?(?:(?:respuestas?|papel|rol|responsabilidad|deber|deberes)\s+(?:de(?:l| la| los| las)?)\s+(?:\p{L}+\s+)?(?:gobiernos?|estado|administraci(?:ón|ones)|ayuntamientos?|municipios?|escuelas?|docentes|maestros|familias?|padres|empresas?|policía|tribunales|justicia|medios|comunidad(?:es)?|hospital(?:es)?|enfermería|enfermeras?|universidad(?:es)?|iglesia|ong|onu|sociedad|instituciones)(?!\p{L}).*|respuestas? (?:institucional(?:es)?|estatal(?:es)?|públicas?|comunitarias?|local(?:es)?|jurídicas?|internacional(?:es)?|municipal(?:es)?|polític\p{L}+)|(?:propuestas?|estrategias|medidas|alternativas|recomendaciones|acciones|plan(?:es)?)(?:\s+(?:de|para)\s+(?:la\s+|su\s+)?(?:mejor\p{L}+|reforma|cambio|prevención|solución|intervención|optimización)(?:\s.*)?))$/iu;

/** "X y Y": one thing's bearing on another, unless a text or a comparison holds both. */
export function readPair({ rest, contexts }: Taken, reader: Reader): Core | null {
  const halves = rest.split(/\s+[ye]\s+/u);
  const [first, second] = halves;
  if (halves.length !== 2 || !first || !second || /\sentre\s+(?:(?:el|la|los|las)\s+)?\S+$/iu.test(first)) return null;
  if (contexts.some(({ kind }) => kind === 'text')) return null;
  const compared = contexts.find(
    ({ kind, text }) => kind === 'place' && (partSides(text)?.every((side) => isName(reader.open(side))) ?? false),
  );
  if (compared)
    return coreOf(withoutArticle(rest), 'comparación', {
      contexts,
      sides: partSides(compared.text),
      signs: ['comparison'],
      sure: 0.6,
    });
  // «Libertad, igualdad y justicia»: a row of three has no first and second.
  const inPeople = contexts.some(({ kind }) => kind === 'population');
  if (first.includes(',') && inPeople && felt.has(reader.field)) {
    const cause = withoutArticle(first.split(/\s*,\s*/u).join(' y '));
    return coreOf(cause, `efecto en ${withArticle(second)}`, {
      ...{ contexts, bearing: { cause, outcome: withoutArticle(second) }, signs: ['effect'], sure: 0.65 },
    });
  }
  if (first.includes(',')) return coreOf(withoutArticle(rest), null, { contexts, sure: 0.6 });
  // «Padres e hijos»: of two groups of people it is studied how they stand to each other.
  if (
    isPeople(reader.open(first)) &&
    isPeople(reader.open(second)) &&
    !/\s/u.test(`${withoutArticle(first)}${withoutArticle(second)}`)
  )
    return coreOf(
      `relación entre ${first.charAt(0).toLowerCase()}${first.slice(1)} ${/^h?i/iu.test(second) ? 'e' : 'y'} ${second}`,
      null,
      {
        ...{ contexts, sure: 0.65 },
      },
    );
  const inner = takeContexts(first, reader);
  // «La prisión preventiva y los derechos humanos»: a practice is held against the law.
  if (
    /^(?:law|military|interdisciplinary|science|medicine)$/u.test(reader.field) &&
    heldAgainst.test(reader.open(second))
  )
    return coreOf(withoutArticle(inner.rest), `compatibilidad con ${second}`, {
      ...{ contexts: [...inner.contexts, ...contexts], signs: ['norm'], sure: 0.7 },
    });
  if (isFirm(reader.open(first)) && isFirm(reader.open(second))) {
    const sides = [reader.hide(first), reader.hide(second)] as const;
    return coreOf(sides.join(' y '), 'comparación', { contexts, sides, signs: ['comparison'], sure: 0.65 });
  }
  if (answerLike.test(reader.open(second)))
    return coreOf(withoutArticle(inner.rest), withoutArticle(second), {
      ...{ contexts: [...inner.contexts, ...contexts], signs: ['remedy'], sure: 0.75 },
    });
  // «El cine de X y la representación de la mujer»: what the work shows is asked of it.
  if (/^(?:art|literature)$/u.test(reader.field) && shown.test(second))
    return coreOf(withoutArticle(inner.rest), withoutArticle(second), {
      ...{ contexts: [...inner.contexts, ...contexts], signs: ['interpretation'], sure: 0.75 },
    });
  // «Teoría de grafos y redes de transporte»: a piece of mathematics is put to use.
  if (reader.field === 'science' && reckoned.test(inner.rest))
    return coreOf(withoutArticle(inner.rest), `aplicación a ${withArticle(second)}`.replace(/\ba el\s/u, 'al '), {
      ...{ contexts: [...inner.contexts, ...contexts], signs: ['application'], sure: 0.7 },
    });
  // «Educación rural y deserción escolar»: where an evil is met does not bring it about.
  if (evil.test(second) && whereMet.test(inner.rest))
    return coreOf(withoutArticle(second), 'causas', {
      contexts: [{ text: withoutArticle(inner.rest), kind: 'setting' }, ...inner.contexts, ...contexts],
      ...{ signs: ['factors'], sure: 0.7 },
    });
  const isSwapped = outcomeLike.test(inner.rest) && causeLike.test(second);
  const owned = takeOwner({ rest: isSwapped ? inner.rest : second, contexts: [] }, reader);
  const [from, to] = [isSwapped ? second : inner.rest, owned.rest];
  const [cause, outcome] = [withoutArticle(from), withoutArticle(to)];
  const all = [...owned.contexts, ...inner.contexts, ...contexts];
  // What a pair asks takes the article that Spanish wants after a preposition.
  if (isPerson(reader.open(cause))) {
    if (reader.field === 'philosophy')
      return coreOf(outcome, null, { contexts: [{ text: cause, kind: 'case' }, ...all], sure: 0.55 });
    if (reader.field === 'art' || reader.field === 'literature')
      return coreOf(cause, outcome, { contexts: all, signs: ['interpretation'], sure: 0.55 });
    return coreOf(cause, `papel en ${to}`, { contexts: all, signs: ['history'], sure: 0.55 });
  }
  if (isSwapped || !bearingFields.has(reader.field))
    return coreOf(cause, `relación con ${withArticle(to)}`, {
      contexts: all,
      bearing: isSwapped ? { cause, outcome } : null,
      signs: [isSwapped ? 'effect' : 'concept'],
      sure: 0.55,
    });
  if (reader.field === 'history' && laidDown.test(outcome) && !laidDown.test(cause))
    return coreOf(cause, `relación con ${withArticle(to)}`, {
      ...{ contexts: all, signs: ['history'], sure: 0.6 },
    });
  // What came of one course of events is the next: it is told, and has no rules or practice that were changed.
  if (reader.field === 'history' && befalling.test(outcome))
    return coreOf(cause, `efecto en ${withArticle(to)}`, { contexts: all, signs: ['history'], sure: 0.65 });
  return coreOf(cause, `efecto en ${withArticle(to)}`, {
    contexts: all,
    bearing: { cause, outcome },
    signs: ['effect'],
    sure: 0.65,
  });
}

const heldAgainst =
  /^(?:el\s+|los\s+)?(?:derechos?\s+(?:internacional|humanos|fundamentales|humanitario|constitucional|a\s)|estado de derecho|debido proceso|presunción de inocencia)|^la\s+(?:constitución|presunción de inocencia|libertad de expresión)(?!\p{L})/iu;
const shown =
  /^(?:la\s+|el\s+)?(?:representación|imagen|construcción|búsqueda|figura|mirada|visión|idealización|estética|tratamiento|crítica)\s+(?:de|del|a|al|sobre)\s/iu;
const reckoned =
  /^(?:(?:la|el|las|los)\s+)?(?:teorías?|ecuaci(?:ón|ones)|álgebra|geometría|cálculo|matrices|teoremas?|estadística|probabilidad|integrales|series|criptografía)(?!\p{L})/iu;
const evil =
  /^(?:(?:la|el)\s+)?(?:deserción|abandono|analfabetismo|absentismo|fracaso escolar|repitencia|despoblación|desnutrición|informalidad|morosidad)(?!\p{L})/iu;
const whereMet =
  /^(?:(?:la|el|las|los)\s+)?(?:educación|escuelas?|universidad(?:es)?|sector|medio|mundo|zonas?|barrios?|agricultura|población)(?!\p{L})/iu;

/** What a government laid down stands before what came of it, wherever the title puts it. */
const laidDown = /^(?:políticas?|ley|leyes|decretos?|legislación|edictos?)(?!\p{L})/iu;

const befalling =
  /^(?:separación|independencia|pérdida|emancipación|caída|fin|final|conquista|anexión|cesión|unificación|reunificación|abolición|invasión|ocupación|liberación|partición|disolución|expulsión|secesión|rendición|derrumbe|desintegración|nacimiento)\s+del?\s/iu;

const feminine = /(?:a|ción|sión|tión|xión|dad|tad|tud|umbre|is|ez|ud)$/iu;
const masculine = /(?:o|or|ema|oma|ama|aje|miento|al|és|men)$/iu;

/** Gives a bare noun the article that its ending tells; where the ending does not tell, none. */
function withArticle(text: string): string {
  if (/^(?:el|la|los|las|un|una)\s/iu.test(text) || isName(text)) return text;
  const noun = text.split(/\s+/u)[0] ?? '';
  if (noun.charCodeAt(0) >= 0xe000) return text;
  if (/s$/u.test(noun) && !/(?:és|is)$/u.test(noun)) {
    const stem = noun.replace(/(?:es|s)$/u, '');
    return /(?:a|cion|sion|dad|tad|ud)$/u.test(stem) || /(?:ciones|siones|dades)$/u.test(noun)
      ? `las ${text}`
      : /o$/u.test(noun.replace(/s$/u, ''))
        ? `los ${text}`
        : text;
  }
  if (masculine.test(noun)) return `el ${text}`;
  return feminine.test(noun) ? `la ${text}` : text;
}
