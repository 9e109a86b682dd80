import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Soon after something changed; whatever gets lost is found by the reconciler. */
export const askAboutPayment = defineJob({
  name: 'payments.ask-gateway',
  payload: z.object({ paymentNo: z.string() }),
  retryLimit: 0,
});
export const sendRefund = defineJob({
  name: 'payments.send-refund',
  payload: z.object({ refundNo: z.string() }),
  retryLimit: 0,
});
