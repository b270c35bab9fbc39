import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import App from './App.tsx'

test('a theatre is found and chosen', async () => {
  render(<App />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where to?' })
  await userEvent.type(box, 'teatro')
  // The first search loads code, for which a second may be short.
  const row = await screen.findByRole('option', { name: /^Teatro Solís/ }, { timeout: 60_000 })
  await userEvent.click(row)
  expect(box.value).toBe('Teatro Solís')
})
