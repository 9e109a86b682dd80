import { Button, Skeleton } from '@mantine/core';
import { IconBook2, IconFileUnknown, IconPencil, IconReceiptRefund } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { amendListPath, readListPath } from '../../../domain/papers/paper-links.ts';
import { ApiError } from '../../../lib/api.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type PaperText, paperTextQuery } from './api.ts';
import { PaperList } from './paper-list.tsx';

interface PaperGateProps {
  page: 'read' | 'amend';
  /** Above the list, where there is more to choose from. */
  choice?: ReactNode;
  children: (paper: PaperText) => ReactNode;
}

/** What both pages ask before they show a paper: who is there, and which paper is meant. */
export function PaperGate({ page, choice, children }: PaperGateProps) {
  const { t } = useTranslation(['amending', 'shell']);
  const session = useSession();
  const [address] = useSearchParams();
  const outTradeNo = address.get('order');
  if (session && outTradeNo) {
    return (
      <OpenPaper key={outTradeNo} page={page} outTradeNo={outTradeNo}>
        {children}
      </OpenPaper>
    );
  }
  const route = page === 'read' ? 'readpaper' : 'amendpaper';
  return (
    <>
      <PageHeading title={t(`shell:routes.${route}.title`)} tagline={t(`shell:routes.${route}.describe`)} />
      <Sheet width="wide">
        {choice}
        {session ? <PaperList page={page} /> : <Visitor page={page} />}
      </Sheet>
    </>
  );
}

function Visitor({ page }: Pick<PaperGateProps, 'page'>) {
  const { t } = useTranslation(['amending', 'shell']);
  return (
    <EmptyState
      icon={page === 'read' ? IconBook2 : IconPencil}
      title={t(`visitor.${page}.title`)}
      text={t(`visitor.${page}.text`)}
      points={[t(`visitor.${page}.first`), t(`visitor.${page}.second`), t(`visitor.${page}.third`)]}
      action={<Button onClick={() => requireLogin(() => undefined)}>{t('shell:topBar.login')}</Button>}
    />
  );
}

function OpenPaper({ page, outTradeNo, children }: PaperGateProps & { outTradeNo: string }) {
  const { t } = useTranslation(['amending', 'shell']);
  const { data, error, refetch } = useQuery(paperTextQuery(outTradeNo));
  if (data) return children(data);
  if (!error) return <OpeningPaper label={t('shell:loading')} />;
  const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (!isAnswer) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  const isRefunded = error.error === 'paper_refunded';
  return (
    <Sheet width="wide">
      <EmptyState
        icon={isRefunded ? IconReceiptRefund : IconFileUnknown}
        title={t(isRefunded ? 'shell:refunded' : 'open.refused')}
        text={error.message}
        action={
          <Button component={Link} to={page === 'read' ? readListPath : amendListPath}>
            {t('open.toList')}
          </Button>
        }
      />
    </Sheet>
  );
}

function OpeningPaper({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
      <Sheet>
        <Skeleton height={26} width="60%" mx="auto" mb={36} />
        {[100, 97, 99, 62, 98, 95, 94, 96, 40].map((width) => (
          <Skeleton key={width} height={14} width={`${width}%`} mb={18} />
        ))}
      </Sheet>
    </div>
  );
}
