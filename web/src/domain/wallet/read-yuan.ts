export type AmountProblem = 'empty' | 'notAnAmount' | 'tooSmall' | 'tooLarge';

export type ReadYuan = { amountFen: number } | { problem: AmountProblem };

/**
 * Reads yuan as people type them: with a currency sign, with commas between thousands, in full-width digits. By the
 * digits and not by a number, which could not hold 0.29 exactly.
 */
export function readYuan(text: string, limits: { minimum: number; maximum: number }): ReadYuan {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s,¥元]/g, '')
    .replace(/(CNY|RMB)/i, '')
    .replace(/。/g, '.');
  if (plain === '') return { problem: 'empty' };
  const [, yuan = '', decimals = ''] = /^(\d+)(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  if (yuan === '') return { problem: 'notAnAmount' };
  // More digits than any limit has would be read imprecisely.
  if (yuan.replace(/^0+/, '').length > 9) return { problem: 'tooLarge' };
  const amountFen = Number(yuan) * 100 + Number(decimals.padEnd(2, '0'));
  if (amountFen < limits.minimum) return { problem: 'tooSmall' };
  return amountFen > limits.maximum ? { problem: 'tooLarge' } : { amountFen };
}
