-- What a student answered about the paper of an outline, by question; and since when it is enough for him.
alter table outlines add column answers jsonb not null default '{}';
alter table outlines add column interviewed_at timestamptz;

-- What was read in a file of a student's own: sentences by what they are, and what can be counted in its tables.
alter table works add column material jsonb;
