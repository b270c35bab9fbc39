import { SettingsElement } from '../element/SettingsElement.ts'
import { addSource, notifyListeners } from '../settings/pageSettings.ts'

/** Settings of several elements: of those inside it, or, if it is empty, of all elements on the page outside other configs. It renders nothing. */
export class SignpostConfigElement extends SettingsElement<object> {
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
