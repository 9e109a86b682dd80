import { listSentences } from '../../../text/sentences.ts';
import type { AmendDoubt, Amendment, AmendRequest } from '../../chat-port.ts';
import { WishNotUnderstood } from '../../engine.ts';
import { missingFacts } from '../../kept-facts.ts';
import { rewriteAtOnce } from '../../rewriting/rewrite-at-once.ts';
import type { Change } from '../revision/change.ts';
import { changeStyle } from '../revision/change-style.ts';
import { removeWords, replaceWords } from '../revision/change-words.ts';
import { readWish } from '../revision/read-wish.ts';
import { pick, printSheet, type Sheet } from '../revision/sheet.ts';
import { rewordByRules } from './reword.ts';
import { typography } from './typography.ts';
import { wordyPhrases } from './wordy-phrases.ts';

/** Nothing is asked: a tick, a word of praise. */
const praise =
  /^[\s\p{P}]*(?:很好|不错|可以|好的?|写得好|赞|已阅|同意|通过|ok(?:ay)?|good|nice|great|well done|fine|agreed?|yes|bien|muy bien|perfecto|correcto|de acuerdo|よい|良い|いいですね|よく書けています|問題ありません|了解|√|✓|👍)[\s\p{P}]*$/iu;
/** Only the student knows: data, sources, what was meant. */
const facts =
  /出处|来源|依据(?:是|在|呢|何|？)|参考文献|引用(?:文献|来源)?(?:呢|？|\?|缺)|补充?(?:充)?(?:一些|具体|相关|最新)?(?:数据|案例|例子|文献|图|表|实验)|数据(?:呢|从哪|哪里|不对|有误|核实)|核实|从哪|哪里来|是否属实|(?:source|reference|citation|cite|evidence|data)s?\b.{0,20}(?:\?|missing|needed|required)|\b(?:add|give|provide|need|where).{0,24}\b(?:source|reference|citation|data|evidence|example)s?\b|\bciting\b|\bcitation needed\b|(?:fuente|cita|datos?|referencias?)\b.{0,20}(?:\?|falta)|(?:añad|agreg|aport|indic)\p{L}*.{0,24}\b(?:fuente|cita|dato|referencia|ejemplo)s?\b|出典|根拠(?:は|を)|データ(?:は|を(?:追加|示))|文献を(?:追加|示)/iu;
const question = /[?？]\s*$|^(?:为什么|为何|什么意思|why\b|what do you mean|¿|なぜ)/iu;
/** “错别字：登陆应为登录”, "teh -> the". */
const arrow =
  /^[\s\p{P}]*[“"「‘']?([^“”"「」‘’'→\n]{1,40}?)[”"」’']?\s*(?:→|->|=>|⇒|应为|应是|应改为|should be|debe ser|debería ser)\s*[“"「‘']?([^“”"「」‘’'\n]{1,40}?)[”"」’']?[\s。.]*$/iu;
const typo = /^[\s\p{P}]*(?:错别字|错字|笔误|typo|errata|誤字)[\s:：,，]*/iu;
const marksOnly = /标点|全角|半角|空格|punctuation|spacing|puntuación|句読点/iu;

const doubt = (why: AmendDoubt): Amendment => ({ kind: 'UNCLEAR', why, say: null });

function readComment(comment: string): Change[] | null {
  const bare = comment.replace(typo, '');
  const put = arrow.exec(bare);
  if (put?.[1] && put[2]) return [{ kind: 'replace', from: put[1].trim(), to: put[2].trim() }];
  try {
    return readWish(comment);
  } catch (error) {
    if (error instanceof WishNotUnderstood) return null;
    throw error;
  }
}

/** The passage with one change; null where that takes somebody who reads. */
function change(sheet: Sheet, wanted: Change, request: AmendRequest): Sheet | null {
  const { language, passage, before, after, variant } = request;
  const [paragraph] = sheet.blocks;
  if (paragraph?.kind !== 'paragraph') return null;
  switch (wanted.kind) {
    case 'replace':
      return replaceWords(sheet, wanted.from, wanted.to);
    case 'remove_words':
      return removeWords(sheet, wanted.words);
    case 'style':
      return changeStyle(sheet, wanted, null);
    case 'remove_sentence': {
      const sentence = pick(paragraph.sentences, wanted.place);
      if (!sentence || paragraph.sentences.length === 1) return null;
      paragraph.sentences = paragraph.sentences.filter((other) => other !== sentence);
      return sheet;
    }
    case 'length': {
      // Fewer words for the same, never fewer things said.
      if (wanted.length.by !== 'factor' || wanted.length.factor >= 1) return null;
      const { text, changes } = rewordByRules(printSheet(sheet), language, [['WORDY', wordyPhrases[language]]]);
      if (changes.length === 0) return null;
      paragraph.sentences = listSentences(text);
      return sheet;
    }
    case 'rewrite': {
      const rewriting = rewriteAtOnce({
        ...{ text: passage, language, mode: 'REPETITION', around: { before, after }, target: 0.2, field: null },
        ...{ repeated: [{ start: 0, end: passage.length }], terms: [], round: variant + 1, earlier: [] },
      });
      if (rewriting.state === 'LEFT') return null;
      paragraph.sentences = listSentences(rewriting.text);
      return sheet;
    }
    default:
      return null;
  }
}

/** What an advisor asks for, done by rules where a rule knows it exactly; what takes a reader is left to one. */
export function amendAtOnce(request: AmendRequest): Amendment {
  const { language, passage, comment } = request;
  const asked = comment.trim();
  if (asked === '' || praise.test(asked)) return doubt('NOTHING');
  const changes = readComment(asked);
  if (!changes && marksOnly.test(asked)) {
    const { text } = rewordByRules(passage, language, [['TYPOGRAPHY', typography[language]]]);
    return text === passage ? doubt('ALREADY') : { kind: 'CHANGED', text };
  }
  if (!changes || changes.length === 0)
    return facts.test(asked) || question.test(asked) ? doubt('FACTS') : { kind: 'NEEDS_MODEL' };
  let sheet: Sheet = { language, blocks: [{ kind: 'paragraph', sentences: listSentences(passage) }] };
  for (const wanted of changes) {
    try {
      const next = change(sheet, wanted, request);
      if (!next) return { kind: 'NEEDS_MODEL' };
      sheet = next;
    } catch (error) {
      // The words do not stand there, or no rule changes anything: somebody who reads may see what was meant.
      if (error instanceof WishNotUnderstood)
        return wanted.kind === 'style' ? doubt('ALREADY') : { kind: 'NEEDS_MODEL' };
      throw error;
    }
  }
  const text = withEnds(passage, printSheet(sheet));
  if (text === passage) return doubt('ALREADY');
  const removes = changes.some(
    ({ kind }) => kind === 'remove_sentence' || kind === 'remove_words' || kind === 'replace',
  );
  if (!removes && missingFacts(passage, [text]).length > 0) return doubt('CHECKS');
  return missingFacts(text, [passage, comment]).length > 0 ? doubt('CHECKS') : { kind: 'CHANGED', text };
}

/** White space at the ends belongs to where the passage stands. */
function withEnds(before: string, after: string): string {
  const [lead = ''] = /^\s*/u.exec(before) ?? [];
  const [tail = ''] = /\s*$/u.exec(before) ?? [];
  return `${lead}${after.trim()}${tail}`;
}
