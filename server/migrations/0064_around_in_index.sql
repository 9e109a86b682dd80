-- Looking through fingerprints reads this index alone. The new one stands beside the old one until it is built (tens of millions of
-- entries take minutes): whoever looks something up does not wait for it, whoever puts a text in does.
set local maintenance_work_mem = '256MB';
create index similarity_fingerprints_around on similarity_fingerprints (hash, shelf_id) include (passage_id, position, around);
drop index similarity_fingerprints_hash;
alter index similarity_fingerprints_around rename to similarity_fingerprints_hash;
