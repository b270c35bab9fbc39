import { buildFlags } from './cli/buildFlags.ts'
import { flagHelp } from './cli/flagTable.ts'
import type { Environment } from './cli/readFlags.ts'
import { serveFlags } from './cli/serveFlags.ts'

type Command = (args: readonly string[], env: Environment) => Promise<void>

/** Loaded when they are called: a service needs none of what a build does, and it takes half a second and 200 MB. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./cli/build.ts')).build,
  serve: async () => (await import('./cli/serve.ts')).serve,
  demo: async () => (await import('./cli/demo.ts')).demo,
}

const help = `signpost-service build --input region.osm.pbf --out data
${flagHelp(buildFlags)}

signpost-service serve --data data
${flagHelp(serveFlags)}

signpost-service demo
  Serves two cities on this machine, with the flags of serve; builds their data first when they are missing.`

const [name = '--help', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

if (command === undefined || args.includes('--help')) {
  const isAsked = name === '--help' || args.includes('--help')
  console[isAsked ? 'log' : 'error'](isAsked ? help : `There is no command "${name}".\n\n${help}`)
  process.exitCode = isAsked ? 0 : 2
} else {
  try {
    const run = await command()
    await run(args, process.env)
  } catch (error) {
    // One line for the person who called it; where it was thrown is nothing they could use.
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
