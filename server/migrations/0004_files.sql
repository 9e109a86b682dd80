create table files (
  -- Unguessable; also the name under which the content is stored.
  file_key text primary key,
  owner_id uuid not null references users,
  purpose text not null,
  name text not null,
  type text not null,
  -- Null while the content is still arriving: such a row is nobody's file yet, and is swept when it expires.
  size_bytes bigint,
  sha256 text,
  -- What it counts towards its owner's quota: reserved while the content arrives, then its size; 0 for what the
  -- product itself makes for a user.
  quota_bytes bigint not null,
  created_at timestamptz not null,
  -- An upload that nothing uses, an export after its link has run out. Null once a room keeps it.
  expires_at timestamptz
);
create index files_owner on files (owner_id);
create index files_expires_at on files (expires_at) where expires_at is not null;
comment on table files is 'owner: files';
