import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'

/** The health of the log. */
export interface LogHealth {
  /** The system's code for why lines cannot be written now, such as `ENOSPC`; undefined while they can. */
  readonly failure: string | undefined
  /** The number of lines lost since the start. */
  readonly lost: number
}

/** Writes some of the bytes and returns how many, or throws an error with a `code`. */
type WriteBytes = (bytes: Uint8Array) => number

/** The bytes that are buffered for a slow reader. Further lines are dropped. */
const MOST_WAITING = 256 * 1024
const RETRY_MS = 100

/** A log output that never fails. With a full disk or a closed pipe, lines are dropped and counted, and each new line is another attempt. For a slow reader, which blocks nothing, some lines are buffered. */
export class LogOutput implements LogHealth {
  failure: string | undefined
  lost = 0
  /** Called when lines can be written again, with the number of lost ones. */
  onRecovery: ((lost: number) => void) | undefined
  readonly #writeBytes: WriteBytes
  readonly #waiting: Buffer[] = []
  #waitingBytes = 0
  /** The bytes of the first line that are already written. */
  #written = 0
  /** True when a lost line was partly written, so that the next line must not continue it. */
  #isCut = false
  #lostBefore = 0
  #retry: NodeJS.Timeout | undefined

  constructor(writeBytes: WriteBytes = standardOutput()) {
    this.#writeBytes = writeBytes
  }

  write(line: string): void {
    const bytes = Buffer.from(line)
    const isTooMuch = (): boolean => this.#waitingBytes + bytes.length > MOST_WAITING
    if (isTooMuch()) this.flush()
    if (isTooMuch()) {
      this.#lose('EAGAIN')
      return
    }
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    this.flush()
  }

  /** Writes as much of the buffer as possible. */
  flush(): void {
    clearTimeout(this.#retry)
    let isWritten = false
    for (let line = this.#waiting[0]; line !== undefined; line = this.#waiting[0]) {
      try {
        this.#writeLine(line)
        isWritten = true
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException
        if (code === 'EAGAIN') {
          this.#retry = setTimeout(() => this.flush(), RETRY_MS).unref()
          return
        }
        isWritten = false
        this.#isCut ||= this.#written > 0
        this.#lose(code)
      }
      this.#waiting.shift()
      this.#waitingBytes -= line.length
      this.#written = 0
    }
    if (isWritten && this.failure !== undefined) this.#recover()
  }

  #writeLine(line: Buffer): void {
    if (this.#isCut && this.#writeBytes(Buffer.from('\n')) > 0) this.#isCut = false
    while (this.#written < line.length) {
      this.#written += this.#writeBytes(line.subarray(this.#written))
    }
  }

  #lose(failure: string): void {
    this.failure = failure
    this.lost++
  }

  #recover(): void {
    const lost = this.lost - this.#lostBefore
    this.failure = undefined
    this.#lostBefore = this.lost
    this.onRecovery?.(lost)
  }
}

/** Writes directly to standard output. A stream would end the process on failure, or buffer lines without limit. */
function standardOutput(): WriteBytes {
  // Creating the stream makes a pipe non-blocking: it fails with EAGAIN when it is full.
  const { fd } = process.stdout
  return (bytes) => writeSync(fd, bytes)
}

/** The log of a process on standard output, and its health. */
export interface Log {
  logger: Logger
  health: LogHealth
  /** Writes a text for people between the lines. */
  print(text: string): void
  /** Writes the rest of the buffer. */
  flush(): void
}

/**
 * Opens the log. Lost lines are counted in their own line once writing works again. The default level is `warn` in a terminal, where a line
 * for each request would hide the first lines of the program; else `info`.
 */
export function createLog(level: string = process.stdout.isTTY ? 'warn' : 'info'): Log {
  const output = new LogOutput()
  const logger = pino({ level }, output)
  output.onRecovery = (lost) => logger.warn({ lost }, 'log lines were lost')
  return {
    logger,
    health: output,
    print: (text) => output.write(`${text}\n`),
    flush: () => output.flush(),
  }
}
