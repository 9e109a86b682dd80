import type { CharacterPackage } from '@yanmo/contract/catalogue';
import { useTranslation } from 'react-i18next';
import { formatFen, formatNumber } from '../../lib/format.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import classes from './package-choice.module.css';

interface PackageChoiceProps {
  packages: readonly CharacterPackage[];
  packageId: string;
  onChange: (id: string) => void;
}

export function PackageChoice({ packages, packageId, onChange }: PackageChoiceProps) {
  const { t } = useTranslation('payments');
  return (
    <div>
      <ChoiceCards
        legend={t('package.legend')}
        value={packageId}
        onChange={onChange}
        choices={packages.map(({ id, characters, price }) => ({
          value: id,
          title: (
            <span className={classes.title}>
              <span>{t('package.characters', { characters: formatNumber(characters) })}</span>
              <span className={classes.price}>{formatFen(price)}</span>
            </span>
          ),
          text: t('package.perThousand', { price: formatFen(Math.round((price * 1_000) / characters)) }),
        }))}
        minimumWidth={180}
      />
      <p className={classes.note}>{t('package.note')}</p>
    </div>
  );
}
