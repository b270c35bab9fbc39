import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountSearchResults } from '../../../test/mountSearchResults.tsx'
import '../../styles.css'

test('what a search finds: a list whose rows are named by the places', async () => {
  const { names, rows, said, root } = mountSearchResults({ query: 'Gas station' })
  await expect
    .poll(names)
    .toEqual(['Estación Yaguareté', 'Ceibo Combustibles', 'Estación Yaguareté'])
  expect(root.dataset.status).toBe('ready')
  expect(rows()).toHaveLength(3)
  expect(said()).toBe('3 places')
})
