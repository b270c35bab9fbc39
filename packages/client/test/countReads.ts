/** A value that counts the reads of its parts. */
export interface Counted<Value> {
  readonly value: Value
  readonly reads: () => number
}

/** Counts the reads of a decoder, whose work is proportional to them. */
export function countReads<Value extends object>(value: Value): Counted<Value> {
  let reads = 0
  const watch = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, key, receiver) {
        reads += 1
        const inner: unknown = Reflect.get(target, key, receiver)
        return typeof inner === 'object' && inner !== null ? watch(inner) : inner
      },
    })
  return { value: watch(value), reads: () => reads }
}
