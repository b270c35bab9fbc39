import { options } from 'preact'
import { createElement } from 'react'
import { expect, test } from 'vitest'

test('React is replaced by Preact', () => {
  const made = new Set<unknown>()
  const { vnode } = options
  options.vnode = (node) => void made.add(node)
  const element = createElement('p')
  if (vnode) options.vnode = vnode
  else delete options.vnode
  expect(made).toEqual(new Set([element]))
})
