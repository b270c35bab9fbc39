import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Emulation.setEmulatedMedia', parameters: EmulatedMedia): Promise<unknown>
  }
}

interface EmulatedMedia {
  readonly media?: 'print' | ''
  readonly features: readonly { readonly name: string; readonly value: string }[]
}

/** Emulates a media feature until the test is over. */
export async function emulateMedia(name: string, value: string): Promise<void> {
  const emulate = (features: EmulatedMedia['features']): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', { features })
  await emulate([{ name, value }])
  onTestFinished(async () => void (await emulate([])))
}
