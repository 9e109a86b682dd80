import type { FoundWork } from '@yanmo/contract/explore';
import { useState } from 'react';

/** Which of the listed works are selected; one that leaves the list leaves the selection. */
export function useSelection<Listed extends FoundWork>(listed: readonly Listed[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    works: listed.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    set(id: string, isSelected: boolean) {
      setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
    },
    clear: () => setIds(new Set()),
  };
}
