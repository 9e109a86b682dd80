import { WorkCard } from '@yanmo/contract/work-cards';
import type { Queryable } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';

export interface KeptCard {
  card: WorkCard;
  language: string;
  maker: string;
  basisHash: string;
}

const read = createRowReader('work_cards', { card: WorkCard });

/** Only of what was read as it is read now. */
export async function findCards(
  db: Queryable,
  asked: readonly { workId: string; basisHash: string }[],
  { language, maker }: Pick<KeptCard, 'language' | 'maker'>,
): Promise<Map<string, WorkCard>> {
  if (asked.length === 0) return new Map();
  const rows = await db
    .selectFrom('work_cards')
    .select(['work_id', 'basis_hash', 'card'])
    .where('language', '=', language)
    .where('maker', '=', maker)
    .where(
      'work_id',
      'in',
      asked.map(({ workId }) => workId),
    )
    .execute();
  const hashes = new Map(asked.map(({ workId, basisHash }) => [workId, basisHash]));
  return new Map(
    rows.filter((row) => hashes.get(row.work_id) === row.basis_hash).map((row) => [row.work_id, read(row).card]),
  );
}

const byWork = (one: KeptCard, other: KeptCard): number => (one.card.work_id < other.card.work_id ? -1 : 1);

/** The newest reading counts; a work that was erased meanwhile has none. In one order for all: two papers may share works. */
export async function keepCards(db: Queryable, cards: readonly KeptCard[], at: Date): Promise<void> {
  for (const { card, language, maker, basisHash } of cards.toSorted(byWork)) {
    await db
      .insertInto('work_cards')
      .columns(['work_id', 'language', 'maker', 'basis_hash', 'card', 'created_at'])
      .expression((query) =>
        query
          .selectFrom('works')
          .select(({ val, cast }) => [
            'works.id',
            val(language).as('language'),
            val(maker).as('maker'),
            val(basisHash).as('basis_hash'),
            cast<string>(val(JSON.stringify(card)), 'jsonb').as('card'),
            cast<Date>(val(at), 'timestamptz').as('created_at'),
          ])
          .where('works.id', '=', card.work_id)
          .forKeyShare(),
      )
      .onConflict((conflict) =>
        conflict.columns(['work_id', 'language', 'maker']).doUpdateSet((excluded) => ({
          basis_hash: excluded.ref('excluded.basis_hash'),
          card: excluded.ref('excluded.card'),
          created_at: excluded.ref('excluded.created_at'),
        })),
      )
      .execute();
  }
}
