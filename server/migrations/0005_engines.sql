-- Every call to the model: what it was for, what came back, what it cost. A step that finds its answer here does not buy
-- it again, also after a kill between the answer and the end of the step.
create table model_calls (
  id uuid primary key default gen_random_uuid(),
  step_key text not null unique,
  -- Of the prompt's name, its version, the model and the input; not of the text that was sent, whose fences are random.
  request_hash text not null,
  subject_kind text not null,
  subject_id text not null,
  user_id uuid,
  prompt_name text not null,
  prompt_version integer not null,
  model text not null,
  -- INTERRUPTED: the response is the part that arrived. REFUSED: the answer was of no use, and may be bought anew.
  state text not null default 'RUNNING' check (state in ('RUNNING', 'ANSWERED', 'INTERRUPTED', 'REFUSED')),
  -- While RUNNING the part that has arrived, saved about every second.
  response text,
  finish_reason text,
  -- Sums over all attempts that the provider bills.
  tokens_in bigint not null default 0,
  tokens_out bigint not null default 0,
  is_estimated boolean not null default false,
  -- Fen per 1,000,000 tokens times tokens is a whole number of micro-fen: nothing rounds away.
  cost_micro_fen bigint not null default 0,
  attempts integer not null default 0,
  error text,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
create index model_calls_subject on model_calls (subject_kind, subject_id, request_hash);
create index model_calls_user on model_calls (user_id) where user_id is not null;
create index model_calls_started_at on model_calls (started_at);
comment on table model_calls is 'owner: engines/model';

-- One row a call that may run at once in the whole deployment. A slot is held until its expiry, which the holder moves
-- forward; that of a killed holder frees itself.
create table model_slots (
  id integer primary key,
  holder uuid,
  expires_at timestamptz
);
comment on table model_slots is 'owner: engines/model';
