-- In how many works of the library each term of search_vector stands: rare terms weigh more. Counted anew beside the program
-- when the library has grown (features/library/term-store.ts); until then every term counts as rare, and search works.
create table library_terms (
  lexeme text primary key,
  -- Of the works that were counted, those that hold it. One that stands in a single one of them has no row.
  works integer not null check (works > 0)
);
comment on table library_terms is 'owner: library';

create table library_term_counts (
  is_only boolean primary key default true check (is_only),
  -- Works that were read for it, and works that the library had: of a large library a sample is read.
  counted_works integer not null,
  all_works integer not null,
  -- Terms that a title has on the average.
  title_terms double precision not null,
  counted_at timestamptz not null default now()
);
comment on table library_term_counts is 'owner: library';
