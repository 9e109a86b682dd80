import { cutSentences } from '../../../../text/sentences.ts';
import { trimSpan } from '../../../../text/span.ts';
import type { Edit, OfferEdits } from '../../edit.ts';

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

/** Connectives at the head of a sentence, with what may take their place; nothing where they may go. */
const connectives: readonly (readonly [string, readonly (readonly [string, number])[]])[] = [
  [
    'Además, ',
    [
      ['', 0.85],
      ['Asimismo, ', 0.9],
    ],
  ],
  ['Asimismo, ', [['', 0.85]]],
  [
    'Por otra parte, ',
    [
      ['', 0.7],
      ['Por otro lado, ', 0.9],
    ],
  ],
  ['Por otro lado, ', [['', 0.7]]],
  [
    'De igual manera, ',
    [
      ['Del mismo modo, ', 0.9],
      ['Igualmente, ', 0.85],
    ],
  ],
  [
    'De igual modo, ',
    [
      ['Del mismo modo, ', 0.9],
      ['Igualmente, ', 0.85],
    ],
  ],
  ['Del mismo modo, ', [['De igual forma, ', 0.85]]],
  [
    'Sin embargo, ',
    [
      ['Ahora bien, ', 0.8],
      ['Con todo, ', 0.8],
      ['Pero ', 0.85],
    ],
  ],
  [
    'Por lo tanto, ',
    [
      ['Por eso, ', 0.85],
      ['Así pues, ', 0.85],
      ['Por ello, ', 0.85],
    ],
  ],
  [
    'Por consiguiente, ',
    [
      ['Por eso, ', 0.85],
      ['Por tanto, ', 0.9],
    ],
  ],
  [
    'En consecuencia, ',
    [
      ['Por eso, ', 0.85],
      ['Por tanto, ', 0.85],
    ],
  ],
  ['Como resultado, ', [['Por eso, ', 0.75]]],
  [
    'En este sentido, ',
    [
      ['', 0.75],
      ['A este respecto, ', 0.75],
    ],
  ],
  ['Cabe destacar que ', [['', 0.85]]],
  ['Cabe señalar que ', [['', 0.85]]],
  ['Cabe mencionar que ', [['', 0.85]]],
  ['Es importante destacar que ', [['', 0.85]]],
  ['Es importante señalar que ', [['', 0.85]]],
  ['Es importante mencionar que ', [['', 0.85]]],
  ['Es necesario señalar que ', [['', 0.8]]],
  ['Vale la pena mencionar que ', [['', 0.85]]],
  [
    'En conclusión, ',
    [
      ['En suma, ', 0.85],
      ['En resumen, ', 0.8],
      ['', 0.75],
    ],
  ],
  ['En resumen, ', [['En suma, ', 0.9]]],
  ['Para concluir, ', [['En suma, ', 0.8]]],
  ['Finalmente, ', [['Por último, ', 0.9]]],
  ['En primer lugar, ', [['Primero, ', 0.85]]],
  ['En segundo lugar, ', [['Segundo, ', 0.75]]],
  [
    'En la actualidad, ',
    [
      ['Hoy, ', 0.85],
      ['Actualmente, ', 0.85],
    ],
  ],
  [
    'Hoy en día, ',
    [
      ['Hoy, ', 0.9],
      ['En la actualidad, ', 0.85],
    ],
  ],
  [
    'En otras palabras, ',
    [
      ['Dicho de otro modo, ', 0.95],
      ['Es decir, ', 0.9],
    ],
  ],
  [
    'A pesar de ello, ',
    [
      ['Aun así, ', 0.9],
      ['Con todo, ', 0.85],
    ],
  ],
  ['A pesar de esto, ', [['Aun así, ', 0.9]]],
  ['En definitiva, ', [['En suma, ', 0.85]]],
];

function offerConnectives(text: string, start: number): Edit[] {
  const found = connectives.find(([connective]) => text.startsWith(connective));
  if (!found || text.length - found[0].length < 25) return [];
  const [connective, replacements] = found;
  const next = text.charAt(connective.length);
  if (!/[\p{L}\uE000-\uF8FF]/u.test(next)) return [];
  return replacements.flatMap(([to, safety]): Edit[] => {
    const rule = connective.endsWith('que ') ? 'TRIM' : 'CONNECTIVE';
    return to === ''
      ? [{ start, end: start + connective.length + 1, text: upper(next), rule, safety }]
      : [{ start, end: start + connective.length, text: to, rule, safety }];
  });
}

/** Words that lean on what stands before them; a clause with one stays where it is. */
const references =
  /(?<!\p{L})(?:él|ella|ellos|ellas|ello|esto|eso|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|dicho|dicha|dichos|dichas|tal|tales|su|sus|suyo|suya|lo|le|les|la cual|el cual|los cuales|las cuales|lo cual|mismo|misma|otro|otra|otros|otras|así|ambos|ambas)(?!\p{L})/iu;
const negations =
  /(?<!\p{L})(?:no|nunca|jamás|ni|tampoco|nadie|nada|ningún|ninguna|ninguno|sin|solo|sólo|apenas)(?!\p{L})/iu;
const subordinate =
  /(?<!\p{L})(?:que|quien|quienes|cuyo|cuya|donde|cuando|si|aunque|porque|como|mientras|para que|y|e|o|u|pero|sino)(?!\p{L})/iu;
interface Front {
  opening: RegExp;
  joint: ' ' | ', ';
  /** Behind the main clause another word may say the same. */
  word?: string;
  isClause: boolean;
  safety: number;
}
const fronts: readonly Front[] = [
  { opening: /^Cuando(?= )/u, joint: ' ', isClause: true, safety: 0.85 },
  { opening: /^Aunque(?= )/u, joint: ', ', isClause: true, safety: 0.85 },
  { opening: /^Si(?= )/u, joint: ' ', isClause: true, safety: 0.8 },
  { opening: /^(?:Como|Dado que|Puesto que|Ya que)(?= )/u, joint: ', ', word: 'ya que', isClause: true, safety: 0.8 },
  { opening: /^Para(?= \p{Ll}+(?:ar|er|ir)(?:se)? )/u, joint: ' ', isClause: false, safety: 0.75 },
  { opening: /^Gracias al?(?= )/u, joint: ' ', isClause: false, safety: 0.8 },
  { opening: /^Debido al?(?= )/u, joint: ' ', isClause: false, safety: 0.8 },
];
const isPlain = (text: string): boolean => text.endsWith('.') && !/["“”«»()[\]{}:;—–…¿?¡!]|\.\./u.test(text);
const countWords = (text: string): number => text.split(' ').length;
const isFree = (part: string): boolean => !references.test(part) && !negations.test(part);
const named =
  '(?:el|la|los|las|un|una|unos|unas|muchos|muchas|algunos|algunas|varios|varias|cada|el|nuestro|nuestra|\\d+|[\\uE000-\\uF8FF])';
/** A main clause that names its subject first; a verb alone would take that of the clause beside it. */
const beginsWithSubject = new RegExp(`^${named}(?!\\p{L})`, 'iu');
/** A clause that names its subject, before its verb or right behind it. */
const namesSubject = new RegExp(`^(?:\\p{Ll}+ )?${named}(?!\\p{L})`, 'iu');

/** “Cuando X, Y.” as “Y cuando X.” */
function moveBack(left: string, right: string): { text: string; safety: number } | null {
  for (const { opening, joint, word, isClause, safety } of fronts) {
    const rest = opening.test(left) ? left.replace(opening, '').trimStart() : null;
    if (rest === null) continue;
    if (subordinate.test(rest) || subordinate.test(right) || !beginsWithSubject.test(right)) return null;
    if (isClause && !namesSubject.test(rest)) return null;
    return {
      text: `${upper(right)}${joint}${word ?? lower(left.slice(0, left.length - rest.length - 1))} ${rest}.`,
      safety,
    };
  }
  return null;
}

/** “Y, aunque X.” as “Aunque X, Y.” */
function moveForward(left: string, right: string): { text: string; safety: number } | null {
  const rest = /^aunque (?<rest>.+)$/u.exec(right)?.groups?.rest;
  if (rest === undefined || subordinate.test(left) || subordinate.test(rest) || countWords(left) < 4) return null;
  return beginsWithSubject.test(left) && namesSubject.test(rest)
    ? { text: `${upper(right)}, ${lower(left)}.`, safety: 0.85 }
    : null;
}

function offerClauseOrders(text: string, start: number): Edit[] {
  const comma = text.indexOf(', ');
  if (comma < 0 || text.indexOf(', ', comma + 2) >= 0 || !isPlain(text)) return [];
  const left = text.slice(0, comma);
  const right = text.slice(comma + 2, -1);
  if (!isFree(left) || !isFree(right)) return [];
  if (countWords(left) > 16 || countWords(right) > 22 || countWords(right) < 4) return [];
  const moved = moveBack(left, right) ?? moveForward(left, right);
  return moved ? [{ start, end: start + text.length, ...moved, rule: 'CLAUSE_ORDER' }] : [];
}

/** Spanish has connectives and the order of clauses alone. */
export const offerEsEdits: OfferEdits = (paragraph) =>
  cutSentences(paragraph)
    .map((span) => trimSpan(paragraph, span))
    .flatMap(({ start, end }) => {
      const sentence = paragraph.slice(start, end);
      return /[.!?]$/u.test(sentence)
        ? [...offerConnectives(sentence, start), ...offerClauseOrders(sentence, start)]
        : [];
    })
    .sort((one, other) => one.start - other.start || one.end - other.end || (one.text < other.text ? -1 : 1));
