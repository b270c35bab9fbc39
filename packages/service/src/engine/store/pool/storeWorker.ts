import { workerData } from 'node:worker_threads'
import { createPlaceIndex } from '../reading/createPlaceIndex.ts'
import { openIndex } from '../reading/openIndex.ts'
import type { StoreQuestion } from './StoreQuestion.ts'
import { serveQuestions } from './serveQuestions.ts'

const { path }: { path: string } = workerData
const index = createPlaceIndex(openIndex(path))

serveQuestions(({ ask, about }: StoreQuestion) => {
  switch (ask) {
    case 'match':
      return index.match(about)
    case 'get':
      return index.get(about)
    case 'placesOf':
      return index.placesOf(about)
    case 'around':
      return index.around(about)
  }
})
