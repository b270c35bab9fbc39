import { inject, onTestFinished } from 'vitest'
import type { Mount } from '../../combobox/Combobox.ts'
import { describeMusts } from '../../combobox/describeMusts.ts'
import { finderOf } from './finderOf.ts'
import { kits } from './kits.ts'
import { preparePage } from './preparePage.ts'

// The requirements of a combobox, tried on the built kit that the server has. Started by the scoreboard.

declare module 'vitest' {
  interface ProvidedContext {
    kit: string
  }
}

const kit = kits.find(({ name }) => name === inject('kit'))
if (kit === undefined || 'absent' in kit) throw new Error('There is no such kit.')

preparePage()
const styles = document.head.appendChild(document.createElement('link'))
styles.rel = 'stylesheet'
styles.href = '/kit/style.css'
await new Promise((resolve) => {
  styles.onload = resolve
  styles.onerror = resolve
})
await import(/* @vite-ignore */ `${location.origin}/kit/main.js`)

const mount: Mount = async ({ form, chose }) => {
  const container = form.querySelector('div') as HTMLElement
  // Requests before the box are not of this test.
  window.scoreboard.asked.length = 0
  const before = new Set(document.body.children)
  // Some lists are at the end of the page, where they would cover the next box.
  onTestFinished(() => {
    for (const element of [...document.body.children]) if (!before.has(element)) element.remove()
  })
  await window.mountKit(container, { label: 'Where to?', chose })
  return form
}

describeMusts(kit.name, mount, [{ pace: 0 }], finderOf(kit))
