/** Limits the height of an element to the visible area above a phone's keyboard. */
export function followKeyboard({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport
  const follow = (): void => {
    style.top = `${viewport?.offsetTop ?? 0}px`
    style.height = `${viewport?.height ?? window.innerHeight}px`
  }
  follow()
  viewport?.addEventListener('resize', follow)
  viewport?.addEventListener('scroll', follow)
  return () => {
    viewport?.removeEventListener('resize', follow)
    viewport?.removeEventListener('scroll', follow)
    style.top = ''
    style.height = ''
  }
}
