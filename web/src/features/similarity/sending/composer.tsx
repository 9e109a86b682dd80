import { useDebouncedValue } from '@mantine/hooks';
import { checkUnits } from '@yanmo/contract/similarity';
import { countUnits } from '@yanmo/contract/text-count';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeLanguage } from '../../../domain/texts/notice-language.ts';
import { sendToCheck } from '../../../domain/texts/send-for-check.ts';
import { storeFile } from '../../../domain/texts/store-file.ts';
import { TextSheet } from '../../../domain/texts/text-sheet.tsx';
import { useFileDrop } from '../../../domain/texts/use-file-drop.ts';
import { formatNumber } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import classes from '../../../ui/with-side.module.css';
import { useDraft } from '../use-draft.ts';
import { CheckForm } from './check-form.tsx';
import { ReadFacts } from './read-facts.tsx';

/** Up to here a text is counted with every key; beyond, once the typing rests. */
const quickCharacters = 20_000;
const countAfterMs = 250;

/** A text or a file, what was read of it, and the order to have it checked. */
export function Composer({ onPaid }: { onPaid: (outTradeNo: string) => void }) {
  const { t } = useTranslation('similarity');
  const { draft, change, clear } = useDraft();
  const { text, file, sent, among } = draft;
  const [rested] = useDebouncedValue(text, countAfterMs);
  const counted = text.length <= quickCharacters ? text : rested;
  const typed = useMemo(() => countUnits(counted), [counted]);
  const noticed = useMemo(() => noticeLanguage(counted), [counted]);
  const units = sent?.characters ?? typed;
  const language = sent?.language ?? noticed ?? currentLanguage();
  const drop = useFileDrop({
    purpose: 'CHECK',
    // What is priced is what was read: a file becomes an order as soon as it is there.
    send: async (chosen, signal) => {
      const key = await storeFile(chosen, 'CHECK', signal);
      const read = await sendToCheck({ file_key: key, compare_with: [...among] }, newIdempotencyKey(), signal);
      return { file: { key, name: chosen.name }, sent: { ...read, among } };
    },
    onSent: (read) => change({ ...read, text: '' }),
  });

  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <TextSheet
          label={t('sheet.label')}
          placeholder={t('sheet.placeholder')}
          source={file ? (sent?.preview ?? '') : text}
          units={units}
          language={language}
          isReadOnly={file !== null}
          tooLong={
            units > checkUnits.maximum ? t('sheet.tooLong', { maximum: formatNumber(checkUnits.maximum) }) : null
          }
          drop={drop}
          onExample={() => change({ text: t('sheet.exampleText'), file: null, sent: null })}
          onText={(next) => change({ text: next, sent: null })}
          onClear={() => change({ text: '', file: null, sent: null })}
          file={sent ? <ReadFacts sent={sent} name={file?.name ?? null} /> : null}
        />
      </div>
      <aside className={classes.side} aria-label={t('order.title')}>
        <CheckForm
          draft={draft}
          units={units}
          language={language}
          isReading={drop.isReading}
          onChange={change}
          onPaid={(outTradeNo) => {
            clear();
            onPaid(outTradeNo);
          }}
        />
      </aside>
    </div>
  );
}
