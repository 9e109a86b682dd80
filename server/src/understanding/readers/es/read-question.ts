import type { Context } from '../../title-reading.ts';
import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { contract, isName, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { readAsked } from './read-asked.ts';
import { readCounted } from './read-counted.ts';
import { readPhrase } from './read-phrase.ts';
import { readVerbFirst } from './read-verb-first.ts';
import { takeContexts } from './take-contexts.ts';
import { isBearingVerb, nounOfDeed } from './verbs.ts';

const clean = (text: string): string => text.replace(/^[¿¡\s]+|[?!¡¿.\s]+$/gu, '').trim();
export const isQuestion = (text: string): boolean =>
  /[¿?]/u.test(text) || /^(?:por qué|cómo|qué|cuál|cuáles|hasta qué punto)\s/iu.test(text);

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*[\n|]\s*/u)
      .map((pair) => pair.split('=') as [string, string]),
  );

const verbNouns = pairs(`
fracasó=fracaso|fracasan=fracaso|fracasa=fracaso|cayó=caída|cae=caída|caen=caída|abandonan=abandono|abandona=abandono|pierden=pérdida|pierde=pérdida|perdió=pérdida|crece=crecimiento|crecen=crecimiento|migran=migración|emigran=emigración|desaparecen=desaparición|desapareció=desaparición|surgió=surgimiento|surge=surgimiento|surgieron=surgimiento
ganó=triunfo|colapsó=colapso|aumenta=aumento|aumentan=aumento|aumentó=aumento|disminuye=disminución|disminuyen=disminución|persiste=persistencia|persisten=persistencia|rechazan=rechazo|rechaza=rechazo|compran=compra|eligen=elección|votan=voto|leen=lectura|renuncian=renuncia|terminó=fin|estalló=estallido|triunfó=triunfo|se independizó=independencia
`);
const qualities = pairs(`
justa=justicia|justo=justicia|legítima=legitimidad|legítimo=legitimidad|legal=legalidad|constitucional=constitucionalidad|necesaria=necesidad|necesario=necesidad|eficaz=eficacia|eficaces=eficacia|efectiva=efectividad|efectivo=efectividad|viable=viabilidad|rentable=rentabilidad|sostenible=sostenibilidad|posible=posibilidad
segura=seguridad|seguro=seguridad|útil=utilidad|ética=ética|ético=ética|moral=moralidad|fiable=fiabilidad|válida=validez|válido=validez|libre=libertad|libres=libertad|inevitable=inevitabilidad|suficiente=suficiencia|justificada=justificación|justificado=justificación|compatible=compatibilidad|compatibles=compatibilidad
`);
const measures = pairs(`
prohibirse=prohibición|prohibir=prohibición|legalizarse=legalización|legalizar=legalización|regularse=regulación|regular=regulación|eliminarse=eliminación|eliminar=eliminación|abolirse=abolición|despenalizarse=despenalización|gravarse=gravamen|enseñarse=enseñanza|reformarse=reforma|reformar=reforma|limitarse=limitación|subir=subida|bajar=reducción
`);

/** tipificarse is tipificación, privatizarse is privatización: these endings tell their noun. */
function nounOfMeasure(word: string): string | undefined {
  const low = word.toLowerCase();
  return (
    measures.get(low) ??
    (/(?:ificar|izar|alizar|entar|istrar|inar)(?:se)?$/u.test(low) ? low.replace(/ar(?:se)?$/u, 'ación') : undefined)
  );
}

function splitAtVerb(words: readonly string[], isVerb: (word: string) => boolean): number {
  return words.findIndex((word) => isVerb(word.toLowerCase()));
}

function bear(cause: string, after: string, reader: Reader): Core {
  const plain = after.replace(/^(?:en|a|al|sobre)\s+/iu, (joint) => (/^al/iu.test(joint) ? 'el ' : ''));
  const taken = takeContexts(plain, reader);
  const inner = takeContexts(cause, reader);
  const [from, to] = [withoutArticle(inner.rest), withoutArticle(taken.rest)];
  return coreOf(from, `efecto en ${taken.rest}`, {
    contexts: [...inner.contexts, ...taken.contexts],
    bearing: { cause: from, outcome: to },
    signs: ['effect', 'question'],
    sure: 0.85,
  });
}

const articles = /^(?:el|la|los|las|un|una|su|sus|nuestro|nuestra)$/iu;
const binding = /^(?:de|del|en|a|al|con|por|para|y|e|o|sobre|entre|sin|contra|desde|hacia)$/iu;

/** "la subida de las tasas la matrícula": a second article that nothing binds to the first opens what is acted on. */
function splitActed(text: string): readonly [string, string] | null {
  const words = text.split(/\s+/u);
  const at = words.findIndex(
    (word, index) => index > 1 && articles.test(word) && !binding.test(words[index - 1] ?? ''),
  );
  if (at > 0) return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  // «¿Causan los videojuegos violencia?»
  return words.length === 3 && articles.test(words[0] ?? '') ? [words.slice(0, 2).join(' '), words[2] ?? ''] : null;
}

function readClause(given: string, reader: Reader): Core | null {
  const text = given.replace(/^(?:ha|han|había|habían|habrá)\s+/iu, '');
  const words = text.split(/\s+/u);
  const at = splitAtVerb(words, isBearingVerb);
  if (at < 0) return null;
  const before = words
    .slice(0, at)
    .join(' ')
    .replace(/\s+(?:ha|han|había|habían)$/iu, '');
  const after = words.slice(at + 1).join(' ');
  // "¿Cómo influye el sueño en la memoria?": the verb stands first, the subject after it.
  if (before === '') {
    const direct = splitActed(after);
    if (direct) return bear(direct[0], direct[1], reader);
    const parted = /^(.+?)\s+(?:en|a|al|sobre)\s+(.+)$/iu.exec(after);
    return parted?.[1] && parted[2]
      ? bear(
          parted[1],
          /\sal\s/u.test(after) && !after.includes(` en ${parted[2]}`) ? `al ${parted[2]}` : parted[2],
          reader,
        )
      : null;
  }
  return after === '' ? null : bear(before, after.replace(/^a\s+(?=\p{L}+r\s)/u, ''), reader);
}

/** «Cómo Mercadona convirtió la marca blanca en una ventaja»: what was done is the matter, and who did it the case. */
function readDeed(text: string, reader: Reader): Core | null {
  const words = text.split(/\s+/u);
  const at = splitAtVerb(words, (word) => nounOfDeed(word) !== null);
  const who = words.slice(0, at).join(' ');
  const noun = nounOfDeed(words[at] ?? '');
  const rest = words.slice(at + 1).join(' ');
  if (at < 1 || !noun || rest === '' || !isName(reader.open(withoutArticle(who)))) return null;
  const taken = takeContexts(rest, reader);
  const into = /^(.+?)\s+en\s+(?:una?\s+)?(.+)$/iu.exec(rest);
  const isTurned = noun === 'conversión' && into?.[1] && into[2];
  const contexts = [{ text: reader.hide(withoutArticle(who)), kind: 'case' as const }];
  return isTurned
    ? coreOf(withoutArticle(into[1] ?? ''), `${noun} en ${into[2]}`, { contexts, signs: ['question'], sure: 0.75 })
    : coreOf(contract(`${noun} de ${taken.rest}`), null, {
        contexts: [...contexts, ...taken.contexts],
        ...{ signs: ['question'], sure: 0.65 },
      });
}

function readWhy(text: string, reader: Reader): Core {
  const words = text.split(/\s+/u);
  const at = splitAtVerb(words, (word) => verbNouns.has(word));
  const noun = verbNouns.get((words[at] ?? '').toLowerCase());
  const signs = ['question', 'factors'] as const;
  if (noun) {
    const taken = takeContexts([...words.slice(0, at), ...words.slice(at + 1)].join(' '), reader);
    const [before, after] = [words.slice(0, at).join(' '), takeContexts(words.slice(at + 1).join(' '), reader).rest];
    const acting =
      before === ''
        ? /^((?:el|la|los|las)\s+\S+(?:\s+(?!los|las|el|la)\S+)?)\s+((?:los|las|el|la)\s+.+)$/u.exec(taken.rest)
        : null;
    if (acting?.[1] && acting[2])
      return coreOf(`${noun} de ${acting[1]}`.replace(/\bde el\s/u, 'del '), 'causas', {
        contexts: [
          { text: withoutArticle(acting[2]), kind: isPeople(acting[2]) ? 'population' : 'setting' },
          ...taken.contexts,
        ],
        signs,
        sure: 0.7,
      });
    const who = before === '' ? taken.rest : after === '' || before !== '' ? (after !== '' ? after : before) : before;
    const object = `${noun} de ${who.replace(/^(?:El|La|Los|Las)\s/u, (article) => article.toLowerCase())}`.replace(
      /\bde el\s/u,
      'del ',
    );
    const extra = before !== '' && after !== '' ? [{ text: withoutArticle(before), kind: 'setting' as const }] : [];
    return coreOf(object, 'causas', { contexts: [...extra, ...taken.contexts], signs, sure: 0.65 });
  }
  const taken = takeContexts(text, reader);
  return coreOf(withoutArticle(taken.rest), 'causas', { contexts: taken.contexts, signs, sure: 0.45 });
}

/** «¿Debe España bajar las cotizaciones?»: who would do it stands between the verb and the deed, or behind it. */
function readShould(text: string, reader: Reader): Core {
  const words = text.split(/\s+/u);
  const known = splitAtVerb(words, (word) => nounOfMeasure(word) !== undefined);
  const at = known >= 0 ? known : splitAtVerb(words, (word) => /^\p{Ll}{2,}(?:ar|er|ir)(?:se)?$/u.test(word));
  const noun = nounOfMeasure(words[at] ?? '');
  const before = words.slice(0, Math.max(at, 0)).join(' ');
  const rest = words.slice(at + 1).join(' ');
  const isPassive = /(?:ser|se)$/u.test(words[at] ?? '') || rest === '';
  const taken = takeContexts(isPassive || before === '' ? `${before} ${rest}`.trim() : rest, reader);
  const doer = isPassive || before === '' ? '' : withoutArticle(before);
  const contexts: Context[] =
    doer === ''
      ? taken.contexts
      : [{ text: doer, kind: namesPlace(reader.open(doer)) ? 'place' : 'population' }, ...taken.contexts];
  const signs = ['question', 'argument', 'policy'] as const;
  return noun === undefined && at >= 0 && !isPassive
    ? coreOf(`${words[at]} ${taken.rest}`, 'conveniencia', { contexts, signs, sure: 0.5 })
    : coreOf(withoutArticle(taken.rest), noun ?? 'conveniencia', { contexts, signs, sure: noun ? 0.75 : 0.45 });
}

/** A Spanish question turned into what it is about and what it asks; 'eso' as object stands for what was named before. */
export function readQuestion(given: string, reader: Reader): Core | null {
  const text = clean(given);
  const counted = readCounted(text, reader);
  if (counted) return counted;
  const asked = readAsked(text, readPhrase, reader);
  if (asked) return asked;
  const why = /^por qué\s+(?:no\s+)?(?:se\s+)?(.+)$/iu.exec(text);
  if (why?.[1]) return readWhy(why[1], reader);
  const how =
    /^(?:cómo|de qué manera|de qué forma|hasta qué punto|en qué medida|puede|pueden|podría|podrían)\s+(.+)$/iu.exec(
      text,
    );
  if (how?.[1]) {
    const said = how[1].replace(/^(?:puede|pueden|se puede)\s+/iu, '');
    return readDeed(said, reader) ?? readClause(said, reader) ?? readVerbFirst(text, reader);
  }
  const opened = readVerbFirst(text, reader);
  if (opened) return opened;
  const should = /^(?:debe|deben|debería|deberían)\s+(.+)$/iu.exec(text);
  if (should?.[1]) return readShould(should[1], reader);
  const cause = /^qué\s+(?:causa|provoca|explica|determina|impulsa|influye en|motiva)\s+(.+)$/iu.exec(text);
  if (cause?.[1]) {
    const taken = takeContexts(cause[1], reader);
    return coreOf(withoutArticle(taken.rest), 'causas', {
      contexts: taken.contexts,
      signs: ['question', 'factors'],
      sure: 0.85,
    });
  }
  const what = /^qué (?:es|son|significa)\s+(.+)$/iu.exec(text);
  if (what?.[1]) {
    const taken = takeContexts(what[1], reader);
    return coreOf(withoutArticle(taken.rest), 'concepto', {
      contexts: taken.contexts,
      signs: ['question', 'concept'],
      sure: 0.8,
    });
  }
  const being = /^(?:cuándo\s+)?(?:es|son|fue|fueron|está|están|era)\s+(.+)$/iu.exec(text);
  if (being?.[1]) {
    const words = being[1].split(/\s+/u);
    const at = splitAtVerb(words, (word) => qualities.has(word));
    const quality = qualities.get((words[at] ?? '').toLowerCase());
    if (quality) {
      const taken = takeContexts(
        [...words.slice(0, at), ...words.slice(at + 1)]
          .filter((word) => !/^(?:realmente|todavía|aún|siempre|moralmente)$/iu.test(word))
          .join(' '),
        reader,
      );
      return coreOf(withoutArticle(taken.rest) || 'eso', quality, {
        contexts: taken.contexts,
        signs: ['question', 'argument'],
        sure: 0.75,
      });
    }
    // «¿Es la democracia el mejor régimen?»: whether it is what it is said to be.
    const parts = splitActed(being[1]);
    const what = parts?.[1] ?? '';
    if (parts && what !== '' && !/\s[ou]\s/iu.test(what)) {
      const taken = takeContexts(what, reader);
      const inner = takeContexts(parts[0], reader);
      return coreOf(withoutArticle(inner.rest), `condición de ${withoutArticle(taken.rest)}`, {
        contexts: [...inner.contexts, ...taken.contexts],
        ...{ signs: ['question', 'argument'], sure: 0.65 },
      });
    }
  }
  const clause = readClause(text, reader);
  if (clause) return clause;
  const whom = /^(.+?)\s+para (?:quién|qué)$/iu.exec(text);
  if (whom?.[1])
    return coreOf('eso', `efecto en ${/o$/u.test(whom[1]) ? 'el' : 'la'} ${whom[1]}`, {
      signs: ['question'],
      sure: 0.6,
    });
  const choice = /^(.+?)\s+o\s+(.+)$/iu.exec(text);
  if (choice && text.split(/\s+/u).length < 8)
    return coreOf('eso', 'valoración', { signs: ['question', 'argument'], sure: 0.5 });
  return null;
}

const doing =
  /^cómo (?:se )?\p{Ll}+(?:an|en|ron|aban|ían) (?:el|la|los|las) (?<who>\p{L}+(?: (?:de |del |de la |de los |de las )?\p{L}+){0,4}?)(?= (?:frente a|ante|con|contra|a|al|en|para|sin|tras|durante|su|sus|la|el|los|las|una?) |$)/iu;

/** «Cómo compiten las panaderías con los supermercados»: those who do it are what the title is about. */
export const findDoers = (text: string): string | null => doing.exec(clean(text))?.groups?.who ?? null;

export const withoutQuestionWords = (text: string): string =>
  clean(text).replace(
    /^(?:por qué|cómo|qué|cuál(?:es)?|quién(?:es)?|cuándo|dónde|hasta qué punto|en qué medida)\s+(?:es|son|fue|se|puede|pueden|debe|deben)?\s*/iu,
    '',
  );
