-- A text that is checked against others: sent by its owner, or a paper of theirs. It is there before it is paid for, so that its
-- price can be named; what nobody pays for goes with its age.
create table checks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  -- What was paid for it; null until then.
  item_id uuid unique references order_items,
  out_trade_no text,
  -- Of what was sent: sent again before it is paid for, it is the same one.
  fingerprint text not null,
  source text not null check (source in ('TEXT', 'DOCX', 'PDF', 'TXT', 'PAPER')),
  -- The order that delivered it, where it is a paper of ours.
  paper_no text,
  language text not null,
  -- In which its report speaks: the buyer's.
  report_language text not null,
  title text not null,
  -- Of what the headline counts; the price is of the same.
  units integer not null,
  -- Invisible signs and look-alikes that were taken out.
  cleaned integer not null,
  compare_with text[] not null,
  -- What was sent, among the owner's files; null for a paper, and once it is removed.
  file_key text,
  run_id uuid,
  -- As it was measured; null until then.
  measured_at timestamptz,
  method text,
  version text,
  rates jsonb,
  -- How many texts of each kind there were to compare with.
  compared jsonb,
  -- Drawn once, however often it is tried again.
  certificate_number text unique,
  folder text,
  removed_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table checks is 'owner: similarity';
create index checks_user on checks (user_id, created_at desc);
create unique index checks_unpaid on checks (user_id, fingerprint) where item_id is null;
-- A file that two checks were ordered of goes with the last of them.
create index checks_file on checks (file_key) where file_key is not null;
create index checks_unpaid_age on checks (updated_at) where item_id is null;
create trigger user_lives before insert or update of user_id on checks
  for each row execute function refuse_erased_user('user_id');

-- The words themselves, apart: they go when their owner removes them, and no list reads them.
create table check_texts (
  check_id uuid primary key references checks on delete cascade,
  text text not null,
  -- Place and kind of each paragraph.
  paragraphs jsonb not null
);
comment on table check_texts is 'owner: similarity';

-- What was found. The other side's words stand here as they were, but for papers of other users: of those the place alone, so that
-- what is withdrawn is withdrawn everywhere.
create table check_findings (
  check_id uuid primary key references checks on delete cascade,
  paragraphs jsonb not null,
  sources jsonb not null,
  matches jsonb not null,
  repeated jsonb not null,
  earlier_versions jsonb not null,
  is_cut boolean not null
);
comment on table check_findings is 'owner: similarity';

-- Every file that was ever begun for a check: the row comes before the file, so that an erased account leaves none behind.
create table check_files (
  key text primary key,
  check_id uuid not null references checks on delete cascade,
  -- What a try wrote that was lost before it could say so is never served, and found by its age.
  is_served boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table check_files is 'owner: similarity';
create index check_files_check on check_files (check_id);
create index check_files_lost on check_files (created_at) where not is_served;

-- Figures that anybody with the number may see. They name nobody and hold no word of the text, so that they stay when the text or
-- the account goes; the way back to the account goes with it.
create table similarity_certificates (
  number text primary key,
  check_id uuid unique references checks on delete set null,
  language text not null,
  units integer not null,
  rates jsonb not null,
  compared jsonb not null,
  method text not null,
  version text not null,
  measured_at timestamptz not null
);
comment on table similarity_certificates is 'owner: similarity';
