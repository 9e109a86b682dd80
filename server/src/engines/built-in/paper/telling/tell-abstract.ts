import type { Language } from '@yanmo/contract/languages';
import type { FactKind } from '../../knowledge/entry.ts';
import { facetNames } from '../../knowledge/facets.ts';
import { listEntries } from '../../knowledge/knowledge.ts';
import { hashText, rotate } from '../../seeded-random.ts';
import type { Paper } from '../paper.ts';
import { type Fillers, fillFrame } from '../sentence-writer.ts';
import { listWording } from '../wordings/list-wording.ts';
import type { Frames, SetOut } from '../wordings/wording.ts';
import { printSection } from '../write-paper.ts';
import { joinNames } from './join-names.ts';
import { type Claim, gatherClaims, isWhole, listClaims, wordAnswer } from './list-claims.ts';
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
const mostDwelt = 3;

/** What an abstract says of the paper: its claims, each by the names that its language has for them. */
function listClaimed({ context }: Paper, language: Language): Claim[] {
  const { subject, pool } = context;
  const claims = listClaims(context);
  if (language === subject.language) return claims;
  // What is known of a subject has the same id in every language that knows of it.
  const names = new Map(listEntries(subject.field, language).map(({ id, term }) => [id, term]));
  const name = (term: string): string => names.get(pool.findByTerm(term)?.entry.id ?? '') ?? '';
  return claims
    .map(({ problem, cause, measure }) => ({ problem: name(problem), cause: name(cause), measure: name(measure) }))
    .filter(isWhole);
}

const argued: ReadonlySet<string> = new Set(['problem', 'cause', 'measure', 'debate', 'fact']);

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
    const order = rotate(frames, hashText(`${subject.seed}:${language}`), label);
    return order.flatMap((frame) => fillFrame(frame, words, language) ?? []).slice(0, 1);
  };
  const named = [...new Set(told.flatMap(({ source }) => source.entry.sheet?.english || []))].slice(0, mostDwelt);
  const { ofOther } = toldAbstract;
  const subjects = ofOther?.subjects[named.length > 1 ? 'several' : 'one'].replace(
    '{list}',
    joinNames(
      named.map((one) => `“${one}”`),
      language,
    ),
  );
  const matter = isOwn || named.length === 0 ? (fillers.matter ?? fillers.focus) : subjects;
  const titled = ofOther?.titled ?? [];
  const opening =
    title === undefined
      ? say(toldAbstract.openings, { matter, list }, 'opens')
      : titled
          .slice(hashText(title) % titled.length)
          .slice(0, 1)
          .map((frame) => frame.replace('{list}', list).replace('{title}', () => title));

  const body = paper.sections.map((section) => printSection(section, subject.language)).join('\n');
  /** Each in words of its own, and other than the text's. */
  const sayClaims = (claims: readonly Claim[]): string[] => {
    const used = new Set<string>();
    return gatherClaims(claims).flatMap((answer) => {
      const { frames, words } = wordAnswer(answer, { subject, wording: { telling } });
      const free = rotate(frames, hashText(`${subject.seed}:${language}`), 'claims').filter(
        (frame) => !used.has(frame),
      );
      for (const frame of free) {
        const text = fillFrame(frame, words, language);
        if (!text || body.includes(text)) continue;
        used.add(frame);
        return text;
      }
      return [];
    });
  };
  /** What is to be tested, without the label that it has in the text. */
  const hypotheses = isOwn
    ? paper.argument.hypotheses
        .slice(0, mostTested)
        .flatMap(({ kind, x, y, m }) => say([toldAbstract.tested[kind]], { x, y, m }, kind))
    : [];
  const claims = listClaimed(paper, language);
  const problems = new Set(listClaims(paper.context).map(({ problem }) => problem)).size;
  const terms = [
    ...new Set(told.filter(({ source }) => argued.has(source.entry.kind)).map(({ source }) => source.entry.term)),
  ];
  const held =
    claims.length > 0
      ? sayClaims(claims)
      : isOwn && terms.length > 1
        ? say(toldAbstract.dwelling, { list: joinNames(terms.slice(0, mostDwelt), language) }, 'dwells')
        : !isOwn && problems > 1 && ofOther
          ? say(ofOther.counted, { count: ofOther.counts[problems] ?? String(problems) }, 'counted')
          : [];

  const isSaid = (term: string | undefined): boolean => term !== undefined && body.includes(term);
  const { theory, tool, data } = subject.slots.long;
  const means = { theory, tool, data };
  const grounded = Object.fromEntries(
    Object.entries(means).map(([slot, term]) => [slot, isSaid(term) ? fillers[slot] : undefined]),
  );
  const approach = extras.abstract.approach.filter((frame) => /\{(?:\w+ )?(?:theory|tool|data)\}/u.test(frame));
  return [
    ...opening,
    ...hypotheses,
    ...held,
    ...say(approach, { focus: fillers.focus, ...grounded }, 'approach'),
    ...(body.includes(`[${listWording(subject.language).materials.gap}`) ? say(toldAbstract.gaps, {}, 'gaps') : []),
  ];
}
