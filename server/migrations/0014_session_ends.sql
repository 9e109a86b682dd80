-- What a session may see it sees no longer than it lives: the processes that hold its streams hear of its end, whoever ended
-- it and wherever, and likewise of another permission. owner: accounts
create function tell_access_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'sessions' then
    perform pg_notify('access_changed', new.user_id::text);
  else
    perform pg_notify('access_changed', new.id::text);
  end if;
  return null;
end $$;
create trigger sessions_tell_end after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_access_changed();
create trigger users_tell_permission after update of permission on users
  for each row when (old.permission is distinct from new.permission) execute function tell_access_changed();
