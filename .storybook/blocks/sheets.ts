import tokens from '@signpost/react/tokens.css?raw'

const found = import.meta.glob<string>(['../../packages/*/src/*/*.css', '!**/styles/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The stylesheets of all components, by path. */
export const sheets: Readonly<Record<string, string>> = found

export const tokensCss: string = tokens
