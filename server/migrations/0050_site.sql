-- Counts the changes of a setting: whoever changes it names the one that they saw.
alter table settings add column revision integer not null default 1;

-- What the operator tells of the product: a row stands over the entry of the same id that the program brings along.
create table update_log_entries (
  id text primary key,
  day date not null,
  version text,
  -- In four languages.
  texts jsonb not null,
  revision integer not null check (revision > 0),
  updated_by text not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
comment on table update_log_entries is 'owner: home';

-- What people write to the operator, logged in or not.
create table customer_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users,
  text text not null,
  -- How a visitor is answered; a student is answered here.
  contact text not null,
  language text not null check (language in ('zh', 'en', 'es', 'ja')),
  -- The site by which they came.
  sub_domain text,
  state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'DONE')),
  answer text check ((state = 'ANSWERED') <= (answer is not null)),
  -- The operator's own, shown to nobody else.
  note text,
  decided_by text,
  answered_at timestamptz,
  -- When its student saw the answer.
  seen_at timestamptz,
  created_at timestamptz not null
);
comment on table customer_messages is 'owner: home';
create index customer_messages_state on customer_messages (state, created_at desc);
create index customer_messages_user on customer_messages (user_id, created_at desc) where user_id is not null;
create index customer_messages_created on customer_messages (created_at);
create trigger user_lives before insert or update of user_id on customer_messages
  for each row when (new.user_id is not null) execute function refuse_erased_user('user_id');

-- Long papers are few among many: what their delivery took is looked up for the home page.
create index papers_long on papers (delivered_at) where (certificate->>'units')::integer >= 27000;
