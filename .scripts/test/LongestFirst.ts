import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files by path. A fresh checkout has no data of earlier runs. */
const longest =
  /conformance|explorer|buildData|createValhallaRouter|properties|combobox|loopback|test\/start\/|specification|contract/

/** Starts the slowest files first, because a slow one that starts last would run alone on one core. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId)
    return sorted.sort((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}
