import { type Browser, firefox, webkit } from 'playwright'
import { launchChromium } from '../chromium/openPage.ts'
import { type Engine, engineOfRun, optionsOf } from './engines.ts'

/** The browser of an engine: the one of `SIGNPOST_ENGINE`, or Chromium. */
export async function launchEngine(engine: Engine = engineOfRun()): Promise<Browser> {
  if (engine === 'chromium') return launchChromium()
  return (engine === 'firefox' ? firefox : webkit).launch(optionsOf(engine))
}

/** The name and version of an engine's browser. */
export async function nameOf(engine: Engine): Promise<string> {
  const browser = await launchEngine(engine)
  await browser.close()
  const names = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }
  return `${names[engine]} ${browser.version()}`
}
