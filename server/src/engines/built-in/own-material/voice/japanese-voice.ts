/** 私立 and 私的 are no persons: behind one stands what joins it to a sentence. */
const behind = '(?=[はがもにをのでとへ、，]|から|より|自身|個人)';

const selves: readonly (readonly [RegExp, string])[] = [
  [/(?:私|わたし|僕|ぼく|俺)(?:たち|達|ら|ども)|我々|われわれ/gu, '筆者ら'],
  [new RegExp(`(?<![\\p{Script=Han}])(?:私|わたくし|わたし|僕|ぼく|俺|おれ)${behind}`, 'gu'), '筆者'],
];

/** Verbs of one stem that end as those of five do: 見る, 足りる, 感じる. */
const oneStem =
  /(?:^|[てでを、])み$|(?:起き|生き|飽き|尽き|でき|出来|落ち|満ち|朽ち|閉じ|感じ|信じ|応じ|通じ|生じ|講じ|論じ|命じ|準じ|演じ|禁じ|転じ|投じ|減じ|案じ|重んじ|用い|率い|老い|悔い|報い|伸び|延び|浴び|帯び|滅び|試み|顧み|鑑み|過ぎ|すぎ|借り|足り|たり|降り|下り|懲り|[見出得寝経着似煮居])$/u;
/** Words of one sign that する makes verbs: the others of one sign end in す. */
const suruSigns = '愛対関接達適属反要有発害略訳面称';

const godan: Readonly<Record<string, { plain: string; negative: string; past: string }>> = {
  い: { plain: 'う', negative: 'わ', past: 'った' },
  き: { plain: 'く', negative: 'か', past: 'いた' },
  ぎ: { plain: 'ぐ', negative: 'が', past: 'いだ' },
  し: { plain: 'す', negative: 'さ', past: 'した' },
  ち: { plain: 'つ', negative: 'た', past: 'った' },
  に: { plain: 'ぬ', negative: 'な', past: 'んだ' },
  び: { plain: 'ぶ', negative: 'ば', past: 'んだ' },
  み: { plain: 'む', negative: 'ま', past: 'んだ' },
  り: { plain: 'る', negative: 'ら', past: 'った' },
};

interface Forms {
  plain: string;
  negative: string;
  past: string;
}

/** The plain forms of what stands before ます; null where it cannot be told. */
function formsOf(stem: string): Forms | null {
  const last = stem.at(-1) ?? '';
  const root = stem.slice(0, -1);
  const one: Forms = { plain: `${stem}る`, negative: `${stem}な`, past: `${stem}た` };
  if (/あり$/u.test(stem) && !/[\p{Script=Han}]あり$/u.test(stem)) {
    return { plain: `${root}る`, negative: `${stem.slice(0, -2)}な`, past: `${root}った` };
  }
  if (/(?:来)$/u.test(stem)) return one;
  if (/(?:て|で|に|が|も|を|は|、|^)き$/u.test(stem) && !/でき$/u.test(stem)) {
    return { plain: `${root}くる`, negative: `${stem}な`, past: `${stem}た` };
  }
  if (last === 'し' && isSuru(root)) return { plain: `${root}する`, negative: `${stem}な`, past: `${stem}た` };
  if (/[えけげせぜてでねへべぺめれ]$/u.test(stem)) return one;
  // 三人いる, ている, がいる; but 使う and もらう.
  if (/(?:^|[てでがにはもを、人名匹頭校社ずく])い$/u.test(stem) && !/(?:使|言|違|払)い$/u.test(stem)) return one;
  if (oneStem.test(stem)) return one;
  const row = godan[last];
  if (!row || root === '') return null;
  const past = /(?:行|い|ゆ)き$/u.test(stem) && /(?:行|(?:^|[てにへ])い)き$/u.test(stem) ? 'った' : row.past;
  return { plain: `${root}${row.plain}`, negative: `${root}${row.negative}な`, past: `${root}${past}` };
}

const isSuru = (root: string): boolean =>
  /(?:[\p{Script=Han}]{2}|[\p{Script=Katakana}ーA-Za-z]|[をにとはもがり]|く)$/u.test(root) ||
  new RegExp(`(?:^|[^\\p{Script=Han}])[${suruSigns}]$`, 'u').test(root);

/** Where a clause may end, or goes on in the same form. */
const ends = '(?=$|[。、，]|が、|けど|けれど|ので|のに|から(?!も)|し、)';

const verbs: readonly (readonly [RegExp, (forms: Forms) => string])[] = [
  [new RegExp(`([^、。，]+?)ませんでした${ends}`, 'gu'), ({ negative }) => `${negative}かった`],
  [new RegExp(`([^、。，]+?)ません${ends}`, 'gu'), ({ negative }) => `${negative}い`],
  [new RegExp(`([^、。，]+?)ました${ends}`, 'gu'), ({ past }) => past],
  [new RegExp(`([^、。，]+?)ます${ends}`, 'gu'), ({ plain }) => plain],
];

const negated: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:では|じゃ)ありませんでした${ends}`, 'gu'), 'ではなかった'],
  [new RegExp(`(?:では|じゃ)ありません${ends}`, 'gu'), 'ではない'],
  [new RegExp(`くありませんでした${ends}`, 'gu'), 'くなかった'],
  [new RegExp(`くありません${ends}`, 'gu'), 'くない'],
];

const copulas: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`じゃない(?:です)?${ends}`, 'gu'), 'ではない'],
  [new RegExp(`(?:ん|の)です${ends}`, 'gu'), 'のである'],
  [new RegExp(`(?<=[いた])でしょう${ends}`, 'gu'), 'だろう'],
  [new RegExp(`でしょう${ends}`, 'gu'), 'であろう'],
  // An adjective, a wish, a negation and what was need no more: 高い, したい, ない, なかった. 違い and 扱い are names.
  [
    new RegExp(
      `(?<=(?:[しなたくきさよわかるおこつどいすろもみせま高安長多少遅早近遠強弱古悪良深浅広狭重軽暗若薄厚硬]い)|った)です${ends}`,
      'gu',
    ),
    '',
  ],
  // Behind a verb whose plain form could not be told it stays.
  [new RegExp(`(?<!ません)でした${ends}`, 'gu'), 'であった'],
  [/です(?=が、|けど|けれど|から|し、)/gu, 'だ'],
  [/です(?=ので|のに)/gu, 'な'],
  [/です(?=$|[。、，])/gu, 'である'],
];

/** As a paper says it: plain, and of its author. */
export function speakJapanese(clause: string): string {
  let told = clause;
  for (const [pattern, instead] of selves) told = told.replace(pattern, instead);
  told = told.replace(/(?<=[すたいるただん])(?:よね|ね|よ|なあ|なぁ|な〜|ですよ)$/u, '');
  for (const [pattern, instead] of negated) told = told.replace(pattern, instead);
  for (const [pattern, say] of verbs) {
    told = told.replace(pattern, (whole, stem: string) => {
      const forms = formsOf(stem);
      return forms ? say(forms) : whole;
    });
  }
  for (const [pattern, instead] of copulas) told = told.replace(pattern, instead);
  return told
    .replace(/^筆者(?:個人)?(?:の(?:意見|考え|見解))では、?/u, '筆者の考えでは、')
    .replace(/(?:と思う|と思っている|と思われる)$/u, 'と考える');
}
