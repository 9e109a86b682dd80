import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSecrets, loadSecretKey } from './secrets.ts';

const secrets = createSecrets('a key of at least thirty-two characters');

describe('secrets', () => {
  it('verifies what it signed and nothing else', () => {
    const signature = secrets.sign('link', 'value');
    expect(secrets.verify('link', 'value', signature)).toBe(true);
    expect(secrets.verify('link', 'other', signature)).toBe(false);
    expect(secrets.verify('code', 'value', signature)).toBe(false);
    expect(secrets.verify('link', 'value', `${signature}x`)).toBe(false);
  });

  it('seals a text so that a changed byte or another purpose does not open it', () => {
    const sealed = secrets.encrypt('totp', '密钥 secret');
    expect(secrets.decrypt('totp', sealed)).toBe('密钥 secret');
    expect(secrets.encrypt('totp', '密钥 secret')).not.toBe(sealed);
    expect(() => secrets.decrypt('other', sealed)).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => secrets.decrypt('totp', bytes.toString('base64url'))).toThrow();
  });
});

describe('the key made at first start', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-keys-'));
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('stays the same, and only its owner can read it', () => {
    const first = loadSecretKey(folder, undefined);
    expect(loadSecretKey(folder, undefined)).toBe(first);
    expect(fs.statSync(path.join(folder, 'keys', 'secret-key')).mode & 0o077).toBe(0);
    expect(loadSecretKey(folder, 'given')).toBe('given');
  });
});
