import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listProcessesOn, startCommand } from '../testing/program.ts';

const cli = fileURLToPath(new URL('./admin-cli.ts', import.meta.url));

it('grants on the embedded database while the product does not run, and stops the database again', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-cli-'));
  try {
    const grant = async (permission: string) => {
      const program = startCommand(process.execPath, [cli, 'grant', '13711110001', permission], { DATA_DIR: dataDir });
      return { exit: await program.ended, output: program.output() };
    };
    expect(await grant('AGENT')).toMatchObject({ exit: 0 });
    const { exit, output } = await grant('SUPER_ADMIN');
    expect({ exit, output }).toMatchObject({ exit: 0, output: expect.stringContaining('(before: AGENT)') });
    expect(listProcessesOn(dataDir)).toEqual([]);
    expect(fs.existsSync(path.join(dataDir, 'yanmo.lock'))).toBe(false);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
