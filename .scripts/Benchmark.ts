/** The value that a `*.bench.ts` file exports under the name `benchmark`. */
export interface Benchmark {
  readonly title: string
  /** Runs only when it is named, because it takes long. */
  readonly onlyByName?: boolean
  /** The options of the command line that it takes, such as `--minutes 3`, each with its meaning. `folder` is the path of a folder among the arguments. */
  readonly settings?: Readonly<Record<string, string>>
  /** Returns the rows of the printed table, or those of several tables, each of which is printed when it is complete. */
  measure(settings: BenchmarkSettings): Promise<Table> | AsyncIterable<Table>
}

export type Table = readonly Readonly<Record<string, string | number>>[]

export type BenchmarkSettings = Readonly<Record<string, string>>
