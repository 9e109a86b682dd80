import { type Language, languages } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import type { SectionVersion } from '../store.ts';
import { makeStatement, type StatementRecords } from './ai-statement.ts';

const section = (id: string, title: string) => ({ id, title, summary: '', units: 100, works: [], children: [] });
const day = (date: string) => new Date(`${date}T04:00:00Z`);
const version = (sectionId: string, number: number, origin: SectionVersion['origin'], at = '2026-03-01') => ({
  ...{ sectionId, version: number, origin, engineVersion: 'built-in-3', createdAt: day(at) },
});
const record = {
  title: 'A work',
  authors: [{ family: 'Berg', given: 'Anna' }],
  year: 2020,
  type: 'book',
  standing: 'VERIFIED',
};
const work = (by: string, change: Partial<Work> = {}) =>
  ({ ...record, id: by, source: by, verified: { by, matched_at: '2026-01-01T00:00:00.000Z' }, ...change }) as Work;

function records(language: Language, change: Partial<StatementRecords> = {}): StatementRecords {
  return {
    paper: {
      engine: 'BUILT_IN',
      engineVersion: 'built-in-3',
      citationStyle: 'apa',
      abstracts: { [language]: 'x', en: 'x' },
      acknowledgements: 'x',
      request: {
        language,
        chapters: [section('a', 'First part'), section('b', 'Second part'), section('c', 'Third part')],
      } as unknown as StatementRecords['paper']['request'],
    },
    versions: [version('a', 1, 'ENGINE'), version('b', 1, 'ENGINE'), version('c', 1, 'ENGINE')],
    cited: [],
    modelCalls: 0,
    gaps: 0,
    title: 'Use of AI',
    ...change,
  };
}

const whole = (given: StatementRecords) => makeStatement(given).paragraphs.join('\n');

describe('the AI-use statement', () => {
  it('names the engine, what it did and when, and that nobody changed it', () => {
    const statement = makeStatement(records('en'));
    const text = statement.paragraphs.join('\n');
    expect(text).toContain('version built-in-3');
    expect(text).toContain('no large language model was called');
    expect(text).toContain('On 1 March 2026');
    expect(text).toContain('wrote 3 sections of the body');
    expect(text).toContain('the author has not changed it');
    expect(text).not.toContain('rewrote');
    expect(text).not.toContain('in brackets');
    expect(statement.facts).toEqual({
      ...{ engine: 'built-in-3', sections_by_engine: 3, sections_amended: 0, sections_by_student: 0 },
      ...{ works: 0, works_at_hand: 0, works_given: 0, works_named: 0, model_calls: 0 },
    });
  });

  it('of a model names the model without its prompts, and counts the calls', () => {
    const versions = [{ ...version('a', 1, 'ENGINE'), engineVersion: 'deep-writer-2; section 3, plan 1' }];
    const given = records('en', { versions, modelCalls: 41 });
    const statement = makeStatement({ ...given, paper: { ...given.paper, engine: 'MODEL' } });
    expect(statement.paragraphs[0]).toContain('the large language model deep-writer-2, which was called 41 times');
    expect(statement.facts).toMatchObject({ engine: 'deep-writer-2', model_calls: 41 });
  });

  it('tells apart what the engine revised, what was changed on request, and what the student wrote', () => {
    const versions = [
      ...[version('a', 1, 'ENGINE'), version('a', 2, 'ENGINE')],
      ...[version('b', 1, 'ENGINE'), version('b', 2, 'AMENDMENT', '2026-03-05')],
      ...[
        version('c', 1, 'ENGINE'),
        version('c', 2, 'AMENDMENT', '2026-03-05'),
        version('c', 3, 'STUDENT', '2026-03-07'),
      ],
    ];
    const statement = makeStatement(records('en', { versions, gaps: 2 }));
    const text = statement.paragraphs.join('\n');
    expect(text).toContain('rewrote 1 of the sections after checking the whole');
    expect(text).toContain(
      'AI changed 2 sections as the author asked, and the author accepted the result: “Second part” (5 March 2026), “Third part” (5 March 2026)',
    );
    expect(text).toContain('The author edited one section by hand: “Third part” (7 March 2026)');
    expect(text).toContain('2 places in the text are marked in brackets');
    expect(statement.facts).toMatchObject({ sections_by_engine: 1, sections_amended: 2, sections_by_student: 1 });

    // Brought back to what the engine had written.
    const undone = makeStatement(records('en', { versions: [...versions, version('b', 3, 'ENGINE')] }));
    expect(undone.facts).toMatchObject({ sections_by_engine: 2, sections_amended: 1, sections_by_student: 1 });
  });

  it('says where sources were verified, and lists apart what the student gave', () => {
    const given = work('IMPORT', { title: 'Nowhere to be found', standing: 'GIVEN', verified: null });
    const cited = [
      ...[work('UPLOAD', { standing: 'AT_HAND', verified: null }), work('CROSSREF'), given],
      work('CROSSREF', { id: 'second' }),
    ];
    const statement = makeStatement(records('zh', { cited }));
    const at = statement.paragraphs.findIndex((text) => text.startsWith('下列 1 条文献由作者自行提供'));
    expect(statement.paragraphs[at - 1]).toBe(
      '文后列有 4 条参考文献：2 条经 Crossref 核实；1 条由作者上传原文，题名及所列作者见于原文首页；1 条由作者自行提供，未经核实。除此之外，未经核实的文献一律没有列入。',
    );
    expect(statement.paragraphs[at + 1]).toContain('Nowhere to be found');
    expect(statement.facts).toMatchObject({ works: 4, works_at_hand: 1, works_given: 1 });
    const verified = whole(records('zh', { cited: [work('CROSSREF')] }));
    expect(verified).not.toContain('自行提供');
    expect(whole(records('zh'))).toContain('须由作者补充实际引用的文献');
  });

  it.each([
    ['zh', ['记下各篇的要点', '通读全文；', '将 3 处带引文的句子', '其中 1 处不相符']],
    ['en', ['noted what each says', 'read through the whole,', 'held 3 cited sentences', '1 did not hold']],
    ['es', ['anotó lo que dice', 'leyó el conjunto,', 'cotejó 3 frases', '1 no se sostenían']],
    ['ja', ['要点の記録', '全文の通読、', '3 文と引用文献との照合', 'うち 1 文']],
  ] as const)('in %s says what was read and checked, and only where it was', (language, said) => {
    const given = records(language);
    const claim = { section: 'a', sentence: 's', works: ['w'] };
    const judged = { ...claim, verdict: 'SUPPORTED' as const, supports: ['w'], why: '' };
    const citationCheck = { claims: [judged, judged], dropped: [claim] };
    const answered = new Set(['cards', 'review', 'section']);
    const text = whole({ ...given, answered, paper: { ...given.paper, citationCheck } });
    for (const words of said) expect(text).toContain(words);
    const bare = whole({ ...given, answered: new Set(['section']), paper: { ...given.paper, citationCheck: null } });
    for (const words of said) expect(bare).not.toContain(words);
  });

  it('names a few changed sections and counts the others', () => {
    const titles = Array.from({ length: 11 }, (_, index) => section(`s${index}`, `Part ${index}`));
    const given = records('en', { versions: titles.map(({ id }) => version(id, 1, 'STUDENT')) });
    given.paper.request.chapters = titles;
    expect(whole(given)).toMatch(/“Part 7” \(1 March 2026\), and 3 more\./u);
  });

  it.each(languages)('in %s has every part, and no other language’s words', (language) => {
    const text = whole(
      records(language, {
        ...{ cited: [work('OPENALEX'), work('IMPORT'), work('UPLOAD', { standing: 'AT_HAND' })], gaps: 1 },
        versions: [version('a', 1, 'ENGINE'), version('b', 1, 'STUDENT'), version('c', 1, 'AMENDMENT')],
      }),
    );
    expect(text).toContain('OpenAlex');
    expect(text).not.toMatch(/undefined|NaN|\[object/u);
    const bare = text.replace(/First part|Second part|Third part|built-in-3|OpenAlex|Yanmo|AI/gu, '');
    if (language === 'zh' || language === 'ja') expect(bare).not.toMatch(/[a-z]{3}/u);
    else expect(bare).not.toMatch(/\p{Script=Han}/u);
    if (language === 'zh') expect(bare).not.toMatch(/\p{Script=Hiragana}/u);
  });
});

describe('the declaration beside it', () => {
  const declared = (language: Language, change: Partial<StatementRecords> = {}) =>
    makeStatement(records(language, change)).declaration?.join(' ') ?? '';
  const byHand = [version('a', 1, 'ENGINE'), version('a', 2, 'STUDENT'), version('b', 1, 'ENGINE')];

  it.each([
    ['zh', '3 节均由人工智能生成，截至本稿本人尚未改动', '1 节由本人动笔修改；其余 1 节（占 50%）'],
    ['en', 'I have changed none of them', 'I changed 1 section by hand; the other one (50%) stands'],
    ['es', 'no he modificado ninguno', 'he modificado de mi mano 1 apartado; el otro (50 %) sigue'],
    ['ja', '筆者はまだ手を加えていません', '1節は筆者自身が書き改めました。残る1節（50%）'],
  ] as const)('in %s claims no independent work, and says what the student changed', (language, none, some) => {
    expect(declared(language)).toContain(none);
    const spaced = (text: string) => text.replace(/\s/gu, ' ');
    expect(spaced(declared(language, { versions: byHand }))).toContain(some);
    expect(declared(language, { versions: byHand })).not.toContain(none);
  });

  it('tells a section of the student’s own hand from one that was changed for them, and counts each once', () => {
    const versions = [
      ...[version('a', 1, 'ENGINE'), version('a', 2, 'AMENDMENT'), version('a', 3, 'STUDENT')],
      ...[version('b', 1, 'ENGINE'), version('b', 2, 'AMENDMENT')],
    ];
    const text = declared('en', {
      versions,
      cited: [work('UPLOAD', { standing: 'AT_HAND', verified: null }), work('CROSSREF')],
      gaps: 2,
    });
    expect(text).toContain('all 2 sections have been changed since: I changed 1 section by hand; artificial');
    expect(text).toContain('2 references, 1 of which I supplied');
    expect(text).toContain('2 places are still left for me');
  });

  it.each(languages)('in %s claims nothing in the words of any template', (language) => {
    const { texts } = getDefaultTemplate(language);
    const claimed =
      /独立完成|已由本人|原创|均已|my own work|I have checked|acknowledged|taken from|de (?:mi )?autoría|He revisado|Lo tomado|自身が執筆|検証しました|誓約|出典を示/u;
    expect([texts.statementTitle, ...texts.statement, ...texts.aiUse].join(' ')).not.toMatch(claimed);
    const cited = [work('CROSSREF')];
    const own = declared(language, { cited }).replace('本人不声明本文由本人独立完成', '');
    expect(own).not.toMatch(claimed);
    expect(own).toContain('1');
  });
});
