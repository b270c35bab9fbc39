import { version } from 'react'
import { version as domVersion } from 'react-dom'
import { expect, inject, test } from 'vitest'

test('React has the version of the Vitest project', () => {
  expect(version.split('.')[0]).toBe(inject('react'))
  expect(domVersion).toBe(version)
})
