import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { detailPaths } from '../place-details/detailPaths.ts'
import { categoryPaths } from './categoryIcons.ts'
import { fieldPaths } from './fieldPaths.ts'
import { Icon } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'
import { ManeuverIcon } from './ManeuverIcon.tsx'
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

test.each(['enter-roundabout', 'leave-roundabout', 'straight-through-rotary'] as const)(
  '%s shows the number of its exit, which is not flipped, and is hidden from screen readers',
  (kind) => {
    const drawn = (exit?: string): string =>
      renderToStaticMarkup(<ManeuverIcon kind={kind} direction="left" exit={exit} />)
    expect(drawn('3')).toMatch(
      /^<svg aria-hidden="true".*<path d="[^"]+" transform="[^"]+">.*<text (?!.*transform).*>3<\/text><\/svg>$/,
    )
    expect(drawn()).not.toContain('<text')
    // Where the driving side is unknown, the number stands in a ring that is the same on both sides.
    expect(renderToStaticMarkup(<ManeuverIcon kind={kind} exit="3" />)).toMatch(/>3<\/text>/)
  },
)

test('only a roundabout shows the number of an exit', () => {
  expect(renderToStaticMarkup(<ManeuverIcon kind="turn" side="left" exit="3" />)).not.toContain(
    '<text',
  )
})
