-- Double entry. An entry's amount is what its account gains; the amounts of one transaction are zero in sum, in each
-- unit. What the house holds or is owed (clearing, costs) therefore stands below zero, what it owes above.
create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'WALLET', 'CHARACTERS', 'COMMISSION',
    'CLEARING', 'REVENUE', 'PREPAID', 'COUPON_COST', 'GIFT_COST', 'COMMISSION_COST', 'REFUNDS_PAYABLE', 'CHARACTERS_ISSUED'
  )),
  unit text not null check (unit in ('FEN', 'CHARACTER')),
  -- Null: an account of the house.
  owner_id uuid references users,
  -- Sets accounts of one kind apart: the gateway of a clearing account.
  name text not null default '',
  -- Kept only for accounts of users: a row that every payment of the site changed would let one pass at a time.
  balance bigint check (balance is null or kind = 'COMMISSION' or balance >= 0),
  unique nulls not distinct (kind, owner_id, name),
  check ((owner_id is null) = (balance is null)),
  check ((unit = 'CHARACTER') = (kind in ('CHARACTERS', 'CHARACTERS_ISSUED')))
);
comment on table ledger_accounts is 'owner: ledger';
create index ledger_accounts_owner on ledger_accounts (owner_id);

insert into ledger_accounts (kind, unit, name) values
  ('CLEARING', 'FEN', 'ALIPAY'),
  ('CLEARING', 'FEN', 'WECHAT'),
  ('CLEARING', 'FEN', 'CASHIER'),
  ('REVENUE', 'FEN', ''),
  ('PREPAID', 'FEN', ''),
  ('COUPON_COST', 'FEN', ''),
  ('GIFT_COST', 'FEN', ''),
  ('COMMISSION_COST', 'FEN', ''),
  ('REFUNDS_PAYABLE', 'FEN', ''),
  ('CHARACTERS_ISSUED', 'CHARACTER', '');

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it is about; the same thing is booked once.
  reference text not null,
  out_trade_no text,
  created_at timestamptz not null,
  unique (kind, reference)
);
comment on table ledger_transactions is 'owner: ledger';
create index ledger_transactions_order on ledger_transactions (out_trade_no) where out_trade_no is not null;

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account_id uuid not null references ledger_accounts,
  amount bigint not null check (amount <> 0),
  -- Of accounts that keep a balance.
  balance_after bigint
);
comment on table ledger_entries is 'owner: ledger';
create index ledger_entries_account on ledger_entries (account_id, id desc);
create index ledger_entries_transaction on ledger_entries (transaction_id);

create function assert_ledger_balanced() returns trigger language plpgsql as $$
declare
  difference bigint;
begin
  select sum(entry.amount) into difference
    from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
   where entry.transaction_id = new.transaction_id
   group by account.unit
  having sum(entry.amount) <> 0
   limit 1;
  if difference is not null then
    raise exception 'ledger transaction % is out of balance by %', new.transaction_id, difference
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function assert_ledger_balanced();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger only grows: % of % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation', constraint = 'ledger_only_grows';
end $$;
create trigger ledger_entries_only_grow before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_transactions_only_grow before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();

create table orders (
  id uuid primary key default gen_random_uuid(),
  out_trade_no text not null unique,
  user_id uuid not null references users,
  order_type text not null,
  pay_type text not null check (pay_type in ('PAY_ALL', 'PAY_STAGES', 'PAY_FREE')),
  payment_status text not null default 'PRE_CREATE' check (payment_status in (
    'PRE_CREATE', 'WAIT_BUYER_PAY', 'TRADE_DEPOSIT_SUCCESS', 'TRADE_SUCCESS', 'TRADE_FINISHED'
  )),
  -- What it is about: an outline's key, an amount, a package. Of one thing and type one order is open at a time.
  subject text not null,
  key1 text,
  title text not null,
  -- As it was when it was ordered.
  outline jsonb,
  units integer,
  is_reduce_aigc boolean not null,
  additional_service text[] not null,
  estimated_minutes integer not null,
  -- The price, fixed now: every line, their sum, what a coupon takes off, what is due first.
  lines jsonb not null,
  original_fen bigint not null check (original_fen >= 0),
  discount_fen bigint not null default 0 check (discount_fen between 0 and original_fen),
  deposit_percent integer check (deposit_percent between 1 and 99),
  coupon_id uuid,
  -- When a coupon that an unpaid order holds goes back to its owner.
  coupon_held_until timestamptz,
  paid_fen bigint not null default 0,
  paid_characters bigint not null default 0,
  refunded_fen bigint not null default 0,
  payment_method text,
  -- Who earns on it, and how much; both fixed at creation.
  agent_id uuid references users,
  commission_percent integer not null default 0,
  commission_fen bigint not null default 0 check (commission_fen >= 0),
  -- The last number given to an event of this order, taken by updating this row in the writing transaction.
  last_seq bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (paid_fen between 0 and original_fen - discount_fen),
  check (refunded_fen between 0 and paid_fen)
);
comment on table orders is 'owner: orders';
create unique index orders_open on orders (user_id, order_type, subject)
  where payment_status in ('PRE_CREATE', 'WAIT_BUYER_PAY') and deleted_at is null;
create index orders_user on orders (user_id, created_at desc, id desc) where deleted_at is null;
create index orders_key1 on orders (key1, created_at desc) where key1 is not null;
create index orders_held_coupons on orders (coupon_held_until) where coupon_held_until is not null;
create index orders_agent on orders (agent_id, created_at desc) where agent_id is not null;

create table order_events (
  order_id uuid not null references orders,
  seq bigint not null,
  type text not null,
  from_status text,
  to_status text,
  amount_fen bigint,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (order_id, seq)
);
comment on table order_events is 'owner: orders';

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  out_trade_no text not null,
  user_id uuid not null references users,
  position integer not null,
  kind text not null,
  spec jsonb not null,
  title text not null,
  -- Its share of the order's price.
  price_fen bigint not null,
  -- 0 queued, 1 generating, 2 succeeded, 3 failed; null until it is paid for.
  stage smallint check (stage between 0 and 3),
  -- What was started: the part that a deposit buys, the rest of it, or all.
  scope text check (scope in ('preview', 'rest', 'all')),
  progress smallint not null default 0 check (progress between 0 and 100),
  error text,
  -- Free tries used after failures.
  retries integer not null default 0,
  -- After it a silent item counts as failed, or a failed one that nobody tries again as undeliverable.
  deadline_at timestamptz,
  is_given_up boolean not null default false,
  queued_at timestamptz,
  finished_at timestamptz,
  unique (order_id, position)
);
comment on table order_items is 'owner: fulfilment';
create index order_items_deadline on order_items (deadline_at) where deadline_at is not null;
create index order_items_user on order_items (user_id, kind);
create index order_items_failed on order_items (finished_at desc) where stage = 3;

create table payments (
  id uuid primary key default gen_random_uuid(),
  -- The number at the gateway; every stage and every try has its own.
  payment_no text not null unique check (payment_no ~ '^[A-Za-z0-9]{16,32}$'),
  order_id uuid not null references orders,
  user_id uuid not null references users,
  stage text not null check (stage in ('FULL', 'DEPOSIT', 'BALANCE')),
  method text not null check (method in ('ALIPAY', 'WECHAT', 'BALANCE', 'CHARACTERS', 'FREE')),
  -- Who carries it out; null for what happens inside the house.
  gateway text check (gateway in ('ALIPAY', 'WECHAT', 'CASHIER')),
  amount_fen bigint not null check (amount_fen >= 0),
  characters bigint not null default 0,
  subject text not null,
  -- OPEN: may be paid. CLOSING: no longer wanted, and the gateway has not confirmed it. PAID is final, and so is CLOSED:
  -- money that arrives after it is sent back.
  state text not null check (state in ('OPEN', 'CLOSING', 'CLOSED', 'PAID')),
  pay_link text,
  gateway_trade_no text,
  paid_at timestamptz,
  -- Paid although nothing was owed any more.
  is_surplus boolean not null default false,
  refunded_fen bigint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz,
  -- When the gateway is asked next.
  ask_at timestamptz,
  asked integer not null default 0,
  check ((state = 'PAID') = (paid_at is not null)),
  check (refunded_fen between 0 and amount_fen)
);
comment on table payments is 'owner: payments';
create index payments_order on payments (order_id, created_at);
create unique index payments_open on payments (order_id) where state = 'OPEN';
create index payments_ask on payments (ask_at) where ask_at is not null;

create table payment_refunds (
  id uuid primary key default gen_random_uuid(),
  -- The number at the gateway: the same number is refunded once.
  refund_no text not null unique check (refund_no ~ '^[A-Za-z0-9]{16,32}$'),
  payment_id uuid not null references payments,
  order_id uuid not null references orders,
  user_id uuid not null references users,
  amount_fen bigint not null check (amount_fen > 0),
  -- GATEWAY: the way it came; WALLET: to the wallet, at once.
  destination text not null check (destination in ('GATEWAY', 'WALLET')),
  reason text not null,
  state text not null check (state in ('PENDING', 'DONE', 'FAILED')),
  problem text,
  -- What asked for it: an application of the refunds room, or null for money that was never owed.
  application_id uuid,
  created_at timestamptz not null,
  settled_at timestamptz,
  ask_at timestamptz,
  asked integer not null default 0
);
comment on table payment_refunds is 'owner: payments';
create index payment_refunds_payment on payment_refunds (payment_id);
create index payment_refunds_application on payment_refunds (application_id);
create index payment_refunds_ask on payment_refunds (ask_at) where ask_at is not null;

create table coupon_batches (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('DISCOUNT', 'FREE_GENERATION', 'PLAGIARISM_CHECK', 'REDUCE_AIGC', 'WALLET')),
  percent integer check (percent between 1 and 99),
  max_characters integer check (max_characters > 0),
  amount_fen bigint check (amount_fen > 0),
  count integer not null check (count > 0),
  channel text not null,
  expires_at timestamptz not null,
  created_by text not null,
  created_at timestamptz not null
);
comment on table coupon_batches is 'owner: coupons';

create table redemption_codes (
  -- Keyed digest; the code itself is shown once and kept nowhere.
  digest text primary key,
  batch_id uuid not null references coupon_batches,
  user_id uuid references users,
  used_at timestamptz,
  check ((user_id is null) = (used_at is null))
);
comment on table redemption_codes is 'owner: coupons';
create index redemption_codes_batch on redemption_codes (batch_id);

create table coupons (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  kind text not null check (kind in ('DISCOUNT', 'FREE_GENERATION', 'PLAGIARISM_CHECK', 'REDUCE_AIGC')),
  percent integer check (percent between 1 and 99),
  max_characters integer check (max_characters > 0),
  channel text not null,
  status text not null default 'UNUSED' check (status in ('UNUSED', 'LOCKED', 'USED')),
  out_trade_no text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  used_at timestamptz,
  check ((status = 'UNUSED') = (out_trade_no is null)),
  check ((kind = 'DISCOUNT') = (percent is not null))
);
comment on table coupons is 'owner: coupons';
create index coupons_user on coupons (user_id, expires_at);

create table refund_applications (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  user_id uuid not null references users,
  item_id uuid references order_items,
  origin text not null check (origin in ('USER', 'SYSTEM', 'OPERATOR')),
  rule text not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REFUNDED', 'REJECTED', 'FAILED')),
  reason text not null,
  note text not null default '',
  destination text not null check (destination in ('ORIGINAL', 'WALLET')),
  requested_fen bigint not null check (requested_fen > 0),
  amount_fen bigint check (amount_fen > 0),
  file_keys text[] not null default '{}',
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  settled_at timestamptz
);
comment on table refund_applications is 'owner: refunds';
create unique index refund_applications_pending on refund_applications (order_id) where status = 'PENDING';
-- One item is refunded by the system once.
create unique index refund_applications_item on refund_applications (item_id) where item_id is not null;
create index refund_applications_user on refund_applications (user_id, created_at desc);
create index refund_applications_status on refund_applications (status, created_at desc);

-- What a call that moves money answered, so that the same call sent twice answers the same.
create table idempotency_keys (
  user_id uuid not null references users,
  key text not null,
  route text not null,
  body_hash bytea not null,
  -- Null while the first call is under way.
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
comment on table idempotency_keys is 'owner: platform/http';
create index idempotency_keys_created on idempotency_keys (created_at);
