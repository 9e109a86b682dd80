import { expect, it } from 'vitest';
import { offerJaEdits } from './offer-edits.ts';

const become = (text: string): string[] =>
  offerJaEdits(text).map(({ start, end, text: to }) => text.slice(0, start) + to + text.slice(end));

it.each([
  ['また、地域の市場は新鮮な野菜を扱っている。', '地域の市場は新鮮な野菜を扱っている。'],
  ['したがって、計画の見直しが求められる。', 'よって、計画の見直しが求められる。'],
  ['しかしながら、港の取引量は減少した。', 'しかし、港の取引量は減少した。'],
  [
    '河川の水位が上昇したため、橋の通行が制限された。',
    '橋の通行が制限された。これは、河川の水位が上昇したためである。',
  ],
])('%s', (before, after) => {
  expect(become(before)).toContain(after);
});

it.each([
  ['目的の「ため」', '費用を抑えるため、町は三つの窓口を閉じた。'],
  ['否定', '水位が下がらなかったため、橋の通行が制限された。'],
  ['指示語', 'その水位が上昇したため、橋の通行が制限された。'],
  ['後ろの文が受ける原因', '河川の水位が上昇したため、橋の通行が制限された。そのため、市民は遠回りをした。'],
])('%sには手を入れない', (_what, text) => {
  expect(become(text).filter((after) => after.includes('これは'))).toEqual([]);
});

it('敬体と常体を混ぜず、数と保護された部分を保つ', () => {
  const polite = 'しかし、\uE000では12の町が残りました。したがって、計画の見直しが必要です。';
  for (const after of become(polite)) {
    expect(after).not.toMatch(/だが|である|ゆえに|よって/u);
    expect(after.match(/\d+|\uE000/gu)).toEqual(polite.match(/\d+|\uE000/gu));
  }
  expect(become(polite).length).toBeGreaterThan(0);
});
