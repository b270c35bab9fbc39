import { configure } from 'storybook/test'
import { afterEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'

// A busy machine may be slow to show the content that a story waits for.
configure({ asyncUtilTimeout: 60_000 })

const complaints: string[] = []
for (const level of ['error', 'warn'] as const) {
  const write = console[level]
  console[level] = (...parts) => {
    // The library's developer messages about failed requests, which many stories show.
    if (!String(parts[0]).startsWith('Signpost: ')) complaints.push(`${level}: ${parts.join(' ')}`)
    write(...parts)
  }
}

afterEach(() => {
  expect(complaints.splice(0), 'the story must not write to the console').toEqual([])
})

const width = inject('width')
if (width !== null) {
  // Storybook would otherwise give each story its own window size.
  const { viewport } = page
  page.viewport = (_, height) => viewport.call(page, width, height)

  afterEach(() => {
    const { scrollWidth } = document.documentElement
    expect(scrollWidth, 'the page must not scroll horizontally').toBeLessThanOrEqual(width)
  })
}

const theme = inject('theme')
if (theme === 'paper') {
  await import('@signpost/react/themes/contrast.css')
  await import('@signpost/react/themes/paper.css')
  document.documentElement.dataset.theme = theme
}
