import type { WorkLine } from '../../server/src/knowledge/work-line.ts';
import { isGeneralWord } from '../../server/src/text/general-words.ts';
import { isDoi, isIsbn } from '../../server/src/text/identifiers.ts';
import { titleKey } from '../../server/src/text/search-words.ts';
import { type Line, Once } from './knowledge-file.ts';

/** What may be said of the works of all fields together: no work in two, under whatever spelling. */
export interface AllWorks {
  ids: Once;
  names: Once;
  dois: Once;
  isbns: Once;
}

export const beginWorks = (faults: string[]): AllWorks => ({
  ...{ ids: new Once(faults), names: new Once(faults), dois: new Once(faults), isbns: new Once(faults) },
});

/** Printing began with movable type; a year before it is of the writing, and what is cited is the edition. */
const earliestYear = 1450;
const mostTopics = 10;

/** Everything wrong with the works of one field. */
export function checkWorks(
  works: readonly Line<WorkLine>[],
  all: AllWorks,
  { today, placeOf }: { today: string; placeOf(publisher: string): string | null },
): string[] {
  const faults: string[] = [];
  for (const { at, value } of works) {
    const { title, authors, about, language, year, borneOut, type, venue, publisher, doi, isbn, topics } = value;
    const fault = (text: string) => faults.push(`${at}: ${text}`);
    all.ids.add(value.id, at, `the id ${value.id}`);
    all.names.add(`${titleKey(title)}|${titleKey(authors[0]?.family ?? '')}`, at, `“${title}”`);
    if (doi) all.dois.add(doi.toLowerCase(), at, `the DOI ${doi}`);
    if (isbn) all.isbns.add(isbn.replace(/[^0-9X]/giu, ''), at, `the ISBN ${isbn}`);
    // Another work's name may stand within it.
    if (/^《[^《》]*》$|^[^《]*》|《[^》]*$|^\s|[.。\s]$/u.test(title))
      fault('the title has marks or spaces around it');
    if (about.length < 4) fault('too few words to find it by');
    const isHan = /\p{Script=Han}/u.test(title);
    if ((language === 'zh' && !isHan) || ((language === 'en' || language === 'es') && isHan)) {
      fault(`the title is not in ${language}`);
    }
    if (year !== undefined && year > Number(today.slice(0, 4))) fault(`the year ${year} lies ahead`);
    if (year !== undefined && year < earliestYear) fault(`the year ${year} is of no edition`);
    if (borneOut.on > today) fault(`was borne out on ${borneOut.on}, which lies ahead`);
    if (doi && !isDoi(doi)) fault(`${doi} is no DOI`);
    if (isbn && !isIsbn(isbn)) fault(`${isbn} is no ISBN: its last digit does not agree with the others`);
    if (borneOut.level === 'identifier' && !doi && !isbn) fault('is borne out by an identifier and has none');
    if (borneOut.level === 'two_bibliographies' && borneOut.by.length < 2) fault('is borne out by two and names one');
    if (borneOut.level === 'catalogue' && (type !== 'book' || !publisher || !year)) {
      fault('a catalogue bears out books with publisher and year alone');
    }
    if (type === 'book' && venue) fault('a book has a publisher, not a journal');
    if (type === 'article' && borneOut.level !== 'text' && !venue) fault('an article has no journal');
    if (publisher && !value.place && placeOf(publisher) === null) fault(`nothing says where ${publisher} is`);
    for (const list of Object.values(topics)) {
      if (list.length > mostTopics) fault(`has ${list.length} topics: what it is about is lost among them`);
      if (new Set(list.map((topic) => topic.toLowerCase())).size < list.length) fault('has a topic twice');
      for (const topic of list) if (isGeneralWord(topic.toLowerCase())) fault(`“${topic}” would fit any paper`);
    }
    if (topics.en.some((topic) => /\p{Script=Han}/u.test(topic))) fault('a topic is not in English');
  }
  return faults;
}
