import type { ReactNode } from 'react'
import { type LazyModule, lazyModule, useLazyModule } from '../src/internals/useLazyModule.ts'

interface AppProps {
  readonly greeting: 'early' | 'late'
}

type Greeting = LazyModule<{ readonly text: string }>

/** The server and the browser each have one of each. */
export const modules: Readonly<Record<AppProps['greeting'], Greeting>> = {
  early: lazyModule(async () => ({ text: 'Good morning' })),
  late: lazyModule(async () => ({ text: 'Good evening' })),
}

/** A text whose code is loaded on demand. */
export function App({ greeting }: AppProps): ReactNode {
  const loaded = useLazyModule(modules[greeting], true)
  return <p>{loaded?.text ?? 'Loading'}</p>
}

/** A server that has rendered before has loaded the code of the early greeting. */
export async function load({ greeting }: AppProps): Promise<AppProps> {
  if (greeting === 'early') await modules.early.load()
  return { greeting }
}
