import { explain } from './explain.ts'
import type { Environment } from './readFlags.ts'

/** A command of a program. */
export interface Command {
  help: string
  run(args: readonly string[], env: Environment): Promise<void>
}

/** Runs a command or prints its help, and resolves with the exit code of the process. */
export async function runCommand(
  { help, run }: Command,
  args: readonly string[],
  env: Environment,
): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(help)
    return 0
  }
  // An output whose reader exits or whose disk is full must not end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  try {
    await run(args, env)
    return 0
  } catch (error) {
    // One line for the user, whom a stack would not help.
    console.error(explain(error))
    return 1
  }
}
