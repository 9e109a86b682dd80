/** [3], [1-3, 7]; (Smith et al., 2020), （张三等，2021）. */
const numbered = '[［[【]\\d{1,3}(?:\\s*[-–—~,，、;；]\\s*\\d{1,3}){0,20}[\\]］】]';
const authorDate = '[（(][^()（）\\d]{2,80}[,，\\s](?:1[89]|20)\\d\\d[a-z]?(?:[:：,，;；][^()（）]{0,80})?[)）]';
const inText = new RegExp(`${numbered}|${authorDate}`, 'gu');
const whole = new RegExp(`^(?:${numbered}|${authorDate})$`, 'u');

export const looksLikeCitation = (text: string): boolean => whole.test(text);

/** Citations that stand in a text, typed or put there by a program. */
export const countCitations = (text: string): number => text.match(inText)?.length ?? 0;
