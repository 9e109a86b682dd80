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
];

it.each(titles)('keeps to the title: %s %s', (field, title, wanted, unwanted) => {
  const headings = headingsOf(field, title);
  for (const words of wanted) expect(headings).toMatch(words);
  expect(headings).not.toMatch(unwanted);
});
