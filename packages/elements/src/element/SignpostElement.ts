import { ContentElement } from './ContentElement.ts'
import { mirrorParts } from './mirrorParts.ts'

/** The base of the elements for pages: their content is in a shadow root. */
export abstract class SignpostElement<Events extends object> extends ContentElement<Events> {
  readonly #shadow: ShadowRoot

  constructor() {
    super()
    this.#shadow = this.attachShadow({ mode: 'open', delegatesFocus: true })
  }

  protected override get tree(): ShadowRoot {
    return this.#shadow
  }

  protected override start(): (() => void)[] {
    return [...super.start(), mirrorParts(this.#shadow)]
  }
}
