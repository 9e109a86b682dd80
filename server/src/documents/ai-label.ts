import type { Localized } from '@yanmo/contract/languages';
import { z } from 'zod';

/** The visible line: the rules ask for "AI" or "人工智能" together with "生成"; other languages say the same in words. */
export const aiLabelLine: Localized = {
  zh: '本文档由人工智能（AI）辅助生成，使用者应自行核对并对内容负责。',
  en: 'This document was generated with the help of artificial intelligence (AI); its user is to check it and answers for it.',
  es: 'Este documento se generó con ayuda de inteligencia artificial (IA/AI); quien lo usa debe revisarlo y responde de su contenido.',
  ja: '本文書は人工知能（AI）の支援により生成されました。利用者は内容を確認し、責任を負うものとします。',
};

export const aiLabelProperty = 'AIGC';

/** The value as the rules lay it down: all text, all seven fields. */
export const AiLabel = z.object({
  Label: z.enum(['1', '2', '3']),
  ContentProducer: z.string(),
  ProduceID: z.string(),
  ReservedCode1: z.string(),
  ContentPropagator: z.string(),
  PropagateID: z.string(),
  ReservedCode2: z.string(),
});
export type AiLabel = z.infer<typeof AiLabel>;

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
  return AiLabel.safeParse(parsed).data ?? null;
}
