import { type SettingProperties, SettingsElement } from '../element/SettingsElement.ts'
import { addSource, notifyListeners } from '../settings/pageSettings.ts'

export interface SignpostConfigElement extends SettingProperties {}

/** Settings of several elements: of those inside it, or, if it is empty, of all elements on the page outside other configs. It renders nothing. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `defineElement` adds the properties of the table.
export class SignpostConfigElement extends SettingsElement<object> {
  static readonly tag = 'signpost-config'

  #withdraw: (() => void) | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.#withdraw = addSource(this)
  }

  disconnectedCallback(): void {
    this.#withdraw?.()
  }

  protected override show(): void {
    notifyListeners()
  }
}
