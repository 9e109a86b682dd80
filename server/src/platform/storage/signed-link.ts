import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';
import type { FileLink } from './storage.ts';

const purpose = 'file-link';
const path = '/api/ai-paper/files/';

/** Of a name in the link: with the longest key and type it stays below the 1,000 characters that a path parameter may have. */
const nameMaximumBytes = 240;

/** A tuple, not an object: the link is long enough with CJK names in it. */
const Payload = z.tuple([z.string(), z.string(), z.string(), z.enum(['i', 'a']), z.int()]);

export interface SignedLinks {
  signUrl(link: FileLink & { expiresInSeconds: number }): string;
  readSigned(signed: string): FileLink;
}

/** Links that carry what they open, until when, and our signature over both: nothing is stored for them. */
export function createSignedLinks(options: {
  secrets: Secrets;
  clock: Clock;
  publicUrl: string | undefined;
}): SignedLinks {
  const { secrets, clock, publicUrl = '' } = options;
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    signUrl({ key, name, type, disposition, expiresInSeconds }) {
      const payload: z.infer<typeof Payload> = [
        key,
        shortenName(name),
        type,
        disposition === 'inline' ? 'i' : 'a',
        nowSeconds() + expiresInSeconds,
      ];
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${publicUrl}${path}${body}.${secrets.sign(purpose, body)}`;
    },
    readSigned(signed) {
      const [body = '', signature = '', ...rest] = signed.split('.');
      if (rest.length > 0 || !secrets.verify(purpose, body, signature)) throw new AppError('not_found');
      const [key, name, type, disposition, expiresAt] = Payload.parse(
        JSON.parse(Buffer.from(body, 'base64url').toString('utf8')),
      );
      if (expiresAt <= nowSeconds()) throw new AppError('not_found');
      return { key, name, type, disposition: disposition === 'i' ? 'inline' : 'attachment' };
    },
  };
}

/** Cuts before the extension: the beginning tells the reader what it is, the extension tells the machine. */
function shortenName(name: string): string {
  const fits = (text: string) => Buffer.byteLength(JSON.stringify(text)) <= nameMaximumBytes;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  const characters = [...name.slice(0, name.length - extension.length)];
  let kept = characters.slice(0, nameMaximumBytes);
  while (kept.length > 0 && !fits(`${kept.join('')}${extension}`)) kept = kept.slice(0, -1);
  return `${kept.join('')}${extension}`;
}
