/** What can be said of a term. Each is one clause that is true on its own, so that any two may stand apart in a paper. */
export const requiredFacets = ['definition', 'mechanism', 'condition', 'indicator', 'limit', 'counter'] as const;
export const furtherFacets = ['example', 'implication'] as const;
export const facetNames = [...requiredFacets, ...furtherFacets] as const;
export type FacetName = (typeof facetNames)[number];

/** The prose of one entry; ids of `contrasts` and `parts` are those of the same field, or of the shared methods. */
export interface Facets
  extends Readonly<Record<(typeof requiredFacets)[number], string>>,
    Readonly<Partial<Record<(typeof furtherFacets)[number], string>>> {
  /** What the term is set against in the literature. */
  readonly contrasts?: readonly string[];
  /** What it is made of. */
  readonly parts?: readonly string[];
}

/** By entry id. */
export type FacetBook = Readonly<Record<string, Facets>>;
