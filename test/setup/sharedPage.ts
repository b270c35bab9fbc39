import { forgetWarnings } from '@signpost/react/internal'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// The files of a worker share a page, so that its modules are loaded once. Each file finds the page like the first one, except for loaded
// stylesheets and modules.
// React runs the effects of a StrictMode that is further inside only once, so it wraps the whole tree.
configure({ reactStrictMode: true })
afterEach(({ task }) => {
  // Several tests of the conformance suites use one rendered component.
  if (!/conformance/.test(task.file.name)) cleanup()
})
afterAll(() => {
  forgetWarnings()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  localStorage.clear()
  sessionStorage.clear()
})
