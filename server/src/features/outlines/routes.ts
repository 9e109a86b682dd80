import * as interview from '@yanmo/contract/interview';
import * as works from '@yanmo/contract/outline-works';
import * as contract from '@yanmo/contract/outlines';
import { callerGone } from '../../platform/http/caller-gone.ts';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { LibraryService } from '../library/service.ts';
import { papersBodyLimitBytes, receivePapers } from './receive-papers.ts';
import { type OutlinesService, writingsPerDay } from './service.ts';

/** A question to the engine costs money or a core; a person asks a few times a minute at the most. */
const engineLimits: readonly RateLimit[] = [
  { name: 'engine-question', by: 'user', count: 30, perSeconds: 600 },
  // Of what all callers together may ask in a day nobody takes more than a fraction.
  { name: 'engine-question-day', by: 'user', count: 200, perSeconds: 86_400 },
];
/** A title is read while it is typed, each time that it rests; a person types some titles in ten minutes. */
const readingLimits: readonly RateLimit[] = [
  { name: 'title-reading', by: 'user', count: 120, perSeconds: 600 },
  { name: 'title-reading-day', by: 'user', count: 1_000, perSeconds: 86_400 },
];
/** A writing that fails is given back to the day's, and has been asked of an engine all the same. */
const writingLimits: readonly RateLimit[] = [
  { name: 'outline-writing', by: 'user', count: 5 * writingsPerDay, perSeconds: 86_400 },
];
/** Visitors have no account that could be limited, so their address is. */
const visitorLimits: readonly RateLimit[] = [
  { name: 'title-recommend', by: 'ip', count: 30, perSeconds: 600 },
  { name: 'title-recommend-day', by: 'ip', count: 400, perSeconds: 86_400 },
];
/** Answers are kept while they are typed, whenever a person rests. */
const answerLimits: readonly RateLimit[] = [{ name: 'outline-answers', by: 'user', count: 600, perSeconds: 600 }];
/** Reading files takes a thread each. */
const uploadLimits: readonly RateLimit[] = [{ name: 'paper-upload', by: 'user', count: 30, perSeconds: 600 }];

export function mountOutlinesRoutes(mount: Mount, outlines: OutlinesService, library: LibraryService): void {
  mount(
    contract.recommendTitles,
    async ({ body, caller }) => {
      const request = { ...body, keywords: body.keywords ?? [], hint: body.hint ?? '', batch: body.batch ?? 0 };
      return { titles: await outlines.recommendTitles(request, caller.principal?.userId ?? null) };
    },
    { limits: visitorLimits },
  );

  mount(
    contract.understandTitle,
    ({ body, caller, reply }) => {
      const { extra_requirements: extraRequirements, understanding, ...form } = body;
      const reader = { userId: caller.principal.userId, gone: callerGone(reply) };
      return outlines.understand(reader, form, { extraRequirements, understanding });
    },
    { limits: readingLimits },
  );

  mount(
    contract.createOutline,
    async ({ body, caller }) => {
      const { version, key, extra_requirements: extraRequirements, understanding, wishes, ...form } = body;
      const asked = { version, key, extraRequirements, understanding, wishes };
      const { key1, status } = await outlines.create(caller.principal.userId, form, asked);
      return { key1, status };
    },
    { limits: writingLimits },
  );

  mount(contract.editOutline, ({ body, caller }) => outlines.edit(caller.principal.userId, body, caller.language));

  mount(works.listOutlineWorks, ({ query, caller }) => outlines.listWorks(caller.principal.userId, query.key1));

  mount(works.dropOutlineWorks, ({ body, caller }) =>
    outlines.dropWorks(caller.principal.userId, body.key1, body.work_ids),
  );

  mount(works.addOutlineWorks, ({ body, caller }) =>
    outlines.addWorks(caller.principal.userId, body.key1, body.work_ids),
  );

  mount(
    interview.askOutlineQuestions,
    ({ query, caller }) => outlines.askQuestions(caller.principal.userId, query.key1, caller.language),
    { limits: answerLimits },
  );

  mount(
    interview.saveOutlineAnswers,
    ({ body, caller }) => {
      const { key1, answers, is_finished: isFinished } = body;
      return outlines.saveAnswers(caller.principal.userId, { key1, answers, isFinished }, caller.language);
    },
    { limits: answerLimits },
  );

  mount(contract.deleteOutline, ({ body, caller }) => outlines.delete(caller.principal.userId, body.key1));

  mount(contract.restoreOutline, ({ body, caller }) =>
    outlines.restore(caller.principal.userId, body.key1, caller.language),
  );

  mount(contract.listOutlines, ({ query, caller }) => outlines.list(caller.principal.userId, query, query.status));

  mount(contract.getOutline, ({ params, caller }) =>
    outlines.get(caller.principal.userId, params.key, caller.language),
  );

  mount(contract.followOutline, ({ params, caller, request, reply }) =>
    outlines.follow(caller.principal.userId, params.key, caller.language, {
      request,
      reply,
      reader: { id: caller.principal.userId, isAllowed: caller.mayStillCall },
    }),
  );

  mount(contract.getOutlineFile, async ({ params, caller }) => ({
    url: await outlines.getFileUrl(caller.principal.userId, params.key1),
  }));

  mount(
    contract.generateKeywords,
    ({ body, caller }) => {
      const { key1, extra_requirements: extraRequirements, understanding, wishes, ...form } = body;
      const asked = { extraRequirements, understanding, wishes };
      return outlines.generateKeywords(caller.principal.userId, form, key1, asked);
    },
    { limits: engineLimits },
  );

  mount(contract.saveKeywords, ({ body, caller }) =>
    outlines.saveKeywords(caller.principal.userId, body.key1, body.keywords, caller.language),
  );

  mount(contract.searchPapers, ({ body, caller }) =>
    outlines.searchPapers(caller.principal.userId, body.key1, body.query, body.page_num),
  );

  mount(contract.uploadPapers, ({ request, caller }) => receivePapers(request, caller, { outlines, library }), {
    limits: uploadLimits,
    bodyLimitBytes: papersBodyLimitBytes,
  });

  mount(contract.savePapers, ({ body, caller }) =>
    outlines.savePapers(caller.principal.userId, body.key1, body.papers, caller.language),
  );

  mount(contract.saveExtraRequirements, ({ body, caller }) => {
    const { key1, text: extraRequirements, ...reading } = body;
    const asked = { extraRequirements, ...reading };
    return outlines.saveExtraRequirements(caller.principal.userId, key1, asked, caller.language);
  });

  mount(
    contract.createCustomOutline,
    async ({ body, caller }) => {
      const { key1: of, extra_requirements: extraRequirements, ...reading } = body;
      const asked = { extraRequirements, ...reading };
      const { key1, status } = await outlines.createFromSteps(caller.principal.userId, of, asked);
      return { key1, status };
    },
    { limits: writingLimits },
  );
}
