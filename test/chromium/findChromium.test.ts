import { afterEach, expect, test, vi } from 'vitest'
import { findChromium } from '../../.scripts/chromium/findChromium.ts'

afterEach(() => vi.unstubAllEnvs())

test('CHROME_PATH comes before every other browser', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(await findChromium()).toEqual({
    executablePath: process.execPath,
    origin: 'CHROME_PATH',
  })
})

test('a CHROME_PATH that names nothing is said, not passed over', async () => {
  vi.stubEnv('CHROME_PATH', '/nothing/here')
  await expect(findChromium()).rejects.toThrow(
    'CHROME_PATH names /nothing/here, which does not exist: correct or unset it.',
  )
})

test('a command of that name that is no recent browser is passed over', async () => {
  vi.stubEnv('CHROME_PATH', '')
  const stubs = `${import.meta.dirname}/stubs`
  vi.stubEnv('PATH', stubs)
  expect((await findChromium()).executablePath).not.toContain(stubs)
})
