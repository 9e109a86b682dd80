import type { Field } from '@yanmo/contract/codes';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

function headingsOf(field: Field, title: string): string {
  const chapters = writeOutlineAtOnce({
    ...{ title, language: 'ja', field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 8_000, variant: 0 },
    ...{ keywords: [], works: [], extraRequirements: '' },
  });
  const listAll = (nodes: typeof chapters): string[] =>
    nodes.flatMap((node) => [node.title, ...listAll(node.children)]);
  return listAll(chapters).join('\n');
}

/** What the headings of a Japanese title must say, and what they must not. */
const titles: readonly (readonly [Field, string, readonly RegExp[], RegExp])[] = [
  // A place where a change is seen is no event, and the change did something to somebody.
  [
    'economics',
    '新幹線の開業は地域経済に何をもたらしたか―北陸を事例に―',
    [/地域経済に生じた変化/u, /新幹線の開業/u],
    /北陸の(?:発端|経過)|得られた成果/u,
  ],
  ['history', '鉄道の開通は何をもたらしたか―信州を事例に―', [/生じた変化/u, /暮らしと移動/u], /信州の発端/u],
  // What befalls people is borne on by what they have or do, though it is named first.
  [
    'medicine',
    '看護師の離職意向と職場の人間関係の関連',
    [/人間関係が看護師の離職意向に/u],
    /人間関係に(?:影響|及ぼす)/u,
  ],
  ['medicine', '高齢者の転倒と服薬数の関連', [/服薬数が高齢者の転倒に/u], /転倒が服薬数/u],
  ['education', '読書習慣と語彙力の関連', [/読書習慣が語彙力に/u], /語彙力が読書習慣/u],
  // The points of law are what is said of the matter.
  ['law', '選択的夫婦別姓をめぐる憲法上の論点', [/諸外国における選択的夫婦別姓/u], /論点(?:の立証|と隣接|が提起)/u],
  ['law', '安楽死をめぐる刑法上の問題', [/安楽死をめぐる学説と判例/u], /問題の(?:解釈論|再解釈)/u],
  // A property is bettered by something that is made and tested; a bettering has no kinds.
  [
    'engineering',
    '風力発電用ブレードの騒音低減に関する研究',
    [/騒音を増やす要因/u, /騒音の試験と測定/u],
    /騒音低減の(?:定義|概念)/u,
  ],
  [
    'engineering',
    '歯車の耐摩耗性の向上に関する研究',
    [/耐摩耗性を制約する要因/u],
    /耐摩耗性(?:の水準|による変化|を用いる)/u,
  ],
  // What a thing does in a work is asked, and not what it stands for.
  ['literature', '太宰治『人間失格』における手記の機能', [/筋を動かす働き/u, /手記の機能/u], /手記の変化|作者の境遇/u],
  // Girls are asked about as much as the school that they went to.
  ['history', '江戸時代の藩校と女子教育', [/女子教育の歴史的条件/u], /女子教育に与える影響/u],
  ['history', '江戸時代の寺子屋と庶民教育', [/寺子屋の運営と教育/u], /庶民教育の歴史的条件/u],
  // What stands in quotation marks is one name, and keeps its signs.
  [
    'literature',
    '夏目漱石『三四郎』における「迷羊と無意識」の意味',
    [/「迷羊と無意識」を示す箇所/u],
    /「迷羊(?!と)|^無意識」/mu,
  ],
  ['art', '黒澤明『もののふの城』における沈黙の表現', [/『もののふの城』/u], /『ものふ/u],
  // A notion held against something of another time did not spread to it.
  ['philosophy', 'カントの「永遠平和」論と現代の国際秩序', [/から見た現代の国際秩序/u], /伝播|現代のカント/u],
  // A policy has aims and means; its effects and limits have none.
  [
    'interdisciplinary',
    '少子化に対する子育て支援政策の効果と課題',
    [/少子化に対する子育て支援政策の政策課題と目標/u],
    /効果と課題の(?:政策課題|副作用|選択肢)/u,
  ],
  [
    'economics',
    '観光公害に対する自治体政策の効果と限界：ニセコ町の宿泊税を中心に',
    [/ニセコ町の宿泊税の成果/u, /観光公害に対する/u],
    /効果と限界の/u,
  ],
  // What came to be is named with whose coming it was, and the town stands before both.
  [
    'history',
    '明治期の横浜における新聞の成立と市民社会',
    [/新聞の成立から市民社会への影響/u],
    /成立の成り立ち|^成立/mu,
  ],
  [
    'interdisciplinary',
    '里山の維持と地域コミュニティの変容――能登町を事例として',
    [/里山の維持が地域コミュニティの変容に/u],
    /地域コミュニティの発端/u,
  ],
  // Who watches over people reads and tells; nothing is steered.
  ['agriculture', '過疎地域における空き家の発生要因と利活用策――島根県を事例に', [/空き家.*原因/u], /両者の関係/u],
  ['history', '明治期における小学校の普及と女子の就学', [/女子の就学への影響/u], /就学の成立と普及/u],
  ['education', '高校国語科における対話を促す授業づくり', [/対話を促す授業の設計/u], /授業づくりの授業/u],
  ['philosophy', 'レヴィナスの「他者」概念から考える現代の介護', [/「他者」概念とは何か/u], /介護の由来/u],
  ['management', '地域祭りの現状と課題：若者の参加に着目して', [/若者の参加の現状/u], /若者の参加の活用/u],
  ['engineering', 'センサを用いた登山者見守りシステムの試作', [/通知の相手と手順/u], /制御則|校正/u],
  // How a study was done is no part of what it studies.
  [
    'medicine',
    '訪問看護における終末期患者の家族への支援に関する質的研究',
    [/インタビュー調査の設計/u],
    /質的(?:を|が|に|の)/u,
  ],
  [
    'education',
    '地域教材を活用した小学校社会科の授業改善に関する実践的研究',
    [/小学校社会科の授業の設計/u],
    /社会科の成果/u,
  ],
  // The law of two lands is compared; comparing has no elements.
  ['law', '代理出産の規制をめぐる比較法的考察―フランスと日本―', [/フランスと日本/u], /比較法的考察の/u],
  ['science', '湖沼におけるマイクロプラスチックの分布と発生源', [/マイクロプラスチックの濃度と分布/u], /分布の濃度/u],
  // What is acted on is named first, and what acts stands behind it.
  ['science', '大腸菌の増殖に及ぼす温度の影響', [/温度に対する大腸菌の増殖の反応/u], /及ぼす温度の(?:試験|影響を用)/u],
  ['medicine', '高齢者の転倒に与える服薬の影響に関する研究', [/交絡因子/u], /介入群/u],
  // Who harms by what is one harm, and nobody insures a copied work.
  ['law', '生成AIによる著作権侵害の法的責任', [/生成AIによる著作権侵害の法的責任の成立要件/u], /基金/u],
  ['law', 'ドローンによる落下事故の民事責任', [/ドローンによる落下事故の民事責任の成立要件/u], /ドローンの成立/u],
  // Why and what next is asked of the thing.
  [
    'management',
    '無印良品の成長要因と今後の課題',
    [/^無印良品の成長要因$/mu, /残された懸念/u],
    /今後(?:という|の再解釈|を左右)/u,
  ],
  ['interdisciplinary', 'フードロスの発生要因と削減に向けた取り組み', [/フードロスの原因/u], /発生要因と削減の/u],
  // What is designed is built and tested.
  ['engineering', '太陽光追尾装置の設計と試作', [/試作機の試験/u], /諸側面|設計の現状/u],
  // What a deed hangs on is asked of those who do it.
  ['medicine', '透析患者の自己管理行動に影響を与える要因', [/透析患者の抽出/u], /方法の比較|機構/u],
  // What is seen in novels is read in them.
  ['literature', '谷崎潤一郎の小説に見る女性観の変遷', [/谷崎潤一郎の小説に現れる女性観/u], /広がる経路|定着/u],
  ['interdisciplinary', '新聞社説における移民報道の日独比較', [/ドイツの移民報道の主な特徴/u], /日独比較の/u],
  // What grew is set beside what it may have done.
  ['economics', '日本における女性就業の拡大と家計消費', [/女性就業の拡大が家計消費に/u], /拡大の現状|諸側面/u],
  ['history', '江戸時代における検閲制度と貸本屋の役割', [/検閲制度における貸本屋の取り組み/u], /における.*における/u],
  ['engineering', 'GRUを用いた交通量予測モデルの構築', [/交通量予測モデルの構成/u], /モデルのモデル/u],
  // What is set stands behind what comes of it, and still acts.
  ['science', '納豆菌の増殖速度と糖の種類の関係', [/糖の種類に対する納豆菌の増殖速度/u], /糖の種類の反応/u],
  ['education', '中学生の学習意欲に影響を与える教師の声かけ', [/教師の声かけが中学生の学習意欲に/u], /声かけの由来/u],
  ['economics', '円高期における町工場の廃業要因', [/町工場の廃業を左右/u], /町工場を左右|廃業要因に及ぼす/u],
];

it.each(titles)('keeps to the title: %s %s', (field, title, wanted, unwanted) => {
  const headings = headingsOf(field, title);
  for (const words of wanted) expect(headings).toMatch(words);
  expect(headings).not.toMatch(unwanted);
});
