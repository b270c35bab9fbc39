import { type Environment, explain, flagHelp } from '@signpost/server'
import { loadFlags } from './cli/loadFlags.ts'
import { pruneFlags } from './cli/pruneFlags.ts'
import { serveFlags } from './cli/serveFlags.ts'

type Command = (args: readonly string[], env: Environment) => Promise<void>

/** Loaded when they are called. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./cli/serve.ts')).serve,
  load: async () => (await import('./cli/load.ts')).load,
  prune: async () => (await import('./cli/prune.ts')).prune,
}

const serveHelp = `signpost-service serve --data data\n${flagHelp(serveFlags)}`

const loadHelp = `signpost-service load --data data --store postgres://…
  Loads a data folder that was built before, here or elsewhere; also one region of several.\n${flagHelp(loadFlags)}`

const pruneHelp = `signpost-service prune --store postgres://…
  Drops the data that were read before the last build.\n${flagHelp(pruneFlags)}`

const help: Readonly<Record<string, string>> = {
  serve: serveHelp,
  load: loadHelp,
  prune: pruneHelp,
}

// The reader of the output may exit, and its disk may be full: neither ends the work.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

const [name = '--help', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

if (['help', '--help', '-h'].includes(name)) {
  console.log([serveHelp, loadHelp, pruneHelp].join('\n\n'))
} else if (command === undefined) {
  const names = Object.keys(commands).join(', ')
  console.error(
    name === 'build' || name === 'demo'
      ? `The command "${name}" is in @signpost/build: npx @signpost/build --help lists its flags.`
      : `There is no command "${name}": signpost-service has ${names}, and --help.`,
  )
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
