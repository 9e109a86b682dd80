import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readPlainText } from '../read-plain-text.ts';
import { findEncoding } from './find-encoding.ts';

const simplified = [
  '随着数字经济的快速发展，农村基础教育的信息化建设取得了明显进展。',
  '本文采用问卷调查与访谈相结合的方法，对三所学校的教师进行了研究。',
  '结果表明，家庭经济状况对学习成绩有显著影响；其次是学校的管理水平。',
  '图书馆、实验室和计算机教室的使用率都比较低，原因主要有以下几点：',
  '参考文献[1] 王芳. 乡村教师流动研究[J]. 教育研究, 2020(3): 45-52.',
];
const traditional = [
  '隨著數位經濟的快速發展，農村基礎教育的資訊化建設取得了明顯進展。',
  '本文採用問卷調查與訪談相結合的方法，對三所學校的教師進行了研究。',
  '結果顯示，家庭經濟狀況對學習成績有顯著影響；其次是學校的管理水準。',
  '圖書館、實驗室和電腦教室的使用率都比較低，原因主要有以下幾點：',
];
const japanese = [
  '本研究は、地方の小学校における情報教育の実践について検討する。',
  'アンケート調査の結果、教師の負担が増えていることが明らかになった。',
  'コンピュータを使った授業は、生徒の学習意欲を高める効果がある。',
  'また、家庭の経済状況が学習成績に与える影響についても考察した。',
];
const latin = [
  'La educación rural en España ha cambiado mucho durante los últimos años, según el informe.',
  '¿Qué factores explican la participación de los niños en la enseñanza básica?',
  'Les élèves français ont répondu à un questionnaire sur la qualité de l’école.',
  'Die Schüler müssen über größere Entfernungen zur Schule fahren; das kostet Zeit.',
];

const cases = [
  ['gb18030', 'gb18030', simplified],
  ['big5', 'big5', traditional],
  ['shift_jis', 'shift_jis', japanese],
  ['euc-jp', 'euc-jp', japanese],
  ['windows-1252', 'win1252', latin],
  ['utf-16le', 'utf-16le', simplified.map((text) => `${text}\n1 `)],
  ['utf-16be', 'utf-16be', latin],
] as const;

describe('the encoding of a text', () => {
  it.each(cases)('%s is found by what it says, however short', (encoding, writer, sentences) => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...sentences], { minLength: 1 }), fc.boolean(), (chosen, isMixed) => {
        const text = `${isMixed ? 'Table 1. GDP, 2019-2023 (n = 42)\n' : ''}${chosen.join('\n')}`;
        const bytes = iconv.encode(text, writer, { addBOM: false });
        expect(findEncoding(bytes).encoding).toBe(encoding);
        expect(readPlainText(bytes)).toBe(text);
      }),
    );
  });

  it.each(['utf8', 'utf-16le', 'utf-16be'])('is taken from its mark: %s', (writer) => {
    const text = '数字\n经济';
    expect(readPlainText(iconv.encode(text, writer, { addBOM: true }))).toBe(text);
  });

  it('is UTF-8 where the bytes are, whatever else they could be', () => {
    fc.assert(
      fc.property(fc.constantFrom(...simplified, ...traditional, ...japanese, ...latin, 'plain'), (text) => {
        expect(findEncoding(Buffer.from(text))).toEqual({ encoding: 'utf-8', isCertain: true });
      }),
    );
  });

  it('holds for a text that was cut inside of a character', () => {
    const bytes = iconv.encode(simplified.join(''), 'gb18030');
    expect(findEncoding(bytes.subarray(0, 101)).encoding).toBe('gb18030');
  });

  it('gives lines that end alike', () => {
    expect(readPlainText(Buffer.from('a\r\nb\rc\n'))).toBe('a\nb\nc\n');
  });
});
