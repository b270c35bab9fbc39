import { type Logger, pino } from 'pino'
import { type LogHealth, LogOutput } from './LogOutput.ts'

/** The log of a process, on standard output, and how it is doing. */
export interface Log {
  logger: Logger
  health: LogHealth
  /** Writes a text for people between the lines. */
  print(text: string): void
  /** Writes what still waits for a reader. */
  flush(): void
}

/** Opens the log; lines that could not be written are counted in a line of their own when it goes on. */
export function createLog(level: string): Log {
  const output = new LogOutput()
  const logger = pino({ level }, output)
  output.onRecovery = (lost) => logger.warn({ lost }, 'lines of the log were lost')
  return {
    logger,
    health: output,
    print: (text) => output.write(`${text}\n`),
    flush: () => output.flush(),
  }
}
