/** An export of an entry point, as its source has it. */
export interface Export {
  readonly name: string
  /** True when only types may import it. */
  readonly isType: boolean
  /** Its doc comment as Markdown, with the code of its `@example`; empty when it has none. */
  readonly text: string
  /** Its declaration without bodies and values. */
  readonly signature: string
}
