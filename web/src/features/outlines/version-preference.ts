import { useLocalStorage } from '@mantine/hooks';
import type { OutlineVersion } from '@yanmo/contract/outlines';

const versionStorageKey = 'yanmo_outline_version';

/** Custom (v2) unless the student preferred the other the last time. */
export function useVersionPreference() {
  return useLocalStorage<OutlineVersion>({
    key: versionStorageKey,
    defaultValue: 'v2',
    getInitialValueInEffect: false,
    serialize: (version) => version,
    deserialize: (text) => (text === 'v1' ? 'v1' : 'v2'),
  });
}
