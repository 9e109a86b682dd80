-- A few bits of the tokens around each fingerprint: what shares a phrase with a text that is too short to be a copy need not be read.
-- 0: not known, and then it is read. It takes no room: rows and the index's entries end in four unused bytes.
alter table similarity_fingerprints add column around integer not null default 0;
