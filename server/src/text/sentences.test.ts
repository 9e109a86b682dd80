import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectQuick } from '../testing/expect-quick.ts';
import { GrowingSentences } from './growing-sentences.ts';
import {
  cutClauses,
  cutParagraphs,
  cutSentences,
  cutSettledSentences,
  endsSentence,
  listClauses,
  listSentences,
} from './sentences.ts';
import type { Span } from './span.ts';

/** Sentences parted by ‖, white space as it stands. */
const cases: Record<string, readonly string[]> = {
  zh: [
    '数字经济发展迅速。‖乡村教育如何应对？‖答案并不简单！',
    '他说：“今天来了。明天走。”‖然后离开了。',
    '“我来了。”他说。‖“你看到了什么？”父亲问。‖没有人回答。',
    '正如其所言：“学而不思则罔。”‖这说明了思考的意义。',
    '所谓“知行合一。”的说法由来已久。‖后人多有阐发。',
    '（本文为阶段性成果。）‖下文展开论述。',
    '该法（参见《民法典》第三条。）已经生效。‖其余从略。',
    '文献多持此说。[2-3]‖亦有不同意见。［4］‖本文从之。¹‖至此为止。',
    '采用SPSS 22.0软件分析.‖结果表明P<0.05.‖差异显著.‖Smith et al.提出了模型.',
    '平均值为0。05，标准差为1。2。‖2019。2020年有所不同。'.replace('2019。2020', '截至2019。‖2020'),
    '北京、上海……等城市发展迅速。‖从……到……是一个过程。‖他迟迟没有回答……‖此事就此作罢。',
    '真的吗？！‖当然……。‖好！！！‖走吧~',
    '1.研究背景与意义。‖2.研究方法。',
    '本文包括：1.人才；2.资金；3.技术。‖三者缺一不可。',
    '访问http://www.example.com/a.b?c=d查看。‖网址为https://x.cn。‖DOI为10.1000/xyz.123。',
    '第一章 绪论\n‖1.1 研究背景\n‖随着技术的发展，教育发生了变化。‖这是第二句。\n‖一、意义\n‖（一）理论意义\n‖① 第一点\n‖② 第二点',
    '设$x. Y=2.5$成立。‖则结论成立。‖[待补充数据: 问卷。结果。]见附录。',
    '这一行写得很长很长，以至于在版面上放不下，编辑器于是在这里把它折断\n成了两行，但仍是一句。‖下一句。',
    '　　首段在此。\n　　‖次段没有句号\n　　‖末段。',
    '他问“为什么”，我没有回答。‖《论语》云：“仁者爱人。”',
    '没有配对的“引号也要断开。‖后面照常。',
    '结论：成本↓！‖Cost fell.‖后续研究is needed.',
    '粒度最佳.‖(4)有林地为主体.‖"绿色"为先.',
  ],
  en: [
    'Dr. Smith et al. (2020) found, e.g., a rise of 2.5 % in the U.S. ‖The others, i.e. Fig. 3 and Eq. 4, did not.',
    'The U.S. Government acted. ‖It moved to Washington, D.C. ‖The rest stayed.',
    '"Why?" he asked. ‖"I came. I saw." ‖He said, "It is over." ‖Then he left.',
    'J. K. Rowling wrote it. ‖So did A. B. Jones, Ph.D., and others.',
    'See www.example.com/a.b?c=d. ‖The DOI is 10.1000/xyz.123. ‖Mail a.b@c.org. ‖Done.',
    'It ended in 2020. ‖Then came 2021... ‖And so on… maybe not.',
    'It contains vitamin C. ‖However, that was Plan B. ‖We saw No. 5. ‖He said no. ‖We left.',
    'Costs rose to $5. ‖The other costs $6. ‖In $x. Y = 2.5$ it holds.',
    'Results were clear.[1] ‖Others differ. [2, 3] ‖A third view.¹² ‖See the deposition.12 ‖The end.',
    'It was late.The next day came. ‖He left in 2014.It rained.'
      .replace('late.The', 'late.‖The')
      .replace('2014.It', '2014.‖It'),
    '1. Introduction\n‖1.2 Aims and Scope\n‖This is text. ‖So is this.\n‖- first item\n‖- second. ‖And more\n‖(1) third\n‖IV. Methods',
    'A line that was\nbroken here goes on. ‖Another one.\n\n‖A Title Without Any Stop\n‖The text begins.',
    'Mr.\nSmith came. ‖He said (It was. Fine.) nothing. ‖(A whole one. In brackets.) ‖Next.',
    '**Bold.** ‖Next. ‖# Heading\n‖Text.'.replace('‖# Heading', '# Heading').replace('Next. #', 'Next.\n‖#'),
    'This is sloppy. ‖then it goes on! ‖and approx. ten more, etc. ‖The end.',
    'He bought apples, pears, etc., and left. ‖Is it "U.S."? ‖Yes!',
    'x.y = 2.5 and f(a.b) hold. ‖Version 3.11.2 is out. ‖Node.js is used.',
    'Wait — what?! ‖“I don’t know.” ‖‘Nor do we.’ ‖Fine.',
    '| a. B | c |\n‖| d | e |\n‖After.',
    'In the 1990s. ‖By 5 p.m. ‖They met at approx. 6 p.m. on Jan. 5.',
  ],
  es: [
    'Los EE. UU. son grandes. ‖¿Qué dijo el Sr. López? ‖¡Nada! ‖Véase p. ej. el núm. 3, vol. 2, págs. 4-5.',
    'En el s. XIX, hacia el año 40 a. C., cambió. ‖La empresa S. A. ‖El fin.',
    'Según la Dra. Pérez et al. (2019), cf. cap. 2, art. 5. ‖Además, no.',
    '—¿Vienes? —preguntó. ‖«No voy.» ‖Se fue. ‖Creció un 3,5 % (1.234 casos). ‖Fin.',
    '¿Por qué? ‖Porque sí… ‖Y nada más. ‖Costó 1.200 euros. ‖El n.º 5 no.',
    '1.º Se define. ‖2.º Se mide.',
    'Llegó a las 5 p. m. ‖El resto, D. Juan y Dña. Ana, también. ‖Ud. sabe.',
  ],
  ja: [
    '研究を行った。‖結果は明らかである。‖本当？‖はい！',
    '「そうだ。」と彼は言った。‖「行こう。」‖彼は立った。',
    '図1．結果を示す．‖値は0．5である．‖考察する．',
    '彼は『終わった。もういい。』という本を読んだ。‖そして寝た。',
    '（注記である。）‖本文に戻る。',
    '第1章　序論\n‖1.1　背景\n‖近年、研究が進む。‖しかし課題もある[1]。',
    'そんな……と彼は言った。‖わからない…。‖DXはAI.MLとは違う。',
    '「なぜか？」という問いに答える。‖それは次のとおりである：\n‖・第一に、費用。\n‖・第二に、時間。',
  ],
};

const shown = (text: string, spans: readonly Span[]): string =>
  spans.map(({ start, end }) => text.slice(start, end)).join('‖');

describe('sentences', () => {
  for (const [language, marked] of Object.entries(cases)) {
    it.each(marked)(`${language}: %s`, (expected) => {
      const text = expected.replaceAll('‖', '');
      expect(shown(text, cutSentences(text))).toBe(expected);
    });
  }

  it('of clauses end at the wide semicolon too, and at no other', () => {
    const text = '其一，成本；其二，时间。Costs; time.';
    expect(shown(text, cutClauses(text))).toBe('其一，成本；‖其二，时间。‖Costs; time.');
    expect(listClauses('甲；乙。')).toEqual(['甲；', '乙。']);
  });

  it('are listed as single lines', () => {
    expect(
      listSentences('  A line that was\nbroken.\n\n 第二句在这里写得很长很长，长到这一行怎么也写不下去，于是\n折断。 '),
    ).toEqual(['A line that was broken.', '第二句在这里写得很长很长，长到这一行怎么也写不下去，于是折断。']);
    expect(listSentences(' \n\t')).toEqual([]);
  });

  it('know where a text breaks off', () => {
    expect(['完。', '完。”[@w-1]', 'End.) ', '还没', 'End, '].map(endsSentence)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

it('paragraphs are what stands on lines of its own, without lines that were only too long', () => {
  const text =
    '# 标题\n第一段第一句。第二句。\n\n\n- 甲\n- 乙\n这一行写得很长很长，以至于在版面上放不下，编辑器于是在这里把它折断\n成了两行。\r\n\r\n末段';
  expect(shown(text, cutParagraphs(text))).toBe(
    '# 标题\n‖第一段第一句。第二句。\n\n\n‖- 甲\n‖- 乙\n‖这一行写得很长很长，以至于在版面上放不下，编辑器于是在这里把它折断\n成了两行。\r\n\r\n‖末段',
  );
});

const pieces = [
  ...['研究', '的', '。', '！', '？', '……', '；', '“', '”', '（', '）', '「', '」', '他说', '第一章', '一、', '　'],
  ...['the ', 'The ', 'word', 'Dr', 'et al', 'e.g', 'U', 'said', '.', '. ', '? ', '!', '...', '…', '"', "'", '(', ')'],
  ...['1', '2.5', '[1]', '[@w-1]', '$', '\n', '\n\n', '\r\n', '- ', '| ', '# ', ' ', '\u200b', '😀', '¿', '．', 'は'],
  'a line that is quite as long as a line of a page may be, and no longer than it',
];
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const numRuns = process.env.YANMO_SOAK === '1' ? 20_000 : 400;

describe('whatever the text', () => {
  it('spans tile it, and paragraphs are made of whole sentences', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const sentences = cutSentences(whole);
        for (const spans of [sentences, cutParagraphs(whole), cutClauses(whole)]) {
          expect(shown(whole, spans).replaceAll('‖', '')).toBe(whole);
          expect(spans.every(({ start, end }, index) => start < end && start === (spans[index - 1]?.end ?? 0))).toBe(
            true,
          );
        }
        const ends = new Set(sentences.map(({ end }) => end));
        expect(cutParagraphs(whole).every(({ end }) => ends.has(end))).toBe(true);
        // No sentence is white space alone, unless the whole text is.
        expect(sentences.length < 2 || sentences.every(({ start, end }) => whole.slice(start, end).trim() !== '')).toBe(
          true,
        );
      }),
      { numRuns },
    );
  });

  it('it is cut the same way when it comes in pieces', () => {
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }), (whole, sizes) => {
        const growing = new GrowingSentences();
        const spans: Span[] = [];
        for (let at = 0, turn = 0; at < whole.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          spans.push(...growing.push(whole.slice(at, at + size)));
          at += size;
        }
        spans.push(...growing.finish());
        const sentences = cutSentences(whole);
        expect(spans).toEqual(sentences);
        const part = whole.slice(0, Math.floor(whole.length / 2));
        const settled = cutSettledSentences(part);
        expect(settled).toEqual(sentences.slice(0, settled.length));
      }),
      { numRuns },
    );
  });

  it('none that is meant to hold the thread does', () => {
    for (const unit of [
      '(',
      '((()',
      '“',
      ' \n()(',
      '"a ',
      '. ',
      '.',
      '\n',
      ' \n(',
      '[1]',
      '[1,',
      '$',
      'a.',
      '。”',
      '1.',
      '……',
    ]) {
      const text = unit.repeat(Math.ceil(10_000 / unit.length));
      expectQuick(200, () => cutSentences(text), unit);
    }
  });

  it('none that grows piece by piece does either', () => {
    for (const unit of ['。', ' \n', '.[1]']) {
      const piece = unit.repeat(Math.ceil(4 / unit.length));
      const grow = () => {
        const growing = new GrowingSentences();
        for (let length = 0; length < 30_000; length += 4) growing.push(piece);
        growing.finish();
      };
      expectQuick(700, grow, unit);
    }
  });
});
