import { describe, expect, it } from 'vitest';
import { cleanText, cleanTitle, stripKeepMarks } from './clean-text.ts';
import { entryLanguageOf } from './entry-language.ts';
import { toSentenceCase, toTitleCase } from './letter-case.ts';
import { editionNumber } from './ordinals.ts';
import { isPinyinName } from './pinyin-name.ts';

const sentence = (title: string) => stripKeepMarks(toSentenceCase(cleanTitle(title), { subtitleCapital: true }));

describe('sentence case', () => {
  it.each([
    ['Deep Learning for Protein Folding', 'Deep learning for protein folding'],
    [
      'COVID-19 and mRNA Vaccines in New York: An iPhone Study',
      'COVID-19 and mRNA vaccines in New York: An iPhone study',
    ],
    ['Next-Generation Sequencing of DNA', 'Next-generation sequencing of DNA'],
    ["Revealing Nature's Synthetic Potential", "Revealing nature's synthetic potential"],
    ['The Rise of <span class="nocase">Kurosegawa Belt</span> Studies', 'The rise of Kurosegawa Belt studies'],
    ['Is It So? A Second Sentence', 'Is it so? A second sentence'],
    ['Monte Carlo Methods and Bayesian Inference', 'Monte Carlo methods and Bayesian inference'],
  ])('%s', (title, expected) => {
    expect(sentence(title)).toBe(expected);
  });

  it('leaves a title alone that is in sentence case already, or all in capitals', () => {
    for (const title of [
      'How Kapoor reads Homer',
      'A note on Kyushu',
      'THE DNA OF MICE',
      'Attention is all you need',
    ]) {
      expect(sentence(title)).toBe(title);
    }
  });
});

it('capitalises the words of a title, but not small ones inside it', () => {
  expect(toTitleCase('the role of DNA in the α-helix: a view from within')).toBe(
    'The Role of DNA in the α-helix: A View from Within',
  );
  expect(toTitleCase('Adults With Fear')).toBe('Adults with Fear');
});

it('cleans what indexes leave in a field', () => {
  expect(cleanText(' <i>Eucalyptus</i> &amp; fire.. , ')).toBe('Eucalyptus & fire.');
  expect(cleanText('Proceedings (part two')).toBe('Proceedings part two');
  expect(cleanText('中国(上海）')).toBe('中国(上海)');
  expect(cleanText('Wait...')).toBe('Wait…');
  expect([cleanText('null'), cleanText('()'), cleanText(' - '), cleanText(null)]).toEqual(['', '', '', '']);
  expect(cleanText('p<0.05 and n>3')).toBe('p<0.05 and n>3');
});

it.each([
  ['数字经济与DNA研究', 'en', 'zh'],
  ['日本における研究', null, 'ja'],
  ['大学図書館', 'ja', 'ja'],
  ['Estudio de la sociedad y el Estado', null, 'es'],
  ['The society of Spain', null, 'en'],
  ['Die Ordnung des Diskurses', null, 'other'],
  ['Mélange', 'fr', 'other'],
  ['На пути', null, 'ru'],
])('takes %s (%s) for %s', (title, language, expected) => {
  expect(entryLanguageOf({ id: '1', title, language })).toBe(expected);
});

it('reads the number of an edition however it is written', () => {
  expect(['2', 'Second', '2nd ed.', '第二版', '第2版', '2版', '2.ª ed.'].map(editionNumber)).toEqual([
    2, 2, 2, 2, 2, 2, 2,
  ]);
  expect(['第十二版', 'Twelfth edition', '修订版', 'Rev. ed.', '2020版本'].map(editionNumber)).toEqual([
    12,
    12,
    null,
    null,
    null,
  ]);
});

it('tells pinyin names from others', () => {
  expect([isPinyinName('Wang', 'Shanshan'), isPinyinName('Li', 'Xiao-Ming'), isPinyinName('Ouyang', 'Xiu')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    isPinyinName('Wang', 'S.'),
    isPinyinName('Long', 'Jane'),
    isPinyinName('Saito', 'Makoto'),
    isPinyinName('Kim', 'Ju'),
  ]).toEqual([false, false, false, false]);
});
