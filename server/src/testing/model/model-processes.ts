import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type OpenAiDouble, startOpenAiDouble } from '../openai-double/openai-double.ts';
import { compileCache } from '../program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import type { ModelOrder } from './model-process.ts';
import { createProcessEngine } from './process-engine.ts';

const program = fileURLToPath(new URL('./model-process.ts', import.meta.url));

export interface ModelProcess {
  /** What it says until it has written its step, or until so many lines have come. */
  read(most?: number): Promise<string[]>;
  kill(): Promise<void>;
}

/** A database and a double for a test file, processes that write with them and can be killed, and an engine that takes up. */
export function setUpModelProcesses({ maxConcurrency }: { maxConcurrency: number }) {
  let database: TestDatabase;
  let double: OpenAiDouble;
  let here: ReturnType<typeof createProcessEngine>;
  let children: ChildProcess[] = [];

  beforeAll(async () => {
    [database, double] = await Promise.all([createTestDatabase(), startOpenAiDouble()]);
    here = createProcessEngine({ databaseUrl: database.url, baseUrl: double.baseUrl, maxConcurrency });
  });
  afterAll(async () => {
    await here.close();
    await Promise.all([database.close(), double.stop()]);
  });
  beforeEach(() => double.reset());
  afterEach(async () => {
    await Promise.all(children.map(kill));
    children = [];
  });

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  return {
    get double(): OpenAiDouble {
      return double;
    },
    get here() {
      return here;
    },

    start(order: Pick<ModelOrder, 'stepKeys' | 'outline' | 'section'> & { maxConcurrency?: number }): ModelProcess {
      const whole: ModelOrder = { databaseUrl: database.url, baseUrl: double.baseUrl, maxConcurrency, ...order };
      const child = spawn(process.execPath, [program, JSON.stringify(whole)], {
        env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const lines = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      return {
        async read(most = Number.POSITIVE_INFINITY) {
          const said: string[] = [];
          while (said.length < most) {
            const { value: line = 'null' } = await lines.next();
            const word = JSON.parse(line) as string | null;
            if (word === null) break;
            said.push(word);
          }
          return said;
        },
        async kill() {
          await kill(child);
          // Its slots would free themselves when their time is over; a time that is short would be lost by live ones too,
          // on a machine that lets them stand still.
          await database.pool.query('update model_slots set expires_at = clock_timestamp() where holder is not null');
        },
      };
    },

    /** Characters of a step's answers that would outlive a kill now. */
    async savedLength(stepKey: string): Promise<number> {
      const rows = await database.db
        .selectFrom('model_calls')
        .select('response')
        .where('subject_id', '=', stepKey)
        .execute();
      return rows.reduce((sum, { response }) => sum + (response?.length ?? 0), 0);
    },
  };
}
