import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Emulates a media feature until the test is over; the page has a light and a dark theme. */
export async function emulateMedia(name: string, value: string): Promise<void> {
  document.documentElement.style.colorScheme = 'light dark'
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
}
