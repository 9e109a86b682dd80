create table chat_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  title text not null,
  -- What its answers may rest on beside its files; its title as it was when it was chosen.
  context jsonb,
  context_title text,
  -- Null while it is open.
  closed_by text check (closed_by in ('USER', 'LIMIT')),
  created_at timestamptz not null,
  last_message_at timestamptz not null
);
comment on table chat_sessions is 'owner: chat';
create index chat_sessions_user on chat_sessions (user_id, last_message_at desc);
create trigger user_lives before insert or update of user_id on chat_sessions
  for each row execute function refuse_erased_user('user_id');

create table chat_session_files (
  session_id uuid not null references chat_sessions on delete cascade,
  file_key text not null,
  -- Nothing else kept it: it goes with the last session that has it.
  is_owned boolean not null,
  added_at timestamptz not null,
  primary key (session_id, file_key)
);
comment on table chat_session_files is 'owner: chat';
create index chat_session_files_file on chat_session_files (file_key);

create table chat_messages (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references chat_sessions on delete cascade,
  user_id uuid not null references users,
  position integer not null,
  role text not null check (role in ('USER', 'ASSISTANT')),
  state text not null check (state in ('WRITING', 'DONE', 'STOPPED', 'FAILED')),
  text text not null default '',
  file_keys text[] not null default '{}',
  -- While it is written: what it may name; then what it names.
  sources jsonb not null default '[]',
  paid_by text check (paid_by in ('FREE', 'PREPAID', 'BUILT_IN')),
  characters integer,
  engine text,
  error text,
  -- Grows when the same question is asked again.
  variant integer not null default 0,
  -- By the database's clock: how long its writer counts as alive, and until when readers elsewhere look on.
  leased_until timestamptz,
  watched_until timestamptz,
  created_at timestamptz not null,
  unique (session_id, position),
  check ((state = 'FAILED') = (error is not null))
);
comment on table chat_messages is 'owner: chat';
create index chat_messages_user on chat_messages (user_id);
-- Of a session one answer is written at a time, whoever asks.
create unique index chat_messages_writing on chat_messages (session_id) where state = 'WRITING';
create index chat_messages_leased on chat_messages (leased_until) where state = 'WRITING';
create trigger user_lives before insert or update of user_id on chat_messages
  for each row execute function refuse_erased_user('user_id');
