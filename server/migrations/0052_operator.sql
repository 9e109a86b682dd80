-- Whom the operator keeps out, and why. Their sessions are ended in the same transaction, and none is opened any more.
alter table users add column banned_at timestamptz;
alter table users add column ban_reason text not null default '';
alter table users add constraint users_ban check (banned_at is not null or ban_reason = '');
create index users_created_at on users (created_at desc, id desc);

-- For whoever lost the device: each works once in the place of a code of the authenticator. As keyed digests.
create table recovery_codes (
  user_id uuid not null references users,
  digest text not null,
  primary key (user_id, digest)
);
comment on table recovery_codes is 'owner: accounts';
create trigger user_lives before insert or update of user_id on recovery_codes
  for each row execute function refuse_erased_user('user_id');

-- What the operator puts right by hand on a wallet, against the house.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'WALLET', 'CHARACTERS', 'CHARACTERS_HELD', 'COMMISSION', 'COMMISSION_HELD',
  'CLEARING', 'REVENUE', 'PREPAID', 'COUPON_COST', 'GIFT_COST', 'COMMISSION_COST', 'REFUNDS_PAYABLE', 'CHARACTERS_ISSUED',
  'PAYOUTS', 'ADJUSTMENTS'
));
insert into ledger_accounts (kind, unit, name) values ('ADJUSTMENTS', 'FEN', '');
create index ledger_transactions_created_at on ledger_transactions (created_at);

-- The books, recomputed from the entries because an operator asked. One is under way at a time.
create table ledger_checks (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state in ('RUNNING', 'DONE', 'FAILED')),
  asked_by text not null,
  -- Sentences; the first of them where there are very many.
  differences jsonb not null default '[]',
  found integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'RUNNING') = (finished_at is null))
);
comment on table ledger_checks is 'owner: admin';
create unique index ledger_checks_running on ledger_checks (state) where state = 'RUNNING';
create index ledger_checks_created_at on ledger_checks (created_at desc);

-- Lists and days of all accounts together.
create index orders_created_at on orders (created_at desc, id desc);
create index order_events_created_at on order_events (created_at);
create index order_items_finished on order_items (finished_at) where finished_at is not null;
create index model_calls_finished on model_calls (finished_at) where finished_at is not null;
create index audit_log_created_at on audit_log (created_at);

-- What happened on a day of China's calendar that is over, counted once: nothing is booked into the past, so it stays true.
create table overview_days (
  day date primary key,
  views bigint not null,
  registrations bigint not null,
  -- Of what belongs to no order: outlines, the chat, the tools.
  other_cost_micro_fen bigint not null,
  counted_at timestamptz not null
);
comment on table overview_days is 'owner: admin';

create table overview_cells (
  day date not null references overview_days on delete cascade,
  order_type text not null,
  -- Empty: nobody's.
  agent_id text not null,
  orders bigint not null,
  paid bigint not null,
  revenue_fen bigint not null,
  refunded_fen bigint not null,
  commission_fen bigint not null,
  cost_micro_fen bigint not null,
  delivered bigint not null,
  failed bigint not null,
  primary key (day, order_type, agent_id)
);
comment on table overview_cells is 'owner: admin';
