import type { Core, Reader } from '../latin/core.ts';
import { isPeople, withoutArticle } from './noun-phrase.ts';
import { takeContexts } from './take-contexts.ts';

const lens =
  '(?:perspectivas?|ópticas?|miradas?|enfoques?|visión|visiones|prisma|ángulo|punto de vista|puntos de vista|planteamiento)';
const tail = new RegExp(
  `^(?<head>.+?),?\\s+(?:desde|bajo)\\s+(?:(?:el|la|los|las|una?|unos|unas)\\s+)?(?:\\p{L}+\\s+)?(?<lens>${lens}(?:\\s.+)?)$`,
  'iu',
);
/** Branches of learning that a matter is looked at from. */
const learning =
  /^(?<head>.+?),?\s+desde\s+(?:(?:el|la)\s+)?(?<lens>(?:(?:psico)?sociología|psicología|trabajo social|educación social|ética|bioética|filosofía|antropología|economía|pedagogía|psicopedagogía|derecho|criminología|enfermería|historia|geografía|ciencia política|teología|lingüística|semiótica|neurociencias?|feminismo|teoría \p{L}+)(?:\s+(?!en\s)\p{L}+)?)(?<rest>\s+en\s.+)?$/iu;
const seen =
  /^(?<head>.+?),?\s+(?:según|a ojos de|visto por|vista por|vistos por|vistas por)\s+(?:(?:el|la|los|las)\s+)?(?:(?<what>percepci(?:ón|ones)|opini(?:ón|ones)|visión|perspectivas?|experiencias?|punto de vista|creencias)\s+(?:de la|de los|de las|del|de)\s+)?(?<who>.+)$/iu;
const people =
  /^(?:perspectivas?|punto de vista|visión|mirada|óptica)\s+(?:de la|de los|de las|del|de)\s+(?<who>.+)$/iu;

/** From where a title looks at its matter, without that. */
export interface Seen {
  head: string;
  add(core: Core): Core;
}

const isBare = ({ aspect, sure }: Core): boolean =>
  aspect === null || sure < 0.6 || /^(?:análisis|estudio|aproximación|revisión|reflexi(?:ón|ones))$/iu.test(aspect);

/** «X desde una perspectiva de género», «X desde la sociología», «X según la percepción de los docentes». */
export function takeLens(text: string, reader: Reader): Seen | null {
  const shown = seen.exec(text)?.groups;
  if (shown?.head && shown.who && isPeople(reader.open(shown.who))) {
    const { what, who, head } = shown;
    const taken = takeContexts(who, reader);
    // As the title has it, so that a heading may say whose it is.
    const from = what ? text.lastIndexOf(what) : -1;
    const said = from > 0 ? text.slice(from, text.indexOf(taken.rest, from) + taken.rest.length) : 'percepción';
    return {
      head,
      add: (core) => ({
        ...core,
        aspect: core.aspect === null || core.sure < 0.6 ? said : core.aspect,
        contexts: [...core.contexts, { text: withoutArticle(taken.rest), kind: 'population' }, ...taken.contexts],
        signs: [...core.signs, 'survey'],
      }),
    };
  }
  const found = tail.exec(text)?.groups;
  if (found?.head && found.lens) {
    const { head } = found;
    const who = people.exec(found.lens)?.groups?.who;
    if (who && isPeople(reader.open(who))) return takeLens(`${head} según la percepción de ${who}`, reader);
    const taken = takeContexts(found.lens, reader);
    return {
      head,
      add: (core) => ({
        ...core,
        aspect: isBare(core) ? taken.rest : core.aspect,
        contexts: [
          ...core.contexts,
          ...taken.contexts,
          ...(isBare(core) ? [] : [{ text: taken.rest, kind: 'means', isQuiet: true } as const]),
        ],
        bearing: isBare(core) ? null : core.bearing,
      }),
    };
  }
  const branch = learning.exec(text)?.groups;
  if (!branch?.head || !branch.lens) return null;
  const from = branch.lens;
  return {
    head: `${branch.head}${branch.rest ?? ''}`,
    add: (core) => ({ ...core, contexts: [...core.contexts, { text: from, kind: 'means', isQuiet: true }] }),
  };
}

const opener =
  /^(?:hacia|por)\s+(?:una?|el|la|unas|unos)\s+(?:(?:nuev[oa]|mejor|mayor|adecuad[oa])\s+)?(?:comprensión|entendimiento|definición|conceptualización|lectura|visión|interpretación|teoría|mirada|redefinición|reconceptualización)\s+(?:\p{L}+(?:al|ica|iva)\s+)?(?:de la|de los|de las|del|de)\s+(?=\S)|^hacia\s+(?:una?|el|la|los|las|unas|unos)\s+(?:nuev[oa]s?\s+)?(?=\S)|^por\s+(?:una?|unas|unos)\s+nuev[oa]s?\s+(?=\S)|^más allá\s+(?:de la|de los|de las|del|de)\s+(?=\S)|^(?:re)?pens(?:ar|ando)\s+(?=(?:el|la|los|las)\s|\p{Lu})|^(?:comprend|entend)(?:er|iendo)\s+(?=(?:el|la|los|las)\s|\p{Lu})|^(?:re)?defini(?:r|endo)\s+(?=(?:el|la|los|las)\s)|^en torno a(?:l)?\s+(?=\S)|^acerca de(?:l)?\s+(?=\S)/iu;

/** «Hacia una comprensión de X», «Más allá de X», «Repensar X»: how a title takes its matter up, no part of it. */
export const withoutOpener = (text: string): string => text.replace(opener, '');

const now = /^(?<head>.+?),?\s+(?<when>hoy(?: en día| día)?|nuestros días|actualmente)$/iu;
/** «X hoy» says when, as «en la actualidad» does. */
export function takeNow(text: string): { head: string; when: string } | null {
  const { head, when } = now.exec(text)?.groups ?? {};
  return head && when ? { head: head.replace(/\s+en$/iu, ''), when } : null;
}

const through =
  /^(?<head>.+?),?\s+(?:a través de|a lo largo de)\s+la historia(?:\s+(?:de la|de los|de las|del|de|en)\s+(?<where>.+))?$/iu;
/** «X a lo largo de la historia» asks how it came to be what it is. */
export function takeHistory(text: string): string | null {
  const { head, where } = through.exec(text)?.groups ?? {};
  return head ? (where ? `${head} en ${where}` : head) : null;
}

const facing =
  /^(?<head>.+?),?\s+(?:ante|frente a)\s*(?:los|las|l)?\s+(?:nuev[oa]s\s+|grandes\s+)?(?<what>retos|desafíos|problemas|oportunidades|amenazas|exigencias|demandas)(?:\s+(?<adjective>(?!de)\p{L}+))?(?:\s+(?:de la|de los|de las|del|de)\s+(?<of>.+))?$/iu;
/** «X ante los retos de la digitalización»: which challenges it meets, and where they come from. */
export function takeFacing(text: string) {
  const { head, what, of, adjective } = facing.exec(text)?.groups ?? {};
  return head && what ? { head, what: adjective ? `${what} ${adjective}` : what, of } : null;
}

const borne =
  /^(?<head>.+?),?\s+ante\s+(?<what>(?:el|la|los|las)\s+(?:cambio|crisis|pandemia|globalización|digitalización|transformación|revolución|envejecimiento|despoblación|inteligencia artificial|nuevas|nuevo|nueva|transición|era|auge|avance|inmigración|covid|emergencia|calentamiento).*)$/iu;
/** «X ante el cambio climático»: against what X is looked at. */
export function takeBorne(text: string): { head: string; what: string } | null {
  const { head, what } = borne.exec(text)?.groups ?? {};
  return head && what ? { head, what: withoutArticle(what) } : null;
}
