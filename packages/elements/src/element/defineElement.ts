import type { PropertyTable } from '../properties/AttributeKind.ts'
import type { SettingsElement } from './SettingsElement.ts'

/** The class of an element. */
export interface ElementClass<Element extends HTMLElement = HTMLElement> {
  new (): Element
  readonly tag: string
  readonly properties: PropertyTable
  readonly prototype: Element
}

/** Defines an element, with the properties of its table as accessors like those of HTML's own elements. */
export function defineElement(
  tag: string,
  element: CustomElementConstructor & Pick<ElementClass, 'properties'>,
): void {
  for (const [name, kind] of Object.entries(element.properties)) {
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: SettingsElement<object>) {
        return this.read(name)
      },
      set(this: SettingsElement<object>, value: unknown) {
        this.write(name, kind, value)
      },
    })
  }
  customElements.define(tag, element)
}
