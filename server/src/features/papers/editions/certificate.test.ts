import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '../../../documents/document.ts';
import type { PaperSection } from '../../../engines/engine.ts';
import type { Paper } from '../store.ts';
import { assemblePaper, plainChapters } from './assemble-paper.ts';
import { type Certificate, certificateMethod, type Measure, measurePaper, readCertificate } from './certificate.ts';
import { countOwnResults, listGiven } from './count-own-results.ts';
import { listGaps } from './list-gaps.ts';
import { measureSubject } from './measure-subject.ts';
import { StoredCertificate } from './stored-certificate.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const work = {
  ...{
    id,
    title: 'On trams',
    authors: [{ family: 'Lee', given: 'Anna' }],
    year: 2020,
    venue: 'Transport',
    volume: '3',
  },
  ...{ issue: '1', pages: '1-9', doi: null, abstract: null, language: 'en', type: 'article-journal', source: 'IMPORT' },
  ...{
    verified: { by: 'CROSSREF', matched_at: '2026-01-01T00:00:00.000Z' },
    standing: 'VERIFIED',
    is_retracted: false,
  },
} as unknown as Work;

function measure(
  draft: string,
  changed: Partial<Work> = {},
  fitting = new Set([id]),
  given: readonly string[] = [],
): Promise<Certificate> {
  const section: PaperSection = { id: 's1', title: 'Trams', summary: '', units: 60, works: [], children: [] };
  const paper = {
    ...{ id: 'p', templateId: 'en-standard', citationStyle: 'apa', abstracts: {}, acknowledgements: null },
    request: {
      title: 'Trams and work',
      language: 'en',
      type: 'thesis',
      keywords: [],
      wordCount: 60,
      chapters: [section],
    },
  } as unknown as Paper;
  const works = [{ ...work, ...changed }];
  const texts = { paper, sections: new Map([['s1', draft]]), works, isPreview: false, referencesTitle: 'References' };
  const document = assemblePaper(texts);
  return measurePaper({
    ...{ language: 'en', wantedUnits: 60, headings: ['Trams'], chapters: plainChapters(texts), document },
    ...{ style: 'apa' as const, works, twins: 0, wantedReferences: 2, fitting },
    gaps: listGaps(document, paper.request),
    given,
  });
}

const measured = ({ measures }: Certificate, name: Measure['name']): number | null | undefined =>
  measures.find((one) => one.name === name)?.value;

const table = '| A | B |\n| 1 | 2 |\n: Counts {#tab-a}';
const figure = '```figure model\nx {independent} Trams\ny {dependent} Work\nx -> y: H1\n: The model {#fig-a}\n```';

describe('the share that is on the subject', () => {
  const prose =
    'Trams run on rails. What follows is ordered. A tram carries more people than a bus. See Figure 2-1 for the course.';

  it('counts all but the sentences that were made from wording alone, whatever their marks are printed as', () => {
    const share = (text: string, unsourced: string[]) => measureSubject(text, unsourced).subject;
    expect(share(prose, ['What follows is ordered.', 'See [#fig-route] for the course.'])).toBe(0.5);
    expect(share(prose, ['A sentence that its student struck out.'])).toBe(1);
    expect(share(`${prose} [your data: counts]`, [])).toBe(1);
  });

  it('tells the topic from the wider subject, and counts what is beside the topic as off it', () => {
    const unsourced = ['What follows is ordered.'];
    const beside = { wider: ['Trams run on rails.'], aside: ['See [#fig-route] for the course.'] };
    expect(measureSubject(prose, unsourced, beside)).toEqual({ subject: 0.5, topic: 0.25, wider: 0.25 });
    // A paper that is all on other things does not pass for one on its subject.
    const aside = prose.split(/(?<=\.) /u);
    expect(measureSubject(prose, [], { wider: [], aside })).toEqual({ subject: 0, topic: 0, wider: 0 });
  });

  it('is not taken where no engine says what comes from where', () => {
    const none = { subject: null, topic: null, wider: null };
    expect(measureSubject(prose, undefined)).toEqual(none);
    expect(measureSubject('', [])).toEqual(none);
    expect(measureSubject(prose, [])).toEqual({ subject: 1, topic: null, wider: null });
  });
});

describe('the certificate', () => {
  it('has every measure by its name, and says by which rules it was made', async () => {
    const certificate = await measure(`Trams matter [@${id}].`);
    expect(certificate.measures.map(({ name }) => name)).toEqual([
      'length',
      'outline_match',
      'references',
      'reference_fit',
      'title_only',
      'reference_verification',
      'citation_closure',
      'self_repetition',
      'duplication',
      'sentence_repetition',
      'aigc_rate',
      'repetition_rate',
      'language_purity',
      'presence',
      'reference_format',
      'data_honesty',
      'gaps',
      'subject',
    ]);
    expect(certificateMethod(certificate)).toBe('yanmo-certificate-7');
    // A version that its row cannot be read with would keep every paper from its owner.
    expect(StoredCertificate.parse(JSON.parse(JSON.stringify(certificate)))).toEqual(certificate);
  });

  it('of a paper without a source, a figure or a second chapter takes nothing for reached', async () => {
    const certificate = readCertificate(await measure('Nothing is cited here, and nothing is drawn.'));
    const taken = (name: Measure['name']) => certificate.measures.find((one) => one.name === name);
    expect(taken('references')).toMatchObject({ value: 0, bar: 2, isMet: false });
    const untaken = [
      ...(['reference_fit', 'title_only', 'reference_verification', 'citation_closure', 'reference_format'] as const),
      ...(['presence', 'duplication', 'self_repetition', 'subject'] as const),
    ];
    for (const name of untaken) expect(taken(name), name).toMatchObject({ value: null, isMet: false });
    // Two: the list of references, and where the sources should be.
    expect(taken('gaps')).toMatchObject({ value: 2 });
    expect(certificate.isAllMet).toBe(false);
  });

  it('counts what is known by its title only, and what the title did not find', async () => {
    const draft = `Trams matter [@${id}].`;
    expect(measured(await measure(draft), 'title_only')).toBe(1);
    // An abstract that says no more than a title is none; of an uploaded work the text is there.
    expect(measured(await measure(draft, { abstract: 'Of trams.' }), 'title_only')).toBe(1);
    const abstract = 'Trams that stop at every corner are found to be slower than those that do not.';
    expect(measured(await measure(draft, { abstract }), 'title_only')).toBe(0);
    expect(measured(await measure(draft, { standing: 'AT_HAND' }), 'title_only')).toBe(0);
    expect(measured(await measure(draft), 'reference_fit')).toBe(1);
    expect(measured(await measure(draft, {}, new Set()), 'reference_fit')).toBe(0);
  });

  it('names every place that is left to the student, and the section that it stands in', async () => {
    const { gaps } = await measure(`Trams matter [@${id}]. [your data: riders] and [your data: fares]`);
    expect(gaps?.map(({ sectionId, number, text }) => [sectionId, number, text])).toEqual(
      expect.arrayContaining([
        ['s1', 'Chapter 1', 'your data: riders'],
        ['s1', 'Chapter 1', 'your data: fares'],
      ]),
    );
  });

  it('says that all is reached only when every measure was taken and reached, and nothing is left to fill', () => {
    const met = { value: 1, bar: 1, direction: 'at_least', isMet: true } as const;
    const noted = { name: 'title_only', value: 3, bar: null, direction: 'at_most', isMet: false } as const;
    const whole: Certificate = {
      version: 3,
      units: 1,
      references: 2,
      gaps: [],
      measures: [{ name: 'length', ...met }, noted],
    };
    expect(readCertificate(whole).isAllMet).toBe(true);
    const gap = { sectionId: 's1', number: '1', title: 'T', text: 'data' };
    expect(readCertificate({ ...whole, gaps: [gap] }).isAllMet).toBe(false);
    for (const other of [{ value: null, isMet: false }, { bar: null }, { isMet: false }]) {
      const measures: Measure[] = [...whole.measures, { name: 'self_repetition', ...met, ...other }];
      expect(readCertificate({ ...whole, measures }).isAllMet).toBe(false);
    }
  });

  it('of before that gave a share of no references does not show it as reached', () => {
    const old = { value: 1, bar: 1, direction: 'at_least', isMet: true } as const;
    const { measures, isAllMet } = readCertificate({
      ...{ version: 2, units: 100, references: 0 },
      measures: [{ name: 'reference_verification', ...old }],
    });
    expect(measures).toMatchObject([{ value: null, isMet: false }]);
    expect(isAllMet).toBe(false);
  });

  it('counts as verified what an index bore out, and nothing that the student handed in', async () => {
    const share = async (changed: Partial<Work>, draft = `Trams matter [@${id}].`) =>
      measured(await measure(draft, changed), 'reference_verification');
    expect(await share({})).toBe(1);
    expect(await share({ standing: 'AT_HAND', verified: null })).toBe(0);
    expect(await share({ standing: 'GIVEN', is_allowed: true, verified: null })).toBe(0);
    expect(await share({}, 'Trams matter.')).toBeNull();
    const { sources } = await measure(`Trams matter [@${id}].`, { standing: 'AT_HAND' });
    expect(sources).toEqual([{ id, standing: 'AT_HAND' }]);
  });

  it('asks that the text points at every table and figure', async () => {
    expect(measured(await measure('No table here.'), 'presence')).toBeNull();
    expect(
      measured(await measure(`[#tab-a] counts them, and [#fig-a] draws them.\n\n${table}\n\n${figure}`), 'presence'),
    ).toBe(1);
    expect(measured(await measure(`[#tab-a] counts them.\n\n${table}\n\n${figure}`), 'presence')).toBe(0.5);
    expect(measured(await measure(table), 'presence')).toBe(0);
  });

  it('asks that every printed reference has the form of its type', async () => {
    expect(measured(await measure(`Trams matter [@${id}].`), 'reference_format')).toBe(1);
    expect(
      measured(
        await measure(`Trams matter [@${id}].`, { venue: null, volume: null, issue: null, pages: null }),
        'reference_format',
      ),
    ).toBe(0);
  });

  it('finds what the paper claims to have found', async () => {
    expect(measured(await measure('We surveyed 320 respondents.'), 'data_honesty')).toBe(1);
    expect(measured(await measure(`In their study 320 respondents answered [@${id}].`), 'data_honesty')).toBe(0);
  });
});

const documentOf = (text: string): Pick<DocumentInput, 'chapters'> => ({
  chapters: [
    {
      id: 'c',
      title: [{ kind: 'text', text: 'C' }],
      blocks: [{ kind: 'paragraph', id: 'c-1', runs: [{ kind: 'text', text }] }],
    },
  ],
});

describe('a number of the paper’s own', () => {
  const claimed: [Language, string][] = [
    ['zh', '本研究共发放问卷350份，回收有效问卷312份。'],
    ['zh', '回归结果显示，数字普惠金融的系数为0.214。'],
    ['zh', '调查发现，有68.5%的教师愿意留任。'],
    ['en', 'The results show that 68.5% of the teachers wish to stay.'],
    ['en', 'The regression gives a significant effect (β = 0.21, p < 0.01).'],
    ['en', 'We interviewed 24 participants.'],
    ['es', 'Los resultados muestran que el 68,5 % de los jóvenes conserva el empleo.'],
    ['es', 'Se entrevistó a 24 participantes.'],
    ['ja', '調査の結果、68.5%の回答者が残留を希望した。'],
    ['ja', '本研究では従業員312名から回答を得た。'],
  ];
  it.each(claimed)('in %s is found: %s', (language, text) => {
    expect(countOwnResults(documentOf(text), language)).toBe(1);
  });

  const innocent: [Language, string][] = [
    ['zh', '本研究以2015年以来的省级面板数据为材料，第4.2节说明口径。'],
    ['zh', '假设H1认为两者正相关，检验结果待填。'],
    ['zh', '样本量应不少于条目数的若干倍。'],
    ['en', 'This study uses data from 2015 onwards; Section 4.2 explains them.'],
    ['en', 'The results of H1 and H2 remain to be filled in.'],
    ['es', 'Este estudio parte de datos de 2015; el apartado 4.2 los explica.'],
    ['ja', '本研究は2015年以降の資料を用い、第4.2節で説明する。'],
  ];
  it.each(innocent)('in %s is not seen where there is none: %s', (language, text) => {
    expect(countOwnResults(documentOf(text), language)).toBe(0);
  });

  it.each(claimed)('in %s is none where its student gave it: %s', (language, text) => {
    const own = [{ id: 'a', from: 'ANSWER' as const, kind: 'figure' as const, text, terms: [] }];
    const document = documentOf(text);
    expect(countOwnResults(document, language, listGiven({ own }))).toBe(0);
    expect(countOwnResults(document, language, listGiven({ own: own.map((one) => ({ ...one, text: '1' })) }))).toBe(1);
    const ownTables = [{ name: 't', caption: 'C', head: [], rows: [[text]], terms: [] }];
    expect(countOwnResults(document, language, listGiven({ ownTables }))).toBe(0);
  });

  it('is none of the certificate’s where its student gave it', async () => {
    const text = 'The results show that 68.5% of the teachers wish to stay.';
    const honesty = async (given: string[]) => measured(await measure(text, {}, new Set(), given), 'data_honesty');
    expect(await honesty([])).toBe(1);
    expect(await honesty(['68.5% of the teachers wish to stay'])).toBe(0);
  });

  it('stands in a table of results too', () => {
    const rows = [
      ['a', '0.214**'],
      ['b', '1.5'],
    ].map((cells) => cells.map((text) => ({ runs: [{ kind: 'text' as const, text }], columns: 1, rows: 1 })));
    const block = {
      ...{ kind: 'table' as const, id: 'c-1', caption: [{ kind: 'text' as const, text: 'Main results' }] },
      ...{ alignments: ['left' as const, 'left' as const], head: [], rows },
      ...{ notes: [], rules: 'lines' as const },
    };
    const chapters = [{ id: 'c', title: [{ kind: 'text' as const, text: 'C' }], blocks: [block] }];
    expect(countOwnResults({ chapters }, 'en')).toBe(2);
  });
});
