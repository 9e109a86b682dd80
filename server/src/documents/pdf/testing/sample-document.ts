import type { Language } from '@yanmo/contract/languages';
import { type Block, plainRun, type Run } from '../../blocks.ts';
import type { DocumentInput } from '../../document.ts';

const prose = {
  zh: '企业的数字化转型改变了信息在部门之间传递的方式。已有研究多从投入与产出两端估计其效果，而较少说明组织能力在其中起了什么作用（Teece, 2007）；本文据此提出“能力中介”的假设，并用面板数据加以检验。',
  en: 'Digital transformation changes the way in which information travels between departments. Earlier studies estimate its effect from inputs and outputs, and say little about the part that organisational capability plays in between.',
  es: 'La transformación digital cambia la manera en que la información circula entre los departamentos. Los estudios anteriores estiman su efecto a partir de insumos y resultados, y dicen poco sobre el papel de la capacidad organizativa.',
  ja: '企業のデジタル化は、部門の間で情報が伝わる仕方を変える。先行研究の多くは投入と産出の両端から効果を推計し、その間で組織能力が果たす役割については十分に述べていない。',
} satisfies Record<Language, string>;

const figureSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150mm" height="60mm" viewBox="0 0 150 60">' +
  '<rect x="10" y="20" width="40" height="20" fill="none" stroke="black" stroke-width="0.4"/>' +
  '<rect x="100" y="20" width="40" height="20" fill="#eeeeee" stroke="black" stroke-width="0.4"/>' +
  '<path d="M50 30 H98 M95 28 L98 30 L95 32" fill="none" stroke="black" stroke-width="0.4"/>' +
  '<text x="30" y="32" text-anchor="middle" font-family="Noto Serif SC" font-size="5">数字化</text>' +
  '<text x="120" y="32" text-anchor="middle" font-family="Tinos" font-size="5">Output</text></svg>';

/** Every kind of block and run in one chapter, then `chapters - 1` chapters of prose. */
export function sampleDocument(language: Language, options: { chapters?: number } = {}): DocumentInput {
  const words = prose[language];
  const template = language === 'zh' ? 'zh-standard' : `${language}-standard`;
  return {
    type: 'thesis',
    language,
    templateId: template,
    title: {
      zh: '数字化转型与企业绩效',
      en: 'Digital Transformation and Firm Performance',
      es: 'Transformación digital y desempeño',
      ja: 'デジタル化と企業業績',
    }[language],
    cover: { school: 'Yanmo University', author: 'Li Ming', supervisor: 'Wang Fang' },
    abstracts: [
      { language, paragraphs: [[plainRun(words)]], keywords: ['A', 'B'] },
      ...(language === 'en'
        ? []
        : [
            {
              language: 'en' as const,
              paragraphs: [[plainRun(`${prose.en} It is called a “digital mirror”.`)]],
              keywords: ['digital', 'firm'],
            },
          ]),
    ],
    chapters: [
      { id: 'c1', title: [plainRun('绪论 Opening')], blocks: everyBlock(words) },
      ...Array.from({ length: (options.chapters ?? 2) - 1 }, (_, index) => ({
        id: `c${index + 2}`,
        title: [plainRun(`Chapter ${index + 2}`)],
        blocks: proseBlocks(`c${index + 2}`, words),
      })),
    ],
    references: [
      {
        id: 'w1',
        label: '[1]',
        runs: [
          plainRun(
            'TEECE D J. Explicating dynamic capabilities[J]. Strategic Management Journal, 2007, 28(13): 1319-1350. ',
          ),
          { ...plainRun('https://doi.org/10.1002/smj.640'), href: 'https://doi.org/10.1002/smj.640' },
        ],
      },
      {
        id: 'w2',
        label: '[2]',
        runs: [
          plainRun(
            '于潇，刘义，柴跃廷，等. 互联网药品可信交易环境中主体资质审核备案模式[J]. 清华大学学报（自然科学版），2012，52（11）：1518-1523.',
          ),
        ],
      },
    ],
    appendices: [
      {
        id: 'ap1',
        title: [plainRun('Questionnaire')],
        blocks: [{ kind: 'paragraph', id: 'ap1-1', runs: [plainRun(words)] }],
      },
    ],
    acknowledgements: [[plainRun(words)]],
    aiLabel: { produceId: 'paper-1' },
  };
}

function proseBlocks(chapter: string, words: string): Block[] {
  return [1, 2].flatMap((section): Block[] => [
    {
      kind: 'heading',
      id: `${chapter}-s${section}`,
      level: 2,
      runs: [plainRun(`Section ${section}`)],
      isNumbered: true,
    },
    ...Array.from(
      { length: 6 },
      (_, index): Block => ({
        kind: 'paragraph',
        id: `${chapter}-s${section}-p${index}`,
        look: 'body',
        runs: [plainRun(words + words)],
      }),
    ),
  ]);
}

function everyBlock(words: string): Block[] {
  const cite: Run = { kind: 'citation', works: ['w1', 'w2'], label: [plainRun('[1-2]')], raised: true };
  const cell = (text: string) => ({ runs: [plainRun(text)], columns: 1, rows: 1 });
  return [
    { kind: 'heading', id: 'h1', level: 2, runs: [plainRun('背景 Background')], isNumbered: true },
    {
      kind: 'paragraph',
      id: 'p1',
      look: 'body',
      runs: [
        plainRun(words),
        cite,
        { ...plainRun('bold'), bold: true },
        plainRun(' '),
        { ...plainRun('italic'), italic: true },
        plainRun(' H'),
        { ...plainRun('2'), script: 'sub' },
        plainRun('O '),
        { kind: 'formula', latex: 'x^2+y_i' },
        { kind: 'footnote', id: 'f1', runs: [plainRun(words)] },
        plainRun(' '),
        { kind: 'reference', target: 'fig1' },
        plainRun(' '),
        { kind: 'reference', target: 't1' },
        plainRun(' '),
        { kind: 'reference', target: 'eq1' },
        { kind: 'placeholder', text: '待补充数据：样本量' },
      ],
    },
    { kind: 'paragraph', id: 'p2', look: 'quote', runs: [plainRun(words)] },
    {
      kind: 'list',
      id: 'l1',
      marker: 'number',
      items: [
        { runs: [plainRun(words)], items: [{ runs: [plainRun('inner')], items: [] }] },
        { runs: [plainRun('second')], items: [] },
      ],
    },
    {
      kind: 'formula',
      id: 'eq1',
      latex: '\\hat{y}_{it} = \\alpha + \\sum_{k=1}^{n} \\beta_k x_{kit} + \\varepsilon_{it}',
      isNumbered: true,
    },
    { kind: 'heading', id: 'h2', level: 3, runs: [plainRun('框架')], isNumbered: true },
    {
      kind: 'figure',
      id: 'fig1',
      caption: [plainRun('研究框架')],
      svg: figureSvg,
      widthMm: 150,
      heightMm: 60,
      alt: '两个方框',
      notes: [],
    },
    {
      kind: 'table',
      id: 't1',
      caption: [plainRun('变量定义')],
      alignments: ['left', 'centre', 'right'],
      head: [[cell('变量'), cell('符号'), cell('取值')]],
      rows: [
        [cell('绩效'), cell('y'), cell('1.25')],
        [cell('数字化程度，以年报词频衡量'), cell('x'), cell('0.318')],
      ],
      notes: [[plainRun('数据来源：自行整理')]],
      rules: 'lines',
    },
    { kind: 'paragraph', id: 'p3', look: 'body', runs: [plainRun(words)] },
  ];
}
