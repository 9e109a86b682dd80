import type { TaskLine } from '../../platform/threads/task.ts';

/** What is read of people's files, whatever it is: each may take half a gigabyte, and more of them the machine's memory. */
export const uploads: TaskLine = { name: 'uploads', atOnce: 4 };
