import { expect, onTestFinished, test } from 'vitest'
import { defineElements } from '../defineElements.ts'
import { setDefaults } from './pageSettings.ts'

defineElements()

test('the defaults of the script apply where nothing else is set', async () => {
  const box = document.createElement('signpost-search')
  document.body.append(box)
  onTestFinished(() => box.remove())
  setDefaults({ baseUrl: 'https://geo.example', language: 'fr' })
  onTestFinished(() => setDefaults({ baseUrl: undefined, language: undefined }))
  await expect
    .poll(() => box.shadowRoot?.querySelector('label')?.textContent)
    .toBe('Rechercher un lieu')
})
