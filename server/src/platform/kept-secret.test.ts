import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadKeptSecret } from './kept-secret.ts';
import { StartRefused } from './start-refused.ts';

const consequence = 'Whatever it protected is lost.';

describe('a kept secret', () => {
  let dataDir: string;
  let file: string;
  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-kept-'));
    file = path.join(dataDir, 'keys', 'secret');
    return () => fs.rmSync(dataDir, { recursive: true, force: true });
  });

  function leaveBehind(content: string): void {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, content);
  }

  it('is made once, long enough, for its owner alone, and leaves nothing else behind', () => {
    const secret = loadKeptSecret(dataDir, 'secret', { consequence });
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(loadKeptSecret(dataDir, 'secret', { consequence, mayReplace: true })).toBe(secret);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(fs.readdirSync(path.dirname(file))).toEqual(['secret']);
  });

  it.each(['', '\n', 'only a part of it'])(
    'is refused when the file holds %j, and the file is left alone',
    (content) => {
      leaveBehind(content);
      const load = () => loadKeptSecret(dataDir, 'secret', { consequence });
      expect(load).toThrow(StartRefused);
      expect(load).toThrow(file);
      expect(load).toThrow(consequence);
      expect(fs.readFileSync(file, 'utf8')).toBe(content);
    },
  );

  it('is remade from a useless file as long as nothing depends on it', () => {
    leaveBehind('');
    const secret = loadKeptSecret(dataDir, 'secret', { consequence, mayReplace: true });
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(loadKeptSecret(dataDir, 'secret', { consequence })).toBe(secret);
  });
});
