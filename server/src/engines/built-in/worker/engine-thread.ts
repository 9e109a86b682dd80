import { parentPort } from 'node:worker_threads';
import { type EngineCall, WishNotUnderstood } from '../../engine.ts';
import { createBuiltInEngine } from '../built-in-engine.ts';
import type { WorkerAnswer, WorkerRequest } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('The built-in engine thread was started outside a worker.');

const engine = createBuiltInEngine();
const running = new Map<number, AbortController>();
const answer = (message: WorkerAnswer): void => port.postMessage(message);

async function serve(message: Exclude<WorkerRequest, { call: 'cancel' }>, call: EngineCall): Promise<void> {
  const { id } = message;
  switch (message.call) {
    case 'titles':
      answer({ id, kind: 'titles', titles: await engine.recommendTitles(message.request, call) });
      break;
    case 'keywords':
      answer({ id, kind: 'keywords', keywords: await engine.proposeKeywords(message.request, call) });
      break;
    case 'outline':
      for await (const chapter of engine.writeOutline(message.request, call)) answer({ id, kind: 'chapter', chapter });
      answer({ id, kind: 'done' });
      break;
    case 'plan':
      answer({ id, kind: 'plan', plan: await engine.planPaper(message.request, call) });
      break;
    case 'section':
      await pass(id, engine.writeSection(message.request, call));
      break;
    case 'revision':
      await pass(id, engine.reviseSection(message.request, call));
      break;
    case 'abstract':
      await pass(id, engine.writeAbstract(message.request, call));
      break;
    case 'acknowledgements':
      await pass(id, engine.writeAcknowledgements(message.request, call));
      break;
    case 'companion':
      await pass(id, engine.writeCompanion(message.request, call));
      break;
  }
}

async function pass(id: number, texts: AsyncIterable<string>): Promise<void> {
  for await (const text of texts) answer({ id, kind: 'text', text });
  answer({ id, kind: 'done' });
}

port.on('message', (message: WorkerRequest) => {
  if (message.call === 'cancel') {
    running.get(message.id)?.abort();
    return;
  }
  const controller = new AbortController();
  running.set(message.id, controller);
  const call: EngineCall = {
    stepKey: '',
    subject: { kind: 'outline', id: '' },
    userId: null,
    signal: controller.signal,
  };
  serve(message, call)
    .catch((error: unknown) => {
      // Nobody waits for a cancelled request any more.
      if (controller.signal.aborted) return;
      if (error instanceof WishNotUnderstood)
        answer({ id: message.id, kind: 'not_understood', message: error.message });
      else
        answer({
          id: message.id,
          kind: 'failed',
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        });
    })
    .finally(() => running.delete(message.id));
});
