import { defineTags } from './defineTags.ts'
import { elements } from './elements.ts'
import { moreElements } from './moreElements.ts'

/** Defines every element whose tag is free, and returns true if all were. If another copy of the package, or the page, defined a tag first, that definition stays, and a warning is logged. */
export function defineElements(): boolean {
  return defineTags([...elements, ...moreElements])
}
