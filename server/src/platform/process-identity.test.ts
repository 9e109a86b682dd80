import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { processIdentity } from './process-identity.ts';

describe('the identity of a process', () => {
  it('is its own, and none for a process that is not there', () => {
    expect(processIdentity(process.pid)).toMatch(new RegExp(`^${process.pid}:`));
    expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
    expect(processIdentity(999_999_999)).toBeNull();
  });

  it.runIf(fs.existsSync('/proc/self/stat'))('is none for one that ended and was not collected', async () => {
    // The shell becomes a program that never asks about the child it inherits; one that ended before would be collected.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [text] = await once(parent.stdout, 'data');
      const pid = Number(String(text));
      await expect.poll(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 10_000 }).toContain(') Z ');
      expect(processIdentity(pid)).toBeNull();
    } finally {
      parent.kill('SIGKILL');
    }
  });
});
