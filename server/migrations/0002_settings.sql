-- What the operator changed; a key that has no row keeps its default in code.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null,
  updated_by text not null
);
comment on table settings is 'owner: settings';

-- Who changed what. Append-only; it outlives the accounts it names, by id and never by phone.
create table audit_log (
  id bigint generated always as identity primary key,
  -- `user:<id>` or `program:<name>`.
  actor text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null
);
create index audit_log_subject on audit_log (subject, id);
create index audit_log_actor on audit_log (actor, id);
comment on table audit_log is 'owner: settings';
