-- What became of every sentence of a paper that cites: whether the works bear it out, and which marks it lost because they do
-- not (papers/writing/citation-steps.ts). Null where nobody has checked.
alter table papers add column citation_check jsonb;
