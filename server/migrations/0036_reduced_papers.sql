-- Whether the promise held lately, as every page asks. owner: rewriting
create index reductions_delivered on reductions (engine, delivered_at desc)
  where source = 'PAPER' and is_promise_kept is not null;
