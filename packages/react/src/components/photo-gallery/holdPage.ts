/**
 * Keeps the page behind a dialog where it is. The room of its scrollbar is left, so that nothing moves, and is as dark as the dialog. Not
 * by a stylesheet: one in a shadow root cannot, and one of the page would look for dialogs at each change of it.
 */
export function holdPage(dialog: HTMLElement): () => void {
  const { documentElement: page, defaultView } = dialog.ownerDocument
  const { overflow, scrollbarGutter, backgroundColor } = page.style
  const hasScrollbar = (defaultView?.innerWidth ?? 0) > page.clientWidth
  Object.assign(page.style, {
    overflow: 'hidden',
    ...(hasScrollbar && {
      scrollbarGutter: 'stable',
      backgroundColor: getComputedStyle(dialog).backgroundColor,
    }),
  })
  return () => void Object.assign(page.style, { overflow, scrollbarGutter, backgroundColor })
}
