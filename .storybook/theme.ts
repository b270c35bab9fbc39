import { create, type ThemeVars } from 'storybook/theming'

const fonts = {
  fontBase: 'system-ui, sans-serif',
  fontCode: 'ui-monospace, monospace',
}

// The colours of a road sign: white on green by day, the same green on near-black by night.
const green = '#00694e'

/** The look of the catalog's own pages. */
const light: ThemeVars = create({
  ...fonts,
  base: 'light',
  brandTitle: 'Signpost',
  colorPrimary: green,
  colorSecondary: green,
  appBg: '#f4f7f5',
  appBorderColor: '#d5ded9',
  appBorderRadius: 6,
  barSelectedColor: green,
})

const dark: ThemeVars = create({
  ...fonts,
  base: 'dark',
  brandTitle: 'Signpost',
  colorPrimary: '#4fc79c',
  colorSecondary: '#00835f',
  appBg: '#141a17',
  appContentBg: '#1a221e',
  appPreviewBg: '#1a221e',
  appBorderColor: '#2c3832',
  appBorderRadius: 6,
  barBg: '#1a221e',
  barSelectedColor: '#4fc79c',
})

/** The one that fits how the machine is set. */
export const theme: ThemeVars = matchMedia('(prefers-color-scheme: dark)').matches ? dark : light
