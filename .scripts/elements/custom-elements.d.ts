declare module 'virtual:custom-elements' {
  import type { CustomElementDeclaration } from 'custom-elements-manifest'

  /** The elements of the custom elements manifest. */
  export const elements: readonly CustomElementDeclaration[]
}
