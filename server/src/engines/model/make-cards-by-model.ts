import type { WorkCard } from '@yanmo/contract/work-cards';
import { sourceOf } from '../cards/card-source.ts';
import { makeCard } from '../cards/make-card.ts';
import type { CardsRequest, EngineCall } from '../engine.ts';
import type { Asker } from './answer-rounds.ts';
import { askForList } from './list-answer.ts';
import { askForCards } from './prompts/cards.ts';

/**
 * One question for all that have something to read; a work that is known by its title alone costs nothing, and one that the
 * model passed over, or of which it said nothing that the work bears out, has the card that its own sentences make.
 */
export async function makeCardsByModel(
  asker: Asker,
  { works, language, among }: CardsRequest,
  contextTokens: number | undefined,
  call: EngineCall,
): Promise<WorkCard[]> {
  const read = works.filter((work) => sourceOf(work).basis !== 'TITLE');
  const given =
    read.length === 0
      ? []
      : await Array.fromAsync(askForList(asker, askForCards(read, language, { among, contextTokens }), call));
  const byId = new Map(given.flatMap((card) => (card ? [[card.work_id, card] as const] : [])));
  return works.map((work) => {
    const card = byId.get(work.id);
    return card && saysAnything(card) ? card : makeCard(work);
  });
}

const saysAnything = ({ asks, how, found, limits }: WorkCard): boolean =>
  [asks, how, found, limits].some((lines) => lines.length > 0);
