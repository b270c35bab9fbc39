import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockBuild, removeLeftovers } from './removeLeftovers.ts'

let parent: string
let target: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'signpost-leftovers-'))
  target = join(parent, 'data')
  await mkdir(target)
})
afterEach(() => rm(parent, { recursive: true }))

async function leave(name: string): Promise<string> {
  const path = join(parent, name)
  await mkdir(path)
  await writeFile(join(path, 'places.sqlite'), 'half of it')
  return path
}

test('removes the folders of ended builds, and says so', async () => {
  const building = await leave('data.building-41')
  const previous = await leave('data.previous')
  expect(await removeLeftovers(target)).toEqual([
    `Removed ${building}, which a build that was killed had left.`,
    `Removed ${previous}, which a build that was killed had left.`,
  ])
  expect(await readdir(parent)).toEqual(['data'])
})

test('keeps the folder of a running build until it has ended', async () => {
  const building = await leave('data.building-41')
  const lock = lockBuild(building)
  expect(await removeLeftovers(target)).toEqual([])
  lock?.release()
  expect(await removeLeftovers(target)).toHaveLength(1)
  expect(await readdir(parent)).toEqual(['data'])
})

test('keeps the previous folder while there is no other, and folders with other names', async () => {
  await rm(target, { recursive: true })
  const names = ['data.building-', 'data.building-mine', 'data.previous', 'data2.building-41']
  for (const name of names) await leave(name)
  expect(await removeLeftovers(target)).toEqual([])
  expect((await readdir(parent)).sort()).toEqual(names)
})
