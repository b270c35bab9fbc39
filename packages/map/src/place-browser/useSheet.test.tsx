// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Snap, useSheet } from './useSheet.ts'

/** The space for a sheet whose heights are 132, 400 and 700 pixels. */
const space = { height: 800, above: 100 }

function Sheet({ onSnap }: { readonly onSnap: (snap: Snap) => void }): ReactNode {
  const sheet = useRef<HTMLElement>(null)
  return (
    <section ref={sheet} {...useSheet(sheet, space, 0, onSnap)}>
      <h2 data-part="panel-title">Places</h2>
    </section>
  )
}

/** Drags the title through points with timestamps, and returns the snap point at which the sheet comes to rest. */
function drag(points: readonly (readonly [y: number, time: number])[], end: number): unknown {
  const onSnap = vi.fn()
  render(<Sheet onSnap={onSnap} />)
  onTestFinished(cleanup)
  const title = screen.getByText('Places')
  const section = title.closest('section')
  if (section) section.setPointerCapture = () => {}
  const send = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', y: number, time: number) => {
    const event = createEvent[type](title, { pointerId: 1, button: 0, clientY: y })
    for (const [name, value] of Object.entries({ timeStamp: time, clientY: y, button: 0 }))
      Object.defineProperty(event, name, { value })
    fireEvent(title, event)
  }
  const [[start, at] = [0, 0], ...others] = points
  send('pointerDown', start, at)
  for (const [y, time] of others) send('pointerMove', y, time)
  send('pointerUp', others.at(-1)?.[0] ?? start, end)
  return onSnap.mock.lastCall?.[0]
}

const flick = [
  [700, 1000],
  [690, 1050],
  [650, 1060],
] as const

test('a sheet that is thrown flies on to the next height', () => {
  expect(drag(flick, 1065)).toBe(2)
})

test('a sheet that rests under the finger before it is released stays where it is nearest', () => {
  expect(drag(flick, 1500)).toBe(0)
})
