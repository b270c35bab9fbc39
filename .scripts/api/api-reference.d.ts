/** The module of `apiModule.ts`. */
declare module 'virtual:api-reference' {
  export const references: Readonly<Record<string, string>>
}
