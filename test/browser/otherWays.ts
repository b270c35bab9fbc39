import { getElementAccessibleName } from 'ivya/utils'
import { expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ordinaryMoment } from '../../.scripts/clock/moment.ts'
import { emulatePrint } from './emulatePrint.ts'
import { overflowingElements } from './overflowingElements.ts'
import { spokenOfPage } from './spoken.ts'

interface OtherWays {
  readonly test: (name: string, run: () => Promise<void>) => void
  readonly name: string
  /** Renders the component, and waits for its content. */
  readonly show: () => Promise<HTMLElement>
  /** The component that other tests use too, which a test must not change. */
  readonly showShared: () => Promise<HTMLElement>
}

/** The tests for uses of a component other than with a mouse on an ordinary screen. */
export function testOtherWays({ test, name, show, showShared }: OtherWays): void {
  test('voice control: the name of every control contains its visible label', async () => {
    const container = await showShared()
    // A focusable region is not a control.
    for (const control of controlsIn(container).filter((one) => one.matches(pressed))) {
      const name = getElementAccessibleName(control, false)
      const label = labelsOf(control)
        .flatMap((one) => visibleTexts(one))
        .join('')
      const isNamed = name !== '' && letters(name).includes(letters(label))
      expect([name, label, isNamed]).toEqual([name, label, true])
    }
  })

  test('print: all visible content is on paper, and nothing is cut off', async () => {
    await page.viewport(680, 900)
    onTestFinished(() => page.viewport(414, 896))
    const container = await showShared()
    // The edge of a page, which the background of a hovered line may reach.
    container.style.paddingInline = '1rem'
    onTestFinished(() => {
      container.style.paddingInline = ''
    })
    const onScreen = visibleTexts(container, atWork)
    window.dispatchEvent(new Event('beforeprint'))
    onTestFinished(() => void window.dispatchEvent(new Event('afterprint')))
    await emulatePrint()
    const onPaper = visibleTexts(container)
    expect(onScreen.filter((text) => !onPaper.includes(text))).toEqual([])
    expect(cutTexts(container, 'dots too')).toEqual([])
    expect(scrolled(container)).toEqual([])
    expect(overflowingElements(container)).toEqual([])
  })

  test('no hover: every control is visible', async () => {
    for (const control of controlsIn(await showShared())) {
      // The label of an input may be drawn instead of the input.
      const seen = control instanceof HTMLInputElement ? control.closest('label, div') : control
      // New content fades in, so it is invisible in its first frame.
      await expect
        .poll(() => seen?.checkVisibility({ opacityProperty: true }), {
          message: control.outerHTML.slice(0, 80),
        })
        .toBe(true)
    }
  })

  test('text spacing of WCAG 1.4.12: no text is cut off', async () => {
    const style = document.head.appendChild(document.createElement('style'))
    onTestFinished(() => style.remove())
    const container = await showShared()
    const cutBefore = new Set(cutTexts(container))
    style.textContent = `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`
    // Components that measure themselves do so after a paint.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    expect(cutTexts(container).filter((text) => !cutBefore.has(text))).toEqual([])
  })

  test('a screen reader: speaks these phrases, in order', async () => {
    // The clock is fixed, because the opening status is spoken too.
    vi.useFakeTimers({ now: new Date(ordinaryMoment.now), toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await show()
    await expect(await spokenOfPage()).toMatchFileSnapshot(`../test/spoken/${name}.txt`)
  })

  test('one key: Tab reaches every control, and the focused one is visible and not covered', async () => {
    // On a narrow screen a search box is a sheet, which keeps the focus until it is closed.
    await page.viewport(1280, 900)
    onTestFinished(() => page.viewport(414, 896))
    const container = await show()
    const [before, after] = [document.createElement('button'), document.createElement('button')]
    container.before(before)
    container.after(after)
    onTestFinished(() => {
      before.remove()
      after.remove()
    })
    before.focus()
    const reached = new Set<Element | null>()
    for (let presses = 0; presses < 300 && document.activeElement !== after; presses++) {
      await userEvent.tab()
      const { activeElement } = document
      reached.add(activeElement)
      if (!activeElement?.matches(controls) || activeElement === after) continue
      expect(covering(activeElement)).toBe('')
      expect([activeElement.outerHTML.slice(0, 80), isOutlined(activeElement)]).toEqual([
        expect.any(String),
        true,
      ])
    }
    expect(document.activeElement).toBe(after)
    const left = controlsIn(container).filter((one) => isStop(one) && !reached.has(one))
    expect(left.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([])
  })
}

const pressed = 'button, select, summary, input, textarea, a[href], [role="option"]'
const controls = `${pressed}, [tabindex]`

function controlsIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'),
  )
}

/** The parts for using a page, not for reading it. */
const atWork = `${controls}, label, legend, [role="status"], [data-signpost="map-view"]`

/** The elements with the visible label of a control. */
function labelsOf(control: HTMLElement): readonly Element[] {
  const isField = control.matches('input, select, textarea')
  return isField ? [...((control as HTMLInputElement).labels ?? [])] : [control]
}

/** The visible texts of an element, without those inside certain elements, and optionally only those that overflow a box. */
function visibleTexts(element: Element, without = '', box?: DOMRect): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    range.selectNodeContents(walker.currentNode)
    const isSeen = parentElement?.checkVisibility({ visibilityProperty: true }) === true
    if (!isSeen || isForReaders(parentElement)) continue
    if (without !== '' && parentElement.closest(without)) continue
    if (!textContent?.trim()) continue
    if (box && isScrolledTo(parentElement, element)) continue
    const { left, right, bottom } = range.getBoundingClientRect()
    const isWithin = box && left > box.left - 2 && right < box.right + 2 && bottom < box.bottom + 2
    if (!isWithin) texts.push(textContent)
  }
  return texts
}

/** True for an element that a scrollbar inside the box brings into view. */
function isScrolledTo(element: Element | null, box: Element): boolean {
  if (element === null || element === box) return false
  return getComputedStyle(element).overflowY === 'auto' || isScrolledTo(element.parentElement, box)
}

/** True for an element only for screen readers: it is one pixel in size, or clipped. */
function isForReaders(element: Element | null): boolean {
  if (element === null) return false
  const { position, clipPath } = getComputedStyle(element)
  const isHidden = clipPath === 'inset(50%)' || element.clientWidth <= 1
  return (position === 'absolute' && isHidden) || isForReaders(element.parentElement)
}

/** The letters and digits of a text, because voice control ignores spaces, punctuation and case. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** The elements whose content continues behind a scrollbar, which paper does not have. */
function scrolled(container: Element): string[] {
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const goesOn =
      (overflowY === 'auto' && element.scrollHeight > element.clientHeight + 2) ||
      (overflowX === 'auto' && element.scrollWidth > element.clientWidth + 2)
    return goesOn && element.checkVisibility() ? [element.outerHTML.slice(0, 80)] : []
  })
}

/** True where Tab stops. A group of radio buttons is one stop. */
function isStop(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !(control instanceof HTMLInputElement && control.type === 'radio')
}

/** A description of the element that completely covers another; empty when there is none. */
function covering(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hits = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(left + width * part, top + height / 2),
  )
  const isRelated = (hit: Element | null): boolean =>
    hit === null || hit.contains(element) || element.contains(hit)
  return hits.some(isRelated) ? '' : (hits[1]?.outerHTML.slice(0, 80) ?? '')
}

/** True when an outline shows the focus: that of the element, or of the label or field around it. */
function isOutlined(element: Element): boolean {
  const own = getComputedStyle(element)
  if (own.outlineStyle !== 'none' && own.outlineWidth !== '0px') return true
  // The outline may be above a photo, or around the row that a control covers.
  const above = getComputedStyle(element, '::after')
  const isDrawn = above.outlineStyle !== 'none' || above.borderTopStyle !== 'none'
  if (above.content !== 'none' && isDrawn) return true
  // In a list with one tab stop, the ring is around the active row.
  const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
  if (active && isOutlined(active)) return true
  const { parentElement } = element
  return !!parentElement?.matches(':focus-within[data-signpost] *') && isOutlined(parentElement)
}

/** The texts that the box around them cuts off. On a screen, an ellipsis is intended. */
function cutTexts(container: Element, dots?: 'dots too'): string[] {
  return [...container.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
    const isClipped = overflowY === 'hidden' || overflowY === 'clip'
    if (!isClipped || overflowX === 'auto' || isForReaders(element)) return []
    if (textOverflow === 'ellipsis' && !dots) return []
    const isWider = dots && element.scrollWidth > element.clientWidth + 2
    const isLonger = element.scrollHeight > element.clientHeight + 2
    return isWider || isLonger ? visibleTexts(element, '', element.getBoundingClientRect()) : []
  })
}
