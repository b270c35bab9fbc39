import type { PlaceSearchBox } from '@signpost/react/place-search'
import { useLayoutEffect, useRef } from 'react'

export type InputProps = ReturnType<PlaceSearchBox['getInputProps']>

/** Applies attributes, listeners and the ref to an input of the page, as React would to its own, until the component unmounts. The page keeps control of the value, the name and the disabled state. */
export function useInputProps(input: HTMLInputElement, props: InputProps): void {
  const latest = useRef(props)
  const before = useRef(new Map<string, string | null>())

  useLayoutEffect(() => {
    latest.current = props
    const pages = before.current
    for (const [prop, attribute] of attributes) {
      const value = props[prop]
      if (!pages.has(attribute)) pages.set(attribute, input.getAttribute(attribute))
      write(input, attribute, value === undefined ? pages.get(attribute) : String(value))
    }
  })

  useLayoutEffect(() => {
    const pass = (event: Event): void => {
      const handler = listeners.get(event.type)
      const given = handler && latest.current[handler]
      if (given) Reflect.apply(given, undefined, [Object.assign(event, { nativeEvent: event })])
    }
    for (const type of listeners.keys()) input.addEventListener(type, pass)
    refer(latest.current, input)
    return () => {
      for (const type of listeners.keys()) input.removeEventListener(type, pass)
      refer(latest.current, null)
      for (const [attribute, value] of before.current) write(input, attribute, value)
    }
  }, [input])
}

const attributes = [
  ['id', 'id'],
  ['role', 'role'],
  ['autoCapitalize', 'autocapitalize'],
  ['autoComplete', 'autocomplete'],
  ['autoCorrect', 'autocorrect'],
  ['enterKeyHint', 'enterkeyhint'],
  ['maxLength', 'maxlength'],
  ['spellCheck', 'spellcheck'],
  ['aria-activedescendant', 'aria-activedescendant'],
  ['aria-autocomplete', 'aria-autocomplete'],
  ['aria-controls', 'aria-controls'],
  ['aria-expanded', 'aria-expanded'],
  ['aria-label', 'aria-label'],
] as const satisfies readonly (readonly [keyof InputProps, string])[]

const listeners: ReadonlyMap<string, Handler> = new Map([
  ['input', 'onChange'],
  ['keydown', 'onKeyDown'],
  ['click', 'onClick'],
  ['focus', 'onFocus'],
  ['blur', 'onBlur'],
])

type Handler = 'onChange' | 'onKeyDown' | 'onClick' | 'onFocus' | 'onBlur'

function write(input: HTMLInputElement, attribute: string, value: string | null | undefined): void {
  if (value === null || value === undefined) input.removeAttribute(attribute)
  else if (input.getAttribute(attribute) !== value) input.setAttribute(attribute, value)
}

function refer({ ref }: InputProps, input: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(input)
}
