import { defineElement, type ElementClass } from './element/defineElement.ts'
import { elements } from './elements.ts'
import { logToConsole } from './logToConsole.ts'

/**
 * Defines every element whose tag is free, and returns true if all were. Where another copy, or the page, was first, that one stays, and the
 * console says so.
 */
export function defineElements(): boolean {
  if (globalThis.customElements === undefined) return false
  const all: [string, ElementClass][] = Object.entries(elements)
  const taken = all.filter(([tag, element]) => {
    const first = customElements.get(tag)
    if (first === undefined) defineElement(tag, element)
    return first !== undefined && first !== element
  })
  if (taken.length === 0) return true
  const tags = taken.map(([tag]) => `<${tag}>`).join(', ')
  logToConsole(
    'warn',
    `Defined already: ${tags}. The first definition stays; load one copy of @signpost/elements only.`,
  )
  return false
}
