import { spawnSync } from 'node:child_process';
import { fields } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import type { Figure } from './figure.ts';

const paperBarMs = 25;
const allBarMs = 300;
const allBarMb = 30;
const repeats = 5;

const knowledge = new URL('../../server/src/engines/built-in/knowledge/knowledge.ts', import.meta.url).href;

interface Load {
  ms: number;
  megabytes: number;
}

/** Each in a process of its own, so that nothing is loaded or compiled yet; the middle of several. */
function measureLoad(asked: string): Load {
  const code = `
    const { listFacets, listMethodFacets } = await import(${JSON.stringify(knowledge)});
    const settle = () => { global.gc(); return process.memoryUsage().heapUsed; };
    const before = settle();
    const begun = performance.now();
    ${asked}
    const ms = performance.now() - begun;
    console.log(JSON.stringify({ ms, megabytes: (settle() - before) / 2 ** 20 }));
  `;
  const loads = Array.from({ length: repeats }, (): Load => {
    const child = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', code], {
      encoding: 'utf8',
    });
    if (child.status !== 0) throw new Error(child.stderr);
    return JSON.parse(child.stdout) as Load;
  });
  const middle = loads.toSorted((left, right) => left.ms - right.ms)[Math.floor(repeats / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

const print = ({ ms, megabytes }: Load): string => `${ms.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`;

/** What a thread of the built-in engine waits for and keeps before it can write. */
export function measureKnowledge(): Figure[] {
  const paper = measureLoad(`listFacets('management', 'zh'); listMethodFacets('zh');`);
  const all = measureLoad(`
    for (const language of ${JSON.stringify(languages)}) {
      listMethodFacets(language);
      for (const field of ${JSON.stringify(fields)}) listFacets(field, language);
    }
  `);
  return [
    {
      name: 'knowledge for one Chinese paper: its field and the methods, cold',
      value: print(paper),
      bar: `under ${paperBarMs} ms`,
      isMet: paper.ms < paperBarMs,
    },
    {
      name: 'knowledge of every field in four languages, cold',
      value: print(all),
      bar: `under ${allBarMs} ms, ${allBarMb} MB`,
      isMet: all.ms < allBarMs && all.megabytes < allBarMb,
    },
  ];
}
