import type { PropertyTable } from '../properties/AttributeKind.ts'
import { settingsTable } from '../settings/ElementSettings.ts'
import { ContentElement } from './ContentElement.ts'

const fieldProperties = {
  name: 'reflected text',
  defaultValue: 'reflected text',
  required: 'reflected flag',
  disabled: 'reflected flag',
  readOnly: 'reflected flag',
} as const

/** An element that is a field of a form: its form submits, resets, restores, disables and validates it like an `<input>`. */
export abstract class FieldElement<Events extends object> extends ContentElement<Events> {
  static readonly formAssociated = true

  static override readonly properties: PropertyTable = { ...settingsTable, ...fieldProperties }

  /** The name under which a form sends the text. */
  declare name: string | undefined
  /** The initial text, which is restored when the form is reset. */
  declare defaultValue: string | undefined
  /** Makes the form valid only when the field has text. */
  declare required: boolean
  /** Disables the field: it neither opens nor requests anything, and is not submitted. */
  declare disabled: boolean
  /** The text can be focused and copied, but not changed. */
  declare readOnly: boolean

  readonly #internals: ElementInternals
  #text: string | undefined
  #isOff = false
  #complaint = ''
  #wantsFocus = false

  constructor() {
    super()
    this.#internals = this.attachInternals()
    // The own event of the element reports every change, also changes without a key press.
    this.tree.addEventListener('input', (event) => event.stopPropagation())
    this.tree.addEventListener('change', () => this.emitChange())
    this.addEventListener('keydown', (event) => this.#submitOnEnter(event))
    this.addEventListener('focusin', () => this.update())
  }

  /** The text. */
  get value(): string {
    return this.#text ?? this.defaultValue ?? ''
  }

  set value(value: string) {
    this.keep(value ?? '')
    this.fill(this.value)
  }

  /** The form of the field. */
  get form(): HTMLFormElement | null {
    return this.#internals.form
  }

  /** The labels of the page for the field. */
  get labels(): NodeList {
    return this.#internals.labels
  }

  /** The validity of the field. */
  get validity(): ValidityState {
    return this.#internals.validity
  }

  /** The validation message of the field. */
  get validationMessage(): string {
    return this.#internals.validationMessage
  }

  /** True when the form validates the field. */
  get willValidate(): boolean {
    return this.#internals.willValidate
  }

  /** Checks whether the field is valid; dispatches `invalid` when it is not. */
  checkValidity(): boolean {
    return this.#internals.checkValidity()
  }

  /** Checks the validity, and shows the validation message to the user. */
  reportValidity(): boolean {
    return this.#internals.reportValidity()
  }

  /** Makes the field invalid with a message of the page; an empty text makes it valid again. */
  setCustomValidity(message: string): void {
    this.#complaint = message
    this.#judge()
  }

  /** Focuses the input. Before it is rendered, the focus is set once it appears. */
  override focus(options?: FocusOptions): void {
    if (this.#input) super.focus(options)
    else this.#wantsFocus = true
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // The label may follow the element in the page.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => this.update(), { once: true })
    }
  }

  override attributeChangedCallback(name: string, old: string | null, text: string | null): void {
    super.attributeChangedCallback(name, old, text)
    if (name === 'value' && this.#text === undefined) this.fill(this.value)
    this.#judge()
  }

  formResetCallback(): void {
    this.#text = undefined
    this.fill(this.value)
    this.#judge()
  }

  /** Restores a stored state, or the text of autofill. */
  abstract formStateRestoreCallback(state: string): void

  formDisabledCallback(isOff: boolean): void {
    this.#isOff = isOff
    this.update()
  }

  /** True when the field is disabled, by itself or by a fieldset. */
  protected get isOff(): boolean {
    return this.#isOff || this.disabled
  }

  /** The name that the page gives to the field. */
  protected get nameOnPage(): string | undefined {
    const root = this.getRootNode()
    const ids = this.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const named =
      root instanceof Document || root instanceof ShadowRoot
        ? ids.map((id) => root.getElementById(id))
        : []
    const texts = [...named, ...this.labels].map((node) => node?.textContent?.trim())
    return this.getAttribute('aria-label')?.trim() || texts.filter(Boolean).join(' ') || undefined
  }

  /** Sets the text of the input. */
  protected abstract fill(value: string): void

  /** Stores the value of the input as the element's form value. */
  protected keep(value: string): void {
    this.#text = value
    this.#judge()
  }

  /** Additional fields for the form, by the suffixes of their names. */
  protected abstract get fields(): Readonly<Record<string, unknown>>

  /** The state that a browser stores, and passes to `formStateRestoreCallback`. */
  protected abstract get formState(): string

  protected emitChange(): void {
    this.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Connects the input once it is rendered. */
  protected attach(): void {
    this.#judge()
    if (!this.#wantsFocus) return
    this.#wantsFocus = false
    this.focus()
  }

  get #input(): HTMLInputElement | null {
    return this.tree.querySelector('input')
  }

  #judge(): void {
    const { name, value } = this
    const sent = new FormData()
    if (name) {
      sent.set(name, value)
      for (const [part, content] of Object.entries(this.fields)) {
        if (content !== undefined) sent.set(`${name}.${part}`, String(content))
      }
    }
    this.#internals.setFormValue(sent, this.formState)
    const valueMissing = this.required && !this.readOnly && this.value === ''
    const message = this.#complaint || (valueMissing ? missingMessage() : '')
    const flags = { valueMissing, customError: this.#complaint !== '' }
    this.#internals.setValidity(flags, message, this.#input ?? undefined)
  }

  /** Submits the form on Enter in the input, with its first button if it has one. */
  #submitOnEnter(event: KeyboardEvent): void {
    const { form } = this
    // An input in a slot belongs to the page.
    const isInput = event.composedPath()[0] === this.#input
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return
    if (!form || !isInput) return
    const button = [...form.elements].find(isSubmitter)
    if (button) button.click()
    else form.requestSubmit()
  }
}

function isSubmitter(element: Element): element is HTMLButtonElement | HTMLInputElement {
  return (
    (element instanceof HTMLButtonElement && element.type === 'submit') ||
    (element instanceof HTMLInputElement && ['submit', 'image'].includes(element.type))
  )
}

/** The browser's own message, in its language, for an empty required input. */
function missingMessage(): string {
  const input = document.createElement('input')
  input.required = true
  return input.validationMessage
}
