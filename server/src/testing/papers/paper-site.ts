import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callApi, logIn } from '../api-client.ts';
import type { OpenAiDouble } from '../openai-double/openai-double.ts';
import { type Program, type ProgramSettings, startCommand, startProgram } from '../program.ts';

export interface BoughtPaper {
  token: string;
  outTradeNo: string;
  itemId: string;
}

export type PaperSite = Awaited<ReturnType<typeof startPaperSite>>;

/** API and worker processes of the program on one database, as an operator would start them, with the double as their model. */
export async function startPaperSite(options: {
  databaseUrl: string;
  /** Else the built-in engine writes. */
  double?: OpenAiDouble;
  settings?: ProgramSettings;
}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-papers-'));
  const settings: ProgramSettings = {
    ...{ DATABASE_URL: options.databaseUrl, DATA_DIR: folder, NODE_ENV: 'test', LITERATURE_ONLINE: 'off' },
    ...{ SECRET_KEY: 'the same before and after every kill', RATE_LIMIT_SCALE: '100000', DATABASE_POOL_SIZE: '4' },
    ...{ STEP_LEASE_MS: '2000', LOG_LEVEL: 'error' },
    ...(options.double ? { LLM_BASE_URL: options.double.baseUrl, LLM_MODEL: 'yanmo-double' } : {}),
    ...options.settings,
  };
  const started: Program[] = [];
  const remember = (program: Program): Program => {
    started.push(program);
    return program;
  };
  let api = remember(startProgram(settings, ['--run=api']));
  let address = await api.ready;
  let isBack: Promise<unknown> = Promise.resolve();
  let lastPhone = 13_500_000_000;

  /** Tried again while the API is being started anew. */
  async function call(token: string, target: string, body?: object) {
    for (let tries = 0; ; tries += 1) {
      await isBack;
      try {
        return await callApi(`${address}/api/ai-paper/${target}`, { token, ...(body ? { body } : {}) });
      } catch (error) {
        if (tries > 200) throw error;
        await delay(100);
      }
    }
  }

  async function until<Value>(what: string, look: () => Promise<Value | null>, timeoutMs: number): Promise<Value> {
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await delay(100)) {
      const found = await look();
      if (found !== null) return found;
    }
    throw new Error(`${what}: not within ${timeoutMs} ms\n${started.map((program) => program.output()).join('\n')}`);
  }

  async function payFor(token: string, outTradeNo: string): Promise<BoughtPaper> {
    const offered = await call(token, 'pass/pre_create', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' });
    await fetch(`${address}/cashier/${offered.result.payment_no}/pay`, { method: 'POST' });
    const { result } = await call(token, `orders/order/${outTradeNo}`);
    return { token, outTradeNo, itemId: result.order_item_response[0].id };
  }

  return {
    folder,
    get address() {
      return address;
    },
    call,
    until,

    startWorker: () => remember(startProgram(settings, ['--run=worker'])),
    /** Under another program that sets limits: `prlimit`, say. */
    startWorkerUnder: (command: string, ...args: string[]) =>
      remember(
        startCommand(
          command,
          [...args, process.execPath, path.join(import.meta.dirname, '../../main.ts'), '--run=worker'],
          settings,
        ),
      ),

    /** The next is started, and not waited for: who calls it waits. */
    async killApi(): Promise<void> {
      await isBack;
      await api.stop('SIGKILL');
      api = remember(startProgram(settings, ['--run=api']));
      isBack = api.ready.then((next) => {
        address = next;
      });
      // Whoever waits for it hears of a failure; that nobody waits must not end the test run.
      isBack.catch(() => undefined);
    },
    /** After a kill of the API: it is there again. */
    async apiBack(): Promise<void> {
      await isBack;
    },

    async logIn(): Promise<string> {
      lastPhone += 1;
      return logIn(String(lastPhone), [address, address, address]);
    },

    /** An outline with so many sections; returns its key. */
    async writeOutline(
      token: string,
      { title, sections, words = 3_000 }: { title: string; sections: number; words?: number },
    ): Promise<string> {
      const form = { title, language: 'zh', type: 'course_paper', field: 'management', product: 'FINAL' };
      const created = await call(token, 'paper/outline/create', { ...form, word_count: words, version: 'v1' });
      const { key1 } = created.result;
      const outline = await until(
        'the outline',
        async () => {
          const { result } = await call(token, `paper/outline/status/${key1}`);
          return result.status === 'SUCCEEDED' ? result : null;
        },
        60_000,
      );
      const chapters = chaptersOf(sections, words);
      const edited = await call(token, 'paper/outline/edit', { key1, revision: outline.revision, chapters });
      if (edited.code !== 200) throw new Error(`the outline was refused: ${JSON.stringify(edited)}`);
      return key1;
    },

    async buyPaper(token: string, key1: string): Promise<BoughtPaper> {
      const ordered = await call(token, 'orders/order', { key1, order_type: 'PAPER_FINAL' });
      if (ordered.code !== 200) throw new Error(`the order was refused: ${JSON.stringify(ordered)}`);
      return payFor(token, ordered.result.out_trade_no);
    },
    payFor,

    /** The item of a bought paper as its buyer sees it. */
    async see({ token, outTradeNo }: BoughtPaper) {
      return (await call(token, `orders/order/${outTradeNo}`)).result.order_item_response[0];
    },

    /** Waits for its end, whichever it is. */
    async settled(paper: BoughtPaper, timeoutMs: number) {
      return until(
        `the paper ${paper.outTradeNo}`,
        async () => {
          const item = await this.see(paper);
          return item.paper_case.stage >= 2 ? item : null;
        },
        timeoutMs,
      );
    },

    async download(url: string): Promise<Buffer> {
      const response = await fetch(`${address}${url}`);
      if (response.status !== 200) throw new Error(`the file is not served: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },

    async close(): Promise<void> {
      // Told to stop first: what they compiled is kept for the next run.
      for (const { process: child } of started) child.kill('SIGTERM');
      await Promise.race([Promise.all(started.map(({ ended }) => ended)), delay(8_000)]);
      for (const program of started) program.killAll();
      await Promise.all(started.map(({ ended }) => ended));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Chapters of up to four sections with about the same length each. */
function chaptersOf(sections: number, words: number) {
  const names = ['缘由', '对象', '条件', '方法', '材料', '过程', '差异', '限度'];
  const each = Math.floor(words / sections);
  const section = (number: number) => ({
    ...{ id: `s${number}`, title: `第${number}个问题的${names[number % names.length]}`, summary: '' },
    ...{ word_count: each, works: [], children: [] },
  });
  const chapters = Math.ceil(sections / 4);
  return Array.from({ length: chapters }, (_, chapter) => {
    const children = Array.from({ length: Math.min(4, sections - chapter * 4) }, (__, index) =>
      section(chapter * 4 + index + 1),
    );
    const title = `第${chapter + 1}部分：${names[chapter % names.length]}与讨论`;
    return { id: `c${chapter + 1}`, title, summary: '', word_count: each * children.length, works: [], children };
  });
}
