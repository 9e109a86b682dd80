-- What a check needs of a passage stands beside it: its source need not be looked up for each of two thousand.
alter table similarity_passages
  add column shelf_id integer,
  add column source_tokens integer,
  -- Of the text, in UTF-16 units.
  add column length integer;

-- The passages of a source tile it, in tokens too. Characters of two units are rare, and slow to find: their first byte is looked for first.
update similarity_passages as passage
   set shelf_id = source.shelf_id,
       source_tokens = source.tokens,
       tokens = placed.next_token - passage.first_token,
       length = char_length(passage.text) + case
         when position('\xf0'::bytea in convert_to(passage.text, 'UTF8')) + position('\xf1'::bytea in convert_to(passage.text, 'UTF8'))
            + position('\xf2'::bytea in convert_to(passage.text, 'UTF8')) + position('\xf3'::bytea in convert_to(passage.text, 'UTF8'))
            + position('\xf4'::bytea in convert_to(passage.text, 'UTF8')) = 0 then 0
         else char_length(regexp_replace(passage.text, '[^\U00010000-\U0010ffff]', '', 'g')) end
  from (select own.id, source_id,
               coalesce(lead(first_token) over (partition by source_id order by ordinal), held.tokens) as next_token
          from similarity_passages as own join similarity_sources as held on held.id = own.source_id) as placed
  join similarity_sources as source on source.id = placed.source_id
 where placed.id = passage.id;

alter table similarity_passages
  alter column shelf_id set not null,
  alter column source_tokens set not null,
  alter column tokens set not null,
  alter column length set not null;
