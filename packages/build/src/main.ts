import { type Environment, explain, flagHelp } from '@signpost/server'
import { buildFlags } from './cli/buildFlags.ts'

// The reader of the output may exit, and its disk may be full: neither ends the work.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

const args = process.argv.slice(2)
const isHelp = args.some((arg) => ['help', '--help', '-h'].includes(arg))

if (isHelp || args.length === 0) await printHelp()
else {
  try {
    await run(args, process.env)
  } catch (error) {
    // One line for the user of the program, to whom a stack is of no use.
    console.error(explain(error))
    process.exitCode = 1
  }
}

async function run([first, ...others]: readonly string[], env: Environment): Promise<void> {
  if (first === 'demo') return (await import('./cli/demo.ts')).demo(others, env)
  return (await import('./cli/build.ts')).build(args, env)
}

async function printHelp(): Promise<void> {
  const { serveFlags } = await import('@signpost/service/internal/commands')
  console.log(`signpost-build --input region.osm.pbf --out data
  Builds a data folder, which signpost-service serves.
${flagHelp(buildFlags)}

signpost-build demo
  Serves two cities on this machine; builds their data first when they are missing. It has the flags of signpost-service serve.
${flagHelp(serveFlags)}`)
}
