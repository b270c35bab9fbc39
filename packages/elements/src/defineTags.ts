import { defineElement, type ElementClass } from './element/defineElement.ts'
import { logToConsole } from './logToConsole.ts'

/** Defines the elements whose tags are free, and returns true if all were. If another copy of the package, or the page, defined a tag first, that definition stays, and a warning is logged. */
export function defineTags<Tag extends string>(
  elements: Readonly<Record<Tag, ElementClass>>,
): boolean {
  if (globalThis.customElements === undefined) return false
  const taken = Object.entries<ElementClass>(elements).filter(([tag, element]) => {
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
