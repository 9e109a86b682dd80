import type { Config } from './config.ts';
import type { LocalModel } from './engines/model/find-local-models.ts';

/** What a newcomer reads after `npm start`: where it is, what stands in for the outside world, how to log in. */
export function readyBlock(
  config: Config,
  address: string,
  tookMs: number,
  localModels: readonly LocalModel[] = [],
): string {
  const isStandIn = config.sms.provider === 'console';
  const lines = [
    '',
    `  研墨 Yanmo is ready at ${config.publicUrl ?? address}   (${(tookMs / 1000).toFixed(1)} s)`,
    '',
    `  engine    ${engineLine(config)}`,
    `  payment   ${paymentLine(config)}`,
    `  SMS       ${isStandIn ? 'built-in stand-in: nothing is sent, the code is shown in the login dialog and here' : config.sms.provider}`,
    `  database  ${config.databaseUrl === undefined ? `embedded PostgreSQL in ${config.dataDir}` : 'DATABASE_URL'}`,
    `  API       ${address}/api/docs`,
    '',
    ...localModelLines(localModels),
    isStandIn
      ? '  Log in with any mainland mobile number, such as 13700000000, and the code that the dialog shows.'
      : '  Log in with a mainland mobile number and the code it receives.',
    ...(config.hasDemoAccounts ? ['  Demo operator 13800000000, demo agent 13900000000.'] : []),
    '  Ctrl-C stops everything, the database included.',
    '',
    '',
  ];
  return lines.join('\n');
}

/** The settings that would have a model of this machine write; it is not asked for anything without them. */
export function settingsFor({ baseUrl, model, contextTokens }: LocalModel): string {
  const name = model === null ? '…' : /^[\w.:/@+-]+$/.test(model) ? model : `'${model}'`;
  const context = contextTokens === null ? '' : ` LLM_CONTEXT=${contextTokens}`;
  return `LLM_BASE_URL=${baseUrl} LLM_MODEL=${name}${context}`;
}

function localModelLines(models: readonly LocalModel[]): string[] {
  if (models.length === 0) return [];
  return [
    '  A model answers on this machine. It is not used; to have it write, start with:',
    ...models.map((model) => `    ${settingsFor(model)}   (${model.server})`),
    '',
  ];
}

function paymentLine({ payments: { alipay, wechat, allowsCashier } }: Config): string {
  const open = [...(alipay ? ['Alipay'] : []), ...(wechat ? ['WeChat Pay'] : [])];
  if (allowsCashier && open.length < 2) open.push('built-in cashier: no real money moves');
  return open.join(', ') || 'wallet only: no gateway is set up';
}

function engineLine({ llm }: Config): string {
  if (llm === null) return 'built-in: no key and no network needed';
  // Only the host: an address may carry a key.
  return `${llm.model} at ${new URL(llm.baseUrl).host}`;
}
