import { CloseButton, Table } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { importToLibrary } from '@yanmo/contract/explore';
import type { RouteResult } from '@yanmo/contract/route';
import { useTranslation } from 'react-i18next';
import classes from './import-report.module.css';

const reasons = ['missing_title', 'broken_entry', 'unknown_format', 'library_full'] as const;

interface ImportReportProps {
  name: string;
  result: RouteResult<typeof importToLibrary>;
  onClose: () => void;
}

export function ImportReport({ name, result, onClose }: ImportReportProps) {
  const { t } = useTranslation(['library', 'shell']);
  const { imported, merged, rejected, rejected_total } = result;
  const reasonOf = (code: string) => {
    const known = reasons.find((reason) => reason === code);
    return t(`import.reason.${known ?? 'broken_entry'}`);
  };
  return (
    <div className={classes.report}>
      <div className={classes.head}>
        <p className={classes.name}>{name}</p>
        <CloseButton size={32} aria-label={t('shell:action.close')} onClick={onClose} />
      </div>
      <ul className={classes.counts}>
        <li data-outcome="good">
          <IconCheck size={16} stroke={1.5} aria-hidden="true" /> {t('import.imported', { count: imported })}
        </li>
        {merged > 0 ? (
          <li data-outcome="good">
            <IconCheck size={16} stroke={1.5} aria-hidden="true" /> {t('import.merged', { count: merged })}
          </li>
        ) : null}
        {rejected_total > 0 ? (
          <li data-outcome="warn">
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />{' '}
            {t('import.rejected', { count: rejected_total })}
          </li>
        ) : null}
      </ul>
      {rejected.length > 0 ? (
        <>
          <Table className={classes.table} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('import.line')}</Table.Th>
                <Table.Th>{t('import.why')}</Table.Th>
                <Table.Th>{t('import.entry')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rejected.map(({ line, reason, text }) => (
                <Table.Tr key={`${line}-${text}`}>
                  <Table.Td className={classes.line}>{line}</Table.Td>
                  <Table.Td>{reasonOf(reason)}</Table.Td>
                  <Table.Td className={classes.text}>{text}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {rejected_total > rejected.length ? (
            <p className={classes.rest}>{t('import.rest', { count: rejected_total - rejected.length })}</p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
