/** What a `*.bench.ts` file exports under the name `benchmark`. */
export interface Benchmark {
  readonly title: string
  /** The first is what the others are compared with. */
  readonly tasks: Readonly<Record<string, () => unknown>>
}
