import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const sources = ['packages/*/{src,test,bench}/**', '{test,stories,.scripts,.storybook}/**']

test('no two file names differ only in case, which many disks and TypeScript do not support', () => {
  const files = globSync(sources, { cwd: root, exclude: ['**/node_modules/**'] })
  const folded = Map.groupBy(files, (file) => file.toLowerCase().replace(/\.tsx$/, '.ts'))
  expect([...folded.values()].filter((same) => same.length > 1)).toEqual([])
  expect(files.length).toBeGreaterThan(500)
})
