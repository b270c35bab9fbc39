import { flagHelp } from '../cli/Flag.ts'
import type { Environment } from '../cli/readFlags.ts'
import { runCommand } from '../cli/runCommand.ts'
import { keyVariable, providerKeys, serveFlags } from './serveFlags.ts'
import { serveProviders } from './serveProviders.ts'

/** `signpost-server`: serves `/geo/v2/` in front of providers, and resolves with the exit code of the process. */
export function run(args: readonly string[], env: Environment): Promise<number> {
  const keys = providerKeys().map((provider) => `  ${keyVariable(provider)}`)
  const help = [
    'signpost-server --places photon=https://photon.example --routes valhalla=https://routes.example',
    '  Serves /geo/v2/ in front of other geocoders and routers.',
    flagHelp(serveFlags),
    '\nKeys of providers, from the environment only:',
    ...keys,
  ].join('\n')
  return runCommand({ help, run: serveProviders }, args, env)
}
