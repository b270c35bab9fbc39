import { createElement } from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { RequestsPanel } from './RequestsPanel.ts'
import { theme } from './theme.ts'

addons.setConfig({ theme, sidebar: { showRoots: true } })

addons.register('signpost', () => {
  addons.add('signpost/requests', {
    type: types.PANEL,
    title: 'Requests',
    render: ({ active = false }) =>
      createElement(AddonPanel, { active }, createElement(RequestsPanel)),
  })
})
