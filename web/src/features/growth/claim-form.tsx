import { Alert, Button, SegmentedControl, TextInput } from '@mantine/core';
import {
  IconBookmark,
  IconCircleCheck,
  IconExternalLink,
  IconHeart,
  IconShare3,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { GiftAction, GiftTier } from '@yanmo/contract/codes';
import type { Channel, Claim } from '@yanmo/contract/growth';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimNote } from '../../domain/growth/claim-notes.tsx';
import { discountFigure } from '../../domain/growth/discount-figure.ts';
import { sendClaim } from '../../domain/growth/growth-queries.ts';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { ApiError } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import classes from './gift-dialog.module.css';
import { ScreenshotField } from './screenshot-field.tsx';

const actionIcons: Record<GiftAction, TablerIcon> = {
  LIKE: IconHeart,
  FAVOURITE: IconBookmark,
  FOLLOW: IconUserPlus,
  SHARE: IconShare3,
};

interface ClaimFormProps {
  channel: Channel;
  /** Own ones of this platform, the newest first. */
  claims: readonly Claim[];
  onCoupons: () => void;
}

export function ClaimForm({ channel, claims, onCoupons }: ClaimFormProps) {
  const { t } = useTranslation('growth');
  const [newest] = claims;
  const granted = Math.max(0, ...claims.filter(({ status }) => status === 'APPROVED').map(({ tier }) => tier));
  if (newest?.status === 'PENDING') return <ClaimNote claim={newest} />;
  const isSpent = claims.some((claim) => claim.is_spent);
  const left = isSpent ? [] : channel.tiers.filter(({ tier }) => tier > granted);
  return (
    <div className={classes.form}>
      {granted > 0 ? (
        <Alert
          variant="light"
          color="good"
          icon={<IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />}
          title={t('gift.granted', { figure: discountFigure(granted) })}
        >
          {left.length > 0 ? `${t('gift.larger')} ` : ''}
          <Button size="compact-sm" variant="outline" color="good" onClick={onCoupons}>
            {t('gift.seeCoupons')}
          </Button>
        </Alert>
      ) : null}
      {newest?.status === 'REJECTED' ? (
        <Alert variant="light" color="bad" role="note" title={t('gift.rejected')}>
          {t('claims.reason', { note: newest.note })}
        </Alert>
      ) : null}
      {left.length > 0 ? <OpenForm channel={channel} tiers={left} /> : null}
    </div>
  );
}

type Proof = 'SCREENSHOT' | 'CODE';

function OpenForm({ channel, tiers }: { channel: Channel; tiers: Channel['tiers'] }) {
  const { t } = useTranslation(['growth', 'shell']);
  const client = useQueryClient();
  const language = currentLanguage();
  const [wanted, setWanted] = useState<GiftTier | null>(null);
  const [proof, setProof] = useState<Proof>('SCREENSHOT');
  const [fileKey, setFileKey] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const claim = useMoneyAction(sendClaim);
  const send = useOnePress(sendOnce);
  const tier = tiers.find((one) => one.tier === wanted) ?? tiers[0];
  if (!tier) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (claim.isPending) return;
    if (proof === 'SCREENSHOT' && fileKey === null) setProblem(t('gift.needShot'));
    else if (proof === 'CODE' && code.trim() === '') setProblem(t('gift.needCode'));
    else send();
  }

  async function sendOnce() {
    if (!tier) return;
    setProblem(null);
    const what = proof === 'CODE' ? { code } : { file_key: fileKey ?? '' };
    try {
      await claim.mutateAsync({ channel: channel.code, tier: tier.tier, ...what });
      // A code gave a coupon at once; a screenshot waits from now on.
      await Promise.all(['growth', 'coupons'].map((key) => client.invalidateQueries({ queryKey: [key] })));
    } catch (failure) {
      const field =
        failure instanceof ApiError ? failure.findFieldMessage(proof === 'CODE' ? 'code' : 'file_key') : null;
      setProblem(field ?? (failure instanceof Error ? failure.message : t('shell:error.unknown')));
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ChoiceCards
        legend={t('gift.tier')}
        minimumWidth={220}
        choices={tiers.map(({ tier: percent, actions }) => ({
          value: String(percent),
          title: t('gift.percent', { figure: discountFigure(percent) }),
          text: <Actions actions={actions} />,
        }))}
        value={String(tier.tier)}
        onChange={(value) => {
          setWanted(Number(value) as GiftTier);
          setProblem(null);
        }}
      />
      <ol className={classes.steps}>
        <li>
          {channel.text[language]}{' '}
          {channel.url ? (
            <a href={channel.url} target="_blank" rel="noreferrer">
              {t('gift.open')} <IconExternalLink size={14} stroke={1.5} aria-hidden="true" />
            </a>
          ) : null}
        </li>
        <li>{tier.text[language]}</li>
        <li>{t('gift.send')}</li>
      </ol>
      <SegmentedControl
        fullWidth
        aria-label={t('gift.proof')}
        value={proof}
        onChange={(value) => {
          setProof(value as Proof);
          setFileKey(null);
          setProblem(null);
        }}
        data={(['SCREENSHOT', 'CODE'] as const).map((value) => ({ value, label: t(`gift.by.${value}`) }))}
      />
      {proof === 'SCREENSHOT' ? (
        <ScreenshotField
          onChange={(key) => {
            setFileKey(key);
            setProblem(null);
          }}
        />
      ) : (
        <TextInput
          label={t('gift.code')}
          description={t('gift.codeHint')}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setProblem(null);
          }}
        />
      )}
      <p className={classes.problem} role="alert" hidden={problem === null}>
        {problem}
      </p>
      <Button type="submit" size="md" loading={claim.isPending}>
        {t(proof === 'CODE' ? 'gift.redeem' : 'gift.submit')}
      </Button>
    </form>
  );
}

function Actions({ actions }: { actions: readonly GiftAction[] }) {
  const { t } = useTranslation('growth');
  return (
    <span className={classes.actions}>
      {actions.map((action) => {
        const Icon = actionIcons[action];
        return (
          <span key={action}>
            <Icon size={16} stroke={1.5} aria-hidden="true" /> {t(`action.${action}`)}
          </span>
        );
      })}
    </span>
  );
}
