import { parentPort, workerData } from 'node:worker_threads';
import { serveTasks } from './serve-tasks.ts';

const port = parentPort;
if (!port) throw new Error('The entry of a thread was started outside one.');
port.on(
  'message',
  serveTasks(workerData as string, (message) => port.postMessage(message)),
);
