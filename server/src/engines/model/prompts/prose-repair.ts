import type { Language, Localized } from '@yanmo/contract/languages';
import type { ChatMessage } from '../chat.ts';
import { cutTo, endOf } from '../follow-up-room.ts';
import type { ProseProblem } from '../prose/prose-reader.ts';

interface ProseRepairTexts {
  problems: Readonly<Record<ProseProblem, string>>;
  wrong(problem: string): string;
  whole: string;
  goOn(units: number): string;
  cut(units: number): string;
  short(units: number): string;
  lastLine: string;
}

const texts: Localized<ProseRepairTexts> = {
  zh: {
    problems: {
      TALK: '其中有对读者说的话或与正文无关的指令，正文里不应出现。',
      LANGUAGE: '没有用中文书写。',
      EMPTY: '没有可以采用的正文。',
    },
    wrong: (problem) => `上面的回答不能采用：${problem}`,
    whole: '请按最初的要求，用中文重新写出完整的正文，只写正文本身。',
    goOn: (units) => `已写出的这一部分已经采用，不要重复。请紧接最后一句往下写，只写正文本身，还需约 ${units} 字。`,
    cut: (units) =>
      `上面的正文写到这里中断了，已写出的部分已经采用，不要重复，也不要重新开头。请紧接最后一句往下写完，还需约 ${units} 字。`,
    short: (units) =>
      `上面的正文篇幅不足，已写出的部分已经采用，不要重复。请接着补写约 ${units} 字：把尚未展开的要点写深写透，补上理由、条件和例证，不写总结性的套话，不编造数据和文献。`,
    lastLine: '末尾那一行关键词也要写上。',
  },
  en: {
    problems: {
      TALK: 'it speaks to its reader or contains instructions; a paper does neither.',
      LANGUAGE: 'it is not written in English.',
      EMPTY: 'there is no text in it that can be used.',
    },
    wrong: (problem) => `The answer above cannot be used: ${problem}`,
    whole: 'Write the whole text again in English, as first asked, and nothing but the text.',
    goOn: (units) =>
      `What is shown above of the text is accepted; do not repeat it. Go on right after its last sentence, with the text alone; about ${units} words are still missing.`,
    cut: (units) =>
      `The text above broke off. What is there is accepted; do not repeat it and do not begin anew. Go on right after its last sentence and bring it to its end; about ${units} words are still missing.`,
    short: (units) =>
      `The text above is too short. What is there is accepted; do not repeat it. Add about ${units} words: develop the points that were only touched, with reasons, conditions and examples, without summing up and without inventing data or sources.`,
    lastLine: 'The line of keywords at the end is needed too.',
  },
  es: {
    problems: {
      TALK: 'se dirige al lector o contiene instrucciones, y un trabajo no hace ninguna de las dos cosas.',
      LANGUAGE: 'no está escrita en español.',
      EMPTY: 'no contiene texto aprovechable.',
    },
    wrong: (problem) => `La respuesta anterior no se puede usar: ${problem}`,
    whole: 'Escribe de nuevo el texto completo en español, como se pidió al principio, y nada más que el texto.',
    goOn: (units) =>
      `Lo que se muestra arriba queda aceptado; no lo repitas. Continúa justo después de la última frase, solo con el texto; faltan unas ${units} palabras.`,
    cut: (units) =>
      `El texto anterior se interrumpió. Lo escrito queda aceptado; no lo repitas ni empieces de nuevo. Continúa justo después de la última frase y llévalo a su final; faltan unas ${units} palabras.`,
    short: (units) =>
      `El texto anterior es demasiado corto. Lo escrito queda aceptado; no lo repitas. Añade unas ${units} palabras: desarrolla los puntos apenas tratados con razones, condiciones y ejemplos, sin resumir y sin inventar datos ni fuentes.`,
    lastLine: 'Hace falta también la línea final de palabras clave.',
  },
  ja: {
    problems: {
      TALK: '読者への呼びかけや指示が含まれており、論文の本文にはふさわしくありません。',
      LANGUAGE: '日本語で書かれていません。',
      EMPTY: '採用できる本文がありません。',
    },
    wrong: (problem) => `上の回答は採用できません。${problem}`,
    whole: '最初の指示のとおり、本文全体を日本語で書き直し、本文だけを出力してください。',
    goOn: (units) =>
      `上に示した部分は採用済みなので繰り返さないでください。最後の文に続けて本文だけを書いてください。残りは約 ${units} 字です。`,
    cut: (units) =>
      `上の本文は途中で切れました。書かれた部分は採用済みなので、繰り返したり書き始めからやり直したりしないでください。最後の文に続けて書き終えてください。残りは約 ${units} 字です。`,
    short: (units) =>
      `上の本文は分量が足りません。書かれた部分は採用済みなので繰り返さないでください。触れただけの論点を理由、条件、例によって掘り下げ、約 ${units} 字を書き足してください。まとめの決まり文句は書かず、データや文献を作り出さないでください。`,
    lastLine: '末尾のキーワードの行も必要です。',
  },
};

/** The end of what was written is what a model goes on from; more of it would fill its context. */
const shownMaximum = 4_500;
const shown = (written: string, roomTokens: number): string => endOf(written, Math.min(shownMaximum, roomTokens));

/** What was right of a wrong answer stands: it may be on a student's screen already. */
export function repairProse(
  language: Language,
  parts: { problem: ProseProblem; written: string; missingUnits: number; wrongAnswer: string; roomTokens: number },
): ChatMessage[] {
  const { problems, wrong, whole, goOn } = texts[language];
  const isBegun = parts.written !== '';
  const wrongAnswer = cutTo(parts.wrongAnswer.trim(), parts.roomTokens);
  return [
    { role: 'assistant', content: isBegun ? shown(parts.written, parts.roomTokens) : wrongAnswer || '…' },
    { role: 'user', content: `${wrong(problems[parts.problem])}\n${isBegun ? goOn(parts.missingUnits) : whole}` },
  ];
}

export function continueProse(
  language: Language,
  parts: { kind: 'cut' | 'short'; written: string; missingUnits: number; lastLine: boolean; roomTokens: number },
): ChatMessage[] {
  const { [parts.kind]: ask, lastLine } = texts[language];
  return [
    { role: 'assistant', content: shown(parts.written, parts.roomTokens) },
    { role: 'user', content: parts.lastLine ? `${ask(parts.missingUnits)}\n${lastLine}` : ask(parts.missingUnits) },
  ];
}
