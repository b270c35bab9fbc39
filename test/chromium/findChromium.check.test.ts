import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, findChromiums } from '../../.scripts/chromium/findChromium.ts'

afterEach(() => vi.unstubAllEnvs())

test('SIGNPOST_CHROMIUM takes precedence over every other browser', async () => {
  vi.stubEnv('SIGNPOST_CHROMIUM', process.execPath)
  expect(await findChromium()).toEqual({
    executablePath: process.execPath,
    origin: 'SIGNPOST_CHROMIUM',
  })
})

test('a SIGNPOST_CHROMIUM that does not exist is an error, not ignored', async () => {
  vi.stubEnv('SIGNPOST_CHROMIUM', '/nothing/here')
  await expect(findChromium()).rejects.toThrow(
    'SIGNPOST_CHROMIUM names /nothing/here, which does not exist: correct or unset it.',
  )
})

test('SIGNPOST_CHROMIUM can be the name of a source', async () => {
  vi.stubEnv('SIGNPOST_CHROMIUM', 'packaged')
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  if (isPackaged) expect((await findChromium()).origin).toBe('from npm')
  else await expect(findChromium()).rejects.toThrow('SIGNPOST_CHROMIUM is "packaged"')
})

test('the suite runs with each available Chromium, or only with the named one', async () => {
  const names = await findChromiums()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    vi.stubEnv('SIGNPOST_CHROMIUM', name)
    expect(await findChromiums()).toEqual([name])
    expect((await findChromium()).executablePath).not.toBe('')
  }
})

test('skips a command of that name that is not a recent browser', async () => {
  vi.stubEnv('SIGNPOST_CHROMIUM', '')
  const stubs = `${import.meta.dirname}/stubs`
  vi.stubEnv('PATH', stubs)
  expect((await findChromium()).executablePath).not.toContain(stubs)
})
