/** Keys struck at random, a lone letter, a sound: nothing that a title could be about. */
const noWord =
  /^(?:(?:[asdfghjkl]{3,}|[qwertyuiop]{3,}|[zxcvbnm]{3,}|(\p{L})\1{2,}|[bcdfghjklmnpqrstvwxz]{4,}|(?:ha|la|blah|foo|bar|test)+|呵+|哈+|啊+|嗯+|的|了|我|你|是|不|有|あ+|う+)\s*)+$/iu;
const realWords =
  /^(?:property|poetry|power|type|write|quiet|tree|tire|route|wire|glass|flask|salad|glad|hash|dash|gas|oil|art|war|tea|law)$/u;

/** One ideograph may be a word (锂, 茶); of letters it takes two. */
export const isWord = (part: string): boolean =>
  (/\p{L}{2}|^\p{Script=Han}$/u.test(part) && !noWord.test(part)) ||
  realWords.test(part.toLowerCase()) ||
  /^\p{Lu}{2,6}$/u.test(part);
