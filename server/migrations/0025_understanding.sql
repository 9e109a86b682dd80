-- owner: outlines
-- How the title was read, and what was read from the requirements, as the student left them (contract/src/understanding.ts);
-- null until somebody has read them, and for outlines from before they were kept.
alter table outlines
  add column understanding jsonb,
  add column wishes jsonb;
