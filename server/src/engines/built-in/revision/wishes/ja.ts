import type { Change, Rule, WishRules } from '../change.ts';
import { cleanTopic, readNumber, readPlace, readPurpose } from './read-words.ts';

const n = '[一二三四五六七八九十\\d０-９]+';
const p = `(?:(?:後ろから)?第?${n}(?:つ目の?|番目の|段落目?)(?:段落)?|第${n}段落|最初の段落|冒頭の段落|最後の段落|最終段落|末尾の段落)`;
const cut = '(?:削除|削って|削る|消して|消す|取り除|除いて|カット|外して|なくして|省いて|省略)';
const rule = (source: string, read: Rule[1]): Rule => [new RegExp(source, 'u'), read];
const length = (factor: number, place?: string): Change => ({
  kind: 'length',
  length: { by: 'factor', factor },
  place: readPlace(place),
});
const form = /^(?:この|その)?(?:節|段落|箇条書き|表|リスト|文章|本文|文|受動態|能動態|長い文|話し言葉)$|段落$/u;
const replace = (from = '', to = ''): Change | null => {
  const [one, other] = [trim(from), trim(to)];
  return one === '' || other === '' || form.test(one) || form.test(other)
    ? null
    : { kind: 'replace', from: one, to: other };
};
const trim = (text: string): string =>
  text
    .replace(/^(?:本文中の|文中の|すべての|全ての|この節の)/u, '')
    .replace(/^[「『“"\s]+|[」』”"\s。]+$/gu, '')
    .replace(/という(?:語|言葉|表現)$/u, '');

const rules: readonly Rule[] = [
  rule(
    '「(.+?)」(?:という(?:語|言葉|表現))?(?:を|は)(?:すべて|全て|全部)?「(.+?)」(?:に|へ|と)(?:すべて|全て)?(?:置き換え|変え|変更|統一|直|改め|書き換え|言い換え)',
    ([, from, to]) => replace(from, to),
  ),
  rule('「(.+?)」の代わりに「(.+?)」(?:を)?(?:使|用い|書)', ([, from, to]) => replace(from, to)),
  rule(
    '^(.{1,20}?)を(?:すべて|全て|全部)?(.{1,20}?)(?:に|へ)(?:すべて|全て)?(?:置き換え|変更し|統一し|言い換え|書き換え)',
    ([, from, to]) => replace(from, to),
  ),
  rule(`(${p})(?:と|および|及び)(${p})を(?:一つに)?(?:まとめ|統合|合わせ|つなげ|結合)`, ([, a, b]) => {
    const [first, second] = [readPlace(a), readPlace(b)];
    return first && second && { kind: 'merge', first, second };
  }),
  rule(
    '(?:全体|すべて|段落|全段落)を?(?:一つの段落|一段落|1段落|１段落|1つの段落)に(?:まとめ|統合|し)|一つの段落に(?:まとめ|統合)',
    () => ({ kind: 'merge_all' }),
  ),
  rule(
    `(?:(${p})|段落|長い段落|一番長い段落)を(?:二つ|2つ|２つ|複数|いくつか|三つ)?(?:の段落)?(?:に)?(?:分け|分割|区切)`,
    ([, place]) => ({ kind: 'split', place: readPlace(place) }),
  ),
  rule(`(${p})と(${p})(?:の順序|の順番|の位置)?を(?:入れ替え|逆に|交換)`, ([, a, b]) => {
    const [first, second] = [readPlace(a), readPlace(b)];
    return first && second && { kind: 'swap', first, second };
  }),
  rule(`(${p})を(最初|冒頭|先頭|最後|末尾)(?:に|へ)(?:移|動か|持って|回)`, ([, a, to]) => {
    const place = readPlace(a);
    return place && { kind: 'move', place, to: { from: /最後|末/u.test(to ?? '') ? 'end' : 'start', nth: 1 } };
  }),
  rule(`(?:(${p})の)?(第?${n}(?:文目|番目の文|つ目の文)|最初の(?:一)?文|最後の(?:一)?文)を?${cut}`, ([, a, b]) => {
    const place = readPlace(b);
    return place && { kind: 'remove_sentence', place, within: readPlace(a) };
  }),
  rule(`(${p})(?:は|を)?(?:すべて|全部)?(?:${cut}|不要|いらない|要らない)`, ([, a]) => {
    const place = readPlace(a);
    return place && { kind: 'remove_paragraph', place };
  }),
  rule(
    '(?:箇条書き|リスト|表)(?:を|は)(?:やめ|文章|本文|段落|地の文|普通の文章)(?:に|へ)?(?:し|直|変え|書き換え|戻|て)*|箇条書きをやめ',
    () => ({ kind: 'to_prose', place: null }),
  ),
  rule(`(?:この|その|すべての)?(表|箇条書き|リスト|図)(?:は|を)(?:${cut}|不要)`, ([, what = '']) => ({
    kind: 'remove_block',
    block: what === '表' ? 'table' : what === '図' ? 'figure' : 'list',
    place: null,
  })),
  rule(`(?:引用|文献(?:注)?|出典)(?:を|は)(?:すべて|全て|全部)(?:${cut})|引用(?:を|は)${cut}|引用しないで`, () => ({
    kind: 'cite',
    amount: 'none',
    place: null,
  })),
  rule(
    `(.{1,30}?)(?:に関する|についての|に触れた|に言及した|を述べた|の)(?:記述|文|箇所|部分|一文|話|言及|内容)(?:は|を)(?:すべて|全て)?(?:${cut}|不要)`,
    ([, about = '']) => ({ kind: 'remove_sentences', about: cleanTopic(about) }),
  ),
  rule(`「(.+?)」(?:という(?:語|言葉|表現))?(?:は|を)(?:すべて|全て)?${cut}`, ([, words = '']) => ({
    kind: 'remove_words',
    words,
  })),
  rule(
    `(?:(${p})を)?(?:約|およそ)?([\\d０-９,]+)(?:字|文字|語)(?:程度|以内|くらい|前後|以下)?(?:に|へ|で)(?:まと|短|縮|収|し|長|書|減|増)`,
    ([, place, units]) => ({
      kind: 'length',
      length: { by: 'total', units: readNumber(units) ?? 0 },
      place: readPlace(place),
    }),
  ),
  rule(
    '(?:あと|さらに|もう)?(?:約)?([\\d０-９,]+)(?:字|文字)(?:ほど|程度|くらい)?(?:増や|加筆|書き足|追加|加え)',
    ([, units]) => ({ kind: 'length', length: { by: 'more', units: readNumber(units) ?? 0 }, place: null }),
  ),
  rule('(?:約)?([\\d０-９,]+)(?:字|文字)(?:ほど|程度|くらい)?(?:減ら|削)', ([, units]) => ({
    kind: 'length',
    length: { by: 'more', units: -(readNumber(units) ?? 0) },
    place: null,
  })),
  rule(`(?:(${p})を|分量を|長さを)?(?:半分|二分の一)(?:に|くらいに|程度に)(?:短|縮|減|し|削)`, ([, place]) =>
    length(0.5, place),
  ),
  rule(`(?:(${p})を|分量を|長さを)?(?:三分の一)(?:ほど|程度)?(?:短|縮|減|削)`, ([, place]) => length(2 / 3, place)),
  rule(`(?:(${p})を|分量を|長さを)?(?:二倍|2倍|２倍|倍)に(?:増や|長|し)`, ([, place]) => length(2, place)),
  rule('引用(?:文献)?(?:を|は|が)(?:減ら|少な|多すぎ)', () => ({ kind: 'cite', amount: 'fewer', place: null })),
  rule(
    '(?:文献|引用|出典|先行研究|参考文献)(?:の引用)?(?:を|は|が)(?:もっと|さらに|より多く|もう少し)?(?:増や|追加|加え|足し|補|少な|多く)|(?:もっと|さらに)(?:文献|先行研究)を(?:引用|示)',
    () => ({ kind: 'cite', amount: 'more', place: null }),
  ),
  rule(
    '(?:「|『)(.+?)(?:」|』)(?:の(?:論文|研究|文献))?を引用|(.{2,30}?)(?:ら)?(?:（?\\d{4}）?)?の(?:論文|研究|文献|著書|著作)を引用',
    ([, a, b]) => ({ kind: 'cite_work', named: trim(a ?? b ?? '') }),
  ),
  rule(
    `(?:(${p})|内容|要点|この節)?(?:を|は)?(?:箇条書き|リスト)(?:形式)?(?:に|で)(?:し|書|示|まとめ|変え|直|整理)`,
    ([, place]) => ({ kind: 'to_list', place: readPlace(place) }),
  ),
  rule(
    `(?:(${p})|内容|要点|箇条書き|この節)?(?:を|は)?表(?:形式)?(?:に|で)(?:し|示|まとめ|変え|整理|表)`,
    ([, place]) => ({ kind: 'to_table', place: readPlace(place) }),
  ),
  rule(
    '(?:具体)?例(?:を|も)(?:挙げ|加え|追加|入れ|示|一つ|足)|事例(?:を|も)(?:挙げ|加え|追加|入れ|示|足)',
    (match) => ({
      kind: 'add',
      purpose: 'example',
      about: cleanTopic(match.input.slice(0, match.index).replace(/(?:の|について(?:の)?|に関する)$/u, '')),
      count: 1,
      at: null,
    }),
  ),
  rule(
    `(?:(冒頭|最初|文頭|最後|末尾|${p}の(?:後|あと|次))(?:に|へ))?(.{0,40}?)(?:を|も)(?:(${n})(?:段落|つ))?(?:分)?(?:追加|加え|書き加え|書き足|補足|補って|入れ|挿入|付け加え|付け|足し|加筆|述べ|論じ|説明し|書い)`,
    ([, where, rest = '', count]) => add(where, count, rest),
  ),
  rule(
    '(.{1,30}?)(?:について|に関して)(?:も)?(?:詳しく)?(?:(一|二|三|\\d)段落)?(?:述べ|論じ|説明|触れ|書い|言及|加筆|追加)',
    ([, rest = '', count]) => add(undefined, count, rest),
  ),
  rule('(.{1,20}?)を定義', ([, rest = '']) => ({
    kind: 'add',
    purpose: 'definition',
    about: cleanTopic(rest),
    count: 1,
    at: null,
  })),
  rule('(.{2,40}?)を比較', ([, rest = '']) => ({
    kind: 'add',
    purpose: 'comparison',
    about: cleanTopic(rest),
    count: 1,
    at: null,
  })),
  rule('(?:最後(?:に|を|は))?(?:節|全体)?(?:を)?(?:まとめ|小括)(?:で|を|て)(?:締め|結|終|書|つけ|付け)*', () => ({
    kind: 'add',
    purpose: 'summary',
    about: '',
    count: 1,
    at: null,
  })),
  rule('(?:一文|文)(?:を|が|は)(?:短く|長すぎ|区切)|長い(?:一)?文を(?:短く|分け|区切|分割)|短い文', () => ({
    kind: 'style',
    style: 'short',
    place: null,
  })),
  rule(
    '(?:より|もっと)?(?:学術的|フォーマル|硬い|論文らし|改まった|書き言葉|正式)(?:な|に|い|く|で|の)?(?:表現|文体|文章|調子|口調)?(?:に|へ)?(?:し|直|変え|書|統一)?|である調(?:に|で)|話し言葉(?:を|は)?(?:やめ|避け|直|なく)|口語(?:的|を)',
    () => ({ kind: 'style', style: 'formal', place: null }),
  ),
  rule(
    '(?:わかりやすく|分かりやすく|平易|やさしい(?:言葉|表現)|簡単な(?:言葉|表現)|読みやすく|易しく)(?:な|に|し|書|直)?',
    () => ({ kind: 'style', style: 'simple', place: null }),
  ),
  rule('能動態|受動態を(?:減ら|避け|やめ|直)|受け身', () => ({ kind: 'style', style: 'active', place: null })),
  rule(`(?:(${p})を|文章を|表現を)?(?:推敲|磨|整え)`, ([, place]) => [
    { kind: 'style', style: 'formal', place: readPlace(place) },
    { kind: 'style', style: 'short', place: readPlace(place) },
  ]),
  rule(`(?:(${p})を|全体を|この節を)?(?:書き直|言い換え|書き換え|別の(?:言い方|表現)|リライト)`, ([, place]) => ({
    kind: 'rewrite',
    place: readPlace(place),
  })),
  rule(
    `(?:(${p})(?:を|は|が))?.{0,10}?(?:短く|短縮|簡潔|縮め|要約し|長すぎ|冗長|くどい|コンパクト|削って|減らして)`,
    ([, place]) => length(0.7, place),
  ),
  rule(
    `(?:(${p})(?:を|は|が))?.{0,10}?(?:長く|詳しく|詳細に|膨らませ|充実|具体的に|掘り下げ|短すぎ|増やして|加筆して|広げ)`,
    ([, place]) => length(1.4, place),
  ),
];

function add(where: string | undefined, count: string | undefined, rest: string): Change | null {
  const { purpose, about } = readPurpose(
    rest.replace(/(?:の|という|についての|に関する)?(?:段落|文|文章|一文|記述|説明)$/u, ''),
  );
  if (purpose === 'topic' && about.length < 2) return null;
  const isStart = /冒頭|最初|文頭/u.test(where ?? '') && !/段落/u.test(where ?? '');
  return {
    kind: 'add',
    purpose,
    about,
    count: Math.min(5, readNumber(count) ?? 1),
    at: isStart ? { from: 'start', nth: 0 } : /段落/u.test(where ?? '') ? readPlace(where) : null,
  };
}

export const jaWishes: WishRules = {
  clauses:
    /[。；;！!？?\n]+|(?:て|で|し)、|、(?=(?:また|さらに|そして|次に|最後に|その後|それから|加えて))|(?:また|さらに|そして|それから)、?/u,
  fillers:
    /(?:ください|下さい|お願いします|お願い(?:いた)?します|もらえますか|いただけますか|ほしい|欲しい|この節(?:の|を|は|で|に)?|ここ(?:の|を|は|で|に)|本節(?:の|を|は|で|に)?|もう少し|少し|できれば|なるべく|ちょっと)|^(?:また|さらに|そして|次に|それから|加えて)、?/gu,
  asks: /追加|削除|変え|変更|直し|加え|書|入れ|消|移|統一|引用|訳|確認|修正|計算|描|作|更新/u,
  light: /書いて|書き|変えて|変え|直して|直し|書/gu,
  rules,
};
