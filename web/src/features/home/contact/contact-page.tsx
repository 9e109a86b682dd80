import { Anchor, Skeleton } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import type { HomeInfo } from '@yanmo/contract/home';
import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../../domain/site/home-info.ts';
import { useSession } from '../../../lib/session.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QrImage } from '../../../ui/qr-image.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import classes from './contact-page.module.css';
import { MessageForm } from './message-form.tsx';
import { OwnMessages } from './own-messages.tsx';

/** How the operator is reached: as the operator wants it, or by a message that is answered here. */
export default function ContactPage() {
  const { t } = useTranslation(['home', 'shell']);
  const session = useSession();
  const { data: home, error, refetch } = useHomeInfo();
  return (
    <>
      <PageHeading title={t('shell:routes.contact.title')} tagline={t('shell:routes.contact.describe')} />
      <Sheet>
        {home ? (
          <Way contact={home.contact} />
        ) : error ? (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={240} />
        )}
        {session ? <OwnMessages key={session.loginId} /> : null}
      </Sheet>
    </>
  );
}

function Way({ contact: { kind, value, image_url } }: { contact: HomeInfo['contact'] }) {
  const { t } = useTranslation('home');
  switch (kind) {
    case 'QR':
      return (
        <div className={classes.way}>
          <p>{t('contact.scan')}</p>
          {image_url ? <QrImage src={image_url} alt={t('contact.codeAlt')} caption={value} /> : null}
        </div>
      );
    case 'EMAIL':
      return (
        <p className={classes.address}>
          <IconMail size={22} stroke={1.5} aria-hidden="true" />
          <Anchor href={`mailto:${value}`}>{value}</Anchor>
        </p>
      );
    case 'PHONE':
      return (
        <p className={classes.address}>
          <IconPhone size={22} stroke={1.5} aria-hidden="true" />
          <Anchor href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</Anchor>
        </p>
      );
    case 'FORM':
      return <MessageForm />;
  }
}
