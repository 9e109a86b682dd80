import type { Language } from '@yanmo/contract/languages';
import { type DraftBlock, printBlocks } from '../../draft-text.ts';
import type { Companion, CompanionMeasure, CompanionRequest, PaperPlan, PaperRequest, Writable } from '../../engine.ts';
import { writeOutlineAtOnce } from '../outline/write-outline.ts';
import { hashText, rotate } from '../seeded-random.ts';
import { listStandings } from './origin.ts';
import type { Paper } from './paper.ts';
import { toSection } from './request-paper.ts';
import { fillFrame } from './sentence-writer.ts';
import { listFindings, wordFinding } from './telling/findings.ts';
import { mayAdvise } from './telling/may-advise.ts';
import type { Standing } from './telling/told-fact.ts';
import type { Fillers, Frames, Wording } from './wordings/wording.ts';
import { writableLength, writeFitting } from './writable-length.ts';
import { openContext, printSection, writePaperAtOnce } from './write-paper.ts';
import { fillersAt, refOf } from './writing-context.ts';

/** The plan of a paper as far as other writers and readers need it. */
export function planPaperAtOnce(request: PaperRequest, paper: Paper = writePaperAtOnce(request)): PaperPlan {
  const context = openContext(request);
  const [spot] = context.spots;
  const { wording } = context;
  const { language } = context.subject;
  const first = spot ? fillersAt(spot, context) : {};
  // What tests an influence holds what it tests.
  const [finding] = paper.argument.hypotheses.length > 0 ? [] : listFindings(paper.context, language, () => false);
  const [claim] = finding
    ? wordFinding(finding, 1, { language, telling: wording.telling, isPast: !mayAdvise(context.subject) })
    : [];
  const claimed = rotate(claim?.options ?? [], hashText(request.title), 'thesis')[0];
  const thesis = claimed
    ? pick([claimed.frame], claimed.words, language, `${request.title}:thesis`)
    : pick(wording.extras.abstract.claim, first, language, `${request.title}:thesis`);
  const standings = listStandings(paper);
  const textsOf = (wanted: Standing | null): string[] =>
    standings.filter(({ standing }) => standing === wanted).map(({ sentence }) => sentence.text);
  return {
    thesis,
    terms: paper.sections
      .flatMap(({ pieces }) => pieces)
      .flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []))
      .filter(({ move }) => move === 'definition')
      .flatMap(({ about, text }) => {
        const term = context.pool.find(about[0] ?? '')?.entry.term;
        return term ? [{ term, meaning: text }] : [];
      })
      .slice(0, 12),
    hypotheses: context.argument.hypotheses.map(({ label, kind, x, y, m, test }) => ({
      label,
      claim: pick(wording.hypotheses[kind], { label, x, y, m }, language, `${label}${x}`),
      test: pick(
        wording.tests,
        { ...first, label, ref: test ? refOf(test, context) : undefined },
        language,
        `${label}:test`,
      ),
    })),
    chains: context.argument.chains.map(({ problem, cause, measure }) => ({ problem, cause, measure })),
    ...(request.englishTitle === undefined ? {} : { englishTitle: request.englishTitle }),
    briefs: paper.sections.map(({ spot: { section }, pieces }) => ({
      section: section.id,
      points: [
        ...new Set(
          pieces.flatMap((piece) =>
            piece.kind === 'sentences'
              ? piece.sentences.flatMap(({ about }) => about.flatMap((id) => context.pool.find(id)?.entry.term ?? []))
              : [],
          ),
        ),
      ],
      works: pieces.flatMap((piece) =>
        piece.kind === 'sentences' ? piece.sentences.flatMap(({ works }) => works) : [],
      ),
      shows: [],
      wishes: [],
    })),
    unsourced: textsOf(null),
    beside: { wider: textsOf('WIDER'), aside: textsOf('ASIDE') },
  };
}

function pick(frames: Frames, fillers: Fillers, language: Language, label: string): string {
  for (const frame of rotate(frames, hashText(label), 'pick')) {
    const text = fillFrame(frame, fillers, language);
    if (text) return text;
  }
  return '';
}

export function writeAcknowledgementsAtOnce(request: PaperRequest): string {
  const context = openContext(request);
  const [spot] = context.spots;
  const fillers = spot ? fillersAt(spot, context) : {};
  const { language } = context.subject;
  return context.wording.extras.acknowledgements
    .map((frames, index) => pick(frames, fillers, language, `${request.title}:thanks:${index}`))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Headings of a companion, from the outline that its type has; ids only part its sections. */
function planCompanion({
  paper,
  kind,
  wordCount,
}: CompanionMeasure & { kind: Exclude<Companion, 'questionnaire'> }): PaperRequest {
  const drafts = writeOutlineAtOnce({ ...paper, type: kind, wordCount });
  const total = drafts.reduce((sum, { weight }) => sum + weight, 0);
  const chapters = drafts.map((chapter, index) =>
    toSection(chapter, `${kind}.${index + 1}`, (wordCount * chapter.weight) / total),
  );
  return { ...paper, type: kind, wordCount, chapters };
}

function printQuestionnaire(paper: PaperRequest): string {
  const context = openContext(paper);
  const { language } = context.subject;
  const wording: Wording = context.wording;
  const { questionnaire, items, questions, tables, gap } = wording.materials;
  const [spot] = context.spots;
  const fillers = spot ? fillersAt(spot, context) : {};
  const fill = (text: string): string => fillFrame(text, fillers, language) ?? text;
  const hypothesised = context.argument.hypotheses.flatMap(({ x, y, m }) => [x, m, y]);
  const { object, aspect } = context.subject.slots.long;
  const near = context.subject.selection.variables.slice(0, 3).map(({ term }) => term);
  const variables = [
    ...new Set([object, aspect, ...hypothesised, ...near].filter((term): term is string => Boolean(term))),
  ].slice(0, 6);
  const statements = rotate(items, context.subject.seed, 'questionnaire');
  const open = rotate(questions, context.subject.seed, 'questionnaire');
  const blocks: DraftBlock[] = [
    { kind: 'heading', level: 1, text: fill(questionnaire.title) },
    { kind: 'paragraph', text: fill(questionnaire.greeting) },
    { kind: 'heading', level: 2, text: questionnaire.about },
    { kind: 'list', isOrdered: true, items: questionnaire.person.map((line) => fill(line)) },
    { kind: 'paragraph', text: `[${gap}: ${questionnaire.personGap}]` },
  ];
  variables.forEach((variable, group) => {
    blocks.push(
      { kind: 'heading', level: 2, text: variable },
      {
        kind: 'table',
        caption: tables.items.scale,
        name: '',
        head: [tables.items.head[0], ...questionnaire.scale],
        rows: Array.from({ length: 4 }, (_, index) => {
          const frame = statements[(group * 4 + index) % statements.length] ?? '';
          return [fillFrame(frame, { ...fillers, variable }, language) ?? frame, ...questionnaire.scale.map(() => '□')];
        }),
      },
    );
  });
  blocks.push(
    { kind: 'heading', level: 2, text: questionnaire.open },
    {
      kind: 'list',
      isOrdered: true,
      items: open
        .flatMap((frame) => fillFrame(frame, { ...fillers, variable: variables[0] }, language) ?? [])
        .slice(0, 4),
    },
    { kind: 'paragraph', text: fill(questionnaire.thanks) },
  );
  return printBlocks(blocks);
}

/** How much can be written of it; null for a form, which is as long as what it asks for. */
export function measureCompanionAtOnce({ kind, ...request }: CompanionMeasure): Writable | null {
  if (kind === 'questionnaire') return null;
  const planned = planCompanion({ ...request, kind });
  return writableLength(planned);
}

export function writeCompanionAtOnce(request: CompanionRequest): string {
  const { paper, kind } = request;
  if (kind === 'questionnaire') return printQuestionnaire(paper);
  const planned = planCompanion({ ...request, kind });
  const written = writeFitting(planned, writePaperAtOnce(planned));
  const byId = new Map(written.sections.map((section) => [section.spot, section]));
  return written.spots
    .flatMap((spot) => {
      const heading = `${'#'.repeat(Math.min(3, spot.path.length))} ${spot.section.title}`;
      const section = byId.get(spot);
      return section ? [heading, printSection(section, paper.language)] : [heading];
    })
    .join('\n\n');
}
