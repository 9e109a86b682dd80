import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSource } from '../../../text/similarity/read-source.ts';
import { sourceForm } from './source-form.ts';

const text = [
  ...[
    '渡口关闭以后，村里的老船工把船拖上岸，用桐油刷了两遍。',
    '县里后来要修桥，测量的人问他河心有多深，他伸出竹篙比了比。',
  ],
  ...[
    'The ferryman pulled his boat ashore and painted it twice with tung oil.',
    'Nobody asked him how deep the river was.',
  ],
]
  .flatMap((sentence, index) => Array.from({ length: 12 }, (_, round) => `${sentence}${round}-${index} `))
  .join('');

it('is counted up by whoever changes what is kept of a text', () => {
  const { tokens, passages, fingerprints, terms } = readSource(text);
  const kept = [
    tokens,
    passages.map(({ start, firstToken }) => [start, firstToken]),
    ...[fingerprints.hashes, fingerprints.ordinals, fingerprints.positions, fingerprints.arounds].map(String),
    ...[terms.hashes, terms.ordinals].map(String),
  ];
  const digest = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 16);
  expect({ form: sourceForm, digest }).toEqual({ form: 2, digest: 'cffc32257603a06b' });
});
