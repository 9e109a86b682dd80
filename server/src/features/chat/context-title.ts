import type { ChatContext } from '@yanmo/contract/chat';
import type { Database } from '../../platform/database/database.ts';
import type { OutlinesService } from '../outlines/service.ts';
import type { PapersService } from '../papers/service.ts';

export interface ContextParts {
  outlines: Pick<OutlinesService, 'getForOrder'>;
  papers: Pick<PapersService, 'getPrinted'>;
}

/** The title of what a session asks about; AppError where it is not this user's to read. Not inside a transaction. */
export function createContextTitle(db: Database, { outlines, papers }: ContextParts) {
  return async (userId: string, context: ChatContext): Promise<string | null> => {
    if (context.kind === 'PAPER') return (await papers.getPrinted(userId, context.key)).title;
    if (context.kind === 'OUTLINE') return (await outlines.getForOrder(db, userId, context.key)).form.title;
    return null;
  };
}
