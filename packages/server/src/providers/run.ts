import { explain } from '../cli/explain.ts'
import { flagHelp } from '../cli/Flag.ts'
import type { Environment } from '../cli/readFlags.ts'
import { keyVariable, providerKeys, serveFlags } from './serveFlags.ts'
import { serveProviders } from './serveProviders.ts'

/** `signpost-server`: serves `/geo/v2/` in front of providers, and resolves with the exit code of the process. */
export async function run(args: readonly string[], env: Environment): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(help())
    return 0
  }
  // An output whose reader exits or whose disk is full must not end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  try {
    await serveProviders(args, env)
    return 0
  } catch (error) {
    // One line for the user, whom a stack would not help.
    console.error(explain(error))
    return 1
  }
}

function help(): string {
  const keys = providerKeys().map((provider) => `  ${keyVariable(provider)}`)
  return [
    'signpost-server --places photon=https://photon.example --routes valhalla=https://routes.example',
    '  Serves /geo/v2/ in front of other geocoders and routers.',
    flagHelp(serveFlags),
    '\nKeys of providers, from the environment only:',
    ...keys,
  ].join('\n')
}
