import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showError } from '../../lib/notify.ts';
import {
  type AmendChange,
  type Decided,
  decide,
  decisionsOf,
  fileQuery,
  placeChanges,
  placeProposal,
  propose,
} from './api.ts';

/** As it will stand once the decision is heard. */
function expected(change: AmendChange, { decision }: Decided): AmendChange['state'] {
  if (decision === 'ACCEPT') return 'ACCEPTED';
  if (decision === 'DISMISS') return 'DISMISSED';
  if (decision === 'ANSWER') return change.state;
  return change.proposal ? 'PROPOSED' : change.error ? 'FAILED' : 'OPEN';
}

/**
 * What is decided stands on the page at once and goes out one by one, in the order in which it was asked for: nobody waits for an answer to
 * press the next key. What is refused is told, and shown as it stands.
 */
export function useDecisions(
  key: string,
  change: AmendChange,
  { onHeard, onRefused }: { onHeard: (decided: Decided) => void; onRefused: (decided: Decided) => void },
) {
  const client = useQueryClient();
  // Before the list is drawn anew: of two keys in one moment the second must see what the first has done.
  const [ahead, setAhead] = useState<AmendChange['state'] | null>(null);
  const onTheirWay = useRef(0);
  const { queryKey } = fileQuery(key);
  const refuse = (error: Error) => {
    showError(error);
    void client.invalidateQueries({ queryKey });
  };
  const settle = useMutation({
    scope: decisionsOf(key),
    mutationFn: async (decided: Decided) => await decide(key, change.id, decided),
    onMutate: async (decided) => {
      // One that is on its way has not heard of it.
      await client.cancelQueries({ queryKey });
      placeChanges(client, key, [{ ...change, state: expected(change, decided) }]);
    },
    onSuccess: ({ change: fresh, others }, decided) => {
      placeChanges(client, key, [fresh, ...others]);
      onHeard(decided);
    },
    onError: (error, decided) => {
      refuse(error);
      onRefused(decided);
    },
    onSettled: () => {
      onTheirWay.current -= 1;
      if (onTheirWay.current === 0) setAhead(null);
    },
  });
  const ask = useMutation({
    mutationFn: async (instruction: string | undefined) => await propose(key, change.id, instruction),
    onSuccess: (fresh) => placeProposal(client, key, fresh),
    onError: refuse,
  });
  return {
    /** As it stands once all is heard that was decided. */
    state: ahead ?? change.state,
    settle(decided: Decided) {
      onTheirWay.current += 1;
      setAhead(expected({ ...change, state: ahead ?? change.state }, decided));
      settle.mutate(decided);
    },
    /** The answer that is being saved. */
    savedReply: settle.isPending ? settle.variables.reply : undefined,
    ask,
  };
}
