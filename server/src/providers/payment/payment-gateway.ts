export const gatewayNames = ['ALIPAY', 'WECHAT', 'CASHIER'] as const;
export type GatewayName = (typeof gatewayNames)[number];

export interface PaymentOffer {
  /** At most 32 of A-Za-z0-9; the number at the gateway too, so it is never used for a second attempt. */
  paymentNo: string;
  amountFen: number;
  subject: string;
  expiresAt: Date;
}

export type TradeState =
  | { state: 'NOT_FOUND' | 'WAITING' | 'CLOSED' }
  | { state: 'PAID'; gatewayTradeNo: string; paidFen: number; paidAt: Date };

export interface RefundOrder {
  paymentNo: string;
  /** Repeating an order with the same number moves money once. */
  refundNo: string;
  amountFen: number;
  /** What the payment took in all; WeChat Pay refuses a refund that names another total. */
  totalFen: number;
  reason: string;
}

export type RefundState = { state: 'DONE' | 'PROCESSING' | 'NOT_FOUND' } | { state: 'FAILED'; reason: string };

/**
 * Every call may throw GatewayRefused (the gateway said no, nothing happened) or GatewayUnavailable (nobody knows whether
 * it happened: ask again, with the same number).
 */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** What the QR code says. Creating the same payment twice gives a link again. */
  create(offer: PaymentOffer): Promise<{ payLink: string }>;
  /**
   * A payment that was refunded in full may read CLOSED at Alipay: CLOSED says that no money of it is held, never that
   * none was ever paid.
   */
  query(paymentNo: string): Promise<TradeState>;
  /** Closing what was paid meanwhile answers PAID's state; closing what the gateway never saw is CLOSED. */
  close(paymentNo: string): Promise<TradeState>;
  refund(order: RefundOrder): Promise<RefundState>;
  queryRefund(order: RefundOrder): Promise<RefundState>;
}

export type Notice =
  | { kind: 'PAID'; paymentNo: string; gatewayTradeNo: string; paidFen: number; paidAt: Date }
  | { kind: 'CLOSED'; paymentNo: string }
  | { kind: 'REFUND'; paymentNo: string; refundNo: string | null }
  | { kind: 'OTHER'; paymentNo: string | null };

export interface NoticeRequest {
  /** Names in lower case, as the HTTP server hands them on. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
}

/** Bytes that came in; throws NoticeRefused when they are not from the gateway, for us, and fresh. */
export interface NoticeReader {
  read(request: NoticeRequest): Promise<Notice & { gateway: GatewayName }>;
}

/** Forged, unsigned, signed for somebody else, too old, or a probe. The reason is for the log, never for the sender. */
export class NoticeRefused extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(`notification refused: ${reason}`, options);
    this.name = 'NoticeRefused';
  }
}

/** Permanent: the gateway said no and nothing happened. */
export class GatewayRefused extends Error {
  readonly code: string;

  constructor(gateway: GatewayName, code: string, message: string, options: { cause?: unknown } = {}) {
    super(`${gateway} refused: ${code} ${message}`, options);
    this.name = 'GatewayRefused';
    this.code = code;
  }
}

/** Outcome unknown: ask again, with the same number. */
export class GatewayUnavailable extends Error {
  constructor(gateway: GatewayName, reason: string, options: { cause?: unknown } = {}) {
    super(`${gateway} unavailable: ${reason}`, options);
    this.name = 'GatewayUnavailable';
  }
}
