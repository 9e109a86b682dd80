import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, type Section } from '../section.ts';
import { namesPeople } from './people.ts';

const natural: ReadonlySet<Field> = new Set<Field>(['science', 'agriculture']);

const past: ReadonlySet<Field> = new Set<Field>(['history', 'military']);

/** Who does it stands first in an English clause; a Spanish one may begin with its verb. */
function actsPeople(fact: string, language: 'en' | 'es'): boolean {
  const words = fact.toLowerCase().split(/\s+/u);
  const spans =
    language === 'en'
      ? words.slice(0, 5).map((_, at) => words.slice(0, at + 1).join(' '))
      : words
          .slice(0, 8)
          .flatMap((word, at) => (/^(?:los|las|el|la)$/u.test(word) ? [words.slice(at + 1, at + 3).join(' ')] : []));
  return spans.some((span) => namesPeople(span, language));
}

/** Reasons by sort, where nothing is known of the very matter: people weigh costs, have habits and take what is offered; nature has causes of its own and of people's making. */
export function listReasons(fact: string, { language, contexts }: TitleUnderstanding, field: Field): Section[] | null {
  if (language !== 'en' && language !== 'es') return null;
  const hasPeople = !past.has(field) && contexts.some(({ kind }) => kind === 'population');
  if (hasPeople || (!past.has(field) && actsPeople(fact, language)))
    return [part('why.purse'), part('why.habit'), part('why.offer')];
  if (natural.has(field)) return [part('why.natural'), part('why.human'), part('why.meet')];
  if (past.has(field)) return [part('why.ground'), part('why.choice'), part('why.foe')];
  return [part('why.interest'), part('why.rule'), part('why.view')];
}
