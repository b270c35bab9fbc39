/** The lines that Valhalla logs at the start of each stage, with the name of the stage. */
const stages: readonly (readonly [line: string, stage: string])[] = [
  ['Parsing ways...', 'reading ways'],
  ['Parsing relations...', 'reading turn restrictions'],
  ['Parsing nodes...', 'reading nodes'],
  ['Creating graph edges from ways...', 'joining ways'],
  ['Enhancing local graph...', 'weighing junctions'],
  ['HierarchyBuilder', 'building levels'],
  ['Creating shortcuts on level 1', 'building shortcuts'],
  ['Validating, finishing and binning tiles...', 'checking'],
]

export interface BuildLog {
  /** Reads the next line. */
  read(line: string): void
  /** The number of routable ways; undefined before they were counted. */
  readonly ways: number | undefined
  readonly counts: { readonly junctions: number; readonly roadDirections: number }
}

/** Reads the log of a graph build: reports the progress, and stores the counts. */
export function readBuildLog(progress: (stage: string) => void = () => {}): BuildLog {
  let ways: number | undefined
  const counts = { junctions: 0, roadDirections: 0 }

  function read(line: string): void {
    const [, stage] = stages.find(([start]) => line.endsWith(`] ${start}`)) ?? []
    if (stage) progress(stage)
    ways ??= numberIn(line, /Finished with (\d+) routable ways/)
    counts.junctions ||= numberIn(line, / Node Count = (\d+)$/) ?? 0
    counts.roadDirections ||= numberIn(line, /Directed Edge Count = (\d+)$/) ?? 0
  }

  return {
    read,
    counts,
    get ways() {
      return ways
    },
  }
}

function numberIn(line: string, pattern: RegExp): number | undefined {
  const [, digits] = pattern.exec(line) ?? []
  return digits === undefined ? undefined : Number(digits)
}
