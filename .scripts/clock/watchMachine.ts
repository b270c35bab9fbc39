type Read = (what: string) => void
type Method = (this: unknown, ...args: unknown[]) => unknown

const datePart = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds']

/** The methods that use the zone of the machine. */
const inZone = [
  ...datePart.flatMap((part) => [`get${part}`, `set${part}`]),
  ...['getDay', 'getTimezoneOffset', 'toString', 'toDateString', 'toTimeString'],
]

/** The methods that use the language of the machine unless one is passed, and the position of this argument. */
const inLanguage: readonly (readonly [owner: object, names: readonly string[], place: number])[] = [
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'], 0],
  [Number.prototype, ['toLocaleString'], 0],
  [BigInt.prototype, ['toLocaleString'], 0],
  [Array.prototype, ['toLocaleString'], 0],
  [String.prototype, ['toLocaleUpperCase', 'toLocaleLowerCase'], 0],
  [String.prototype, ['localeCompare'], 1],
]

/** Reports each use of the machine's zone or language from now on, in this process or page. `pinDate` reports reads of the clock. */
export function watchMachine(read: Read): void {
  for (const name of inZone) watch(Date.prototype, name, () => read(`Date.prototype.${name}`))
  for (const [owner, names, place] of inLanguage) {
    for (const name of names) watch(owner, name, (args) => isMissing(args[place]) && read(name))
  }
  for (const name of Object.getOwnPropertyNames(Intl)) watchFormat(name, read)
  for (const name of ['language', 'languages']) watchNavigator(name, read)
}

function watch(owner: object, name: string, onCall: (args: readonly unknown[]) => unknown): void {
  const method: Method = Reflect.get(owner, name)
  Reflect.set(owner, name, function watched(this: unknown, ...args: unknown[]) {
    onCall(args)
    return method.apply(this, args)
  })
}

function watchFormat(name: string, read: Read): void {
  const format = Reflect.get(Intl, name)
  // `Intl.Locale` always takes a language, and the other functions only ask about one.
  if (typeof format !== 'function' || name === 'Locale' || !('supportedLocalesOf' in format)) return
  const onCall = ([locales, options]: readonly unknown[]): void => {
    if (isMissing(locales)) read(`Intl.${name}`)
    else if (name === 'DateTimeFormat' && !hasZone(options)) read('a time in the zone')
  }
  const watched = new Proxy(format, {
    construct: (target, args, newTarget) => {
      onCall(args)
      return Reflect.construct(target, args, newTarget)
    },
    apply: (target, self, args) => {
      onCall(args)
      return Reflect.apply(target, self, args)
    },
  })
  Reflect.set(Intl, name, watched)
}

function watchNavigator(name: string, read: Read): void {
  const prototype = Object.getPrototypeOf(navigator)
  const { get } = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
  if (get === undefined) return
  Object.defineProperty(prototype, name, {
    configurable: true,
    get() {
      read(`navigator.${name}`)
      return get.call(this)
    },
  })
}

const isMissing = (locales: unknown): boolean =>
  locales === undefined || (Array.isArray(locales) && locales.length === 0)

const hasZone = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && Reflect.get(options, 'timeZone') !== undefined
