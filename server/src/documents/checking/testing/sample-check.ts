import type { Language } from '@yanmo/contract/languages';
import type { CheckedParagraph, Match } from '@yanmo/contract/similarity';
import type { CheckReport } from '../check-report.ts';

interface SampleText {
  title: string;
  cover: string;
  heading: string;
  own: string;
  copied: string;
  quoted: string;
  reworded: string;
  /** What the reworded sentence may come from. */
  original: string;
  references: string;
}

const texts: Readonly<Record<Language, SampleText>> = {
  zh: {
    title: '县域公共图书馆数字阅读推广研究',
    cover: '本科毕业论文　作者：林晓',
    heading: '一、问题的提出',
    own: '本文走访了三座县城的图书馆，记录读者在自助借阅机前停留的时间，发现周末傍晚的等候最长。',
    copied: '数字阅读推广是公共图书馆借助网络平台和移动终端，引导读者获取并利用数字资源的服务活动。',
    quoted: '阅读不是孤立的行为，而是社区生活的一部分',
    reworded: '偏远乡镇的老人很少借电子书，主要是因为不会操作设备。',
    original: '由于缺乏设备操作能力，边远乡镇的老年读者对电子书的借阅意愿普遍不高。',
    references: '[1] 王敏. 县级图书馆的数字服务[J]. 图书馆论坛, 2021, 41(3): 55-61.',
  },
  en: {
    title: 'How county libraries promote digital reading',
    cover: 'Bachelor’s thesis, by Mary Hill',
    heading: '1. The question',
    own: 'We visited three county libraries and noted how long readers stood before the lending machines on a Saturday evening.',
    copied:
      'Promotion of digital reading is a service by which public libraries lead readers to digital resources through networks and mobile devices.',
    quoted: 'Reading is no lonely act but a part of the life of a town',
    reworded: 'Old people in remote villages seldom borrow e-books because the devices are hard for them.',
    original: 'Elderly readers of outlying villages rarely lend electronic books, as they cannot handle the devices.',
    references: '[1] Smith, J. (2021). Digital services of county libraries. Library Forum, 41(3), 55–61.',
  },
  es: {
    title: 'Cómo promueven la lectura digital las bibliotecas comarcales',
    cover: 'Trabajo de fin de grado, de María Colina',
    heading: '1. La pregunta',
    own: 'Visitamos tres bibliotecas comarcales y anotamos cuánto esperaban los lectores ante las máquinas de préstamo.',
    copied:
      'La promoción de la lectura digital es un servicio con el que las bibliotecas públicas acercan a los lectores a los recursos digitales.',
    quoted: 'Leer no es un acto solitario, sino una parte de la vida del pueblo',
    reworded: 'Los mayores de aldeas lejanas apenas piden libros electrónicos porque no dominan los aparatos.',
    original:
      'Los lectores ancianos de pueblos apartados rara vez toman libros electrónicos: no saben usar el dispositivo.',
    references: '[1] Pérez, J. (2021). Servicios digitales de las bibliotecas comarcales. Foro, 41(3), 55–61.',
  },
  ja: {
    title: '地方公共図書館におけるデジタル読書の推進',
    cover: '卒業論文　山田 花子',
    heading: '一　問題の所在',
    own: '本稿では三つの町の図書館を訪れ、土曜の夕方に貸出機の前で読者が待つ時間を記録した。',
    copied: 'デジタル読書の推進とは、公共図書館がネットワークと携帯端末を通じて読者を電子資料へ導くサービスである。',
    quoted: '読書は孤独な行為ではなく、町の暮らしの一部である',
    reworded: '山間部の高齢者は機器の操作が苦手なため、電子書籍をほとんど借りない。',
    original: '機器を扱えないことから、へき地の高齢の読者が電子書籍を借りることはまれである。',
    references: '[1] 山本太郎. 地方図書館の電子サービス. 図書館界, 2021, 73(2), 55-61.',
  },
};

const quotationMarks = { zh: '“”', en: '“”', es: '«»', ja: '「」' } as const;

/** A copy, a quotation, a paraphrase, a sentence twice, a cover and a list of references. */
export function sampleCheck(
  language: Language,
  textLanguage: Language = language,
  changed: Partial<CheckReport> = {},
): CheckReport {
  const sample = texts[textLanguage];
  const [left, right] = quotationMarks[textLanguage];
  const blank = textLanguage === 'en' || textLanguage === 'es' ? ' ' : '';
  const lines: [kind: CheckedParagraph['kind'], text: string][] = [
    ['MASKED', sample.cover],
    ['HEADING', sample.heading],
    ['PROSE', [sample.own, sample.copied].join(blank)],
    ['PROSE', [sample.own, `${left}${sample.quoted}${right}`, sample.reworded].join(blank)],
    ['REFERENCES', sample.references],
  ];
  const text = lines.map(([, line]) => line).join('\n');
  let at = 0;
  const paragraphs = lines.map(([kind, line]): CheckedParagraph => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length, kind, units: line.length, rate: 0, paraphrase: 0 };
  });
  const place = (words: string, from = 0) => {
    const start = text.indexOf(words, from);
    return { start, end: start + words.length };
  };
  const match = (id: string, source: string, words: string, rest: Partial<Match> = {}): Match => ({
    ...{ id, source_id: source, layer: 'COPY', ...place(words), units: words.length, similarity: 1 },
    ...{ is_quotation: false, is_in_references: false, is_common: false },
    source: { text: words, start: 0, end: words.length, page: null },
    ...rest,
  });
  const around = `${sample.heading} ${sample.copied} ${sample.own}`;
  return {
    ...{ language, textLanguage, title: sample.title, units: 8_421, cleaned: 2, leftOut: 1 },
    certificateNumber: 'YM-7K3M-Q2XD-80RV-NWTA',
    verifyUrl: 'https://yanmo.example/verify/YM-7K3M-Q2XD-80RV-NWTA',
    ...{ method: 'fingerprints', version: '1', measuredAt: new Date('2026-11-16T08:00:00Z') },
    rates: { headline: 31.4, without_quotations: 24.8, with_references: 33, inside: 12.5, paraphrase: 9.1 },
    comparedWith: [
      { among: 'LIBRARY', texts: 12_408, passages: 51_200 },
      { among: 'SITE', texts: 86, passages: 9_300 },
    ],
    text,
    paragraphs,
    sources: [
      {
        ...{ id: 's1', kind: 'LIBRARY', title: sample.references.slice(4, 40), authors: ['Wang Min', 'Li Hua'] },
        ...{ year: 2021, venue: 'Library Forum', doi: '10.1000/demo.2021.55', rate: 24.8, units: 2_088 },
      },
      {
        ...{
          id: 's2',
          kind: 'SITE',
          title: 'a title that must not be seen',
          authors: ['an author that must not be seen'],
        },
        ...{ year: 2020, venue: null, doi: null, rate: 6.6, units: 556 },
      },
      {
        ...{ id: 's3', kind: 'OWN_LIBRARY', title: sample.original.slice(0, 18), authors: [], year: null },
        ...{ venue: null, doi: null, rate: 0, units: 0 },
      },
    ],
    matches: [
      match('m1', 's1', sample.copied, {
        source: { text: around, ...placeIn(around, sample.copied), page: 57 },
        similarity: 1,
      }),
      match('m2', 's2', sample.quoted, {
        ...{ is_quotation: true, source: { text: '', start: 0, end: 0, page: null } },
      }),
      match('m4', 's3', sample.own.slice(0, 12), { is_common: true }),
      match('m3', 's3', sample.reworded, {
        ...{ layer: 'PARAPHRASE', similarity: 0.62 },
        source: { text: sample.original, start: 0, end: sample.original.length, page: null },
      }),
    ],
    isCut: false,
    repeated: [{ ...place(sample.own, text.indexOf(sample.own) + 1), like: place(sample.own) }],
    ...changed,
  };
}

function placeIn(text: string, words: string): { start: number; end: number } {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
}
