import type { SmsPurpose } from '@yanmo/contract/accounts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';
import type { SmsSender } from './sms-sender.ts';

/** Sends nothing: the code is in the log and in a table, from which any process can show it. */
export interface StandInSms extends SmsSender {
  findCode(phone: string, purpose: SmsPurpose): Promise<string | null>;
}

export function createStandInSms(db: Database, clock: Clock, logger: Logger): StandInSms {
  // A line of its own level: on a terminal, where the log begins at warnings, this is how a developer gets the code.
  const codes = logger.level === 'silent' ? logger : logger.child({}, { level: 'info' });
  return {
    async send({ phone, code, minutes, purpose }) {
      const row = { phone, purpose, code, sent_at: clock.now() };
      await db
        .insertInto('stand_in_sms')
        .values(row)
        .onConflict((conflict) => conflict.columns(['phone', 'purpose']).doUpdateSet({ code, sent_at: row.sent_at }))
        .execute();
      // In the text, because values under the keys `code` and `phone` are redacted everywhere.
      codes.info(`SMS stand-in: ${purpose} code for ${phone} is ${code}, valid for ${minutes} minutes`);
    },
    async findCode(phone, purpose) {
      const row = await db
        .selectFrom('stand_in_sms')
        .select('code')
        .where('phone', '=', phone)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      return row?.code ?? null;
    },
  };
}

export const standInSmsSweep = (keptMs: number): Sweep =>
  sweepOfAged({ table: 'stand_in_sms', column: 'sent_at', keptMs });
