import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { countries } from './country-words.ts';
import type { Axis, Script, SettingWords } from './setting-axis.ts';
import { axes } from './setting-words.ts';
import { nobody, specialGroups, theYoung } from './special-groups.ts';

/** The people, stages, places and uses that a title names, as far as they leave others out. */
export interface TitleSettings {
  /** Whether a text in lower case names another setting, and neither the title's own nor a wider one. */
  isOther(text: string): boolean;
  /** Whether it names the title's own. */
  isOwn(text: string): boolean;
  /** Which special groups it names that the title leaves open. */
  specialOf(text: string): string[];
}

const scriptOf = (language: Language): Script => (language === 'zh' || language === 'ja' ? language : 'latin');

interface Word {
  places: number;
  only: SettingWords['only'];
  isKin: boolean;
}
interface Reader {
  /** What texts were read to name. */
  read: Map<string, readonly Word[]>;
  shape: RegExp;
  find(said: string): Word | undefined;
}

const splitWords = (said: string | undefined): string[] =>
  (said ?? '')
    .toLowerCase()
    .split(', ')
    .filter((word) => word !== '');
const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A Latin word stands alone but for a plural; one that ends in a star begins others. */
function shapeOf(word: string, script: Script): string {
  if (script !== 'latin') return literal(word);
  return word.endsWith('*') ? `${literal(word.slice(0, -1))}\\p{L}*` : `${literal(word)}(?:e?s)?`;
}

/** Of words that hold each other the longest is read: 大学生, and not 大学; 中小学, and not 小学. */
function createReader(words: ReadonlyMap<string, Word>, script: Script): Reader | null {
  if (words.size === 0) return null;
  const all = [...words].toSorted(([one], [other]) => other.length - one.length);
  const shapes = all.map(([word, meant]) => ({ shape: shapeOf(word, script), meant }));
  const whole = shapes.map(({ shape, meant }) => ({ shape: new RegExp(`^(?:${shape})$`, 'u'), meant }));
  const inner = shapes.map(({ shape }) => shape).join('|');
  const bounds = script === 'latin' ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
  const known = new Map<string, Word | undefined>();
  return {
    read: new Map(),
    shape: new RegExp(`${bounds[0]}(?:${inner})${bounds[1]}`, 'gu'),
    find: (said) => {
      if (!known.has(said)) known.set(said, whole.find(({ shape }) => shape.test(said))?.meant);
      return known.get(said);
    },
  };
}

/** What a fact names is asked once for each axis, and again for every draft of a paper. */
const mostRead = 6_000;

const readAll = (text: string, { shape, find, read }: Reader): readonly Word[] => {
  const before = read.get(text);
  if (before) return before;
  const words = [...text.matchAll(shape)].flatMap(([said]) => find(said) ?? []);
  if (read.size >= mostRead) read.clear();
  read.set(text, words);
  return words;
};

/** *primary-upper lower*: places of an axis as bits. */
function bitsOf(at: string, places: readonly string[]): number {
  if (at === 'none') return 0;
  const all = 2 ** places.length - 1;
  if (at === 'all') return all;
  let bits = 0;
  for (const part of at.split(' ')) {
    const [first = '', last = first] = part.split('-');
    for (let place = places.indexOf(first); place <= places.indexOf(last); place += 1) bits |= 2 ** place;
  }
  return bits;
}

type Readers = Readonly<Record<Script, Reader | null>>;
const inScripts = (make: (script: Script) => Reader | null): Readers => ({
  ...{ zh: make('zh'), ja: make('ja'), latin: make('latin') },
});

interface KnownAxis {
  readers: Readers;
  grown: number | null;
}

function openAxis({ places, grown, words }: Axis): KnownAxis {
  const names = places.split(' ');
  const readers = inScripts((script) => {
    const meant = new Map<string, Word>();
    for (const { at, only, isKin = false, ...said } of words) {
      for (const word of splitWords(said[script])) meant.set(word, { places: bitsOf(at, names), only, isKin });
    }
    return createReader(meant, script);
  });
  return { readers, grown: grown === undefined ? null : bitsOf(grown, names) };
}

/** Of a list the words of each with its number. */
const openList = (list: readonly Readonly<Partial<Record<Script, string>>>[]): Readers =>
  inScripts((script) => {
    const words = list.flatMap((one, places) =>
      splitWords(one[script]).map((word) => [word, { places, only: undefined, isKin: false }] as const),
    );
    return createReader(new Map(words), script);
  });

const known = axes.map(openAxis);
const lands = openList(countries);
const special = openList([...specialGroups, nobody]);
/** A word of a title may be fitting for several: 旅游 for villages and for hotels. */
const fitting = specialGroups.map(({ id, within }) => ({ id, readers: openList([within ?? {}]) }));
const home: Readonly<Record<Script, string | null>> = { zh: 'china', ja: 'japan', latin: null };

/** The narrowest of the places that a title names: 小学 of 小学 and 儿童; both of two that have nothing in common. */
function narrowest(said: readonly number[]): number {
  const least = said.filter((one) => !said.some((other) => other !== one && (other & one) === other));
  return least.reduce((sum, one) => sum | one, 0);
}

/** 小学低年级的留守儿童: of people a narrower word says which are meant. */
const closest = (said: readonly Word[]): Word[] =>
  said.filter(
    ({ isKin, places }) =>
      !isKin ||
      !said.some((other) => other.places !== 0 && other.places !== places && (other.places & places) === other.places),
  );

/** What is cited is called by its own name: 《中小学……办法》. */
const withoutAsides = (text: string): string => text.replace(/（[^（）]*）|\([^()]*\)|《[^《》]*》/gu, ' ');

/** What a title names of one axis. */
interface Own {
  isOwn(text: string): boolean;
  /** It names a place of the axis. */
  isOther(text: string): boolean;
}

/** What a title names on an axis; nothing where it names all of it. */
function readOwn(title: string, script: Script, { readers, grown }: KnownAxis): Own[] {
  const reader = readers[script];
  if (!reader) return [];
  const said = readAll(title, reader).filter(({ only, places }) => only !== 'fact' && only !== 'own' && places !== 0);
  const places = narrowest(said.map((word) => word.places));
  if (places === 0) return [];
  const isOfKin = grown !== null && (places & grown) === 0;
  const isOwn = (word: Word): boolean => (word.places & places) !== 0;
  const isSaid = ({ only, isKin }: Word): boolean => only !== 'title' && only !== 'own' && !(isOfKin && isKin);
  return [
    {
      isOwn: (text) => closest(readAll(text, reader)).some(isOwn),
      isOther: (text) => readAll(withoutAsides(text), reader).some((word) => word.places !== 0 && isSaid(word)),
    },
  ];
}

/** Kinds of papers that ask how things are somewhere and for somebody: history and fiction lead through many countries and peoples. */
const ofOneLand: ReadonlySet<TitleKind> = new Set<TitleKind>([
  ...(['status-and-remedies', 'relation-test', 'policy-analysis', 'case-study', 'clinical-study'] as const),
  ...(['review', 'doctrinal-law', 'teaching-design'] as const),
]);
const members = ['germany', 'france', 'italy', 'spain', 'netherlands', 'sweden', 'finland'];
const amongLands =
  /贸易|出口|进口|进出口|跨境|汇率|外商|对外|移民|国际|战|\b(?:trade|export|import|tariff|migra|immigra|refugee|exchange rate|war|wars|global|international|multinational)|comercio exterior|exporta|migraci|guerra|internacional|貿易|輸出|移民|国際|戦/u;
/** A title's own ages, and its own town or country, say more than these. */
const ofAge: ReadonlySet<string> = new Set(['minors', 'old']);
/** Who is old or a child is not with child. */
const neverOld = 'pregnant';
const [life, place] = known;

function read(title: string, kind: TitleKind, language: Language): TitleSettings {
  const script = scriptOf(language);
  const own = known.flatMap((axis) => readOwn(title, script, axis));
  // Trade and migration lead from one country to others.
  const landReader = ofOneLand.has(kind) && !amongLands.test(title) ? lands[script] : null;
  const listLands = (text: string): string[] =>
    landReader ? readAll(text, landReader).flatMap(({ places }) => countries[places]?.at ?? []) : [];
  const ownLands = new Set([...listLands(title), ...(home[script] === null ? [] : [home[script]])]);
  // Its laws are those of its members.
  if (members.some((land) => ownLands.has(land))) ownLands.add('eu');
  const namesLand = listLands(title).some((land) => land !== home[script]);
  const isOtherLand = (text: string): boolean =>
    listLands(withoutAsides(text)).length > 0 && !listLands(text).some((land) => ownLands.has(land));
  const specialReader = ofOneLand.has(kind) ? special[script] : null;
  const listSpecial = (text: string): string[] =>
    specialReader ? readAll(text, specialReader).flatMap(({ places }) => specialGroups[places]?.id ?? []) : [];
  const isRead = (reader: Reader | null): boolean => reader !== null && readAll(title, reader).length > 0;
  const listFitting = fitting.filter(({ readers }) => isRead(readers[script])).map(({ id }) => id);
  const named = new Set([...listSpecial(title), ...listFitting]);
  const names = (axis: KnownAxis | undefined): boolean => axis !== undefined && readOwn(title, script, axis).length > 0;
  const hasAge = names(life);
  const hasPlace = names(place);
  const isOpen = (id: string): boolean => !named.has(id) && !(ofAge.has(id) ? hasAge : id === 'rural' && hasPlace);
  const titled = listSpecial(title);
  const isAged = titled.some((id) => ofAge.has(id)) && !titled.includes(neverOld);
  const isOfOthers = (text: string): boolean => {
    const groups = isAged ? listSpecial(text) : [];
    return groups.includes(neverOld) && !groups.some((id) => titled.includes(id));
  };
  return {
    isOther: (text) =>
      isOfOthers(text) || (namesLand && isOtherLand(text)) || own.some((one) => !one.isOwn(text) && one.isOther(text)),
    isOwn: (text) => own.some((one) => one.isOwn(text)),
    specialOf: (text) => {
      const said = new Set(listSpecial(text));
      const groups = [...said].filter((id) => id !== theYoung && !(id === 'old' && said.has(theYoung)));
      const lands = new Set(home[script] === null || namesLand || !isOtherLand(text) ? [] : listLands(text));
      return [
        // Several of them are many, and two countries side by side are a comparison.
        ...(groups.length === 1 ? groups.filter(isOpen) : []),
        ...(lands.size === 1 ? ['country'] : []),
      ];
    },
  };
}

let lastKey = '';
let last: TitleSettings | null = null;
/** One title is asked of for thousands of facts. */
export function readSettings(text: string, kind: TitleKind, language: Language): TitleSettings {
  const key = `${language} ${kind} ${text}`;
  last = key === lastKey && last ? last : read(text.toLowerCase(), kind, language);
  lastKey = key;
  return last;
}
