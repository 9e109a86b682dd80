import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useUsableCoupons } from '../../domain/orders/quote.ts';
import { askLogin } from '../../lib/login-request.ts';
import { useSession } from '../../lib/session.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { useNewestOrders, useNewestOutlines } from './api.ts';
import { Beside } from './beside.tsx';
import { useOwnMessages } from './contact/api.ts';
import classes from './home-page.module.css';
import { Newcomer } from './newcomer.tsx';
import { NextThingView } from './next-thing-view.tsx';
import { nextThings } from './next-things.ts';

/** Where one takes up again what was begun; a newcomer is shown where to begin. */
export default function HomePage() {
  const { t } = useTranslation(['home', 'shell']);
  const session = useSession();
  return (
    <>
      <PageHeading title={t('welcome')} tagline={t('text')} />
      <div className={classes.page}>
        {session ? (
          <GoOn key={session.loginId} />
        ) : (
          <Newcomer
            action={
              <Button variant="default" onClick={() => askLogin({ redirect: '/home/home' })}>
                {t('newcomer.login')}
              </Button>
            }
          />
        )}
        <Beside />
      </div>
    </>
  );
}

function GoOn() {
  const { t } = useTranslation('home');
  const orders = useNewestOrders();
  const outlines = useNewestOutlines();
  const coupons = useUsableCoupons();
  const messages = useOwnMessages(1);
  const failed = [orders, outlines].find(({ data, error }) => error && !data);
  if (failed) return <LoadFailed message={failed.error?.message ?? ''} onRetry={() => void failed.refetch()} />;
  if (!orders.data || !outlines.data) return <RowSkeletons count={3} height={96} isFlush />;
  // Without the coupons and the answers the rest is worth seeing too.
  const [first, ...others] = nextThings(
    {
      orders: orders.data,
      outlines: outlines.data,
      coupons: coupons.data ?? [],
      answers: messages.data?.unread ?? 0,
    },
    Date.now(),
  );
  if (!first) return orders.data.length + outlines.data.length === 0 ? <Newcomer /> : <Newcomer isBack />;
  return (
    <div className={classes.things}>
      <NextThingView thing={first} isFirst />
      {others.length > 0 ? (
        <section>
          <h2 className={classes.heading}>{t('also')}</h2>
          <ul className={classes.list}>
            {others.map((thing) => (
              <li key={keyOf(thing)}>
                <NextThingView thing={thing} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function keyOf(thing: ReturnType<typeof nextThings>[number]): string {
  if (thing.kind === 'answer') return thing.kind;
  if (thing.kind === 'outline') return thing.outline.key1;
  return thing.kind === 'coupon' ? thing.coupon.id : thing.order.out_trade_no;
}
