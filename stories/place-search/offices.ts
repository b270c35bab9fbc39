export interface Office {
  readonly label: string
  readonly phone: string
}

const offices: readonly Office[] = [
  { label: 'Theatre office', phone: '+598 2915 0001' },
  { label: 'Harbour office', phone: '+598 2915 0002' },
]

/** The offices of the company that begin with a text, as the app's own endpoint would return them. */
export async function findOffices(text: string, signal: AbortSignal): Promise<Office[]> {
  await Promise.resolve()
  signal.throwIfAborted()
  return offices.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
}
