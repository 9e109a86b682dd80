import type { ErrorCode } from '@yanmo/contract/errors';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler runs; null on what is no route of the contract. */
    caller: Caller | null;
    /** The contract's path, for the metrics: bounded in number, unlike addresses. */
    pattern: string | null;
  }
  interface FastifyReply {
    errorCode: ErrorCode | null;
    /** Makes the answer a page of ours, with a page's policy; answers the nonce that its one style must carry. */
    beginPage(): string;
    /** What must be looked into: logged once, with the request's line. */
    bug: unknown;
    /** What kept us from answering though nothing is wrong with the program: logged as a warning. */
    trouble: unknown;
  }
}
