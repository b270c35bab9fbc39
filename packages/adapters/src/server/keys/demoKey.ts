import { type ApiKey, hashKey } from './readKeys.ts'

/** The key of a service that was given none. It is no secret, so it is good on this machine only. */
export const DEMO_KEY = 'demo'

/** The demo key, for pages on this machine. */
export const demoKey: ApiKey = {
  name: 'demo',
  sha256: hashKey(DEMO_KEY),
  origins: ['loopback'],
  rate: 1000,
  burst: 2000,
}
