import { create, type ThemeVars } from 'storybook/theming'

const shared = {
  fontBase: '"Overpass Variable", system-ui, sans-serif',
  fontCode: '"Overpass Mono Variable", ui-monospace, monospace',
  brandTitle: '<span class="sign">Signpost</span>',
  brandUrl: './',
  brandTarget: '_self',
  appBorderRadius: 8,
  inputBorderRadius: 6,
} as const

// The colors of a road sign: white on green in light, the same green on near-black in dark.
const light: ThemeVars = create({
  ...shared,
  base: 'light',
  colorPrimary: '#00694e',
  colorSecondary: '#00694e',
  appBg: '#edf3ef',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#cfdad4',
  textColor: '#17211c',
  textMutedColor: '#52635a',
  barBg: '#ffffff',
  barTextColor: '#52635a',
  barSelectedColor: '#00694e',
  barHoverColor: '#00694e',
  inputBg: '#ffffff',
  inputBorder: '#a9b8b0',
})

const dark: ThemeVars = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#5fd3a8',
  colorSecondary: '#2a9c75',
  appBg: '#0e1310',
  appContentBg: '#141a17',
  appPreviewBg: '#141a17',
  appBorderColor: '#2c3832',
  textColor: '#e8f0ec',
  textMutedColor: '#a3b5ab',
  barBg: '#141a17',
  barTextColor: '#a3b5ab',
  barSelectedColor: '#5fd3a8',
  barHoverColor: '#5fd3a8',
  inputBg: '#0f1512',
  inputBorder: '#4b5c53',
  inputTextColor: '#e8f0ec',
})

/** The theme of the catalog's own pages, by the system's color scheme. */
export const theme: ThemeVars = matchMedia('(prefers-color-scheme: dark)').matches ? dark : light
