import type { Language } from '@yanmo/contract/languages';
import type { Threads } from '../../../platform/threads/thread-pool.ts';
import { sayFacts } from '../../built-in/assistant/site-facts.ts';
import { askGuideThread } from '../../built-in/guide/guide-task.ts';
import type { ChatPiece, ChatRequest, ChatStart, CitedSource } from '../../chat-port.ts';
import { type EngineCall, EngineRefused, EngineUnavailable } from '../../engine.ts';
import { languageOfQuestion } from '../../question-language.ts';
import { topicsOf } from '../../site-topics.ts';
import { type Asker, hash, ownKeyOf, roundKey, streamRounds } from '../answer-rounds.ts';
import { askInChat, chatPrompt, goOnInChat } from '../prompts/chat.ts';
import { GrowingAnswer } from './growing-answer.ts';

/** How often an answer that broke off is gone on with; a model that breaks off more often is ill. */
const maximumContinuations = 3;
/** What the guide has on a question goes with it, where it is sure. */
const guideEntries = 2;

/**
 * An answer in a model's words, given on as it arrives. A stream that breaks is gone on with in a further round, under a row of its own, so
 * that a fresh process ends where the killed one was; where that fails too, what was given stays, and the failure is told. What the guide
 * has, and a place among the calls, are asked for from the start.
 */
export function startChatByModel(
  { asker, threads }: { asker: Asker; threads: Threads },
  { question, language: ofPage }: Pick<ChatRequest, 'question' | 'language'>,
): ChatStart {
  const language = languageOfQuestion(question, ofPage);
  const dropped = new AbortController();
  const place = asker.calls.reservePlace();
  const guided = askGuideThread(threads, { language, question, most: guideEntries }, { signal: dropped.signal });
  guided.catch(() => undefined);
  const drop = () => {
    place.drop();
    dropped.abort(new Error('the question was not asked'));
  };
  return {
    chat: (request, call) =>
      streamRounds<ChatPiece>(call, (own, give) => answerInRounds(request, own, give).finally(drop)),
    drop,
  };

  async function answerInRounds(
    request: ChatRequest,
    call: EngineCall,
    give: (piece: ChatPiece) => void,
  ): Promise<void> {
    const { calls, model, contextTokens } = asker;
    const guide = await guided;
    call.signal.throwIfAborted();
    const material = {
      guide: guide.filter(({ isSure }) => isSure).map(({ entry }) => entry),
      site: siteOf(request, language),
    };
    const { messages, input } = askInChat(request, material, language, contextTokens);
    const requestHash = hash([model, chatPrompt.name, chatPrompt.version, input]);
    const answer = new GrowingAnswer(request.passages.length, (text) => give({ kind: 'TEXT', text }));
    let asked = messages;
    for (let round = 0; ; round += 1) {
      const { finish, toolCalls } = await calls.ask(
        {
          stepKey: roundKey(ownKeyOf(call), round),
          requestHash: round === 0 ? requestHash : hash([requestHash, round]),
          ...{
            promptName: chatPrompt.name,
            promptVersion: chatPrompt.version,
            messages: asked,
            shape: null,
            call,
          },
          ...(round === 0 && { place }),
          mayBeEmpty: round > 0,
        },
        () => answer.startReading(),
      );
      // No tool was offered: whatever is called, nothing happens.
      if (finish === 'refused' || (answer.isEmpty && toolCalls.length > 0))
        throw new EngineRefused('the model refused to answer');
      const isCut = finish === 'dropped' || finish === 'length';
      if (!isCut) break;
      if (round >= maximumContinuations) {
        if (finish === 'length') break;
        throw new EngineUnavailable('the model broke off too often');
      }
      asked = [...messages, ...goOnInChat(language, answer.text, contextTokens)];
    }
    answer.finish();
    give({ kind: 'SOURCES', sources: sourcesOf(request, answer.cited) });
  }
}

/** The same facts that rules answer with: a model words them, and knows no others. */
function siteOf({ help, question }: ChatRequest, language: Language): string {
  if (!help) return '';
  return sayFacts(help, topicsOf(question), language)
    .map(({ title, text }) => `## ${title}\n${text}`)
    .join('\n\n');
}

function sourcesOf({ passages }: ChatRequest, cited: readonly number[]): CitedSource[] {
  return [...cited]
    .sort((one, other) => one - other)
    .flatMap((number) => {
      const passage = passages[number - 1];
      return passage ? [{ kind: 'PASSAGE' as const, number, id: passage.id }] : [];
    });
}
