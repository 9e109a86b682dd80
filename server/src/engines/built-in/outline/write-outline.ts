import type { PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import {
  correctUnderstanding,
  findAskedAnew,
  findPosed,
  inOwnWords,
  isReadAnew,
} from '../../../understanding/correct-understanding.ts';
import { depthFor, mostSections } from '../../../understanding/outline-depth.ts';
import type { Posed } from '../../../understanding/pose-question.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { understandTitle } from '../../../understanding/understand-title.ts';
import type { DraftChapter, OutlineRequest } from '../../engine.ts';
import { selectEntries } from '../knowledge/select.ts';
import { relationOf } from '../relation.ts';
import { hashText } from '../seeded-random.ts';
import { addKeywords } from './add-keywords.ts';
import { assignWorks } from './assign-works.ts';
import { buildSlots, type SlotSet } from './build-slots.ts';
import { choosePlan } from './candidates/choose-plan.ts';
import { listPlans } from './candidates/list-plans.ts';
import { listReadings } from './candidates/list-readings.ts';
import { discussKnown } from './discuss-known.ts';
import { fitSize } from './fit-size.ts';
import { keepChains } from './keep-chains.ts';
import { keepTheories } from './keep-theories.ts';
import { keepToSize } from './keep-to-size.ts';
import { createMaterial, type Material } from './material.ts';
import { nameKnown } from './name-known.ts';
import { sayAsked } from './parts/say-asked.ts';
import { sayParts } from './parts/say-parts.ts';
import { sayWorkOnce } from './parts/say-work-once.ts';
import { createRealiser, keepNameable, type Realised } from './realise.ts';
import { recastTitle } from './recast-title.ts';
import type { Slots } from './section.ts';
import { shapePaper } from './shapes/shape-paper.ts';
import { findComparedQuestion } from './skeletons/compared-question.ts';
import { findControlStudy } from './skeletons/control-studies.ts';
import { findCountedPlan } from './skeletons/counted.ts';
import { findDesigned, withFieldwork } from './skeletons/designed.ts';
import { withEvidence } from './skeletons/evidence.ts';
import { findOpen } from './skeletons/find-open.ts';
import { findLatinForm } from './skeletons/latin-forms.ts';
import { findLawReform } from './skeletons/law-reforms.ts';
import type { OpenPlan } from './skeletons/open-names.ts';
import { findOutcomes } from './skeletons/outcomes.ts';
import { findPartsInOrder } from './skeletons/parts-in-order.ts';
import { findPastTrio } from './skeletons/past-trio.ts';
import { findCore, findNamedCore, lacksConcepts } from './skeletons/plan-core.ts';
import { isPlannedAsPosed, namePosed, planPosed } from './skeletons/posed.ts';
import { findRuler } from './skeletons/rulers.ts';
import { findSpanishForm } from './skeletons/spanish-forms.ts';
import { findTaught } from './skeletons/taught.ts';
import { findWideForm } from './skeletons/wide-forms.ts';
import { findGatheredMeans } from './usual-means.ts';
import { applyWishes } from './wishes/apply-wishes.ts';
import { findWished, leaveOut } from './wishes/wished.ts';

/** Everything that makes one outline differ from another; works only decide where they stand, not what is written. */
function seedOf(request: OutlineRequest): number {
  const {
    title,
    language,
    type,
    field,
    level,
    wordCount,
    keywords,
    extraRequirements,
    variant,
    understanding,
    wishes,
  } = request;
  return hashText(
    JSON.stringify([
      ...[title, language, type, field, level, wordCount, keywords, extraRequirements, variant],
      ...(understanding ? [understanding] : []),
      ...(wishes ? [wishes.map(({ read_as }) => read_as)] : []),
    ]),
  );
}

function toDraft(node: Realised, works: Map<Realised, string[]>): DraftChapter {
  return {
    title: node.title,
    summary: node.summary,
    weight: node.weight,
    works: works.get(node) ?? [],
    children: node.children.map((child) => toDraft(child, works)),
  };
}

/** What an open plan calls its matter; its means are what any paper has, unless the student or the title names others. */
function nameOpen(
  { title, names }: OpenPlan,
  { language, hasOwnMeans }: { language: Language; hasOwnMeans: boolean },
): Slots {
  const means = title.kind === 'history-narrative' || hasOwnMeans ? {} : findGatheredMeans(language);
  return { ...means, ...names };
}

const withNames = ({ long, short, below }: SlotSet, names: Slots | null): SlotSet =>
  names === null
    ? { long, short, below }
    : {
        long: { ...long, ...names },
        short: { ...short, ...names },
        below: names.object ? { ...below, ...names } : below,
      };

/** Chapters between introduction and conclusion; a long thesis has one on its terms before the others. */
const roomFor = (type: PaperType, wordCount: number): number =>
  depthFor(type, wordCount).chapters.max - 2 - (type === 'thesis' && wordCount >= 8_000 ? 1 : 0);

interface Drawing {
  /** The outline by the plan that the title as it was read calls for. */
  usual: () => Realised[];
  /** By another plan of the same reading. */
  draw: (plan: OpenPlan) => Realised[];
  material: Material;
  /** Whether a form that the title names planned the usual one. */
  isDesigned: boolean;
}

/** How a title that was read in one way is planned, worded and fitted to its size. */
function createDrawing(
  request: OutlineRequest,
  read: TitleUnderstanding,
  isOwnReading: boolean,
  {
    printed = read.text,
    posed = null,
    asked = null,
  }: {
    /** The title as it is printed above the outline: its headings have its capitals. */
    printed?: string;
    /** The question that the student wrote, if it is one. */
    posed?: Posed | null;
    /** What the student wrote to be asked. */
    asked?: string | null;
  } = {},
): Drawing {
  const { field, language, type, level, wordCount } = request;
  const seed = seedOf(request);
  const variant = Math.max(0, Math.trunc(request.variant));
  const wished = findWished(request, read);
  const about = [read.text, ...request.keywords, ...wished.sections, ...wished.cases].join(' ');
  const selection = keepChains(
    keepTheories(
      leaveOut(
        selectEntries(field, language, about, hashText(read.text), { paper: read.kind, isStrict: true }),
        wished,
      ),
      read,
    ),
    read,
  );
  const material = createMaterial(selection, variant);
  // The first outline takes the usual angle: what a supervisor expects comes before what would also do.
  const angle = relationOf(read) === 'measures' && wordCount < 2_000 ? 2 : variant;
  const designed = isOwnReading
    ? null
    : (findCountedPlan(read, field) ??
      findRuler(read, field) ??
      findSpanishForm(read, field) ??
      findDesigned(read, field, material) ??
      findOutcomes(read, field, material) ??
      findTaught(read, field, material) ??
      findLawReform(read, field) ??
      findControlStudy(read, field) ??
      (type === 'literature_review' ? null : findPartsInOrder(read, field, material, roomFor(type, wordCount))) ??
      findPastTrio(read) ??
      findWideForm(read, field, material) ??
      findComparedQuestion(read, field, material) ??
      findLatinForm(read, field));
  const open =
    designed ??
    (isOwnReading
      ? null
      : posed
        ? isPlannedAsPosed(read, type)
          ? planPosed(read, posed, field)
          : null
        : findNamedCore(read, field)
          ? null
          : findOpen(read, field, material));
  const { wishes } = wished;

  /** The outline by one plan, worded and fitted to its size; null stands for the plan of the kind. */
  const draw = (plan: OpenPlan | null): Realised[] => {
    const planned = plan?.title ?? read;
    const told = plan?.chapters ?? findCore(planned, field)(material, angle, planned);
    const named = plan?.isNamed ? told : nameKnown(told, material, planned);
    const { core, title } = withEvidence(
      withFieldwork(discussKnown(named, material, planned, wordCount), planned),
      planned,
    );
    const chapters = shapePaper({
      field,
      type,
      level,
      wordCount,
      title,
      hasConcepts: !lacksConcepts(field, title),
      hasContext:
        title.contexts.some(({ kind, text }) => kind !== 'means' && (text !== '中国' || title.text.includes(text))) ||
        wished.cases.length > 0,
      // A paper that is told from what is known reports no research that nobody has named.
      hasLiterature:
        request.works.length > 0 ||
        selection.ofSubject.length === 0 ||
        selection.debates.some(({ sheet }) => sheet !== undefined),
      angle,
      material,
      core,
    });
    const slots = withNames(
      buildSlots({ field, title, language, selection, requirements: wished, variant }),
      plan
        ? nameOpen(plan, {
            language,
            hasOwnMeans: wished.methods.length > 0 || title.contexts.some(({ kind }) => kind === 'means'),
          })
        : posed && namePosed(posed, title),
    );
    const fitted = fitSize(keepNameable(chapters, slots.long, language), { type, wordCount, language });
    const sized = addKeywords(fitted, request.keywords, `${title.text} ${JSON.stringify(slots.long)}`);
    const word = createRealiser({
      ...{ slots, language, seed, title: title.language === language ? printed : '' },
      isUnwanted: wished.isUnwanted,
    });
    const worded = sized.flatMap((chapter) => word(chapter) ?? []);
    const wishedFor = applyWishes(worded, { language, type, wordCount, word, wishes, slots: slots.long });
    const said = title.language === language ? sayParts(wishedFor, { title, word, wished: wished.cases }) : wishedFor;
    const answered = asked === null ? said : sayAsked(said, { asked, posed, title, word });
    const once = title.language === language ? sayWorkOnce(answered, slots.long, title) : answered;
    return keepToSize(once, { most: mostSections(type, wordCount, language), planned: worded, wishes });
  };
  return { usual: () => draw(open), draw, material, isDesigned: designed !== null };
}

export function writeOutlineAtOnce(request: OutlineRequest): DraftChapter[] {
  const { field, language } = request;
  const found = understandTitle(request);
  const corrected = correctUnderstanding(found, request.understanding);
  const own = inOwnWords(found, corrected, request.understanding);
  const posed = findPosed(found, request.understanding);
  const wanted = own === null ? corrected : { ...corrected, text: own };
  const recast = recastTitle(wanted);
  // A kind that the student chose has its own plan, however the title is put.
  const isKindChosen = wanted.kind !== found.kind && request.understanding?.confidence.kind === 1;
  const read = isKindChosen && recast.kind !== wanted.kind ? wanted : recast;
  const drawing = createDrawing(request, read, isKindChosen, {
    printed: found.text,
    posed,
    asked: findAskedAnew(found, request.understanding),
  });
  const usual = drawing.usual();
  // What a student corrected is planned as he says, and a title in another language is only quoted.
  const isOpen = !isReadAnew(found, request.understanding) && read.language === language;
  const others = (): (() => Realised[])[] => [
    ...listPlans(read, field, drawing.material).map((plan) => () => drawing.draw(plan)),
    ...listReadings(read, request).map((other) => createDrawing(request, other, false).usual),
  ];
  const nodes = isOpen ? choosePlan(read, usual, others, drawing.isDesigned) : usual;
  const works = assignWorks(nodes, request.works, request.language);
  return nodes.map((node) => toDraft(node, works));
}
