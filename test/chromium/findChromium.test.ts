import { afterEach, expect, test, vi } from 'vitest'
import { findChromium } from '../../.scripts/chromium/findChromium.ts'

afterEach(() => vi.unstubAllEnvs())

test('SIGNPOST_CHROMIUM comes before every other browser', async () => {
  vi.stubEnv('SIGNPOST_CHROMIUM', process.execPath)
  expect(await findChromium()).toEqual({
    executablePath: process.execPath,
    origin: 'SIGNPOST_CHROMIUM',
  })
})

test('a SIGNPOST_CHROMIUM that names nothing is said, not passed over', async () => {
  vi.stubEnv('SIGNPOST_CHROMIUM', '/nothing/here')
  await expect(findChromium()).rejects.toThrow(
    'SIGNPOST_CHROMIUM names /nothing/here, which does not exist: correct or unset it.',
  )
})

test('a command of that name that is no recent browser is passed over', async () => {
  vi.stubEnv('SIGNPOST_CHROMIUM', '')
  const stubs = `${import.meta.dirname}/stubs`
  vi.stubEnv('PATH', stubs)
  expect((await findChromium()).executablePath).not.toContain(stubs)
})
