/** Parameters of which some may still be missing. */
export type Incomplete<Parameters> = {
  readonly [Name in keyof Parameters]?: Parameters[Name] | undefined
}

/** True when every required parameter is there. */
export function isComplete<Parameters extends object>(
  parameters: Incomplete<Parameters>,
  required: readonly (keyof Parameters)[],
): parameters is Incomplete<Parameters> & Parameters {
  return required.every((name) => parameters[name] !== undefined)
}
