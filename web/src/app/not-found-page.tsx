import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { startPath } from './paths.ts';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('routes.notFound.title')} tagline={t('routes.notFound.describe')} />
      <Sheet>
        <EmptyState
          icon={IconFileOff}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <Button component={Link} to={startPath}>
              {t('notFound.back')}
            </Button>
          }
        />
      </Sheet>
    </>
  );
}
