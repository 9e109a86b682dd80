import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../../ui/popover.tsx';
import classes from './draft-help.module.css';

/** How blocks are written in the plain text, by example. */
export function DraftHelp() {
  const { t } = useTranslation('amending');
  const rows: [string, string][] = [
    [t('help.paragraph'), t('help.paragraphText')],
    [t('help.citation'), t('help.citationExample')],
    [t('help.list'), t('help.listExample')],
    [t('help.table'), t('help.tableExample')],
    [t('help.gap'), t('help.gapExample')],
    [t('help.figure'), t('help.figureText')],
  ];
  return (
    <Popover position="bottom-start" width={400} trapFocus withArrow shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconHelpCircle size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t('help.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <dl className={classes.help}>
          {rows.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.keys}>{t('help.keys')}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
