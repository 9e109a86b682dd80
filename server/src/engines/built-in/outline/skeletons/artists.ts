import type { Field } from '@yanmo/contract/codes';
import { isPersonName } from '../../../../understanding/readers/en/person-names.ts';
import { personSource } from '../../../../understanding/readers/zh/lexicon/persons.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

const zhPerson = new RegExp(`^(?:${personSource})$`, 'u');

/** A maker's name and nothing else: no picture is called so where the title goes on with what it asks of him. */
const named: Readonly<Record<TitleUnderstanding['language'], (name: string) => boolean>> = {
  en: (name) => isPersonName(name) || /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(name),
  es: (name) => isPersonName(name) || /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(name),
  zh: (name) => zhPerson.test(name),
  ja: () => false,
};
const joined: Readonly<Record<TitleUnderstanding['language'], RegExp>> = {
  en: /(?:^|: )(?<who>\p{Lu}[^:,]+?) and (?<theme>(?:the )?\p{Ll}[^:]+|the \p{L}[^:]+)$/u,
  es: /(?:^|: )(?<who>\p{Lu}[^:,]+?) y (?<theme>(?:el|la|los|las) [^:]+)$/u,
  zh: /^(?<who>[^与和的、]{2,5})[与和](?<theme>[^：:]{4,20})$/u,
  ja: /^(?<who>[^とのに、]{3,6})と(?<theme>[^：:]{4,20})$/u,
};

export interface Artist {
  who: string;
  theme: string;
}

/** "Banksy and the commodification of graffiti": a person who made many works, and what is asked through him. */
export function findArtist(field: Field, { text, language }: TitleUnderstanding): Artist | null {
  const found = field === 'art' ? joined[language].exec(text)?.groups : undefined;
  if (!found?.who || !found.theme || !named[language](found.who)) return null;
  const theme = found.theme.replace(/^(?:the|el|la|los|las) /iu, '');
  return { who: found.who, theme: grammars[language].fromTitle(theme, text) };
}

/** The artist and his time, the theme itself, where the works show it, how the world took it. */
export const planArtist =
  ({ who, theme }: Artist): Core =>
  () => {
    const slots = { object: who, focus: who, term: theme };
    return [
      section('artist.life', 18, [part('artist.path'), part('artist.circle')], slots),
      section('artist.theme', 20, [part('artist.sense'), part('artist.before')], slots),
      section('artist.works', 28, [part('artist.pick'), part('artist.means'), part('artist.shows')], slots),
      section('artist.world', 22, [part('artist.market'), part('artist.public'), part('artist.judge')], slots),
    ];
  };
