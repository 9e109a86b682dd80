-- A student's file whose work the library knows as a verified record: the record is what is shown and cited, the row with the
-- file's text is the student's alone and is read for cards.

-- Table works, owner: library.
alter table works add column text_of uuid references works (id) on delete set null;
create index works_text_of on works (text_of) where text_of is not null;
