import { getCompileCacheDir } from 'node:module';
import path from 'node:path';

/** For a process that is given no other environment: it loads what this one has compiled, or others like it before. */
export function compileCacheEnvironment(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  // Below the folder that was asked for there is one for each version of the runtime.
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(folder) };
}
