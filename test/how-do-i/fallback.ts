import { withFallback } from '@signpost/adapters'
import { google } from '@signpost/adapters/google'
import { photon } from '@signpost/adapters/photon'

const own = photon({ url: 'https://photon.example' })
const bought = google({ apiKey: process.env.GOOGLE_KEY ?? '' })

export const geo = withFallback(own, bought)
