import { defineTags } from './defineTags.ts'
import { elements } from './elements.ts'
import { moreElements } from './moreElements.ts'

/**
 * Defines every element whose tag is free, and returns true if all were. Where another copy, or the page, was first, that one stays, and the
 * console says so.
 */
export function defineElements(): boolean {
  return defineTags({ ...elements, ...moreElements })
}
