/** Sets `Date` to a time, from which it continues, so that waits work. Returns a function that restores it. Timers and `performance.now()` are unchanged. The function has no dependencies, so that it can be passed to a page. `onRead` is called for each read of the machine's clock or zone. */
export function pinDate(start: number, onRead?: (what: string) => void): () => void {
  const key = Symbol.for('signpost.machineDate')
  const MachineDate: DateConstructor = Reflect.get(globalThis, key) ?? Date
  Reflect.set(globalThis, key, MachineDate)
  const offset = start - MachineDate.now()
  // A text with a zone, or a date only, which is in UTC.
  const named = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$|^\d{4}-\d\d-\d\d$/
  const now = (): number => {
    onRead?.('the time')
    return MachineDate.now() + offset
  }
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, args, newTarget) => {
      const isInZone = args.length > 1 || (typeof args[0] === 'string' && !named.test(args[0]))
      if (isInZone) onRead?.('a date in the zone')
      return Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget)
    },
    apply: () => new MachineDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  return () => {
    globalThis.Date = MachineDate
  }
}
