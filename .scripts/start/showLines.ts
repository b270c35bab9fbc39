/** Lines for a person who waits. */
export interface Lines {
  show(text: string): void
  /** Nobody waits any longer. */
  end(): void
}

/** Milliseconds without a line after which another one says that the last step goes on. */
const QUIET = 1800

/** Prints lines, and between them how long the last step has taken, so that a long step does not look like the end. */
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
