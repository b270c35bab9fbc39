import { type ComponentProps, createElement } from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { RequestsPanel } from './RequestsPanel.ts'
import { theme } from './theme.ts'

addons.setConfig({ theme, sidebar: { showRoots: true } })

nameTab()

addons.register('signpost', () => {
  addons.add('signpost/requests', {
    type: types.PANEL,
    title: 'Requests',
    render: ({ active = false }) => {
      const props: ComponentProps<typeof AddonPanel> = {
        active,
        children: createElement(RequestsPanel),
      }
      return createElement(AddonPanel, props)
    },
  })
})

/** Sets the title of the browser tab to the name of the catalog. */
function nameTab(): void {
  const title = document.querySelector('title')
  if (!title) return
  new MutationObserver(() => {
    if (title.text.endsWith('Storybook')) title.text = title.text.replace(/Storybook$/, 'Signpost')
  }).observe(title, { childList: true })
}
