import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'

const names = Object.keys(iconPaths)
const isName = (name: string): name is keyof typeof iconPaths => name in iconPaths

test.each(names.filter(isName))('%s is not said, and two of it do not clash', (name) => {
  const markup = renderToStaticMarkup(<Icon name={name} />)
  expect(markup).toContain('aria-hidden="true"')
  expect(markup).toContain('currentColor')
  expect(markup).not.toMatch(/\sid=|style=|url\(/)
})
