-- Limits that hold across processes. `admitted_until` is the theoretical arrival time of the leaky bucket: one row,
-- one statement a check. Unlogged: after a crash of the database all limits begin anew, which harms nobody. No index on
-- admitted_until and half-empty pages, so that an update stays on its page; only the rare cleanup reads the whole table.
create unlogged table rate_limits (
  key text primary key,
  admitted_until timestamptz not null
) with (fillfactor = 50);
comment on table rate_limits is 'owner: platform/http';

-- A durable piece of work (an outline, a paper, a rewrite, a check) and its steps.
create table runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Who may watch it; the owning room decides what the subject is.
  user_id uuid,
  subject text not null,
  input jsonb not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
  -- Of the jobs that carry its steps; a higher one is taken first.
  priority smallint not null default 0,
  phase text not null default '',
  -- A code of the contract's error table.
  error text,
  -- The last number given to an event of this run. Taken by updating this row in the writing transaction, so that
  -- numbers become visible in order: a reader that has seen n never misses one below n.
  last_seq bigint not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check ((state in ('SUCCEEDED', 'FAILED', 'CANCELLED')) = (finished_at is not null)),
  check ((state = 'FAILED') = (error is not null))
);
create index runs_kind_finished on runs (kind, finished_at) where state = 'SUCCEEDED';
create index runs_subject on runs (kind, subject, created_at);
create index runs_user on runs (user_id);
comment on table runs is 'owner: platform/runs';

create table run_steps (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null references runs on delete cascade,
  kind text not null,
  -- The hash of the step's kind and input: the same input is the same step, and is done once.
  key text not null,
  phase text not null,
  -- Its place among the steps of its phase.
  position integer not null,
  input jsonb not null,
  output jsonb,
  -- What a stream has written so far, for those who open the page in the middle of it.
  partial text,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
  -- Counts claims; a worker writes only under the attempt it claimed, so that one that lost its lease writes nothing.
  attempt integer not null default 0,
  -- Counts tries that ended in an error; a worker that died is not the step's failure.
  failures integer not null default 0,
  lease_until timestamptz,
  worker text,
  -- Not before: the pause after a failure.
  available_at timestamptz not null default now(),
  -- When its job was last sent; a job that got lost is sent again.
  sent_at timestamptz not null default now(),
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (run_id, key),
  check ((state = 'RUNNING') = (lease_until is not null))
);
create index run_steps_leases on run_steps (lease_until) where state = 'RUNNING';
create index run_steps_waiting on run_steps (sent_at) where state = 'QUEUED';
create index run_steps_open on run_steps (run_id) where state in ('QUEUED', 'RUNNING');
comment on table run_steps is 'owner: platform/runs';

create table run_events (
  run_id uuid not null references runs on delete cascade,
  seq bigint not null,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (run_id, seq)
);
comment on table run_events is 'owner: platform/runs';

comment on table schema_migrations is 'owner: platform/database';
