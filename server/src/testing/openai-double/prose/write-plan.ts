import type { Topic } from '../fixtures/fixture.ts';
import type { Question } from '../read-question.ts';
import { proseFixtures } from './prose-fixtures.ts';
import { fillWords, numberOf } from './sentences.ts';
import { aliasesIn } from './write-section.ts';

/** Thesis, terms, hypotheses or chains as the title asks for them, and a brief for each section with its share of the works. */
export function writePlan({ language, data }: Question, { relation, object, aspect }: Topic): object[] {
  const fixture = proseFixtures[language];
  const from = numberOf(data.title ?? '') % 10_007;
  const sections = [...(data.outline ?? '').matchAll(/^ *(S\d+) \| /gmu)].map((match) => match[1] ?? '');
  const aliases = aliasesIn(data.works);
  const words = (frame: string, n: number) => fillWords(language, frame, n);
  const lower = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);
  const terms = [object, aspect, ...[0, 1, 2].map((index) => words('{O}', from + index))];
  return [
    { kind: 'thesis', text: fixture.thesis.replace('{object}', object).replace('{aspect}', aspect) },
    ...[...new Set(terms)].map((term) => ({ kind: 'term', term, meaning: fixture.meaning.replace('{word}', term) })),
    ...(relation === 'effect'
      ? [1, 2, 3].map((index) => ({
          ...{ kind: 'hypothesis', label: `H${index}` },
          claim: words(fixture.hypothesis[0], from + index * 3),
          test: words(fixture.hypothesis[1], from + index * 3),
        }))
      : []),
    ...(relation === 'measures'
      ? [1, 2, 3].map((index) => ({
          kind: 'chain',
          problem: words(fixture.chain[0], from + index * 3),
          cause: words(fixture.chain[1], from + index * 3),
          measure: words(fixture.chain[2], from + index * 3),
        }))
      : []),
    ...sections.map((section, index) => ({
      ...{ kind: 'brief', section },
      points: [0, 1].map((each) => lower(words(fixture.point, from + index * 2 + each))),
      works: aliases.filter((_alias, at) => at % Math.max(1, sections.length) === index),
    })),
  ];
}
