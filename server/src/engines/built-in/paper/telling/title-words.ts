import type { Language } from '@yanmo/contract/languages';
import { listPieces } from '../../../../text/word-overlap.ts';
import { segmentWords } from '../../../../text/words.ts';
import { isIdeographic } from '../../knowledge/has-word.ts';
import type { WordUse } from './rarity.ts';
import { listTelling, ofAnyTitle } from './title-asks.ts';

/** Words of titles that sheets seldom use and that name no thing. */
const plainWide: ReadonlySet<string> = new Set([
  ...ofAnyTitle,
  ...'农作物 赋能 理念 机遇 挑战 反思 运用 出路 困境 成才 视域 视野 启示 创新 传承 探索 探析 推广 普及 开展 落实 推行 运行 述评 综述 举措 效应 因素 趋势 高质量发展 高质量 新形势 新时代 新常态 新格局 新环境 痛点 堵点 难点 应对 突围 破局 破解 化解 制约 推进 改进 完善 加强 提升 质量 水平 典型 经典 长效 实施 效果 成效 之道 之策 热点 前景 优势 短板 瓶颈 障碍 现实 存在 面临 构建 建立 健全 思考 回顾 展望 审视 内涵 价值 逻辑 进路 调查 特点 方法 技术 不同 用量'.split(
    ' ',
  ),
  ...'可能性 意義 変化 変遷 実態 背景 動向 展望 比較 検討 評価 活用 推進 現代 解釈 人物像 問題点 内容'.split(' '),
]);
/** In Japanese alone: what all that is asked of a thing says. */
const plainJa: ReadonlySet<string> = new Set(
  '社会 違い 相違 仕組み 事例 解決 解決策 改善 改善策 対応策 到達点 メリット デメリット 利点 欠点 光 影 今後 未来 将来 行方 重要性 必要性 特徴 歴史 理由 方策 取り組み 論点 議論 示唆 教訓 位置づけ 捉え方 向き合い方 実現 提言 実践 諸外国 海外'.split(
    ' ',
  ),
);
const plainJaLong = [...plainJa].filter((word) => word.length > 2);
const plainLong = [...plainWide].filter((word) => word.length > 2);
const plainLatin = listPieces(
  [
    'portrayal depiction representation levels outcomes applications use using factors change over time new approach perspectives overview review evidence',
    'experiences practice challenges opportunities influence relationship importance benefits reform reduction improvement traditional among within',
    'success influencing affecting determinants emerging prospects trends barriers key best practices evaluation past present future debate arguments significance framework advances',
    'retos desafíos influencia importancia relación propuesta aplicación uso factores cambio nuevo enfoque perspectiva revisión experiencia práctica mejora nivel',
    'sociedad contemporánea concepto definición origen evolución proceso persistencia vigencia abordaje necesidad claves problemática posibilidades límites ventajas desventajas inconvenientes presente futuro luces sombras asignatura pendiente',
  ].join(' '),
);

/** Names of which a dictionary knows the halves alone: a society and its works are no social work. */
const whole: ReadonlySet<string> = new Set(['社会工作', '小组工作', '个案工作', '社区工作']);

const farOftener = 20;

/** What joins the parts of a Chinese phrase is in no word of it. */
const joints = /[的与和及之]/u;
const isHiragana = (text: string): boolean => /^[\u3040-\u309f]+$/u.test(text);
const isKatakana = (text: string): boolean => /^[\u30a0-\u30ff]+$/u.test(text);

/**
 * Words of a run of ideographs. What a dictionary parts badly is mended by how sheets write: 马克 never stands there without 思, and a sign that it
 * leaves alone belongs to the word beside it where sheets have the two together.
 */
function partRun(run: string, language: Language, { count }: WordUse): string[] {
  // 上の of 紫の上の: what joins is no part of a word.
  const segments = [...segmentWords(run, language)].map(({ segment }) => segment.replace(/(?<=.)の$/u, ''));
  for (let at = 0; at + 1 < segments.length; at += 1) {
    const both = `${segments[at]}${segments[at + 1]}`;
    if (whole.has(both)) segments.splice(at, 2, both);
  }
  for (let at = 0; at + 1 < segments.length; at += 1) {
    const [one = '', other = ''] = segments.slice(at, at + 2);
    if (one.length < 2 || other.length < 2 || isKatakana(one)) continue;
    const longer = one + other.charAt(0);
    if (count(one) > 0 && count(longer) === count(one)) segments.splice(at, 2, longer, other.slice(1));
  }
  const words: string[] = [];
  let isOpen = false;
  for (let at = 0; at < segments.length; at += 1) {
    const segment = segments[at] ?? '';
    const last = words.at(-1) ?? '';
    const next = segments[at + 1] ?? '';
    if (isHiragana(segment)) {
      isOpen = false;
      continue;
    }
    const isLetter = segment.length === 1;
    // 小学|课|后|服务: a sign belongs with the next one where sheets have these two far more often.
    const isWithNext =
      isLetter && next.length === 1 && last.length > 1 && count(segment + next) > count(last + segment) * farOftener;
    if (isWithNext) {
      words.push(segment + next);
      at += 1;
    } else if (
      isOpen &&
      ((isKatakana(segment) && isKatakana(last)) || (isLetter && (last.length === 1 || count(last + segment) > 0)))
    )
      words[words.length - 1] = last + segment;
    else if (isLetter && next.length > 1 && !isHiragana(next) && count(segment + next) > 0) {
      words.push(segment + next);
      at += 1;
    } else words.push(segment);
    isOpen = true;
  }
  return words;
}

/** The words by which a phrase of a title is told from others; those of any title are none. */
export function listWords(text: string, language: Language, use: WordUse): string[] {
  const long = language === 'ja' ? [...plainLong, ...plainJaLong] : plainLong;
  const bare = long.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  const wide = (bare.match(/[\p{Script=Han}\u3040-\u30ff々]+/gu) ?? [])
    .flatMap((run) => (language === 'ja' ? [run] : run.split(joints)))
    .flatMap((run) => partRun(run, language, use));
  const spaced = [...listTelling(text)].filter((piece) => !isIdeographic(piece) && !plainLatin.has(piece));
  return [
    ...new Set([
      ...wide.filter((word) => !plainWide.has(word) && !(language === 'ja' && plainJa.has(word))),
      ...spaced,
    ]),
  ];
}
