import { Alert, Button, Checkbox, Group, Modal, Switch } from '@mantine/core';
import { totalWords } from '@yanmo/contract/chapter-words';
import { type ExtraService, extraServices, type OrderType } from '@yanmo/contract/codes';
import type { Interview } from '@yanmo/contract/interview';
import type { Chapter, OutlineDetail } from '@yanmo/contract/outlines';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProduct, useCatalogue } from '../../../domain/orders/catalogue.ts';
import { openOrderPanel } from '../../../domain/orders/order-overlay.ts';
import { useCodeLabel, usePromise, usePromisedRate } from '../../../domain/site/global-code.ts';
import { formatFen, formatNumber, formatPercent } from '../../../lib/format.ts';
import { showError } from '../../../lib/notify.ts';
import classes from './full-text-panel.module.css';

interface FullTextPanelProps {
  opened: boolean;
  outline: OutlineDetail;
  chapters: readonly Chapter[];
  /** Null where nobody knows what to ask: an order does without. */
  interview: Interview | null;
  onAsk: () => void;
  /** Saves what waits; false when it could not be saved. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
}

/** What goes with the full text. What the catalogue does not sell yet says so, and nothing pretends. */
export function FullTextPanel({ opened, outline, chapters, interview, onAsk, onSave, onClose }: FullTextPanelProps) {
  const { t } = useTranslation(['outlines', 'shell']);
  const labelOf = useCodeLabel();
  const { data: catalogue } = useCatalogue();
  const { form, key1 } = outline;
  const orderType: OrderType = `PAPER_${form.product}`;
  const isSold = findProduct(catalogue, orderType) !== null;
  const hasLanguage = form.language === 'zh' || form.language === 'en';
  const hasReduction = isSold && findProduct(catalogue, 'REDUCE_AIGC') !== null;
  const promise = usePromise();
  const rate = formatPercent(usePromisedRate());
  const isUsual = promise?.is_on_by_default ?? true;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wantsReduction = chosen ?? isUsual;
  const [services, setServices] = useState<readonly ExtraService[]>([]);
  const isOffered = (code: ExtraService) => isSold && findProduct(catalogue, code) !== null;

  const nameOf = (code: ExtraService) => {
    const price = findProduct(catalogue, code)?.price ?? null;
    return price === null ? labelOf('order_types', code) : `${labelOf('order_types', code)} · ${formatFen(price)}`;
  };

  function reductionNote(): string {
    if (!hasLanguage) return t('fullText.reduceLanguages');
    if (isUsual || !promise) return t('fullText.reduceNote', { rate });
    return t('fullText.reduceOff', { papers: formatNumber(promise.lately.papers), count: promise.lately.broken });
  }

  /** What is ordered is the outline as it is on the sheet. */
  async function order() {
    if (!(await onSave())) return showError(t('fullText.unsaved'));
    onClose();
    void openOrderPanel({
      key1,
      orderType,
      isReduceAigc: hasReduction && hasLanguage && wantsReduction,
      additionalServices: services.filter(isOffered),
    });
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('fullText.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      {isSold ? null : (
        <Alert color="azurite" variant="light">
          {t('fullText.soon')}
        </Alert>
      )}
      {isSold && interview?.is_due ? (
        <Alert role="note" color="azurite" variant="light" mb="md" title={t('interview.offer.title')}>
          <p className={classes.offer}>{t('interview.offer.text', { count: interview.questions.length })}</p>
          <Button size="compact-sm" variant="default" onClick={onAsk}>
            {t('interview.open', { count: interview.questions.length })}
          </Button>
        </Alert>
      ) : null}
      <p className={classes.what}>
        {t('fullText.what', {
          type: labelOf('types', form.type),
          words: formatNumber(totalWords(chapters)),
          unit: t(`words.${form.language}`),
        })}
      </p>
      <fieldset className={classes.group}>
        <legend>{t('fullText.addOns')}</legend>
        {extraServices.map((code) => (
          <Checkbox
            key={code}
            disabled={!isOffered(code)}
            checked={services.includes(code)}
            label={nameOf(code)}
            onChange={({ currentTarget: { checked } }) =>
              setServices(checked ? [...services, code] : services.filter((chosen) => chosen !== code))
            }
          />
        ))}
        {isSold ? null : <p>{t('fullText.addOnsLater')}</p>}
      </fieldset>
      {hasReduction ? (
        <Switch
          classNames={{ track: classes.track }}
          disabled={!hasLanguage}
          checked={hasLanguage && wantsReduction}
          onChange={(event) => setChosen(event.currentTarget.checked)}
          label={t('fullText.reduce', { rate })}
          description={reductionNote()}
        />
      ) : null}
      <Group justify="flex-end" mt="lg">
        {isSold ? (
          <Button onClick={() => void order()}>{t('fullText.order')}</Button>
        ) : (
          <Button onClick={onClose}>{t('fullText.understood')}</Button>
        )}
      </Group>
    </Modal>
  );
}
