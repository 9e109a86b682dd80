-- Text while it is written, as its readers see it. A row holds how far a text was a second ago at the most; it goes when the
-- text is whole and stands where it belongs. `topic` is what a page watches (a run), `part` one text of it (a step),
-- `generation` the attempt that writes it: a later one takes the place of an earlier one. Readers hear of what was added by
-- NOTIFY, so the pace of a text never touches the row of its run.
create table live_texts (
  topic uuid not null,
  part uuid not null,
  generation integer not null,
  seq integer not null,
  text text not null,
  changed_at timestamptz not null default now(),
  primary key (topic, part)
);
comment on table live_texts is 'owner: platform/live-text';

-- What was told since, in the words in which it was told: whoever comes late reads it after the row. Never needed after a
-- crash, in which it is emptied: the readers then have the row, and the writer its whole text.
create unlogged table live_text_deltas (
  id bigint generated always as identity primary key,
  writer uuid not null,
  deltas text not null,
  created_at timestamptz not null default now()
) with (toast_tuple_target = 8160);
comment on table live_text_deltas is 'owner: platform/live-text';
-- Rows live for a second: compressing them would only take time.
alter table live_text_deltas alter column deltas set storage external;

-- The growing text of a step stands there now.
alter table run_steps drop column partial;
