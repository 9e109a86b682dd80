import { parseArgs } from 'node:util';
import { startOpenAiDouble } from './openai-double.ts';

/** `scripts/node server/src/testing/openai-double/main.ts --port=4010 --tokens-per-second=50 --first-token-ms=500` */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    'tokens-per-second': { type: 'string', default: '0' },
    'first-token-ms': { type: 'string', default: '0' },
  },
});

const double = await startOpenAiDouble({
  port: Number(values.port),
  host: values.host,
  tokensPerSecond: Number(values['tokens-per-second']),
  firstTokenMs: Number(values['first-token-ms']),
});
process.stdout.write(`LLM_BASE_URL=${double.baseUrl} LLM_MODEL=yanmo-double\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void double.stop();
  });
}
