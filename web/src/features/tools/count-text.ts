import { countUnits } from '@yanmo/contract/text-count';

/** The heading of a list of references, alone on its line. */
const referencesTitle =
  /^\s*(?:#+\s*)?(?:[\d一二三四五六七八九十.、]{1,4}\s*)?(?:主要)?(?:参考文献|參考文獻|引用文献|references|bibliography|works cited|referencias(?: bibliográficas)?|bibliografía)\s*[:：]?\s*$/imu;

export interface TextCount {
  units: number;
  words: number;
  eastern: number;
  characters: number;
  charactersWithoutSpaces: number;
  paragraphs: number;
  sentences: number;
  minutes: number;
  /** A list of references stands at the end. */
  hasReferences: boolean;
}

/** Without the list of references at its end. */
export function withoutReferences(text: string): string {
  let last = -1;
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    if (line.length <= 40 && referencesTitle.test(line)) last = index;
  });
  return last <= 0 ? text : lines.slice(0, last).join('\n');
}

/** Readers take in some 350 characters of Chinese or 220 words a minute. */
const readPerMinute = { eastern: 350, words: 220 };

export function countText(text: string, { leavesOutReferences = false } = {}): TextCount {
  const body = withoutReferences(text);
  const counted = leavesOutReferences ? body : text;
  const eastern = counted.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/gu)?.length ?? 0;
  const units = countUnits(counted);
  const words = units - eastern;
  const characters = [...counted.replace(/\r?\n/gu, '')].length;
  const minutes = eastern / readPerMinute.eastern + words / readPerMinute.words;
  return {
    ...{ units, words, eastern, characters },
    charactersWithoutSpaces: [...counted.replace(/\s/gu, '')].length,
    paragraphs: counted.split('\n').filter((line) => line.trim() !== '').length,
    sentences: countSentences(counted),
    minutes: units === 0 ? 0 : Math.max(1, Math.round(minutes)),
    hasReferences: body !== text,
  };
}

function countSentences(text: string): number {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return text
    .split('\n')
    .reduce(
      (sum, line) => sum + [...segmenter.segment(line)].filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length,
      0,
    );
}
