import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Explorer } from './Explorer.tsx'
import './explorer.css'

const element = document.getElementById('explorer')
if (element) {
  createRoot(element).render(
    <StrictMode>
      <Explorer />
    </StrictMode>,
  )
}
