import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fields } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import { bearsOutAlone, collectionLevels } from '@yanmo/contract/works';
import { fileOf, readLines } from '../server/src/knowledge/read-lines.ts';
import type { WorkLine } from '../server/src/knowledge/work-line.ts';

export const collectionFile = fileURLToPath(new URL('../docs/collection.md', import.meta.url));

/** Lists of a bookseller's or a library's kind; the crawls of one site are one of them. */
const catalogues: ReadonlySet<string> = new Set(['Douban', 'Goodreads', 'Kanripo']);
const mostNamed = 12;

const levelNames: Record<(typeof collectionLevels)[number], string> = {
  two_bibliographies: 'two bibliographies',
  identifier: 'one, with DOI or ISBN',
  catalogue: 'a catalogue',
  one_bibliography: 'one bibliography',
  text: 'text only',
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const count = (works: readonly WorkLine[], holds: (work: WorkLine) => boolean): number => works.filter(holds).length;
const isVerified = ({ borneOut }: WorkLine): boolean => bearsOutAlone(borneOut.level);

function countsOf(name: string, works: readonly WorkLine[]): string {
  return row([
    ...[name, works.length, count(works, isVerified)],
    ...languages.map((language) => count(works, (work) => work.language === language)),
    ...collectionLevels.map((level) => count(works, (work) => work.borneOut.level === level)),
    count(works, ({ serves }) => serves === 'method'),
  ]);
}

function listSources(works: readonly WorkLine[]): string[] {
  const counts = new Map<string, number>();
  for (const { borneOut } of works) for (const name of borneOut.by) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1));
  const texts = sorted.filter(([name]) => name.startsWith('texts '));
  const listed = sorted.filter(([name]) => catalogues.has(name));
  const bibliographies = sorted.filter(([name]) => !catalogues.has(name) && !name.startsWith('texts '));
  const say = (some: readonly [string, number][]): string =>
    some.map(([name, works]) => `${name} (${works})`).join(', ');
  return [
    `- **Catalogues** (${listed.length}): ${say(listed)}.`,
    `- **Bibliographies** that people and projects publish, and samples of reference managers (${bibliographies.length}): ${say(bibliographies.slice(0, mostNamed))}, and ${bibliographies.length - mostNamed} more.`,
    `- **Texts** that mention a work, and no list of any kind: ${texts.reduce((sum, [, works]) => sum + works, 0)} works.`,
  ];
}

/** The text of docs/collection.md, counted from the files. */
export function describeCollection(folder: string): string {
  const byField = fields.map((field) => ({ field, works: readLines<WorkLine>(fileOf(folder, 'works', field)) }));
  const all = byField.flatMap(({ works }) => works);
  const heads = [
    '',
    'works',
    'verified',
    ...languages,
    ...collectionLevels.map((level) => levelNames[level]),
    'on method',
  ];
  return [
    '# The collection',
    '',
    'What a machine without network cites from: `server/knowledge/works/<field>.jsonl`, a work a line, taken into the library at the first',
    'start and again whenever the files have changed. Facts (title, authors, year, journal or publisher, volume, pages, DOI, ISBN) are those of',
    'the evidence; topics and the few words on what a work is about are ours. Every entry was read by itself for its field, its topics and its edition.',
    '',
    'Written by `scripts/node scripts/write-collection.ts` from the files; change them, or the script.',
    '',
    '## How a work is borne out',
    '',
    '| level | what bore it out | standing |',
    '|---|---|---|',
    '| two bibliographies | two that do not depend on each other; a catalogue counts as one | verified |',
    '| one, with DOI or ISBN | one, and an identifier of the right form (the check digit of an ISBN is tested) | verified |',
    '| a catalogue | a public catalogue’s record of a book with publisher and year; the crawls of one site are one catalogue | verified |',
    '| one bibliography | one list alone | found, not cited |',
    '| text only | texts that mention title and author | found, not cited |',
    '',
    'A verified work is cited if it names an author, a year and a journal or publisher. What nobody bore out is not in the files.',
    '',
    '## What it holds',
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...byField.map(({ field, works }) => countsOf(field, works)),
    countsOf('**all**', all),
    '',
    `Of the verified works ${count(all, (work) => isVerified(work) && (work.year === undefined || !(work.venue ?? work.publisher)))} lack a year or a publisher and are not cited. Journal articles: ${count(all, ({ type }) => type === 'article')}, books: ${count(all, ({ type }) => type === 'book')}.`,
    `With a DOI: ${count(all, ({ doi }) => doi !== undefined)}, with an ISBN: ${count(all, ({ isbn }) => isbn !== undefined)}. From the last five years: ${count(all, ({ year }) => year !== undefined && year >= 2021)}.`,
    '',
    '## Who bore the works out',
    '',
    ...listSources(all),
    '',
    '## How a work is found and judged',
    '',
    'Every work has three to ten topics in Chinese and in English: the words of titles under which it may be cited, the most exact first. They are',
    'searched as its title is, so a Chinese title finds English works. Whether a work fits is judged by its topics, not by words in common: a topic',
    'must be what a phrase of the title is about: the whole of it, its head (冷链物流 of 农产品冷链物流), most of its beginning, or the name of a person or book.',
    'Neither whom or where it concerns makes a work fit, nor what titles on anything bear (public health, 心理健康), nor a word that means something else in',
    'the work’s field (深度学习 of pupils and of networks), nor a work on other people. An article is on its first topics (and on a fourth that is named at length: 变革型领导), a book has chapters on the later',
    'ones. The lists by which this is told are data (`server/knowledge/fit`, [decision 44](decisions/0044-works-by-sure-links.md)). Where a title has too few works of its own, standard works of',
    'what it falls under follow (刑法学 for 正当防卫), and of a theory that its keywords name; `wider.tsv` says which. What sums up a topic in a review is one of them. Of a title that names several things',
    'no more than a few works are taken that are on one of them alone. Works on method serve sections on method, where the title or a heading names the method.',
    '`npm run bench -- collection` prints what is offered for a thousand titles of students.',
    '',
    '## What was offered, read one by one',
    '',
    'For 158 titles that nothing had been tuned on when they were read, one reader graded every work that is offered on a bare machine as a supervisor would: fits, fits loosely',
    '(right field, other question), wrong. By shared words, as works were judged before, 68 of 214 fitted (32 %), a fifth loosely, nearly half were wrong. By sure links',
    '**123 of 167 fit (74 %)**, 35 loosely (21 %), 9 are wrong (5 %): fewer are offered, and nearly twice as many of them fit. The goal is 85 %. What is loose: textbooks of a wide',
    'subject, articles on one question of what the title names, the second of two things that it joins. For all 945 titles 1,026 works are offered (1,393 before);',
    'five or more for 47 titles (117 before); zh 749, en 231, es 30, ja 16: Spanish and Japanese titles lost most, because names in English were known of some of their words only.',
    'Nothing is offered for half of the titles: the collection holds nothing on them that is borne out, or calls it by other words.',
    'A second, stricter reading of 30 of the titles for tuning found 40 of 70 works to fit (57 %), 25 loosely (36 %), 5 wrong (7 %), of which two, on questionnaires, are offered no longer.',
    'The samples (`docs/samples`) print what passes the judge and nothing to make up a number: eight works on transformational leadership and on learning in open online courses, five on commitment and job satisfaction, ten and more elsewhere.',
    '',
    '## What is missing',
    '',
    '- Chinese journal articles: nearly all Chinese works are books, because public lists of books are what could be held against each other.',
    '- Recent works; and civil, mechanical, chemical and electrical engineering, clinical medicine and chemistry beyond textbooks.',
    '- Agriculture is strong on crop models, law on politics and conflict, science on statistics and cognition: that is what people publish lists of.',
    '- Spanish and Japanese works are a handful; papers in these languages rest on English ones.',
    '- Abstracts: a work of the collection may be named for what it is about, and is never credited with a finding. An index that is reached adds them.',
    '',
  ].join('\n');
}

if (import.meta.main) {
  fs.writeFileSync(collectionFile, describeCollection(fileURLToPath(new URL('../server/knowledge', import.meta.url))));
  console.log('wrote docs/collection.md');
}
