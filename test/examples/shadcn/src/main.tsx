import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './index.css'

const element = document.getElementById('app')
if (element) createRoot(element).render(<App />)
