import { ar } from '@signpost/react/messages/ar'
import { de } from '@signpost/react/messages/de'
import { es } from '@signpost/react/messages/es'
import { fr } from '@signpost/react/messages/fr'
import { it as italian } from '@signpost/react/messages/it'
import { everyCommandRoute, everythingRoute, hugeRoute } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { emulatePrint } from '../../../../test/browser/emulatePrint.ts'
import { violations } from '../../../../test/browser/violations.ts'
import { mountElement } from '../../test/mountElement.tsx'
import { readRoute } from '../../test/readRoute.ts'
import { RouteOptions } from '../route-options/RouteOptions.tsx'
import { RouteSummary } from '../route-summary/RouteSummary.tsx'
import { ManeuverList } from './ManeuverList.tsx'
import '../styles.css'

type ListRoute = Parameters<typeof ManeuverList>[0]['route']

function Directions({ route }: { readonly route: ListRoute }): ReactNode {
  return (
    <>
      <RouteOptions />
      <RouteSummary route={route} vehicle="car" />
      <ManeuverList route={route} defaultActiveStep={1} />
    </>
  )
}

/** Beyond the edge of what stands around it. */
function sticksOut(root: Element): string[] {
  const frame = root.getBoundingClientRect()
  return [...root.querySelectorAll('[data-part]:not([data-part="live"])')].flatMap((part) => {
    const { left, right } = part.getBoundingClientRect()
    const isOut = left < frame.left - 1 || right > frame.right + 1
    return isOut ? `${part.getAttribute('data-part')} ${left} ${right}` : []
  })
}

test.each(['light', 'dark'])('axe finds nothing in any state, %s', async (scheme) => {
  await emulateMedia('prefers-color-scheme', scheme)
  document.documentElement.style.background = scheme === 'dark' ? '#000' : '#fff'
  onTestFinished(() => void document.documentElement.removeAttribute('style'))
  const states: readonly (readonly [string, ListRoute])[] = [
    ['every command', await readRoute(everyCommandRoute)],
    ['windowed', await readRoute(hugeRoute({ maneuvers: 1100, points: 2000 }))],
  ]
  for (const [state, route] of states) {
    const { container, unmount } = mountElement(<Directions route={route} />)
    expect([state, await violations(container)]).toEqual([state, []])
    unmount()
  }
})

const languages = { ar, de, es, fr, it: italian }

test.each(Object.entries(languages))(
  'in %s at 320 px, and at 400 % zoom, nothing sticks out and axe finds nothing',
  async (language, messages) => {
    const { container } = mountElement(
      <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} style={{ inlineSize: 320 }}>
        <Directions route={await readRoute(everythingRoute)} />
      </div>,
      { language, messages },
    )
    const [frame] = container.children
    expect(frame && sticksOut(frame)).toEqual([])
    expect(await violations(container)).toEqual([])
  },
)

test('text spacing: nothing is cut off', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => void document.adoptedStyleSheets.pop())
  const { container } = mountElement(
    <div style={{ inlineSize: 320 }}>
      <Directions route={await readRoute(everythingRoute)} />
    </div>,
  )
  const [frame] = container.children
  expect(frame && sticksOut(frame)).toEqual([])
})

test('touch: every target is at least 24 px high', async () => {
  mountElement(<Directions route={await readRoute(everyCommandRoute)} />)
  for (const target of document.querySelectorAll('button, label')) {
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }
})

test('the current step and the focus are not told by colour alone', async () => {
  mountElement(<ManeuverList route={await readRoute(everythingRoute)} activeStep={0} />)
  const step = screen.getByRole('button', { current: 'step' })
  const other = screen.getAllByRole('button')[1]
  const bar = (element: Element | undefined) =>
    element && getComputedStyle(element, '::before').inlineSize
  expect(bar(step)).toBe('3px')
  expect(bar(other)).toBe('auto')
  await userEvent.keyboard('{Tab}')
  expect(getComputedStyle(step).outlineStyle).toBe('solid')
  expect(Number.parseFloat(getComputedStyle(step).outlineWidth)).toBeGreaterThanOrEqual(2)
})

test('Forced colours and print: the list tells the whole route', async () => {
  const route = await readRoute(everyCommandRoute)
  const { container } = mountElement(<Directions route={route} />)
  const whole = container.querySelector('ol')?.textContent
  await emulatePrint()
  const rows = [...container.querySelectorAll('[data-part="step"]')]
  expect(rows.map((row) => getComputedStyle(row).contentVisibility)).toEqual(
    rows.map(() => 'visible'),
  )
  // biome-ignore lint/performance/useDomNodeTextContent: only this shows what is out of sight.
  expect(container.querySelector('ol')?.innerText.replace(/\s+/g, '')).toBe(
    whole?.replace(/\s+/g, ''),
  )
  expect(screen.getByText('Copy directions').checkVisibility()).toBe(false)
})

test('Forced colours: the current step has an edge that others have not', async () => {
  await emulateMedia('forced-colors', 'active')
  mountElement(<ManeuverList route={await readRoute(everythingRoute)} activeStep={0} />)
  const [step, other] = screen.getAllByRole('button')
  const outline = (element: Element | undefined) =>
    element && getComputedStyle(element).outlineStyle
  expect([outline(step), outline(other)]).toEqual(['solid', 'none'])
})
