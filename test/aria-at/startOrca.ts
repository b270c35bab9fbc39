import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDisplay } from '../../.scripts/engines/display.ts'
import { isCommand } from './plans/Plan.ts'

/** Firefox with the screen reader Orca, on a screen, a bus and settings of their own. */
export interface Orca {
  /** Opens a page, with the focus at its top. */
  readonly open: (url: string) => Promise<void>
  /** Presses a key or types a text, and returns the lines that Orca speaks until its log is at rest. */
  readonly press: (key: string) => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

/** The programs that are needed, each with its Debian package. */
const programs: Readonly<Record<string, string>> = {
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus-daemon',
  'firefox-esr': 'firefox-esr',
  openbox: 'openbox',
  orca: 'orca',
  xdotool: 'xdotool',
}

/** The Debian packages of the programs that are not installed. */
export function missingPackages(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return Object.entries(programs)
    .filter(([name]) => !folders.some((folder) => existsSync(join(folder, name))))
    .map(([, debianPackage]) => debianPackage)
}

/** The numbers in the version of a program. */
export function versionOf(program: string): string {
  return /[\d.]+\d/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? ''
}

// Orca runs this file when it starts. By default it writes its log in blocks, and reads a page aloud when it has loaded.
const orcaSettings = `
from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.sayAllOnLoad = False
`

const firefoxSettings = `
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.urlbar.autoFill", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`

/** The names that X has for keys and for the commands of Orca. */
const keyNames: Readonly<Record<string, string>> = {
  '{Tab}': 'Tab',
  '{Shift>}{Tab}{/Shift}': 'shift+Tab',
  '{Enter}': 'Return',
  '{Escape}': 'Escape',
  '{Backspace}': 'BackSpace',
  '{Home}': 'Home',
  '{End}': 'End',
  '{ArrowUp}': 'Up',
  '{ArrowDown}': 'Down',
  '{ArrowLeft}': 'Left',
  '{ArrowRight}': 'Right',
  '{Alt>}{ArrowDown}{/Alt}': 'alt+Down',
  ' ': 'space',
  'where am I': 'KP_Enter',
  'browse mode': 'Insert+a',
  'next line': 'Down',
  'previous line': 'Up',
  'to the bottom': 'ctrl+End',
}

/** A key as a transcript shows it. */
export function readableKey(key: string): string {
  return isCommand(key) ? key : (keyNames[key] ?? key)
}

export async function startOrca(): Promise<Orca> {
  const display = await openDisplay()
  if (!display) throw new Error('Xvfb did not start, so Firefox and Orca have no screen.')
  const folder = mkdtempSync(join(tmpdir(), 'signpost-orca-'))
  const log = join(folder, 'orca.log')
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LC_ALL: 'C.UTF-8',
    DISPLAY: display.name,
    // Firefox has no accessibility tree without it.
    GNOME_ACCESSIBILITY: '1',
    GSETTINGS_BACKEND: 'memory',
    // There is no speech server: the log has what Orca would speak.
    SPEECHD_ADDRESS: `unix_socket:${join(folder, 'no-speech')}`,
  }
  const started: ChildProcess[] = []
  const start = (program: string, ...options: readonly string[]): ChildProcess => {
    const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    started.push(child)
    return child
  }
  const bus = start('dbus-daemon', '--session', '--nofork', '--print-address')
  const [address] = await once(bus.stdout ?? bus, 'data')
  env.DBUS_SESSION_BUS_ADDRESS = String(address).trim()
  start('openbox')

  const settings = join(folder, 'settings')
  mkdirSync(settings)
  writeFileSync(join(settings, 'orca-customizations.py'), orcaSettings)
  const options = ['--enable', 'position-speaking', '--disable', 'key-echo']
  start('orca', ...options, '--user-prefs', settings, '--debug-file', log)

  const sizeOfLog = (): number => statSync(log, { throwIfNoEntry: false })?.size ?? 0
  let heard = 0
  const listen = async (): Promise<string[]> => {
    let size = sizeOfLog()
    for (let quiet = 0; quiet < 15; quiet++) {
      await wait(100)
      const now = sizeOfLog()
      if (now > size) quiet = 0
      size = now
    }
    const fresh = size > heard ? readFileSync(log).subarray(heard, size).toString() : ''
    heard = size
    return spokenIn(fresh)
  }
  const waitForSpeech = async (program: string): Promise<void> => {
    for (let tries = 0; tries < 40; tries++) if ((await listen()).length > 0) return
    throw new Error(`${program} did not start: Orca spoke nothing for a minute.`)
  }
  const send = (...input: readonly string[]): void => {
    execFileSync('xdotool', input, { env })
  }
  await waitForSpeech('Orca')
  const profile = join(folder, 'profile')
  mkdirSync(profile)
  writeFileSync(join(profile, 'user.js'), firefoxSettings)
  start('firefox-esr', '--no-remote', '--profile', profile, 'about:blank')
  await waitForSpeech('Firefox')

  return {
    open: async (url) => {
      send('key', 'ctrl+l')
      await listen()
      send('type', '--delay', '20', url)
      send('key', 'Return')
      await listen()
    },
    press: async (key) => {
      const name = keyNames[key]
      send(...(name === undefined ? ['type', '--delay', '100', key] : ['key', name]))
      return listen()
    },
    stop: async () => {
      for (const child of started.reverse()) child.kill()
      display.close()
      await wait(1000)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The lines that Orca spoke by its log. */
function spokenIn(log: string): string[] {
  const spoken = log.matchAll(
    /SPEECH OUTPUT: '(.*?)\s*'(?: voice=\w+)?\s*(?:\[?\{.*\}\]?|None)?$/gm,
  )
  return [...spoken].map(([, line = '']) => line)
}
