import { createThreadPool } from '../platform/threads/thread-pool.ts';

/** Shared by all tests of a process, and gone with it: at rest it keeps nothing alive. */
export const testThreads = createThreadPool();

/**
 * For sites, whose tests send hundreds of well-meant files: a process for each is a third of their work. Files that mean ill are
 * for the tests of the readers, which read in processes.
 */
export const siteThreads = createThreadPool({ hasProcesses: false });
