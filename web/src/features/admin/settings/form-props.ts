import type { SettingKey, SettingValues } from './setting-values.ts';

export interface FormProps<Key extends SettingKey> {
  value: SettingValues[Key];
  onChange: (value: SettingValues[Key]) => void;
  /** What the server said of the place, by its path in the value: `prices.PAPER_FINAL`. */
  errorAt: (path: string) => string | null;
}
