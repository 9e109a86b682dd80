import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';
import { processIdentity } from './process-identity.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-lock-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('is held by one program and free again after release', () => {
    const lock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
    expect(() => lockDataDir(folder)).toThrow(String(process.pid));
    lock.release();
    lockDataDir(folder).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that is gone', () => {
    fs.writeFileSync(path.join(folder, 'yanmo.lock'), '999999999:1:boot');
    lockDataDir(folder).release();
  });

  it('is taken over when the pid came back as another process', () => {
    const [pid, , boot] = (processIdentity(process.ppid) ?? '').split(':');
    fs.writeFileSync(path.join(folder, 'yanmo.lock'), `${pid}:1:${boot}`);
    lockDataDir(folder).release();
  });
});
