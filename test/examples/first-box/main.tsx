import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// What `npm create vite` writes, but for its stylesheet.
import App from './App.tsx'

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
