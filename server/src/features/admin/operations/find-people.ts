import type { AccountName } from '@yanmo/contract/accounts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { AccountsService } from '../../accounts/service.ts';

/** Of more than these a search for a person has not said whom it means. */
const peopleMaximum = 200;

/** Whose things a search means, besides whatever else it looks into. */
export function createFindPeople(accounts: Pick<AccountsService, 'searchIds' | 'describe'>) {
  return {
    meantBy: async (queryable: Queryable, search: string | undefined): Promise<string[]> =>
      search ? await accounts.searchIds(queryable, search, peopleMaximum) : [],

    async name(queryable: Queryable, ids: readonly (string | null)[]): Promise<(id: string) => AccountName> {
      const known = [...new Set(ids.filter((id) => id !== null))];
      const names = await accounts.describe(queryable, known);
      return (id) => names.get(id) ?? { id, phone: '', user_name: '' };
    },
  };
}

export type FindPeople = ReturnType<typeof createFindPeople>;
