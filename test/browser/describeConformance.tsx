import { hostileTexts } from '@signpost/testing/fixtures'
import { cleanup, fireEvent, type RenderResult, render } from '@testing-library/react'
import { type ComponentType, type CSSProperties, createRef, type RefObject } from 'react'
import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest'
import { page, server, userEvent } from 'vitest/browser'
import type {} from '../setup/properties.ts'
import { emulateMedia } from './emulateMedia.ts'
import { hydrate } from './hydrate.tsx'
import { testOtherWays } from './otherWays.ts'
import { overflowingElements } from './overflowingElements.ts'
import { pictures } from './pictures.ts'
import type { RecordingService } from './recordingService.ts'
import { emulateTouchScreen } from './touch.ts'
import { translatePage } from './translatePage.ts'
import { violations } from './violations.ts'

/** A test's request to a module that shows one component at a time. */
export interface ConformanceRequest {
  /** The name of the component. */
  readonly name: string
  /** The URL of a photo that loads. */
  readonly photo: string
  /** A text that replaces every text of the data. */
  readonly text?: string
  /** `pseudo`: every message is in brackets, and numbers and dates are Arabic. */
  readonly messages?: 'en' | 'ar' | 'pseudo'
  /** Props of its root element. */
  readonly rootProps?: {
    readonly className?: string
    readonly id?: string
    readonly style?: CSSProperties
    readonly 'data-test'?: string
    readonly 'aria-description'?: string
    readonly ref?: RefObject<unknown>
    readonly classNames?: Readonly<Record<string, string>>
  }
}

export interface ConformanceModule<Props extends object> {
  /** The path of the module from the root of the workspace. It exports `App` and `load`. */
  readonly path: string
  readonly App: ComponentType<Props>
  readonly load: (request: ConformanceRequest) => Promise<Props>
  /** The service of the components. */
  readonly service: RecordingService
  /** The components of the module. */
  readonly names: readonly string[]
  /** Further states of the components by name, with the `data-status` of each. Only tests that depend on a state run for them. */
  readonly states?: Readonly<Record<string, string>>
  /** The components that are a part of a line, and break where the page around them allows it. */
  readonly inline?: readonly string[]
  /** The components without a root element, and what they render instead. */
  readonly rootless?: Readonly<Record<string, string>>
  /** The components that are a native button. In the dark, WebKit on Linux paints another background for it than it reports. */
  readonly drawnByBrowser?: readonly string[]
  /** The parts for the `classNames` of a component. */
  readonly classNames?: Readonly<Record<string, ConformanceParts>>
}

/** The parts by name: true for a part that is rendered immediately, or else the element to press, or the input to type into, that renders it. */
export type ConformanceParts = Readonly<Record<string, true | string>>

/** The names of the parts in the `classNames` of a component. */
export type PartOf<Type> = Type extends (props: infer Props) => unknown
  ? 'classNames' extends keyof Props
    ? keyof NonNullable<Props['classNames']> & string
    : never
  : never

/** The parts of every component with `classNames`. A new part or component does not compile until it is in the table. */
export type PartsOfAll<Types> = {
  readonly [Name in keyof Types as [PartOf<Types[Name]>] extends [never] ? never : Name]: Readonly<
    Record<PartOf<Types[Name]>, true | string>
  >
}

/** The tests that every component passes. */
export function describeConformance<Props extends object>({
  path,
  App,
  load,
  service,
  names,
  states = {},
  inline = [],
  rootless = {},
  drawnByBrowser = [],
  classNames = {},
}: ConformanceModule<Props>): void {
  /** The rendered component that several tests use in turn without changing it. */
  let shared: Promise<RenderResult> | undefined
  const removeShared = (): void => {
    shared = undefined
    cleanup()
  }
  afterAll(removeShared)
  afterEach(() => {
    if (!shared) cleanup()
  })

  async function settled(name: string, container: HTMLElement): Promise<void> {
    const status = states[name]
    if (status === undefined) return expect.poll(() => isLoading(container)).toBe(false)
    const root = container.querySelector<HTMLElement>('[data-status]')
    await expect.poll(() => root?.dataset.status).toBe(status)
    if (status !== 'loading') return
    const skeleton = '[data-part="bone"], [data-part$="skeleton"]'
    await expect.poll(() => container.querySelector(skeleton)).not.toBeNull()
  }

  async function mount(
    request: Omit<ConformanceRequest, 'photo'>,
    container?: HTMLElement,
  ): Promise<RenderResult> {
    const props = await load({ photo, ...request })
    const view = render(<App {...props} />, container ? { container } : {})
    await settled(request.name, view.container)
    return view
  }

  /** Renders a component for one test. */
  function show(...given: Parameters<typeof mount>): Promise<RenderResult> {
    if (shared) removeShared()
    return mount(...given)
  }

  describe.each([...names, ...Object.keys(states)])('<%s>', (name) => {
    // A state of a component runs only the tests that depend on states.
    const testOfComponent = name in states ? noTest : test
    const testOfRoot = name in rootless ? noTest : testOfComponent
    const testOfParts = name in classNames ? test : noTest
    const testOfContent = states[name] === 'loading' ? noTest : test
    const showShared = async (): Promise<HTMLElement> => {
      shared ??= mount({ name })
      return (await shared).container
    }
    afterAll(removeShared)
    beforeEach(() => {
      const { style } = document.documentElement
      onTestFinished(() => {
        document.documentElement.removeAttribute('style')
        document.documentElement.removeAttribute('dir')
      })
      style.background = 'Canvas'
    })

    test('server rendering: HTML that a strict policy allows, hydrated without a mismatch', async () => {
      removeShared()
      const { html, container, problems } = await hydrate(path, App, { name, photo })
      expect(html).not.toBe('')
      expect(html).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=|javascript:/i)
      await settled(name, container)
      expect(problems).toEqual([])
    })

    testOfRoot('its root element takes a class name, attributes and a ref', async () => {
      const ref = createRef<unknown>()
      const attributes = { 'data-test': 'a', 'aria-description': 'b' }
      const given = { className: 'of-the-app', id: 'own-id', style: { order: 7 }, ...attributes }
      const { container, unmount } = await show({ name, rootProps: { ...given, ref } })
      await expect.poll(() => container.querySelectorAll('.of-the-app').length).toBe(1)
      const root = container.querySelector('.of-the-app')
      expect(ref.current).toBe(root)
      const all = '[data-test="a"][aria-description="b"][style*="order: 7"]'
      expect(root?.matches(all)).toBe(true)
      expect(container.querySelectorAll('[data-test]')).toHaveLength(1)
      // The `id` of a field is that of its input, so that labels can refer to it.
      const withId = [...container.querySelectorAll('[id="own-id"]')]
      expect(withId).toEqual([root?.id ? root : root?.querySelector('input')])
      unmount()
      expect(ref.current).toBe(null)
    })

    testOfParts('every class of `classNames` is on its part', async () => {
      const parts = Object.entries(classNames[name] ?? {})
      const given = Object.fromEntries(parts.map(([part]) => [part, `class-of-${part}`]))
      const { container } = await show({ name, rootProps: { classNames: given } })
      for (const [part, press] of parts) {
        const shown = (): boolean => container.querySelector(`.class-of-${part}`) !== null
        const pressed =
          press === true ? null : container.querySelector(`[data-part="${press}"], ${press}`)
        if (pressed instanceof HTMLInputElement) await userEvent.fill(pressed, 'teatro')
        // Clicked by an event, because in a page without a height another part may cover the element.
        else if (pressed && !shown()) fireEvent.click(pressed)
        await expect.poll(() => [part, shown()]).toEqual([part, true])
      }
    })

    test.for(['light', 'dark'])('axe reports nothing, %s', async (scheme, { skip }) => {
      const isOther = server.browser === 'webkit' && scheme === 'dark'
      skip(isOther && drawnByBrowser.includes(name), 'WebKit on Linux reports another background')
      await emulateMedia('prefers-color-scheme', scheme)
      expect(await violations(await showShared())).toEqual([])
    })

    testOfComponent('touch: every target is at least 24 px high', async () => {
      await emulateTouchScreen()
      const container = await showShared()
      for (const target of container.querySelectorAll(targets)) {
        if (!target.checkVisibility({ visibilityProperty: true })) continue
        // Pressing the field or the label of an input counts as pressing the input.
        const field = target.matches('input') ? target.parentElement : target
        const height = field?.getBoundingClientRect().height ?? 0
        // A moving element is measured with the rounding error of a 32-bit number.
        const isHigh = height > 24 - 1 / 64
        expect([target.outerHTML.slice(0, 80), height, isHigh]).toEqual([
          expect.any(String),
          height,
          true,
        ])
      }
    })

    testOtherWays({
      test: testOfComponent,
      name,
      show: async () => (await show({ name })).container,
      showShared,
    })

    testOfComponent('two on a page have different ids', async () => {
      removeShared()
      const props = await load({ name, photo })
      const { container } = render(
        <>
          <App {...props} />
          <App {...props} />
        </>,
      )
      await expect.poll(() => isLoading(container)).toBe(false)
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
    })

    testOfComponent('in a shadow root it renders the same as in the page', async () => {
      const inPage = (await show({ name })).container
      const host = document.body.appendChild(document.createElement('div'))
      onTestFinished(() => host.remove())
      const shadow = host.attachShadow({ mode: 'open' })
      const styles = document.querySelectorAll('style, link[rel="stylesheet"]')
      shadow.append(...[...styles].map((style) => style.cloneNode(true)))
      const root = shadow.appendChild(document.createElement('div'))
      await show({ name }, root)
      await expect.poll(() => root.textContent === inPage.textContent).toBe(true)
    })

    test('every text of the component is a message', async () => {
      const { container } = await show({ name, text: '◆', messages: 'pseudo' })
      const data = service.answers.join()
      expect(wordsBesideMessages(container).filter((word) => !data.includes(word))).toEqual([])
    })

    testOfComponent('its states change in a page that the browser translates', async () => {
      const own = Object.keys(states).filter((state) => state.startsWith(`${name}: `))
      const last = { name, text: 'Ñandú', messages: 'ar' } as const
      const follow = async (translate: (root: Node) => void) => {
        const view = await show({ name })
        for (const request of [...own.map((state) => ({ name: state })), { name }, last]) {
          translate(view.container)
          view.rerender(<App {...(await load({ photo, ...request }))} />)
        }
        await expect.poll(() => isLoading(view.container)).toBe(false)
        return view
      }
      // Content that does not follow the props, such as a map, is compared without a translation.
      const plain = await follow(() => {})
      const expected = plain.container.textContent
      plain.unmount()
      const { container } = await follow(translatePage)
      await expect.poll(() => container.textContent, { timeout: 3000 }).toBe(expected)
      const field = container.querySelector('input[role="combobox"], input[type="search"]')
      for (const value of ['t', 'te', '']) {
        translatePage(container)
        if (field) fireEvent.input(field, { target: { value } })
      }
    })

    test('right to left at 320 px, with doubled letters and wide spacing, nothing overflows', async () => {
      document.documentElement.dir = 'rtl'
      document.documentElement.style.cssText =
        'font-size: 200%; letter-spacing: 0.12em; word-spacing: 0.16em'
      await page.viewport(320, 640)
      onTestFinished(() => page.viewport(414, 896))
      const { container } = await show({ name, messages: 'ar' })
      // The edge of a page, which the background of a hovered line may reach.
      container.style.paddingInline = '1rem'
      expect(overflowingElements(container)).toEqual([])
    })

    testOfContent('hostile text stays text, and inside', async () => {
      for (const [kind, text] of Object.entries(inject('long') ? hostileTexts : hostileTogether)) {
        const { container, unmount } = await show({ name, text })
        if (inline.includes(name)) container.style.overflowWrap = 'anywhere'
        expect([kind, container.querySelector('script, b, [onerror]')]).toEqual([kind, null])
        expect(container.textContent).not.toMatch(/\[object|undefined|NaN/)
        // The ink of stacked marks overflows its letters, depending on the font.
        const reach = kind === 'zalgo' ? 0 : container.scrollWidth - container.clientWidth
        // Firefox counts a space at the end of a line, before a control character, although nobody sees it.
        expect([kind, server.browser === 'firefox' && reach < 8 ? 0 : reach]).toEqual([kind, 0])
        unmount()
      }
    })
  })
}

const { zalgo, bidi, ...others } = hostileTexts

/** Two texts that combine all hostile ones. The text that opens a direction without closing it is at the end. */
const hostileTogether = { zalgo, others: [...Object.values(others), bidi].join(' ') }

/** Replaces `test` where there is nothing to test. */
function noTest(_name: string, _run: () => Promise<void>): void {}

const [photo] = pictures

const targets =
  ':is(button, select, summary, input:not([type="hidden"]), [role="option"]):is([data-part], [data-part] *)'

/** The words of the page and of screen readers that are not in the brackets of a message. */
function wordsBesideMessages(container: Element): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  // A message may consist of several text nodes.
  let depth = 0
  const take = (text: string): void => {
    let outside = ''
    for (const letter of text) {
      if (letter === '⟦') depth++
      outside += depth === 0 ? letter : ' '
      if (letter === '⟧') depth--
    }
    texts.push(outside)
  }
  while (walker.nextNode()) take(walker.currentNode.textContent ?? '')
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of container.querySelectorAll(`[${name}]`)) {
      take(element.getAttribute(name) ?? '')
    }
  }
  return texts.flatMap((text) => text.match(/[a-z]{3,}/gi) ?? [])
}

function isLoading(container: HTMLElement): boolean {
  return container.querySelector('[data-status="loading"], [aria-busy="true"]') !== null
}
