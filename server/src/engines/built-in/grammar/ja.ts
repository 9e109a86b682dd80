import type { Grammar } from './grammar.ts';

/** A term of the field that says what the title says already. */
const twice = /([\p{Script=Han}\u30a1-\u30fa]{5,}).*\1/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const longest = 44;
const longestName = 18;

function shorten(text: string): string {
  if (text.length <= longestName) return text;
  const tail = text.split('の').slice(-2).join('の');
  if (tail.length >= 3 && tail.length <= longestName) return tail;
  const words = [...segmenter.segment(text)].map(({ segment }) => segment);
  let kept = '';
  for (const word of words.reverse()) {
    if (kept.length + word.length > longestName - 4) break;
    kept = word + kept;
  }
  const bare = kept.replace(/^[のとがをにはで、・]+/u, '');
  // 事業|承継の円滑化: a compound is not cut in two; what is left begins behind its particle.
  const isTorn = /^\p{Script=Han}/u.test(bare) && /\p{Script=Han}$/u.test(text.slice(0, text.length - bare.length));
  const behind = isTorn ? /の(.{4,})$/u.exec(bare)?.[1] : bare;
  return behind || bare || text.slice(0, longestName);
}

const longestBrief = 10;

function brief(text: string): string {
  // ハイデガーにおける「死への存在」 is 「死への存在」 once its thinker has been named.
  const quoted = /(?:における|の)(「[^「」]{2,12}」)$/u.exec(text)?.[1];
  if (quoted) return quoted;
  if (text.length <= longestBrief || /[と・「」『』]/u.test(text)) return text;
  const tail = text.split('の').at(-1) ?? text;
  return tail.length >= 3 && tail.length <= longestBrief ? tail : text;
}

const unwanted =
  /(?:倒産|廃業|中退|流出|孤食|食品ロス|空き家|衰退|減少|離職|不足|貧困|廃棄|損失|犯罪|暴力|不安|抑うつ|疲弊|汚染|詐欺|格差|腐敗|いじめ|失業|孤立|不登校|燃え尽き|ストレス|災害|事故|ハラスメント|リスク|肥満|依存症?|少子化|過疎化|孤独|孤独死|虐待|食品ロス|誹謗中傷|買い物難民|渋滞|公害|フレイル|うつ病?|空き家|耕作放棄地?|空き家問題|ヤングケアラー)$/u;

/** What stands in quotation marks is left as it is: 『もののけ姫』 has both of its の. */
const besideMarks = (text: string, polish: (plain: string) => string): string =>
  text
    .split(/(『[^『』]*』|「[^「」]*」)/u)
    .map((piece, at) => (at % 2 === 1 ? piece : polish(piece)))
    .join('');

/** 日本の政策と韓国の政策: what both share is said once. */
const sayOnce = (text: string): string =>
  text
    .replace(/授業の授業(?=設計|実践)/u, '授業の')
    .replace(/([^のと、：]{1,12})の([^と、：]{2,14})と(?!して|いう|なる|なっ)([^のと、：]{1,12})の\2/u, '$1と$3の$2');

export const jaGrammar: Grammar = {
  again: (relation, { object, aspect }) => {
    if (relation === 'effect') return aspect ? { focus: '両者の関係' } : {};
    if (relation !== 'design') return {};
    const head = /(?:システム|プラットフォーム|アプリ|ロボットアーム|手法|モデル|プログラム)$/u.exec(object)?.[0];
    return head ? { object: head, focus: head } : {};
  },
  brief,
  ask: (relation, { object, aspect, focus }) => {
    switch (relation) {
      case 'effect':
        return aspect ? `${object}と${aspect}の関係という問い` : `${object}を左右する要因`;
      case 'design':
        return aspect ? `${object}を${aspect}に生かす意義` : `${object}の必要性`;
      case 'measures':
        return focus.endsWith('問題') ? `${focus}という課題` : `${focus}をめぐる問題`;
      case 'comparison':
        return `${focus}を比較する意義`;
      case 'history':
        return `${focus}という主題`;
      case 'theory':
        return `${focus}という問い`;
      case 'finding':
        return `${focus}を調べる意義`;
    }
  },
  answer: (relation, { object, aspect, focus }) => {
    switch (relation) {
      case 'effect':
        return aspect ? `${object}が${aspect}に及ぼす影響の経路と条件` : `${object}を左右する主な要因`;
      case 'design':
        return `${object}の成果と限界`;
      case 'measures':
        return unwanted.test(focus) ? `${focus}の問題構造と解決の方向` : `${focus}の到達点と今後の方向`;
      case 'comparison':
        return `${focus}の異同とその背景`;
      case 'history':
        return `${focus}の意味するもの`;
      case 'theory':
        return `${focus}の再解釈`;
      case 'finding':
        return `${focus}に関する主な知見`;
    }
  },
  improve: (theme) =>
    unwanted.test(theme)
      ? { improve: '抑制', issues: '主な現れ', roots: '深刻化' }
      : { improve: '改善', issues: '主な問題', roots: '停滞' },
  inflect: (text) => text,
  fromTitle: (span) => span,
  join: (object, aspect) => `${object}と${aspect}`,
  effectOf: (object, aspect) => `${object}が${aspect}に及ぼす影響`,
  factorsOf: (object) => `${object}の規定要因`,
  polishHeading: (text) =>
    besideMarks(sayOnce(text), (plain) => plain.replace(/(?<!も)のの/gu, 'の'))
      .replace(/モデルのモデル/u, 'モデルの構成')
      // 成立の成り立ち says one thing twice.
      .replace(/(成立|形成|誕生|創設|設立|開設|発足)の(?:成り立ち|始まり|発端)(?=と|$)/u, '$1の経緯')
      .replace(/(をめぐる.+)をめぐる/u, '$1に関する')
      // 急迫性の要件の要件と効果
      .replace(/([\p{sc=Han}]{2,4})の\1(?![\p{sc=Han}])/u, '$1')
      .replace(/[。、]$/u, ''),
  polishSentence: (text) => besideMarks(sayOnce(text), (plain) => plain.replace(/(?<!も)のの/gu, 'の')),
  isTooLong: (heading) =>
    [...heading].length > longest ||
    (heading.match(/の/gu)?.length ?? 0) > 3 ||
    /における.*における/u.test(heading) ||
    twice.test(heading),
  shorten,
};
