import type { Language } from '@yanmo/contract/languages';
import type { ChosenParagraph, ReadText, ReductionMode } from '@yanmo/contract/reductions';
import { countUnits } from '@yanmo/contract/text-count';
import type { ManuscriptParagraph } from '../../documents/rewriting/text-to-rewrite.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { createManuscripts, type FilesService, fingerprintOf, titleOf } from '../files/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { assertSold } from './assert-sold.ts';
import { type MeasuredChoice, measureChosen } from './measure-chosen.ts';
import type { Measuring } from './measuring.ts';
import { createOwnFile, FileTaken } from './own-file.ts';
import { type ParagraphChoice, readChoice } from './paragraph-choice.ts';
import * as paragraphs from './paragraph-store.ts';
import { presentReadText } from './present-read-text.ts';
import { readSent, type Sent } from './read-sent.ts';
import type { RewritingEngine } from './rewriting-steps.ts';
import * as store from './store.ts';

/** Kept paragraphs that a reader looks for beside what was rewritten; cells, contents and covers only hide it. */
const shownKept = new Set<string>(['HEADING', 'CAPTION', 'QUOTATION', 'KEYWORDS', 'FORMULA', 'CODE', 'SHORT']);

export interface SentText extends Sent {
  chosen?: readonly ChosenParagraph[] | undefined;
  mode: ReductionMode;
  language: Language;
  is_tracked: boolean;
}

interface Parts {
  engine: Pick<RewritingEngine, 'kind' | 'version'>;
  files: FilesService;
  measuring: Pick<Measuring, 'measure'>;
  settings: Pick<SettingsService, 'getSetting'>;
}

interface Shown extends ManuscriptParagraph {
  position: number;
  isChosen: boolean;
}

/** What somebody sends to have it rewritten, before it is paid for: read, counted, measured, refused where nothing could be sold. */
export function createOrderText(
  { db, clock, threads }: Pick<Platform, 'db' | 'clock' | 'threads'>,
  { engine, files, measuring, settings }: Parts,
) {
  // What was checked can be rewritten as it lies there: its report names it.
  const manuscripts = createManuscripts(threads, files, 'REDUCTION', ['CHECK']);
  const ownFile = createOwnFile(files, manuscripts);

  function rowOf({ position, id, text, kind, protectedSpans, isChosen }: Shown, choice: ParagraphChoice) {
    const isLeft = kind === 'PROSE' && !isChosen;
    return {
      ...{ position, key: id, before: text, units: countUnits(text), protected: protectedSpans },
      state: isChosen ? ('WAITING' as const) : ('KEPT' as const),
      why: isLeft ? ('NOT_CHOSEN' as const) : null,
      copied: choice.copied.get(id) ?? [],
    };
  }

  async function insert(
    tx: Tx,
    reduction: Omit<store.NewReduction, 'itemId' | 'outTradeNo' | 'at'>,
    rows: readonly paragraphs.NewParagraph[],
  ): Promise<string | null> {
    await assertUserLives(tx, reduction.userId);
    const inserted = await store.insertReduction(tx, { ...reduction, itemId: null, outTradeNo: null, at: clock.now() });
    if (!inserted) return null;
    await paragraphs.insertParagraphs(tx, inserted.id, rows);
    return inserted.id;
  }

  return {
    async readText(userId: string, sent: Sent): Promise<ReadText> {
      const { manuscript, found } = await readSent(manuscripts, userId, sent);
      return presentReadText(manuscript, found);
    },

    /** The id of what can be ordered now: the same one for the same text until it is paid for. AppError where it cannot be sold. */
    async prepare(userId: string, sent: SentText, reportLanguage: Language): Promise<string> {
      const { mode, language } = sent;
      const { manuscript, found } = await readSent(manuscripts, userId, sent);
      const choice = readChoice(found, sent.chosen);
      const units = assertSold(found, choice, sent);
      const fingerprint = fingerprintOf(manuscript, [mode, language, ...(choice.name === '' ? [] : [choice.name])]);
      const known = await inTransaction(db, async (tx) => {
        const unpaid = await store.lockUnpaid(tx, userId, fingerprint);
        if (unpaid) await store.changeReduction(tx, unpaid.id, { isTracked: sent.is_tracked }, clock.now());
        return unpaid;
      });
      if (known) return known.id;

      const shown = found.paragraphs
        .filter(({ kind, why }) => kind === 'PROSE' || shownKept.has(why ?? ''))
        .map((paragraph, position): Shown => ({ ...paragraph, position, isChosen: choice.ids.has(paragraph.id) }));
      const prose = shown.filter(({ kind }) => kind === 'PROSE');
      const measured = await measureChosen(measuring, prose, { language, userId });
      const { rates } = measured;
      const { aigc_rate_maximum: maximum } = await settings.getSetting('promise');
      if (mode === 'AIGC' && rates.aigc !== null && rates.aigc <= maximum) {
        throw new AppError('nothing_to_reduce', { rate: rates.aigc, maximum });
      }
      const places = new Map(measured.places.map((place) => [place.position, place]));
      const rows = shown.map((paragraph) => ({
        ...rowOf(paragraph, choice),
        repeated: places.get(paragraph.position)?.repeated ?? [],
        rateBefore: places.get(paragraph.position)?.rate ?? null,
      }));
      const title = titleOf(found, manuscript);
      const reduction = {
        ...{ userId, fingerprint, source: found.source, title, units, mode, language, reportLanguage },
        ...{ isTracked: sent.is_tracked, kept: found.kept, cleaned: found.cleaned, ratesBefore: rates },
        whole: wholeOf(prose, measured),
        // Of what is rewritten, never of what is left as it was.
        promised: mode !== 'REPETITION' && rates.aigc !== null ? maximum : null,
        ...{ engine: engine.kind, engineVersion: engine.version },
      };

      const insertTaking = (fileKey: string) =>
        inTransaction(db, async (tx) => {
          const id = await insert(tx, { ...reduction, fileKey }, rows);
          if (id) await ownFile.take(tx, userId, fileKey);
          return id;
        });
      const insertWithOwn = async () => {
        const fileKey = await ownFile.store(userId, title, manuscript);
        return inTransaction(db, async (tx) => {
          const id = await insert(tx, { ...reduction, fileKey }, rows);
          if (id) await ownFile.keep(tx, userId, fileKey);
          return id;
        });
      };
      const { file_key: uploaded } = sent;
      const inserted =
        uploaded === undefined
          ? await insertWithOwn()
          : await insertTaking(uploaded).catch((error) => {
              if (error instanceof FileTaken) return insertWithOwn();
              throw error;
            });
      if (inserted) return inserted;
      // Sent twice at the same moment: the other call has made it.
      const other = await inTransaction(db, (tx) => store.lockUnpaid(tx, userId, fingerprint));
      if (!other) throw new AppError('request_under_way');
      return other.id;
    },
  };
}

function wholeOf(prose: readonly Shown[], { whole }: MeasuredChoice) {
  if (!whole) return null;
  const units = prose.reduce((sum, { text }) => sum + countUnits(text), 0);
  const chosen = prose.filter(({ isChosen }) => isChosen).length;
  return { units, paragraphs: prose.length, chosen, before: whole, after: null };
}
