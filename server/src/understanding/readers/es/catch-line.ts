import { aspectNouns } from './lexicon.ts';
import { headOf } from './noun-phrase.ts';

/** Openings that put a picture or a scene before the subject: «Cuando el campo se vacía», «Del muro al museo», «Más allá del aula». */
const scenic =
  /^(?:una? \p{L}+ (?:silencios|invisible|silenciad|ocult|olvidad|ignorad|pendiente|incómod|callad|latente|compartid)\p{L}*|(?:romper|rompiendo|alzar|dar|abrir|cerrar|cruzar|tender|sanar) (?:el|la|los|las|voz)|cuando|donde|mientras|más allá|más que|entre|ni|nadie|contra|tras|bajo|sin|a la sombra|al (?:borde|filo|margen|calor))(?!\p{L})/iu;
const journey = /^(?:del|de la|de los|de las|de) .+? (?:al|a la|a los|a las|a) \S/iu;
/** A row of things, none with its article: «Pan, vino y motines». */
const row = /^\p{L}+(?: \p{L}+)?(?:, \p{Ll}+(?: \p{Ll}+)?)+,? [ye] \p{Ll}+(?: \p{Ll}+)?$/iu;
/** Whether the head names several things one after another, which the paper may tell one by one. */
export const isRow = (head: string): boolean => row.test(head);

/** Nouns that stand for something else when they open a title without an article. */
const figured =
  /^(?:voz|voces|sombras?|silencios?|cuerpos?|memorias?|huellas?|ecos?|heridas?|miradas?|luces|espejos?|rostros?|raíces|hilos?|alas|cadenas|máscaras|fantasmas?|cicatric?z?(?:es)?|latidos?|semillas|muros?|puentes?|sueños?|pesadillas?|cartografías?|geografías?|radiografía|anatomía|tejiendo|tejer|narrar|contar|habitar|escribir|pintar|sembrar|sembrando|construyendo|rompiendo|mirando|pensar|volver|resistir|jugar|laberintos?|fuego|cenizas|sangre|tinta|carne|barro|polvo|humo|pan|guardian[ea]s?|hij[oa]s|herederos|olvidad[oa]s|invisibles|atrapad[oa]s|(?:la )?otra cara|(?:el )?otro lado)(?!\p{L})/iu;

/** What names its own subject: an article and a noun that has something of its own behind it, or a pair. */
const ownSubject =
  /^(?:(?:el|la|los|las) \p{L}.*? (?:de|del|en|como|ante|frente a|y|entre|sobre|para|durante|tras) \S|(?:una? )?(?:estudio|análisis|aproximación|lectura) (?:de|del|sobre|al?|en torno a) (?:el |la |los |las )?\S.* \S|\p{Ll}\p{L}+(?: \p{Ll}+)? [ye] (?:el |la |los |las )?\p{Ll}+.* (?:en|de|durante|tras) \S|\p{Ll}\p{L}+(?:es|as|os) (?:de|del|sobre|en) .{12,})/u;

/**
 * Whether what stands before the colon only catches the eye, so that the subject is named behind it. A list of what is
 * asked («causas y consecuencias») is no subject, and a head that is itself one is no catch-line.
 */
export function isCatchLine(head: string, subtitle: string): boolean {
  const sub = subtitle.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const isPicture = scenic.test(head) || journey.test(head);
  // Behind a clause or a way even a bare noun with something of its own names the subject.
  const isSubject =
    ownSubject.test(sub) || (isPicture && /^\p{Ll}+ .*(?:de|del|en) \S/u.test(sub) && sub.split(' ').length > 3);
  if (/[¿?]/u.test(head + sub) || !isSubject) return false;
  if (/^(?:el |un )?(?:caso|ejemplo)s?(?!\p{L})|^estudio de casos?/iu.test(sub)) return false;
  const isAsked = aspectNouns.has(headOf(sub)) && !/ de(?:l| la| los| las)? \S+ /u.test(sub);
  if (isAsked) return false;
  return isPicture || row.test(head) || (figured.test(head) && head.split(' ').length <= 6);
}
