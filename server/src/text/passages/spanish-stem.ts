/** Endings of nouns and verbs, the longest first; what is left must still be a word's root. */
const endings = [
  ...[
    'amientos',
    'imientos',
    'amiento',
    'imiento',
    'aciones',
    'iciones',
    'uciones',
    'adoras',
    'adores',
    'ancias',
    'encias',
  ],
  ...['idades', 'acion', 'icion', 'ucion', 'iones', 'antes', 'ables', 'ibles', 'ieron', 'iendo'],
  ...[
    'mente',
    'ancia',
    'encia',
    'adora',
    'istas',
    'ismos',
    'idad',
    'able',
    'ible',
    'ador',
    'ante',
    'ista',
    'ismo',
    'aron',
  ],
  ...[
    'aban',
    'ando',
    'aran',
    'eran',
    'iran',
    'adas',
    'ados',
    'idas',
    'idos',
    'amos',
    'emos',
    'imos',
    'aba',
    'ada',
    'ado',
  ],
  ...[
    'ida',
    'ido',
    'ara',
    'era',
    'ira',
    'ian',
    'ion',
    'ia',
    'io',
    'an',
    'en',
    'on',
    'ar',
    'er',
    'ir',
    'as',
    'es',
    'os',
    'is',
  ],
  ...['a', 'e', 'o', 'i'],
];
const shortestRoot = 3;

/**
 * What the forms of a Spanish word have in common (eligen, eligió; prefieren, preferido). Coarser than a guide of a few hundred entries
 * would bear; in the texts that somebody asks about the other words of the question tell apart what it throws together.
 */
export function stemSpanish(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}+/gu, '');
  if (bare.length <= shortestRoot || !/^[a-z]+$/u.test(bare)) return bare;
  const ending = endings.find((one) => bare.endsWith(one) && bare.length - one.length >= shortestRoot);
  const root = ending ? bare.slice(0, -ending.length) : bare;
  // Vowels that change with the stress.
  return root.replace(/ie(?=[^aeiou])/u, 'e').replace(/(?<![gq])ue(?=[^aeiou])/u, 'o');
}
