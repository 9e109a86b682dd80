import fs from 'node:fs';
import { launchService } from './launch-program.ts';

/**
 * One service for the whole suite. Its address reaches the tests through YANMO_E2E_URL, its folder through
 * YANMO_E2E_DATA_DIR. Projects that start one of their own begin where the first start of this one ended.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const first = await launchService();
  await first.end();
  process.env.YANMO_E2E_BEGINNING = first.dataDir;
  const { url, dataDir, stop } = await launchService();
  process.env.YANMO_E2E_URL = url;
  process.env.YANMO_E2E_DATA_DIR = dataDir;
  return async () => {
    await stop();
    fs.rmSync(first.dataDir, { recursive: true, force: true });
  };
}
