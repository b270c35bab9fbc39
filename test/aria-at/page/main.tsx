import { createRoot } from 'react-dom/client'
import { ComboboxPage } from './ComboboxPage.tsx'
import { DialogPage } from './DialogPage.tsx'
import { DisclosurePage } from './DisclosurePage.tsx'
import '@signpost/react/styles.css'

const pages: Readonly<Record<string, () => React.ReactNode>> = {
  combobox: ComboboxPage,
  dialog: DialogPage,
  disclosure: DisclosurePage,
}

// The plan is the query of the URL.
const Page = pages[location.search.slice(1)]
const app = document.querySelector('#app')
if (app && Page) createRoot(app).render(<Page />)
