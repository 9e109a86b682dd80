import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type http from 'node:http';
import { setTimeout as delay, setImmediate as immediate } from 'node:timers/promises';
import { estimateTokens } from '../../engines/model/cost.ts';
import { answerWithTools, piecesOf } from './answer-with-tools.ts';
import type { DoubleControl } from './double-control.ts';
import type { Mode } from './modes.ts';
import { brokenAt, type Plan, planAnswer, planToolAnswer } from './plan-answer.ts';
import { ChatRequest, findQuestion } from './read-question.ts';
import { sendError, sendJson } from './send-json.ts';
import { tokenize } from './tokenize.ts';

/** Tokens a chunk when no rate is set: tests are about order and ends, not about pace. */
const unlimitedBurst = 20;

export async function answerChat(control: DoubleControl, body: unknown, response: http.ServerResponse): Promise<void> {
  const arrivedAtMs = performance.now();
  const parsed = ChatRequest.safeParse(body);
  if (!parsed.success) return sendError(response, 400, 'invalid_request_error', parsed.error.message);
  const request = parsed.data;
  const left = new AbortController();
  response.on('close', () => left.abort());
  const question = findQuestion(request);
  const { mode, tokensPerSecond, firstTokenMs } = control.begin(request, question);
  let tokensOut = 0;
  try {
    if (refuseByMode(mode, request, response)) return;
    await delay(mode.delayMs ?? firstTokenMs, undefined, { signal: left.signal });
    if (mode.name === 'hanging') await once(left.signal, 'abort');
    const withTools = answerWithTools(request);
    if (!question && !withTools)
      return sendError(response, 400, 'invalid_request_error', 'the double knows only the product’s own questions');
    const plan = question
      ? planAnswer(mode, question, tokensPerSecond)
      : planToolAnswer(mode, withTools ?? { tokens: [], calls: [] }, tokensPerSecond);
    if (mode.contextTokens && tokensWith(request, plan) > mode.contextTokens)
      return sendError(response, 400, 'context_length_exceeded', `the context holds ${mode.contextTokens} tokens`);
    if (mode.name === 'held') {
      plan.hold = { at: Math.ceil(plan.tokens.length * brokenAt), released: control.released() };
    }
    const usage = { prompt_tokens: countPrompt(request), completion_tokens: plan.tokens.length };
    if (request.stream) {
      const asksForUsage = request.stream_options?.include_usage === true && mode.name !== 'no_usage';
      tokensOut = await streamAnswer(request, response, plan, asksForUsage ? usage : null, left.signal, () =>
        control.onFirstToken(request, performance.now() - arrivedAtMs),
      );
    } else {
      if (plan.tokensPerSecond > 0) {
        await delay((plan.tokens.length / plan.tokensPerSecond) * 1000, undefined, { signal: left.signal });
      }
      tokensOut = plan.tokens.length;
      sendJson(response, 200, wholeAnswer(request, plan, mode.name === 'no_usage' ? null : usage));
    }
  } catch (error) {
    if (!left.signal.aborted) throw error;
  } finally {
    control.end({ isFinished: response.writableEnded, tokensOut, question });
  }
}

/** The faults that come instead of an answer. */
function refuseByMode(mode: Mode, request: ChatRequest, response: http.ServerResponse): boolean {
  const format = request.response_format?.type;
  switch (mode.name) {
    case 'rate_limited':
      sendError(response, 429, 'rate_limit_exceeded', 'too many requests', {
        'retry-after': String(mode.retryAfterSeconds),
      });
      return true;
    case 'failing':
      sendError(response, 500, 'server_error', 'the server had an error');
      return true;
    case 'unauthorized':
      sendError(response, 401, 'invalid_api_key', 'the key is wrong');
      return true;
    case 'rejecting':
      sendError(response, 400, 'context_length_exceeded', 'the request is too long');
      return true;
    case 'no_json_schema':
      if (format !== 'json_schema') return false;
      sendError(response, 400, 'invalid_request_error', 'response_format of type json_schema is not supported');
      return true;
    case 'no_response_format':
      if (format === undefined || format === 'text') return false;
      sendError(response, 400, 'invalid_request_error', 'response_format is not supported');
      return true;
    default:
      return false;
  }
}

/** As the program reckons them: its own count is the one that it trims by. */
function tokensWith({ messages }: ChatRequest, { tokens }: Plan): number {
  return [...messages.map(({ content }) => content), tokens.join('')].reduce(
    (sum, text) => sum + estimateTokens(text),
    0,
  );
}

function countPrompt({ messages }: ChatRequest): number {
  return messages.reduce((sum, { content }) => sum + tokenize(content).length, 0);
}

async function streamAnswer(
  request: ChatRequest,
  response: http.ServerResponse,
  plan: Plan,
  usage: Record<string, number> | null,
  left: AbortSignal,
  onFirstToken: () => void,
): Promise<number> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const frame = {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion.chunk',
    created: unixSeconds(),
    model: request.model,
  };
  const send = (chunk: object) => `data: ${JSON.stringify({ ...frame, ...chunk })}\n\n`;
  const choice = (delta: object, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  });
  response.write(send(choice({ role: 'assistant', content: '' })));
  const startedAtMs = performance.now();
  let sent = 0;
  let { hold } = plan;
  const sendUpTo = (count: number) => {
    if (sent === 0 && count > 0) onFirstToken();
    if (count > sent) response.write(send(choice({ content: plan.tokens.slice(sent, count).join('') })));
    sent = Math.max(sent, count);
  };
  while (sent < plan.tokens.length) {
    left.throwIfAborted();
    if (hold && sent >= hold.at) {
      await Promise.race([hold.released, once(left, 'abort')]);
      hold = null;
    }
    if (plan.tokensPerSecond > 0) {
      // Counting from the start keeps the rate true whatever the timers do.
      const due = Math.floor(((performance.now() - startedAtMs) / 1000) * plan.tokensPerSecond);
      while (sent < Math.min(due, plan.tokens.length)) sendUpTo(sent + 1);
      await delay(Math.min(20, 1000 / plan.tokensPerSecond), undefined, { signal: left });
    } else {
      sendUpTo(Math.min(sent + unlimitedBurst, plan.tokens.length));
      await immediate(undefined, { signal: left });
    }
  }
  for (const piece of piecesOf(plan.calls)) {
    left.throwIfAborted();
    response.write(send(choice({ tool_calls: [piece] })));
    if (plan.tokensPerSecond > 0) await delay(1000 / plan.tokensPerSecond, undefined, { signal: left });
  }
  switch (plan.ending) {
    case 'close':
      response.end();
      return sent;
    case 'reset':
      response.socket?.resetAndDestroy();
      return sent;
    case 'silence':
      await once(left, 'abort');
      return sent;
    case 'whole':
      response.write(send(choice({}, plan.finishReason)));
      if (usage) response.write(send({ choices: [], usage: withTotal(usage) }));
      response.end('data: [DONE]\n\n');
      return sent;
  }
}

function wholeAnswer(request: ChatRequest, plan: Plan, usage: Record<string, number> | null): object {
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: unixSeconds(),
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          ...{ role: 'assistant', content: plan.tokens.join('') },
          ...(plan.calls.length > 0 && {
            tool_calls: plan.calls.map(({ id, name, arguments: pieces }) => ({
              ...{ id, type: 'function', function: { name, arguments: pieces.join('') } },
            })),
          }),
        },
        finish_reason: plan.finishReason,
      },
    ],
    ...(usage && { usage: withTotal(usage) }),
  };
}

function withTotal(usage: Record<string, number>): Record<string, number> {
  return { ...usage, total_tokens: Object.values(usage).reduce((sum, count) => sum + count, 0) };
}

function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
