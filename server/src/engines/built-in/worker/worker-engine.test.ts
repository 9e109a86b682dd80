import { describe, expect, it } from 'vitest';
import { testThreads } from '../../../testing/test-threads.ts';
import {
  type DraftChapter,
  type EngineCall,
  EngineUnavailable,
  type OutlineRequest,
  WishNotUnderstood,
} from '../../engine.ts';
import { createBuiltInEngine } from '../built-in-engine.ts';
import { requestPaper } from '../paper/request-paper.ts';
import { createWorkerEngine } from './worker-engine.ts';

const request: OutlineRequest = {
  title: '短视频使用对大学生学习投入的影响',
  language: 'zh',
  type: 'thesis',
  field: 'education',
  level: 'MASTER',
  wordCount: 30_000,
  keywords: [],
  works: [],
  extraRequirements: '',
  variant: 0,
};
const call = (signal: AbortSignal = new AbortController().signal): EngineCall => ({
  stepKey: 'test',
  subject: { kind: 'outline', id: 'test' },
  userId: null,
  signal,
});
async function collect(chapters: AsyncIterable<DraftChapter>): Promise<DraftChapter[]> {
  const all: DraftChapter[] = [];
  for await (const chapter of chapters) all.push(chapter);
  return all;
}
/** Dies on an outline and answers anything else: what a client sees when the engine crashes. */
const crashing = new URL(
  `data:text/javascript,${encodeURIComponent("export default ({ call }) => call === 'outline' ? process.exit(1) : { keywords: ['仍在工作'] }")}`,
);

describe('the engine in its thread', () => {
  it('writes what the engine itself writes, chapter by chapter', async () => {
    const engine = createWorkerEngine(testThreads);
    const expected = await collect(createBuiltInEngine().writeOutline(request, call()));
    expect(await collect(engine.writeOutline(request, call()))).toEqual(expected);
    expect(await engine.proposeKeywords(request, call())).toContain('短视频使用');
    const titles = await engine.recommendTitles(
      { field: 'law', type: 'thesis', language: 'zh', keywords: [], hint: '', batch: 0 },
      call(),
    );
    expect(titles).toHaveLength(5);
    const text = '随着城市规模的不断扩大，公共空间的管理问题日益突出，因此管理者必须面对新的课题。';
    const rewrite = {
      ...({ text, language: 'zh', mode: 'BOTH', around: { before: '', after: '' }, target: 0.2, field: null } as const),
      ...{ repeated: [{ start: 0, end: text.length }], terms: [], round: 1, earlier: [] },
    };
    const rewritten = await engine.rewrite(rewrite, call());
    expect(rewritten.state).toBe('REWRITTEN');
    expect(rewritten).toEqual(await createBuiltInEngine().rewrite(rewrite, call()));
  });

  it('writes sections, abstracts and companions as the engine itself does', async () => {
    const engine = createWorkerEngine(testThreads);
    const paper = requestPaper({ title: request.title, language: 'zh', field: 'education', wordCount: 4_000 });
    const direct = createBuiltInEngine();
    const plan = await direct.planPaper(paper, call());
    expect(await engine.planPaper(paper, call())).toEqual(plan);
    const join = async (texts: AsyncIterable<string>): Promise<string> => (await Array.fromAsync(texts)).join('');
    const written = await Promise.all(
      plan.briefs.map(async ({ section }) => ({
        section,
        text: await join(direct.writeSection({ paper, plan, section }, call())),
      })),
    );
    // The longest: one of few words cannot be halved.
    const [longest] = written.toSorted((one, other) => other.text.length - one.text.length);
    const { section, text } = longest as (typeof written)[number];
    expect(await join(engine.writeSection({ paper, plan, section }, call()))).toBe(text);
    expect(await join(engine.writeAbstract({ paper, plan, written: [], language: 'en' }, call()))).toContain(
      'Keywords: ',
    );
    expect(await join(engine.writeAcknowledgements(paper, call()))).toContain('[');
    const companion = { paper, plan, kind: 'questionnaire', wordCount: 1_000 } as const;
    expect(await join(engine.writeCompanion(companion, call()))).toContain('# ');
    const revision = { paper, plan, section, text, neighbours: { before: null, after: null } };
    const shorter = await join(
      engine.reviseSection({ ...revision, notes: [{ kind: 'WISH', text: '缩短一半' }] }, call()),
    );
    expect(shorter.length).toBeLessThan(text.length);
    await expect(
      join(engine.reviseSection({ ...revision, notes: [{ kind: 'WISH', text: '画一只猫' }] }, call())),
    ).rejects.toBeInstanceOf(WishNotUnderstood);
    await expect(join(engine.writeSection({ paper, plan, section: 'none' }, call()))).rejects.toBeInstanceOf(
      EngineUnavailable,
    );
  });

  it('answers questions and does the small writing as the engine itself does', async () => {
    const engine = createWorkerEngine(testThreads);
    const direct = createBuiltInEngine();
    const asked = {
      ...({
        language: 'zh',
        question: '摘要一般写多少字',
        history: [],
        passages: [],
        hasSources: false,
        unread: 0,
        searched: null,
      } as const),
      ...{ help: null, variant: 0 },
    };
    const chat = { ...call(), subject: { kind: 'chat', id: 'test' } } as const;
    const pieces = await Array.fromAsync(engine.chat(asked, chat));
    expect(pieces).toEqual(await Array.fromAsync(direct.chat(asked, chat)));
    expect(pieces.at(-1)).toHaveProperty('sources.0.kind', 'GUIDE');
    const polish = { language: 'en', text: 'In order to test.', variant: 0 } as const;
    expect(await engine.polishAbstract(polish, call())).toMatchObject({ text: 'To test.' });
    const amend = {
      language: 'zh',
      before: '',
      passage: '登陆。',
      after: '',
      comment: '登陆应为登录',
      variant: 0,
    } as const;
    expect(await engine.amendPassage(amend, call())).toEqual({ kind: 'CHANGED', text: '登录。' });
    const summary = { language: 'zh', title: '', heading: null, text: '', wanted: 'PAPER' } as const;
    expect(await engine.summarise(summary, call())).toEqual({ kind: 'NOTHING' });
    expect(await engine.translateAbstract({ from: 'zh', to: 'en', text: '摘要', variant: 0 }, call())).toEqual({
      kind: 'NEEDS_MODEL',
    });
  });

  it('serves many requests at once and keeps their answers apart', async () => {
    const engine = createWorkerEngine(testThreads);
    const { writeOutline } = engine;
    const titles = Array.from({ length: 20 }, (_, index) => `第${index}号农场灌溉方式对玉米产量的影响`);
    const outlines = await Promise.all(
      titles.map((title) => collect(writeOutline({ ...request, field: 'agriculture', title }, call()))),
    );
    outlines.forEach((chapters, index) => {
      expect(JSON.stringify(chapters)).toContain(`第${index}号农场`);
    });
  });

  it('stops at once when the caller gives up, and goes on serving', async () => {
    const engine = createWorkerEngine(testThreads);
    const controller = new AbortController();
    const chapters = engine.writeOutline(request, call(controller.signal))[Symbol.asyncIterator]();
    await chapters.next();
    controller.abort(new Error('left'));
    await expect(
      (async () => {
        for (;;) if ((await chapters.next()).done) return;
      })(),
    ).rejects.toThrow('left');
    expect((await collect(engine.writeOutline(request, call()))).length).toBeGreaterThan(4);
  });

  it('fails what was under way when the thread crashes, and starts another for the next', async () => {
    const engine = createWorkerEngine(testThreads, { module: crashing });
    const failing = { ...request, title: '让线程崩溃' };
    await expect(collect(engine.writeOutline(failing, call()))).rejects.toBeInstanceOf(EngineUnavailable);
    expect(await engine.proposeKeywords(request, call())).toEqual(['仍在工作']);
  });

  it('reads a title whatever the thread is at', async () => {
    const engine = createWorkerEngine(testThreads, { module: crashing });
    expect((await engine.understand(request, call())).understanding.object).toBe('短视频使用');
  });

  it('costs the thread that asks next to nothing', async () => {
    const engine = createWorkerEngine(testThreads);
    const direct = createBuiltInEngine();
    const variants = Array.from({ length: 10 }, (_, variant) => ({ ...request, variant }));
    // Of this thread alone: others may be at work on the machine.
    const costOf = async ({ writeOutline }: Pick<typeof direct, 'writeOutline'>): Promise<number> => {
      await collect(writeOutline(request, call()));
      const costs: number[] = [];
      // What other files have left behind may be swept up during any one of them.
      for (let turn = 0; turn < 3; turn += 1) {
        const before = process.threadCpuUsage();
        await Promise.all(variants.map((variant) => collect(writeOutline(variant, call()))));
        const { user, system } = process.threadCpuUsage(before);
        costs.push(user + system);
      }
      return Math.min(...costs);
    };
    expect((await costOf(engine)) * 3).toBeLessThan(await costOf(direct));
  });
});
