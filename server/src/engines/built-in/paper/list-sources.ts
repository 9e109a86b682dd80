import { listPieces } from '../../../text/word-overlap.ts';
import { keepMet, listNamed } from '../knowledge/beside.ts';
import type { Approach, Entry, Stage } from '../knowledge/entry.ts';
import type { Facets } from '../knowledge/facets.ts';
import { listEntries, listFacets, listMethodFacets, listMethods } from '../knowledge/knowledge.ts';
import { isCalled, scoreEntries, suitsKind } from '../knowledge/select.ts';
import type { Subject } from './subject.ts';

/** An entry that may be spoken of in this paper. */
export interface Source {
  entry: Entry;
  facets: Facets;
  /** 0 suits the field, 1 is what the title is about. */
  nearness: number;
  /** It is said by a sheet that the title itself does not call for. */
  isBeside: boolean;
  stage: Stage | null;
  approaches: readonly Approach[];
  /** The term as headings are compared with it. */
  lower: string;
  pieces: ReadonlySet<string>;
}

/** Ways of working that a paper may weigh beside its own; drawn on only where a long paper has used up the nearer ones. */
const neighbours: Record<Approach, readonly Approach[]> = {
  survey: ['interview', 'experiment', 'econometric', 'review'],
  experiment: ['survey', 'engineering', 'review'],
  econometric: ['survey', 'comparison', 'review'],
  interview: ['case', 'survey', 'review'],
  case: ['interview', 'comparison', 'archive', 'survey'],
  text: ['comparison', 'archive', 'review', 'argument'],
  archive: ['text', 'comparison', 'case', 'interview'],
  comparison: ['case', 'text', 'archive', 'review'],
  doctrine: ['comparison', 'case', 'argument', 'review'],
  argument: ['text', 'comparison', 'review', 'doctrine'],
  engineering: ['experiment', 'case', 'survey', 'review'],
  review: ['text', 'comparison', 'argument', 'survey'],
};

const nameOf = ({ term }: Entry): Pick<Source, 'lower' | 'pieces'> => ({
  lower: term.toLowerCase(),
  pieces: listPieces(term),
});

/** All that the knowledge holds for a paper, with how near each is to its title. */
export function listSources(
  subject: Pick<Subject, 'field' | 'language' | 'understanding' | 'about' | 'approaches'>,
): Source[] {
  const { field, language, understanding } = subject;
  const entries = listEntries(field, language);
  const facets = listFacets(field, language);
  const scores = scoreEntries(entries, subject.about);
  const highest = Math.max(3, ...scores.values());
  const text = subject.about.toLowerCase();
  const own = entries.flatMap((entry): Source[] => {
    const whole = facets[entry.id];
    const isBeside = entry.sheet !== undefined && !isCalled(entry, text);
    const said = whole && isBeside ? keepMet(entry, whole, text, listNamed(entries, text)) : whole;
    const score = suitsKind(entry, understanding.kind) ? scores.get(entry.id) : undefined;
    // 大学 in a heading names what the sheet of another subject says of universities; only the title calls for a sheet.
    const isOfOther = entry.sheet !== undefined && score === undefined;
    return said && !isOfOther
      ? [
          {
            entry,
            facets: said,
            isBeside,
            nearness:
              score === undefined ? -1 : entry.about.length === 0 && score === 0 ? 0.1 : 0.2 + (0.8 * score) / highest,
            stage: null,
            approaches: [],
            ...nameOf(entry),
          },
        ]
      : [];
  });
  const related = new Set(subject.approaches.flatMap((approach) => neighbours[approach]));
  const methodFacets = listMethodFacets(language);
  const methods = listMethods(language).flatMap((entry): Source[] => {
    const said = methodFacets[entry.id];
    const fits = entry.approaches.some((approach) => subject.approaches.includes(approach));
    const isGeneral = entry.approaches.length === 0;
    const isRelated = entry.approaches.some((approach) => related.has(approach));
    if (!said || !suitsKind(entry, understanding.kind) || (!fits && !isGeneral && !isRelated)) return [];
    const isOwn = entry.approaches.includes(subject.approaches[0] ?? 'argument');
    return [
      {
        entry,
        facets: said,
        isBeside: false,
        nearness: isOwn ? 0.8 : fits ? 0.5 : isGeneral ? 0.4 : 0.02,
        stage: entry.stage,
        approaches: entry.approaches,
        ...nameOf(entry),
      },
    ];
  });
  return [...own, ...methods];
}
