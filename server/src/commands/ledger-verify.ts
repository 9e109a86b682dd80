import { ConfigError, loadConfig } from '../config.ts';
import { findWithdrawalDifferences } from '../features/agents/service.ts';
import { findMoneyDifferences } from '../features/orders/service.ts';
import { CommandRefused, withDatabase } from '../platform/database/with-database.ts';
import { createLogger } from '../platform/logger.ts';
import { StartRefused } from '../platform/start-refused.ts';

const logger = createLogger('warn', process.stderr);

try {
  await withDatabase(loadConfig(), logger, async (db) => {
    const differences = await findMoneyDifferences(db, [findWithdrawalDifferences]);
    for (const difference of differences) console.error(difference);
    if (differences.length > 0) {
      console.error(`The books do not add up: ${differences.length} differences.`);
      process.exitCode = 1;
    } else console.log('Every transaction is balanced, and balances, orders, payments, refunds and withdrawals agree.');
  });
} catch (error) {
  const isExpected = error instanceof CommandRefused || error instanceof StartRefused || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
