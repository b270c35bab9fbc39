import type { Benchmark } from '../../.scripts/Benchmark.ts'
import { judgeFolder } from './answers-of-providers/judgeFolder.ts'

/** Counts how many recorded answers of providers the adapters read completely and correctly: `bench answers-of-providers FOLDER`. `test/bench/answers-of-providers/README.md` describes the format of a folder. */
export const benchmark: Benchmark = {
  title: 'Recorded answers of providers, compared with the results of the adapters and the client',
  onlyByName: true,
  settings: { folder: 'the recorded answers' },
  async measure({ folder }) {
    if (folder === undefined) throw new Error('Name a folder: bench answers-of-providers FOLDER')
    const verdicts = await judgeFolder(folder)
    for (const { file, verdict, reasons } of verdicts) {
      if (verdict === 'right') continue
      console.log(
        `${verdict.padEnd(8)} ${file}${reasons.map((one) => `\n           ${one}`).join('')}`,
      )
    }
    const providers = [...new Set(verdicts.map(({ provider }) => provider))].sort()
    const row = (provider: string, verdictsOfProvider: typeof verdicts) => {
      const count = (wanted: string): number =>
        verdictsOfProvider.filter(({ verdict }) => verdict === wanted).length
      const judged = verdictsOfProvider.length - count('other')
      const right = judged ? `${((100 * count('right')) / judged).toFixed(1)} %` : '–'
      return {
        provider,
        judged,
        right: count('right'),
        partly: count('partly'),
        wrong: count('wrong'),
        'wholly right': right,
        'not of this adapter': count('other'),
      }
    }
    return [
      ...providers.map((name) =>
        row(
          name,
          verdicts.filter(({ provider }) => provider === name),
        ),
      ),
      row('all', verdicts),
    ]
  },
}
