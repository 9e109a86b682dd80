import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const nextScheme: Record<MantineColorScheme, MantineColorScheme> = { auto: 'light', light: 'dark', dark: 'auto' };
const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };

/** One button through three states; the first, and the default, is whatever the system says. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  const label = `${t('colorScheme.label')}: ${t(`colorScheme.${colorScheme}`)}`;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(nextScheme[colorScheme])}
    >
      <Icon size={18} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  );
}
