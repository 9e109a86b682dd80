create table users (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account was deleted: the row stays for what must be kept about orders, the phone is free again.
  phone text unique,
  user_name text not null,
  name text not null default '',
  permission text not null default 'USER' check (permission in ('USER', 'AGENT', 'SUPER_ADMIN')),
  photo_file_key text,
  photo_type text,
  -- An agent's own site.
  sub_domain text unique,
  -- The agent's site on which the account was registered, and who invited it; both are fixed at registration.
  agent_id uuid references users,
  agent_sub_domain text,
  inviter_id uuid references users,
  inv_code text unique,
  bd_vid text,
  -- Encrypted; it is asked for at login only once confirmed.
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- The time step of the last code taken: a code works once.
  totp_last_step bigint not null default 0,
  -- Made for a trial, and known to everybody; a start without demo accounts takes its powers away.
  is_demo boolean not null default false,
  last_login_at timestamptz,
  created_at timestamptz not null,
  erased_at timestamptz,
  check ((phone is null) = (erased_at is not null))
);
create index users_inviter on users (inviter_id);
create index users_agent on users (agent_id);
comment on table users is 'owner: accounts';

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea not null unique,
  device text not null,
  ip text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('LOGGED_OUT', 'ENDED_BY_USER', 'ENDED_BY_OPERATOR', 'REPLACED', 'ACCOUNT_DELETED')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_live on sessions (user_id, created_at) where ended_at is null;
create index sessions_expires_at on sessions (expires_at);
comment on table sessions is 'owner: accounts';

-- One row a phone and purpose: a new code replaces the one before.
create table sms_codes (
  phone text not null,
  purpose text not null,
  id uuid not null,
  -- Keyed digest over id, phone, purpose and code.
  digest text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (phone, purpose)
);
create index sms_codes_expires_at on sms_codes (expires_at);
comment on table sms_codes is 'owner: accounts';

-- Every code that was asked for and admitted, for the limits a phone and an address. Kept for two days.
create table sms_sends (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null,
  ip text not null,
  created_at timestamptz not null
);
create index sms_sends_phone on sms_sends (phone, created_at);
create index sms_sends_ip on sms_sends (ip, created_at);
create index sms_sends_created_at on sms_sends (created_at);
comment on table sms_sends is 'owner: accounts';

-- What the SMS stand-in would have sent, in clear, so that every process can show it. Empty with a real provider.
create unlogged table stand_in_sms (
  phone text not null,
  purpose text not null,
  code text not null,
  sent_at timestamptz not null,
  primary key (phone, purpose)
);
comment on table stand_in_sms is 'owner: providers/sms';
