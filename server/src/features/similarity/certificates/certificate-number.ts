import { randomBytes } from 'node:crypto';

/** Crockford's: no letter that could be read as another or as a digit. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 4;

/** 80 random bits: YM-7K2D-…; whoever has none cannot find one. */
export function makeCertificateNumber(): string {
  let bits = '';
  for (const byte of randomBytes(10)) bits += byte.toString(2).padStart(8, '0');
  const letters = (bits.match(/.{5}/gu) ?? []).map((five) => signs[Number.parseInt(five, 2)]).join('');
  const groups = letters.match(new RegExp(`.{${groupLength}}`, 'gu')) ?? [];
  return ['YM', ...groups].join('-');
}
