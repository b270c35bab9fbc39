import { everyCommandRoute, exampleRoute, hugeRoute } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { readRoute } from '../../test/readRoute.ts'
import { ManeuverList } from './ManeuverList.tsx'
import '../styles.css'

/** Renders its children in a shadow root. */
function Shadow({ children }: { readonly children: ReactNode }): ReactNode {
  const [root, setRoot] = useState<ShadowRoot>()
  return (
    <div
      ref={(host) => {
        if (host && !root) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
      }}
    >
      {root && createPortal(children, root)}
    </div>
  )
}

test('Two widgets on a page: each has a current step and a focus of its own', async () => {
  const route = await readRoute(exampleRoute)
  mountElement(
    <>
      <ManeuverList route={route} copy={false} />
      <ManeuverList route={route} copy={false} />
    </>,
  )
  await userEvent.keyboard('{Tab}{ArrowDown}{Tab}{End}')
  const current = screen.getAllByRole('button', { current: 'step' })
  expect(current.map((step) => step.getAttribute('data-step'))).toEqual(['1', '2'])
})

test('in a shadow root: keys go from step to step, and the current one is brought into sight', async () => {
  const route = await readRoute(everyCommandRoute)
  const panel = (activeStep?: number) => (
    <div style={{ blockSize: 200, overflow: 'auto' }} data-testid="panel">
      <Shadow>
        <ManeuverList route={route} activeStep={activeStep} />
      </Shadow>
    </div>
  )
  const { rerender, container } = mountElement(panel())
  const { shadowRoot } = container.querySelector('[data-testid] > div') ?? {}
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}')
  expect(shadowRoot?.activeElement?.getAttribute('data-step')).toBe('2')
  const before = screen.getByTestId('panel').scrollTop
  rerender(panel(40))
  expect(screen.getByTestId('panel').scrollTop).toBeGreaterThan(before)
})

test('in a shadow root a long route is windowed as elsewhere', async () => {
  const route = await readRoute(hugeRoute({ maneuvers: 1500, points: 1500 }))
  const { container } = mountElement(
    <Shadow>
      <ManeuverList route={route} />
    </Shadow>,
  )
  const rows = () =>
    container.querySelector('div')?.shadowRoot?.querySelectorAll('[data-part="step"]').length
  await expect.poll(rows).toBeGreaterThan(0)
  expect(rows()).toBeLessThan(200)
})
