import { PlaywrightBrowserProvider, playwright } from '@vitest/browser-playwright'
import type { BrowserInstanceOption } from 'vitest/node'
import { momentOfRun } from '../clock/momentOfRun.ts'
import { type OtherEngine, programOf } from './engines.ts'
import { firefoxOptions } from './firefox.ts'
import { launchWebKit } from './webkit/launchWebKit.ts'

/** The browser of another engine than Chromium for Vitest's tests. */
export function engineInstance(engine: OtherEngine): BrowserInstanceOption {
  const executablePath = programOf(engine)
  const { locale, zone } = momentOfRun()
  const options = {
    contextOptions: { locale, timezoneId: zone },
    ...(engine === 'firefox' && { launchOptions: firefoxOptions(executablePath) }),
  }
  return {
    browser: engine,
    headless: false,
    provider: {
      ...playwright(options),
      providerFactory(project) {
        const provider = new PlaywrightBrowserProvider(project, options)
        // Only one of several windows has the focus.
        provider.supportsParallelism = false
        if (engine === 'webkit') provider.browser = launchWebKit({ executablePath })
        return provider
      },
    },
  }
}
