import type { Language } from '@yanmo/contract/languages';
import type { CiteLine } from '../../../knowledge/cited-line.ts';
import type { FactLine } from '../../../knowledge/knowledge-line.ts';
import type { Sheet } from '../../../knowledge/subject-files.ts';
import { type Beside, type Entry, type EntryKind, type FactKind, kindToldAs } from './entry.ts';
import type { FacetName, Facets } from './facets.ts';

/** What of a subject stands by itself under a name of its own, and as what. */
const kindOfNamed: Partial<Record<FactLine['kind'], EntryKind>> = {
  ...{
    problem: 'problem',
    cause: 'cause',
    remedy: 'measure',
    debate: 'debate',
    material: 'data',
    actor: 'institution',
  },
  ...{ law: 'fact', standard: 'fact', policy: 'fact', part: 'fact', stage: 'fact', driver: 'fact', effect: 'fact' },
  ...{ measure: 'fact', relation: 'fact', indicator: 'fact', mechanism: 'fact', milestone: 'fact' },
  // What is wrongly believed of a thing is no trouble of the thing, and has no causes and answers that a heading could ask for.
  ...{ misreading: 'fact', ground: 'fact', correction: 'fact' },
};

/** As which side of its entry a fact is said. */
const sideOf: Partial<Record<FactLine['kind'], FacetName>> = {
  ...{ definition: 'definition', mechanism: 'mechanism', condition: 'condition', indicator: 'indicator' },
  ...{ limit: 'limit', counter: 'counter', example: 'example', implication: 'implication' },
  ...{ problem: 'definition', cause: 'mechanism', remedy: 'implication', debate: 'definition' },
  ...{ actor: 'definition', part: 'definition', stage: 'definition', driver: 'mechanism', effect: 'implication' },
  ...{ relation: 'mechanism', measure: 'indicator', material: 'definition' },
  ...{ law: 'definition', standard: 'definition', policy: 'definition', milestone: 'example', figure: 'example' },
  evidence: 'example',
  method: 'condition',
  ...{ misreading: 'definition', ground: 'mechanism', correction: 'counter' },
};

/** As which side what a fact links to is said of it; what has a name of its own is left to its own entry. */
const sideOfLink: Readonly<Record<string, FacetName>> = {
  ...{ measuredBy: 'indicator', limitedBy: 'limit', through: 'mechanism', when: 'condition' },
  ...{ for: 'mechanism', against: 'counter', evidence: 'example', rests: 'example' },
};

type OpenFacets = { -readonly [Name in FacetName]?: string };

interface SheetEntry {
  entry: Entry;
  facets: OpenFacets;
  /** The same objects as the entry's, while they are filled. */
  told: Partial<Record<FacetName, FactKind>>;
  also: Partial<Record<FacetName, readonly string[]>>;
}

/** In which language a sheet is, and which of the things that it cites are works. */
interface Reading {
  language: Language;
  cites: Cites;
}

const isCjk = (language: Language): boolean => language === 'zh' || language === 'ja';

const titles = /《([^》]+)》/gu;
const number = /[A-Z]{2,}(?:\/[A-Z]+)?\s?[\d.—-]+/u;

/** Whether the clause names already what it is cited from: 《民法典》 for 《中华人民共和国民法典》. */
function namesSource(clause: string, cite: string): boolean {
  if (clause.includes(cite)) return true;
  const numbered = number.exec(cite)?.[0];
  if (numbered !== undefined && clause.includes(numbered)) return true;
  if ([...clause.matchAll(titles)].some(([, title = '']) => cite.includes(title))) return true;
  const words = listNaming(cite);
  const said = new Set(listNaming(clause));
  return words.length > 0 && words.filter((word) => said.has(word)).length / words.length >= namedEnough;
}

/** A source of which so many words stand in the clause is named there. */
const namedEnough = 0.75;
const listNaming = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{Script=Latin}\d]+/gu) ?? []).filter((word) => word.length > 3 || /\d/u.test(word));

export type Cites = ReadonlyMap<string, Pick<CiteLine, 'works' | 'rest'>>;

/** What the clause names already is not named again. */
function nameSource(text: string, cite: string | undefined, language: Language): string {
  if (cite === undefined || namesSource(text, cite)) return text;
  return isCjk(language) ? `${text}（${cite}）` : `${text} (${cite})`;
}

/** Whoever reads it can look it up: a work stands in the list of references, whatever else it is cited from in the text. */
function clauseOf(fact: FactLine, { language, cites }: Reading, text: string = fact.text): string {
  const cite = 'cite' in fact ? fact.cite : undefined;
  if (typeof cite !== 'string') return text;
  const cited = cites.get(cite);
  if (!cited) return nameSource(text, cite, language);
  return `${nameSource(text, cited.rest, language)}${cited.works.map((id) => `[@${id}]`).join('')}`;
}

/** Where a clause says what it is cited from: no word follows it in its sentence. */
export const endsInSource = (clause: string): boolean => /(?:[）)]|\[@[\w-]+\])$/u.test(clause);

const othersOf = (fact: FactLine, reading: Reading): string[] =>
  (fact.also ?? []).map((text) => clauseOf(fact, reading, text));

/** A work that is cited must be among the paper's own: what rests on one is for who has it at hand. */
const restsOnWork = (fact: FactLine): boolean => 'cite' in fact && typeof fact.cite === 'object';

const factId = ({ id, kind }: FactLine): string => id ?? kind;

/** All that calls for a subject. */
export const aboutOf = ({ match, name, aliases = [] }: Sheet['subject']): string[] => [
  ...new Set([...match, name.usual, ...aliases]),
];

/**
 * A sheet as entries of a field: one for each fact that has a name, and as many of the subject itself as it takes to say the rest. Each fact
 * is a side of one entry alone, so that nothing is said twice.
 */
export function toEntries(
  { subject, facts, chains }: Sheet,
  reading: Reading,
  beside: readonly Beside[],
): { entry: Entry; facets: Facets }[] {
  const { language } = reading;
  const { id, name, aliases = [], notMatch } = subject;
  const about = aboutOf(subject);
  const [english = ''] = subject.translations?.en ?? [];
  const names = [name.usual, name.short, name.full, ...aliases];
  const { same = [], within = [], says = [] } = subject;
  const sheet = {
    ...{ id, names, english: language === 'en' ? name.usual : english, not: notMatch ?? [], beside },
    ...{ same, within, says },
  };
  const entryId = (fact: string): string => `${id}.${fact}`;
  const said = new Set<string>();
  const byId = new Map(facts.map((fact) => [factId(fact), fact]));
  const named = facts.filter((fact) => fact.name !== undefined && kindOfNamed[fact.kind] !== undefined);
  const ids = new Set(named.map(factId));
  const answered = (cause: string): string[] =>
    facts.filter(({ kind, links }) => kind === 'remedy' && links?.answers?.includes(cause)).map(factId);

  /** A belief, each reason for which it is held, and behind that what sets it right. */
  const misreadings = facts.filter(({ kind }) => kind === 'misreading');
  const placeInMisreading = (fact: FactLine): { misreading?: string; order?: number } => {
    const ground = fact.kind === 'correction' ? fact.links?.answers?.[0] : factId(fact);
    const belief = misreadings.find((one) => one === fact || one.links?.causedBy?.includes(ground ?? ''));
    if (!belief || !['misreading', 'ground', 'correction'].includes(fact.kind)) return {};
    const place = belief.links?.causedBy?.indexOf(ground ?? '') ?? -1;
    return { misreading: entryId(factId(belief)), order: place < 0 ? 0 : place * 2 + (fact.kind === 'ground' ? 1 : 2) };
  };

  const entries: SheetEntry[] = named.map((fact) => {
    said.add(factId(fact));
    const side = sideOf[fact.kind] ?? 'definition';
    const own = restsOnWork(fact) ? {} : { [side]: clauseOf(fact, reading) };
    const told = restsOnWork(fact) ? {} : { [side]: kindToldAs(fact.kind) };
    const also = restsOnWork(fact) ? {} : { [side]: othersOf(fact, reading) };
    const causes = (fact.links?.causedBy ?? []).filter((one) => ids.has(one));
    const chain = chains.find(({ path }) => path[0]?.includes(factId(fact)));
    const measures = [...(chain?.path.at(-1) ?? []), ...causes.flatMap(answered)].filter((one) => ids.has(one));
    const links =
      fact.kind === 'problem' ? { causes: causes.map(entryId), measures: [...new Set(measures)].map(entryId) } : {};
    const answers = (fact.links?.answers ?? []).filter((one) => ids.has(one)).map(entryId);
    const entry: Entry = {
      ...{ id: entryId(factId(fact)), term: fact.name ?? '', kind: kindOfNamed[fact.kind] as EntryKind, links, about },
      sheet: {
        ...{ ...sheet, told, facets: own, also },
        ...(fact.english === undefined ? {} : { inEnglish: fact.english }),
        ...('order' in fact ? { order: fact.order } : {}),
        ...placeInMisreading(fact),
        ...(answers.length > 0 ? { answers } : {}),
      },
    };
    return { entry, facets: own, told, also };
  });

  const put = ({ facets, told, also }: SheetEntry, side: FacetName, fact: FactLine | undefined): boolean => {
    if (!fact || said.has(factId(fact)) || ids.has(factId(fact)) || restsOnWork(fact) || facets[side] !== undefined)
      return false;
    facets[side] = clauseOf(fact, reading);
    also[side] = othersOf(fact, reading);
    told[side] = kindToldAs(fact.kind);
    said.add(factId(fact));
    return true;
  };
  named.forEach((fact, index) => {
    const own = entries[index] as SheetEntry;
    for (const [link, side] of Object.entries(sideOfLink)) {
      // A belief is no trouble whose extent is measured: by what it is tested belongs to the subject.
      if (fact.kind === 'misreading' && side === 'indicator') continue;
      for (const target of fact.links?.[link as keyof typeof fact.links] ?? []) put(own, side, byId.get(target));
    }
    const id = factId(fact);
    for (const other of facts) {
      if (other.links?.qualifies?.includes(id) || other.links?.about?.includes(id))
        put(own, sideOf[other.kind] ?? 'condition', other);
    }
  });
  // A chain says by what its problem is seen and how far its remedies go.
  for (const { path, check = [], limit = [] } of chains) {
    const entryOf = (fact: string | undefined): SheetEntry | undefined =>
      entries.find(({ entry }) => entry.id === entryId(fact ?? ''));
    const problem = entryOf(path[0]?.[0]);
    const remedies = (path.at(-1) ?? []).flatMap((fact) => entryOf(fact) ?? []);
    for (const fact of check)
      if (problem && problem.entry.sheet?.misreading === undefined) put(problem, 'indicator', byId.get(fact));
    for (const fact of limit) remedies.some((remedy) => put(remedy, 'limit', byId.get(fact)));
  }
  return [...ofSubject(), ...entries].map(({ entry, facets }) => ({ entry, facets: facets as Facets }));

  /** What is left, as sides of the subject itself: as many entries as it has facts of one side. */
  function ofSubject(): SheetEntry[] {
    const packs: SheetEntry[] = [];
    const terms = [name.usual, name.full, ...aliases, name.short];
    for (const fact of facts) {
      const side = sideOf[fact.kind];
      if (side === undefined || said.has(factId(fact)) || restsOnWork(fact)) continue;
      let pack = packs.find(({ facets }) => facets[side] === undefined);
      if (!pack) {
        const term = terms[packs.length % terms.length] ?? name.usual;
        const told = {};
        const facets = {};
        const also = {};
        const entry: Entry = {
          ...{
            id: entryId(`of${packs.length + 1}`),
            term,
            kind: 'fact',
            links: {},
            about,
            sheet: { ...sheet, told, facets, also, isWhole: true },
          },
        };
        pack = { entry, facets, told, also };
        packs.push(pack);
      }
      put(pack, side, fact);
    }
    return packs;
  }
}
