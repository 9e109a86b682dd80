import type { ThesaurusLine } from '../../../../knowledge/thesaurus-line.ts';
import type { Edit, RuleName } from '../../edit.ts';
import { fitsContext, type Place } from './fits-context.ts';
import type { Clause, Sentence, ZhParagraph } from './zh-paragraph.ts';
import { fillGaps, type ZhEntry, zhThesaurus } from './zh-thesaurus.ts';

const longestGap = 24;
const parting = /[，；：。！？,;:!?（）()“”]/u;

const ruleOf = ({ kind }: ThesaurusLine): RuleName =>
  kind === 'connective' ? 'CONNECTIVE' : kind === 'phrase' ? 'PHRASE' : 'WORD';

/** Where the word ends that begins at `start`, and what stands in its gaps; null where it does not stand there. */
function matchAt({ text, isBoundary }: ZhParagraph, { line, pieces }: ZhEntry, start: number) {
  const [head = '', ...others] = pieces;
  if (!text.startsWith(head, start)) return null;
  const filled: string[] = [];
  let end = start + head.length;
  for (const piece of others) {
    if (!isBoundary(end)) return null;
    // No farther than a gap reaches: what never comes must not be sought to the end of the text.
    const gap = text.slice(end, end + longestGap + piece.length).indexOf(piece, 1);
    const next = end + gap;
    if (gap < 0 || !isBoundary(next)) return null;
    const between = text.slice(end, next);
    if (parting.test(between) || between.includes(head)) return null;
    filled.push(between);
    end = next + piece.length;
  }
  if (!isBoundary(end)) return null;
  const isPartOfAnother = line.notIn?.some((longer) => {
    for (let at = longer.indexOf(line.word); at >= 0; at = longer.indexOf(line.word, at + 1))
      if (text.startsWith(longer, start - at)) return true;
    return false;
  });
  return isPartOfAnother ? null : { end, filled };
}

/** What makes another word of a word: 便捷 is one, 便捷性 is another. */
const suffix = /[性化率者型力感度量值式]/u;

/**
 * What shows that a verb is one: “企业利用技术”, and not “综合利用技术”, which names a thing. Behind a noun that may be either, nothing
 * is offered.
 */
const beforeVerb =
  /(?:^|[，；：。、和并且而以来可能会应需要为于将再则就都均也还既又若地中后时上下\uE000-\uF8FF]|本文|研究|我们|笔者|通过|旨在|可以|应当|应该|必须|有效|进一步|不断|积极|充分|深入|如何|进而|不仅|不但|努力|着力|大力|切实|逐步|共同|全面|系统|企业|学生|教师|学校|政府|人们|学者|实验|试验|未)$/u;

/** What is given to, and what is used, is a thing: “为揭示机制提供”, but not “给揭示机制提供”; “通过改进方法”, but not “采用改进方法”. */
const givesToDeed = (said: string, [filled = '']: readonly string[]): boolean =>
  /^(?:[给使]|采用|利用)/u.test(said) &&
  /^(?:对(?!照|比)|分析|比较|结合|使用|采用|利用|运用|引入|整合|检测|测定|观察|回顾|收集|综合|建模|进一步|深入|更好|更|全面|系统|精准|早期|体外|有效|快速|准确|未来|理解|揭示|开发|优化|改善|提高|提升|实现|解决|探讨|探究|探索|研究(?!者|人员)|构建|建立|推动|促进|制定|阐明|明确|降低|减少|评估|判断|认识|了解|识别|完善|加强|增强|开展|设计|寻找|选择|预防|防治|治疗(?=[^，]*的$)|应对|指导|改进|建设|推广|培养|治理|调控|缓解|确保|保障|后续(?!研究$))/u.test(
    filled,
  );

/** The same character twice where it stood once reads as a slip. */
function doubles(text: string, { start, end }: Place, replacement: string): boolean {
  const before = text[start - 1];
  const after = text[end];
  return (
    (before === replacement[0] && before !== text[start]) || (after === replacement.at(-1) && after !== text[end - 1])
  );
}

function offerAt(paragraph: ZhParagraph, sentence: Sentence, clause: Clause, start: number): Edit[] {
  const { text } = paragraph;
  const entries = zhThesaurus().get(text[start] ?? '') ?? [];
  return entries.flatMap((entry) => {
    const match = matchAt(paragraph, entry, start);
    if (!match) return [];
    const { end, filled } = match;
    const place = { paragraph, sentence, clause, start, end };
    const elsewhere = `${text.slice(sentence.start, start)}\n${text.slice(end, sentence.end)}`;
    return entry.line.replacements.flatMap((replacement): Edit[] => {
      if (!fitsContext(place, replacement) || doubles(text, place, replacement.text)) return [];
      const isOpen = !replacement.after && !replacement.before;
      if (
        isOpen &&
        entry.line.kind === 'verb' &&
        replacement.ahead &&
        !beforeVerb.test(text.slice(sentence.start, start))
      )
        return [];
      if (!replacement.after && suffix.test(text[end] ?? '') && entry.line.kind !== 'connective') return [];
      // A word that the sentence has already would be said twice.
      if (filled.length === 0 && replacement.text.length > 1 && elsewhere.includes(replacement.text)) return [];
      const said = fillGaps(replacement.text, filled);
      if (said.includes('的的') || givesToDeed(said, filled)) return [];
      return [{ start, end, text: said, rule: ruleOf(entry.line), safety: replacement.safety }];
    });
  });
}

/** Words and set phrases by the thesaurus, only where a word begins and ends and its neighbours allow it. */
export function offerWordEdits(paragraph: ZhParagraph): Edit[] {
  return paragraph.sentences.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) => {
      const edits: Edit[] = [];
      for (let at = clause.start; at < clause.end; at += 1)
        if (paragraph.isBoundary(at)) edits.push(...offerAt(paragraph, sentence, clause, at));
      return edits;
    }),
  );
}
