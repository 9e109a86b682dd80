import { launchProgram, launchService } from './launch-program.ts';
import { test as base } from './test.ts';

/** How the double of the model's provider behaves on a request. */
interface Behaviour {
  name: 'normal' | 'held' | 'failing' | 'unauthorized' | 'refusing';
  /** 0: as fast as the connection takes it. */
  tokensPerSecond?: number;
  /** For requests of this task alone. */
  task?: string;
}

interface Statistics {
  /** By task, part and title. */
  asked: Record<string, { first: number; followUps: number }>;
}

/** The double's controls, over its own HTTP. */
class ModelDouble {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async #ask(method: string, path: string, body?: object): Promise<Statistics> {
    const response = await fetch(`${this.#url}/control${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} /control${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Statistics;
  }

  async behave(behaviour: Behaviour): Promise<void> {
    await this.#ask('PUT', '/default', behaviour);
  }

  /** The next requests, one behaviour each; then it behaves as it did. */
  async script(behaviours: readonly Behaviour[]): Promise<void> {
    await this.#ask('POST', '/script', behaviours);
  }

  /** Lets answers that are held in their middle go on. */
  async release(): Promise<void> {
    await this.#ask('POST', '/release');
  }

  /** Requests that arrived since the test began, by what they ask for. */
  async countAsked(): Promise<Record<string, number>> {
    const { asked } = await this.#ask('GET', '');
    const counts: Record<string, number> = {};
    for (const [key, { first, followUps }] of Object.entries(asked)) {
      const task = key.replace(/ \|.*$/su, '');
      counts[task] = (counts[task] ?? 0) + first + followUps;
    }
    return counts;
  }

  async reset(): Promise<void> {
    await this.#ask('DELETE', '');
  }
}

interface ModelSite {
  url: string;
  dataDir: string;
  double: ModelDouble;
}

/**
 * Tests on a service whose engine is a model behind the chat-completions protocol: our double, over real HTTP. Each worker
 * has its own pair, because how the double behaves is set for all of its callers.
 */
export const test = base.extend<{ double: ModelDouble }, { modelSite: ModelSite }>({
  modelSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter
    async ({}, use) => {
      const double = await launchProgram('server/src/testing/openai-double/main.ts', /LLM_BASE_URL=(http:\S+)\/v1 /);
      try {
        const service = await launchService({
          LLM_BASE_URL: `${double.url}/v1`,
          LLM_MODEL: 'yanmo-double',
          LLM_API_KEY: 'a-key',
          // What fails here is meant to: it is not tried for minutes.
          STEP_RETRIES: '0',
        });
        await use({ url: service.url, dataDir: service.dataDir, double: new ModelDouble(double.url) });
        await service.stop();
      } finally {
        await double.stop();
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ modelSite }, use) => use(modelSite.url),
  double: async ({ modelSite: { double } }, use) => {
    await double.reset();
    await use(double);
  },
});
