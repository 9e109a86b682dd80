-- Whether a file goes with its session is for all who hold it to say (files.letGo): nobody ever asked this column.
alter table chat_session_files drop column is_owned;

-- What all users together asked for nothing, in the last hour and on the last day.
create index allowance_uses_free on allowance_uses (created_at) where paid_by = 'FREE';
