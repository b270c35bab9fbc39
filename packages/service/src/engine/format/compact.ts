/** A type whose fields that may be undefined may be absent instead. */
export type Compact<Type> = {
  [Name in keyof Type as undefined extends Type[Name] ? never : Name]: Type[Name]
} & {
  [Name in keyof Type as undefined extends Type[Name] ? Name : never]?: Exclude<
    Type[Name],
    undefined
  >
}

/** The same object without the fields that are undefined: an answer carries only what applies. */
export function compact<const Type extends object>(value: Type): Compact<Type>
export function compact(value: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
}
