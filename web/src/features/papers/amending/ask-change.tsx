import { Alert, Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Amendment, instructionMaximum, type SectionText } from '@yanmo/contract/paper-text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useOnePress } from '../../../lib/use-one-press.ts';
import { type PaperText, paperTextKey } from '../reading/api.ts';
import { askChange, placeAmendment } from './api.ts';
import classes from './ask-change.module.css';

/** What most people ask for; each is a whole wish that can be sent as it is. */
const examples = ['shorten', 'expand', 'remove', 'replace', 'limits', 'formal'] as const;

/** What can be done with any section, where a wish could not. */
const doable = ['expand', 'shorten', 'example', 'cite', 'formal', 'summary'] as const;
const unmet: ReadonlySet<string> = new Set(['wish_not_understood', 'wish_nothing_known']);

interface AskChangeProps {
  paper: PaperText;
  section: SectionText;
  /** The last try, if it came to nothing: its words are there to be changed. */
  failed: Amendment | null;
  onAsked: (amendment: Amendment) => void;
}

/** A wish in one's own words. */
export function AskChange({ paper, section, failed, onAsked }: AskChangeProps) {
  const { t } = useTranslation('amending');
  const client = useQueryClient();
  const input = useRef<HTMLTextAreaElement>(null);
  const [wish, setWish] = useState(failed?.instruction ?? '');
  // Asked again after an answer that got lost, the same wish is the same change and is counted once.
  const asking = useRef({ wish: '', key: '' });
  const { out_trade_no: outTradeNo, amendments_left: left } = paper;
  const ask = useMutation({
    mutationFn: async (asked: string) => {
      if (asking.current.wish !== asked) asking.current = { wish: asked, key: newIdempotencyKey() };
      return await askChange(outTradeNo, section.id, asked, asking.current.key);
    },
    onSuccess: (amendment) => {
      asking.current = { wish: '', key: '' };
      placeAmendment(client, outTradeNo, amendment);
      void client.invalidateQueries({ queryKey: [...paperTextKey, outTradeNo] });
      onAsked(amendment);
    },
  });
  const press = useOnePress((asked: string = wish.trim()) => ask.mutate(asked));
  const isReady = wish.trim().length >= 2 && left > 0 && !ask.isPending;
  const failure = ask.error?.message ?? (ask.isPending ? null : failed?.error?.message);

  const isUnmet = !ask.error && unmet.has(failed?.error?.error ?? '');

  return (
    <form
      className={classes.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) press();
      }}
    >
      <Textarea
        ref={input}
        label={t('ask.label')}
        placeholder={t('ask.placeholder')}
        rows={3}
        classNames={{ input: classes.wish }}
        maxLength={instructionMaximum}
        value={wish}
        disabled={ask.isPending}
        onChange={(event) => setWish(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady) {
            event.preventDefault();
            press();
          }
        }}
      />
      <ul className={classes.chips} aria-label={t('ask.examples')}>
        {examples.map((name) => (
          <li key={name}>
            <button
              type="button"
              disabled={ask.isPending}
              onClick={() => {
                setWish(t(`ask.example.${name}`));
                input.current?.focus();
              }}
            >
              {t(`ask.example.${name}`)}
            </button>
          </li>
        ))}
      </ul>
      {failure ? (
        <Alert color="bad" variant="light" role="alert" mt="sm">
          {failure}
          {isUnmet && left > 0 ? (
            <>
              <p className={classes.can}>{t('ask.can')}</p>
              <ul className={classes.chips}>
                {doable.map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      onClick={() => {
                        setWish(t(`ask.example.${name}`));
                        press(t(`ask.example.${name}`));
                      }}
                    >
                      {t(`ask.example.${name}`)}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </Alert>
      ) : null}
      <div className={classes.send}>
        <p className={classes.note}>
          {left > 0 ? t('ask.left', { count: left, number: formatNumber(left) }) : t('ask.usedUp')}
        </p>
        <span className={classes.keys}>{t('ask.keys')}</span>
        <Button
          type="submit"
          loading={ask.isPending}
          disabled={!isReady}
          leftSection={<IconSend size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t('ask.send')}
        </Button>
      </div>
    </form>
  );
}
