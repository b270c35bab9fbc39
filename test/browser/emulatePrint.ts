import { onTestFinished } from 'vitest'
import { cdp, server } from 'vitest/browser'
import { rewriteMedia } from './emulateMedia.ts'

/** Emulates print until the end of the test. */
export async function emulatePrint(): Promise<void> {
  if (server.browser !== 'chromium') return rewriteMedia('print')
  const emulate = (media: 'print' | ''): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', { media, features: [] })
  await emulate('print')
  onTestFinished(async () => void (await emulate('')))
}
