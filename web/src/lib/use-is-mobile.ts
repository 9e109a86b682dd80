import { useMediaQuery } from '@mantine/hooks';
import { mobileBreakpointPx } from './constants.ts';

export function useIsMobile(): boolean {
  return useMediaQuery(`(max-width: ${mobileBreakpointPx - 0.02}px)`, undefined, { getInitialValueInEffect: false });
}
