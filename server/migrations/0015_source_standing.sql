-- What a student hands in does not verify itself: a file that is the work itself is at hand, an entry of a list is only given.
-- Table works, owner: library.
alter table works
  -- The work itself was uploaded and read, and its title and authors stand in its text.
  add column is_at_hand boolean not null default false,
  -- When its owner said that this entry of theirs may be printed, though nobody bore it out; null for no.
  add column allowed_at timestamptz;

-- Entries of uploaded lists went in as files.
update works set source = 'IMPORT', found_in = array_replace(found_in, 'UPLOAD', 'IMPORT')
where source = 'UPLOAD' and content is null;

-- Until now no authors were read from files, so the title decides.
update works set is_at_hand = true
where source = 'UPLOAD' and content is not null and authors = '[]'::jsonb
  and title_key not in ('', '-')
  and strpos(regexp_replace(lower(normalize(content, nfkc)), '[[:space:][:punct:]]+', '', 'g'), title_key) > 0;
