import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../../text/wide-language.ts';
import { saysPart } from '../../../../understanding/says-part.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { listTails, type TailName } from '../../phrases/heading-tails.ts';
import { asking } from '../asking-words.ts';
import type { HeadingPlace, Realised, Wording } from '../realise.ts';
import { type SlotName, type Slots, part as sectionOf } from '../section.ts';
import { listSides } from '../skeletons/title-lists.ts';
import { coreRange } from '../wishes/tree.ts';
import { listPlacedNames } from './placed-name.ts';
import { readsOn } from './reads-on.ts';
import { listTitleParts, type PartRole, type TitlePart } from './title-parts.ts';

interface Saying {
  title: TitleUnderstanding;
  word: Wording;
  /** Cases and places that the student asked for: a heading that names one stays as it is. */
  wished?: readonly string[];
}

/** Chapters that every paper has alike: what the title asks is not answered there. */
const isCommon = ({ section }: Realised): boolean => /^(?:frame|proposal|task|survey)\./u.test(section.move);

const hostsOf = (nodes: readonly Realised[]): Realised[] => {
  const core = nodes.slice(...coreRange(nodes));
  const own = core.filter((node) => !isCommon(node));
  return own.length > 0 ? own : core;
};

/** The other thing of a pair is half of what the paper is about: a section of its own is not enough. */
const isSaid = (hosts: readonly Realised[], { text, role, key = text }: TitlePart, language: Language): boolean =>
  hosts.some(
    ({ title, children }) =>
      saysPart(title, key, language) ||
      (role !== 'other' && children.some((child) => saysPart(child.title, key, language))),
  );

/** Where one thing bears on another, the scope is that of what it bears on; elsewhere it is the object's. */
const outcomeFirst: readonly (readonly SlotName[])[] = [
  ['outcome', 'aspect'],
  ['matter', 'focus'],
  ['object', 'driver'],
];
const objectFirst: readonly (readonly SlotName[])[] = [
  ['focus', 'object', 'matter'],
  ['work', 'aspect'],
];

/** Names of the outline with the part bound to them, one group of slots at a time. */
function* listNames(
  base: Slots,
  part: TitlePart,
  title: TitleUnderstanding,
): Generator<{ names: Slots; placed: string[] }> {
  const groups = title.bearing && part.role !== 'other' ? outcomeFirst : objectFirst;
  for (const group of groups) {
    const ways = group.map((slot) => ({ slot, found: base[slot] ? listPlacedNames(title, base[slot], part) : [] }));
    const most = Math.max(0, ...ways.map(({ found }) => found.length));
    for (let way = 0; way < most; way += 1) {
      const names: Slots = {};
      for (const { slot, found } of ways) {
        const name = found[Math.min(way, found.length - 1)];
        if (name !== undefined) names[slot] = name;
      }
      yield { names, placed: Object.values(names) };
    }
  }
}

/** The best heading that names the part; in Chinese and Japanese one that begins with it is the easier to read. */
function rewordFor(node: Realised, place: HeadingPlace, part: TitlePart, { title, word }: Saying): string | null {
  const { language } = title;
  // In Manchester in Manchester: a wording with a place of its own needs no second.
  const isOnce = (heading: string): boolean =>
    title.contexts.every(({ text }) => heading.toLowerCase().split(text.toLowerCase()).length <= 2);
  const found: string[] = [];
  for (const { names, placed } of listNames({ ...word.namesAt(place), ...node.section.slots }, part, title)) {
    const fitting = word
      .reword(node, names, place)
      .filter((heading) => isOnce(heading) && placed.some((name) => readsOn(heading, name, part.text, language)));
    found.push(...fitting);
    if (fitting.length > 0 && !isWideLanguage(language)) break;
  }
  const opening = isWideLanguage(language)
    ? found.find((heading) => !/^(?:改进|缓解|制约|加剧|提升|推动)/u.test(heading))
    : undefined;
  return opening ?? found[0] ?? null;
}

/** By which means a thing is studied is said where the study is set up. */
const setsUp = /design|measure|model|method|index|rating|data|instrument|structure|build|sample|material|plan/iu;

function orderHosts(
  hosts: readonly Realised[],
  role: PartRole,
  { aspect }: TitleUnderstanding,
  changed: ReadonlySet<Realised>,
): Realised[] {
  const rank = (node: Realised): number =>
    (changed.has(node) ? 2 : 0) +
    // What a thing means is said of the thing itself.
    (node.section.move === 'concept.meaning' ? 1 : 0) +
    (role === 'means' && !setsUp.test(node.section.move) ? 1 : 0) +
    // Who answers a trouble is named where it is answered.
    (role === 'answer' && !/\.answers$/u.test(node.section.move) ? 1 : 0) +
    (role === 'use' && !node.title.includes(`的${aspect}`) ? 1 : 0);
  return [...hosts].sort((one, other) => rank(one) - rank(other));
}

const tailOf: Partial<Record<PartRole, TailName>> = {
  case: 'case',
  place: 'case',
  population: 'people',
  tail: 'matter',
  answer: 'matter',
  half: 'matter',
};

function addTail(hosts: readonly Realised[], { text, role }: TitlePart, { title }: Saying): Realised | null {
  const name = tailOf[role];
  const { language } = title;
  const grammar = grammars[language];
  if (!name) return null;
  const host = hosts.find(({ title: heading }) => !/[:：]/u.test(heading) && !grammar.isTooLong(heading + text));
  if (!host) return null;
  const usual = listTails(language)[name];
  // 以…为中心 stays what the title says.
  const tail = title.text.includes(`以${text}为中心`) ? usual.replace('为例', '为中心') : usual;
  const term = grammar.fromTitle(text, title.text);
  host.title = grammar.polishHeading(
    host.title +
      tail.replace(/\{(?:(\w+) )?term\}/u, (_, modifier: string | undefined) =>
        modifier ? grammar.inflect(term, modifier) : term,
      ),
    title.text,
  );
  return host;
}

/** 运营的运营困境. */
const doubled = /(?<same>\p{Script=Han}{2,})[的の]\k<same>/u;

const isTwice = (heading: string, term: string): boolean => heading.toLowerCase().split(term.toLowerCase()).length > 2;

/** Chapters that advise or look on: what is asked is answered before them. */
const lastWords = /\.(?:carry|lessons|present|suggest|answers|proposal|adjust|outlook|limits?|reflect|settle)$/u;

/** What is done against a trouble stands in the chapter on measures, whatever it is called. */
const hasChapter =
  /^debates?$|^controvers|^(?:\p{L}+ )?modell?ing$|预防|防治|防控|对策|治理|prevention|control|responses?|remed|prevención|medidas|soluciones|予防|対策/iu;

const bare = (text: string): string =>
  text.replace(/[\p{P}\s的の]|(?:的?(?:研究|分析|探析|探究))$/gu, '').toLowerCase();
const isTitle = (heading: string, title: string): boolean => bare(heading) === bare(title);

const supporting =
  /支持|保障|扶持|政策|识别|筛查|介入|\b(?:policy|support|reform|funding|detection|screening|responses?)\b|apoyo|política|detección|respuestas?|actuación|支援|政策|早期発見|対応|取り組み|取組/iu;
const costing = /代价|成本|损失|\b(?:costs?|burden|toll|losses)\b|costes?|costos|代償|負担/iu;
const lacking = /短板|不足|缺口|弱点|\b(?:gaps?|weak(?:ness|nesses|points))\b|carencias|弱点/iu;
const answering = /^(?:measures\.answers|harm\.answers|issue\.options|policy\.adjust)$/u;
const wanting = /^(?:measures\.problems|survey\.problems)$/u;
const extending = /^(?:harm\.status|issue\.problem|measures\.status|measures\.problems)$/u;

const conceiving = /\.(?:concept|scheme|plan|model|layout|structure)$/u;

/** What kind of paper it is needs no section. */
const ofLesson = /^(?:第.课时)?(?:的)?(?:教学|课堂|教案)?(?:设计|案例)$/u;

/** A side that is asked about has a section of its own, where the paper comes to its results. */
function addSide(hosts: readonly Realised[], { text }: TitlePart, { word, title }: Saying): void {
  const { language } = title;
  const open = listSides(title).filter(
    (side) =>
      !asking[language].test(side) && !hasChapter.test(side) && !isSaid(hosts, { text: side, role: 'side' }, language),
  );
  // What is done for a thing stands among the answers, what it costs beside its extent.
  const asked = open.length > 0 || listSides(title).length > 0 ? open : [text];
  const isIn = (words: RegExp): boolean => asked.length > 0 && asked.every((side) => words.test(side));
  // What sort of design it is, is decided with the idea and not where it is judged.
  const place =
    title.kind === 'design-artefact'
      ? conceiving
      : isIn(supporting)
        ? answering
        : isIn(lacking)
          ? wanting
          : isIn(costing)
            ? extending
            : null;
  const host =
    (place && hosts.find(({ children, section }) => children.length >= 2 && place.test(section.move))) ??
    hosts.findLast(({ children, section }) => children.length >= 2 && !lastWords.test(section.move)) ??
    hosts.findLast(({ children }) => children.length >= 2);
  const listed = host ? open.slice(0, 3) : [];
  // Several sides are answered one by one; together they would only say the title again.
  if (host && listed.length > 0) {
    const each = listed.flatMap((term) => word(sectionOf('asked.side', { term }), 'SECTION') ?? []);
    host.children = [...each, ...host.children];
    return;
  }
  if (listSides(title).length > 0 || (title.kind === 'teaching-design' && ofLesson.test(text))) return;
  // Chapters on a pest are on its control.
  if (hasChapter.test(text) && hosts.some(({ section }) => section.move === 'pest.control')) return;
  const term = grammars[title.language].fromTitle(text, title.text);
  const plain = host && word(sectionOf('asked.side', { term }), 'SECTION');
  // What says no more than the title is no heading of a section.
  const added =
    host && plain && isTitle(plain.title, title.text) ? word(sectionOf('asked.point', { term }), 'SECTION') : plain;
  // 民法保护的民法保护: what the object is called by already has no section of itself.
  if (!host || !added || isTwice(added.title, text) || doubled.test(added.title)) return;
  // In a short paper the first chapter has to lay the ground before it answers.
  host.children = host === hosts[0] ? [...host.children, added] : [added, ...host.children];
}

const copy = (node: Realised): Realised => ({ ...node, children: node.children.map(copy) });

/** Words the first node anew that has a heading for the part. */
function rewordFirst(
  nodes: readonly Realised[],
  place: HeadingPlace,
  part: TitlePart,
  saying: Saying,
): Realised | null {
  for (const node of nodes) {
    const heading = rewordFor(node, place, part, saying);
    if (heading === null || saying.wished?.some((name) => node.title.includes(name) && !heading.includes(name)))
      continue;
    node.title = heading;
    return node;
  }
  return null;
}

const scopes: ReadonlySet<PartRole> = new Set<PartRole>(['place', 'population', 'policy', 'case', 'setting', 'time']);
/** From so many chapters on, the last of them names the scope again: what is advised is advised for it. */
const longCore = 4;

/**
 * What the title names stands in the chapters that answer it: where no heading of theirs says a part, the fitting one is
 * worded anew under a name that holds it. The wordings stay those of the moves, so a heading is still known by them.
 */
export function sayParts(outline: readonly Realised[], saying: Saying): Realised[] {
  const { title } = saying;
  const nodes = outline.map(copy);
  const hosts = hostsOf(nodes);
  const changed = new Set<Realised>();
  const sides = listSides(title);
  const isEachSaid = sides.length > 0 && sides.every((text) => isSaid(hosts, { text, role: 'side' }, title.language));
  const parts = listTitleParts(title).filter(
    ({ role, text }) =>
      !isEachSaid || (role !== 'side' && !sides.every((side) => text.toLowerCase().includes(side.toLowerCase()))),
  );
  for (const part of parts) {
    if (isSaid(hosts, part, title.language)) continue;
    const chapters = orderHosts(hosts, part.role, title, changed);
    const reworded =
      rewordFirst(chapters, 'CHAPTER', part, saying) ??
      addTail(chapters, part, saying) ??
      rewordFirst(
        // Below a chapter that speaks of something else by name, the paper's own name would be out of place.
        chapters.filter(({ section }) => !section.slots.object).flatMap(({ children }) => children),
        'SECTION',
        part,
        saying,
      );
    if (reworded) changed.add(reworded);
    else if (part.role === 'side') addSide(hosts, part, saying);
  }
  const scope = parts.find(({ role }) => scopes.has(role));
  const last = hosts.at(-1);
  const isSaidLast = !scope || hosts.slice(1).some((host) => saysPart(host.title, scope.text, title.language));
  if (last && !isSaidLast && hosts.length >= longCore && !changed.has(last))
    rewordFirst([last], 'CHAPTER', scope, saying);
  return nodes;
}
