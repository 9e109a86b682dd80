import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

/** A maker and what was made again and again: "Agnes Martin's Grids", «Los móviles de Calder». */
const made: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?<suite>\p{Lu}[\p{L}.-]+(?: (?:\p{Lu}[\p{L}.-]*|de|van|von|der|del|da))*[’']s? (?:[\p{L}-]+ ){0,2}[\p{L}-]+s)$/u,
  es: /^(?:[Ll]as|[Ll]os) (?<suite>\p{L}+s(?: \p{Ll}+)? de (?:(?:la|las|el) )?\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)*)$/u,
};
/** What is no row of works: what somebody held, lived or left. */
const other =
  /\b(?:politics|aesthetics|ethics|letters|diaries|ideas|years|views|writings|influences|friends|students|pupils|women|critics|heroes|heroines|themes|symbols|colou?rs|dreams)$|^(?:las|los) (?:ideas|cartas|años|escritos|mujeres|temas|colores|símbolos|discípulos)/iu;

/** The works as the title calls them; null where it names anything else. */
export function findSuite(
  field: Field,
  { text, language, kind, sides, confidence }: TitleUnderstanding,
): string | null {
  if (field !== 'art' || sides !== null) return null;
  if (kind !== 'text-interpretation' && kind !== 'theory-essay' && confidence.kind >= 0.5) return null;
  const suite = made[language]?.exec(text)?.groups?.suite;
  return suite && !other.test(text) ? grammars[language].fromTitle(suite, text) : null;
}

/** How they came about, how they are made, how they look, what they mean: no patron, no story and no symbols are taken for granted. */
export const planSuite =
  (suite: string): Core =>
  () =>
    [
      section('suite.course', 20, [part('suite.before'), part('suite.stages')]),
      section('suite.making', 24, [part('suite.stuff'), part('suite.steps')]),
      section('suite.seeing', 26, [part('suite.order'), part('suite.viewer')]),
      section('suite.sense', 22, [part('suite.own'), part('suite.peers'), part('suite.views')]),
    ].map((chapter) => ({ ...chapter, slots: { object: suite, focus: suite } }));
