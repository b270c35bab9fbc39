import { rowText, SignpostProvider, usePlaceSearchEngine } from '@signpost/react/native'
import { useState } from 'react'
import { FlatList, Pressable, Text, TextInput, View } from 'react-native'

const client = { baseUrl: 'https://geo.example', apiKey: 'YOUR_KEY' }
const near = { latitude: -34.9055, longitude: -56.1851 }

function PlaceField({ onSelect }: { onSelect: (name: string) => void }) {
  const { query, items, messages, announcement, actions } = usePlaceSearchEngine({
    onSelect: ({ line1 }) => onSelect(line1),
  })
  return (
    <View>
      <TextInput
        accessibilityLabel="Where to?"
        value={query}
        onChangeText={actions.search}
        onSubmitEditing={actions.submit}
      />
      <FlatList
        data={items}
        keyboardShouldPersistTaps="handled"
        renderItem={({ item }) => {
          const { line1, parts } = rowText(item, messages, query)
          return (
            <Pressable accessibilityRole="button" onPress={() => actions.choose(item)}>
              <Text>{line1}</Text>
              <Text>{parts.join(', ')}</Text>
            </Pressable>
          )
        }}
      />
      <Text accessibilityLiveRegion="polite">{announcement}</Text>
    </View>
  )
}

export default function App() {
  const [chosen, setChosen] = useState('')
  return (
    <SignpostProvider client={client} near={near}>
      <PlaceField onSelect={setChosen} />
      <Text>To {chosen}</Text>
    </SignpostProvider>
  )
}
