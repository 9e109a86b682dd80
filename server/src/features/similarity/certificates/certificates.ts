import { readCertificateNumber } from '@yanmo/contract/certificate-number';
import { isCompared, type SimilarityCertificate } from '@yanmo/contract/similarity';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { Check } from '../checks/check.ts';
import * as store from './certificate-store.ts';

export type Certificates = ReturnType<typeof createCertificates>;

/** What anybody can have confirmed who has the number: when, how and with which rates; nothing of the text or of its owner. */
export function createCertificates({ db }: Pick<Platform, 'db'>, fulfilment: FulfilmentService) {
  return {
    /** With the delivery: a number that was printed before confirms nothing. */
    async issue(tx: Tx, check: Check): Promise<void> {
      const { id, certificateNumber, language, units, rates, compared, method, version, measuredAt } = check;
      if (!certificateNumber || !rates || !compared || !method || !version || !measuredAt) {
        throw new Error(`check ${id} was delivered before it was measured`);
      }
      await store.insertCertificate(tx, {
        ...{ number: certificateNumber, checkId: id, language, units, rates, compared, method, version, measuredAt },
      });
    },

    /** AppError not_found alike for what is no number, for none of ours, and for one whose money went back. */
    async get(typed: string): Promise<SimilarityCertificate> {
      const read = readCertificateNumber(typed);
      const found = 'number' in read ? await store.findCertificate(db, read.number) : null;
      if (!found) throw new AppError('not_found');
      if (found.itemId !== null) {
        const item = await fulfilment.find(db, found.itemId);
        if (item?.isGivenUp && !item.isKept) throw new AppError('not_found');
      }
      const { language, units, rates, compared, method, version, measuredAt } = found;
      return {
        ...{ number: found.number, kind: 'SIMILARITY', measured_at: measuredAt.toISOString() },
        rate: isCompared(compared) ? rates.headline : null,
        ...{ rates, language, units, compared_with: compared, method, version },
      };
    },

    eraseWithdrawn: async (tx: Tx, userId: string): Promise<void> =>
      store.deleteWithdrawnOf(tx, userId, await fulfilment.listReadable(tx, userId)),
  };
}
