import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { timeDependent } from './clock/moments.ts'
import { root } from './root.ts'

/** Lists the test files that read the machine's clock, zone or language, with one example each. */
export default class MomentReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const found: Record<string, string> = {}
    for (const module of modules) {
      const clockReads = [...module.children.allTests()].flatMap(
        (test) => test.meta().clockReads ?? [],
      )
      const [example] = clockReads
      if (example !== undefined) found[relative(root, module.moduleId)] = example
    }
    mkdirSync(dirname(timeDependent), { recursive: true })
    writeFileSync(timeDependent, JSON.stringify(found, null, 2))
    console.log(
      `${Object.keys(found).length} files of tests depend on the machine's clock, zone or language.`,
    )
  }
}
