import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { readyBlock } from './ready-block.ts';

const block = (settings: Record<string, string>) => readyBlock(loadConfig(settings), 'http://localhost:3000', 1_234);

describe('the ready block', () => {
  it('says that the built-in engine writes when no model is set', () => {
    expect(block({})).toMatch(/engine +built-in: no key/);
  });

  it('names the model that writes, and where, without the key', () => {
    const text = block({
      LLM_BASE_URL: 'https://key-in-address@api.example.com/v1',
      LLM_MODEL: 'writer-large',
      LLM_API_KEY: 'key-of-its-own',
    });
    expect(text).toMatch(/engine +writer-large at api\.example\.com\n/);
    expect(text).not.toContain('built-in: no key');
    expect(text).not.toMatch(/key-in-address|key-of-its-own/);
  });

  it('says how people pay', () => {
    expect(block({})).toMatch(/payment +built-in cashier: no real money moves/);
  });

  it('says where it is and how long it took', () => {
    expect(block({})).toContain('ready at http://localhost:3000   (1.2 s)');
    expect(block({ PUBLIC_URL: 'https://yanmo.example' })).toContain('ready at https://yanmo.example');
  });
});
