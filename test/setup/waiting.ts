import { commands } from 'vitest/browser'
import './patience.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    awaitFrame: (token: string) => Promise<void>
  }
}

const token = crypto.randomUUID()
Reflect.set(window, 'frameToken', token)
await commands.awaitFrame(token)
