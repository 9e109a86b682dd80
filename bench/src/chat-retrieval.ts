import type { TextBlock } from '../../server/src/text/passages/text-block.ts';
import type { Figure } from './figure.ts';
import { createRandom } from './generated-records.ts';
import { createTextMaker } from './generated-texts.ts';
import { withPassages } from './passage-bench.ts';

const files = 10;
const passagesOfFile = 1_000;
const questions = 300;
const barMs = 50;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** How long a question takes over ten files of three hundred pages, all of them in the session. */
export async function measureChatRetrieval(): Promise<Figure[]> {
  return withPassages(async ({ pool, put, ask }) => {
    const maker = createTextMaker(29);
    const random = createRandom(31);
    const paragraphs: string[] = [];
    const put1 = async (at: number) => {
      const blocks = Array.from({ length: passagesOfFile }, (_, place): TextBlock[] => {
        const text = maker.paragraph();
        paragraphs.push(text);
        // Ten passages a heading; each is as long as a passage is, so that none is joined with the next.
        const heading = { text: `${place / 10 + 1} ${maker.paragraph().slice(0, 8)}`, headingLevel: 1, page: null };
        return [...(place % 10 === 0 ? [heading] : []), { text, headingLevel: null, page: Math.floor(place / 3) + 1 }];
      }).flat();
      return put(`file ${at}`, 'zh', blocks);
    };
    const kept = [];
    for (let at = 0; at < files; at += 1) kept.push(await put1(at));
    await pool.query('vacuum analyze passages, passage_terms, passage_sources');
    const keys = kept.map(({ key }) => key);
    const count = kept.reduce((sum, file) => sum + file.count, 0);
    // Three stretches of a passage, as somebody remembers it, put as a question.
    const asked = Array.from({ length: questions }, () => {
      const text = paragraphs[Math.floor(random() * paragraphs.length)] ?? '';
      const pieces = [0.1, 0.4, 0.7].map((share) => text.slice(text.length * share, text.length * share + 7));
      return { text, question: `${pieces.join('的')}是多少？` };
    });
    for (const { question } of asked.slice(0, 20)) await ask(question, 'zh', keys);
    const times: number[] = [];
    let first = 0;
    const before = process.cpuUsage();
    for (const { question, text } of asked) {
      const began = performance.now();
      const { passages } = await ask(question, 'zh', keys);
      times.push(performance.now() - began);
      if (passages[0] && text.startsWith(passages[0].text.slice(0, 20))) first += 1;
    }
    const { user, system } = process.cpuUsage(before);
    const { rows } = await pool.query(
      `select pg_size_pretty(pg_total_relation_size('passages') + pg_total_relation_size('passage_terms')) as size`,
    );
    const p95 = percentile(times, 0.95);
    return [
      {
        name: `a question over ${count.toLocaleString('en')} passages: p95 of ${questions} (median)`,
        value: `${p95.toFixed(1)} ms (${percentile(times, 0.5).toFixed(1)} ms)`,
        ...{ bar: `at most ${barMs} ms`, isMet: p95 <= barMs },
      },
      {
        name: 'its passage first; processor of the program for one',
        value: `${((first / questions) * 100).toFixed(0)} %; ${((user + system) / 1_000 / questions).toFixed(1)} ms`,
        ...{ bar: '', isMet: null },
      },
      {
        name: `${passagesOfFile} passages put in (slowest); on the disk all of them`,
        value: `${Math.max(...kept.map(({ putMs }) => putMs)).toFixed(0)} ms; ${rows[0].size}`,
        ...{ bar: '', isMet: null },
      },
    ];
  });
}
