import type { Language } from '@yanmo/contract/languages';
import type { Polished, PolishRequest } from '../../chat-port.ts';
import { missingFacts } from '../../kept-facts.ts';
import { enRegister } from '../revision/registers/en.ts';
import { esRegister } from '../revision/registers/es.ts';
import { jaRegister } from '../revision/registers/ja.ts';
import type { Register } from '../revision/registers/register.ts';
import { zhRegister } from '../revision/registers/zh.ts';
import { rewordByRules } from './reword.ts';
import { typography } from './typography.ts';
import { wordyPhrases } from './wordy-phrases.ts';

export const registers: Readonly<Record<Language, Register>> = {
  ...{ zh: zhRegister, en: enRegister, es: esRegister, ja: jaRegister },
};

/** What rules can better without reading: marks, wordy phrases, everyday speech. Sentences that need a reader stay as they are. */
export function polishAtOnce({ text, language }: PolishRequest): Polished {
  const polished = rewordByRules(text, language, [
    ['WORDY', wordyPhrases[language]],
    ['SPOKEN', registers[language].formal],
    ['TYPOGRAPHY', typography[language]],
  ]);
  if (polished.text.trim() === text.trim() || polished.text.trim() === '') return { kind: 'UNCHANGED' };
  // A rule that took a figure with it has misread the sentence.
  if (missingFacts(text, [polished.text]).length > 0) return { kind: 'UNCHANGED' };
  return { kind: 'POLISHED', ...polished };
}
