import type { ReactNode } from 'react'
import { attributeOf } from '../properties/attributeOf.ts'
import { settingsTable } from '../settings/ElementSettings.ts'
import type { ContentElement, ElementContent } from './ContentElement.ts'
import type { Tag, TagElement } from './defineTag.ts'

/** The content of a tag. Its component gets the properties of the table as props, and callbacks that dispatch its events. */
export function tagContent<Types extends Tag>(
  events: Types['events'],
  styles: readonly string[],
  render: (
    props: Pick<TagElement<Types>, keyof Types['table'] & keyof TagElement<Types>> &
      Pick<Types['props'], keyof Types['events'] & keyof Types['props']>,
    element: TagElement<Types>,
  ) => ReactNode,
): ElementContent {
  return {
    styles,
    render: (element) => {
      const callbacks = Object.entries(events).map(([name, parts]) => {
        const type = `signpost${attributeOf(name.slice('on'.length))}`
        return [
          name,
          (...values: unknown[]) => {
            const detail = detailOf(parts, values, element)
            element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }))
          },
        ]
      })
      const { properties } = element.constructor as typeof ContentElement
      const names = Object.keys(properties).filter((name) => !(name in settingsTable))
      const props = { ...element.readAll(names), ...Object.fromEntries(callbacks) }
      return Reflect.apply(render, undefined, [props, element])
    },
  }
}

/** The detail of an event. A single part is kept in the property of its name. */
function detailOf(
  parts: string | readonly string[],
  values: readonly unknown[],
  element: object,
): object {
  if (typeof parts !== 'string')
    return Object.fromEntries(parts.map((part, index) => [part, values[index]]))
  const value = values[0] ?? undefined
  Reflect.set(element, parts, value)
  return { [parts]: value }
}
