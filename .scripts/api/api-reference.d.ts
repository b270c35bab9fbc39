/** Modules of `virtualModules.ts`. */
declare module 'virtual:api-reference' {
  export const references: Readonly<Record<string, string>>
}

declare module 'virtual:component-props' {
  import type { Prop } from '../catalog/propsOf.ts'

  export const propsByComponent: Readonly<Record<string, readonly Prop[]>>
}
