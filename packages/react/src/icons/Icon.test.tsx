import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { detailPaths } from '../place-details/detailPaths.ts'
import { categoryPaths } from './categoryPaths.ts'
import { fieldPaths } from './fieldPaths.ts'
import { Icon } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'
import { placePaths } from './placePaths.ts'
import { SvgIcon } from './SvgIcon.tsx'

const all = { ...fieldPaths, ...iconPaths, ...categoryPaths, ...placePaths, ...detailPaths }

test.each(Object.entries(all))('%s is not said, and two of it do not clash', (_, path) => {
  const markup = renderToStaticMarkup(<SvgIcon path={path} part="icon" />)
  expect(markup).toContain('aria-hidden="true"')
  expect(markup).toContain('stroke="currentColor"')
  expect(markup).not.toMatch(/\sid=|style=|url\(/)
})

test('only what shows lines of text is mirrored where they run from right to left', () => {
  expect(renderToStaticMarkup(<Icon name="term" />)).toContain('data-mirrored')
  expect(renderToStaticMarkup(<Icon name="search" />)).not.toContain('data-mirrored')
})
