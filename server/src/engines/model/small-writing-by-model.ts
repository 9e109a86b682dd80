import type { Span } from '../../text/span.ts';
import type {
  Amendment,
  AmendRequest,
  Polished,
  PolishRequest,
  SummariseRequest,
  Summary,
  Translated,
  TranslateRequest,
} from '../chat-port.ts';
import { type EngineCall, EngineRefused } from '../engine.ts';
import type { Asker } from './answer-rounds.ts';
import { askForList, type ListQuestion } from './list-answer.ts';
import { askForAmendment, askForPolish, askForSummary, askForTranslation } from './prompts/small-writing.ts';

async function askFor<Entry>(asker: Asker, question: ListQuestion<Entry>, call: EngineCall): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of askForList(asker, question, call)) entries.push(entry);
  return entries;
}

async function askForFirst<Entry>(asker: Asker, question: ListQuestion<Entry>, call: EngineCall): Promise<Entry> {
  const [entry] = await askFor(asker, question, call);
  if (entry === undefined) throw new EngineRefused('the model gave nothing');
  return entry;
}

const isSkipped = /[\s\p{P}]/u;

/** Where a quotation stands in a text, whatever blanks and marks either has between its letters. */
function findQuote(text: string, quote: string): Span {
  const wanted = [...quote.normalize('NFKC').toLowerCase()].filter((sign) => !isSkipped.test(sign));
  const signs: { sign: string; start: number; end: number }[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    for (const folded of sign.normalize('NFKC').toLowerCase())
      if (!isSkipped.test(folded)) signs.push({ sign: folded, start: at, end: at + sign.length });
    at += sign.length;
  }
  const joined = signs.map(({ sign }) => sign).join('');
  const at = joined.indexOf(wanted.join(''));
  // Signs of two units are rare enough to be counted once something is found.
  const place = at < 0 ? -1 : [...joined.slice(0, at)].length;
  const [first, last] = [signs[place], signs[place + wanted.length - 1]];
  return first && last ? { start: first.start, end: last.end } : { start: 0, end: 0 };
}

export async function summariseByModel(asker: Asker, request: SummariseRequest, call: EngineCall): Promise<Summary> {
  const points = await askFor(asker, askForSummary(request, asker.contextTokens), call);
  if (points.length === 0) return { kind: 'NOTHING' };
  const placed = points.map((point) => ({ ...point, at: findQuote(request.text, point.quote) }));
  if (request.wanted === 'TERMS')
    return {
      kind: 'TERMS',
      terms: placed.map(({ text, meaning, at }) => ({ term: text, meaning: meaning === '' ? null : meaning, at })),
    };
  return { kind: 'POINTS', isQuoted: false, points: placed.map(({ text, at }) => ({ text, at })) };
}

export async function amendByModel(asker: Asker, request: AmendRequest, call: EngineCall): Promise<Amendment> {
  try {
    const { kind, text, say } = await askForFirst(asker, askForAmendment(request, asker.contextTokens), call);
    if (kind !== 'CHANGED') return { kind: 'UNCLEAR', why: kind, say: say === '' ? null : say };
    const [lead = ''] = /^\s*/u.exec(request.passage) ?? [];
    const [tail = ''] = /\s*$/u.exec(request.passage) ?? [];
    const amended = `${lead}${text.trim()}${tail}`;
    return amended === request.passage
      ? { kind: 'UNCLEAR', why: 'ALREADY', say: null }
      : { kind: 'CHANGED', text: amended };
  } catch (error) {
    // Twice nothing that keeps what must stay: the student decides, and nothing is put in its place.
    if (error instanceof EngineRefused) return { kind: 'UNCLEAR', why: 'CHECKS', say: null };
    throw error;
  }
}

export async function polishByModel(asker: Asker, request: PolishRequest, call: EngineCall): Promise<Polished> {
  const text = await askForFirst(asker, askForPolish(request, asker.contextTokens), call);
  if (text.trim() === request.text.trim()) return { kind: 'UNCHANGED' };
  return { kind: 'POLISHED', text, changes: [{ kind: 'WORDING', before: request.text, after: text }] };
}

export async function translateByModel(asker: Asker, request: TranslateRequest, call: EngineCall): Promise<Translated> {
  return { kind: 'TRANSLATED', text: await askForFirst(asker, askForTranslation(request, asker.contextTokens), call) };
}
