import { describe, expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { type ComparedWork, compareReference } from './compare-reference.ts';
import { readReference } from './read-reference.ts';

const english: ComparedWork = {
  ...{ title: 'Attention is not explanation: a study of models', authors: [{ family: 'Berg', given: 'Anna' }] },
  ...{ year: 2019, venue: 'Journal of Models', volume: '12', issue: '4', pages: '101–120', doi: null },
  type: 'article-journal',
};
const chinese: ComparedWork = {
  ...{ title: '数字普惠金融与农村居民消费升级', authors: [{ family: '张', given: '明远' }] },
  ...{ year: 2021, venue: '经济研究', volume: '56', issue: '3', pages: '12-28', doi: null, type: 'article-journal' },
};
const differ = (reference: string, work: ComparedWork): string[] => {
  const { hasTitle, differences } = compareReference(readReference(reference), work);
  return hasTitle ? differences.map(({ field }) => field) : ['nothing in common'];
};

describe('a reference to the work itself', () => {
  it.each([
    ['Berg, A. (2019). Attention is not explanation: A study of models. Journal of Models, 12(4), 101–120.', english],
    ['Berg A. Attention is not explanaton. J. Mod. 2019;12(4):101-120.', english],
    ['Anna Berg, "Attention is not explanation: a study of models," J Mod, vol. 12, 2019.', english],
    ['Berg A. Attention is not explanation: a study of models. arXiv preprint arXiv:1902.10186, 2019.', english],
    ['张明远：《数字普惠金融与农村居民消费升级》，《经济研究》2021年第3期。', chinese],
    ['[1] （中国）张明远等. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021, 56(3): 12-28.', chinese],
  ])('differs in nothing: %s', (reference, work) => {
    expect(differ(reference, work)).toEqual([]);
  });

  it('shows authors without the year behind them, and those on record as they are read', () => {
    const reference =
      'Berg, A. (2019). Attention is not explanation: A study of models. Journal of Models, 12(4), 101–120.';
    const { fields } = compareReference(readReference(reference), english);
    const authors = fields.find(({ field }) => field === 'authors');
    expect(authors).toEqual({ field: 'authors', given: 'Berg, A', found: 'Anna Berg', state: 'SAME' });
  });

  it('keeps a bracket that belongs to its DOI, and a word that begins like one', () => {
    const work = { ...english, title: 'Doing without: a study of tulips', doi: '10.1016/s0140-6736(05)' };
    expect(differ('Berg A. Doing without: a study of tulips. 2019. doi:10.1016/S0140-6736(05).', work)).toEqual([]);
  });
});

describe('authors who are left out, and other initials', () => {
  const pair = { ...english, authors: [...english.authors, { family: 'Núñez', given: 'Luis Mario' }] };
  const duo = { ...chinese, authors: [...chinese.authors, { family: '李', given: '红' }] };
  const title = 'Attention is not explanation: a study of models. 2019.';
  it.each([
    ['both', `Berg, A., & Nunez, L. M. ${title}`, pair, 'SAME'],
    ['both, the given name first', `A. Berg and L. M. Núñez. ${title}`, pair, 'SAME'],
    ['one, and that there are others', `Berg A, et al. ${title}`, pair, 'SAME'],
    ['one of two', `Berg A. ${title}`, pair, 'DIFFERS'],
    ['another initial', `Berg, M. ${title}`, english, 'DIFFERS'],
    ['another initial before the name', `M. Berg. ${title}`, english, 'DIFFERS'],
    ['both (zh)', '张明远，李红. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021.', duo, 'SAME'],
    ['one, and 等 (zh)', '张明远等. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021.', duo, 'SAME'],
    ['one of two (zh)', '张明远. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021.', duo, 'DIFFERS'],
  ])('are shown and decide nothing: %s', (_name, reference, work, state) => {
    const { fields } = compareReference(readReference(reference), work);
    expect(fields.find(({ field }) => field === 'authors')?.state).toBe(state);
    expect(differ(reference, work)).toEqual([]);
  });
});

describe('an invented reference made of a real one', () => {
  it.each([
    ['a beginning of its own', 'Berg A. Beyond doubt: Attention is not explanation: a study of models. 2019.', 'title'],
    ['a part of it', 'Berg A. Why tulips matter. In: Attention is not explanation: a study of models. 2019.', 'title'],
    ['another first author', 'Doe J, Berg A. Attention is not explanation: a study of models. 2019.', 'authors'],
    ['another year before a volume', 'Berg A. Attention is not explanation. J. Mod., 2006, 2019: 1-3.', 'year'],
    [
      'another journal',
      'Berg A. Attention is not explanation: a study of models. Annals of Tulips, 2019, 12(4): 101-120.',
      'venue',
    ],
  ])('differs: %s', (_name, reference, field) => {
    expect(differ(reference, { ...english, pages: null, volume: null })).toEqual([field]);
  });

  it('differs: another first author in whose name the first one’s is', () => {
    const work = { ...english, authors: [{ family: 'He', given: 'Chao' }] };
    expect(differ('Heather Z, He C. Attention is not explanation: a study of models. 2019.', work)).toEqual([
      'authors',
    ]);
  });

  it.each([
    ['another character', '张明远. 数字普惠金融与农村居民消费降级[J]. 经济研究, 2021, 56(3): 12-28.', 'title'],
    ['a subtitle', '张明远. 数字普惠金融与农村居民消费升级：来自四川的证据[J]. 经济研究, 2021.', 'title'],
    ['a beginning', '张明远. 乡村振兴：数字普惠金融与农村居民消费升级[J]. 经济研究, 2021.', 'title'],
    ['its title as a journal', '张明远. 假的题目一篇[J]. 数字普惠金融与农村居民消费升级, 2021.', 'title'],
    ['another first author', '李红, 张明远. 数字普惠金融与农村居民消费升级[J]. 经济研究, 2021.', 'authors'],
    ['another journal', '张明远. 数字普惠金融与农村居民消费升级[J]. 管理世界, 2021, 56(3): 12-28.', 'venue'],
  ])('differs: %s (zh)', (_name, reference, field) => {
    expect(differ(reference, chinese)).toEqual([field]);
  });

  it.each([
    ['Advances in the study of hypertension', 'Advances in the study of hypotension'],
    ['Foundations of macroeconomics in brief', 'Foundations of microeconomics in brief'],
    ['Report 12345 on river fish', 'Report 12346 on river fish'],
  ])('is not taken for a slip: %s', (given, title) => {
    expect(differ(`Berg A. ${given}. 2019.`, { ...english, title })).toEqual(['nothing in common']);
  });
});

it('compares the longest reference with as many works as a lookup gives within a blink', () => {
  const words = Array.from({ length: 400 }, (_, index) => `word${(index * 7919).toString(36)}${index % 3 ? '' : ','}`);
  const reference = readReference(words.join(' ').slice(0, 2_000));
  expectQuick(1_000, () => {
    for (let turn = 0; turn < 172; turn += 1) compareReference(reference, english);
  });
});
