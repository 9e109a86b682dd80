-- Deleted by its student: shown nowhere, restorable until it is erased. Orders of it go on with what it says.
alter table outlines add column deleted_at timestamptz;
create index outlines_deleted on outlines (deleted_at) where deleted_at is not null;
