import { z } from 'zod';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { askAboutPayment, sendRefund } from './job-contracts.ts';
import type { PaymentsService } from './service.ts';

const reconcile = defineJob({ name: 'payments.reconcile', payload: z.object({}), policy: 'short', retryLimit: 0 });

export function registerPaymentsJobs(jobs: Jobs, payments: PaymentsService): void {
  jobs.work(askAboutPayment, ({ paymentNo }) => payments.ask(paymentNo));
  jobs.work(sendRefund, ({ refundNo }) => payments.sendRefund(refundNo));
  jobs.work(reconcile, () => payments.reconcile(), { concurrency: 1 });
  jobs.schedule(reconcile, '* * * * *', {});
}
