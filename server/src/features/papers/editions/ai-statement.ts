import { type Language, languages } from '@yanmo/contract/languages';
import { countSources, type Work } from '@yanmo/contract/works';
import { z } from 'zod';
import type { PaperSection } from '../../../engines/engine.ts';
import { cardsPrompt } from '../../../engines/model/prompts/cards.ts';
import { reviewPrompt } from '../../../engines/model/prompts/paper/review.ts';
import type { CitationCheck } from '../citation-check.ts';
import { listLeaves } from '../paper-basis.ts';
import type { Paper, SectionVersion } from '../store.ts';
import { type ChangedSection, statementWordings } from './ai-statement-wordings.ts';
import { makeDeclaration } from './declaration.ts';
import { describeSources } from './statement-sources.ts';

/** As it stands in the files of an edition, and what it was made from. */
export const Statement = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Of authorship, beside it; editions of before had the template's words. */
  declaration: z.array(z.string()).optional(),
  facts: z.object({
    engine: z.string(),
    sections_by_engine: z.int(),
    sections_amended: z.int(),
    sections_by_student: z.int(),
    works: z.int(),
    works_at_hand: z.int().optional(),
    works_given: z.int().optional(),
    works_named: z.int().optional(),
    model_calls: z.int(),
  }),
});
export type Statement = z.infer<typeof Statement>;

export interface StatementRecords {
  paper: Pick<Paper, 'request' | 'citationStyle' | 'engine' | 'engineVersion' | 'abstracts' | 'acknowledgements'> &
    Partial<Pick<Paper, 'citationCheck'>>;
  /** Every version up to those that are in the files. */
  versions: readonly SectionVersion[];
  /** Works that are printed as references. */
  cited: readonly Work[];
  modelCalls: number;
  /** Names of the questions that a model answered for it. */
  answered?: ReadonlySet<string>;
  /** Places that are marked for the student to fill. */
  gaps: number;
  title: string;
}

/** Days are Beijing's, as everywhere in the product. */
function dayOf(date: Date, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(date);
}

/** Sentences that lost their marks were checked too. */
const countChecked = ({ claims, dropped }: CitationCheck) => ({
  ...{ sentences: claims.length + dropped.length, dropped: dropped.length },
});

/** A model's version names its prompts too; what a school asks for is the model. */
const engineNameOf = (version: string): string => version.split(';')[0]?.trim() || version;

/** What was done with artificial intelligence in a paper, told from the records of how it was made. */
export function makeStatement(records: StatementRecords): Statement {
  const { paper, versions, cited, modelCalls } = records;
  const { language, chapters } = paper.request;
  const words = statementWordings[language];
  const leaves = listLeaves(chapters as PaperSection[]);
  const bySection = new Map(leaves.map(({ id }) => [id, versions.filter(({ sectionId }) => sectionId === id)]));
  // What stands now goes back to the last text that was the engine's alone: all that was done since then is told.
  const since = leaves.flatMap(({ id, title }) => {
    const own = bySection.get(id) ?? [];
    const last = own.findLastIndex(({ origin }) => origin === 'ENGINE');
    return own.length > 0 ? [{ title, changes: own.slice(last + 1) }] : [];
  });
  const changed = (origin: SectionVersion['origin']): ChangedSection[] =>
    since.flatMap(({ title, changes }) => {
      const last = changes.findLast((change) => change.origin === origin);
      return last ? [{ title, day: dayOf(last.createdAt, language) }] : [];
    });
  const [amended, byHand] = [changed('AMENDMENT'), changed('STUDENT')];
  // Written again by the pass over the whole, before anybody else touched it.
  const revised = leaves.filter(({ id }) => {
    const own = bySection.get(id) ?? [];
    return own.length > 1 && own[1]?.origin === 'ENGINE';
  });
  const written = versions.filter(({ origin, version }) => origin === 'ENGINE' && version === 1);
  const days = written.map(({ createdAt }) => createdAt.getTime()).sort((one, other) => one - other);
  const [first] = days;
  const last = days.at(-1);
  const engines = [
    ...new Set(
      versions.filter(({ origin }) => origin !== 'STUDENT').map(({ engineVersion }) => engineNameOf(engineVersion)),
    ),
  ];
  const engine = engines.join(', ') || engineNameOf(paper.engineVersion);
  const counts = countSources(cited);
  const untouched = since.filter(({ changes }) => changes.length === 0).length;
  return {
    title: records.title,
    declaration: makeDeclaration(
      {
        ...{ title: paper.request.title, sections: since.length, unchanged: untouched, byHand: byHand.length },
        ...{ amended: since.length - untouched - byHand.length, gaps: records.gaps, references: cited.length },
        ownReferences: counts.at_hand + counts.given,
      },
      language,
    ),
    paragraphs: [
      paper.engine === 'MODEL' ? words.byModel(engine, modelCalls) : words.byBuiltIn(engine),
      words.steps({
        sections: written.length,
        revised: revised.length,
        hasCards: records.answered?.has(cardsPrompt.name) ?? false,
        isRead: records.answered?.has(reviewPrompt.name) ?? false,
        checked: paper.citationCheck ? countChecked(paper.citationCheck) : null,
        // Its own language first, as they stand in the paper; the record has no order.
        abstracts: languages
          .filter((key) => key in paper.abstracts)
          .sort((one, other) => Number(other === language) - Number(one === language)),
        hasAcknowledgements: paper.acknowledgements !== null,
        days: [...new Set([first, last].flatMap((day) => (day === undefined ? [] : [dayOf(new Date(day), language)])))],
      }),
      ...describeSources(cited, paper.request, paper.citationStyle),
      words.changes(amended, byHand),
      ...(records.gaps > 0 ? [words.gaps(records.gaps)] : []),
      words.closing,
    ],
    facts: {
      engine,
      sections_by_engine: untouched,
      sections_amended: amended.length,
      sections_by_student: byHand.length,
      works: cited.length,
      works_at_hand: counts.at_hand,
      works_given: counts.given,
      works_named: counts.named,
      model_calls: modelCalls,
    },
  };
}
