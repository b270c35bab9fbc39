import { expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ordinaryMoment } from '../../.scripts/clock/ordinaryMoment.ts'
import { spokenOfPage } from './spoken.ts'

interface OtherWays {
  readonly test: (name: string, run: () => Promise<void>) => void
  readonly name: string
  /** Renders the component, and waits until it has its content. */
  readonly show: () => Promise<HTMLElement>
}

/** The tests of other ways to use a component than with a mouse and one's eyes on an ordinary screen. */
export function testOtherWays({ test, name, show }: OtherWays): void {
  test('a screen reader: what is spoken, in order', async () => {
    // Whether a place is open is spoken, too.
    vi.useFakeTimers({ now: new Date(ordinaryMoment.now), toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await show()
    await expect(await spokenOfPage()).toMatchFileSnapshot(`../test/spoken/${name}.txt`)
  })

  test('one key: Tab goes through every control to the other side, and what has the focus is not covered', async () => {
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
      if (activeElement?.matches(controls)) expect(covering(activeElement)).toBe('')
    }
    expect(document.activeElement).toBe(after)
    const left = controlsIn(container).filter((one) => isStop(one) && !reached.has(one))
    expect(left.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([])
  })

  test('no hover: whatever can be pressed is seen', async () => {
    for (const control of controlsIn(await show())) {
      // An input may be drawn by its label.
      const seen = control instanceof HTMLInputElement ? control.closest('label, div') : control
      expect([
        control.outerHTML.slice(0, 80),
        seen?.checkVisibility({ opacityProperty: true }),
      ]).toEqual([expect.any(String), true])
    }
  })

  test('text spacing of WCAG 1.4.12: no text is cut off', async () => {
    const style = document.head.appendChild(document.createElement('style'))
    onTestFinished(() => style.remove())
    const cutBefore = new Set(cutTexts(await show()))
    style.textContent = `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`
    const container = await show()
    expect(cutTexts(container).filter((text) => !cutBefore.has(text))).toEqual([])
  })
}

const controls = 'button, select, summary, input, textarea, a[href], [tabindex]'

function controlsIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'),
  )
}

/** True where Tab stops: a group of radio buttons is one stop. */
function isStop(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !(control instanceof HTMLInputElement && control.type === 'radio')
}

/** The element that lies over the whole of another, or nothing. */
function covering(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hits = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(left + width * part, top + height / 2),
  )
  const isRelated = (hit: Element | null): boolean =>
    hit === null || hit.contains(element) || element.contains(hit)
  return hits.some(isRelated) ? '' : (hits[1]?.outerHTML.slice(0, 80) ?? '')
}

/** The texts of which a part is cut off by the box around them. What ends in dots is cut by design. */
function cutTexts(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element)
    const isHidden = position === 'absolute' && element.clientWidth <= 1
    const isCut =
      (overflowY === 'hidden' || overflowY === 'clip') &&
      element.scrollHeight > element.clientHeight + 2 &&
      !isHidden &&
      textOverflow !== 'ellipsis' &&
      overflowX !== 'auto'
    return isCut && element.textContent ? [element.textContent] : []
  })
}
