import { workerData } from 'node:worker_threads'
import { serveQuestions } from '../pool/serveQuestions.ts'
import { openPlaceIndex } from './openPlaceIndex.ts'
import type { StoreQuestion } from './StoreQuestion.ts'

const { path }: { path: string } = workerData
const index = openPlaceIndex(path)

serveQuestions(({ ask, about }: StoreQuestion) => {
  switch (ask) {
    case 'matchText':
      return index.matchText(about)
    case 'get':
      return index.get(about)
    case 'placesOf':
      return index.placesOf(about)
    case 'around':
      return index.around(about)
  }
})
