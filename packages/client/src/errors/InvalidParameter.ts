/** Thrown while a parameter is encoded; `call` converts it into a `GeoError` that names the operation too. */
export class InvalidParameter extends Error {
  readonly parameter: string

  constructor(parameter: string, rule: string) {
    super(rule)
    this.parameter = parameter
  }
}
