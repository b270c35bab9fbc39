import { type Environment, explain, flagHelp } from '../server/index.ts'
import { keyVariable, providerKeys, serveFlags } from './serveFlags.ts'
import { serveProviders } from './serveProviders.ts'

/** `signpost-adapters`: runs a command, and resolves with the exit code of its process. */
export async function run(args: readonly string[], env: Environment): Promise<number> {
  const [name = '--help', ...rest] = args
  if ([name, ...rest].some((arg) => arg === '--help' || arg === '-h') || name === 'help') {
    console.log(help())
    return 0
  }
  if (name !== 'serve') {
    console.error(`There is no command "${name}": signpost-adapters has serve, and --help.`)
    return 2
  }
  // The reader of the output may exit, and its disk may be full: neither ends the work.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  try {
    await serveProviders(rest, env)
    return 0
  } catch (error) {
    // One line for the user; the stack would not help them.
    console.error(explain(error))
    return 1
  }
}

function help(): string {
  const keys = providerKeys().map((provider) => `  ${keyVariable(provider)}`)
  return [
    'signpost-adapters serve --places photon=https://photon.example --routes valhalla=https://routes.example',
    '  Serves /geo/v2/ in front of other geocoders and routers.',
    flagHelp(serveFlags),
    '\nKeys of providers, from the environment only:',
    ...keys,
  ].join('\n')
}
