import { Button, FileButton, NativeSelect } from '@mantine/core';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { fileRules } from '@yanmo/contract/files';
import {
  checkedTypes,
  type FormatCheckResult,
  type FormatStyle,
  formatStyles,
  type ToolsInfo,
} from '@yanmo/contract/tools';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styleNames } from '../../domain/papers/style-names.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { DropArea } from '../../ui/drop-area.tsx';
import { contract, storeDocument } from './api.ts';
import { FormatFaults } from './format-faults.tsx';
import { Problem } from './tool-parts.tsx';
import classes from './tools.module.css';
import { useToolWork } from './use-tool-work.ts';

/** A Word file against a template: chosen or dropped, and checked at once. */
export function FormatCheckTool({ templates }: { templates: ToolsInfo['templates'] }) {
  const { t } = useTranslation('tools');
  const label = useCodeLabel();
  const usual = templates.find(({ language }) => language === currentLanguage()) ?? templates[0];
  const [templateId, setTemplate] = useState(usual?.id ?? '');
  const [type, setType] = useState<(typeof checkedTypes)[number]>('thesis');
  const [style, setStyle] = useState<FormatStyle>(usual?.style ?? 'gbt7714-2015');
  const [file, setFile] = useState<{ of: File; key: string | null } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const most = fileRules.TOOL.maximumBytes;
  const size = formatNumber(most / 1024 / 1024);
  const { answer, isRunning, problem, runLoggedIn } = useToolWork<FormatCheckResult>();

  function check(of: File, key: string | null) {
    setRefused(null);
    runLoggedIn(async (signal) => {
      const { checkDocumentFormat } = await contract();
      const checkStored = (file_key: string) =>
        call(checkDocumentFormat, { body: { file_key, template_id: templateId, type, style } }, { signal });
      const send = async () => {
        const stored = await storeDocument(of, signal);
        setFile({ of, key: stored });
        return await checkStored(stored);
      };
      if (key === null) return await send();
      return await checkStored(key).catch((error: unknown) => {
        // What was sent lies there for some hours, and for whoever sent it; the file itself is still at hand.
        if (error instanceof ApiError && error.error === 'not_found') return send();
        throw error;
      });
    });
  }

  function take(of: File | undefined) {
    reset.current?.();
    if (!of) return;
    if (!/\.docx$/iu.test(of.name)) setRefused(t('format.onlyDocx'));
    else if (of.size === 0 || of.size > most) setRefused(t('format.size', { size }));
    else {
      setFile({ of, key: null });
      check(of, null);
    }
  }

  return (
    <>
      <div className={classes.fields}>
        <NativeSelect
          label={t('format.template')}
          data={templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={templateId}
          onChange={({ currentTarget }) => {
            const chosen = templates.find(({ id }) => id === currentTarget.value);
            setTemplate(currentTarget.value);
            if (chosen) setStyle(chosen.style);
          }}
        />
        <NativeSelect
          label={t('titles.type')}
          data={checkedTypes.map((value) => ({ value, label: label('types', value) }))}
          value={type}
          onChange={({ currentTarget }) => setType(checkedTypes.find((one) => one === currentTarget.value) ?? type)}
        />
        <NativeSelect
          label={t('references.style')}
          data={formatStyles.map((value) => ({ value, label: styleNames[value] }))}
          value={style}
          onChange={({ currentTarget }) => setStyle(formatStyles.find((one) => one === currentTarget.value) ?? style)}
        />
      </div>
      <DropArea
        label={t('format.drop')}
        onFiles={(files) => take(files[0])}
        invite={
          <>
            <FileButton
              accept=".docx"
              resetRef={reset}
              onChange={(chosen) => take(chosen ?? undefined)}
              inputProps={{ 'aria-label': t('format.choose') }}
            >
              {(props) => (
                <Button
                  {...props}
                  loading={isRunning}
                  leftSection={<IconFileTypeDocx size={18} stroke={1.5} aria-hidden="true" />}
                >
                  {t('format.choose')}
                </Button>
              )}
            </FileButton>
            <span className={classes.note}>{t('format.invite', { size })}</span>
          </>
        }
      />
      {file && !isRunning ? (
        <div className={classes.tools}>
          <span>{file.of.name}</span>
          <Button variant="default" onClick={() => check(file.of, file.key)}>
            {t('format.again')}
          </Button>
        </div>
      ) : null}
      {isRunning ? <p role="status">{t('format.running')}</p> : null}
      <Problem text={refused ?? problem} />
      {answer && !isRunning ? <FormatFaults report={answer} /> : null}
      <p className={classes.note}>{t('format.leaves')}</p>
    </>
  );
}
