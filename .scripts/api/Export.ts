/** An export of an entry point, as declared in its source. */
export interface Export {
  readonly name: string
  /** True for an export that can only be imported as a type. */
  readonly isType: boolean
  /** The doc comment as Markdown, with the code of its `@example`; empty without one. */
  readonly text: string
  /** The declaration without bodies and values. */
  readonly signature: string
}
