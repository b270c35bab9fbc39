import { type Browser, firefox } from 'playwright'
import { launchChromium } from '../chromium/openPage.ts'
import { type Engine, engineOfRun, programOf } from './engines.ts'
import { firefoxOptions } from './firefox.ts'
import { launchWebKit } from './webkit/launchWebKit.ts'
import { WebDriver } from './webkit/WebDriver.ts'

/** The browser of an engine: the one of `SIGNPOST_ENGINE`, or Chromium. */
export async function launchEngine(engine: Engine = engineOfRun()): Promise<Browser> {
  if (engine === 'chromium') return launchChromium()
  const executablePath = programOf(engine)
  return engine === 'firefox'
    ? firefox.launch({ ...firefoxOptions(executablePath), headless: false })
    : launchWebKit({ executablePath, hasProxy: true })
}

/** The name and version of an engine's browser. */
export async function nameOf(engine: Engine): Promise<string> {
  if (engine === 'webkit') {
    const driver = await WebDriver.start({ executablePath: programOf(engine) })
    await driver.close()
    return `WebKitGTK ${driver.version}`
  }
  const browser = await launchEngine(engine)
  await browser.close()
  return `${engine === 'firefox' ? 'Firefox' : 'Chromium'} ${browser.version()}`
}
