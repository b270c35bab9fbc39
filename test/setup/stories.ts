import { configure } from 'storybook/test'
import { afterEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'

// A machine at work may be slow to show what a story waits for.
configure({ asyncUtilTimeout: 60_000 })

const complaints: string[] = []
for (const level of ['error', 'warn'] as const) {
  const write = console[level]
  console[level] = (...parts) => {
    // What the library says to developers of a request that failed: many stories show one.
    if (!String(parts[0]).startsWith('Signpost: ')) complaints.push(`${level}: ${parts.join(' ')}`)
    write(...parts)
  }
}

afterEach(() => {
  expect(complaints.splice(0), 'what the story wrote to the console').toEqual([])
})

const width = inject('width')
if (width !== null) {
  // Storybook gives each story a window of its own choice before it is shown.
  const { viewport } = page
  page.viewport = (_, height) => viewport.call(page, width, height)

  afterEach(() => {
    const { scrollWidth } = document.documentElement
    expect(scrollWidth, 'what is reached without scrolling sideways').toBeLessThanOrEqual(width)
  })
}

const theme = inject('theme')
if (theme === 'paper') {
  await import('@signpost/react/themes/contrast.css')
  await import('@signpost/react/themes/paper.css')
  document.documentElement.dataset.theme = theme
}
