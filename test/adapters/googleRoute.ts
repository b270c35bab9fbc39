import { google } from '@signpost/adapters/google'

const geo = google({ apiKey: process.env.GOOGLE_KEY ?? '' })

export const GET = (request: Request) => geo(request)
