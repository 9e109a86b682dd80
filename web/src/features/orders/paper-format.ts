import type { Language } from '@yanmo/contract/language-choice';
import type { PrintedStyle } from '@yanmo/contract/orders';
import type { getPaperOptions } from '@yanmo/contract/papers';
import type { RouteResult } from '@yanmo/contract/route';
import { paperFormatStorageKey } from '../../lib/constants.ts';

export type PaperOptions = RouteResult<typeof getPaperOptions>;

export interface PaperFormat {
  template: string;
  style: PrintedStyle;
}

type Remembered = Partial<Record<Language, Partial<PaperFormat>>>;

/** What was chosen last for this language, as far as it is still offered; else what its schools usually ask for. */
export function chooseFormat(language: Language, { templates, styles }: PaperOptions): PaperFormat | null {
  const last = readRemembered()[language];
  const template = templates.find(({ id }) => id === last?.template) ?? templates[0];
  const style = styles.find((one) => one === last?.style) ?? styles[0];
  return template && style ? { template: template.id, style } : null;
}

export function rememberFormat(language: Language, format: PaperFormat): void {
  localStorage.setItem(paperFormatStorageKey, JSON.stringify({ ...readRemembered(), [language]: format }));
}

function readRemembered(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(paperFormatStorageKey) ?? '{}') as Remembered;
  } catch {
    // Not ours, or half written: the usual format does.
    return {};
  }
}
