import { createGeoClient, GeoError, type GeoIssue } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import { useEffect, useState } from 'react'
import './call-explorer.css'
import { type CallName, calls } from './calls.ts'
import { type ScenarioName, scenarios } from './scenarios.ts'

export interface CallExplorerProps {
  /** The operation that is called. */
  operation: CallName
  /** What the service does to the call. */
  scenario: ScenarioName
}

interface Outcome {
  readonly request: string
  readonly issues: readonly GeoIssue[]
  readonly failure?: GeoError
  readonly answer?: unknown
}

/** Makes a call against the fixtures and shows what a caller gets. */
export function CallExplorer({ operation, scenario }: CallExplorerProps) {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    let isCurrent = true
    setOutcome(undefined)
    explore(operation, scenario).then((made) => {
      if (isCurrent) setOutcome(made)
    })
    return () => {
      isCurrent = false
    }
  }, [operation, scenario])

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard. */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  )
}

async function explore(operation: CallName, scenario: ScenarioName): Promise<Outcome> {
  const issues: GeoIssue[] = []
  const fetch = createGeoFetch({ scenarios: scenarios[scenario] })
  const client = createGeoClient({
    baseUrl: 'https://geo.example',
    apiKey: 'demo',
    timeout: 500,
    fetch,
    onIssue: (issue) => issues.push(issue),
  })
  const outcome = await calls[operation].run(client).then(
    (answer: unknown) => ({ answer }),
    (failure: unknown) => {
      if (failure instanceof GeoError) return { failure }
      throw failure
    },
  )
  const [call] = fetch.calls
  const parameters = call ? new URLSearchParams(call.parameters) : ''
  return {
    request: `${call?.operation ?? 'nothing was sent'}\n${parameters}`,
    issues,
    ...outcome,
  }
}

function write(value: unknown): string {
  return JSON.stringify(value, undefined, 2) ?? 'undefined'
}
