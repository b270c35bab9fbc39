export interface WaitOptions {
  readonly root: Node
  readonly timeout: number
  /** The missing thing, for the error. */
  readonly what: () => string
}

/** Resolves with the first match. It searches again whenever the page below the root changes. */
export function waitUntil<Found>(
  find: () => Found | undefined,
  { root, timeout, what }: WaitOptions,
): Promise<Found> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      observer.disconnect()
      clearTimeout(timer)
    }
    const check = (): void => {
      const found = find()
      if (found === undefined) return
      end()
      resolve(found)
    }
    const observer = new MutationObserver(check)
    const timer = setTimeout(() => {
      end()
      reject(new Error(`${what()} after ${timeout} ms.`))
    }, timeout)
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    check()
  })
}
