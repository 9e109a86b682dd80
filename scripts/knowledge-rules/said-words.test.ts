import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../server/knowledge/subjects');

/** A sign in more facts than this is a part of too many words to speak of one thing: 法 of 做法, 足 of 不足, 字 of 二十字. */
const tooCommon = 0.025;
/** Signs that mean the same wherever they stand. */
const plain: ReadonlySet<string> = new Set(['村', '病', '药', '月']);

interface Line {
  kind: string;
  id: string;
  text?: string;
  says?: readonly (readonly string[])[];
}

it.each(['zh', 'ja'])(
  'what a sheet says of a side of its own is told by no sign that stands anywhere (%s)',
  (language) => {
    const lines = fs
      .readdirSync(path.join(folder, language))
      .flatMap((name) =>
        fs
          .readFileSync(path.join(folder, language, name), 'utf8')
          .split('\n')
          .filter(Boolean),
      )
      .map((line) => JSON.parse(line) as Line);
    const texts = lines.flatMap(({ text }) => text ?? []);
    const signs = lines.flatMap(({ id, says = [] }) =>
      says.flatMap(([, ...words]) => words.filter((word) => word.length === 1).map((sign) => ({ id, sign }))),
    );
    const shares = new Map(
      [...new Set(signs.map(({ sign }) => sign))].map((sign) => [
        sign,
        texts.filter((text) => text.includes(sign)).length / texts.length,
      ]),
    );
    const found = signs.filter(({ sign }) => !plain.has(sign) && (shares.get(sign) ?? 0) > tooCommon);
    expect(found.map(({ id, sign }) => `${id}: ${sign}`)).toEqual([]);
  },
);
