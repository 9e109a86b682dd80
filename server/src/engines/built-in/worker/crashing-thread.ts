import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer, WorkerRequest } from './messages.ts';

/** A thread that dies on an outline and answers anything else: what a client sees when the engine crashes. */
parentPort?.on('message', (message: WorkerRequest) => {
  if (message.call === 'outline') process.exit(1);
  if (message.call === 'keywords') {
    const answer: WorkerAnswer = { id: message.id, kind: 'keywords', keywords: ['仍在工作'] };
    parentPort?.postMessage(answer);
  }
});
