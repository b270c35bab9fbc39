import { onTestFinished, vi } from 'vitest'

/** The parts of `Intl` that Hermes does not have. */
const missing = [
  ...['DisplayNames', 'DurationFormat', 'ListFormat', 'Locale', 'PluralRules'],
  ...['RelativeTimeFormat', 'Segmenter', 'supportedValuesOf'],
] as const

/** Until the end of a test, `URL` and `Intl` are as small as those of React Native, and modules are imported again. */
export function likeADevice(): void {
  vi.resetModules()
  vi.stubGlobal('URL', StrictUrl)
  const all = missing.map((name) => [name, Object.getOwnPropertyDescriptor(Intl, name)] as const)
  for (const name of missing) Reflect.deleteProperty(Intl, name)
  onTestFinished(() => {
    for (const [name, part] of all) if (part) Object.defineProperty(Intl, name, part)
    vi.unstubAllGlobals()
    vi.resetModules()
  })
}

/** A URL that is made of texts only, and has no `canParse` and no `parse`. */
class StrictUrl extends URL {
  static {
    Object.assign(StrictUrl, { canParse: undefined, parse: undefined })
  }

  constructor(url: string, base?: string) {
    if (typeof url !== 'string') throw new TypeError('The URL is not a text.')
    super(url, base)
  }
}

/** The same answers without a stream, as those of React Native. */
export function withoutStream(send: typeof fetch): typeof fetch {
  return async (url, init) => {
    const response = await send(url, init)
    Object.defineProperty(response, 'body', { value: undefined })
    return response
  }
}
