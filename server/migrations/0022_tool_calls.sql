-- A model may answer with calls of tools instead of a text, or beside it: they are bought once, as texts are.
-- owner: engines/model
alter table model_calls add column tool_calls jsonb;
