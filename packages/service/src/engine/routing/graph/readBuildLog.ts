/** What Valhalla writes when it begins a part of its work, and what that part is. */
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
  readonly counts: { junctions: number; roadDirections: number }
}

/** Reads what the build of a graph writes: tells of its progress, and keeps its counts. */
export function readBuildLog(progress: (stage: string) => void = () => {}): BuildLog {
  const counts = { junctions: 0, roadDirections: 0 }
  return {
    counts,
    read(line) {
      const [, stage] = stages.find(([start]) => line.endsWith(start)) ?? []
      if (stage) progress(stage)
      const [, name, count] = /(Node|Directed Edge) Count = (\d+)$/.exec(line) ?? []
      if (name === 'Node') counts.junctions = Number(count)
      if (name === 'Directed Edge') counts.roadDirections = Number(count)
    },
  }
}
