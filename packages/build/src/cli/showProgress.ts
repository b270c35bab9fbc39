import type { BuildPhase, BuildProgress } from '../build/BuildProgress.ts'

const texts: Readonly<Record<BuildPhase, string>> = {
  prepare: 'Loading brands, categories and towns',
  survey: 'Looking through the regions',
  read: 'Reading places, addresses and streets',
  world: 'Adding the areas of the world',
  catalog: 'Writing the catalogs',
  index: 'Building the index',
  roads: 'Building the roads',
  seal: 'Sealing the folder',
}

const WIDTH = 24

/** The output of a build's progress. */
export interface ProgressDisplay {
  show(progress: BuildProgress): void
  /** Ends the current line. */
  end(): void
}

/** A bar that moves on a terminal; elsewhere, one line for each phase as it begins. */
export function showProgress(stream: NodeJS.WriteStream): ProgressDisplay {
  let phase: BuildPhase | undefined
  let line = ''

  function showBar({ phase: at, done, total }: BuildProgress): void {
    const share = total > 0 ? Math.min(done / total, 1) : 0
    const filled = Math.round(share * WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
    const next = `${bar} ${texts[at]}`
    if (next === line) return
    line = next
    stream.write(`\r\x1b[K${line}`)
  }

  return {
    show(progress) {
      if (stream.isTTY) return showBar(progress)
      // The roads are built in parallel, and would interrupt every other phase.
      if (progress.phase === phase || progress.phase === 'roads') return
      phase = progress.phase
      stream.write(`${texts[phase]}\n`)
    },
    end() {
      if (stream.isTTY && line !== '') stream.write('\r\x1b[K')
    },
  }
}
