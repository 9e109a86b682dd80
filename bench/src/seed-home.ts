import type pg from 'pg';

const runsAtOnce = 50_000;
const chapters = JSON.stringify(
  Array.from({ length: 6 }, (_, chapter) => ({
    ...{ id: `c${chapter}`, title: `第${chapter}章 数字化转型的理论基础`, summary: '', word_count: 2_000, works: [] },
    children: Array.from({ length: 4 }, (_, leaf) => ({
      ...{ id: `s${chapter}${leaf}`, title: `第${leaf}节 研究背景与问题`, word_count: 500, works: [], children: [] },
      summary: '说明研究对象、范围与所用材料，并交代本节与前后章节的关系。',
    })),
  })),
);

/** As many outlines as orders were written over a hundred days, and a paper for every fourth; a hundredth of each today. */
export async function seedRuns(pool: pg.Pool, orders: number): Promise<void> {
  for (const [kind, total] of [
    ['outline', orders],
    ['paper', orders / 4],
  ] as const) {
    for (let from = 0; from < total; from += runsAtOnce) {
      await pool.query(
        `insert into runs (kind, subject, input, state, created_at, started_at, finished_at)
         select $1::text, $1 || n, '{"scope":"all"}', 'SUCCEEDED', at - interval '7 minutes', at - interval '6 minutes', at
           from generate_series($2::int, $3::int) n, lateral (select now() - n * interval '100 days' / $4::int as at) aged`,
        [kind, from, Math.min(total, from + runsAtOnce) - 1, total],
      );
    }
  }
  await pool.query('vacuum analyze runs');
}

/** What the newest runs wrote: outlines, and papers of which every tenth is long, in items of orders that are there. */
export async function seedDeliveries(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into outlines (key1, user_id, version, step, status, title, language, type, field, product, word_count, chapters,
                           free_num, engine)
     select 'outline' || n, (select id from users where phone like '135%' limit 1), 'v1', 'OUTLINE', 'SUCCEEDED', 'bench',
            'zh', 'thesis', 'management', 'UNDERGRADUATE', 12000, $1, 0, 'BUILT_IN' from generate_series(0, 1999) n`,
    [chapters],
  );
  await pool.query(
    `insert into papers (item_id, user_id, out_trade_no, kind, key1, request, template_id, citation_style, run_id, engine,
                         engine_version, certificate, edition, created_at, delivered_at)
     select item.id, item.user_id, item.out_trade_no, 'PAPER', 'bench', '{}', 't', 'GB', run.id, 'BUILT_IN', '1',
            jsonb_build_object('units', case when item.n % 10 = 0 then 30000 else 8000 end), 1, run.finished_at, run.finished_at
       from (select id, user_id, out_trade_no, row_number() over () as n from order_items limit 5000) item
       join (select id, finished_at, row_number() over (order by finished_at desc) as n from runs where kind = 'paper') run
         on run.n = item.n`,
  );
  await pool.query('analyze outlines, papers');
}
