import { type Command, flagHelp, runCommand } from '@signpost/server'
import { serveFlags } from './cli/serveFlags.ts'
import { loadFlags, pruneFlags } from './cli/storeFlags.ts'

/** Each command is loaded when it is called. */
const commands: Readonly<Record<string, Command>> = {
  serve: {
    help: `signpost-service serve --data data\n${flagHelp(serveFlags)}`,
    run: async (...call) => (await import('./cli/serve.ts')).serve(...call),
  },
  load: {
    help: `signpost-service load --data data --store postgres://…
  Loads a data folder that was built before, here or elsewhere; also one region of several.\n${flagHelp(loadFlags)}`,
    run: async (...call) => (await import('./cli/load.ts')).load(...call),
  },
  prune: {
    help: `signpost-service prune --store postgres://…
  Drops the data that were read before the last build.\n${flagHelp(pruneFlags)}`,
    run: async (...call) => (await import('./cli/prune.ts')).prune(...call),
  },
}

const [name = '--help', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

if (command) {
  process.exitCode = (await runCommand(command, args, process.env)) || process.exitCode
} else if (['help', '--help', '-h'].includes(name)) {
  console.log(
    Object.values(commands)
      .map(({ help }) => help)
      .join('\n\n'),
  )
} else {
  const names = Object.keys(commands).join(', ')
  console.error(
    name === 'build' || name === 'demo'
      ? `The command "${name}" is in @signpost/build: npx @signpost/build --help lists its flags.`
      : `There is no command "${name}": signpost-service has ${names}, and --help.`,
  )
  process.exitCode = 2
}
