export const verbForms = ['base', 's', 'past', 'participle', 'ing'] as const;
export type VerbForm = (typeof verbForms)[number];

/** Past and past participle. */
const irregular: Readonly<Record<string, readonly [string, string]>> = {
  arise: ['arose', 'arisen'],
  bear: ['bore', 'borne'],
  become: ['became', 'become'],
  begin: ['began', 'begun'],
  bind: ['bound', 'bound'],
  break: ['broke', 'broken'],
  bring: ['brought', 'brought'],
  build: ['built', 'built'],
  buy: ['bought', 'bought'],
  catch: ['caught', 'caught'],
  choose: ['chose', 'chosen'],
  come: ['came', 'come'],
  cost: ['cost', 'cost'],
  cut: ['cut', 'cut'],
  deal: ['dealt', 'dealt'],
  do: ['did', 'done'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  fall: ['fell', 'fallen'],
  feed: ['fed', 'fed'],
  feel: ['felt', 'felt'],
  fight: ['fought', 'fought'],
  find: ['found', 'found'],
  forgo: ['forwent', 'forgone'],
  get: ['got', 'got'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  grow: ['grew', 'grown'],
  have: ['had', 'had'],
  hold: ['held', 'held'],
  keep: ['kept', 'kept'],
  know: ['knew', 'known'],
  lay: ['laid', 'laid'],
  lead: ['led', 'led'],
  learn: ['learned', 'learned'],
  leave: ['left', 'left'],
  let: ['let', 'let'],
  lie: ['lay', 'lain'],
  lose: ['lost', 'lost'],
  make: ['made', 'made'],
  mean: ['meant', 'meant'],
  meet: ['met', 'met'],
  outweigh: ['outweighed', 'outweighed'],
  overcome: ['overcame', 'overcome'],
  pay: ['paid', 'paid'],
  put: ['put', 'put'],
  read: ['read', 'read'],
  rise: ['rose', 'risen'],
  run: ['ran', 'run'],
  say: ['said', 'said'],
  see: ['saw', 'seen'],
  seek: ['sought', 'sought'],
  set: ['set', 'set'],
  shake: ['shook', 'shaken'],
  shed: ['shed', 'shed'],
  show: ['showed', 'shown'],
  speak: ['spoke', 'spoken'],
  spend: ['spent', 'spent'],
  spread: ['spread', 'spread'],
  stand: ['stood', 'stood'],
  strive: ['strove', 'striven'],
  take: ['took', 'taken'],
  teach: ['taught', 'taught'],
  tell: ['told', 'told'],
  think: ['thought', 'thought'],
  undergo: ['underwent', 'undergone'],
  understand: ['understood', 'understood'],
  undertake: ['undertook', 'undertaken'],
  win: ['won', 'won'],
  withstand: ['withstood', 'withstood'],
  write: ['wrote', 'written'],
  offset: ['offset', 'offset'],
  hit: ['hit', 'hit'],
  send: ['sent', 'sent'],
  sell: ['sold', 'sold'],
  shift: ['shifted', 'shifted'],
  underlie: ['underlay', 'underlain'],
  foresee: ['foresaw', 'foreseen'],
  uphold: ['upheld', 'upheld'],
  split: ['split', 'split'],
};
const doubled = new Set(
  'stop plan occur refer prefer transfer permit submit commit admit omit control compel propel drop cut set put get let run begin map step spot plot equip ship trim fit sit win rid tap upset offset input hit cut spur split'.split(
    ' ',
  ),
);

function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doubled.has(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

function inflectWord(verb: string, form: VerbForm): string {
  if (verb === 'be') return { base: 'be', s: 'is', past: 'was', participle: 'been', ing: 'being' }[form];
  if (form === 'base') return verb;
  if (form === 's') {
    if (verb === 'have') return 'has';
    if (/(?:[sxz]|ch|sh|o)$/u.test(verb)) return `${verb}es`;
    return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
  }
  if (form === 'ing') {
    if (/ie$/u.test(verb)) return `${verb.slice(0, -2)}ying`;
    if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
    return doubled.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
  }
  return irregular[verb]?.[form === 'past' ? 0 : 1] ?? regularPast(verb);
}

const adverb = /^(?!rely|apply|imply|supply|comply|reply)[a-z]{3,}ly$|^(?:still|jointly)$/u;

/** A verb with what belongs to it, such as “rely on” or “deeply affect”, in a form; all but its first word stays, an adverb before it too. */
export function inflect(verb: string, form: VerbForm): string {
  const words = verb.split(' ');
  const at = words.length > 1 && adverb.test(words[0] ?? '') ? 1 : 0;
  return words.map((word, index) => (index === at ? inflectWord(word, form) : word)).join(' ');
}

/** Whether one form serves for “it showed” and “it was shown”. */
export const hasOnePast = (verb: string): boolean => inflect(verb, 'past') === inflect(verb, 'participle');
