import { configure } from '@testing-library/react'
import { commands } from 'vitest/browser'
import './patience.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    awaitFrame: (token: string) => Promise<void>
  }
}

// A machine at work may be slow to show what a test waits for.
configure({ asyncUtilTimeout: 60_000 })

const token = crypto.randomUUID()
Reflect.set(window, 'frameToken', token)
await commands.awaitFrame(token)
