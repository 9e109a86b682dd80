import type { AnswerId } from '@yanmo/contract/interview';
import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { factsOfAnswers } from './answer-facts.ts';
import { factsOfMaterial } from './facts-of-material.ts';
import { takeApart } from './take-apart.ts';

const objects = { zh: '农村电商物流', en: 'demand transport', es: 'transporte rural', ja: 'デマンドバス' };
const told = (language: Language, id: AnswerId, text: string, isModel = false): string[] =>
  factsOfAnswers({ [id]: text }, { language, object: objects[language], isModel }).map((fact) => fact.text);

type Case = readonly [id: AnswerId, answer: string, facts: readonly string[]];

const english: readonly Case[] = [
  ['problems', 'I think the village needs a bus', ['in the author’s view, the village needs a bus']],
  ['problems', 'i believe that Buses help', ['in the author’s view, Buses help']],
  ['view', 'In my opinion, we should pay more', ['in the author’s view, the author and others should pay more']],
  ['view', 'My view is that shops close too early', ['in the author’s view, shops close too early']],
  ['view', 'I believe in markets', ['the author believes in markets']],
  ['view', "I don't think it helps anybody", ['the author does not think it helps anybody']],
  ['method', 'We interviewed 52 people', ['the author interviewed 52 people']],
  ['method', 'I study how people eat', ['the author studies how people eat']],
  ['method', "I've worked there for 2 years", ['the author has worked there for 2 years']],
  ['method', "I'd asked 12 people before", ['the author had asked 12 people before']],
  ['problems', "I'm a nurse and nobody asks me", ['the author is a nurse and nobody asks the author']],
  ['problems', 'We have no shop in our village', ['the author and others have no shop in the author’s village']],
  ['problems', 'My friend and I walk to school', ['the author’s friend and the author walk to school']],
  ['problems', 'I walk to school and take the bus', ['as the author puts it, “I walk to school and take the bus”']],
  ['problems', 'Farmers said “we are tired of it”', ['Farmers said “we are tired of it”']],
  ['example', 'World War I changed trade for the US', ['World War I changed trade for the US']],
  ['example', 'My grandmother waited two hours', ['the author’s grandmother waited two hours']],
  ['setting', 'I live in Leeds, 2021–2024', ['the author lives in Leeds, 2021–2024']],
  ['setting', 'Leeds', ['the scope of this study is Leeds']],
  ['causes', 'Because nobody pays.', ['nobody pays']],
  ['view', 'Loneliness.', ['what counts in the author’s view is this: Loneliness']],
  ['method', 'SPSS', ['the method is this: SPSS']],
  ['definition', "It's when a bus comes if you book it", ['“demand transport” means that a bus comes if you book it']],
  ['problems', '1) I wait an hour 2) My phone is slow', ['the author waits an hour', 'the author’s phone is slow']],
  [
    'problems',
    '- no bus\n• no shop',
    ['no bus', 'no shop'].map((said) => `one problem met in practice is this: ${said}`),
  ],
  ['problems', 'THE BUS IS ALWAYS LATE!!! 😡', ['the bus is always late']],
  [
    'problems',
    '<b onclick="x()">Late</b> buses {object} $& $1',
    ['one problem met in practice is this: Late buses object $& $1'],
  ],
  ['objections', 'Who pays? The council can pay for it.', ['The council can pay for it']],
  ['objections', 'Some ask: who pays?', ['Some ask: who pays']],
];
const spanish: readonly Case[] = [
  ['method', 'Entrevisté a 12 personas', ['quien escribe entrevistó a 12 personas']],
  ['method', 'Busqué datos en mi universidad', ['quien escribe buscó datos en nuestra universidad']],
  ['method', 'Hice una encuesta y analicé 30 textos', ['quien escribe hizo una encuesta y analizó 30 textos']],
  ['method', 'No medí la temperatura', ['quien escribe no midió la temperatura']],
  ['method', 'Hicimos una encuesta', ['Hicimos una encuesta']],
  ['view', 'Nosotros pensamos que falta un autobús', ['a juicio de quien escribe, falta un autobús']],
  ['view', 'Creo que El tren ayuda', ['a juicio de quien escribe, el tren ayuda']],
  ['view', 'En mi opinión, faltan médicos', ['a juicio de quien escribe, faltan médicos']],
  ['problems', 'Yo vivo lejos de todo', ['quien escribe vive lejos de todo']],
  ['problems', 'Me dijeron que no hay tienda', ['a quien escribe le dijeron que no hay tienda']],
  ['problems', 'Un vecino dijo «yo no voy»', ['Un vecino dijo «yo no voy»']],
  ['problems', 'Vivimos lejos', ['Vivimos lejos']],
  ['problems', 'falta de transporte', ['un problema observado es este: falta de transporte']],
  ['problems', 'Café', ['un problema observado es este: Café']],
  ['definition', 'Es un autobús que se pide', ['«transporte rural» significa un autobús que se pide']],
  ['causes', 'Porque nadie paga', ['nadie paga']],
];
const chinese: readonly Case[] = [
  ['view', '我觉得应该建冷库', ['笔者认为应该建冷库']],
  ['view', '在我看来，补贴不够', ['在笔者看来，补贴不够']],
  ['view', '我的看法是先合并表格', ['笔者认为先合并表格']],
  ['method', '我们走访了 8 个单位', ['笔者走访了 8 个单位']],
  ['problems', '我们很难买到菜', ['笔者和身边的人很难买到菜']],
  ['problems', '我们村没有快递点', ['笔者所在的村没有快递点']],
  ['problems', '我校图书馆座位少', ['笔者所在的学校图书馆座位少']],
  ['problems', '我国农村物流落后，自我管理也不够', ['我国农村物流落后，自我管理也不够']],
  ['problems', '村民说“我不去镇上”', ['村民说“我不去镇上”']],
  ['passages', '《我与地坛》写到了母亲', ['《我与地坛》写到了母亲']],
  ['example', '我奶奶去年卖了 300 斤橘子', ['笔者的奶奶去年卖了 300 斤橘子']],
  ['setting', '我的家乡恩施', ['本文的研究范围是笔者的家乡恩施']],
  ['causes', '因为没有冷链车', ['没有冷链车']],
  ['definition', '它是用手机卖农产品', ['“农村电商物流”指用手机卖农产品']],
  ['problems', '1、路远；2、没有车；3、运费贵', ['实际遇到的一个问题是路远', '没有车', '实际遇到的一个问题是运费贵']],
  ['problems', '交通😭😭', ['实际遇到的一个问题是交通']],
  ['method', 'SPSS', ['所用的做法是SPSS']],
  ['problems', '用 Python 写的 app 有点卡', ['用 Python 写的 app 有点卡']],
  ['objections', '有人会问：谁来出钱？', ['有人会问：谁来出钱']],
];
const japanese: readonly Case[] = [
  ['problems', '村には店がありません。', ['村には店がない']],
  ['problems', 'バスが少ないです', ['バスが少ない']],
  ['problems', '高齢者が困っています😭', ['高齢者が困っている']],
  ['problems', '値段が高いですが、便利です', ['値段が高いが、便利である']],
  ['problems', '人手が足りません', ['人手が足りない']],
  ['problems', '若者が出て行きませんでした', ['若者が出て行かなかった']],
  ['problems', '店は必要ではありません', ['店は必要ではない']],
  ['problems', '交通', ['実際に見られた問題の一つは交通である']],
  ['problems', '私語が多いです', ['私語が多い']],
  ['method', '私は三人に話を聞きました', ['筆者は三人に話を聞いた']],
  ['method', '私たちは調査を行いました', ['筆者らは調査を行った']],
  ['method', '資料をもらいました', ['資料をもらった']],
  ['method', '質問紙調査', ['用いる方法は質問紙調査である']],
  ['view', '僕は必要だと思います', ['筆者は必要だと考える']],
  ['view', '村の人は「行きません」と言いました', ['村の人は「行きません」と言った']],
  ['setting', '岡山県の村です', ['本稿の対象は岡山県の村である']],
  ['definition', '予約したときに走ります', ['「デマンドバス」とは予約したときに走ることを指す']],
  ['causes', '若者が出て行くから', ['若者が出て行く']],
];

describe('what a student answers', () => {
  it.each(english)('in English, %s: %s', (id, text, facts) => expect(told('en', id, text)).toEqual(facts));
  it.each(spanish)('in Spanish, %s: %s', (id, text, facts) => expect(told('es', id, text)).toEqual(facts));
  it.each(chinese)('in Chinese, %s: %s', (id, text, facts) => expect(told('zh', id, text)).toEqual(facts));
  it.each(japanese)('in Japanese, %s: %s', (id, text, facts) => expect(told('ja', id, text)).toEqual(facts));

  it('and is a bare question, or nothing, is no fact', () => {
    const nothing: Record<Language, readonly string[]> = {
      zh: ['为什么？', '谁来管呢', '是不是太贵了', '不知道', '无', '暂无', '是', '😭', '……'],
      en: [
        'Why?',
        'yes',
        "I don't know",
        'N/A',
        'I think so',
        'hmm idk maybe',
        '👍',
        '...',
        '<script>alert(1)</script>',
      ],
      es: ['¿Por qué?', 'sí', 'no sé', 'Creo que sí', 'ninguno', '👍'],
      ja: ['なぜですか', 'バスを増やすべきではないでしょうか', '分かりません', '特になし', 'はい', '👍'],
    };
    for (const language of languages) {
      for (const answer of nothing[language]) expect(told(language, 'problems', answer), answer).toEqual([]);
    }
  });

  it('in another language than the paper is a model’s to use; terms of another language are none', () => {
    const foreign: readonly (readonly [Language, string])[] = [
      ['zh', 'The bus never comes on time'],
      ['en', '取件太远，没有车'],
      ['en', 'la gente no tiene tiempo para ir a la tienda'],
      ['es', 'the bus is late and that is the problem'],
      ['ja', 'The bus never comes on time'],
      ['ja', '我们村到现在还没有快递网点'],
    ];
    for (const [language, answer] of foreign) {
      expect(told(language, 'problems', answer), answer).toEqual([]);
      expect(told(language, 'problems', answer, true), answer).toHaveLength(1);
    }
  });

  it('keeps its figures whatever is turned in it', () => {
    for (const [language, cases] of [
      ['en', english],
      ['es', spanish],
      ['zh', chinese],
      ['ja', japanese],
    ] as const) {
      for (const [id, answer] of cases) {
        const numbers = (text: string) => text.match(/\d+/gu)?.join() ?? '';
        if (/\d[)）、]/u.test(answer) || answer.includes('$1')) continue;
        expect(numbers(told(language, id, answer).join(' ')), answer).toBe(numbers(answer));
      }
    }
  });

  it('is told of the author in their own notes as well, and never in a work of somebody else', () => {
    const text = '走访记录\n\n我们走访了 12 户农户，我们村只有 1 个网点。\n';
    const use = { id: 'u', title: '记录', language: 'zh' as const, isModel: false };
    const material = takeApart({ kind: 'text', text, isWork: false });
    expect(factsOfMaterial(material, use).map((fact) => fact.text)).toEqual([
      '笔者走访了 12 户农户，笔者所在的村只有 1 个网点',
    ]);
    expect(factsOfMaterial(material, { ...use, cite: 'w1' })[0]?.text).toContain('我们走访了');
  });
});
