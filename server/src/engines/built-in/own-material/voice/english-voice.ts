/** The one who writes the paper, of whom it speaks as of anybody else. */
const author = 'the author';
const group = 'the author and others';

const adverbs =
  '(?:(?:also|always|even|ever|first|just|mostly|never|now|often|once|only|rather|really|still|then|today|twice|usually|\\p{Ll}{2,}ly)\\s+){0,2}';
const view =
  '(?:think|believe|guess|suppose|reckon|feel that|find that|argue|hold that|would say|am convinced|am sure)';

/** What comes first and only says whose opinion follows. */
const opinions: readonly RegExp[] = [
  // “think of”, “believe in” and “think about” are no opinions that follow.
  new RegExp(
    `^(?:(?:and|but|so|well)[, ]+)?(?:[Ii]|[Ww]e)\\s+${adverbs}${view}(?:,)?\\s+(?:that\\s+)?(?!(?:about|of|in|so|not|over|through|it over)(?:\\b(?!\\s+(?:the|this|our|my|many|most|some|a)\\b\\s+\\p{L}+\\s+(?:\\p{L}+\\s+){0,4}(?:is|are|was|were)\\b)))`,
    'u',
  ),
  /^(?:in|from|to) (?:my|our) (?:own |personal |humble )?(?:opinion|view|mind|point of view|perspective|judge?ment),?\s+(?=\p{L})/iu,
  /^(?:my|our) (?:own |personal )?(?:opinion|view|belief|feeling|impression|position|point) is(?: that|:)\s+/iu,
  /^(?:personally|imho|imo|for me|as for me),\s+(?:I think (?:that )?)?/iu,
];
const inView = 'in the author’s view, ';

const irregularPasts = new Set(
  `ate became began bit blew bought broke brought built burnt came caught chose cut dealt did dreamt drew drank drove fell felt fought found flew forgot forgave froze gave got grew had
   heard held hid hit hurt kept knew laid lay learnt led left lent let lost made meant met paid put ran rang read rode rose said sang sat saw sent sold set shook shot shown shut slept
   sought spent spoke spread stole stood struck stuck swam swore taught thought threw told took understood was went were woke won wore wrote`.split(
    /\s+/u,
  ),
);
/** End as the past does and are none. */
const edBases = new Set('bleed breed exceed feed heed need proceed seed speed succeed weed embed'.split(' '));
const modals = new Set('can cannot could may might must shall should will would ought used'.split(' '));
/** What follows “and” and is done by the same person: it would have to agree as well. */
const sharedVerbs =
  /\b(?:and|or|but|then)\s+(?:also\s+|then\s+|often\s+|never\s+|always\s+)?(?:am|ask|buy|call|come|do|drive|eat|feel|find|get|give|go|have|hear|help|keep|know|learn|leave|like|live|look|make|meet|need|pay|prefer|read|say|see|sell|send|speak|spend|study|take|talk|teach|tell|think|travel|try|use|visit|wait|walk|want|watch|work|write)\b/u;

const isPast = (verb: string): boolean => irregularPasts.has(verb) || (verb.endsWith('ed') && !edBases.has(verb));

function agree(verb: string): string {
  if (verb === 'am') return 'is';
  if (verb === 'have') return 'has';
  if (verb === 'were') return 'was';
  if (verb === 'are') return 'is';
  if (isPast(verb) || modals.has(verb) || verb.length < 2) return verb;
  if (/(?:[sxz]|ch|sh|[^aeiou]o|^go|^do)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const contractions: Readonly<Record<string, string>> = { m: 'am', ve: 'have', re: 'are', ll: 'will' };
const negations: Readonly<Record<string, string>> = {
  ...{ "don't": 'do not', "didn't": 'did not', "can't": 'cannot', "won't": 'will not', "haven't": 'have not' },
  ...{ "hadn't": 'had not', "wasn't": 'was not', "weren't": 'were not', "aren't": 'are not', "couldn't": 'could not' },
  ...{ "wouldn't": 'would not', "shouldn't": 'should not' },
};

/** What somebody does who finds out: those of a group who write a paper are its author. */
const studying =
  /^(?:asked|interviewed|surveyed|visited|measured|sampled|collected|counted|analy[sz]ed|compared|observed|recorded|tested|studied|read|used|handed|sent|distributed|coded|examined|selected|chose|designed|built|did|conducted|carried|held|ran|found|recommend|suggest|propose|conclude|argue|claim|think|believe|hold|expect|hope|plan|intend|want)$/u;

/** A Roman numeral, and no person. */
const numbered = /\b(?:war|type|phase|part|stage|class|grade|level|chapter|volume|book|act|title|category|tier)\s+$/iu;
/** Several who act together: their verb is a plural already. */
const joined = /\b(?:and|or|nor)\s+$/iu;

const pronoun = new RegExp(`\\b([Ii]|[Ww]e|WE)(?:['’](m|ve|re|ll|d))?(?=\\s)(\\s+${adverbs})(\\p{L}+(?:['’]t)?)`, 'gu');

/** A sentence that somebody said of themselves, as one about the author; null where its verbs cannot be made to agree. */
export function speakEnglish(clause: string): string | null {
  const [opinion] = opinions.flatMap((lead) => lead.exec(clause)?.[0] ?? []);
  if (opinion !== undefined && clause.slice(opinion.length).split(/\s+/u).length >= 2) {
    const held = speakEnglish(clause.slice(opinion.length));
    return held === null ? null : `${inView}${begin(held)}`;
  }
  let isBroken = false;
  const told = clause
    .replace(pronoun, (whole, who: string, short: string | undefined, between: string, word: string, at: number) => {
      const before = clause.slice(0, at);
      if (numbered.test(before)) return whole;
      const verb = word.toLowerCase().replace('’', "'");
      const isOne = /^i$/iu.test(who);
      const spelt = negations[verb] ?? verb;
      const [head = '', ...rest] = short === undefined ? spelt.split(' ') : [auxiliary(short, verb), spelt];
      const isAuthor = isOne || studying.test(head) || (short !== undefined && studying.test(verb));
      const isPlural = !isAuthor || joined.test(before) || verb === 'and';
      if (isPlural && head === 'am') return `${isOne ? author : group}${between}are${tail(rest)}`;
      if (!isPlural && !isPast(head) && !modals.has(head) && sharedVerbs.test(clause.slice(at + whole.length))) {
        isBroken = true;
      }
      // “I have and”: what stands between pronoun and verb stays between the author and it.
      return short === undefined
        ? `${isAuthor ? author : group}${between}${isPlural ? head : agree(head)}${tail(rest)}`
        : `${isAuthor ? author : group} ${isPlural ? head : agree(head)}${between}${rest.join(' ')}`;
    })
    .replace(/\b(?:[Mm]y|[Oo]ur)(?= \p{L})/gu, 'the author’s')
    .replace(/\bof (?:mine|ours)\b/gu, 'of the author')
    .replace(/\bby (?:myself|ourselves)\b/gu, 'alone')
    .replace(/\s\b(?:myself|ourselves)\b/gu, ' in person')
    .replace(/(?<=\s)(?:me|us)\b(?!['’-])/gu, author)
    .replace(/\band I\b(?!\s)/gu, `and ${author}`);
  return isBroken ? null : told;
}

const tail = (rest: readonly string[]): string => (rest.length > 0 ? ` ${rest.join(' ')}` : '');

/** “I’d” is “had” before what was done, and else “would”. */
function auxiliary(short: string, next: string): string {
  if (short !== 'd') return contractions[short] ?? short;
  return isPast(next) || /^(?:been|seen|done|gone|known|taken|given|written)$/u.test(next) ? 'had' : 'would';
}

/** Behind other words a clause begins small, unless it is a name that begins it. */
const begin = (text: string): string =>
  /^(?:The|An?|In|On|For|Of|At|By|From|With|Most|Many|Some|Both|Each|All|About|Only|More|Between|We|They|It|This|That|These|There|If|When|Because|People|Nobody|Everyone)\b/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
