import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { withoutCitationMarks } from '../../draft-text.ts';
import type { AbstractRequest, PaperRequest } from '../../engine.ts';
import { grammars } from '../grammar/grammars.ts';
import { proposeKeywordsAtOnce } from '../keywords/propose-keywords.ts';
import type { Entry } from '../knowledge/entry.ts';
import { hashText, rotate } from '../seeded-random.ts';
import { nameAbroad } from './english-names.ts';
import type { Paper } from './paper.ts';
import { createSentenceWriter } from './sentence-writer.ts';
import { openOwn } from './telling/own-of-title.ts';
import { tellAbstract } from './telling/tell-abstract.ts';
import { readAsks } from './telling/title-asks.ts';
import { listCalled } from './telling/told-fact.ts';
import { listWording } from './wordings/list-wording.ts';
import type { Fillers, Frames } from './wordings/wording.ts';
import { openContext, printSection, writePaperAtOnce } from './write-paper.ts';
import { fillersAt, type WritingContext } from './writing-context.ts';

const joint = (language: Language): string => (language === 'zh' || language === 'ja' ? '' : ' ');

/** Names of the paper's subject in English, where the knowledge holds them all; else a place for the student to fill. */
function englishFillers(context: WritingContext, isFirst: boolean): Fillers {
  const { long } = context.subject.slots;
  const translate = (text: string | undefined): string | null => nameAbroad(text, context);
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

/** An abstract of what is going to be done: it speaks of the question and of the ways to an answer. */
function frameAbstract(context: WritingContext, { paper, language }: AbstractRequest): string[] {
  const [spot] = context.spots;
  const own = spot ? fillersAt(spot, context) : {};
  const count = String(paper.chapters.length);
  const isOwn = language === paper.language;
  const fillersFor = (isFirst: boolean): Fillers =>
    isOwn ? { ...own, count } : { ...englishFillers(context, isFirst), count };
  const writer = createSentenceWriter(language, hashText(`${paper.title}:abstract:${language}`), 10);
  const { abstract } = listWording(language).extras;
  const opening = isOwn || paper.englishTitle === undefined ? null : openWithTitle(paper.englishTitle);
  const sentences: string[] = opening === null ? [] : [opening];
  let units = opening === null ? 0 : countUnits(opening);
  for (const move of [
    ...(['matter', 'matter', 'approach', 'content', 'content', 'claim'] as const),
    ...(['approach', 'content', 'claim', 'bound', 'bound'] as const),
  ]) {
    const sentence = writer.word(abstract[move], fillersFor(sentences.length === 0), `abstract.${move}`);
    if (!sentence || (units > 0 && units + sentence.units > abstractUnits[language] && move !== 'bound')) continue;
    if (units > abstractUnits[language]) break;
    writer.keep(sentence);
    sentences.push(sentence.text);
    units += sentence.units;
  }
  return sentences;
}

const mostKeywords = 5;
const fewestKeywords = 3;
/** Characters by which a title narrows a name and still means the thing. */
const mostNarrowing = 3;
const longestKeyword: Record<Language, number> = { zh: 12, ja: 16, en: 40, es: 48 };
/** What says it in English may need more words. */
const longestAbroad = 56;

/** A subject of whose names so much stands in the title is the title's own: 绩效考核 is not, of one on the 绩效 of firms. */
const calledBy = 0.5;

/** The title's own subject is searched for by name, then such of its parts as are on the topic, then who takes part. */
function rankOf(
  { id, kind, sheet }: Entry,
  isOwn: (entry: string) => boolean,
  holds: (name: string) => number,
): number {
  if (kind === 'institution') return 1;
  if (!sheet || sheet.names.every((name) => holds(name) <= calledBy)) return 0;
  return sheet.isWhole ? 3 : sheet.told.definition === 'part' && isOwn(id) ? 2 : 0;
}

interface Keyword {
  name: string;
  english: string | null;
}

/** Words by which a paper is found: of what was told only such as stand in it. */
function listKeywords(paper: PaperRequest, written: Paper | null, context: WritingContext): Keyword[] {
  const nameKeyword = (name: string): string | null =>
    nameAbroad(name, written?.context ?? context)?.replace(/^(?:the|an?) /u, '') ?? null;
  const proposed = proposeKeywordsAtOnce(paper).map((name) => ({
    ...{ name, english: nameKeyword(name) },
  }));
  if (!written) return proposed;
  const text = [paper.title, ...written.sections.map((section) => printSection(section, paper.language))]
    .join('\n')
    .toLowerCase();
  const { isOwn } = openOwn(written.context);
  const { holds } = readAsks(written.context.subject);
  const told = listCalled(written.context.pool)
    .map(({ entry }) => ({ entry, rank: rankOf(entry, isOwn, holds) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ entry: { term, sheet } }) => ({
      ...{ name: grammars[paper.language].inflect(term, 'bare') },
      english:
        (sheet?.isWhole ? (nameKeyword(term) ?? sheet.english) : sheet?.inEnglish?.replace(/^(?:the|an?) /u, '')) ||
        nameKeyword(term),
    }));
  const kept: Keyword[] = [];
  // 数字普惠金融 is what the title calls it, and 普惠金融 what all of it is called.
  const isNarrowed = (name: string): boolean =>
    proposed.some(
      (one) => one.name !== name && one.name.endsWith(name) && one.name.length <= name.length + mostNarrowing,
    );
  const near = told.filter(({ name }) => paper.title.includes(name) && !isNarrowed(name));
  /** 留守儿童心理健康 is found by 留守儿童 and by 心理健康. */
  const rests = proposed.flatMap(({ name }) =>
    near
      .filter((one) => name !== one.name && name.includes(one.name))
      .flatMap((one) => name.split(one.name))
      .filter((rest) => /^\p{Script=Han}{3,6}$/u.test(rest) && !/^[的与和及]|[的与和及]$/u.test(rest))
      .map((rest) => ({ name: rest, english: nameKeyword(rest) }))
      // What is left of a name before another is often no noun: 社区老年.
      .filter(({ english }) => english !== null),
  );
  // Who takes part is a word to search for only where there are few others, and rather where English has a name for it: both lists are of the same words.
  const isNamed = ({ name, english }: Keyword): boolean =>
    paper.language === 'en' || english !== null || paper.title.includes(name);
  for (const keyword of [...near, ...proposed, ...rests, ...told.filter(isNamed), ...told]) {
    if (kept.length >= fewestKeywords && told.includes(keyword) && !near.includes(keyword)) break;
    const name = keyword.name.toLowerCase();
    const isNew = kept.every((one) => !one.name.toLowerCase().includes(name) && !name.includes(one.name.toLowerCase()));
    const isShort = name.length <= longestKeyword[paper.language] && (keyword.english ?? '').length <= longestAbroad;
    if (isNew && isShort && text.includes(name)) kept.push(keyword);
  }
  return kept;
}

export function writeAbstractAtOnce(
  request: AbstractRequest,
  written: Paper = writePaperAtOnce(request.paper),
): string {
  const { paper, language } = request;
  const context = openContext(paper);
  const isOwn = language === paper.language;
  const [spot] = context.spots;
  const fillers = !isOwn ? englishFillers(context, true) : spot ? fillersAt(spot, context) : {};
  const told = tellAbstract(written, {
    ...{ language, fillers, hasOwn: (paper.own?.length ?? 0) > 0 },
    ...(isOwn || paper.englishTitle === undefined ? {} : { title: paper.englishTitle }),
  });
  const sentences = told.length > 0 ? told : frameAbstract(context, request);
  const named = listKeywords(paper, told.length > 0 ? written : null, context).slice(0, mostKeywords);
  const wording = listWording(language);
  const label = { zh: '关键词：', en: 'Keywords: ', es: 'Palabras clave: ', ja: 'キーワード：' }[language];
  const gap = `[${wording.materials.gap}: ${{ zh: '关键词', en: 'keywords', es: 'palabras clave', ja: 'キーワード' }[language]}]`;
  const separator = language === 'zh' ? '；' : language === 'ja' ? '、' : '; ';
  // An abstract is read without the list of references.
  const text = withoutCitationMarks(sentences.join(joint(language)));
  const known = [...new Set(named.flatMap(({ name, english }) => (isOwn ? name : (english ?? []))))];
  // One for each: of those that have none their student knows it.
  const isWhole = known.length > 0 && named.every(({ english }) => isOwn || english !== null);
  const keywords = isWhole ? known : [...known, gap];
  return `${text}\n\n${label}${keywords.join(separator)}`;
}
