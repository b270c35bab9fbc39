import { defineElement, type ElementClass } from './element/defineElement.ts'
import { logToConsole } from './logToConsole.ts'

/** Defines the elements whose tags are free, and returns true if all were. If another copy of the package, or the page, defined a tag first, that definition stays, and a warning is logged. */
export function defineTags(elements: readonly ElementClass[]): boolean {
  if (globalThis.customElements === undefined) return false
  const taken = elements.filter((element) => {
    const first = customElements.get(element.tag)
    if (first === undefined) defineElement(element.tag, element)
    return first !== undefined && first !== element
  })
  if (taken.length === 0) return true
  const tags = taken.map(({ tag }) => `<${tag}>`).join(', ')
  logToConsole(
    'warn',
    `Defined already: ${tags}. The first definition stays; load one copy of @signpost/elements only.`,
  )
  return false
}
