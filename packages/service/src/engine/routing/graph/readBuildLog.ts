/** The lines that Valhalla writes when it begins a part of its work, and the name of that part. */
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
  /** Takes the next line. */
  read(line: string): void
  /** The number of travelable ways; undefined before they were read. */
  readonly ways: number | undefined
  readonly counts: { readonly junctions: number; readonly roadDirections: number }
}

/** Reads what the build of a graph writes: reports its progress, and stores its counts. */
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
