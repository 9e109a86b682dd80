import { createThreadPool } from '../platform/threads/thread-pool.ts';

/** Shared by all tests of a process, and gone with it: at rest it keeps nothing alive. */
export const testThreads = createThreadPool();
