import { expect, test } from 'vitest';
import en from './excerpts/en.json' with { type: 'json' };
import es from './excerpts/es.json' with { type: 'json' };
import ja from './excerpts/ja.json' with { type: 'json' };
import zh from './excerpts/zh.json' with { type: 'json' };
import { piecesOf } from './pieces.ts';

test.each([
  ['zh', zh],
  ['en', en],
  ['es', es],
  ['ja', ja],
])('in %s the pieces are the text again, and most of them show what they cite', (language, excerpt) => {
  const { paragraphs, references } = excerpt.page;
  const pieces = paragraphs.map(piecesOf);
  expect(pieces.map((own) => own.map(({ text }) => text).join(''))).toEqual(paragraphs);
  expect(pieces.flat().length).toBeGreaterThan(paragraphs.length);
  expect(references.length).toBeGreaterThanOrEqual(language === 'ja' ? 0 : 1);
});
