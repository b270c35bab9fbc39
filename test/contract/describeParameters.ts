import { type ParameterName, parametersOf } from '@signpost/client/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, values } from './parameterCases.ts'
import { query, type Target } from './targets.ts'

const cases = operations.flatMap(([operation, good]) =>
  parametersOf(operation)
    .filter((parameter) => parameter.in === 'query')
    .map(
      (parameter) =>
        [
          `${operation.path} ${good.type ?? ''}`,
          parameter.name,
          operation.path,
          parameter,
          good,
        ] as const,
    ),
)

/** Tests that the table of the protocol reads the parameters. */
export function describeParameters(open: () => Promise<Target>): void {
  let target: Target
  beforeAll(async () => {
    target = await open()
  })
  afterAll(() => target.close())

  async function ask(path: string, parameters: Readonly<Record<string, string>>) {
    const response = await target.send(path, query(parameters))
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }

  test.each(cases)('%s: reads %s like the table', async (_, name, path, parameter, good) => {
    const { good: readable, bad } = values[name as ParameterName]
    for (const value of readable) {
      const { status } = await ask(path, { ...good, [name]: value })
      expect({ value, status }).toEqual({ value, status: expect.toBeOneOf([200, 204]) })
    }
    const message = `The parameter ${name} must be ${parameter.expects}.`
    for (const value of bad) {
      const answer = await ask(path, { ...good, [name]: value })
      expect({ value, ...answer }).toEqual({
        value,
        status: 400,
        body: { error: { code: 'bad_parameter', message, parameter: name } },
      })
    }
  })

  test.each(cases)('%s: requires %s like the table', async (_, name, path, parameter, good) => {
    const { [name as ParameterName]: _left, ...rest } = good
    const { status, body } = await ask(path, rest)
    const isNeeded = parameter.required || name === 'query'
    expect(status).toEqual(isNeeded ? 400 : expect.toBeOneOf([200, 204]))
    if (!isNeeded) return
    const message = `The parameter ${name} is missing: it must be ${parameter.expects}.`
    expect(body).toEqual({ error: { code: 'bad_parameter', message, parameter: name } })
  })

  test.each(operations)(
    '$path: refuses a repeated parameter with a 400',
    async ({ path }, good) => {
      const twice = new URLSearchParams(query(good))
      twice.append('language', 'en')
      twice.append('language', 'en')
      const response = await target.send(path, String(twice))
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        error: {
          code: 'bad_request',
          message: 'A parameter is given more than once.',
          parameter: 'language',
        },
      })
    },
  )

  test.each(operations)(
    '$path: refuses an undecodable query with a 400',
    async ({ path }, good) => {
      for (const broken of ['x=%', 'x=%zz', '%c3=1', 'x=%00', 'x=%ff']) {
        const response = await target.send(path, `${query(good)}&${broken}`)
        expect({ broken, status: response.status }).toEqual({ broken, status: 400 })
        expect(await response.json()).toMatchObject({ error: { code: 'bad_request' } })
      }
      const many = Array.from({ length: 50 }, (_, index) => `p${index}=1`).join('&')
      expect((await target.send(path, `${query(good)}&${many}`)).status).toBe(400)
    },
  )

  test.each(operations)('$path: ignores an unknown parameter', async ({ path }, good) => {
    expect((await ask(path, { ...good, color: 'red' })).status).toBeOneOf([200, 204])
  })

  test.each(operations)(
    '$path: answers 401 without exactly one valid key',
    async ({ path }, good) => {
      const parameters = String(new URLSearchParams(good))
      for (const key of ['', '&api_key=', '&api_key=demo&api_key=demo']) {
        const response = await target.send(path, parameters + key)
        expect(response.status).toBe(401)
        expect(await response.json()).toEqual({
          error: {
            code: 'unauthorized',
            message: 'The request needs one api_key parameter with a key of this service.',
            parameter: 'api_key',
          },
        })
      }
    },
  )
}
