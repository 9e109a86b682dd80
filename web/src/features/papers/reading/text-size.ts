import { useLocalStorage } from '@mantine/hooks';

/** Local storage: how large the text of papers is, in px. */
const sizeStorageKey = 'yanmo_reading_size';
const textSizes = [15, 16, 17, 18, 20, 22, 25] as const;
const usualSize = 17;

export function useTextSize() {
  const [size, setSize] = useLocalStorage<number>({
    key: sizeStorageKey,
    defaultValue: usualSize,
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (text) => textSizes.find((known) => String(known) === text) ?? usualSize,
  });
  const at = (textSizes as readonly number[]).indexOf(size);
  const larger = textSizes[at + 1];
  const smaller = textSizes[at - 1];
  return {
    size,
    enlarge: larger === undefined ? null : () => setSize(larger),
    reduce: smaller === undefined ? null : () => setSize(smaller),
  };
}
