import type { Comparison, Match, SimilarityReport } from '@yanmo/contract/similarity';

const paragraphs = [
  'Trams shape how people reach work. Riders who live near a stop change jobs less often than others do.',
  'A planner wrote that “a city is what its streets allow”. We counted 412 riders on a wet Tuesday.',
  'Those who have a stop close by seldom look for another post. Trams shape how people reach work.',
  '[1] Ortega, L. Streets and stops. Journal of Cities, 2019.',
];
const text = paragraphs.join('\n');

const at = (words: string, from = 0) => {
  const start = text.indexOf(words, from);
  return { start, end: start + words.length };
};

function sampleMatch(change: Partial<Match> & Pick<Match, 'id' | 'start' | 'end' | 'source'>): Match {
  return {
    ...{
      source_id: 's1',
      layer: 'COPY',
      units: 12,
      similarity: 1,
      is_quotation: false,
      is_in_references: false,
      is_common: false,
    },
    ...change,
  };
}

export function sampleReport(change: Partial<SimilarityReport> = {}): SimilarityReport {
  const copied = 'Riders who live near a stop change jobs less often than others do.';
  const source = `It is known that ${copied.toLowerCase()} Rents follow.`;
  const quoted = 'a city is what its streets allow';
  const reference = 'Ortega, L. Streets and stops. Journal of Cities, 2019.';
  let offset = 0;
  return {
    file_back_key: 'k1',
    file_key: null,
    out_trade_no: 'Y20250101000001',
    item_id: '11111111-1111-4111-8111-111111111111',
    kind: 'SIMILARITY',
    stage: 2,
    progress: 100,
    title: 'Trams and access to work',
    language: 'en',
    units: 68,
    cleaned: 0,
    rate: 31.3,
    rates: { headline: 31.3, without_quotations: 20.9, with_references: 38.2, inside: 9, paraphrase: 17.6 },
    compared_with: [
      { among: 'LIBRARY', texts: 1_204, passages: 3_010 },
      { among: 'OWN_FILES', texts: 3, passages: 40 },
    ],
    method: 'winnowing',
    version: '1',
    measured_at: '2025-01-01T00:00:00.000Z',
    text,
    paragraphs: paragraphs.map((words, index) => {
      const start = offset;
      offset += words.length + 1;
      return {
        ...{ start, end: start + words.length, kind: index === 3 ? ('REFERENCES' as const) : ('PROSE' as const) },
        ...{ units: 17, rate: [62.5, 36.8, 0, 0][index] ?? 0, paraphrase: index === 2 ? 60 : 0 },
      };
    }),
    sources: [
      {
        ...{ id: 's1', kind: 'LIBRARY', title: 'Stops, jobs and rents', authors: ['Luis Ortega', 'Mei Tan'] },
        ...{ year: 2019, venue: 'Journal of Cities', doi: '10.1000/stops', rate: 20.9, units: 13, is_gone: false },
      },
      {
        ...{ id: 's2', kind: 'SITE', title: null, authors: [], year: null, venue: null, doi: null },
        ...{ rate: 10.4, units: 7, is_gone: false },
      },
    ],
    matches: [
      sampleMatch({
        ...{ id: 'm1', ...at(copied), similarity: 0.97 },
        source: { text: source, start: 17, end: 17 + copied.length, page: 4 },
      }),
      sampleMatch({
        ...{ id: 'm2', source_id: 's2', ...at(quoted), is_quotation: true },
        source: { text: quoted, start: 0, end: quoted.length, page: null },
      }),
      sampleMatch({
        ...{ id: 'm3', layer: 'PARAPHRASE', similarity: 0.62 },
        ...at('Those who have a stop close by seldom look for another post.'),
        source: { text: source, start: 17, end: 17 + copied.length, page: 4 },
      }),
      sampleMatch({
        ...{ id: 'm4', is_in_references: true, ...at(reference) },
        source: { text: reference, start: 0, end: reference.length, page: null },
      }),
    ],
    is_cut: false,
    repeated: [
      {
        ...at('Trams shape how people reach work.', 100),
        like: at('Trams shape how people reach work.'),
      },
    ],
    earlier_versions: [],
    certificate_number: 'YM-7K2M-9XQ4-B3TV-0H8N',
    pdf_url: '/files/report.pdf',
    is_removed: false,
    ...change,
  };
}

export function sampleComparison(change: Partial<Comparison> = {}): Comparison {
  const left = 'We counted riders. Trams shape how people reach work every day of the week.';
  const right = 'Trams shape how people reach work every day of the week. Buses do so less.';
  const same = 'Trams shape how people reach work every day of the week.';
  return {
    left: { text: left, units: 14, rate: 78.6 },
    right: { text: right, units: 15, rate: 73.3 },
    matches: [
      {
        ...{ layer: 'COPY', similarity: 1, left: { start: 19, end: 19 + same.length } },
        right: { start: 0, end: same.length },
      },
    ],
    method: 'winnowing',
    version: '1',
    measured_at: '2025-01-01T00:00:00.000Z',
    ...change,
  };
}
