import { UnstyledButton } from '@mantine/core';
import { IconFileInvoice, IconListTree, IconTicket, IconWriting, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { writePath } from '../../domain/papers/paper-links.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import classes from './home-page.module.css';

function Entry({ icon: Icon, title, text }: { icon: TablerIcon; title: string; text: string }) {
  return (
    <>
      <Icon className={classes.icon} size={28} stroke={1.5} aria-hidden="true" />
      <span className={classes.words}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </>
  );
}

/** Where one starts or takes up again: the four places that a student goes to. */
export default function HomePage() {
  const { t } = useTranslation(['home', 'shell']);
  return (
    <>
      <PageHeading title={t('welcome')} tagline={t('text')} />
      <ul className={classes.entries}>
        <li>
          <Link className={classes.entry} to={writePath}>
            <Entry icon={IconWriting} title={t('shell:routes.writepaper.title')} text={t('writing.text')} />
          </Link>
        </li>
        <li>
          <UnstyledButton className={classes.entry} onClick={() => openWorkDrawer('orders')}>
            <Entry icon={IconFileInvoice} title={t('shell:names.orders')} text={t('orders.text')} />
          </UnstyledButton>
        </li>
        <li>
          <UnstyledButton className={classes.entry} onClick={() => openWorkDrawer('outlines')}>
            <Entry icon={IconListTree} title={t('shell:names.outlines')} text={t('outlines.text')} />
          </UnstyledButton>
        </li>
        <li>
          <Link className={classes.entry} to="/home/redemption">
            <Entry icon={IconTicket} title={t('shell:routes.redemption.title')} text={t('redemption.text')} />
          </Link>
        </li>
      </ul>
    </>
  );
}
