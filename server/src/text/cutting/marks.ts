import { isOneOf } from './characters.ts';

/** What a unit may mean to a cutter. */
export const plain = 0;
export const lineEnd = 1;
export const stop = 2;
export const opening = 3;
export const semicolon = 4;

/** Most units mean nothing to a cutter; one look tells. */
export const kinds = new Uint8Array(0x10000);
for (const mark of '。！？｡．.!?…') kinds[mark.charCodeAt(0)] = stop;
for (const mark of '\n\r\u2028\u2029\f\v\u0085') kinds[mark.charCodeAt(0)] = lineEnd;
kinds['；'.charCodeAt(0)] = semicolon;

/** Marks that belong together; the dollar sign stands around formulas. */
export const pairs: ReadonlyMap<number, number> = new Map(
  ['“”', '‘’', '「」', '『』', '«»', '""', '()', '（）', '[]', '［］', '【】', '《》', '〈〉', '〔〕', '$$'].map(
    (pair) => [pair.charCodeAt(0), pair.charCodeAt(1)],
  ),
);
for (const mark of pairs.keys()) kinds[mark] = opening;

export const isQuote = isOneOf('“‘「『«"');
export const isRound = isOneOf('(（');
export const isCloser = isOneOf('”’»）)]］】」』》〉〕}');
/** They close or open: by what stands behind them. */
export const isEitherWay = isOneOf('"\'*_');
export const isComma = isOneOf('，,、；;：:');
export const isStrong = isOneOf('。！？｡');
export const isAsking = isOneOf('!?');
export const isDash = isOneOf('—–-');
export const isPoint = isOneOf('.．');
/** 从……到, 甲……等: something was left out in the middle. */
export const goesOnBehind = isOneOf('等的之或和与及到至而才就则即');
export const leadsOn = isOneOf('从自由在当以若虽因如像');
/** Fewer characters before an ellipsis are no sentence yet. */
export const shortestTrailing = 6;
export const isStop = (code: number): boolean => code >= 0 && kinds[code] === stop;
export const isSuperscript = (code: number): boolean =>
  code === 0xb9 || code === 0xb2 || code === 0xb3 || (code >= 0x2070 && code <= 0x2079);
