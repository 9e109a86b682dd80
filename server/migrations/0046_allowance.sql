-- What a user asked a model: one of the day's free questions, or paid with prepaid characters that are held until it is answered.
create table allowance_uses (
  -- Of what was asked: the room's own name for it.
  reference text primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('CHAT', 'READING', 'AMENDING')),
  paid_by text not null check (paid_by in ('FREE', 'PREPAID')),
  held_characters bigint not null check ((paid_by = 'PREPAID') = (held_characters > 0)),
  state text not null default 'HELD' check (state in ('HELD', 'SETTLED', 'RELEASED')),
  -- Answered; what of it was taken is in the ledger.
  characters bigint check ((characters is not null) = (state = 'SETTLED')),
  created_at timestamptz not null
);
comment on table allowance_uses is 'owner: allowance';
create index allowance_uses_user on allowance_uses (user_id, created_at);
create index allowance_uses_created on allowance_uses (created_at);
create trigger user_lives before insert or update of user_id on allowance_uses
  for each row execute function refuse_erased_user('user_id');

-- Prepaid characters that are set aside for an answer that is being written.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'WALLET', 'CHARACTERS', 'CHARACTERS_HELD', 'COMMISSION',
  'CLEARING', 'REVENUE', 'PREPAID', 'COUPON_COST', 'GIFT_COST', 'COMMISSION_COST', 'REFUNDS_PAYABLE', 'CHARACTERS_ISSUED'
));
alter table ledger_accounts drop constraint ledger_accounts_check2;
alter table ledger_accounts add constraint ledger_accounts_check2
  check ((unit = 'CHARACTER') = (kind in ('CHARACTERS', 'CHARACTERS_HELD', 'CHARACTERS_ISSUED')));
