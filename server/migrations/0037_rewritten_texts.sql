-- The same of texts that were sent. owner: rewriting
create index reductions_texts_delivered on reductions (engine, delivered_at desc)
  where source <> 'PAPER' and is_promise_kept is not null;
