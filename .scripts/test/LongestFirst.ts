import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by their paths. On a fresh checkout nothing is known of earlier runs. */
const longest =
  /conformance|explorer|buildData|createValhallaRouter|properties|combobox|loopback|test\/start\/|specification|contract/

/** Starts the longest files first: one that began last would end alone, on one core. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId)
    return sorted.sort((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}
