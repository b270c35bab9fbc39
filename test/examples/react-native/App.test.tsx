import { fireEvent, render, screen } from '@testing-library/react-native'
import App from './App.tsx'

test('finds and chooses a theater', async () => {
  // These are of React Native, and not of Node.
  expect('canParse' in URL).toBe(false)
  expect(new Response('').body).toBeUndefined()
  expect('ListFormat' in Intl).toBe(false)
  render(<App />)
  const field = screen.getByLabelText('Where to?')
  fireEvent.changeText(field, 'teatro')
  fireEvent.press(await screen.findByText('Teatro Solís', {}, { timeout: 60_000 }))
  expect(screen.getByText('To Teatro Solís')).toBeTruthy()
  expect(field.props.value).toBe('Teatro Solís')
})
