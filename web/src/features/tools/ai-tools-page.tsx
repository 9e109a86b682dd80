import { Skeleton } from '@mantine/core';
import {
  IconFileCheck,
  IconLanguage,
  IconLetterCase,
  IconListNumbers,
  IconSparkles,
  IconWriting,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PolishTool, TranslateTool } from './abstract-tools.tsx';
import { useToolsInfo } from './api.ts';
import { FormatCheckTool } from './format-check-tool.tsx';
import { ReferencesTool } from './references-tool.tsx';
import { TitlesTool } from './titles-tool.tsx';
import classes from './tools.module.css';
import { WordCountTool } from './word-count-tool.tsx';

const tools = ['format', 'references', 'count', 'titles', 'polish', 'translate'] as const;
type Tool = (typeof tools)[number];

const icons: Readonly<Record<Tool, TablerIcon>> = {
  format: IconFileCheck,
  references: IconListNumbers,
  count: IconLetterCase,
  titles: IconWriting,
  polish: IconSparkles,
  translate: IconLanguage,
};

/** A list of small tools; the chosen one opens beside it, with an address of its own. */
export default function AiToolsPage() {
  const { t } = useTranslation(['tools', 'shell']);
  const [address] = useSearchParams();
  const open = tools.find((name) => name === address.get('tool')) ?? 'format';
  const { data: info } = useToolsInfo();
  // What was typed into one is there when its user comes back from another.
  const [visited, setVisited] = useState<readonly Tool[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another is open, by whatever way
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  return (
    <>
      <PageHeading title={t('shell:routes.aitools.title')} tagline={t('shell:routes.aitools.describe')} />
      <p className={classes.left}>
        {info
          ? t(info.left === null ? 'visitor' : 'left', {
              left: formatNumber(info.left ?? 0),
              most: formatNumber(info.per_day),
            })
          : ' '}
      </p>
      <div className={classes.page}>
        <nav aria-label={t('list')}>
          <ul className={classes.list}>
            {tools.map((name) => {
              const Icon = icons[name];
              return (
                <li key={name}>
                  <Link
                    ref={name === open ? current : null}
                    to={`?tool=${name}`}
                    preventScrollReset
                    aria-current={name === open ? 'page' : undefined}
                  >
                    <Icon size={20} stroke={1.5} aria-hidden="true" />
                    <span>
                      <strong>{t(`tool.${name}.title`)}</strong>
                      <small>{t(`tool.${name}.text`)}</small>
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <Sheet width="wide" label={t(`tool.${open}.title`)}>
          <h2 className={classes.title}>{t(`tool.${open}.title`)}</h2>
          {visited.map((name) => (
            <div key={name} hidden={name !== open}>
              <OpenTool tool={name} />
            </div>
          ))}
        </Sheet>
      </div>
    </>
  );
}

function OpenTool({ tool }: { tool: Tool }) {
  const { data: info, error, refetch } = useToolsInfo();
  if (tool === 'count') return <WordCountTool />;
  if (tool === 'references') return <ReferencesTool />;
  if (tool === 'titles') return <TitlesTool />;
  if (!info)
    return error ? <LoadFailed message={error.message} onRetry={() => void refetch()} /> : <Skeleton height={180} />;
  if (tool === 'polish') return <PolishTool hasModel={info.has_model} />;
  if (tool === 'translate') return <TranslateTool hasModel={info.has_model} />;
  return <FormatCheckTool templates={info.templates} />;
}
