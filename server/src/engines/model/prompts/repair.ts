import type { Language, Localized } from '@yanmo/contract/languages';
import type { ChatMessage } from '../chat.ts';
import { estimateTokens } from '../cost.ts';
import { cutTo, lastEntries } from '../follow-up-room.ts';

interface RepairTexts {
  wrong(problems: string): string;
  kept(count: number): string;
  whole: string;
  continued(count: number): string;
}

const texts: Localized<RepairTexts> = {
  zh: {
    wrong: (problems) => `上面的回答不符合要求：\n${problems}`,
    kept: (count) => `前 ${count} 项已经采用，不要重复。请用同样的 JSON 结构，只给出第 ${count + 1} 项及以后的各项。`,
    whole: '请改正这些问题，用要求的 JSON 结构重新完整作答。',
    continued: (count) =>
      `上面的回答在第 ${count} 项之后中断，这 ${count} 项已经采用，不要重复。请用同样的 JSON 结构，只给出其后尚缺的各项；如已写完，给出空列表。`,
  },
  en: {
    wrong: (problems) => `The answer above does not meet the requirements:\n${problems}`,
    kept: (count) =>
      `The first ${count} entries are accepted; do not repeat them. In the same JSON structure, give only the entries from number ${count + 1} on.`,
    whole: 'Correct these problems and answer again in full, in the JSON structure asked for.',
    continued: (count) =>
      `The answer above broke off after entry ${count}. These ${count} are accepted; do not repeat them. In the same JSON structure, give only the entries that are still missing, or an empty list if nothing is.`,
  },
  es: {
    wrong: (problems) => `La respuesta anterior no cumple los requisitos:\n${problems}`,
    kept: (count) =>
      `Los primeros ${count} elementos quedan aceptados; no los repitas. Con la misma estructura JSON, da solo los elementos a partir del número ${count + 1}.`,
    whole: 'Corrige estos problemas y responde de nuevo por completo con la estructura JSON pedida.',
    continued: (count) =>
      `La respuesta anterior se interrumpió tras el elemento ${count}. Esos ${count} quedan aceptados; no los repitas. Con la misma estructura JSON, da solo los que faltan, o una lista vacía si no falta ninguno.`,
  },
  ja: {
    wrong: (problems) => `上の回答は要件を満たしていません。\n${problems}`,
    kept: (count) =>
      `最初の ${count} 件は採用済みなので繰り返さないでください。同じ JSON 構造で、${count + 1} 件目以降だけを示してください。`,
    whole: 'これらの問題を直し、求められた JSON 構造で全体をもう一度回答してください。',
    continued: (count) =>
      `上の回答は ${count} 件目の後で途切れました。この ${count} 件は採用済みなので繰り返さないでください。同じ JSON 構造で、まだ足りないものだけを示し、なければ空のリストを示してください。`,
  },
};

/** The wrong answer and its mistakes, once. What was right of it stands: it may be on a student's screen already. */
export function repairAfter(
  language: Language,
  parts: { wrongAnswer: string; problems: readonly string[]; keptCount: number; roomTokens: number },
): ChatMessage[] {
  const { wrong, kept, whole } = texts[language];
  const { keptCount, roomTokens } = parts;
  // What is wrong goes before what it is wrong in.
  const list = cutTo(parts.problems.map((problem) => `- ${problem}`).join('\n'), Math.ceil(roomTokens / 2));
  const wrongAnswer = cutTo(parts.wrongAnswer, roomTokens - estimateTokens(list));
  return [
    { role: 'assistant', content: wrongAnswer === '' ? '{}' : wrongAnswer },
    { role: 'user', content: `${wrong(list)}\n${keptCount > 0 ? kept(keptCount) : whole}` },
  ];
}

/** An answer that broke off: what arrived is given back, and only the rest is asked for. */
export function continueAfter(
  language: Language,
  key: string,
  entries: readonly unknown[],
  roomTokens: number,
): ChatMessage[] {
  return [
    { role: 'assistant', content: JSON.stringify({ [key]: lastEntries(entries, roomTokens) }) },
    { role: 'user', content: texts[language].continued(entries.length) },
  ];
}
