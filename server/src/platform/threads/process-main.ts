import type { ThreadRequest } from './messages.ts';
import { serveTasks } from './serve-tasks.ts';

const serve = serveTasks(process.argv[2] ?? '', (message) => process.send?.(message));
process.on('message', (message) => serve(message as ThreadRequest));
// A stop of the whole program reaches the group; the parent's end is the end here too.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
