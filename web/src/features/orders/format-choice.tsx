import { Button, Collapse, NativeSelect } from '@mantine/core';
import type { PrintedStyle } from '@yanmo/contract/orders';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styleNames } from '../../domain/papers/style-names.ts';
import classes from './format-choice.module.css';
import { FormatName } from './format-name.tsx';
import type { PaperFormat, PaperOptions } from './paper-format.ts';

interface FormatChoiceProps {
  options: PaperOptions;
  value: PaperFormat;
  onChange: (format: PaperFormat) => void;
}

/** How the paper is set: one line that most people leave as it is. */
export function FormatChoice({ options, value, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();
  const template = options.templates.find(({ id }) => id === value.template)?.name ?? value.template;
  return (
    <div>
      <div className={classes.line}>
        <p className={classes.chosen}>
          <span className={classes.label}>{t('format.label')}</span>{' '}
          <FormatName template={template} style={value.style} />
        </p>
        <Button
          className={classes.change}
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'format.close' : 'format.change')}
        </Button>
      </div>
      <Collapse id={fieldsId} expanded={isOpen}>
        <div className={classes.fields}>
          <NativeSelect
            label={t('format.template')}
            description={t('format.templateText')}
            data={options.templates.map(({ id, name }) => ({ value: id, label: name }))}
            value={value.template}
            onChange={({ currentTarget }) => onChange({ ...value, template: currentTarget.value })}
          />
          <NativeSelect
            label={t('format.style')}
            description={t('format.styleText')}
            data={options.styles.map((style) => ({ value: style, label: styleNames[style] }))}
            value={value.style}
            onChange={({ currentTarget }) => onChange({ ...value, style: currentTarget.value as PrintedStyle })}
          />
        </div>
      </Collapse>
    </div>
  );
}
