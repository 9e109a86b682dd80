import type { PrintedStyle } from '@yanmo/contract/orders';

/** As they are called everywhere. */
const names: Readonly<Record<PrintedStyle, string>> = {
  'gbt7714-2025': 'GB/T 7714—2025',
  'gbt7714-2015': 'GB/T 7714—2015',
  apa: 'APA 7',
  mla: 'MLA 9',
};

export function styleName(style: PrintedStyle): string {
  return names[style];
}
