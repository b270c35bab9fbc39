import { type ConnectionOptions, createGeoClient, GeoError, type GeoIssue } from '@signpost/client'
import { useContext, useEffect, useState } from 'react'
import { ServiceContext } from '../../.storybook/ServiceContext.ts'
import './call-explorer.css'
import { type CallName, calls } from './calls.ts'

export interface CallExplorerProps {
  /** The operation to call. */
  operation: CallName
}

interface Outcome {
  readonly request: string
  readonly issues: readonly GeoIssue[]
  readonly failure?: GeoError
  readonly answer?: unknown
}

/** Makes a call and shows its result. */
export function CallExplorer({ operation }: CallExplorerProps) {
  const service = useContext(ServiceContext)
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    let isCurrent = true
    setOutcome(undefined)
    explore(operation, service).then((made) => {
      if (isCurrent) setOutcome(made)
    })
    return () => {
      isCurrent = false
    }
  }, [operation, service])

  return (
    <article className="call-explorer" aria-busy={outcome === undefined}>
      <Block title="Call" text={calls[operation].code} />
      {outcome === undefined ? (
        <p role="status">Waiting for the answer…</p>
      ) : (
        <>
          <Block title="Request" text={outcome.request} />
          {outcome.failure ? (
            <Failure error={outcome.failure} />
          ) : (
            <Block title="Answer" text={write(outcome.answer)} />
          )}
          {outcome.issues.length > 0 && (
            <Block
              title={`Dropped parts (${outcome.issues.length})`}
              text={outcome.issues.map(({ path, problem }) => `${path}: ${problem}`).join('\n')}
            />
          )}
        </>
      )}
    </article>
  )
}

function Failure({ error }: { error: GeoError }) {
  const { kind, status, retryable, retryAfter, parameter, code } = error
  return (
    <div role="alert">
      <Block title={`GeoError of kind “${kind}”`} text={error.message} />
      <Block
        title="Its fields"
        text={write({ kind, status, retryable, retryAfter, parameter, code })}
      />
    </div>
  )
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  )
}

async function explore(operation: CallName, service: ConnectionOptions): Promise<Outcome> {
  const issues: GeoIssue[] = []
  let request = 'nothing was sent'
  const client = createGeoClient({
    ...service,
    timeout: 3000,
    onIssue: (issue) => issues.push(issue),
    fetch: (input, init) => {
      const { pathname, searchParams } = new URL(new Request(input, init).url)
      searchParams.delete('api_key')
      request = `GET ${pathname}\n${searchParams}`
      return (service.fetch ?? fetch)(input, init)
    },
  })
  const outcome = await calls[operation].run(client).then(
    (answer: unknown) => ({ answer }),
    (failure: unknown) => {
      if (failure instanceof GeoError) return { failure }
      throw failure
    },
  )
  return { request, issues, ...outcome }
}

function write(value: unknown): string {
  return JSON.stringify(value, undefined, 2) ?? 'undefined'
}
