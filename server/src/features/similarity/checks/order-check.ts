import type { Language } from '@yanmo/contract/languages';
import { seenText } from '@yanmo/contract/seen-text';
import { type ComparedTexts, checkUnits, type SentForCheck } from '@yanmo/contract/similarity';
import { countUnits } from '@yanmo/contract/text-count';
import {
  type Manuscript,
  type ManuscriptParagraph,
  NoProse,
  type TextToRewrite,
} from '../../../documents/rewriting/text-to-rewrite.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import { halfOfCores } from '../../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../../platform/threads/task.ts';
import { createManuscripts, type FilesService, fingerprintOf, languageNames, titleOf } from '../../files/service.ts';
import type { SimilarityIndex } from '../similarity-index.ts';
import * as store from './check-store.ts';
import { isCounted, type WeighedText } from './weigh-text-worker.ts';

const weighTask = defineTask<readonly ManuscriptParagraph[], WeighedText>({
  name: 'weigh-check',
  module: new URL('./weigh-text-worker.ts', import.meta.url),
  line: { name: 'weigh-check', atOnce: halfOfCores, mostWaiting: 200 },
  limits: { timeoutMs: 20_000, memoryMb: 512 },
  countsProcessor: true,
});

/** Less than this of a text that is said for the first time, and a rate of it would tell nothing. */
const leastDistinct = 0.1;
const previewLength = 300;
/** Of the line above: one who sends many does not keep the others waiting. */
const weighedAtOnce = 2;

export interface SentToCheck {
  text?: string | undefined;
  file_key?: string | undefined;
  title?: string | undefined;
  language?: Language | undefined;
  compare_with: ComparedTexts[];
}

/** A delivered paper of theirs, as the file that they have of it. */
export interface PaperToCheck {
  outTradeNo: string;
  title: string;
  file: { name: string; bytes: Uint8Array };
}

export type PreparedCheck = Omit<SentForCheck, 'out_trade_no'>;

export type OrderCheck = ReturnType<typeof createOrderCheck>;

/** What somebody sends to have it checked, before it is paid for: read, counted, refused where nothing could be sold. */
export function createOrderCheck(
  { db, clock, threads }: Pick<Platform, 'db' | 'clock' | 'threads'>,
  { files, index }: { files: FilesService; index: Pick<SimilarityIndex, 'hasTexts'> },
) {
  const manuscripts = createManuscripts(threads, files, 'CHECK');
  const { minimum, maximum } = checkUnits;

  async function read(userId: string, manuscript: Manuscript): Promise<TextToRewrite> {
    const units = manuscript.kind === 'text' ? countUnits(manuscript.text) : minimum;
    if (units < minimum) throw new AppError('check_too_short', { units, minimum });
    try {
      return await manuscripts.read(userId, manuscript);
    } catch (error) {
      if (!(error instanceof NoProse)) throw error;
      const { units: found } = error;
      throw found > 0 && found < minimum
        ? new AppError('check_too_short', { units: found, minimum })
        : new AppError('nothing_to_check');
    }
  }

  function assertSold({ units, allUnits, language, distinct }: WeighedText, asked: Language | undefined): Language {
    if (units < minimum) {
      throw allUnits < minimum ? new AppError('check_too_short', { units, minimum }) : new AppError('nothing_to_check');
    }
    if (units > maximum) throw new AppError('check_too_long', { units, maximum });
    // In a fifth language, for which there is nothing to compare with.
    if (language === null) throw new AppError('nothing_to_check');
    if (asked !== undefined && asked !== language) {
      throw new AppError('language_differs', { found: languageNames[language] });
    }
    if (distinct < leastDistinct) {
      throw new AppError('check_repeats_itself', { share: Math.round(distinct * 1000) / 10 });
    }
    return language;
  }

  async function prepare(
    userId: string,
    { manuscript, paper }: { manuscript: Manuscript; paper: PaperToCheck | null },
    sent: SentToCheck,
    reportLanguage: Language,
  ): Promise<PreparedCheck> {
    const found = await read(userId, manuscript);
    const weighed = await threads.run(weighTask, found.paragraphs, { owner: { id: userId, most: weighedAtOnce } });
    const language = assertSold(weighed, sent.language);
    const compared = {
      ...{ userId, among: sent.compare_with },
      excluding: { fileKeys: sent.file_key === undefined ? [] : [sent.file_key] },
    };
    if (!(await index.hasTexts(compared))) throw new AppError('nothing_to_compare_with');
    const { units } = weighed;
    // The text arrives as it was sent, and its title with it.
    const title = seenText(sent.title ?? '').trim() || paper?.title || titleOf(found, manuscript);
    const fingerprint = fingerprintOf(manuscript, paper ? ['paper', paper.outTradeNo] : []);
    // What does not change its price is as it was said last.
    const change = { compareWith: [...new Set(sent.compare_with)], reportLanguage, title };
    const answer = (id: string): PreparedCheck => ({
      ...{ file_back_key: id, title, language, characters: units, cleaned: found.cleaned },
      preview: previewOf(weighed),
    });
    const known = await inTransaction(db, async (tx) => {
      const unpaid = await store.lockUnpaid(tx, userId, fingerprint);
      if (unpaid) await store.changeCheck(tx, unpaid.id, change, clock.now());
      return unpaid;
    });
    if (known) return answer(known.id);

    const fileKey = paper ? null : (sent.file_key ?? (await manuscripts.storeText(userId, title, sent.text ?? '')));
    return inTransaction(db, async (tx) => {
      await assertUserLives(tx, userId);
      const inserted = await store.insertCheck(
        tx,
        {
          ...{ userId, fingerprint, paperNo: paper?.outTradeNo ?? null, source: paper ? 'PAPER' : found.source },
          ...{ language, units, cleaned: found.cleaned, fileKey, at: clock.now(), ...change },
        },
        weighed,
      );
      // Sent twice at the same moment: the other call has made it.
      if (!inserted) {
        const other = await store.lockUnpaid(tx, userId, fingerprint);
        if (!other) throw new AppError('request_under_way');
        return answer(other.id);
      }
      if (fileKey !== null && !(await files.keepFile(tx, userId, fileKey, 'CHECK'))) throw new AppError('not_found');
      return answer(inserted.id);
    });
  }

  return {
    /** What can be ordered now: the same for the same text until it is paid for. AppError where it cannot be sold. */
    async prepare(userId: string, sent: SentToCheck, reportLanguage: Language): Promise<PreparedCheck> {
      const manuscript = await manuscripts.open(userId, sent);
      return prepare(userId, { manuscript, paper: null }, sent, reportLanguage);
    },

    preparePaper(
      userId: string,
      paper: PaperToCheck,
      sent: Omit<SentToCheck, 'text' | 'file_key'>,
      reportLanguage: Language,
    ): Promise<PreparedCheck> {
      return prepare(userId, { manuscript: { kind: 'file', file: paper.file }, paper }, sent, reportLanguage);
    },
  };
}

function previewOf({ text, paragraphs }: WeighedText): string {
  const first = paragraphs.find(isCounted);
  const signs = [...text.slice(first?.start ?? 0, (first?.start ?? 0) + 2 * previewLength)];
  return signs.length <= previewLength ? signs.join('') : `${signs.slice(0, previewLength - 1).join('')}…`;
}
