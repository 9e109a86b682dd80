-- One row from the application to the end: PENDING, then ACTIVE or REJECTED; an agent may be SUSPENDED and be taken back.
create table agents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  -- Stays taken while the agent is suspended; the one that works stands in users.
  sub_domain text not null check (sub_domain ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$'),
  status text not null check (status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'REJECTED')),
  name text not null,
  contact text not null,
  note text not null default '',
  -- What visitors of the site are told; empty for nothing.
  notice text not null default '',
  -- By id of the image: file_key and type of an upload.
  images jsonb not null default '{}',
  -- Null: what the settings say.
  commission_percent integer check (commission_percent between 0 and 50),
  decision_note text not null default '',
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'PENDING') = (decided_at is null))
);
comment on table agents is 'owner: agents';
-- Of two applications at once for one name, or by one user, one is taken.
create unique index agents_user_open on agents (user_id) where status <> 'REJECTED';
create unique index agents_sub_domain on agents (sub_domain) where status <> 'REJECTED';
create index agents_user on agents (user_id, created_at desc);
create index agents_status on agents (status, created_at desc);
create trigger user_lives before insert or update of user_id on agents
  for each row execute function refuse_erased_user('user_id');

-- Visitors of an agent's site on one day, all in one row: each sets one of 8,192 bits, and whoever finds theirs set is not counted again.
create table agent_days (
  user_id uuid not null references users,
  day date not null,
  visits integer not null,
  seen bytea not null,
  primary key (user_id, day)
);
comment on table agent_days is 'owner: agents';
create index agent_days_day on agent_days (day);
create trigger user_lives before insert or update of user_id on agent_days
  for each row execute function refuse_erased_user('user_id');

create table agent_withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  amount_fen bigint not null check (amount_fen > 0),
  -- Where the money is to go, in the agent's words; blank once the account is erased.
  account text not null,
  status text not null check (status in ('PENDING', 'PAID', 'REJECTED')),
  -- Of the transfer, in the operator's words.
  reference text not null default '',
  note text not null default '',
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'PENDING') = (decided_at is null))
);
comment on table agent_withdrawals is 'owner: agents';
create unique index agent_withdrawals_pending on agent_withdrawals (user_id) where status = 'PENDING';
create index agent_withdrawals_user on agent_withdrawals (user_id, created_at desc);
create index agent_withdrawals_status on agent_withdrawals (status, created_at desc);
create trigger user_lives before insert or update of user_id on agent_withdrawals
  for each row execute function refuse_erased_user('user_id');

-- COMMISSION_HELD: asked for, and not paid out yet. PAYOUTS: what left the house by the operator's own transfer.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'WALLET', 'CHARACTERS', 'CHARACTERS_HELD', 'COMMISSION', 'COMMISSION_HELD',
  'CLEARING', 'REVENUE', 'PREPAID', 'COUPON_COST', 'GIFT_COST', 'COMMISSION_COST', 'REFUNDS_PAYABLE', 'CHARACTERS_ISSUED', 'PAYOUTS'
));
insert into ledger_accounts (kind, unit, name) values ('PAYOUTS', 'FEN', '');
