import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';

/** Uploads of a student with figures in them that a paper on the title has to use as they are. */
export interface PlantedUploads {
  title: string;
  language: Language;
  field: Field;
  texts: readonly string[];
  tables: readonly string[];
  /** As they stand in the files. */
  figures: readonly string[];
}

export const plantedUploads: readonly PlantedUploads[] = [
  {
    title: '山区县茶青收购点排队问题研究',
    language: 'zh',
    field: 'management',
    texts: [
      `茶青收购点调查笔记

一、基本情况

全县设有茶青收购点 46 个，覆盖茶农 11380 户。2024 年春茶期间共收购茶青 3927 吨。

二、排队的情况

调查共发放问卷 215 份，回收有效问卷 203 份。高峰日茶农平均排队 97 分钟，其中 38.4% 的茶农排队超过两小时。凌晨三点前到场的茶农占 21.7%。

三、看到的问题

每个收购点平均只有 1.6 台地磅，单次过磅需要 7.5 分钟。排队使茶青含水率下降 4.3 个百分点，等级因此降低的批次占 16.2%。茶农普遍反映现场没有遮阳棚，茶青堆放升温明显。

四、建议

建议推行分时预约，把高峰日的到场人数控制在 260 人以内。`,
    ],
    tables: ['收购点,日均到场人数,平均排队（分钟）\n桃溪,312,118\n石坪,274,96\n高岭,189,61\n云头,143,44'],
    figures: [
      ...['46', '11380', '3927', '215', '203', '97', '38.4%', '21.7%', '1.6', '7.5', '4.3', '16.2%', '260'],
      ...['312', '118', '143', '44'],
    ],
  },
  {
    title: 'Waiting Times at Repair Cafés in Small Towns',
    language: 'en',
    field: 'management',
    texts: [
      `Notes on three repair cafés

Setting

The three cafés opened on 58 Saturdays and received 1742 visitors in all. Each café has 6.5 volunteers on an average day.

What was counted

We surveyed 164 visitors between March and June. The survey showed that 43.9% of visitors waited for more than an hour. Electrical goods made up 61.3% of the items brought in. Volunteers repaired 72.8% of the items on the day itself.

Problems

The lack of spare parts ended 19.6% of all attempts. Visitors complained that nobody told them how long the queue was.

Recommendations

Visitors should register by telephone, which took 3.2 minutes per person in the trial.`,
    ],
    tables: ['town,visitors,repaired share\nHalden,684,75.4%\nMarsk,571,71.9%\nLinwood,487,69.3%'],
    figures: [
      ...['58', '1742', '6.5', '164', '43.9%', '61.3%', '72.8%', '19.6%', '3.2'],
      ...['684', '487', '75.4%', '69.3%'],
    ],
  },
  {
    title: '地方商店街における朝市の継続条件に関する研究',
    language: 'ja',
    field: 'economics',
    texts: [
      `朝市の聞き取りメモ

概要

朝市は月に 4 回開かれ、出店者は 37 店である。来場者は一回あたり 512 人であった。

調査

出店者 29 名に聞き取り調査を実施した。出店者の平均年齢は 68.3 歳である。後継者がいないと答えた店は 55.2% を占めた。

課題

出店料は一回 1200 円であり、雨天時の売上は 46.8% 減少する。`,
    ],
    tables: [],
    figures: ['37', '512', '29', '68.3', '55.2%', '1200', '46.8%'],
  },
  {
    title: 'La gestión de huertos compartidos en barrios periféricos',
    language: 'es',
    field: 'interdisciplinary',
    texts: [
      `Notas sobre los huertos

Los cuatro huertos reúnen a 326 personas y ocupan 5140 metros cuadrados. Se entrevistó a 41 responsables de parcela. El 57,1 % de los hogares cultiva menos de tres horas por semana. La falta de riego afecta al 33,6 % de las parcelas.`,
    ],
    tables: [],
    figures: ['326', '5140', '41', '57,1 %', '33,6 %'],
  },
];
