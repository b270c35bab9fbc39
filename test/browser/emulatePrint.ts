import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import './emulateMedia.ts'

/** Emulates print until the test is over. */
export async function emulatePrint(): Promise<void> {
  const emulate = (media: 'print' | ''): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', { media, features: [] })
  await emulate('print')
  onTestFinished(async () => void (await emulate('')))
}
