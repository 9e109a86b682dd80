import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { changeTotp, editUser, User } from '@yanmo/contract/accounts';
import type { RouteInput } from '@yanmo/contract/route';
import { call, upload } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { clearSession, isMarkedOperator, loggedOut, markOperator, useSession } from '../../lib/session.ts';

/** The schemas load beside the first request: the shell uses these hooks, and its first script must stay small. */
const accounts = () => loadPart(() => import('@yanmo/contract/accounts'));

/** A profile changes only by its owner's hand, mostly in this tab. */
const userStaleMs = 60_000;

const isOperator = ({ permission }: User): boolean => permission === 'SUPER_ADMIN';

/**
 * The login id is part of the key: another login, in this tab or in another one, never sees what was cached for the
 * one before. Invalidate by the prefix ['user'].
 */
export function userQuery(loginId: string) {
  return queryOptions({
    queryKey: ['user', loginId],
    // Without the query's signal: a query that takes it is cancelled when its last watcher leaves, and the login, which
    // waits for this answer while menus come and go, would take that for a failure.
    queryFn: async (): Promise<User> => {
      const user = await call((await accounts()).getUserInfo, {});
      markOperator(isOperator(user));
      return user;
    },
    staleTime: userStaleMs,
  });
}

/** The account of this session; idle without one. */
export function useUser() {
  const session = useSession();
  return useQuery({ ...userQuery(session?.loginId ?? ''), enabled: session !== null });
}

/** Whether the operator's section is for this account; until its answer is here, as the one before said. */
export function useIsOperator(): boolean {
  const { data: user } = useUser();
  return user ? isOperator(user) : isMarkedOperator();
}

export function useSessions() {
  const session = useSession();
  return useQuery({
    queryKey: ['user', session?.loginId ?? '', 'sessions'],
    queryFn: async ({ signal }) => await call((await accounts()).listSessions, {}, { signal }),
    enabled: session !== null,
  });
}

function useKeepUser() {
  const client = useQueryClient();
  const loginId = useSession()?.loginId ?? '';
  return (user: User) => client.setQueryData(userQuery(loginId).queryKey, user);
}

export type UserChanges = RouteInput<typeof editUser>['body'];

export function useEditUser() {
  const keep = useKeepUser();
  return useMutation({
    mutationFn: async (changes: UserChanges) => await call((await accounts()).editUser, { body: changes }),
    onSuccess: keep,
  });
}

/** Stores the picture, then makes it the user's; a failure in between leaves the old picture in place. */
export function useChangePhoto() {
  const keep = useKeepUser();
  return useMutation({
    mutationFn: async (file: File) => {
      const { uploadFile } = await loadPart(() => import('@yanmo/contract/files'));
      const form = new FormData();
      // The server decides by the purpose what it reads next, so the field goes before the file.
      form.append('purpose', 'PHOTO');
      form.append('file', file);
      const { file_key } = await upload(uploadFile, form);
      return await call((await accounts()).editUser, { body: { photo: file_key } });
    },
    onSuccess: keep,
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => await call((await accounts()).endSession, { params: { id } }),
    // Also after a failure: the session may have ended by itself meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: ['user'] }),
  });
}

export function useChangeTotp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RouteInput<typeof changeTotp>['body']) =>
      await call((await accounts()).changeTotp, { body }),
    onSuccess: (_result, { action }) =>
      action === 'ENROL' ? undefined : client.invalidateQueries({ queryKey: ['user'] }),
  });
}

export function useExportUser() {
  return useMutation({ mutationFn: async () => await call((await accounts()).exportUser, {}) });
}

export function useDeleteUser() {
  return useMutation({
    mutationFn: async ({ smsCode, givesUpCharacters }: { smsCode: string; givesUpCharacters: boolean }) =>
      await call((await accounts()).deleteUser, {
        body: { sms_code: smsCode, give_up_characters: givesUpCharacters },
      }),
    onSuccess: forgetSession,
  });
}

/** The local session goes even if the server could not be told: who clicked "log out" must be out on this device. */
export function useLogOut() {
  return useMutation({ mutationFn: async () => await call((await accounts()).logout, {}), onSettled: forgetSession });
}

function forgetSession(): void {
  clearSession();
  loggedOut.tell();
}
