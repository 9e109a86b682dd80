-- A paper is what an order's item becomes. What it is written from is fixed when it begins, so that a later edit of the
-- outline changes nothing of what was paid for.
create table papers (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null unique references order_items,
  user_id uuid not null references users,
  out_trade_no text not null,
  -- The paper itself, or a document that goes with it.
  kind text not null,
  key1 text not null,
  -- The form, the outline's tree, keywords and requirements.
  request jsonb not null,
  -- Works that may be cited, in the order of their use to it; null until they were looked for.
  work_ids uuid[],
  plan jsonb,
  template_id text not null,
  citation_style text not null,
  run_id uuid,
  engine text not null,
  engine_version text not null,
  -- Own language first.
  abstracts jsonb not null default '{}',
  acknowledgements text,
  certificate jsonb,
  pages integer,
  created_at timestamptz not null,
  delivered_at timestamptz
);
comment on table papers is 'owner: papers';
create index papers_user on papers (user_id, created_at desc);
create index papers_key1 on papers (key1);

-- Every version of every section: what stands in the paper is the newest.
create table paper_sections (
  paper_id uuid not null references papers on delete cascade,
  section_id text not null,
  version integer not null,
  text text not null,
  -- Who wrote it: an engine at delivery, an engine asked for a change, the student.
  origin text not null check (origin in ('ENGINE', 'AMENDMENT', 'STUDENT')),
  engine_version text not null,
  created_at timestamptz not null,
  primary key (paper_id, section_id, version)
);
comment on table paper_sections is 'owner: papers';
