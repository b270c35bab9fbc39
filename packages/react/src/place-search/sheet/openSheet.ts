import { coverScreen } from './coverScreen.ts'
import { followKeyboard } from './followKeyboard.ts'
import { holdPage } from './holdPage.ts'
import { keepFocus } from './keepFocus.ts'
import { onBack } from './onBack.ts'
import { releasePopups } from './releasePopups.ts'

/** Makes an element fill the screen above the keyboard, with everything else inert, until the returned function is called. */
export function openSheet(root: HTMLElement, close: () => void): () => void {
  releasePopups(root)
  // Undone in the other direction: the page scrolls back when all is where it was.
  const undo = [
    holdPage(root),
    keepFocus(root),
    coverScreen(root),
    followKeyboard(root),
    onBack(close),
  ]
  return () => {
    for (const step of undo.reverse()) step()
  }
}
