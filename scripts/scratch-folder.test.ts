import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseScratchRoot, makeScratchFolder } from './scratch-folder.ts';

const plenty = 8 * 1024 ** 3;
const mounted = (options: string, kind = 'tmpfs') =>
  `/dev/vda / ext4 rw,relatime 0 0\n${kind} /dev/shm ${kind} ${options} 0 0\n`;

describe('the folder of a test run', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-scratch-'));
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

  it('is in memory where there is plenty', () => {
    expect(chooseScratchRoot(mounted('rw,relatime,size=24643328k'), plenty)).toBe('/dev/shm');
  });

  it.each([
    ['there is little of it', mounted('rw'), 64 * 1024 ** 2],
    ['no program may be run from it', mounted('rw,nosuid,nodev,noexec'), plenty],
    ['nothing may be written to it', mounted('ro'), plenty],
    ['it is a folder like others', mounted('rw', 'ext4'), plenty],
    ['there is none', '/dev/vda / ext4 rw,relatime 0 0\n', plenty],
  ])('is in the usual place where %s', (_why, mounts, freeBytes) => {
    expect(chooseScratchRoot(mounts, freeBytes)).toBe(os.tmpdir());
  });

  it('takes away what a killed run has left, and nothing of others', () => {
    const [forsaken, own, other] = ['yanmo-run-999999999-a', `yanmo-run-${process.pid}-a`, 'else'].map((name) =>
      path.join(root, name),
    );
    for (const folder of [forsaken, own, other]) fs.mkdirSync(folder ?? '');
    const made = makeScratchFolder(root);
    expect([made, forsaken, own, other].map((folder) => fs.existsSync(folder ?? ''))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(fs.statSync(made).mode & 0o777).toBe(0o711);
  });
});
