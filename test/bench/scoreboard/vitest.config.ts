import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../../../.scripts/chromium/launchOptions.ts'
import { root } from '../../../.scripts/root.ts'
import { pressKeys } from '../../combobox/pressKeys.ts'
import { answerKit, isForKit, sendFile } from './handleKit.ts'
import type { MeasuredKit } from './Kit.ts'
import { kits } from './kits.ts'
import type { Network } from './Network.ts'

// Tries the requirements of a combobox on the kit whose name and built folder the scoreboard gives.

const { SCOREBOARD_KIT: name = '', SCOREBOARD_BUILT: built = '' } = process.env
const kit = kits.find((one): one is MeasuredKit => one.name === name && !('absent' in one))
if (kit === undefined) throw new Error('Start `scoreboard`, which tries the kits one by one.')

const network: Network = {
  latency: 0,
  respond: (text) => {
    if (text === 'fail') return { status: 200, text: '<p>Sorry</p>', type: 'text/html' }
    const names = Array.from({ length: kit.rows }, (_, row) => `${text} ${row + 1}`)
    return { names: text === 'none' ? [] : names, delay: text.endsWith('w') ? 150 : 0 }
  },
}

const service: Plugin = {
  name: 'scoreboard-service',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (isForKit(pathname)) return void answerKit(kit, network, request, response)
      if (!pathname.startsWith('/kit/')) return next()
      sendFile(built, pathname.slice('/kit'.length), response)
    })
  },
}

const launch = await launchOptions()

export default defineConfig({
  root,
  plugins: [service],
  test: {
    include: ['test/bench/scoreboard/musts.kit.ts'],
    isolate: false,
    // A busy machine may be the reason for a miss.
    retry: 1,
    provide: { kit: kit.name },
    // A requirement that is not met in this time is missed.
    testTimeout: 5000,
    expect: { poll: { timeout: 1000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { pressKeys },
      instances: [
        {
          browser: 'chromium',
          provider: playwright({
            actionTimeout: 1500,
            launchOptions: {
              ...launch,
              args: [
                ...(launch.args ?? []),
                '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
              ],
            },
            contextOptions: { locale: 'en-US' },
          }),
        },
      ],
    },
  },
})
