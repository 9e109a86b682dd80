import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { languages } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { digestKnowledge } from './knowledge-digest.ts';

it('changes with every word of the knowledge, and with nothing else', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-knowledge-'));
  try {
    for (const group of [...languages, 'works']) {
      fs.mkdirSync(path.join(folder, group));
      fs.writeFileSync(path.join(folder, group, 'law.jsonl'), '{}\n');
    }
    const before = digestKnowledge(folder);
    expect(before).toMatch(/^[0-9a-f]{8}$/u);
    fs.appendFileSync(path.join(folder, 'works', 'law.jsonl'), '{}\n');
    expect(digestKnowledge(folder)).toBe(before);
    fs.appendFileSync(path.join(folder, 'ja', 'law.jsonl'), '{}\n');
    const longer = digestKnowledge(folder);
    expect(longer).not.toBe(before);
    fs.renameSync(path.join(folder, 'ja', 'law.jsonl'), path.join(folder, 'ja', 'art.jsonl'));
    expect([before, longer]).not.toContain(digestKnowledge(folder));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
