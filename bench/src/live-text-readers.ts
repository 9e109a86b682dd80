import { readEvents } from '../../server/src/testing/event-reader.ts';
import { nowMs, plan, readStamps } from './live-text-plan.ts';

/** Browsers: fifty that watch the first text, one for each of the others. Says what each delta took, and what was wrong. */
const urls = process.argv.slice(2);
const wanted = plan.deltasPerSecond * plan.seconds;
const delays: number[] = [];
const firsts: number[] = [];
let isWrong = 0;

async function watch(url: string): Promise<void> {
  let text = '';
  let seen = 0;
  const { promise: isWhole, resolve } = Promise.withResolvers<void>();
  const reader = await readEvents(url, {}, ({ type, data }) => {
    if (type !== 'text') return;
    const at = nowMs();
    const { offset, text: added } = data as { offset: number; text: string };
    if (offset !== text.length) isWrong += 1;
    text = text.slice(0, offset) + added;
    for (const delta of readStamps(added)) {
      if (seen === 0) firsts.push(at - delta.at);
      delays.push(at - delta.at);
      seen += 1;
    }
    if (seen >= wanted) resolve();
  });
  await Promise.race([isWhole, reader.ended]);
  reader.close();
  const numbers = readStamps(text).map(({ number }) => number);
  if (numbers.length !== wanted || numbers.some((number, index) => number !== index)) isWrong += 1;
}

const [first = '', ...others] = urls;
const watching = [...Array.from({ length: plan.readers }, () => watch(first)), ...others.map(watch)];
process.stdout.write('watching\n');
await Promise.all(watching);
process.stdout.write(`${JSON.stringify({ delays, firsts, isWrong })}\n`, () => process.exit(0));
