/// <reference types="vite/client" />
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withoutLayer } from '../../.scripts/build/withoutLayer.ts'
import type { ConformanceRequest } from './describeConformance.tsx'

/** Resets as pages use them, outside any layer. */
const resets: Readonly<Record<string, string>> = {
  'create-next-app': `
    * { box-sizing: border-box; margin: 0; padding: 0; }
    a { color: inherit; text-decoration: none; }`,
  'Bootstrap 5': `
    *, ::before, ::after { box-sizing: border-box; }
    body { margin: 0; line-height: 1.5; }
    h1, h2, h3, h4, h5, h6 { margin: 0 0 .5rem; font-weight: 500; line-height: 1.2; }
    p, dl, ol, ul { margin-top: 0; margin-bottom: 1rem; }
    ol, ul { padding-left: 2rem; }
    dt { font-weight: 700; } dd { margin: 0 0 .5rem; }
    a { color: rgb(13 110 253); text-decoration: underline; }
    figure { margin: 0 0 1rem; } img, svg { vertical-align: middle; }
    label { display: inline-block; } small { font-size: .875em; }
    table { border-collapse: collapse; } th { text-align: inherit; }
    input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
    button { border-radius: 0; } button, select { text-transform: none; }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0; }
    legend { float: left; width: 100%; margin-bottom: .5rem; font-size: 1.5rem; line-height: inherit; }`,
  'Tailwind 3': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid rgb(229 231 235); }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: inherit; }
    b, strong { font-weight: bolder; } small { font-size: 80%; }
    button, input, optgroup, select, textarea { margin: 0; padding: 0; color: inherit; font: inherit; letter-spacing: inherit; }
    button, input:where([type='button'], [type='reset'], [type='submit']) { background-color: transparent; background-image: none; }
    blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0; }
    fieldset { margin: 0; padding: 0; } legend { padding: 0; }
    ol, ul, menu { margin: 0; padding: 0; list-style: none; } dialog { padding: 0; }
    input::placeholder { opacity: 1; color: rgb(156 163 175); }
    img, svg, video, canvas { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }`,
  'everything to nothing': `
    html, body, div, span, h1, h2, h3, p, a, small, strong, b, i, dl, dt, dd, ol, ul, li, fieldset, form, label, legend, table, caption,
    tbody, tr, th, td, figure, section, time, mark { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline; }
    ol, ul { list-style: none; } table { border-collapse: collapse; border-spacing: 0; }`,
}

/** Styles without motion, and with a fixed size for the field of the app. */
const still = `
  *, ::before, ::after { transition: none !important; animation: none !important; }
  [data-signpost] > input { box-sizing: border-box !important; inline-size: 10rem !important; block-size: 1.5rem !important; vertical-align: bottom !important; }`

export interface ResetSubject<Props extends object> {
  readonly App: ComponentType<Props>
  readonly load: (request: ConformanceRequest) => Promise<Props>
  readonly names: readonly string[]
  /** The packages whose stylesheets the components need, in order. */
  readonly packages: readonly ('react' | 'map')[]
}

const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../packages/{react,map}/src/**/*.css',
  { query: '?raw', import: 'default', eager: true },
)

/** The source stylesheets of a package, in order. */
function sheetsOf(name: string): string[] {
  const folder = `../../packages/${name}/src/`
  const imports = (files[`${folder}styles.css`] ?? '').matchAll(/@import "\.\/(.*)";/g)
  return [...imports].map(([, path]) => files[folder + path] ?? '')
}

/** Checks that components with our styles outside a layer look the same under every reset. */
export function describeResets<Props extends object>({
  App,
  load,
  names,
  packages,
}: ResetSubject<Props>): void {
  const sheets = packages.flatMap(sheetsOf)
  beforeAll(() => {
    addStyle(still + sheets.map(withoutLayer).join('\n'))
  })
  afterEach(cleanup)
  afterAll(() => {
    for (const style of added) style.remove()
  })

  test.each(names)('<%s> looks the same under every reset', async (name) => {
    const { container } = render(<App {...(await load({ name, photo: '' }))} />)
    await expect.poll(() => container.querySelector('[data-status="loading"]')).toBeNull()
    const own = stylesOf(container)
    for (const [reset, css] of Object.entries(resets)) {
      const style = addStyle(css)
      expect(stylesOf(container), reset).toEqual(own)
      style.remove()
    }
  })

  test('resets change it inside its cascade layer, and the comparison detects that', async () => {
    const [name = ''] = names
    const { container } = render(<App {...(await load({ name, photo: '' }))} />)
    const own = stylesOf(container)
    for (const style of added) style.remove()
    addStyle(still + sheets.join('\n'))
    addStyle(Object.values(resets).join('\n'))
    expect(stylesOf(container)).not.toEqual(own)
  })
}

const added: HTMLStyleElement[] = []
function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = css
  document.head.prepend(style)
  added.push(style)
  return style
}

/** The compared properties of all elements, and of those with their own text. */
const watched = ['background-color', 'border-top-width', 'padding'] as const
const watchedOfText = ['color', 'font-size', 'font-weight', 'text-decoration-line'] as const

/** The styles and the box of each element of a component, relative to its corner, without the content of an app. */
function stylesOf(container: HTMLElement): string[] {
  return [...container.querySelectorAll<HTMLElement>('[data-signpost], [data-signpost] *')]
    .filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches('svg *, [data-signpost] > input, [data-part="actions"] *'),
    )
    .map((element) => {
      const root = element.closest('[data-signpost]:not([data-signpost] *)') ?? element
      const corner = root.getBoundingClientRect()
      const { x: left, y: top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left - corner.x, top - corner.y]
      const style = getComputedStyle(element)
      const box = [x, y, width, height].map((length) => Math.round(length)).join(' ')
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      )
      const names = [...watched, ...(hasText ? watchedOfText : [])]
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
      return `${element.localName} ${element.dataset.part ?? element.dataset.signpost ?? ''} at ${box}; ${values}`
    })
}
