import { createRoot } from 'react-dom/client'

const app = document.querySelector('#app')
if (app) {
  import('./Later.tsx').then(({ Later }) => createRoot(app).render(<Later />))
}
