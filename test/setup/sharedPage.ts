import { forgetWarnings } from '@signpost/react/internal'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// The files of a worker share a page, so that its modules are loaded once. Each file finds the page as the first one did, but for the
// stylesheets and modules that were loaded.
// Around the whole tree: React runs the effects of a StrictMode further in only once.
configure({ reactStrictMode: true })
afterEach(({ task }) => {
  // The conformance suites look at one component in several tests.
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
