import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { detailPaths } from '../place-details/detailPaths.ts'
import { categoryPaths } from './categoryIcons.ts'
import { fieldPaths } from './fieldPaths.ts'
import { Icon } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'
import { placePaths } from './placePaths.ts'
import { SvgIcon } from './SvgIcon.tsx'

const all = { ...fieldPaths, ...iconPaths, ...categoryPaths, ...placePaths, ...detailPaths }

test.each(Object.entries(all))('%s is hidden from screen readers, with unique ids', (_, path) => {
  const markup = renderToStaticMarkup(<SvgIcon path={path} part="icon" />)
  expect(markup).toContain('aria-hidden="true"')
  expect(markup).toContain('stroke="currentColor"')
  expect(markup).not.toMatch(/\sid=|style=|url\(/)
})

test('from right to left only icons that show lines of text are mirrored', () => {
  expect(renderToStaticMarkup(<Icon name="term" />)).toContain('data-mirrored')
  expect(renderToStaticMarkup(<Icon name="search" />)).not.toContain('data-mirrored')
})
