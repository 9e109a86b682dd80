-- What each sweep did last, by the name of what it sweeps: any process can tell it, though one worker did it.
create table retention_sweeps (
  name text primary key,
  swept_at timestamptz not null,
  -- In all, since the first sweep.
  removed bigint not null default 0,
  -- Of what is left; null when nothing is.
  oldest_at timestamptz
);
comment on table retention_sweeps is 'owner: platform/retention';

-- owner: platform/runs
-- Whether a run still has what its age will take away. A mark on the run and not an index over the events and steps, which
-- would be paid for with every one that is written.
alter table runs
  add column keeps_events boolean not null default true,
  add column keeps_steps boolean not null default true;
create index runs_keeping_events on runs (finished_at) where keeps_events and finished_at is not null;
create index runs_keeping_steps on runs (finished_at) where keeps_steps and finished_at is not null;

-- owner: engines/model
-- The text of an answer goes, what it cost stays. Of calls that nobody pays for the whole row goes, later.
alter table model_calls add column keeps_text boolean not null default true;
create index model_calls_keeping_text on model_calls (started_at) where keeps_text;
create index model_calls_unsold on model_calls (started_at) where subject_kind <> 'order';

-- owner: orders
create index order_events_progress on order_events (created_at) where type = 'item_changed';

-- owner: outlines
create index outline_writings_started_at on outline_writings (started_at);
