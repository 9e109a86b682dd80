import type { WorkLine } from '../../server/src/knowledge/work-line.ts';
import { type Line, Once } from './knowledge-file.ts';

/** Everything wrong with the works of one field. */
export function checkWorks(works: readonly Line<WorkLine>[], today: string): string[] {
  const faults: string[] = [];
  const names = new Once(faults);
  for (const { at, value } of works) {
    const { title, authors, about, language, year, borneOut = [] } = value;
    names.add(`${title}|${authors[0]?.family}`, at, `“${title}”`);
    if (/[《》]|^\s|[.。\s]$/u.test(title)) faults.push(`${at}: the title has marks or spaces around it`);
    if (about.length < 4) faults.push(`${at}: too few words to find it by`);
    const isHan = /\p{Script=Han}/u.test(title);
    if ((language === 'zh' && !isHan) || ((language === 'en' || language === 'es') && isHan)) {
      faults.push(`${at}: the title is not in ${language}`);
    }
    if (year !== null && year > Number(today.slice(0, 4))) faults.push(`${at}: the year ${year} lies ahead`);
    for (const { on } of borneOut) if (on > today) faults.push(`${at}: was borne out on ${on}, which lies ahead`);
  }
  return faults;
}
