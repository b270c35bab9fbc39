import { firefox, type LaunchOptions } from 'playwright'
import { faceOfRun, fontsOf } from '../chromium/fonts.ts'
import { root } from '../root.ts'

/** A message of WebDriver BiDi, as Playwright's pipes transport it. */
interface Message {
  readonly id: number
  readonly method: string
}

interface Transport {
  send: (message: Message) => void
  onmessage?: (answer: object) => void
}

/** The part of Playwright that controls a regular Firefox. It is not public. */
interface BidiFirefox {
  connectToTransport: (transport: Transport, options: unknown) => Promise<unknown>
}

/** The options that start a regular Firefox by WebDriver BiDi, without Playwright's own build. */
export function firefoxOptions(executablePath: string): LaunchOptions {
  answerUnknownCommands()
  return {
    channel: 'moz-firefox',
    executablePath,
    env: { ...process.env, ...fontsOf(faceOfRun()) },
    firefoxUserPrefs: {
      // WebDriver cannot emulate user preferences, so motion is off for all pages.
      'ui.prefersReducedMotion': 1,
      // Its sandbox would hide the fonts of the tests from pages, whose letters would be boxes.
      'security.sandbox.content.read_path_whitelist': `${root}/`,
    },
  }
}

// Commands that Playwright sends for each page, but that a Firefox release may not support yet.
const unknownToSome = ['emulation.setMediaFeaturesOverride']
let isPrepared = false

/** Answers the commands that the long-term release does not support in place of Firefox. */
function answerUnknownCommands(): void {
  if (isPrepared) return
  isPrepared = true
  const bidi = bidiFirefox()
  const connect = bidi.connectToTransport.bind(bidi)
  bidi.connectToTransport = (transport, options) => {
    const send = transport.send.bind(transport)
    transport.send = (message) => {
      if (!unknownToSome.includes(message.method)) return send(withRealValue(message))
      setImmediate(() => transport.onmessage?.({ id: message.id, type: 'success', result: {} }))
    }
    return connect(transport, options)
  }
}

// Playwright fills in a field through the element's own property, which React defines. React then assumes that it wrote the
// text itself, and no React app is notified. Typing by a user goes through the property of the prototype.
const ownValue = 'inputElement.value = value;'
const realValue =
  "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call(inputElement, value);"

/** A message in which Playwright's code for filling in fields sets their value like a browser. */
function withRealValue(message: Message): Message {
  const text = JSON.stringify(message)
  return text.includes(ownValue) ? JSON.parse(text.replaceAll(ownValue, realValue)) : message
}

function bidiFirefox(): BidiFirefox {
  const connection: { toImpl?: (one: unknown) => { _bidiFirefox?: BidiFirefox } } | undefined =
    Reflect.get(firefox, '_connection')
  const found = connection?.toImpl?.(firefox)._bidiFirefox
  if (found) return found
  throw new Error(
    'This version of Playwright hides its connection to Firefox: adapt .scripts/engines/firefox.ts.',
  )
}
