import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// The file that `npm create vite` writes, without its stylesheet.
import App from './App.tsx'

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
