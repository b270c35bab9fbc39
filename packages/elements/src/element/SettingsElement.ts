import { attributeKind, type Kind, type PropertyTable } from '../properties/AttributeKind.ts'
import { attributeOf } from '../properties/attributeOf.ts'
import { readText } from '../properties/readText.ts'
import { type ElementSettings, settingsTable } from '../settings/ElementSettings.ts'

interface AddListener<Events extends object> {
  <Type extends keyof Events & string>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** An element with typed events. A type infers them from the listeners. */
interface TypedElement<Events extends object> extends HTMLElement {
  addEventListener: AddListener<Events>
}

/** `HTMLElement`, or an empty class on a server, so that every entry point can be imported there. */
const PlatformElement: new <Events extends object>() => TypedElement<Events> =
  globalThis.HTMLElement ?? class ServerElement {}

/** Dispatches an event of the element with its detail. Returns false when a listener prevents its default. */
export type EmitEvent<Events extends object> = <Type extends keyof Events & string>(
  type: Type,
  detail: DetailOf<Events[Type]>,
) => boolean

type DetailOf<Happening> = Happening extends CustomEvent<infer Detail> ? Detail : never

/** The settings as properties of an element. */
export type SettingProperties = { -readonly [Name in keyof ElementSettings]: ElementSettings[Name] }

/** An element whose properties come from a table, with those for its settings, such as the service and the language. They can be set by script or as attributes, before or after the element is defined. */
export abstract class SettingsElement<Events extends object> extends PlatformElement<Events> {
  static readonly properties: PropertyTable = settingsTable

  static get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: the table is that of the class that is defined.
    const named = Object.entries(this.properties).filter(([, kind]) => kind !== null)
    return [...ofEveryElement, ...named.map(([name]) => attributeOf(name))]
  }

  /** The values behind the property accessors. */
  readonly #values: Record<string, unknown> = {}
  #isPlanned = false
  #isWriting = false

  connectedCallback(): void {
    this.#takeEarlier()
    this.update()
  }

  attributeChangedCallback(attribute: string, _: string | null, text: string | null): void {
    const { properties } = this.constructor as typeof SettingsElement
    const name = Object.keys(properties).find((one) => attributeOf(one) === attribute)
    if (name !== undefined && !this.#isWriting)
      this.#values[name] = readText(this, name, properties[name], text)
    this.update()
  }

  /**
   * The value of a property of the table.
   * @internal
   */
  read(name: string): unknown {
    return this.#values[name]
  }

  /**
   * Sets a property of the table, and reflects it to its attribute if its kind does. A text is parsed like the attribute, because frameworks set attributes in templates as properties.
   * @internal
   */
  write(name: string, kind: Kind, given: unknown): void {
    const value = typeof given === 'string' ? readText(this, name, kind, given) : given
    this.#values[name] = value
    const reflected = attributeKind(kind)
    if (reflected?.write) {
      this.#values[name] = value ?? reflected.read(null)
      this.#reflect(attributeOf(name), reflected.write(value))
    }
    this.update()
  }

  /**
   * The settings of this element alone.
   * @internal
   */
  get ownSettings(): ElementSettings {
    return this.readAll(Object.keys(settingsTable))
  }

  /**
   * The values of properties of the table, by name.
   * @internal
   */
  readAll(names: readonly string[]): object {
    return Object.fromEntries(names.map((name) => [name, this.read(name)]))
  }

  /** Renders the changes of a task together. */
  protected update(): void {
    if (this.#isPlanned) return
    this.#isPlanned = true
    queueMicrotask(() => {
      this.#isPlanned = false
      if (this.isConnected) this.show()
    })
  }

  protected abstract show(): void

  /**
   * Dispatches an event that bubbles and is not composed.
   * @internal
   */
  readonly emit: EmitEvent<Events> = (type, detail) => {
    const cancelable = type === 'signpost-before-select'
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable, detail }))
  }

  #reflect(attribute: string, text: string | null): void {
    this.#isWriting = true
    if (text === null) this.removeAttribute(attribute)
    else this.setAttribute(attribute, text)
    this.#isWriting = false
  }

  /** Sets the properties again that a script set before the element was defined: they are own properties, which hide the accessors. */
  #takeEarlier(): void {
    const accessors: object = Object.getPrototypeOf(this)
    for (const name of Object.keys(this)) {
      if (!(name in accessors)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
  }
}

/** The attributes of every element: its config, and its accessible name on the page. */
const ofEveryElement = ['config', 'aria-label', 'aria-labelledby']
