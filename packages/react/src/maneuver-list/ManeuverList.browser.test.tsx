import { ar } from '@signpost/react/messages/ar'
import { fr } from '@signpost/react/messages/fr'
import {
  everyCommand,
  everyCommandRoute,
  exampleRoute,
  type HostileText,
  hostileTexts,
  oddRoutes,
} from '@signpost/testing/fixtures'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { readRoute } from '../../test/readRoute.ts'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import { ManeuverList } from './ManeuverList.tsx'
import type { StepTextProps } from './StepText.tsx'
import '../styles.css'

const metric = { units: 'metric' } as const

/** The steps as they read. */
const steps = (): (string | null)[] =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.textContent)

const step = (index: number): HTMLElement => {
  const button = screen.getAllByRole('listitem')[index]?.querySelector('button')
  if (!button) throw new Error(`There is no step ${index}.`)
  return button
}

const current = (): (string | null)[] =>
  screen
    .getAllByRole('button', { current: 'step' })
    .map((button) => button.getAttribute('data-step'))

function OwnStep({ step: { kind, road } }: StepTextProps): ReactNode {
  return `${kind} ${road ?? '–'}`
}

test('the example of the interoperability notes: each step shows the distance to the next one', async () => {
  mountElement(<ManeuverList route={await readRoute(exampleRoute)} />, metric)
  expect(screen.getByRole('list', { name: 'Directions' })).toBeTruthy()
  expect(steps()).toEqual([
    'Head east on Canelones for 120 m',
    'Turn right onto Buenos Aires for 80 m',
    'Arrive at your destination, on the left ',
  ])
})

test('the names of both ends are shown, or omitted', async () => {
  const route = await readRoute(exampleRoute)
  const { rerender, container } = mountElement(<ManeuverList route={route} />)
  expect(container.textContent).toMatch(/^From: Canelones, Montevideo, Uruguay/)
  expect(container.textContent).toContain('To: Buenos Aires, Montevideo, Uruguay')
  rerender(<ManeuverList route={route} ends={false} />)
  expect(container.textContent).not.toContain('From')
  const nowhere = { address: {}, coordinate: { latitude: 1.5, longitude: 2.5 } }
  rerender(<ManeuverList route={{ ...route, origin: nowhere }} />)
  expect(container.textContent).toMatch(/^From: 1\.50000, 2\.50000/)
})

describe('the current step', () => {
  test('a click selects it and marks it as current for screen readers', async () => {
    const onActiveStepChange = vi.fn()
    const route = await readRoute(exampleRoute)
    mountElement(<ManeuverList route={route} onActiveStepChange={onActiveStepChange} />)
    expect(screen.queryByRole('button', { current: 'step' })).toBeNull()
    await userEvent.click(step(1))
    expect(current()).toEqual(['1'])
    expect(onActiveStepChange).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('can be controlled by the app', async () => {
    const onActiveStepChange = vi.fn()
    const route = await readRoute(exampleRoute)
    const list = (activeStep: number | null) => (
      <ManeuverList route={route} activeStep={activeStep} onActiveStepChange={onActiveStepChange} />
    )
    const { rerender } = mountElement(list(0))
    await userEvent.click(step(2))
    expect(current()).toEqual(['0'])
    expect(onActiveStepChange).toHaveBeenCalledExactlyOnceWith(2)
    rerender(list(2))
    expect(current()).toEqual(['2'])
    rerender(list(null))
    expect(screen.queryByRole('button', { current: 'step' })).toBeNull()
  })

  test('starts at the first step of another route, and may lie beyond its end', async () => {
    const route = await readRoute(exampleRoute)
    const { rerender } = mountElement(<ManeuverList route={route} defaultActiveStep={0} />)
    await userEvent.click(step(2))
    // The traffic has changed.
    rerender(<ManeuverList route={{ ...route, duration: 1 }} defaultActiveStep={0} />)
    expect(current()).toEqual(['2'])
    rerender(<ManeuverList route={{ ...route, path: [...route.path] }} defaultActiveStep={0} />)
    expect(current()).toEqual(['0'])
    rerender(<ManeuverList route={route} activeStep={99} />)
    expect(screen.queryByRole('button', { current: 'step' })).toBeNull()
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).not.toEqual([])
  })

  test('is scrolled into view within its container, and the page does not scroll', async () => {
    const route = await readRoute(everyCommandRoute)
    const list = (activeStep: number) => (
      <div style={{ blockSize: 300, overflow: 'auto' }} data-testid="panel">
        <ManeuverList route={route} activeStep={activeStep} />
      </div>
    )
    const { rerender } = mountElement(list(0))
    const panel = screen.getByTestId('panel')
    rerender(list(30))
    const { top, bottom } = step(30).getBoundingClientRect()
    const frame = panel.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(frame.top - 1)
    expect(bottom).toBeLessThanOrEqual(frame.bottom + 1)
    expect(window.scrollY).toBe(0)
  })
})

describe('the keyboard', () => {
  test('arrow keys move between steps and select, Tab leaves the list', async () => {
    const onActiveStepChange = vi.fn()
    const route = await readRoute(exampleRoute)
    mountElement(
      <>
        <button type="button">before</button>
        <ManeuverList route={route} copy={false} onActiveStepChange={onActiveStepChange} />
        <button type="button">after</button>
      </>,
    )
    screen.getByRole('button', { name: 'before' }).focus()
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => document.activeElement).toBe(step(0))
    expect(onActiveStepChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    expect([document.activeElement, current()]).toEqual([step(1), ['1']])
    await userEvent.keyboard('{End}')
    expect([document.activeElement, current()]).toEqual([step(2), ['2']])
    await userEvent.keyboard('{ArrowDown}')
    expect(current()).toEqual(['2'])
    await userEvent.keyboard('{PageUp}')
    expect([document.activeElement, current()]).toEqual([step(0), ['0']])
    expect(onActiveStepChange.mock.calls).toEqual([[1], [2], [0]])
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'after' }))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.poll(() => document.activeElement).toBe(step(1))
  })

  test('keys with a modifier are left to the browser, and Enter selects', async () => {
    const onActiveStepChange = vi.fn()
    const route = await readRoute(exampleRoute)
    mountElement(<ManeuverList route={route} onActiveStepChange={onActiveStepChange} />)
    step(1).focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(onActiveStepChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onActiveStepChange).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('the list is one tab stop: its current step', async () => {
    const route = await readRoute(exampleRoute)
    mountElement(<ManeuverList route={route} activeStep={2} copy={false} />)
    expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  })
})

test('step icons: one for every command, mirrored for the left', async () => {
  const { container } = mountElement(<ManeuverList route={await readRoute(everyCommandRoute)} />)
  const icons = container.querySelectorAll('[data-part="list"] svg[data-part="icon"]')
  expect(icons).toHaveLength(everyCommand.length)
  const isFlipped = (command: string): boolean =>
    icons[everyCommand.indexOf(command)]?.querySelector('path')?.hasAttribute('transform') ?? false
  for (const command of ['TR.L', 'TR.HL', 'TR.SL', 'KP.L', 'EX.L', 'DT.L', 'UT.']) {
    expect([command, isFlipped(command)]).toEqual([command, true])
  }
  for (const command of ['TR.R', 'TR.HR', 'RE.R', 'DT.R', 'CO.', 'UNKNOWN']) {
    expect([command, isFlipped(command)]).toEqual([command, false])
  }
})

test('left stays left in right-to-left text', async () => {
  const route = await readRoute(everyCommandRoute)
  mountElement(
    <div dir="rtl">
      <ManeuverList route={route} />
    </div>,
  )
  for (const icon of document.querySelectorAll('[data-part="icon"]')) {
    expect(getComputedStyle(icon).scale).toBe('none')
  }
})

test.each([
  ['en', undefined, 1],
  ['ar', ar, -1],
] as const)(
  'in a page from right to left the road follows its instruction, from the side where lines begin: %s',
  async (language, messages, side) => {
    const route = await readRoute(exampleRoute)
    mountElement(
      <div dir="rtl">
        <ManeuverList route={route} />
      </div>,
      { language, ...(messages && { messages }) },
    )
    const sentence = step(1).querySelector('[data-part="title"]') as HTMLElement
    const instruction = document.createRange()
    instruction.selectNode(sentence.firstChild as ChildNode)
    const road = sentence.querySelector('bdi') as HTMLElement
    expect(road.textContent).toBe('Buenos Aires')
    const [before, after] = [instruction, road].map((one) => one.getBoundingClientRect())
    // Both are in one line.
    expect(before?.height).toBeLessThan(30)
    expect(Math.sign((after?.left ?? 0) - (before?.left ?? 0))).toBe(side)
    const text = step(1).querySelector('[data-part="text"]') as HTMLElement
    const ends = [before, after].map((one) => one?.right ?? 0)
    expect(Math.abs(Math.max(...ends) - text.getBoundingClientRect().right)).toBeLessThan(2)
  },
)

test('uses the language and units of the provider, and messages of the app', async () => {
  const route = await readRoute(exampleRoute)
  const maneuvers = { ...fr.maneuvers, turn: () => 'à vous de voir' }
  mountElement(
    <SignpostProvider language="fr" units="imperial" messages={{ ...fr, maneuvers }}>
      <ManeuverList route={route} messages={{ list: 'Le chemin' }} />
    </SignpostProvider>,
  )
  expect(screen.getByRole('list', { name: 'Le chemin' })).toBeTruthy()
  expect(steps()).toEqual([
    'Partez vers l’est sur Canelones pendant 400 pi',
    'À vous de voir pendant 260 pi',
    'Votre destination se trouve sur la gauche ',
  ])
})

test('the driving side is stated where it changes', async () => {
  const sent = structuredClone(exampleRoute)
  const [, turn] = sent.maneuvers
  if (turn) turn.turn_road_info = { country_info: { code: 'BRA', driving_side: 'L' } }
  mountElement(<ManeuverList route={await readRoute(sent)} />)
  expect(step(1).textContent).toContain('From here, drive on the left side of the road.')
  expect(step(0).textContent).not.toContain('From here')
})

test('a slot replaces the content of a row', async () => {
  mountElement(<ManeuverList route={await readRoute(exampleRoute)} slots={{ step: OwnStep }} />)
  expect(steps()).toEqual(['start Canelones', 'turn Buenos Aires', 'arrive –'])
})

test('says that there is no route; renders nothing before one was requested', async () => {
  const { container, rerender } = mountElement(<ManeuverList route={null} />)
  expect(container.querySelector('[data-status="empty"]')?.textContent).toContain('No route found')
  rerender(<ManeuverList route={undefined} />)
  expect(container.childElementCount).toBe(0)
})

test('a route without maneuvers is an empty list with its status, and no error', async () => {
  const { container } = mountElement(
    <ManeuverList route={await readRoute(oddRoutes.noManeuvers)} />,
  )
  expect(container.querySelector('[data-status="empty"]')).toBeTruthy()
  expect(screen.getByText('No step-by-step directions for this route')).toBeTruthy()
})

test('Unknown command: the turn that the route makes', async () => {
  mountElement(<ManeuverList route={await readRoute(oddRoutes.unknownCommand)} />, metric)
  expect(steps()[1]).toBe('Turn right onto Buenos Aires for 80 m')
})

test.each(Object.entries(oddRoutes))(
  'renders without an exception or unreadable text: %s',
  async (_, sent) => {
    const { container } = mountElement(<ManeuverList route={await readRoute(sent)} />)
    expect(container.textContent).not.toMatch(/\[object|NaN|undefined|null/)
  },
)

test.each(Object.keys(hostileTexts) as HostileText[])(
  'road names are untrusted text, isolated and wrapped: %s',
  async (name) => {
    const sent = structuredClone(exampleRoute)
    for (const maneuver of sent.maneuvers) {
      const road = { primary_name: hostileTexts[name], secondary_name: `${hostileTexts[name]} 2` }
      Object.assign(maneuver, { current_road_info: road, turn_road_info: road })
    }
    const route = await readRoute(sent)
    const { container } = mountElement(
      <div style={{ inlineSize: 320 }}>
        <ManeuverList route={route} />
      </div>,
    )
    expect(container.querySelector('b, script, img')).toBeNull()
    const [first] = container.querySelectorAll('[data-part="title"] bdi')
    expect(first?.textContent?.length).toBeGreaterThan(8)
    const list = screen.getByRole('list')
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
)
