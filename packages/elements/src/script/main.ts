import { defineElements } from '../defineElements.ts'
import { setDefaults } from '../settings/pageSettings.ts'
import { enhanceInputs } from './enhanceInputs.ts'
import { ownWorkerUrl } from './ownWorkerUrl.ts'
import { scriptSettings } from './scriptSettings.ts'

/** What the script does when it has come. */
export function main(url: string): void {
  setDefaults({ workerUrl: ownWorkerUrl(), ...scriptSettings(url) })
  if (defineElements()) enhanceInputs()
}
