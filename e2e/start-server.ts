import { launchService } from './launch-program.ts';

/**
 * One service for the whole suite. Its address reaches the tests through YANMO_E2E_URL, its folder through
 * YANMO_E2E_DATA_DIR.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await launchService();
  process.env.YANMO_E2E_URL = url;
  process.env.YANMO_E2E_DATA_DIR = dataDir;
  return stop;
}
