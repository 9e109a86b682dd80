-- Who came by whose invite code, and what became of the reward.
create table invites (
  id bigint generated always as identity primary key,
  -- Who invited.
  user_id uuid not null references users,
  -- Null once that account was deleted: the inviter's figures stay.
  invited_id uuid unique references users,
  -- REWARDED; KNOWN_PHONE: the phone had an account before; DAY_FULL: the inviter's reward of the day is used up; SAME_PLACE: too many
  -- came from one address or one device; CLOSED: no reward was offered.
  outcome text not null check (outcome in ('REWARDED', 'KNOWN_PHONE', 'DAY_FULL', 'SAME_PLACE', 'CLOSED')),
  -- Keyed digests, only for the caps; they go after some days.
  address_digest text,
  device_digest text,
  -- When the inviter was told of the reward.
  told_at timestamptz,
  created_at timestamptz not null
);
comment on table invites is 'owner: growth';
create index invites_user on invites (user_id, created_at);
create index invites_address on invites (address_digest, created_at) where address_digest is not null;
create index invites_place_age on invites (created_at) where address_digest is not null;
create trigger user_lives before insert or update of user_id on invites
  for each row execute function refuse_erased_user('user_id');

-- Phones that had an account and left, as keyed digests: whoever comes back is nobody's new guest.
create table departed_phones (
  digest text primary key,
  left_at timestamptz not null
);
comment on table departed_phones is 'owner: growth';
create index departed_phones_left_at on departed_phones (left_at);

-- Whoever liked, collected, followed (and shared) asks for the coupon of a platform: with a screenshot, which the operator looks at, or
-- with a code that the operator published, which is granted at once.
create table gift_claims (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  channel text not null check (channel in ('XIAOHONGSHU', 'DOUYIN')),
  tier integer not null check (tier in (20, 30)),
  source text not null check (source in ('SCREENSHOT', 'CODE')),
  -- Null for a code, and once the screenshot has grown old.
  file_key text,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  note text not null default '',
  coupon_id uuid,
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- When its user was told of the decision.
  told_at timestamptz,
  check ((status = 'PENDING') = (decided_at is null)),
  check ((status = 'APPROVED') = (coupon_id is not null))
);
comment on table gift_claims is 'owner: growth';
create unique index gift_claims_pending on gift_claims (user_id, channel) where status = 'PENDING';
create unique index gift_claims_approved on gift_claims (user_id, channel, tier) where status = 'APPROVED';
create index gift_claims_user on gift_claims (user_id, created_at desc);
create index gift_claims_status on gift_claims (status, created_at);
create index gift_claims_screenshots on gift_claims (decided_at) where file_key is not null;
create trigger user_lives before insert or update of user_id on gift_claims
  for each row execute function refuse_erased_user('user_id');

-- Every screenshot that was ever handed in, as a keyed digest of its content: it counts once, whoever sends it.
create table claimed_screenshots (
  digest text primary key,
  created_at timestamptz not null
);
comment on table claimed_screenshots is 'owner: growth';
create index claimed_screenshots_created_at on claimed_screenshots (created_at);

-- What visitors did on a day of China's calendar, counted and nameless. Slots keep a crowd from waiting for one row.
create table analytics_counts (
  day date not null,
  name text not null,
  -- Of a closed list: the page, the kind of order or of file.
  label text not null,
  -- Whether an advertisement brought the visitor.
  is_attributed boolean not null,
  slot smallint not null,
  count bigint not null,
  primary key (day, name, label, is_attributed, slot)
);
comment on table analytics_counts is 'owner: growth';

-- What came of the clicks of an advertisement: the only events that are kept one by one.
create table attributed_events (
  id bigint generated always as identity primary key,
  bd_vid text not null,
  name text not null,
  label text not null,
  user_id uuid references users,
  created_at timestamptz not null
);
comment on table attributed_events is 'owner: growth';
create index attributed_events_created_at on attributed_events (created_at);
create index attributed_events_user on attributed_events (user_id) where user_id is not null;
create trigger user_lives before insert or update of user_id on attributed_events
  for each row when (new.user_id is not null) execute function refuse_erased_user('user_id');
