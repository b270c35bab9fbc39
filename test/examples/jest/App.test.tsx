import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import App from './App.tsx'

test('finds and chooses a theater', async () => {
  render(<App />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where to?' })
  await userEvent.type(box, 'teatro')
  // The first search loads code, which may take more than a second.
  const row = await screen.findByRole('option', { name: /^Teatro Solís/ }, { timeout: 60_000 })
  await userEvent.click(row)
  expect(box.value).toBe('Teatro Solís')
})
