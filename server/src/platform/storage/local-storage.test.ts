import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { createSecrets } from '../secrets.ts';
import { createLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

let home: string;
let folder: string;
let now: Date;
let storage: Storage;

const clock = { now: () => now };
const secrets = createSecrets('a secret key of the storage tests');

beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-storage-'));
  folder = path.join(home, 'files');
  now = new Date('2026-03-01T08:00:00Z');
  storage = await createLocalStorage({ folder, secrets, clock, publicUrl: undefined });
});

afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

async function read(key: string): Promise<Buffer> {
  const { stream } = await storage.open(key);
  return buffer(stream);
}

const notFound = expect.objectContaining({ name: 'AppError', code: 'not_found' });

describe('files', () => {
  it('gives back what was put, from a buffer and from a stream, with its size', async () => {
    const bytes = randomBytes(300_000);
    expect(await storage.put('photos/one.png', bytes)).toEqual({ sizeBytes: 300_000 });
    expect(await storage.put('papers/two', Readable.from([bytes, bytes]))).toEqual({ sizeBytes: 600_000 });
    const { stream, sizeBytes } = await storage.open('papers/two');
    stream.destroy();
    expect(sizeBytes).toBe(600_000);
    expect(await read('photos/one.png')).toEqual(bytes);
    expect(await read('papers/two')).toEqual(Buffer.concat([bytes, bytes]));
  });

  it('replaces a key, keeps keys apart that differ only in case, and takes an empty file', async () => {
    await storage.put('a/key', Buffer.from('old'));
    await storage.put('a/key', Buffer.from('new'));
    await storage.put('a/KEY', Buffer.alloc(0));
    expect((await read('a/key')).toString()).toBe('new');
    expect((await read('a/KEY')).length).toBe(0);
  });

  it('says not_found for a key that is not there or was removed; removing twice is no error', async () => {
    await expect(storage.open('photos/none')).rejects.toEqual(notFound);
    await storage.put('photos/gone', Buffer.from('x'));
    await storage.remove('photos/gone');
    await storage.remove('photos/gone');
    await expect(storage.open('photos/gone')).rejects.toEqual(notFound);
  });

  it('leaves nothing behind when the source breaks off, and keeps the old content', async () => {
    await storage.put('photos/kept', Buffer.from('whole'));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the browser went away');
      })(),
    );
    await expect(storage.put('photos/kept', broken)).rejects.toThrow('the browser went away');
    expect((await read('photos/kept')).toString()).toBe('whole');
    expect(fs.readdirSync(path.join(folder, 'unfinished'))).toEqual([]);
  });

  it.each([
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a//b',
    'a/',
    '.hidden',
    'a/.hidden',
    'a\\..\\b',
    'a\0b',
    '',
    'x'.repeat(201),
  ])('refuses the key %j for writing and knows no file under it', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('is not a storage key');
    await expect(storage.open(key)).rejects.toEqual(notFound);
    await storage.remove(key);
    expect(fs.readdirSync(home)).toEqual(['files']);
  });

  it('removes half files of a killed process at the next start, not those of one that still writes', async () => {
    const abandoned = path.join(folder, 'unfinished', 'abandoned');
    fs.writeFileSync(abandoned, 'half');
    fs.writeFileSync(path.join(folder, 'unfinished', 'recent'), 'half');
    const longAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
    fs.utimesSync(abandoned, longAgo, longAgo);
    await createLocalStorage({ folder, secrets, clock, publicUrl: undefined });
    expect(fs.readdirSync(path.join(folder, 'unfinished'))).toEqual(['recent']);
  });

  it('is ready while its folder can be written, and not when it is gone', async () => {
    await storage.check();
    fs.rmSync(folder, { recursive: true });
    await expect(storage.check()).rejects.toThrow('ENOENT');
  });
});

describe('signed links', () => {
  const link = {
    key: 'papers/1.docx',
    name: '论人工智能.docx',
    type: 'application/msword',
    disposition: 'attachment',
  } as const;
  const sign = (expiresInSeconds = 60) => storage.signUrl({ ...link, expiresInSeconds });
  const signedOf = (url: string) => url.replace('/api/ai-paper/files/', '');

  it('open what they name, with the name and the type that they were made for', () => {
    expect(sign()).toMatch(/^\/api\/ai-paper\/files\/[\w-]+\.[\w-]+$/);
    expect(storage.readSigned(signedOf(sign()))).toEqual(link);
  });

  it('stand below PUBLIC_URL when it is set', async () => {
    const publicUrl = 'https://yanmo.example';
    const other = await createLocalStorage({ folder, secrets, clock, publicUrl });
    expect(other.signUrl({ ...link, expiresInSeconds: 60 })).toBe(`${publicUrl}${sign()}`);
  });

  it('stay short enough for a path, whatever the name; a long one is cut before its extension', () => {
    const key = `papers/${'k'.repeat(193)}`;
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    for (const name of [`${'墨'.repeat(300)}.docx`, `${'"'.repeat(500)}.pdf`, '🖋'.repeat(200), '墨.docx']) {
      const signed = signedOf(storage.signUrl({ ...link, key, type, name, expiresInSeconds: 60 }));
      expect(signed.length).toBeLessThan(1_000);
      const read = storage.readSigned(signed).name;
      expect(read.isWellFormed()).toBe(true);
      expect(path.extname(read)).toBe(path.extname(name));
      expect(name.startsWith(read.slice(0, -path.extname(read).length || undefined))).toBe(true);
    }
  });

  it('end at their expiry', () => {
    const signed = signedOf(sign(60));
    now = new Date(now.getTime() + 59_000);
    expect(storage.readSigned(signed).key).toBe(link.key);
    now = new Date(now.getTime() + 1_000);
    expect(() => storage.readSigned(signed)).toThrow(AppError);
  });

  it('are void when any character is changed, another key signed them, or the signature is cut off', async () => {
    const signed = signedOf(sign());
    for (let at = 0; at < signed.length; at += 1) {
      // The last character of a base64url text may carry spare bits; the text itself is compared, so it counts too.
      const changed = `${signed.slice(0, at)}${signed[at] === 'A' ? 'B' : 'A'}${signed.slice(at + 1)}`;
      expect(() => storage.readSigned(changed), `character ${at}`).toThrow(notFound);
    }
    const stranger = await createLocalStorage({
      folder,
      secrets: createSecrets('x'.repeat(32)),
      clock,
      publicUrl: undefined,
    });
    for (const bad of [
      '',
      '.',
      signed.split('.')[0] ?? '',
      `${signed}.x`,
      signedOf(stranger.signUrl({ ...link, expiresInSeconds: 60 })),
    ]) {
      expect(() => storage.readSigned(bad)).toThrow(notFound);
    }
  });
});
