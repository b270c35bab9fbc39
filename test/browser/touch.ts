import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp, server } from 'vitest/browser'
import { rewriteMedia } from './emulateMedia.ts'

interface TouchStep {
  readonly type: 'touchStart' | 'touchMove' | 'touchEnd'
  readonly touchPoints: readonly { readonly x: number; readonly y: number }[]
}

/** Emulates a touch screen until the end of the test. */
export async function emulateTouchScreen(): Promise<void> {
  if (server.browser !== 'chromium') return rewriteMedia('(pointer: coarse)')
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  onTestFinished(
    async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })),
  )
}

/** Puts a finger on the middle of an element. */
export async function touch(element: Element): Promise<Finger> {
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  let y = top + height / 2
  const step = (type: TouchStep['type']): Promise<unknown> =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [onScreen(x, y)],
    })
  // Scrolled content is under the finger only after a paint.
  await nextFrame()
  await nextFrame()
  await step('touchStart')
  return {
    async moveBy(distance) {
      // A finger moves in steps.
      for (let steps = 0; steps < 10; steps++) {
        y += distance / 10
        await step('touchMove')
      }
    },
    async lift() {
      await step('touchEnd')
    },
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame)
}

export interface Finger {
  /** Moves the finger down by pixels. */
  readonly moveBy: (distance: number) => Promise<void>
  readonly lift: () => Promise<void>
}

/** Converts a position in the frame of the test to the page of the browser, which may be scaled. */
function onScreen(x: number, y: number): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect()
  if (!frame) return { x, y }
  const scale = frame.width / window.innerWidth
  return { x: frame.left + x * scale, y: frame.top + y * scale }
}
