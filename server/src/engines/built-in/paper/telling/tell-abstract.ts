import type { Language } from '@yanmo/contract/languages';
import type { FactKind } from '../../knowledge/entry.ts';
import { facetNames } from '../../knowledge/facets.ts';
import { hashText, rotate } from '../../seeded-random.ts';
import { nameAbroad } from '../english-names.ts';
import type { Paper } from '../paper.ts';
import { fillFrame } from '../sentence-writer.ts';
import { stammers } from '../stammer.ts';
import { nameWhole } from '../whole-matter.ts';
import { listWording } from '../wordings/list-wording.ts';
import type { Fillers, Frames, SetOut } from '../wordings/wording.ts';
import { printSection } from '../write-paper.ts';
import { wordAnswer } from './answer-question.ts';
import { borne, fitFrames, listFindings, nameFinding, wordFinding, wordSide } from './findings.ts';
import { joinNames, listNames } from './join-names.ts';
import { listClaims } from './list-claims.ts';
import { mayAdvise } from './may-advise.ts';
import { openSecond } from './open-second.ts';
import { openOwn } from './own-of-title.ts';
import { readTitleQuestion } from './title-question.ts';
import { listCalled } from './told-fact.ts';

/** What a paper sets out, by what it tells of its subject. */
const setOut: readonly (readonly [part: SetOut, kinds: readonly FactKind[]])[] = [
  ['definition', ['definition']],
  ['parts', ['part', 'stage']],
  ['actors', ['actor']],
  ['rules', ['law', 'standard', 'policy']],
  ['origin', ['milestone', 'driver']],
  ['working', ['mechanism', 'condition']],
  ['effects', ['effect']],
  ['debates', ['debate', 'counter']],
];
/** More of them, and the sentence is a list. */
const mostSetOut = 4;
const mostTested = 2;
/** Factors stand in one sentence. */
const mostFactors = 4;
/** Problems of which an abstract says what was found. */
const mostFound = 2;
const mostOthers = 2;

const putLast = <T>(all: readonly T[], isLast: (one: T) => boolean): T[] => [
  ...all.filter((one) => !isLast(one)),
  ...all.filter(isLast),
];

interface AbstractOf {
  language: Language;
  /** The title's parts by the names of the abstract's language. */
  fillers: Fillers;
  /** What the paper is called in English, where its student said so. */
  title?: string;
  hasOwn: boolean;
}

/**
 * The sentences of an abstract of what was told: what it sets out, what it claims, by what means where the text speaks of them, and what is left
 * to its author. Empty where nothing was told of the subject.
 */
export function tellAbstract(paper: Paper, { language, fillers, title, hasOwn }: AbstractOf): string[] {
  const { pool, subject } = paper.context;
  const told = listCalled(pool).flatMap((source) =>
    facetNames.flatMap((facet) => {
      const kind = source.entry.sheet?.told[facet];
      return kind !== undefined && pool.whereSaid(source, facet) ? [{ kind, source }] : [];
    }),
  );
  const { telling, toldAbstract, extras } = listWording(language);
  const parts = setOut
    .filter(([, kinds]) => told.some(({ kind }) => kinds.includes(kind)))
    .map(([part]) => toldAbstract.parts[part])
    .slice(0, mostSetOut);
  const list = joinNames([...parts, ...(hasOwn ? [toldAbstract.parts.own] : [])], language);
  if (list === '') return [];
  const isOwn = language === subject.language;
  const say = (frames: Frames, words: Fillers, label: string): string[] => {
    const order = putLast(rotate(frames, hashText(`${subject.seed}:${language}`), label), (frame) =>
      stammers(frame, words, language),
    );
    return order.flatMap((frame) => fillFrame(frame, words, language) ?? []).slice(0, 1);
  };
  const { isOwn: isOwnOfTitle, isNaming } = openOwn(paper.context);
  const { ofOther } = toldAbstract;
  const body = paper.sections.map((section) => printSection(section, subject.language)).join('\n');
  const said = body.toLowerCase();
  const used = new Set<string>();
  // A measure stands in the text as what somebody should do, and was still worded so.
  const isTaken = (text: string): boolean =>
    used.has(text) || paper.context.worded.has(text) || said.includes(text.toLowerCase());
  const sayWorded = (options: ReturnType<typeof fitFrames>, label: string): string[] => {
    const order = putLast(rotate(options, hashText(`${subject.seed}:${language}`), label), ({ frame, words }) =>
      stammers(frame, words, language),
    );
    for (const { frame, words } of order) {
      const text = used.has(frame) ? null : fillFrame(frame, words, language);
      if (!text || body.includes(text)) continue;
      used.add(frame);
      return [text];
    }
    return [];
  };
  const found = listFindings(paper.context, language, isTaken);
  const naming = found.filter(({ isNaming }) => isNaming);
  const findings = (naming.length > 0 ? naming : found).slice(0, isOwn && readTitleQuestion(subject) ? 1 : mostFound);
  const sayFindings = (): string[] =>
    findings.flatMap((finding) => {
      const isPast = !mayAdvise(subject);
      const [claim, proposal] = wordFinding(finding, 1, { language, telling, isPast });
      const claimed = claim ? sayWorded(claim.options, claim.move) : [];
      // What is proposed without what it is for would hang in the air.
      const proposed = claimed.length > 0 && proposal ? sayWorded(proposal.options, proposal.move) : [];
      const isWhole = claimed.length > 0 && (!proposal || proposed.length > 0);
      if (isWhole || !isOwn) return [...claimed, ...proposed];
      // A cause whose answer no sentence has room for is told with it by names.
      const { move, words } = nameFinding(finding, isPast);
      const named = sayWorded(
        telling[move].map((frame) => ({ frame, words })),
        move,
      );
      return named.length > 0 ? named : claimed;
    });
  /** The paper's other problems, by name and in its order: body, abstract and conclusion hold the same. */
  const sayOthers = (): string[] => {
    const told = new Set(findings.map(({ problem }) => problem));
    const others = isOwn && findings.length > 0 ? found.filter(({ problem }) => !told.has(problem)) : [];
    const names = others.slice(0, mostOthers).map(({ problem }) => problem);
    return names.length === 0 ? [] : say(toldAbstract.others, { list: listNames(names, language) }, 'others');
  };
  const listDwelt = (isMeant: (entry: string, kind: FactKind) => boolean): string[] =>
    borne.flatMap((kind) =>
      told
        .filter((one) => one.kind === kind && isMeant(one.source.entry.id, kind))
        .flatMap(({ source }) => wordSide(source.entry, kind, { seed: subject.seed, isTaken }) ?? [])
        .filter((clause) => !isTaken(clause)),
    );
  // What names what the title asks goes before troubles that do not.
  const asked = isOwn && naming.length === 0 ? listDwelt(isNaming) : [];
  const dwelt = asked.length > 1 ? asked : findings.length > 0 ? [] : listDwelt((entry) => isOwnOfTitle(entry));
  /** What is to be tested, without the label that it has in the text. */
  const nameOf = (text: string): string => (isOwn ? text : (nameAbroad(text, paper.context) ?? ''));
  const areAllFactors = paper.argument.hypotheses.every(({ kind }) => kind === 'factor');
  const tested = paper.argument.hypotheses
    .slice(0, areAllFactors ? mostFactors : mostTested)
    .map(({ kind, x, y, m }) => ({ kind, x: nameOf(x), y: nameOf(y), m: m === '' ? '' : nameOf(m) || null }))
    .filter(({ x, y, m }) => x !== '' && y !== '' && m !== null);
  const areFactors = tested.length > 0 && tested.every(({ kind }) => kind === 'factor');
  const factors = joinNames([...new Set(tested.map(({ x }) => x))], language);
  const hypotheses =
    !isOwn && ofOther && areFactors && subject.slots.long.aspect === undefined
      ? say(ofOther.assumed, { list: factors }, 'assumed')
      : areFactors
        ? say([toldAbstract.tested.factor], { x: factors, y: tested[0]?.y ?? '' }, 'factor')
        : tested.flatMap(({ kind, x, y, m }) => say([toldAbstract.tested[kind]], { x, y, m: m ?? '' }, kind));
  const dwells =
    isOwn && dwelt.length > 1 ? sayWorded(fitFrames(toldAbstract.dwelling, dwelt.slice(0, 2), language), 'dwells') : [];
  // What the title itself asks is answered first.
  const question = isOwn ? readTitleQuestion(subject) : null;
  const answer = question
    ? wordAnswer(paper.context, { ...telling, ...toldAbstract.answer }, isTaken)
        .filter(({ move }) => move !== 'answerLeft')
        .flatMap(({ move, options }) => sayWorded(options, move))
    : [];
  const held = [...answer, ...(dwells.length > 0 && !question ? dwells : [...sayFindings(), ...sayOthers()])];

  const isOnProblems = subject.relation !== 'effect' && mayAdvise(subject) && listClaims(paper.context).length > 0;
  const matter = nameWhole(subject) ?? fillers.focus;
  const openInOwn = (): string[] =>
    question
      ? say(telling.askQuestion, { query: question.query }, 'opens')
      : held.length + hypotheses.length === 0
        ? say(toldAbstract.openings, { matter, list }, 'opens')
        : say(isOnProblems ? toldAbstract.examining : toldAbstract.discussing, { matter }, 'opens');
  const opening =
    isOwn || !ofOther
      ? openInOwn()
      : openSecond(
          paper,
          { told, parts: setOut, wording: ofOther, title, hasOwn, unnamed: fillers.object, say },
          hypotheses,
        );

  const isSaid = (term: string | undefined): boolean => term !== undefined && body.includes(term);
  const { theory, tool, data } = subject.slots.long;
  const means = { theory, tool, data };
  const grounded = Object.fromEntries(
    Object.entries(means).map(([slot, term]) => [slot, isSaid(term) ? fillers[slot] : undefined]),
  );
  const approach =
    isOwn || !ofOther
      ? extras.abstract.approach.filter((frame) => /\{(?:\w+ )?(?:theory|tool|data)\}/u.test(frame))
      : ofOther.approach;
  return [
    ...opening,
    ...(isOwn || !ofOther ? hypotheses : []),
    ...held,
    ...say(approach, { focus: fillers.focus, ...grounded }, 'approach'),
  ];
}
