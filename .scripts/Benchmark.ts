/** The value that a `*.bench.ts` file exports under the name `benchmark`. */
export type Benchmark = Comparison | Measurement

/** Tasks that take little time each: they are run again and again, and compared. */
export interface Comparison {
  readonly title: string
  /** The first is what the others are compared with. */
  readonly tasks: Readonly<Record<string, () => unknown>>
}

/** Something that is measured in a way of its own. */
export interface Measurement {
  readonly title: string
  /** Runs only when it is named, because it takes so long. */
  readonly onlyByName?: boolean
  /** Gives the rows of the table that is printed. `settings` are the options of the command line, such as `--minutes 3`. */
  measure(
    settings: BenchmarkSettings,
  ): Promise<readonly Readonly<Record<string, string | number>>[]>
}

export type BenchmarkSettings = Readonly<Record<string, string>>
