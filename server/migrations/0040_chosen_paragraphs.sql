-- Where only some paragraphs of a text are rewritten: how many of how many, and what the whole measures before and after. The
-- other rates are of the chosen ones then. Null where all of it is rewritten. owner: rewriting
alter table reductions add column whole jsonb;
-- A file that two rewritings were ordered of goes with the last of them. owner: rewriting
create index reductions_file on reductions (file_key) where file_key is not null;

-- Places that stand in other texts, as the report of a check found them: these must change. owner: rewriting
alter table reduction_paragraphs add column copied jsonb not null default '[]';

-- What a try wrote that was lost before it could say so is never served, and found by its age. owner: rewriting
alter table reduction_files add column created_at timestamptz not null default now();
alter table reduction_files add column is_served boolean not null default false;
update reduction_files set is_served = true
  from reductions where reductions.id = reduction_id and starts_with(key, folder || '/');
create index reduction_files_lost on reduction_files (created_at) where not is_served;
