import * as contract from '@yanmo/contract/chat';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import { type FilesService, receiveForm, uploadBodyLimitBytes } from '../files/service.ts';
import type { Asked, Begun } from './ask.ts';
import type { ChatService } from './service.ts';

/** A person types some questions a minute; each costs a model, or a thread. */
const askLimits: readonly RateLimit[] = [{ name: 'chat-ask', by: 'user', count: 20, perSeconds: 60 }];
const changeLimits: readonly RateLimit[] = [{ name: 'chat-change', by: 'user', count: 120, perSeconds: 60 }];
const readLimits: readonly RateLimit[] = [{ name: 'chat-read', by: 'user', count: 240, perSeconds: 60 }];
const uploadLimits: readonly RateLimit[] = [{ name: 'files.upload', by: 'user', count: 30, perSeconds: 600 }];

/** The longest message with every character escaped, and the keys of as many files as a session takes. */
const askBodyLimitBytes = 64 * 1024;

export function mountChatRoutes(mount: Mount, chat: ChatService, files: FilesService): void {
  mount(
    contract.sendChatMessage,
    async ({ body, caller, reply, onceWithin }) => {
      const { userId } = caller.principal;
      const context =
        body.context ?? (body.paper === undefined ? undefined : { kind: 'PAPER' as const, key: body.paper });
      let begun: Begun | undefined;
      try {
        const asked = await onceWithin(async (kept) => {
          const question = {
            ...{ sessionId: body.session_id, message: body.message, context, replaces: body.replaces },
            ...{ fileKeys: [...new Set(body.file_keys)], language: body.language ?? caller.language },
          };
          const { begun: written, ...told } = await chat.ask(userId, question, kept);
          begun = written;
          return JSON.stringify(told);
        });
        const { answerId, closed } = JSON.parse(asked) as Asked;
        const { language, mayStillCall } = caller;
        await chat.follow({ userId, language, mayStillCall, reply }, answerId, { closed, begun });
      } finally {
        // Asked and paid for: it is written even where its reader could not be served.
        begun?.start();
      }
    },
    { limits: askLimits, isIdempotent: true, bodyLimitBytes: askBodyLimitBytes },
  );

  mount(
    contract.followChatMessage,
    async ({ params, caller, reply }) => {
      const { language, mayStillCall, principal } = caller;
      await chat.follow({ userId: principal.userId, language, mayStillCall, reply }, params.message_id);
    },
    { limits: readLimits },
  );

  mount(
    contract.stopChatMessage,
    ({ body, caller }) => chat.stop(caller.principal.userId, body.message_id, caller.language),
    { limits: changeLimits, isOpenInMaintenance: true },
  );

  mount(
    contract.uploadChatFile,
    async ({ caller, request }) => {
      const { userId } = caller.principal;
      const { file } = await receiveForm(request, userId, files.storeFile, { purpose: 'CHAT', fields: [] });
      return chat.readUpload(userId, caller.language, file.fileKey);
    },
    { limits: uploadLimits, bodyLimitBytes: uploadBodyLimitBytes },
  );

  mount(
    contract.readChat,
    ({ query, caller }) =>
      chat.read(caller.principal.userId, caller.language, {
        ...(query.session_id === undefined ? {} : { sessionId: query.session_id }),
        ...(query.before === undefined
          ? {}
          : { before: { at: new Date(query.before), id: query.before_session ?? null } }),
        ...(query.before_message === undefined ? {} : { beforeMessage: query.before_message }),
      }),
    { limits: readLimits },
  );

  mount(
    contract.closeChatSession,
    async ({ query, caller }) => {
      await chat.close(caller.principal.userId, query.session_id);
      return null;
    },
    // A GET by the seed's word, and a change all the same.
    { limits: changeLimits, isOpenInMaintenance: false },
  );

  mount(
    contract.changeChatSession,
    ({ body, caller }) =>
      chat.change(caller.principal.userId, caller.language, body.session_id, {
        ...{ title: body.title, isOpen: body.is_open, removeFile: body.remove_file, context: body.context },
      }),
    { limits: changeLimits },
  );

  mount(
    contract.removeChatSession,
    async ({ body, caller }) => {
      await chat.remove(caller.principal.userId, body.session_id);
      return null;
    },
    { limits: changeLimits },
  );

  mount(
    contract.readChatContext,
    ({ query, caller }) => chat.readContext(caller.principal.userId, { kind: query.kind, key: query.key }),
    {
      limits: readLimits,
    },
  );

  mount(
    contract.readChatPassage,
    ({ params, caller }) => chat.readPassage(caller.principal.userId, params.passage_id),
    { limits: readLimits },
  );
}
