import type { TaskModule } from '../../../platform/threads/task.ts';
import { type EngineCall, NothingKnown, WishNotUnderstood } from '../../engine.ts';
import { createBuiltInEngine } from '../built-in-engine.ts';
import type { EngineAnswer, EngineAsk, EnginePart } from './messages.ts';

/** One a thread: it keeps the papers that were asked for last. */
const engine = createBuiltInEngine();

type Send = (part: EnginePart) => void;

async function serve(ask: EngineAsk, call: EngineCall, send: Send): Promise<EngineAnswer> {
  switch (ask.call) {
    case 'titles':
      return { titles: await engine.recommendTitles(ask.request, call) };
    case 'keywords':
      return { keywords: await engine.proposeKeywords(ask.request, call) };
    case 'rewrite':
      return { rewriting: await engine.rewrite(ask.request, call) };
    case 'outline':
      for await (const chapter of engine.writeOutline(ask.request, call)) send({ chapter });
      return { isDone: true };
    case 'cards':
      return { cards: await engine.makeCards(ask.request, call) };
    case 'plan':
      return { plan: await engine.planPaper(ask.request, call) };
    case 'writable':
      return { writable: (await engine.measureWritable?.(ask.request, call)) ?? null };
    case 'companion_length':
      return { writable: (await engine.measureCompanion?.(ask.request, call)) ?? null };
    case 'section':
      return pass(engine.writeSection(ask.request, call), send);
    case 'revision':
      return pass(engine.reviseSection(ask.request, call), send);
    case 'citations':
      return { citations: await engine.checkCitations(ask.request, call) };
    case 'abstract':
      return pass(engine.writeAbstract(ask.request, call), send);
    case 'acknowledgements':
      return pass(engine.writeAcknowledgements(ask.request, call), send);
    case 'companion':
      return pass(engine.writeCompanion(ask.request, call), send);
    case 'chat':
      for await (const piece of engine.chat(ask.request, { ...call, subject: { kind: 'chat', id: '' } }))
        send({ piece });
      return { isDone: true };
    case 'summary':
      return { summary: await engine.summarise(ask.request, call) };
    case 'amendment':
      return { amendment: await engine.amendPassage(ask.request, call) };
    case 'polish':
      return { polished: await engine.polishAbstract(ask.request, call) };
  }
}

async function pass(texts: AsyncIterable<string>, send: Send): Promise<EngineAnswer> {
  for await (const text of texts) send({ text });
  return { isDone: true };
}

const work: TaskModule<EngineAsk, EngineAnswer, EnginePart> = async (ask, { signal, send }) => {
  try {
    return await serve(ask, { stepKey: '', subject: { kind: 'outline', id: '' }, userId: null, signal }, send);
  } catch (error) {
    if (error instanceof NothingKnown) return { notUnderstood: error.message, isUnknown: true };
    if (error instanceof WishNotUnderstood) return { notUnderstood: error.message };
    throw error;
  }
};
export default work;
