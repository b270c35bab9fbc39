import { firefox, type LaunchOptions } from 'playwright'
import { faceOfRun, fontsOf } from '../chromium/fonts.ts'

/** A message of WebDriver BiDi, as Playwright's pipes carry it. */
interface Message {
  readonly id: number
  readonly method: string
}

interface Transport {
  send: (message: Message) => void
  onmessage?: (answer: object) => void
}

/** The part of Playwright that talks to an ordinary Firefox. It is not public. */
interface BidiFirefox {
  connectToTransport: (transport: Transport, options: unknown) => Promise<unknown>
}

/** The options that start a Firefox as its makers ship it, by WebDriver BiDi: Playwright's own build is not needed. */
export function firefoxOptions(executablePath: string): LaunchOptions {
  answerUnknownCommands()
  return {
    channel: 'moz-firefox',
    executablePath,
    env: { ...process.env, ...fontsOf(faceOfRun()) },
    // WebDriver cannot emulate what a user prefers: motion is off for all pages.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  }
}

// A release of Firefox may not know yet a command that Playwright gives for each page.
const unknownToSome = ['emulation.setMediaFeaturesOverride']
let isPrepared = false

/** Answers in Firefox's place the commands that the long-term release does not know. */
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

// Playwright fills in a field through the property of the element itself, where React puts its own: React takes the text for what it
// wrote, and no app of React learns of it. The property of the prototype is the one that a user's typing goes through.
const ownValue = 'inputElement.value = value;'
const realValue =
  "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call(inputElement, value);"

/** A message in which Playwright's code for filling in fields sets their value as a browser does. */
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
    'This Playwright hides how it talks to Firefox: .scripts/engines/firefox.ts has to follow its new version.',
  )
}
