-- The works that an outline is written from, each with why it is there, and those that its student dropped: writing it again
-- does not bring them back. What the search found and nobody kept is not here.
create table outline_works (
  outline_id uuid not null references outlines on delete cascade,
  work_id uuid not null references works (id) on delete cascade,
  origin text not null check (origin in ('FOUND', 'CHOSEN', 'UPLOADED', 'ADDED')),
  is_kept boolean not null default true,
  is_method boolean not null default false,
  reason text not null,
  fit double precision not null,
  -- In which order whoever judged put them.
  place integer not null,
  created_at timestamptz not null,
  primary key (outline_id, work_id)
);
-- Deleting a work asks by it.
create index outline_works_work on outline_works (work_id);
comment on table outline_works is 'owner: outlines';

-- What became of the indexes when its works were looked for; null while nobody has looked.
alter table outlines
  add column places jsonb,
  add column is_searching boolean not null default false;
