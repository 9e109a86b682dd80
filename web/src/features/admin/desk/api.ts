import type { AgentDecision, decideAgent, ManagedAgent, ManagedWithdrawal } from '@yanmo/contract/agents';
import type { CouponBatch, createCouponBatch } from '@yanmo/contract/coupons';
import type { ReviewedClaim } from '@yanmo/contract/growth';
import type { decideMessage, ReceivedMessage } from '@yanmo/contract/messages';
import type { RouteInput } from '@yanmo/contract/route';
import { call } from '../../../lib/api.ts';
import { loadPart } from '../../../lib/load-part.ts';

export const agents = () => loadPart(() => import('@yanmo/contract/agents'));
export const coupons = () => loadPart(() => import('@yanmo/contract/coupons'));
export const growth = () => loadPart(() => import('@yanmo/contract/growth'));
export const messages = () => loadPart(() => import('@yanmo/contract/messages'));

export type BatchForm = RouteInput<typeof createCouponBatch>['body'];

export const makeBatch = async (form: BatchForm, idempotencyKey: string): Promise<CouponBatch & { codes: string[] }> =>
  await call((await coupons()).createCouponBatch, { body: form }, { idempotencyKey });

export const sendClaimDecision = async (
  body: { id: string; decision: 'APPROVE' | 'REJECT'; note: string },
  idempotencyKey: string,
): Promise<ReviewedClaim> => await call((await growth()).decideClaim, { body }, { idempotencyKey });

export type WithdrawalDecision = {
  id: string;
  decision: 'PAID' | 'REJECTED';
  reference: string;
  note: string;
  totp_code?: string;
};

export const sendWithdrawalDecision = async (
  body: WithdrawalDecision,
  idempotencyKey: string,
): Promise<ManagedWithdrawal> => await call((await agents()).decideWithdrawal, { body }, { idempotencyKey });

export type AgentForm = RouteInput<typeof decideAgent>['body'] & { decision: AgentDecision };

export const sendAgentDecision = async (body: AgentForm, idempotencyKey: string): Promise<ManagedAgent> =>
  await call((await agents()).decideAgent, { body }, { idempotencyKey });

export type MessageForm = RouteInput<typeof decideMessage>['body'];

export const sendMessageDecision = async (body: MessageForm): Promise<ReceivedMessage> =>
  await call((await messages()).decideMessage, { body });
