import { type Command, flagHelp, runCommand } from '@signpost/server'
import { serveFlags } from '@signpost/service/internal/commands'
import { buildFlags } from './cli/buildFlags.ts'

const help = `signpost-build --input region.osm.pbf --out data
  Builds a data folder, which signpost-service serves.
${flagHelp(buildFlags)}

signpost-build demo
  Serves two cities on this machine; builds their data first when they are missing. It has the flags of signpost-service serve.
${flagHelp(serveFlags)}`

/** Each command is loaded when it is called. */
const build: Command['run'] = async (...call) => (await import('./cli/build.ts')).build(...call)
const demo: Command['run'] = async (...call) => (await import('./cli/demo.ts')).demo(...call)

const args = process.argv.slice(2)
const isDemo = args[0] === 'demo'
const command = { help, run: isDemo ? demo : build }
const code = await runCommand(command, isDemo ? args.slice(1) : args, process.env)
process.exitCode = code || process.exitCode
