/** Signs of a number after its prefix. */
export const numberLength = 16;

const alikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * What a person types, reads aloud or copies with the whole address, as the number that stands on the certificate. In its
 * alphabet (Crockford's base 32) no O, I, L or U occurs, so that the first three can only be a misread digit.
 */
export function readCertificateNumber(typed: string): { number: string } | { signs: number } {
  const last =
    typed
      .normalize('NFKC')
      .split('/')
      .findLast((part) => part.trim() !== '') ?? '';
  const signs = (last.split(/[?#]/u)[0] ?? '').toUpperCase().replace(/[\s\p{P}\p{S}]/gu, '');
  const bare = signs.length > numberLength ? signs.replace(/^YM/u, '') : signs;
  const read = bare.replace(/[OIL]/gu, (sign) => alikes[sign] ?? sign);
  if (!/^[0-9A-HJKMNP-TV-Z]{16}$/u.test(read)) return { signs: [...bare.replace(/^YM/u, '')].length };
  return { number: `YM-${read.match(/.{4}/gu)?.join('-')}` };
}
