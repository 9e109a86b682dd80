import { expect, it } from 'vitest';
import { markText } from './mark-text.ts';
import { sampleCheck } from './testing/sample-check.ts';

const sample = sampleCheck('en');
const [match] = sample.matches;
const paragraph = { kind: 'PROSE', units: 1, rate: 0, paraphrase: 0 } as const;

/** "[copy]" "(paraphrase)" "{repeated}", numbers after "^". */
function printed(
  text: string,
  places: readonly [layer: 'COPY' | 'PARAPHRASE', source: string, start: number, end: number][],
) {
  if (!match) throw new Error('the sample has no match');
  const matches = places.map(([layer, source_id, start, end]) => ({ ...match, layer, source_id, start, end }));
  let start = 0;
  const paragraphs = text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return { ...paragraph, start: from, end: from + line.length };
  });
  const brackets = { copy: '[]', paraphrase: '()', common: '<>', repeated: '{}' };
  const paragraphRuns = markText({
    ...sample,
    text,
    paragraphs,
    matches,
    repeated: [{ start: 0, end: 2, like: { start: 0, end: 2 } }],
  });
  return paragraphRuns.map((runs) =>
    runs
      .map((run) => {
        const [left, right] = run.mark ? brackets[run.mark] : '\0\0';
        const ends = run.ends.map(({ number, isParaphrase }) => (isParaphrase ? `~${number}` : `${number}`));
        return `${left}${run.text}${right}${ends.length > 0 ? `^${ends.join(',')}` : ''}${run.more ? `+${run.more}` : ''}`;
      })
      .join('')
      .replaceAll('\0', ''),
  );
}

it('tells copies from paraphrases and numbers each place where it ends', () => {
  const text = 'abcd efgh ijklmnopqrs tuvwxyz 0123 456789';
  const places = printed(text, [
    ['COPY', 's1', 5, 34],
    ['PARAPHRASE', 's2', 2, 9],
    ['PARAPHRASE', 's3', 30, 39],
  ]);
  expect(places).toEqual(['{ab}(cd )[efgh]^~2[ ijklmnopqrs tuvwxyz 0123]( 4567)^1,~389']);
});

it('numbers a place that runs over two paragraphs once, at its end', () => {
  expect(printed('aaaa\nbbbb\ncccc', [['COPY', 's1', 2, 9]])).toEqual(['{aa}[aa]', '[bbbb]^1', 'cccc']);
  expect(printed('aaaa\nbbbb\ncccc', [['COPY', 's1', 2, 10]])).toEqual(['{aa}[aa]', '[bbbb]^1', 'cccc']);
});
