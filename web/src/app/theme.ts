import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import room from './overlay-room.module.css';

/**
 * Ten steps from a wash to a deep tone; the third step is the token of the dark theme, the seventh that of the light one
 * (primaryShade), the eighth its hover.
 */
const azurite: MantineColorsTuple = [
  '#edf4f9',
  '#d6e6f1',
  '#a9cce4',
  '#6fb0db',
  '#5ba0ce',
  '#3f86b5',
  '#2b6f9d',
  '#1e5b86',
  '#174968',
  '#10374f',
];
const seal: MantineColorsTuple = [
  '#fbefec',
  '#f5d9d3',
  '#eba99d',
  '#e0705f',
  '#d65f4d',
  '#c94f3e',
  '#bd4434',
  '#b23a2b',
  '#932f22',
  '#742419',
];
const good: MantineColorsTuple = [
  '#ecf6f0',
  '#d2eadb',
  '#a1d5b4',
  '#6cc08b',
  '#58b17a',
  '#46a069',
  '#398d5b',
  '#2e7d4f',
  '#25653f',
  '#1b4d30',
];
const warn: MantineColorsTuple = [
  '#fbf4e4',
  '#f5e5c1',
  '#ebcc88',
  '#e0b155',
  '#d3a03d',
  '#c48f28',
  '#b57f17',
  '#8f5f08',
  '#774f06',
  '#5f3f04',
];
const bad: MantineColorsTuple = [
  '#fceeed',
  '#f9d7d5',
  '#f5b1ac',
  '#f08a83',
  '#e6736b',
  '#d85b53',
  '#c73f37',
  '#b3261e',
  '#951f18',
  '#761812',
];
/** Warm greys of paper and ink instead of Mantine's blue ones. */
const gray: MantineColorsTuple = [
  '#faf8f3',
  '#f6f3ec',
  '#efeae0',
  '#e6e0d4',
  '#d5cec0',
  '#8a8f98',
  '#555b63',
  '#3d434a',
  '#2c3137',
  '#1e2227',
];
const dark: MantineColorsTuple = [
  '#ece8df',
  '#cfcbc2',
  '#b4b0a6',
  '#8f8c84',
  '#3a3f47',
  '#272b32',
  '#1d2026',
  '#15171b',
  '#101215',
  '#0b0c0e',
];

const overlayTitle = { fontFamily: 'var(--font-serif)', fontWeight: 600, fontSize: '18px' };

export const theme = createTheme({
  colors: { azurite, seal, good, warn, bad, gray, dark, red: bad, green: good },
  primaryColor: 'azurite',
  primaryShade: { light: 7, dark: 3 },
  black: '#1e2227',
  fontFamily: 'var(--font-ui)',
  headings: { fontFamily: 'var(--font-serif)', fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  lineHeights: { md: '1.6' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { sm: '4px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'md',
  /** em of 992 px: where the device becomes a desktop. */
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: { xs: 'var(--shadow)', sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  variantColorResolver(input) {
    const colors = defaultVariantColorsResolver(input);
    // In the dark theme every filled colour is light, so its text is dark.
    return input.variant === 'filled' ? { ...colors, color: 'var(--on-filled)' } : colors;
  },
  components: {
    Modal: {
      defaultProps: { centered: true, transitionProps: { transition: 'fade', duration: 160 } },
      styles: { title: overlayTitle },
      classNames: { inner: room.dialog ?? '' },
    },
    Drawer: {
      defaultProps: { transitionProps: { duration: 160 } },
      styles: { title: overlayTitle },
      classNames: { inner: room.drawer ?? '' },
    },
    CloseButton: { defaultProps: { size: 40, iconSize: 20 } },
    Menu: { defaultProps: { transitionProps: { transition: 'fade', duration: 160 }, shadow: 'md' } },
    Popover: { defaultProps: { transitionProps: { transition: 'fade', duration: 160 }, shadow: 'md' } },
  },
});

/** In the dark theme a wash is lighter than what it lies on, or a button of it would look like a hole. */
const washes = Object.fromEntries(
  ['azurite', 'seal', 'good', 'warn', 'bad', 'red', 'green'].flatMap((name) => {
    const mix = (share: number) => `color-mix(in srgb, var(--mantine-color-${name}-3) ${share}%, var(--sheet))`;
    return [
      [`--mantine-color-${name}-light`, mix(16)],
      [`--mantine-color-${name}-light-hover`, mix(24)],
    ];
  }),
);

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-second)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--bad)',
  },
  light: {
    '--mantine-color-body': 'var(--sheet)',
    '--mantine-color-placeholder': '#70757d',
    '--mantine-color-default-border': '#d5cec0',
  },
  dark: {
    '--mantine-color-body': 'var(--sheet)',
    '--mantine-color-placeholder': '#96938b',
    // A disabled button must not melt into the sheet it stands on.
    '--mantine-color-disabled': '#2a2f37',
    '--mantine-color-default': '#23272e',
    '--mantine-color-default-hover': '#2a2f37',
    '--mantine-color-default-border': '#3a3f47',
    ...washes,
  },
});
