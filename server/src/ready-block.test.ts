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

  it('names the models of this machine with the settings that would use them, quoted where a shell needs it', () => {
    const local = { server: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3:8b', contextTokens: null };
    const text = readyBlock(loadConfig({}), 'http://localhost:3000', 1_234, [
      local,
      { ...local, server: 'llama.cpp', model: '/models/My model.gguf' },
      { ...local, server: 'vLLM', model: null, contextTokens: 8_192 },
    ]);
    expect(text).toMatch(/engine +built-in/);
    expect(text).toContain('It is not used');
    expect(text).toContain('LLM_BASE_URL=http://127.0.0.1:11434/v1 LLM_MODEL=qwen3:8b   (Ollama)');
    expect(text).toContain("LLM_MODEL='/models/My model.gguf'   (llama.cpp)");
    expect(text).toContain('LLM_MODEL=… LLM_CONTEXT=8192   (vLLM)');
    expect(block({})).not.toMatch(/LLM_|on this machine/);
  });

  it('says how people pay', () => {
    expect(block({})).toMatch(/payment +built-in cashier: no real money moves/);
  });

  it('says where it is and how long it took', () => {
    expect(block({})).toContain('ready at http://localhost:3000   (1.2 s)');
    expect(block({ PUBLIC_URL: 'https://yanmo.example' })).toContain('ready at https://yanmo.example');
  });
});
