-- A text that is rewritten: sent by its owner, or a paper of theirs. It is there before it is paid for, so that its price can
-- be named; what nobody pays for goes with its age.
create table reductions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  -- What was paid for it; null until then.
  item_id uuid unique references order_items,
  out_trade_no text,
  -- Of the text, its language and the mode: sent again before it is paid for, it is the same one.
  fingerprint text not null,
  source text not null check (source in ('TEXT', 'DOCX', 'PDF', 'TXT', 'PAPER')),
  mode text not null check (mode in ('REPETITION', 'AIGC', 'BOTH')),
  language text not null,
  -- In which its report speaks: the buyer's.
  report_language text not null,
  title text not null,
  units integer not null,
  is_tracked boolean not null,
  -- What was sent, among the owner's files; null for a paper, and once it is removed.
  file_key text,
  -- Invisible signs and look-alikes that were taken out.
  cleaned integer not null,
  -- How many tables, figures, formulas, footnotes and citations stay as they are.
  kept jsonb not null,
  -- As it was measured when it came, and on the file that is served now.
  rates_before jsonb,
  rates_after jsonb,
  round integer not null default 1,
  engine text not null,
  engine_version text not null,
  run_id uuid,
  -- In percent; null where nothing is promised.
  promised double precision,
  -- On the file as it was delivered; null until then.
  is_promise_kept boolean,
  -- An operator's own file, and the reason that an operator gave.
  hand_file_key text,
  reason text,
  -- Grows with every choice of its owner; the files that are served are of the version that is packed.
  version integer not null default 1,
  packed_version integer,
  folder text,
  pack_run_id uuid,
  removed_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table reductions is 'owner: rewriting';
create index reductions_user on reductions (user_id, created_at desc);
create unique index reductions_unpaid on reductions (user_id, fingerprint) where item_id is null;
create index reductions_unpaid_age on reductions (updated_at) where item_id is null;
create trigger user_lives before insert or update of user_id on reductions
  for each row execute function refuse_erased_user('user_id');

create table reduction_paragraphs (
  reduction_id uuid not null references reductions on delete cascade,
  position integer not null,
  -- Its place in the file.
  key text not null,
  state text not null check (state in ('WAITING', 'REWRITING', 'REWRITTEN', 'LEFT', 'KEPT')),
  why text,
  before text not null,
  units integer not null,
  -- Stretches with their rewriting, and which of the two counts.
  parts jsonb not null default '[]',
  -- Places that no rewriting touches, and those that stand elsewhere too or are ready-made phrases.
  protected jsonb not null default '[]',
  repeated jsonb not null default '[]',
  -- In percent.
  rate_before double precision,
  rate_after double precision,
  -- The round that came to it last.
  round integer not null default 0,
  -- What it was made before, so that it comes out otherwise the next time.
  earlier text[] not null default '{}',
  -- How often its owner had it rewritten again, and the run that does so now.
  tries integer not null default 0,
  run_id uuid,
  primary key (reduction_id, position)
);
comment on table reduction_paragraphs is 'owner: rewriting';

-- Every file that was ever begun for a reduction: the row comes before the file, so that an erased account leaves none behind.
create table reduction_files (
  key text primary key,
  reduction_id uuid not null references reductions on delete cascade
);
comment on table reduction_files is 'owner: rewriting';
create index reduction_files_reduction on reduction_files (reduction_id);

-- For operators: what is paid for, newest first. owner: fulfilment
create index order_items_reductions on order_items (queued_at desc, id)
  where kind in ('REDUCE_AIGC', 'REDUCE_AIGC_ONCE') and stage is not null;

-- Prepaid characters go back as money does: in part, where part of the text could be read. owner: orders
alter table orders add column refunded_characters bigint not null default 0;
alter table orders add check (refunded_characters between 0 and paid_characters);

-- owner: refunds
alter table refund_applications add column characters bigint not null default 0 check (characters >= 0);
alter table refund_applications drop constraint refund_applications_requested_fen_check;
alter table refund_applications drop constraint refund_applications_amount_fen_check;
alter table refund_applications add check (requested_fen > 0 or (requested_fen = 0 and characters > 0));
alter table refund_applications add check (amount_fen > 0 or (amount_fen = 0 and characters > 0));
