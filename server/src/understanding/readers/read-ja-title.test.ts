import type { Field } from '@yanmo/contract/codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import type { Sign } from '../title-reading.ts';
import { readJaTitle } from './read-ja-title.ts';

type Row = [title: string, field: Field, object: string, aspect: string | null, contexts: string[], signs: Sign[]];

const rows: Row[] = [
  ['正当防衛の法的根拠', 'law', '正当防衛', '法的根拠', [], ['norm']],
  ['看護師の離職要因と定着支援', 'medicine', '離職', '要因と支援', ['population 看護師'], ['problem', 'remedy']],
  ['買い物難民と行政の対応', 'interdisciplinary', '買い物難民', '行政の対応', [], ['remedy']],
  [
    'オーバーツーリズムと自治体の対策―鎌倉市を例に',
    'interdisciplinary',
    'オーバーツーリズム',
    '自治体の対策',
    ['place 鎌倉市'],
    ['remedy'],
  ],
  ['トヨタとホンダのブランド戦略', 'management', 'トヨタとホンダ', 'ブランド戦略の比較', [], ['comparison']],
  ['機械は痛みを感じるか', 'philosophy', '機械', '痛みを感じる可能性', [], ['question']],
  ['宿題は必要か', 'education', '宿題', '必要性', [], ['question']],
  ['カントの定言命法の現代的意義', 'philosophy', '定言命法', '現代的意義', [], ['concept']],
  ['幸福とは何か', 'philosophy', '幸福', '意味', [], ['question', 'concept']],
  ['最低賃金引き上げが雇用に与える影響', 'economics', '最低賃金引き上げ', '雇用への影響', [], ['effect']],
  [
    '日本の年金制度の現状と課題',
    'economics',
    '年金制度',
    '現状と課題',
    ['place 日本'],
    ['status', 'problem', 'policy'],
  ],
  ['SNS上の名誉毀損に対する法的責任', 'law', 'SNS上の名誉毀損', '法的責任', [], ['norm']],
  ['成年後見制度の問題点と改善策', 'law', '成年後見制度', '問題点と改善策', [], ['problem', 'remedy', 'policy']],
  ['小学校における外国語教育の課題', 'education', '外国語教育', '課題', ['population 小学校'], ['problem']],
  [
    'ICTを活用した中学校理科の授業づくり',
    'education',
    '中学校理科',
    '授業づくり',
    ['means ICT'],
    ['application', 'teaching'],
  ],
  [
    '宮沢賢治『銀河鉄道の夜』における死生観',
    'literature',
    '死生観',
    '解釈',
    ['text 『銀河鉄道の夜』'],
    ['interpretation'],
  ],
  ['『源氏物語』の女性像', 'literature', '女性像', '解釈', ['text 『源氏物語』'], ['interpretation']],
  ['江戸時代の寺子屋教育', 'history', '寺子屋教育', null, ['time 江戸時代'], ['history']],
  ['明治期の女子教育の展開', 'history', '女子教育', '展開', ['time 明治期'], ['history']],
  ['金属ナノ粒子の合成と評価', 'science', '金属ナノ粒子', '合成と評価', [], ['preparation']],
  [
    'Arduinoを用いた植物水やりシステムの製作',
    'engineering',
    '植物水やりシステム',
    '製作',
    ['means Arduino'],
    ['design'],
  ],
  ['機械学習による株価予測', 'engineering', '株価予測', '機械学習', [], ['design']],
  [
    '施肥量がホウレンソウの硝酸含量に及ぼす影響',
    'agriculture',
    '施肥量',
    '硝酸含量への影響',
    ['setting ホウレンソウ'],
    ['effect'],
  ],
  [
    '新規就農者の定着要因――長野県を事例に',
    'agriculture',
    '新規就農者',
    '定着要因',
    ['place 長野県'],
    ['factors', 'case'],
  ],
  [
    '術後疼痛に対するアロマセラピーの効果',
    'medicine',
    'アロマセラピー',
    '効果',
    ['population 術後疼痛'],
    ['effect', 'trial'],
  ],
  [
    '糖尿病患者の自己管理行動に影響する要因',
    'medicine',
    '自己管理行動',
    '影響要因',
    ['population 糖尿病患者'],
    ['factors', 'effect', 'trial'],
  ],
  ['ミッドウェー海戦の敗因', 'military', 'ミッドウェー海戦', '敗因', [], ['factors', 'history']],
  [
    'コンビニエンスストアの出店戦略：セブン-イレブンとローソンの比較',
    'management',
    'コンビニエンスストアの出店戦略',
    '比較',
    ['case セブン-イレブンとローソン'],
    ['comparison'],
  ],
  [
    'リーダーシップが従業員満足に及ぼす影響：心理的安全性の媒介効果',
    'management',
    'リーダーシップ',
    '従業員満足への影響と媒介',
    [],
    ['effect'],
  ],
  ['ベートーヴェン「月光」の演奏解釈', 'art', 'ベートーヴェン「月光」', '演奏解釈', [], ['interpretation']],
  ['人はなぜ約束を破ってはいけないのか', 'philosophy', '約束', '禁じられる根拠', [], ['question', 'argument']],
  ['なぜ室町幕府は滅亡したのか', 'history', '室町幕府の滅亡', '要因', [], ['question', 'factors']],
  ['在宅勤務は社員の生産性を高めるか', 'management', '在宅勤務', '生産性への影響', ['population 社員'], ['effect']],
  ['琵琶湖の水質調査', 'science', '水質', '調査', ['place 琵琶湖'], ['survey']],
  ['コンビニの食品ロス削減', 'management', '食品ロス削減', null, ['setting コンビニ'], []],
  ['宮沢賢治作品の色彩表現', 'literature', '色彩表現', null, ['text 宮沢賢治作品'], ['interpretation']],
  ['若者はなぜ投票に行かないのか', 'interdisciplinary', '若者', '投票に行かない要因', [], ['question', 'factors']],
  ['日独の環境教育の比較研究', 'education', '環境教育', '比較研究', ['place 日本とドイツ'], ['comparison']],
  ['少子化対策の国際比較', 'interdisciplinary', '少子化対策', '国際比較', [], ['remedy', 'comparison']],
  ['高齢者の孤立と地域コミュニティ', 'interdisciplinary', '高齢者の孤立', '地域コミュニティとの関係', [], ['effect']],
  ['量子コンピュータ', 'science', '量子コンピュータ', null, [], []],
];

describe('readJaTitle', () => {
  test.each([
    ['遠隔診療の導入における課題', 'medicine', '遠隔診療', '導入の課題', ''],
    ['音声解析による見守り装置の開発', 'engineering', '見守り装置', '開発', '音声解析'],
    ['都市の論理と農村の論理の比較', 'interdisciplinary', '都市の論理と農村の論理', '比較', ''],
    ['避難所の設計：神戸の震災の教訓から', 'engineering', '避難所', '設計', '神戸の震災'],
    ['図書館が抱える課題と解決策', 'interdisciplinary', '図書館', '課題と解決策', ''],
    ['公民館を取り巻く環境の変化', 'education', '公民館', '環境の変化', ''],
    ['盆踊りの抱える課題とその解決に向けて', 'interdisciplinary', '盆踊り', '課題と解決', ''],
    ['里親制度の問題点とその解決策について', 'law', '里親制度', '問題点と解決策', ''],
    ['消費者契約法の改正とその影響', 'law', '消費者契約法の改正', '影響', ''],
    ['墓じまいがもたらすもの', 'interdisciplinary', '墓じまい', 'もたらすもの', ''],
    ['内部通報制度の改善に向けた提言', 'law', '内部通報制度', '改善に向けた提言', ''],
    ['ローカル線の維持に向けて', 'economics', 'ローカル線', '維持に向けた課題', ''],
    ['森林の荒廃を防ぐために', 'agriculture', '森林の荒廃', '防止', ''],
    ['訪問看護の質を高めるための方策', 'medicine', '訪問看護', '質の向上のための方策', ''],
    ['地熱発電の普及を妨げる要因', 'engineering', '地熱発電', '普及を妨げる要因', ''],
    ['地熱発電が普及しない理由', 'engineering', '地熱発電', '普及しない理由', ''],
    ['宅配便が都市にもたらす変化', 'economics', '宅配便', '都市の変化', ''],
    ['塩の結晶成長に及ぼす攪拌速度の影響', 'science', '攪拌速度', '塩の結晶成長への影響', ''],
    ['生徒の制服に対する意識調査', 'education', '制服', '意識調査', '生徒'],
    ['在宅緩和ケアにおける薬剤師の役割', 'medicine', '在宅緩和ケア', '薬剤師の役割', ''],
    ['授業における教師の役割', 'education', '教師', '役割', '授業'],
    ['行政による放置自転車への対応', 'interdisciplinary', '放置自転車', '行政による対応', ''],
    ['ゲーム理論による入札の分析', 'economics', '入札', '分析', 'ゲーム理論'],
    ['日本とタイの仏教の比較', 'philosophy', '仏教', '比較', '日本とタイ'],
    ['わが国における陪審制の現状と課題', 'law', '陪審制', '現状と課題', 'わが国'],
    ['これからの図書館のあり方', 'education', '図書館', '今後のあり方', ''],
    ['制服再考', 'education', '制服', '再考', ''],
    ['いじめという問題', 'education', 'いじめ', '問題', ''],
    ['英語教育の光と影', 'education', '英語教育', '光と影', ''],
    ['英語教育のメリットとデメリット', 'education', '英語教育', 'メリットとデメリット', ''],
    ['子どもの孤食の現状と課題', 'interdisciplinary', '子どもの孤食', '現状と課題', ''],
    ['ふるさと教育と地域社会', 'education', 'ふるさと教育', '地域社会との関係', ''],
    ['地方競馬の現状と課題', 'economics', '地方競馬', '現状と課題', ''],
    ['『徒然草』の文体', 'literature', '『徒然草』', '文体', ''],
    ['誰もが移動できる町へ―路線バスの現状と課題', 'economics', '路線バス', '現状と課題', ''],
    [
      '路線バスの現状と課題〜利用者へのアンケート調査から〜',
      'economics',
      '路線バス',
      '現状と課題',
      '利用者へのアンケート調査',
    ],
    ['路線バスの現状と課題―ドイツとの比較から―', 'economics', '路線バス', '現状と課題', 'ドイツ'],
    ['どうすれば食べ残しを減らせるか', 'interdisciplinary', '食べ残し', '削減の方策', ''],
    ['認知症とどう向き合うか', 'medicine', '認知症', '向き合い方', ''],
    ['日本の陪審制は復活すべきか', 'law', '陪審制', '是非', '日本'],
    ['図書館はどうあるべきか', 'education', '図書館', 'あり方', ''],
    ['なぜ陪審制は必要なのか', 'law', '陪審制', '必要性', ''],
    ['監視カメラは人権侵害か', 'law', '監視カメラ', '人権侵害への該当性', ''],
    ['自動運転は私たちの暮らしをどう変えるか', 'engineering', '自動運転', '暮らしへの影響', ''],
    ['農泊を通じた地域活性化', 'agriculture', '農泊', '地域活性化', ''],
    ['ゲームから考える現代社会', 'interdisciplinary', 'ゲーム', null, '現代社会'],
  ] as const)('%s, by what it was cut at', (title, _field, object, aspect, scope) => {
    const reading = readJaTitle(title);
    const shown = reading.contexts.filter(({ isQuiet }) => !isQuiet).map(({ text }) => text);
    expect([reading.object, reading.aspect, shown.join('、')]).toEqual([object, aspect, scope]);
  });

  test.each(rows)('%s', (title, _field, object, aspect, contexts, signs) => {
    const reading = readJaTitle(title);
    expect([reading.object, reading.aspect]).toEqual([object, aspect]);
    const shown = reading.contexts.filter(({ isQuiet }) => !isQuiet).map(({ kind, text }) => `${kind} ${text}`);
    expect(shown).toEqual(contexts);
    expect(reading.signs).toEqual(expect.arrayContaining(signs));
  });

  test('a bearing names cause, outcome and what stands between', () => {
    expect(readJaTitle('リーダーシップが従業員満足に及ぼす影響：心理的安全性の媒介効果').bearing).toEqual({
      cause: 'リーダーシップ',
      outcome: '従業員満足',
      through: '心理的安全性',
      under: null,
    });
    expect(readJaTitle('学習動機と学業成績の関連：自己調整の調整効果').bearing).toMatchObject({ under: '自己調整' });
  });

  test('the two that are compared are told apart', () => {
    const title = 'コンビニエンスストアの出店戦略：セブン-イレブンとローソンの比較';
    expect(readJaTitle(title).sides).toEqual(['セブン-イレブン', 'ローソン']);
  });

  test('whatever is typed, an object is read, of the title alone and with its quotes whole', () => {
    const pieces = [
      'の',
      'と',
      'が',
      'における',
      '『',
      '』',
      '「',
      '」',
      '影響',
      '研究',
      'を用いた',
      '大学生',
      '日本',
      '——',
      '：',
      'を事例に',
      '？',
      'なぜ',
      'か',
      'AI',
      ' ',
      'に関する',
      '明治期',
      '比較',
      '（',
      '）',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 24 }), (parts) => {
        const title = parts.join('');
        const { object, contexts } = readJaTitle(title);
        expect(object).not.toBe('');
        expect([...object].every((sign) => title.includes(sign) || 'の性'.includes(sign))).toBe(true);
        for (const { text } of contexts) expect(text).not.toMatch(/[\uE000-\uE0FF]/u);
      }),
      { numRuns: 300 },
    );
  });

  test('hostile titles are read at once', () => {
    const titles = [
      'の'.repeat(240),
      'と'.repeat(240),
      'における'.repeat(60),
      '『'.repeat(240),
      '「」'.repeat(120),
      'が及ぼす影響'.repeat(40),
      'を用いた'.repeat(60),
      'の現状と課題'.repeat(40),
      '大学生の'.repeat(60),
      'か？'.repeat(120),
    ];
    for (const title of titles) {
      expectQuick(200, () => expect(readJaTitle(title.slice(0, 240)).object).not.toBe(''), title);
    }
  });
});
