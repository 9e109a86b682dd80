-- What a work says of itself (contract/src/work-cards.ts), by whoever read it: a model under the version of its question, or
-- our own rules. `basis_hash` is of what was read: another abstract asks for another card. A student's own work is a row of his
-- own, so a card of its text is seen by nobody else and goes with it.
create table work_cards (
  work_id uuid not null references works (id) on delete cascade,
  language text not null,
  maker text not null,
  basis_hash text not null,
  card jsonb not null,
  created_at timestamptz not null,
  primary key (work_id, language, maker)
);
comment on table work_cards is 'owner: library';
