import { PlaywrightBrowserProvider, playwright } from '@vitest/browser-playwright'
import type { BrowserInstanceOption } from 'vitest/node'
import { momentOfRun } from '../clock/moment.ts'
import { type OtherEngine, optionsOf } from './engines.ts'

/** The browser of another engine than Chromium for Vitest's tests. */
export function engineInstance(engine: OtherEngine): BrowserInstanceOption {
  const { locale, zone } = momentOfRun()
  const options = {
    launchOptions: optionsOf(engine),
    contextOptions: { locale, timezoneId: zone },
  }
  return {
    browser: engine,
    headless: engine === 'webkit',
    provider: {
      ...playwright(options),
      providerFactory(project) {
        const provider = new PlaywrightBrowserProvider(project, options)
        // Only one of several windows has the focus.
        provider.supportsParallelism = false
        return provider
      },
    },
  }
}
