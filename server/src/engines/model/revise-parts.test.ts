import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { collectText } from '../../testing/model/model-setup.ts';
import type { RevisionNote, RevisionRequest } from '../engine.ts';
import { reviseInParts } from './revise-parts.ts';

const around = ['甲地少雨。', '丙地多风。'].map((sentence) => sentence.repeat(9));

test.each<RevisionNote>([
  { kind: 'CITATION', sentence: '乙地翻番[@w1]。', say: '-' },
  { kind: 'READER', fault: 'UNSUPPORTED', sentence: '乙地翻番[@W7]。', say: '-' },
])('a sentence that a note quotes with its marks is asked for with its paragraph alone: $kind', async (note) => {
  const asked: string[] = [];
  const text = [around[0], '乙地翻番[@w1]。', around[1]].join('\n\n');
  const parts = reviseInParts({ text, notes: [note] } as unknown as RevisionRequest, (part) => {
    asked.push(part.text);
    return Readable.from(['乙地略增。']);
  });
  expect(await collectText(parts ?? Readable.from([]))).toBe([around[0], '乙地略增。', around[1]].join('\n\n'));
  expect(asked).toEqual(['乙地翻番[@w1]。']);
});
