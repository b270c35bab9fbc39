import { type Environment, explain, flagHelp } from '@signpost/server'
import { buildFlags } from './cli/buildFlags.ts'
import { loadFlags } from './cli/loadFlags.ts'
import { pruneFlags } from './cli/pruneFlags.ts'
import { serveFlags } from './cli/serveFlags.ts'

type Command = (args: readonly string[], env: Environment) => Promise<void>

/** Loaded when they are called: a service needs none of what a build does, and it takes half a second and 200 MB. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./cli/build.ts')).build,
  serve: async () => (await import('./cli/serve.ts')).serve,
  demo: async () => (await import('./cli/demo.ts')).demo,
  load: async () => (await import('./cli/load.ts')).load,
  prune: async () => (await import('./cli/prune.ts')).prune,
}

const buildHelp = `signpost-service build --input region.osm.pbf --out data\n${flagHelp(buildFlags)}`
const serveHelp = `signpost-service serve --data data\n${flagHelp(serveFlags)}`
const demoHelp = `signpost-service demo
  Serves two cities on this machine, with the flags of serve; builds their data first when they are missing.`

const loadHelp = `signpost-service load --data data --store postgres://…
  Loads a data folder that was built before, here or elsewhere; also one region of several.\n${flagHelp(loadFlags)}`

const pruneHelp = `signpost-service prune --store postgres://…
  Drops the data that were read before the last build.\n${flagHelp(pruneFlags)}`

const help: Readonly<Record<string, string>> = {
  build: buildHelp,
  serve: serveHelp,
  demo: `${demoHelp}\n${flagHelp(serveFlags)}`,
  load: loadHelp,
  prune: pruneHelp,
}

// The reader of the output may exit, and its disk may be full: neither ends the work.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

const [name = '--help', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

if (['help', '--help', '-h'].includes(name)) {
  console.log([buildHelp, serveHelp, demoHelp, loadHelp, pruneHelp].join('\n\n'))
} else if (command === undefined) {
  const names = Object.keys(commands).join(', ')
  console.error(`There is no command "${name}": signpost-service has ${names}, and --help.`)
  process.exitCode = 2
} else if (args.includes('--help') || args.includes('-h')) {
  console.log(help[name])
} else {
  try {
    const run = await command()
    await run(args, process.env)
  } catch (error) {
    // One line for the user of the program, to whom a stack is of no use.
    console.error(explain(error))
    process.exitCode = 1
  }
}
