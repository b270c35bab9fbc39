import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Chromium } from './Chromium.ts'

const commands = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

// Every later Chromium has the features that tests need (anchor positioning, `content-visibility`).
const oldestVersion = 130

/** The machine's own Chromium or Chrome, if it starts and is recent enough. */
export function installedChromium(): Chromium | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  const executablePath = [...onPath, ...applications].find(isUsable)
  return executablePath === undefined ? undefined : { executablePath, origin: 'installed' }
}

function isUsable(executablePath: string): boolean {
  if (!existsSync(executablePath)) return false
  // On Windows `--version` would open a window.
  if (process.platform === 'win32') return true
  try {
    // Running it distinguishes a real browser from a stub that only explains another installation.
    const answer = execFileSync(executablePath, ['--version'], {
      encoding: 'utf8',
      timeout: 10_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [, major] = /(\d+)\.\d+\.\d+/.exec(answer) ?? []
    return Number(major) >= oldestVersion
  } catch {
    return false
  }
}
