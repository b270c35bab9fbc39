/** Progress lines for a person who waits. */
export interface Lines {
  show(text: string): void
  /** Ends the progress lines. */
  end(): void
}

/** The milliseconds without a line after which another one reports that the last step continues. */
const QUIET = 1800

/** Prints lines, and between them the duration of the last step, so that a long step does not seem stuck. */
export function showLines(write: (text: string) => void = console.log): Lines {
  let step = ''
  let since = performance.now()
  const goOn = (): void => {
    const seconds = Math.round((performance.now() - since) / 1000)
    write(`${step.replace(/\.$/, '')} … ${seconds} s`)
    timer.refresh()
  }
  const timer = setTimeout(goOn, QUIET)
  return {
    show(text) {
      write(text)
      step = text.split('\n').at(-1) ?? ''
      since = performance.now()
      timer.refresh()
    },
    end: () => clearTimeout(timer),
  }
}
