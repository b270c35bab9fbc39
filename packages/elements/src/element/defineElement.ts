import type { PropertyTable } from '../properties/AttributeKind.ts'
import type { PropertyElement } from './PropertyElement.ts'

/** The class of an element. */
export interface ElementClass extends CustomElementConstructor {
  readonly properties: PropertyTable
  readonly prototype: PropertyElement<object>
}

/** Defines an element, with the properties of its table as accessors like those of HTML's own elements. */
export function defineElement(tag: string, element: ElementClass): void {
  for (const [name, kind] of Object.entries(element.properties)) {
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: PropertyElement<object>) {
        return this.read(name)
      },
      set(this: PropertyElement<object>, value: unknown) {
        this.write(name, kind, value)
      },
    })
  }
  customElements.define(tag, element)
}
