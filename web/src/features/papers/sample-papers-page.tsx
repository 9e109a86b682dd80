import { Button, Chip, Group, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Language, languages } from '@yanmo/contract/language-choice';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { writePath } from '../../domain/papers/paper-links.ts';
import { currentLanguage, languageNames } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { samplesQuery } from './api.ts';
import { SampleCard } from './sample-card.tsx';
import { orderSamples } from './sample-order.ts';
import classes from './sample-papers-page.module.css';

/** Papers that anyone may look at before ordering one. */
export default function SamplePapersPage() {
  const { t } = useTranslation(['papers', 'shell']);
  const [address, setAddress] = useSearchParams();
  const chosen = languages.find((language) => language === address.get('language')) ?? null;
  const { data, error, refetch } = useQuery(samplesQuery());
  const choose = (value: string | string[]) =>
    setAddress(value === 'all' ? {} : { language: String(value) }, { replace: true, preventScrollReset: true });
  return (
    <>
      <div className={classes.head}>
        <PageHeading title={t('shell:routes.preview.title')} tagline={t('samples.lead')} />
        <Button component={Link} to={writePath}>
          {t('writeOwn')}
        </Button>
      </div>
      {data && data.length > 0 ? (
        <>
          <Chip.Group multiple={false} value={chosen ?? 'all'} onChange={choose}>
            <Group gap={8} mb="lg" role="radiogroup" aria-label={t('samples.language')}>
              <Chip value="all" variant="outline">
                {t('samples.all')}
              </Chip>
              {orderLanguages(currentLanguage()).map((language) => (
                <Chip key={language} value={language} variant="outline">
                  {languageNames[language]}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          <SampleList samples={orderSamples(data, currentLanguage(), chosen)} />
        </>
      ) : error && !data ? (
        <Sheet width="wide">
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        </Sheet>
      ) : data ? (
        <BeingMade />
      ) : (
        <SampleListSkeleton label={t('shell:loading')} />
      )}
    </>
  );
}

function orderLanguages(own: Language): readonly Language[] {
  return [own, ...languages.filter((language) => language !== own)];
}

function SampleList({ samples }: { samples: ReturnType<typeof orderSamples> }) {
  const { t } = useTranslation('papers');
  if (samples.length === 0) return <p className={classes.none}>{t('samples.noneInLanguage')}</p>;
  return (
    <ul className={classes.samples}>
      {samples.map((sample) => (
        <SampleCard key={sample.id} sample={sample} />
      ))}
    </ul>
  );
}

function BeingMade() {
  const { t } = useTranslation('papers');
  return (
    <Sheet width="wide">
      <EmptyState icon={IconPrinter} title={t('samples.emptyTitle')} text={t('samples.emptyText')} />
    </Sheet>
  );
}

function SampleListSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.samples} role="status" aria-label={label} aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={classes.card}>
          <div className={classes.cover}>
            <Skeleton className={classes.coverPage} radius={0} />
          </div>
          <div className={classes.words}>
            <Skeleton height={18} width="90%" />
            <Skeleton height={12} width="60%" mt={12} />
            <Skeleton height={12} width="50%" mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
}
