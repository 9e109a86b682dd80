import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@yanmo/contract/languages';
import { fingerprint, grainOf } from '../../server/src/text/comparing/fingerprints.ts';
import { normalise } from '../../server/src/text/comparing/normalise.ts';
import { tokenise } from '../../server/src/text/comparing/tokens.ts';
import { cutSentences } from '../../server/src/text/sentences.ts';
import { segmentWords } from '../../server/src/text/words.ts';
import type { Figure } from './figure.ts';

const samples = path.join(import.meta.dirname, '../../docs/samples');
const megabytes = 4;
/** A second of a core for twenty megabytes. */
const barPerSecond = 20;
const rounds = 5;

/** The papers of docs/samples, over and over. */
function readText(language: Language): string {
  const papers = fs
    .readdirSync(samples)
    .filter((name) => name.startsWith(`${language}-`))
    .map((name) => fs.readFileSync(path.join(samples, name), 'utf8'))
    .join('\n\n');
  return papers.repeat(Math.ceil((megabytes * 1e6) / Buffer.byteLength(papers)));
}

/** By the time of the thread, the best of several: what else runs on the machine is not measured. */
function perSecond(text: string, work: (text: string) => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.threadCpuUsage();
    work(text);
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return Buffer.byteLength(text) / 1e6 / best;
}

export function measureText(): Figure[] {
  return (['zh', 'en'] as const).flatMap((language) => {
    const text = readText(language);
    const row = (name: string, speed: number, bar: number | null): Figure => ({
      name: `${name}, ${language}, one core`,
      value: `${speed.toFixed(0)} MB/s`,
      bar: bar === null ? '' : `at least ${bar} MB/s`,
      isMet: bar === null ? null : speed >= bar,
    });
    const words = text.slice(0, 200_000);
    return [
      row('sentences', perSecond(text, cutSentences), barPerSecond),
      row('normalised with offsets', perSecond(text, normalise), barPerSecond),
      row('tokens, normalising included', perSecond(text, tokenise), barPerSecond),
      row(
        'winnowed fingerprints, all included',
        perSecond(text, (each) => fingerprint(each, grainOf(language))),
        null,
      ),
      row(
        'words by dictionary, for comparison',
        perSecond(words, (each) => [...segmentWords(each, language)].length),
        null,
      ),
    ];
  });
}
