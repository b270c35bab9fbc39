/** A prop of a component, as documented in its source. */
export interface Prop {
  readonly name: string
  /** The type as in the source, without `undefined`. */
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
}
