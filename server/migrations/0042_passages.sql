-- What users ask about, cut into passages, so that answers rest on what stands there and show it.

-- A text of a user: a file, a paper, an outline, or all that they keep in their library. It is searched as a whole or not at all. It goes
-- with what it is of, in the same transaction, whoever takes that away.
create table passage_sources (
  id integer generated always as identity primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('FILE', 'PAPER', 'OUTLINE', 'LIBRARY')),
  file_key text references files on delete cascade,
  paper_id uuid references papers on delete cascade,
  outline_id uuid references outlines on delete cascade,
  check (kind = case
    when file_key is not null then 'FILE' when paper_id is not null then 'PAPER' when outline_id is not null then 'OUTLINE' else 'LIBRARY' end),
  check (num_nonnulls(file_key, paper_id, outline_id) <= 1),
  unique nulls not distinct (user_id, kind, file_key, paper_id, outline_id),
  -- How its owner's other pages name it: file_key, out_trade_no, key1; empty for a library.
  key text not null,
  title text not null,
  -- READING: its passages are not there yet. FAILED: it cannot be read, and `error` says why.
  state text not null check (state in ('READING', 'READY', 'FAILED')),
  error text,
  check ((state = 'FAILED') = (error is not null)),
  -- What it was read from, and in which way; another one of either, and it is read again.
  version text,
  form integer,
  -- How the words of its passages were brought to one form.
  stems text not null default 'en' check (stems in ('en', 'es')),
  pages integer,
  characters integer not null default 0,
  -- Terms of each passage in their order, four bytes each.
  lengths bytea not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table passage_sources is 'owner: chat';
create index passage_sources_file on passage_sources (file_key) where file_key is not null;
create index passage_sources_paper on passage_sources (paper_id) where paper_id is not null;
create index passage_sources_outline on passage_sources (outline_id) where outline_id is not null;
create trigger user_lives before insert or update of user_id on passage_sources
  for each row execute function refuse_erased_user('user_id');

create table passages (
  id uuid primary key default gen_random_uuid(),
  source_id integer not null references passage_sources on delete cascade,
  -- Its place in the source, from 0.
  place integer not null,
  -- Of a library: the work that it is of.
  work_id uuid references works on delete cascade,
  -- Of a library: the title of that work.
  title text,
  heading text,
  page integer,
  text text not null,
  unique (source_id, place)
);
comment on table passages is 'owner: chat';
create index passages_work on passages (work_id) where work_id is not null;

-- Which passages of a source hold a term and how often, four bytes a passage: its place times 256, and the count. A question is answered
-- from a few rows for each of its words, however many passages there are.
create table passage_terms (
  source_id integer not null references passage_sources on delete cascade,
  term text collate "C" not null,
  postings bytea not null,
  primary key (source_id, term)
);
comment on table passage_terms is 'owner: chat';
