import { createElement, useState } from 'react'
import { useChannel, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { requestsChanged, type SentRequest, type StoryRequests } from './StoryRequests.ts'

const Sheet = styled.div(({ theme }) => ({
  padding: 16,
  overflowX: 'auto',
  color: theme.color.defaultText,
  fontSize: 13,
  th: { textAlign: 'start', fontWeight: 600, color: theme.textMutedColor },
  'th, td': { padding: '4px 16px 4px 0', verticalAlign: 'top' },
  code: { fontFamily: theme.typography.fonts.mono, fontSize: 12, overflowWrap: 'anywhere' },
}))

/** The requests of the shown story. It is written without JSX, because the manager has its own React. */
export function RequestsPanel() {
  const { storyId } = useStorybookState()
  const [byStory, setByStory] = useState<Readonly<Record<string, StoryRequests>>>({})
  useChannel({
    [requestsChanged]: (story: string, requests: StoryRequests) =>
      setByStory((earlier) => ({ ...earlier, [story]: requests })),
  })
  const requests = byStory[storyId] ?? []
  if (requests.length === 0) return createElement(Sheet, null, 'This story has made no requests.')
  const head = ['operation', 'request', 'answer'].map((name) =>
    createElement('th', { key: name, scope: 'col' }, name),
  )
  return createElement(
    Sheet,
    null,
    createElement(
      'table',
      null,
      createElement('thead', null, createElement('tr', null, head)),
      createElement('tbody', null, [...requests].reverse().map(row)),
    ),
  )
}

function row({ operation, address, outcome }: SentRequest, index: number) {
  return createElement(
    'tr',
    { key: index },
    createElement('td', null, operation),
    createElement('td', null, createElement('code', null, address)),
    createElement('td', null, outcome ?? 'awaited'),
  )
}
