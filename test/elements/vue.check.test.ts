import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../.scripts/chromium/openPage.ts'
import { root } from '../../.scripts/root.ts'
import { openPage, origins } from './openPage.ts'
import { scriptFiles } from './scriptFiles.ts'

const vue = createRequire(join(root, 'packages/elements/package.json')).resolve(
  'vue/dist/vue.esm-browser.prod.js',
)

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vue</title>
<link rel="icon" href="/icon.svg">
<script type="module" src="/elements/signpost.js" data-base-url="${origins.service}" data-api-key="any"></script>
<div id="app"></div>
<script type="module">
  import { createApp, ref } from '/vue.js'
  const app = createApp({
    setup() {
      return { text: ref(''), near: ref({ latitude: -34.9055, longitude: -56.1913 }), suggestion: ref(), isShown: ref(true) }
    },
    template: \`
      <button @click="isShown = !isShown">Toggle</button>
      <signpost-search v-if="isShown" v-model="text" :near.prop="near" label="Where to?" :limit="3"
        @signpost-select="suggestion = $event.detail.suggestion"></signpost-search>
      <output>{{ text }}</output>
      <signpost-place :suggestion.prop="suggestion" :near.prop="near"></signpost-place>\`,
  })
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('signpost-')
  app.mount('#app')
</script>`

let browser: Browser
let files: ReadonlyMap<string, string | Uint8Array>

beforeAll(async () => {
  files = new Map([...(await scriptFiles()), ['/vue.js', readFileSync(vue, 'utf8')]])
  browser = await launchChromium()
})

afterAll(() => browser?.close())

test('properties, events and v-model work in a Vue app', async () => {
  const { page: tab, complaints } = await openPage(browser, files, page)
  const box = tab.getByRole('combobox', { name: 'Where to?' })
  await box.fill('ave')
  await expect.poll(() => tab.getByRole('option').count()).toBe(3)
  expect(await tab.locator('output').textContent()).toBe('ave')
  await box.fill('sol')
  await tab.getByRole('option', { name: /^Teatro Solís/ }).click()
  await tab.getByRole('heading', { name: 'Teatro Solís' }).waitFor()
  expect(await tab.locator('output').textContent()).toBe('Teatro Solís')
  await tab.getByRole('button', { name: 'Toggle' }).click()
  await box.waitFor({ state: 'detached' })
  await tab.getByRole('button', { name: 'Toggle' }).click()
  await expect.poll(() => box.inputValue()).toBe('Teatro Solís')
  expect(complaints).toEqual([])
})
