import { isWideLanguage } from '../../../../text/wide-language.ts';
import type { Source } from '../pool.ts';
import type { Spot } from '../read-outline.ts';
import type { SectionDraft } from '../section-draft.ts';
import { fillersAt, type WritingContext } from '../writing-context.ts';
import { entriesOfClaim, isWhole, listClaims, mostClaims } from './list-claims.ts';
import { listCalled } from './told-fact.ts';

function listNames(names: readonly string[], { subject: { language } }: WritingContext): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1);
  if (isWideLanguage(language)) return names.join('、');
  return before.length === 0 ? last : `${before.join(', ')} ${language === 'es' ? 'y' : 'and'} ${last}`;
}

const sheetsOf = (sources: readonly (Source | null)[]): string[] => [
  ...new Set(sources.flatMap((source) => (source ? [source.entry.id, source.entry.sheet?.id ?? source.entry.id] : []))),
];

/** What the paper claims, where it is asked, tied to what stands elsewhere, and answered. */
export function writeClaims(spot: Spot, context: WritingContext, draft: SectionDraft, room: () => number): void {
  const { argument, wording, writer, mapped } = context;
  const chains = argument.chains.filter(isWhole);
  if (spot.role === 'question' && !mapped.has('question')) {
    mapped.add('question');
    const named = [...new Map(chains.map((chain) => [chain.problem, chain])).values()].slice(0, mostClaims);
    if (named.length > 1) {
      const list = listNames(
        named.map(({ problem }) => problem),
        context,
      );
      draft.add(
        writer.word(
          wording.telling.ask,
          { list },
          'telling.ask',
          named.flatMap((chain) => entriesOfClaim(chain, context)),
        ),
      );
    }
    return;
  }
  if (spot.role === 'findings' && !mapped.has('findings')) {
    mapped.add('findings');
    for (const chain of listClaims(context)) {
      if (room() <= 0 && draft.length > 1) break;
      const { problem, cause, measure } = chain;
      draft.add(
        writer.word(
          wording.telling.claim,
          { problem, cause, measure },
          'telling.claim',
          entriesOfClaim(chain, context),
        ),
      );
    }
    if (draft.length === 0) sumUp(spot, context, draft);
    draft.close();
    return;
  }
  // Where the heading has headings below it, its first section says so.
  const own = spot.path.at(-1) === 1 && spot.parent && spot.parent.path.length > 1 ? [spot, spot.parent] : [spot];
  const chain = chains.find(({ spots }) => own.some((one) => spots.cause === one || spots.measure === one));
  if (!chain) return;
  const { problem, cause, measure } = chain;
  const isAnswer = own.some((one) => chain.spots.measure === one);
  const move = isAnswer ? 'answer' : 'tie';
  draft.add(
    writer.word(wording.telling[move], { problem, cause, measure }, `telling.${move}`, entriesOfClaim(chain, context)),
  );
}

const argued: ReadonlySet<string> = new Set(['problem', 'cause', 'measure', 'debate']);

/** Without chains the conclusion names what the sections have told. */
function sumUp(spot: Spot, context: WritingContext, draft: SectionDraft): void {
  const { pool, writer, wording, spots } = context;
  const body = new Set(spots.filter(({ isLeaf }) => isLeaf).map(({ section }) => section.id));
  const told = listCalled(pool).filter(
    (source) => argued.has(source.entry.kind) && [...body].some((id) => pool.isVisited(source, id)),
  );
  const named = told.slice(0, mostClaims);
  if (named.length < 2) return;
  const list = listNames(
    named.map(({ entry }) => entry.term),
    context,
  );
  draft.add(
    writer.word(wording.telling.summary, { ...fillersAt(spot, context), list }, 'telling.summary', sheetsOf(named)),
  );
}
