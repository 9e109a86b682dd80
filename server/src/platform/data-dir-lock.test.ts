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

  it('is taken over after a process that died in the middle of taking it over', () => {
    fs.writeFileSync(path.join(folder, 'yanmo.lock'), '999999999:1:boot');
    fs.writeFileSync(path.join(folder, 'yanmo.lock.take-over'), '999999998:1:boot');
    const lock = lockDataDir(folder);
    expect(fs.readdirSync(folder)).toEqual(['yanmo.lock']);
    lock.release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('is left to whoever is taking it over at this moment', () => {
    fs.writeFileSync(path.join(folder, 'yanmo.lock'), '999999999:1:boot');
    fs.writeFileSync(path.join(folder, 'yanmo.lock.take-over'), processIdentity(process.ppid) ?? '');
    expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
    expect(() => lockDataDir(folder)).toThrow(String(process.ppid));
    expect(fs.readFileSync(path.join(folder, 'yanmo.lock'), 'utf8')).toBe('999999999:1:boot');
  });

  it('names the setting when the data folder is no folder', () => {
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    expect(() => lockDataDir(file)).toThrow(`DATA_DIR: ${file} is not a folder.`);
    expect(() => lockDataDir(path.join(file, 'inner'))).toThrow(/^DATA_DIR: .* is not a folder/);
  });
});
