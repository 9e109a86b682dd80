import * as contract from '@yanmo/contract/messages';
import type { Mount, RateLimit } from '../../../platform/http/mount.ts';
import { answerCsv, exporting } from '../../../platform/lists/answer-csv.ts';
import { messageColumns } from './message-columns.ts';
import type { MessagesService } from './service.ts';

const daySeconds = 86_400;
/** A class behind one address asks; a machine that fills the inbox is stopped the same day. */
const sendLimits: readonly RateLimit[] = [
  { name: 'home.message', by: 'visitor', count: 10, perSeconds: daySeconds },
  { name: 'home.message-user', by: 'user', count: 20, perSeconds: daySeconds },
  { name: 'home.message-address', by: 'ip', count: 100, perSeconds: daySeconds },
];

export function mountMessagesRoutes(mount: Mount, messages: MessagesService): void {
  mount(
    contract.sendMessage,
    async ({ body, caller }) =>
      await messages.send({
        ...{ userId: caller.principal?.userId ?? null, text: body.text, contact: body.contact ?? '' },
        ...{ language: caller.language, subDomain: caller.subDomain },
      }),
    // The notice of a maintenance sends people to customer service.
    { limits: sendLimits, isIdempotent: true, isOpenInMaintenance: true },
  );

  mount(contract.listOwnMessages, ({ query, caller }) => messages.listOwn(caller.principal.userId, query));

  // A part of reading: an answer that comes during a maintenance is not shown as new for hours.
  mount(contract.seeMessages, ({ body, caller }) => messages.see(caller.principal.userId, body.ids), {
    isOpenInMaintenance: true,
  });

  mount(contract.listMessages, ({ query }) => messages.listReceived(query));

  mount(
    contract.exportMessages,
    async ({ query, caller, reply }) =>
      answerCsv(reply, {
        ...{ name: 'messages', columns: messageColumns, language: caller.language },
        ...(await messages.listAllReceived(query)),
      }),
    exporting,
  );

  mount(contract.decideMessage, ({ body, caller }) => messages.decide({ userId: caller.principal.userId }, body));
}
