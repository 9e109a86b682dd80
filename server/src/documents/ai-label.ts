import type { Localized } from '@yanmo/contract/languages';

/** The visible line: the rules ask for "AI" or "人工智能" together with "生成"; other languages say the same in words. */
export const aiLabelLine: Localized = {
  zh: '本文档由人工智能（AI）辅助生成，使用者应自行核对并对内容负责。',
  en: 'This document was generated with the help of artificial intelligence (AI); its user is to check it and answers for it.',
  es: 'Este documento se generó con ayuda de inteligencia artificial (IA/AI); quien lo usa debe revisarlo y responde de su contenido.',
  ja: '本文書は人工知能（AI）の支援により生成されました。利用者は内容を確認し、責任を負うものとします。',
};

/** The same for a text of the student's own in which we reworded sentences: not all of it was generated. */
export const rewrittenLabelLine: Localized = {
  zh: '本文档部分文字由人工智能（AI）辅助改写生成，使用者应自行核对并对内容负责。',
  en: 'Parts of this document were reworded, and so generated, with the help of artificial intelligence (AI); its user is to check it and answers for it.',
  es: 'Partes de este documento se reformularon y generaron con ayuda de inteligencia artificial (IA/AI); quien lo usa debe revisarlo y responde de su contenido.',
  ja: '本文書の一部は人工知能（AI）の支援により書き換え・生成されました。利用者は内容を確認し、責任を負うものとします。',
};

/** Every visible line of ours, to know a file that has one. */
export const aiLabelLines: readonly string[] = [...Object.values(aiLabelLine), ...Object.values(rewrittenLabelLine)];

export const aiLabelProperty = 'AIGC';

/**
 * The value as the rules lay it down: all text, all seven fields. Read without a schema library: who reads a file does it
 * in a process of its own, whose start would be half loading that.
 */
const labelFields = [
  'Label',
  'ContentProducer',
  'ProduceID',
  'ReservedCode1',
  'ContentPropagator',
  'PropagateID',
  'ReservedCode2',
] as const;
export type AiLabel = Record<(typeof labelFields)[number], string>;

/** The metadata value under `AIGC`: "1" says that the content is certainly generated. */
export function aiLabelValue(produceId: string): string {
  const label: AiLabel = {
    Label: '1',
    ContentProducer: 'Yanmo',
    ProduceID: produceId,
    ReservedCode1: '',
    ContentPropagator: '',
    PropagateID: '',
    ReservedCode2: '',
  };
  return JSON.stringify(label);
}

/** What a file's metadata says; null for anything that is no such label. */
export function findAiLabel(value: string): AiLabel | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(parsed));
  const fields = labelFields.map((name) => [name, given.get(name)] as const);
  if (!fields.every(([, text]) => typeof text === 'string')) return null;
  const label = Object.fromEntries(fields) as AiLabel;
  return ['1', '2', '3'].includes(label.Label) ? label : null;
}
