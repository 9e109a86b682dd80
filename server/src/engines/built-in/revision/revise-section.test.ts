import { countDraft } from '@yanmo/contract/draft-count';
import { type Language, languages } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { describe, expect, it } from 'vitest';
import { readCites } from '../../../knowledge/read-cited.ts';
import { knowledgeFolder } from '../../../knowledge/read-lines.ts';
import { listSentences } from '../../../text/sentences.ts';
import { listCitations, parseDraft, plainDraft, printBlocks } from '../../draft-text.ts';
import { NothingKnown, type RevisionNote, type RevisionRequest, WishNotUnderstood } from '../../engine.ts';
import { printSection, writePaperAtOnce } from '../paper/write-paper.ts';
import { reviseSectionAtOnce } from './revise-section.ts';
import { keyOf } from './sheet.ts';
import { recentPapers, request, revisionOf, section, subjects, wishes } from './testing/revised-paper.ts';

/** What the paper's own subject rests on. */
const citedBySheets = [...readCites(knowledgeFolder).values()].flatMap(({ works }) => works);

const revise = (revision: RevisionRequest): string =>
  reviseSectionAtOnce(revision, () => recentPapers.take(revision.paper));

const others = (language: Language): string =>
  recentPapers
    .take(request(language))
    .sections.filter(({ spot }) => spot.section.id !== section)
    .map((one) => plainDraft(printSection(one, language)))
    .join('\n');

const sentencesOf = (text: string): string[] =>
  parseDraft(text)
    .flatMap((block) => (block.kind === 'paragraph' ? listSentences(block.text) : []))
    .filter((sentence) => countUnits(sentence) >= 12);

/** What holds for every change: no sentence twice, none of another section's, no source and no number from nowhere. */
function wish(language: Language, words: string, text?: string): { before: string; after: string } {
  const revision = revisionOf(language, [{ kind: 'WISH', text: words }], text);
  const after = revise(revision);
  const before = revision.text;
  expect(revise(revision), 'the same wish gives the same text').toBe(after);
  const keys = sentencesOf(after).map(keyOf);
  expect(keys.length - new Set(keys).size, 'sentences that stand twice').toBe(0);
  const elsewhere = keyOf(others(language));
  const known = new Set(sentencesOf(before).map(keyOf));
  const taken = sentencesOf(after).filter((one) => !known.has(keyOf(one)) && elsewhere.includes(keyOf(one)));
  expect(taken, 'sentences of other sections').toEqual([]);
  const ids = [...revision.paper.works.map(({ id }) => id), ...citedBySheets];
  expect(listCitations(after).filter((id) => !ids.includes(id))).toEqual([]);
  const numbers = (one: string): string[] => one.replace(/\[[@#][\w-]+\]/gu, '').match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const mayStand = new Set([
    ...numbers(before),
    ...numbers(words),
    ...numbers(JSON.stringify(revision.paper)),
    // Numbers of sections and of lines.
    ...revision.paper.chapters.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
    ...Array.from({ length: 20 }, (_, index) => String(index)),
  ]);
  const invented = numbers(after).filter((one) => !mayStand.has(one) && !/^\d\.\d(?:\.\d)?$/u.test(one));
  expect(invented, 'numbers from nowhere').toEqual([]);
  return { before, after };
}

const paragraphs = (text: string): string[] =>
  parseDraft(text).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));

describe.each(languages)('a section in %s that the student wants otherwise', (language) => {
  const ask = (name: string, text?: string): { before: string; after: string } =>
    wish(language, wishes[language][name] ?? '', text);
  const start = revisionOf(language, []).text;
  const first = paragraphs(start)[0] ?? '';

  it('comes down to half, with every source and gap that it had', () => {
    const { before, after } = ask('half');
    const share = countDraft(after) / countDraft(before);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.7);
    expect(listCitations(after)).toEqual(listCitations(before));
    for (const gap of before.match(/\[[^\]@#]+\]/gu) ?? []) expect(after).toContain(gap);
    const left = sentencesOf(after);
    expect(left.every((sentence) => before.includes(sentence))).toBe(true);
  });

  it('grows by what was asked for and keeps what stood there', () => {
    const { before, after } = ask('more');
    const grown = countDraft(after) - countDraft(before);
    const wanted = language === 'zh' || language === 'ja' ? 300 : 150;
    expect(Math.abs(grown - wanted)).toBeLessThan(wanted * 0.2);
    for (const sentence of sentencesOf(before)) expect(after).toContain(sentence);
  });

  it('loses, joins and parts paragraphs, and nothing else', () => {
    const count = paragraphs(start).length;
    const second = paragraphs(start)[1] ?? '';
    expect(paragraphs(ask('second').after)).toEqual(paragraphs(start).filter((one) => one !== second));
    const merged = ask('merge').after;
    expect(paragraphs(merged)).toHaveLength(count - 1);
    expect(keyOf(merged)).toBe(keyOf(start));
    const parted = ask('split').after;
    expect(paragraphs(parted)).toHaveLength(count + 1);
    expect(keyOf(parted)).toBe(keyOf(start));
  });

  it('gets a new paragraph from what the engine knows', () => {
    for (const name of ['limits', 'summary', 'transition']) {
      const { before, after } = ask(name);
      expect(paragraphs(after), name).toHaveLength(paragraphs(before).length + 1);
      for (const one of paragraphs(before)) expect(after, name).toContain(one);
    }
  });

  it('marks what only the student can know', () => {
    const gaps = (text: string): number => (text.match(/\[[^\]@#:：]+[:：][^\]]+\]/gu) ?? []).length;
    const { before, after } = ask('example');
    expect(gaps(after)).toBe(gaps(before) + 1);
  });

  it('says that nothing is known of a thing rather than fill a paragraph, and else what the student gave on it', () => {
    expect(() => ask('topic')).toThrow(NothingKnown);
    const compared = {
      zh: '补充量子引力与弦理论的比较',
      en: 'Add a comparison of quantum gravity and string theory',
      es: 'Añade una comparación entre la gravedad cuántica y la teoría de cuerdas',
      ja: '量子重力と弦理論を比較してください',
    }[language];
    expect(() => revise(revisionOf(language, [{ kind: 'WISH', text: compared }]))).toThrow(NothingKnown);
    const revision = revisionOf(language, [{ kind: 'WISH', text: wishes[language].topic ?? '' }]);
    const text = {
      zh: '量子引力不在本文范围内',
      en: 'quantum gravity is out of scope',
      es: 'la gravedad cuántica queda fuera',
      ja: '量子重力は扱わない',
    }[language];
    const own = [{ id: 'answer-view-1', from: 'ANSWER' as const, kind: 'view' as const, text, terms: [] }];
    const told = revise({ ...revision, paper: { ...revision.paper, own } });
    expect(told.toLowerCase()).toContain(text);
    // A table of theirs says it as well.
    const table = { name: 'tab-own-1', caption: 'T', head: ['A', 'B'], rows: [['1', '2']], terms: [], says: [text] };
    const shown = revise({ ...revision, paper: { ...revision.paper, ownTables: [table] } });
    expect(shown.toLowerCase()).toContain(text);
  });

  it('adds what the student gave without words around it, and what another section says only where there is nothing else', () => {
    const revision = revisionOf(language, [{ kind: 'WISH', text: wishes[language].topic ?? '' }]);
    const about = { zh: '量子引力', en: 'quantum gravity', es: 'gravedad cuántica', ja: '量子重力' }[language];
    const factOf = (id: string, text: string) => ({
      ...{ id, from: 'ANSWER' as const, kind: 'view' as const, text, terms: [] },
    });
    const [told, fresh] = [`${about} alpha`, `${about} beta`];
    const add = (texts: string[]): string => {
      const paper = { ...revision.paper, own: texts.map((text, at) => factOf(`answer-view-${at + 1}`, text)) };
      const written = writePaperAtOnce(paper);
      written.context.worded.clear();
      written.context.worded.add(told);
      return reviseSectionAtOnce({ ...revision, paper }, () => written);
    };
    const count = (text: string, part: string): number => text.toLowerCase().split(part.toLowerCase()).length - 1;
    expect(count(add([told, fresh]), told)).toBe(count(revision.text, told));
    const both = paragraphs(add([told, fresh])).find((one) => one.toLowerCase().includes(fresh.toLowerCase()));
    expect(both?.toLowerCase().replace(/[。.]$/u, '')).toBe(fresh.toLowerCase());
    expect(count(add([told]), told)).toBe(count(revision.text, told) + 1);
  });

  it('cites more of the works at hand, the one that is named, fewer, or none', () => {
    const before = listCitations(start);
    const more = listCitations(ask('moreCites').after);
    expect(more.length).toBeGreaterThan(before.length);
    expect(more).toEqual(expect.arrayContaining(before));
    expect(listCitations(ask('named').after)).toContain('work-4');
    expect(listCitations(ask('fewer').after).length).toBeLessThan(before.length);
    const none = ask('noCites').after;
    expect(listCitations(none)).toEqual([]);
    // Who is no longer cited is no longer quoted.
    for (const name of subjects[language].names) expect(none).not.toContain(name);
    expect(() => ask('unknown')).toThrow(WishNotUnderstood);
  });

  it('turns prose into a list or a table and back', () => {
    const listed = ask('list').after;
    const list = parseDraft(listed).find(({ kind }) => kind === 'list');
    expect(list?.kind === 'list' && list.items.length).toBeGreaterThan(2);
    expect(listCitations(listed)).toEqual(listCitations(start));
    const table = parseDraft(ask('table').after).find(({ kind }) => kind === 'table');
    if (table?.kind !== 'table') throw new Error('no table was made');
    expect(ask('table').after).toContain(`[#${table.name}]`);
    expect(table.rows.length).toBeGreaterThan(1);
    const back = {
      zh: '把列表改成段落',
      en: 'Turn the list into prose',
      es: 'Convierte la lista en prosa',
      ja: '箇条書きを文章に直してください',
    };
    const prose = wish(language, back[language], listed).after;
    expect(parseDraft(prose).every(({ kind }) => kind === 'paragraph')).toBe(true);
    for (const sentence of listSentences(first).slice(1)) expect(keyOf(prose)).toContain(keyOf(sentence));
  });

  it('is written anew where that is asked, sources kept', () => {
    const { before, after } = ask('rewrite');
    const loose = listSentences(first).filter((sentence) => !/\[/u.test(sentence));
    expect(loose.filter((sentence) => after.includes(sentence))).toEqual([]);
    expect(listCitations(after)).toEqual(expect.arrayContaining(listCitations(before)));
  });

  it('does two things that stand in one wish', () => {
    const { before, after } = ask('two');
    expect(after).not.toContain(paragraphs(before)[1]);
    expect(paragraphs(after)).toHaveLength(paragraphs(before).length);
  });

  it('says so when there is nothing to do it to', () => {
    expect(() => ask('nowhere')).toThrow(WishNotUnderstood);
    expect(() =>
      wish(
        language,
        { zh: '删除表格', en: 'Remove the table', es: 'Elimina la tabla', ja: '表を削除してください' }[language],
      ),
    ).toThrow(WishNotUnderstood);
  });

  it('calls a thing as the paper does, says a repeated passage otherwise, and is filled with nothing to be longer', () => {
    const [term] = { zh: ['教师'], en: ['teacher'], es: ['empleo'], ja: ['研究'] }[language];
    const wanted = { zh: '教员', en: 'educator', es: 'ocupación', ja: '調査' }[language];
    const named = revise(revisionOf(language, [{ kind: 'TERM', found: term ?? '', wanted }]));
    if (start.includes(term ?? '')) expect(plainDraft(named)).toContain(wanted);
    const passage = listSentences(first).find((sentence) => !sentence.includes('[')) ?? '';
    const told = revise(revisionOf(language, [{ kind: 'REPEATED', passage, other: 'x' }]));
    expect(told).not.toContain(passage);
    expect(countDraft(told) / countDraft(start)).toBeGreaterThan(0.85);
    const units = Math.round(countDraft(start) * 1.5);
    const longer = revise(revisionOf(language, [{ kind: 'LENGTH', units }]));
    expect(countDraft(longer) / countDraft(start)).toBeGreaterThan(0.95);
    expect(countDraft(longer) / units).toBeLessThan(1.1);
  });

  it('leads to a table that opens it, and says nothing empty behind one that ends it', () => {
    const table = printBlocks([{ kind: 'table', caption: 'T', name: '', head: ['a', 'b'], rows: [['c', 'd']] }]);
    const text = `${table}\n\n${first}\n\n${table.replace('T', 'U')}`;
    const notes: RevisionNote[] = [
      { kind: 'TRANSITION', place: 'START' },
      { kind: 'TRANSITION', place: 'END' },
    ];
    const blocks = parseDraft(revise(revisionOf(language, notes, text)));
    expect([blocks[0]?.kind, blocks.at(-1)?.kind]).toEqual(['paragraph', 'table']);
    expect(blocks).toHaveLength(4);
  });

  it('loses nothing and gains nothing for the sake of its length', () => {
    const { text } = revisionOf(language, []);
    for (const units of [20, 4_000]) expect(revise(revisionOf(language, [{ kind: 'LENGTH', units }]))).toBe(text);
  });
});
