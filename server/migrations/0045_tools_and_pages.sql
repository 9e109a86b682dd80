-- How often a user took one of the small free tools on a day of China's calendar.
create table tool_uses (
  user_id uuid not null references users,
  day date not null,
  used integer not null check (used >= 0),
  primary key (user_id, day)
);
comment on table tool_uses is 'owner: tools';
create index tool_uses_day on tool_uses (day);
create trigger user_lives before insert or update of user_id on tool_uses
  for each row execute function refuse_erased_user('user_id');

-- Pages that the operator writes: every revision is a row, the highest of a page and language is what is shown.
create table content_pages (
  slug text not null,
  language text not null check (language in ('zh', 'en', 'es', 'ja')),
  revision integer not null check (revision > 0),
  title text not null,
  -- Empty where the page was taken back.
  markdown text not null,
  updated_by text not null,
  updated_at timestamptz not null,
  primary key (slug, language, revision)
);
comment on table content_pages is 'owner: home';
