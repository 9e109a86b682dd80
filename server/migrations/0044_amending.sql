-- A Word file with somebody's comments, as its owner works through them. Free, so that it goes with its age.
create table amend_documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  -- What was sent, among the owner's files: what is accepted is written into it.
  file_key text not null unique,
  name text not null,
  language text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table amend_documents is 'owner: amending';
create index amend_documents_user on amend_documents (user_id, updated_at desc);
create index amend_documents_age on amend_documents (updated_at);
create trigger user_lives before insert or update of user_id on amend_documents
  for each row execute function refuse_erased_user('user_id');

-- Its paragraphs with text, as they were sent and as they stand.
create table amend_paragraphs (
  document_id uuid not null references amend_documents on delete cascade,
  -- Where it stands in the file.
  id text not null,
  position integer not null,
  lead text not null,
  original text not null,
  text text not null,
  -- Grows with every change.
  version integer not null default 0,
  heading_level integer,
  is_editable boolean not null,
  -- What a reader sees of fields, notes and formulas in it.
  held text[] not null,
  primary key (document_id, id)
);
comment on table amend_paragraphs is 'owner: amending';
create index amend_paragraphs_order on amend_paragraphs (document_id, position);

-- One for each comment, and for each wish that its owner adds.
create table amend_changes (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references amend_documents on delete cascade,
  position integer not null,
  -- As the file numbers it; null for a wish of the owner's.
  comment_id text,
  comment jsonb,
  trouble text,
  quote text not null,
  heading text,
  -- Stretches of paragraphs, as they were sent.
  ranges jsonb not null,
  state text not null check (state in ('OPEN', 'WORKING', 'PROPOSED', 'FAILED', 'ACCEPTED', 'DISMISSED')),
  instruction text,
  -- Grows each time that it is asked.
  variant integer not null default 0,
  run_id uuid,
  -- The paragraphs that the proposal is for, as they stood; one text each.
  base text[],
  proposed text[],
  maker text check (maker in ('ENGINE', 'REMARK', 'HAND')),
  engine_version text,
  error text,
  say text,
  reply text,
  decided_at timestamptz,
  created_at timestamptz not null
);
comment on table amend_changes is 'owner: amending';
create unique index amend_changes_order on amend_changes (document_id, position);
