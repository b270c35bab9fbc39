import { parseArgs } from 'node:util'
import { type Flag, variableOf } from './Flag.ts'

/** An error in the arguments of a program, as one line for its user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The environment variables of a program, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The values of flags. The command line overrides the environment, which overrides the default. */
export interface FlagValues {
  get<Value>(flag: Flag<Value>): Value | undefined
  /** Returns every value of a flag that may be repeated. */
  getAll<Value>(flag: Flag<Value>): Value[]
}

/** Reads the arguments of a command. */
export function readFlags(
  flags: readonly Flag<unknown>[],
  args: readonly string[],
  env: Environment,
): FlagValues {
  const given = parse(flags, args)

  function textsOf(flag: Flag<unknown>): string[] {
    const fromEnv = env[variableOf(flag)]
    return given[flag.name] ?? [fromEnv || flag.fallback].filter((text) => text !== undefined)
  }

  function getAll<Value>(flag: Flag<Value>): Value[] {
    return textsOf(flag).map((text) => {
      const value = flag.reader.read(text)
      if (value === undefined) {
        const source = given[flag.name] ? `--${flag.name}` : variableOf(flag)
        throw new UsageError(`${source} must be ${flag.reader.expects}, but is "${text}".`)
      }
      return value
    })
  }

  return { getAll, get: (flag) => getAll(flag).at(-1) }
}

function parse(
  flags: readonly Flag<unknown>[],
  args: readonly string[],
): Record<string, string[] | undefined> {
  const options = flags.map(({ name, placeholder }) => [
    name,
    { type: placeholder ? ('string' as const) : ('boolean' as const), multiple: true as const },
  ])
  try {
    const { values } = parseArgs({ args: [...args], options: Object.fromEntries(options) })
    return Object.fromEntries(
      Object.entries(values).map(([name, given]) => [name, [given].flat().map(asText)]),
    )
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${fault.replace(/\.$/, '')}: see --help.`)
  }
}

/** The text of a flag. A flag without a value is on. */
function asText(given: unknown): string {
  return given === true ? '1' : String(given)
}
