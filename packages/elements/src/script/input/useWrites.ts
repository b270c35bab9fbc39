import { useLayoutEffect, useRef } from 'react'

/** Calls a function whenever a script of the page writes the value of an input, until the component unmounts. */
export function useWrites(input: HTMLInputElement, onWrite: (value: string) => void): void {
  const latest = useRef(onWrite)
  useLayoutEffect(() => {
    latest.current = onWrite
  })

  useLayoutEffect(() => {
    // React defines its own property on the inputs that it controls.
    const own = Object.getOwnPropertyDescriptor(input, 'value')
    const { get, set } = own ?? ofEveryInput()
    Object.defineProperty(input, 'value', {
      configurable: true,
      enumerable: true,
      get: () => get?.call(input),
      set(value) {
        set?.call(input, value)
        latest.current(input.value)
      },
    })
    return () => {
      if (own) Object.defineProperty(input, 'value', own)
      else Reflect.deleteProperty(input, 'value')
    }
  }, [input])
}

/** Writes the value as a user would, so that a library that controls the input notices the change in its events. */
export function writeValue(input: HTMLInputElement, value: string): void {
  if (input.value !== value) ofEveryInput().set?.call(input, value)
}

function ofEveryInput(): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
}
