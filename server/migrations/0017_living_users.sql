-- Whoever makes something for a user holds the user's row until the commit, before any other row: the deletion of the
-- account waits for it, or has been waited for. False once the account is erased. The function belongs to accounts, as the
-- table does; rooms to its left and the platform call it by name.
create function hold_user(wanted uuid) returns boolean language plpgsql as $$
declare
  is_erased boolean;
begin
  select erased_at is not null into is_erased from users where id = wanted for key share;
  return not coalesce(is_erased, false);
end $$;

-- The same without holding it, for whoever verifies.
create function user_lives(wanted uuid) returns boolean language sql stable as $$
  select not exists (select from users where id = wanted and erased_at is not null)
$$;

-- The net under it: nothing new belongs to an erased account, whoever forgot to ask. The argument names the column.
create function refuse_erased_user() returns trigger language plpgsql as $$
declare
  owner uuid;
begin
  if tg_argv[0] = 'user_id' then owner := new.user_id;
  elsif tg_argv[0] = 'owner_id' then owner := new.owner_id;
  else owner := new.owner_user_id;
  end if;
  if not hold_user(owner) then
    raise exception 'user % is erased: nothing is made in % for them', owner, tg_table_name
      using errcode = 'restrict_violation', constraint = 'user_lives';
  end if;
  return new;
end $$;

create trigger user_lives before insert or update of user_id on runs
  for each row when (new.user_id is not null) execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on sessions
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of owner_id on files
  for each row execute function refuse_erased_user('owner_id');
create trigger user_lives before insert or update of user_id on model_calls
  for each row when (new.user_id is not null) execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of owner_user_id on works
  for each row when (new.owner_user_id is not null) execute function refuse_erased_user('owner_user_id');
create trigger user_lives before insert or update of user_id on library_folders
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on library_saves
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on outlines
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on outline_writings
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on coupons
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on redemption_codes
  for each row when (new.user_id is not null) execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on orders
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on order_items
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on payments
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on papers
  for each row execute function refuse_erased_user('user_id');
create trigger user_lives before insert or update of user_id on idempotency_keys
  for each row execute function refuse_erased_user('user_id');

-- What an erased account had may be taken back; nothing is added to it.
create trigger user_lives before insert on ledger_accounts
  for each row when (new.owner_id is not null and new.balance > 0) execute function refuse_erased_user('owner_id');
create trigger user_lives_on before update of balance on ledger_accounts
  for each row when (new.owner_id is not null and new.balance > old.balance) execute function refuse_erased_user('owner_id');

-- Workers that fell silent over a step, apart from claims: a step that waits for its turn is claimed and given back as often
-- as it takes, and has killed nobody.
alter table run_steps add column lost_leases integer not null default 0;
