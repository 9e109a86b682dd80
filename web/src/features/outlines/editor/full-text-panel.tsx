import { Alert, Button, Checkbox, Group, Modal, Switch } from '@mantine/core';
import { aigcRateMaximum } from '@yanmo/contract/codes';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useCodeLabel } from '../../../lib/global-code.ts';
import classes from './full-text-panel.module.css';

const addOns = ['EXTRA_PROPOSAL', 'EXTRA_TASK_ASSIGNMENT', 'EXTRA_SURVEY', 'EXTRA_JOURNAL_REVIEWED'] as const;

interface FullTextPanelProps {
  opened: boolean;
  outline: OutlineDetail;
  onClose: () => void;
}

/** What goes with the full text. Until it can be ordered, everything here says so and nothing pretends. */
export function FullTextPanel({ opened, outline, onClose }: FullTextPanelProps) {
  const { t } = useTranslation(['outlines', 'shell']);
  const labelOf = useCodeLabel();
  const { form } = outline;
  const hasReduction = form.language === 'zh' || form.language === 'en';
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('fullText.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <Alert color="azurite" variant="light">
        {t('fullText.soon')}
      </Alert>
      <p className={classes.what}>
        {t('fullText.what', {
          type: labelOf('types', form.type),
          words: formatNumber(form.word_count),
          unit: t(`words.${form.language}`),
        })}
      </p>
      <fieldset className={classes.group}>
        <legend>{t('fullText.addOns')}</legend>
        {addOns.map((code) => (
          <Checkbox key={code} disabled label={labelOf('order_types', code)} />
        ))}
        <p>{t('fullText.addOnsLater')}</p>
      </fieldset>
      <Switch
        classNames={{ track: classes.track }}
        disabled
        checked={hasReduction}
        readOnly
        label={t('fullText.reduce', { rate: aigcRateMaximum })}
        description={hasReduction ? t('fullText.reduceLater') : t('fullText.reduceLanguages')}
      />
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>{t('fullText.understood')}</Button>
      </Group>
    </Modal>
  );
}
