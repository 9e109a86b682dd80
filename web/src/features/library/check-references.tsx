import { Alert, Button, FileButton, Progress, Textarea } from '@mantine/core';
import { IconCopy, IconFileTypeDocx, IconListCheck } from '@tabler/icons-react';
import {
  maximumReferences,
  maximumVisitorReferences,
  type VerifiedReference,
  verificationOutcomes,
} from '@yanmo/contract/explore';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { formatNumber } from '../../lib/format.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';
import { verifyFile, verifyReferences } from './api.ts';
import classes from './check-references.module.css';
import { CheckedReference, outcomeLook } from './checked-reference.tsx';
import { portionsOf, readLines } from './reference-lines.ts';

interface Check {
  /** Null until the file has been read. */
  total: number | null;
  /** What was checked, to be checked again. */
  of: File | readonly string[];
  results: readonly VerifiedReference[];
  isRunning: boolean;
  problem: string | null;
}

/** Does each of these references exist, and does it say what the record says? */
export function CheckReferences() {
  const { t } = useTranslation(['library', 'shell']);
  const [text, setText] = useState('');
  const [check, setCheck] = useState<Check | null>(null);
  const running = useRef<AbortController>(null);
  const resetInput = useRef<() => void>(null);
  const isVisitor = useSession() === null;
  const most = isVisitor ? maximumVisitorReferences : maximumReferences;
  const { lines, left } = readLines(text, most);

  async function start(of: File | readonly string[]) {
    const stop = new AbortController();
    running.current = stop;
    const isFile = of instanceof File;
    setCheck({ of, total: isFile ? null : of.length, results: [], isRunning: true, problem: null });
    const change = (next: (before: Check) => Check) => setCheck((before) => before && next(before));
    const add = (results: readonly VerifiedReference[]) =>
      change((before) => ({
        ...before,
        total: before.total ?? results.length,
        results: [...before.results, ...results],
      }));
    try {
      if (isFile) add(await verifyFile(of, stop.signal));
      else for (const portion of portionsOf(of)) add(await verifyReferences(portion, stop.signal));
    } catch (error) {
      if (!stop.signal.aborted) {
        const problem = error instanceof Error ? error.message : t('shell:error.unknown');
        change((before) => ({ ...before, problem }));
      }
    } finally {
      change((before) => ({ ...before, isRunning: false }));
    }
  }

  return (
    <div className={classes.check}>
      <p className={classes.lead}>{t('check.lead')}</p>
      <Textarea
        label={t('check.label')}
        placeholder={t('check.placeholder')}
        autosize
        minRows={6}
        maxRows={16}
        classNames={{ input: classes.input }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.tools}>
        <Button
          leftSection={<IconListCheck size={18} stroke={1.5} aria-hidden="true" />}
          disabled={lines.length === 0 || check?.isRunning}
          onClick={() => void start(lines)}
        >
          {lines.length > 0 ? t('check.startCount', { count: lines.length }) : t('check.start')}
        </Button>
        <FileButton
          accept=".docx"
          resetRef={resetInput}
          disabled={check?.isRunning ?? false}
          onChange={(file) => {
            resetInput.current?.();
            if (file) requireLogin(() => void start(file));
          }}
          inputProps={{ 'aria-label': t('check.file') }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={check?.isRunning}
              leftSection={<IconFileTypeDocx size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('check.file')}
            </Button>
          )}
        </FileButton>
        {check?.isRunning ? (
          <Button variant="default" onClick={() => running.current?.abort()}>
            {t('check.stop')}
          </Button>
        ) : null}
        {left > 0 ? (
          <span className={classes.note}>
            {t(isVisitor ? 'check.tooManyForVisitor' : 'check.tooMany', { count: left, most: formatNumber(most) })}
          </span>
        ) : null}
      </div>
      {check ? <Results check={check} onRetry={() => void start(check.of)} /> : null}
    </div>
  );
}

function Results({ check, onRetry }: { check: Check; onRetry: () => void }) {
  const { t } = useTranslation('library');
  const { of, total, results, isRunning, problem } = check;
  const counts = { done: formatNumber(results.length), number: formatNumber(total ?? 0) };
  const verified = results.filter(({ outcome }) => outcome === 'VERIFIED');
  return (
    <section className={classes.results} aria-label={t('check.results')}>
      <div className={classes.summary}>
        {of instanceof File ? <p className={classes.name}>{of.name}</p> : null}
        <p role="status">
          {total === null && isRunning
            ? t('check.reading')
            : isRunning
              ? t('check.progress', counts)
              : t('check.done', counts)}
        </p>
        {isRunning ? (
          <Progress
            value={total === null ? 100 : (results.length / total) * 100}
            animated={total === null}
            size="sm"
            mb="sm"
            aria-label={t('check.results')}
          />
        ) : null}
        <ul className={classes.counts}>
          {verificationOutcomes.map((outcome) => {
            const { icon: Icon, color } = outcomeLook[outcome];
            const count = results.filter((result) => result.outcome === outcome).length;
            return (
              <li key={outcome}>
                <Icon size={18} stroke={1.5} color={color} aria-hidden="true" /> {t(`outcome.${outcome}.name`)}{' '}
                <b>{count}</b>
              </li>
            );
          })}
        </ul>
        {verified.length > 0 ? (
          <Button
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => void copyText(verified.map(({ text }) => text).join('\n'))}
          >
            {t('check.copyVerified', { count: verified.length })}
          </Button>
        ) : null}
      </div>
      {problem ? (
        <Alert color="bad" variant="light" role="alert" my="sm">
          {problem} {t('nothingLost')}{' '}
          <Button size="compact-sm" variant="light" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Alert>
      ) : null}
      <ol className={classes.list}>
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold the same reference twice, and only grows
          <CheckedReference key={index} result={result} />
        ))}
      </ol>
    </section>
  );
}
