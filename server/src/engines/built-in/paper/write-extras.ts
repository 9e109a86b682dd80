import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { type DraftBlock, printBlocks } from '../../draft-text.ts';
import type { AbstractRequest, Companion, CompanionRequest, PaperPlan, PaperRequest } from '../../engine.ts';
import { grammars } from '../grammar/grammars.ts';
import { proposeKeywordsAtOnce } from '../keywords/propose-keywords.ts';
import { listEntries } from '../knowledge/knowledge.ts';
import { writeOutlineAtOnce } from '../outline/write-outline.ts';
import { hashText, rotate } from '../seeded-random.ts';
import { translateTerm } from './glossary.ts';
import { listOrigins } from './origin.ts';
import { toSection } from './request-paper.ts';
import { createSentenceWriter, type Fillers, fillFrame } from './sentence-writer.ts';
import { type Claim, isWhole, listClaims } from './telling/list-claims.ts';
import { tellInEnglish } from './telling/tell-in-english.ts';
import { listWording } from './wordings/list-wording.ts';
import type { Frames, Wording } from './wordings/wording.ts';
import { isTold, openContext, type Paper, printSection, writePaperAtOnce } from './write-paper.ts';
import { fillersAt, refOf, type WritingContext } from './writing-context.ts';

const joint = (language: Language): string => (language === 'zh' || language === 'ja' ? '' : ' ');

/** The plan of a paper as far as other writers and readers need it. */
export function planPaperAtOnce(request: PaperRequest, paper: Paper = writePaperAtOnce(request)): PaperPlan {
  const context = openContext(request);
  const [spot] = context.spots;
  const { wording } = context;
  const { language } = context.subject;
  const first = spot ? fillersAt(spot, context) : {};
  // What tests an influence holds what it tests.
  const [claim] = paper.argument.hypotheses.length > 0 ? [] : listClaims(paper.context);
  const thesis = claim
    ? pick(wording.telling.claim, { ...claim }, language, `${request.title}:thesis`)
    : pick(wording.extras.abstract.claim, first, language, `${request.title}:thesis`);
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
    unsourced: listOrigins(paper)
      .filter(({ origin }) => origin === 'FIELD' || origin === 'FRAME')
      .map(({ sentence }) => sentence.text),
  };
}

function pick(frames: Frames, fillers: Fillers, language: Language, label: string): string {
  for (const frame of rotate(frames, hashText(label), 'pick')) {
    const text = fillFrame(frame, fillers, language);
    if (text) return text;
  }
  return '';
}

/** Names of the paper's subject in English, where the knowledge holds them all; else a place for the student to fill. */
function englishFillers(context: WritingContext, isFirst: boolean): Fillers {
  const { language, field, slots } = context.subject;
  const { long } = slots;
  const translate = (text: string | undefined): string | null => (text ? translateTerm(text, language, field) : null);
  const object = translate(long.object);
  const aspect = translate(long.aspect);
  const english = listWording('en');
  const unknown = `[${english.materials.gap}: the English title]`;
  const isWhole = object !== null && (long.aspect === undefined || aspect !== null);
  const unnamed = isFirst ? unknown : 'its subject';
  const focus = isWhole ? (aspect ? grammars.en.join(object, aspect) : object) : unnamed;
  return {
    object: isWhole ? object : unnamed,
    aspect: isWhole && aspect ? aspect : undefined,
    focus,
    matter: isWhole && aspect && context.subject.relation === 'effect' ? grammars.en.effectOf(object, aspect) : focus,
    theory: translate(long.theory) ?? undefined,
    theory2: translate(long.theory2) ?? undefined,
    tool: translate(long.tool) ?? undefined,
    data: translate(long.data) ?? undefined,
  };
}

/** The title that the student gave opens the English abstract; after it the text speaks of its subject. */
const titled: Frames = [
  'Under the title “{title}”, the paper puts a question and states on what an answer depends.',
  'The paper bears the title “{title}” and sets out its question before it argues.',
  'The paper treats the question that its title names, “{title}”, and says on what an answer depends.',
];

function openWithTitle(title: string): string {
  const [frame = ''] = rotate(titled, hashText(title), 'titled');
  return frame.replace('{title}', () => title);
}

/** Units of an abstract: what the usual templates allow. */
const abstractUnits: Record<Language, number> = { zh: 360, ja: 420, en: 220, es: 240 };

/** What an abstract says of the paper: its claims where it has some, each in words of its own. */
function listClaimed(paper: Paper, language: Language): Claim[] {
  const { subject, pool } = paper.context;
  const claims = listClaims(paper.context);
  if (language === subject.language) return claims;
  // What is known of a subject has the same id in every language that knows of it.
  const english = new Map(listEntries(subject.field, language).map(({ id, term }) => [id, term]));
  const name = (term: string): string => english.get(pool.findByTerm(term)?.entry.id ?? '') ?? '';
  return claims
    .map(({ problem, cause, measure }) => ({ problem: name(problem), cause: name(cause), measure: name(measure) }))
    .filter(isWhole);
}

export function writeAbstractAtOnce(
  { paper, language }: AbstractRequest,
  written: Paper | null = isTold(paper) ? writePaperAtOnce(paper) : null,
): string {
  const context = openContext(paper);
  const claims = written ? listClaimed(written, language) : [];
  const wording = listWording(language);
  const [spot] = context.spots;
  const own = spot ? fillersAt(spot, context) : {};
  const chapters = String(paper.chapters.length);
  const isOwn = language === paper.language;
  const fillersFor = (isFirst: boolean): Fillers =>
    isOwn ? { ...own, count: chapters } : { ...englishFillers(context, isFirst), count: chapters };
  const seed = hashText(`${paper.title}:abstract:${language}`);
  const writer = createSentenceWriter(language, seed, 10);
  const { abstract } = wording.extras;
  const opening = isOwn || paper.englishTitle === undefined ? null : openWithTitle(paper.englishTitle);
  const sentences: string[] = opening === null ? [] : [opening];
  let units = opening === null ? 0 : countUnits(opening);
  const described = written && !isOwn && claims.length === 0 ? tellInEnglish(written) : [];
  for (const text of described) {
    sentences.push(text);
    units += countUnits(text);
  }
  const moves =
    described.length > 0
      ? (['bound'] as const)
      : claims.length > 0
        ? (['matter', 'approach', ...claims.map(() => 'told' as const), 'content', 'bound', 'bound'] as const)
        : ([
            ...(['matter', 'matter', 'approach', 'content', 'content', 'claim'] as const),
            ...(['approach', 'content', 'claim', 'bound', 'bound'] as const),
          ] as const);
  const open = [...claims];
  for (const move of moves) {
    const sentence =
      move === 'told'
        ? writer.word(wording.telling.claim, { ...open.shift() }, 'telling.claim')
        : writer.word(abstract[move], fillersFor(sentences.length === 0), `abstract.${move}`);
    if (!sentence || (units > 0 && units + sentence.units > abstractUnits[language] && move !== 'bound')) continue;
    if (units > abstractUnits[language]) break;
    writer.keep(sentence);
    sentences.push(sentence.text);
    units += sentence.units;
  }
  const isEnglishBeside = language !== paper.language;
  const words = proposeKeywordsAtOnce(paper).map((word) =>
    isEnglishBeside ? translateTerm(word, paper.language, paper.field) : word,
  );
  const keywords = words.filter((word): word is string => word !== null).slice(0, 5);
  const label = { zh: '关键词：', en: 'Keywords: ', es: 'Palabras clave: ', ja: 'キーワード：' }[language];
  const gap = `[${wording.materials.gap}: ${{ zh: '关键词', en: 'keywords', es: 'palabras clave', ja: 'キーワード' }[language]}]`;
  const separator = language === 'zh' ? '；' : language === 'ja' ? '、' : '; ';
  return `${sentences.join(joint(language))}\n\n${label}${keywords.length > 0 ? keywords.join(separator) : gap}`;
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
}: CompanionRequest & { kind: Exclude<Companion, 'questionnaire'> }): PaperRequest {
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

export function writeCompanionAtOnce(request: CompanionRequest): string {
  const { paper, kind } = request;
  if (kind === 'questionnaire') return printQuestionnaire(paper);
  // Sold by the piece: it has the length that such a document has.
  const written = writePaperAtOnce(planCompanion({ ...request, kind }), false);
  const byId = new Map(written.sections.map((section) => [section.spot, section]));
  return written.spots
    .flatMap((spot) => {
      const heading = `${'#'.repeat(Math.min(3, spot.path.length))} ${spot.section.title}`;
      const section = byId.get(spot);
      return section ? [heading, printSection(section, paper.language)] : [heading];
    })
    .join('\n\n');
}
