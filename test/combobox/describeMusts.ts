import type {} from '@vitest/browser-playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { cdp, commands, userEvent } from 'vitest/browser'
import { type Finder, type Mount, mountCombobox } from './Combobox.ts'
import { musts, type Press, ready } from './musts.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressKeys: (keys: readonly string[], pace: number) => Promise<void>
  }
}

export interface Pace {
  /** The milliseconds between two key presses. */
  readonly pace: number
  /** The factor by which the processor is slowed down. */
  readonly slower?: number
}

/** Tests every requirement of the pattern on one kind of box, at these speeds of typing. */
export function describeMusts(
  kind: string,
  mount: Mount,
  paces: readonly Pace[] = [{ pace: 0 }],
  finder?: Finder,
): void {
  describe.each(paces)(`${kind}, a key in $pace ms`, ({ pace, slower = 1 }) => {
    describe(slower === 1 ? 'at full speed' : `at 1/${slower} of the speed`, () => {
      const setSpeed = (rate: number): Promise<unknown> =>
        cdp().send('Emulation.setCPUThrottlingRate', { rate })
      if (slower > 1) {
        beforeAll(() => setSpeed(slower))
        afterAll(() => setSpeed(1))
      }
      const press: Press = (...keys) => commands.pressKeys(keys, pace)

      test.each(Object.keys(musts))('%s', async (name) => {
        const must = musts[name]
        const combobox = await mountCombobox(mount, finder)
        if (must?.from !== 'empty') {
          await userEvent.click(combobox.input)
          await commands.pressKeys(['b', 'e'], 0)
          await ready(combobox, 'be')
        }
        await must?.holds(combobox, press)
      })
    })
  })
}
