import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** Where programs that serve a model on one's own machine listen unless they are told otherwise. */
export interface UsualPlace {
  port: number;
  /** Ollama's own list; the others speak OpenAI's protocol alone. */
  path: '/api/tags' | '/v1/models';
}

const usualPlaces: readonly UsualPlace[] = [
  { port: 11_434, path: '/api/tags' }, // Ollama
  { port: 1_234, path: '/v1/models' }, // LM Studio
  { port: 8_080, path: '/v1/models' }, // llama.cpp
  { port: 8_000, path: '/v1/models' }, // vLLM
];

export interface LocalModel {
  /** As it calls itself; others may listen where it usually does. */
  server: string;
  baseUrl: string;
  /** Null when it lists models, but none under a name that could be typed as a setting. */
  model: string | null;
  /** What it says that its context holds, in tokens; few do. */
  contextTokens: number | null;
}

const usualBudgetMs = 300;
/** Hundreds of models; a web site's page that is longer is none of these lists. */
const answerBytesMaximum = 262_144;

interface Options {
  /** Where we listen ourselves. */
  ownPort: number;
  places?: readonly UsualPlace[];
  /** For all of them together. */
  budgetMs?: number;
}

/**
 * The servers that list a model to write with, in the order of the places. Never throws and takes no longer than the
 * budget: whoever has not answered by then is not there. Nothing is sent but the question for the list.
 */
export async function findLocalModels({
  ownPort,
  places = usualPlaces,
  budgetMs = usualBudgetMs,
}: Options): Promise<LocalModel[]> {
  const late = new AbortController();
  const everyone = new AbortController();
  void abortAfter(budgetMs, late, everyone.signal);
  const others = places.filter(({ port }) => port !== ownPort);
  const found = await Promise.all(
    others.map((place) =>
      ask(place, late.signal)
        .then((answer) => readAnswer(place, answer))
        .catch(() => null),
    ),
  );
  everyone.abort();
  return found.filter((model) => model !== null);
}

/** A start computes for long moments in which nothing is sent or read: of such a moment only this much is counted. */
const sliceMs = 20;

async function abortAfter(budgetMs: number, late: AbortController, ended: AbortSignal): Promise<void> {
  try {
    for (let countedMs = 0; countedMs < budgetMs; ) {
      const since = performance.now();
      await delay(Math.min(sliceMs, budgetMs - countedMs), undefined, { signal: ended });
      // A timer comes a little late even on a machine at rest; that is counted.
      countedMs += Math.min(performance.now() - since, 1.5 * sliceMs);
    }
    late.abort();
  } catch {
    // Everybody has answered.
  }
}

/** No redirects are followed: what listens here may be anybody's web site. */
function ask({ port, path }: UsualPlace, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      // The address rather than a name: two of them may stand for localhost, and half the budget be spent on the wrong one.
      { host: '127.0.0.1', port, path, agent: false, headers: { accept: 'application/json' }, signal },
      (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > answerBytesMaximum) request.destroy(new Error('too long for a list of models'));
          else chunks.push(chunk);
        });
        response.on('end', () => resolve(response.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : ''));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}

const OllamaList = z.object({ models: z.array(z.object({ name: z.string() })) });
const OpenAiList = z.object({
  object: z.literal('list'),
  data: z.array(
    z.object({
      id: z.string(),
      object: z.literal('model'),
      owned_by: z.string().optional().catch(undefined),
      // Outside of what LLM_CONTEXT takes it would only stop the next start.
      max_model_len: z.number().int().min(4_096).max(2_000_000).optional().catch(undefined),
    }),
  ),
});

/** What the servers give as the owner of their models. */
const serversByOwner: Readonly<Record<string, string>> = {
  library: 'Ollama',
  organization_owner: 'LM Studio',
  llamacpp: 'llama.cpp',
  vllm: 'vLLM',
};

/** Listed among the others by Ollama and LM Studio, and no use for writing. */
const writesNoText = /embed|rerank|whisper|\btts\b|\bbge-|\bclip\b/i;

/**
 * A name goes to a terminal, and from there into somebody's shell or settings: one with anything but what names of models
 * and paths of their files are made of is not shown, nor cut to what it is not.
 */
const typeable = /^[\p{L}\p{N}._:/\\@+ -]{1,160}$/u;

function readAnswer({ port, path }: UsualPlace, answer: string): LocalModel | null {
  const listed = path === '/api/tags' ? readOllamaList(answer) : readOpenAiList(answer);
  const writers = listed.models.filter(({ name }) => !writesNoText.test(name));
  if (writers.length === 0) return null;
  const shown = writers.find(({ name }) => typeable.test(name));
  return {
    server: listed.server,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: shown?.name ?? null,
    contextTokens: shown?.contextTokens ?? null,
  };
}

interface Listed {
  server: string;
  models: { name: string; contextTokens: number | null }[];
}

function readOllamaList(answer: string): Listed {
  const { models } = OllamaList.parse(JSON.parse(answer));
  return { server: 'Ollama', models: models.map(({ name }) => ({ name, contextTokens: null })) };
}

function readOpenAiList(answer: string): Listed {
  const { data } = OpenAiList.parse(JSON.parse(answer));
  const owner = data.find(({ owned_by }) => owned_by !== undefined)?.owned_by ?? '';
  return {
    server: Object.hasOwn(serversByOwner, owner) ? (serversByOwner[owner] ?? '') : 'a model server',
    models: data.map(({ id, max_model_len }) => ({ name: id, contextTokens: max_model_len ?? null })),
  };
}
