import type { Language } from '@yanmo/contract/languages';
import type { FactLine } from '../../../knowledge/knowledge-line.ts';
import type { Sheet } from '../../../knowledge/subject-files.ts';
import type { Entry, EntryKind } from './entry.ts';
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
};

/** What is of the very side that it is said as. An example is a case that is known by its name, and not one of many. */
const ownSides: ReadonlySet<FactLine['kind']> = new Set<FactLine['kind']>([
  ...(['definition', 'mechanism', 'condition', 'indicator', 'limit', 'counter', 'implication'] as const),
  ...(['cause', 'remedy', 'relation', 'measure'] as const),
]);

/** As which side what a fact links to is said of it; what has a name of its own is left to its own entry. */
const sideOfLink: Readonly<Record<string, FacetName>> = {
  ...{ measuredBy: 'indicator', limitedBy: 'limit', through: 'mechanism', when: 'condition' },
  ...{ for: 'mechanism', against: 'counter', evidence: 'example', rests: 'example' },
};

type OpenFacets = { -readonly [Name in FacetName]?: string };

interface SheetEntry {
  entry: Entry;
  facets: OpenFacets;
  bare: FacetName[];
}

const bareSides = (fact: FactLine, side: FacetName): FacetName[] => (ownSides.has(fact.kind) ? [] : [side]);

const isCjk = (language: Language): boolean => language === 'zh' || language === 'ja';

const titles = /《([^》]+)》/gu;
const number = /[A-Z]{2,}(?:\/[A-Z]+)?\s?[\d.—-]+/u;

/** Whether the clause names already what it is cited from: 《民法典》 for 《中华人民共和国民法典》. */
function namesSource(clause: string, cite: string): boolean {
  if (clause.includes(cite)) return true;
  const numbered = number.exec(cite)?.[0];
  if (numbered !== undefined && clause.includes(numbered)) return true;
  return [...clause.matchAll(titles)].some(([, title = '']) => cite.includes(title));
}

/** Whoever reads it can look it up; what the clause names already is not named again. */
function clauseOf(fact: FactLine, language: Language): string {
  const cite = 'cite' in fact ? fact.cite : undefined;
  if (typeof cite !== 'string' || namesSource(fact.text, cite)) return fact.text;
  return isCjk(language) ? `${fact.text}（${cite}）` : `${fact.text} (${cite})`;
}

/** A work that is cited must be among the paper's own: what rests on one is for who has it at hand. */
const restsOnWork = (fact: FactLine): boolean => 'cite' in fact && typeof fact.cite === 'object';

const factId = ({ id, kind }: FactLine): string => id ?? kind;

/**
 * A sheet as entries of a field: one for each fact that has a name, and as many of the subject itself as it takes to say the rest. Each fact
 * is a side of one entry alone, so that nothing is said twice.
 */
export function toEntries(
  { subject, facts, chains }: Sheet,
  language: Language,
  below: readonly string[],
): { entry: Entry; facets: Facets }[] {
  const { id, name, aliases = [], match, notMatch } = subject;
  const common = {
    about: [...new Set([...match, name.usual, ...aliases])],
    sheet: { id, not: notMatch ?? [], below, bare: [] },
  };
  const entryId = (fact: string): string => `${id}.${fact}`;
  const said = new Set<string>();
  const byId = new Map(facts.map((fact) => [factId(fact), fact]));
  const named = facts.filter((fact) => fact.name !== undefined && kindOfNamed[fact.kind] !== undefined);
  const ids = new Set(named.map(factId));
  const answered = (cause: string): string[] =>
    facts.filter(({ kind, links }) => kind === 'remedy' && links?.answers?.includes(cause)).map(factId);

  const entries: SheetEntry[] = named.map((fact) => {
    said.add(factId(fact));
    const side = sideOf[fact.kind] ?? 'definition';
    const own = restsOnWork(fact) ? {} : { [side]: clauseOf(fact, language) };
    const causes = (fact.links?.causedBy ?? []).filter((one) => ids.has(one));
    const chain = chains.find(({ path }) => path[0]?.includes(factId(fact)));
    const measures = [...(chain?.path.at(-1) ?? []), ...causes.flatMap(answered)].filter((one) => ids.has(one));
    const links =
      fact.kind === 'problem' ? { causes: causes.map(entryId), measures: [...new Set(measures)].map(entryId) } : {};
    const entry: Entry = {
      ...{ id: entryId(factId(fact)), term: fact.name ?? '', kind: kindOfNamed[fact.kind] as EntryKind, links },
      ...common,
    };
    return { entry, facets: own, bare: bareSides(fact, side) };
  });

  const put = ({ facets, bare }: SheetEntry, side: FacetName, fact: FactLine | undefined): boolean => {
    if (!fact || said.has(factId(fact)) || ids.has(factId(fact)) || restsOnWork(fact) || facets[side] !== undefined)
      return false;
    facets[side] = clauseOf(fact, language);
    bare.push(...bareSides(fact, side));
    said.add(factId(fact));
    return true;
  };
  named.forEach((fact, index) => {
    const entry = entries[index] as SheetEntry;
    for (const [link, side] of Object.entries(sideOfLink)) {
      for (const target of fact.links?.[link as keyof typeof fact.links] ?? []) put(entry, side, byId.get(target));
    }
    for (const other of facts) {
      const links = other.links ?? {};
      if ([...(links.qualifies ?? []), ...(links.about ?? [])].includes(factId(fact)))
        put(entry, sideOf[other.kind] ?? 'condition', other);
    }
  });
  return [...ofSubject(), ...entries].map(({ entry, facets, bare }) => ({
    entry: { ...entry, sheet: { ...common.sheet, bare } },
    facets: facets as Facets,
  }));

  /** What is left, as sides of the subject itself: as many entries as it has facts of one side. */
  function ofSubject(): SheetEntry[] {
    const packs: SheetEntry[] = [];
    const names = [name.usual, name.full, ...aliases, name.short];
    for (const fact of facts) {
      const side = sideOf[fact.kind];
      if (side === undefined || said.has(factId(fact)) || restsOnWork(fact)) continue;
      let pack = packs.find(({ facets }) => facets[side] === undefined);
      if (!pack) {
        const term = names[packs.length % names.length] ?? name.usual;
        const entry: Entry = { id: entryId(`of${packs.length + 1}`), term, kind: 'fact', links: {}, ...common };
        pack = { entry, facets: {}, bare: [] };
        packs.push(pack);
      }
      put(pack, side, fact);
    }
    return packs;
  }
}
