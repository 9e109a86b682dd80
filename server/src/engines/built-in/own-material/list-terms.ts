import type { Language } from '@yanmo/contract/languages';
import { isGeneralWord } from '../../../text/general-words.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { segmentWords } from '../../../text/words.ts';

const most = 12;

/** Words of telling, counting and joining: every sentence has them, and no heading is about them. */
const idle = new Set(
  `存在 其中 共有 本次 需要 认为 普遍 反映 由于 达到 只有 基本 情况 一个 一方 实际 遇到 掌握 相关 因为 如果 目前 已经 没有 可以 我们 他们 笔者 方面 进行 以及
   表示 显示 发现 调查 有效 占比 比例 合计 最高 最低 万人 左右 以上 以下 万件 万元 亿元 小时 分钟 建立 希望 愿意 不愿 主要 部分 不够 较高 较低 根据 例如
   about above after also among because been before being below between both could does doing during each even every from have having here high into just less made make many mean means
   more most much must only other over said same shall should show shows since some such than that their them then there these they this those through under until very want well were
   what when where which while will with within without would your
   para pero como cuando desde donde entre esta este estos estas hasta muchos otros porque puede pueden según sobre también tiene tienen todos`
    .split(/\s+/u)
    .filter(Boolean),
);

const single = /^\p{Script=Han}$/u;
const particle =
  /^[的了在是有和与及或等被把将从到为以对于中上下不也都就又并所其之一二三四五六七八九十个名位户家份件条次例人年月日]$/u;

/** Words of a text that a heading may name, each once, in the order of the text. */
export function listTerms(text: string, language: Language): string[] {
  const isWide = isWideLanguage(language);
  const terms = new Set<string>();
  const add = (word: string): void => {
    if (terms.size < most && !idle.has(word) && !isGeneralWord(word)) terms.add(word);
  };
  // What the dictionary does not know comes in single signs: together they are a name, 冷链.
  let run = '';
  const end = (): void => {
    if (run.length >= 2 && run.length <= 5) add(run);
    run = '';
  };
  for (const { segment, isWordLike } of segmentWords(text, language)) {
    const word = segment.trim().toLowerCase();
    if (isWide && single.test(word) && !particle.test(word)) {
      run += word;
      continue;
    }
    end();
    if (!isWordLike || !/\p{L}/u.test(word) || /\d/u.test(word)) continue;
    if ([...word].length < (isWide && /[\p{Script=Han}\p{Script=Katakana}]/u.test(word) ? 2 : 4)) continue;
    if (isWide && /^[\p{Script=Hiragana}ー]+$/u.test(word)) continue;
    add(word);
  }
  end();
  return [...terms];
}
