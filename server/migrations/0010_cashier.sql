-- The built-in cashier, which stands where a payment gateway would: no real money moves. Its trades are what a gateway
-- keeps on its own side, so nothing else refers to them.
create table cashier_trades (
  payment_no text primary key check (payment_no ~ '^[A-Za-z0-9]{1,32}$'),
  amount_fen bigint not null check (amount_fen > 0),
  subject text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'PAID', 'CLOSED')),
  expires_at timestamptz not null,
  -- The gateway's own number, given when it is paid.
  trade_no text unique,
  paid_at timestamptz,
  closed_at timestamptz,
  -- When the notification was answered with success; null while it has to be asked for.
  notified_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'PAID') = (paid_at is not null)),
  check ((state = 'PAID') = (trade_no is not null)),
  check ((state = 'CLOSED') = (closed_at is not null))
);
comment on table cashier_trades is 'owner: providers/payment';

create table cashier_refunds (
  payment_no text not null references cashier_trades on delete cascade,
  -- The same number of the same trade refunds once.
  refund_no text not null,
  amount_fen bigint not null check (amount_fen > 0),
  reason text not null,
  created_at timestamptz not null,
  primary key (payment_no, refund_no)
);
comment on table cashier_refunds is 'owner: providers/payment';

-- One pair for the whole deployment: any process signs what any other verifies.
create table cashier_keys (
  is_only boolean primary key default true check (is_only),
  private_key text not null,
  public_key text not null,
  created_at timestamptz not null default now()
);
comment on table cashier_keys is 'owner: providers/payment';
