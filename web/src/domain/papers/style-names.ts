import type { PrintedStyle } from '@yanmo/contract/orders';

/** Citation styles that a paper is printed in: names that are the same for every reader. */
export const styleNames: Readonly<Record<PrintedStyle, string>> = {
  'gbt7714-2025': 'GB/T 7714—2025',
  'gbt7714-2015': 'GB/T 7714—2015',
  apa: 'APA 7',
  mla: 'MLA 9',
};
