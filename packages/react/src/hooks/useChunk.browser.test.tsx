import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../test/mount.tsx'
import { type Chunk, chunkOf } from '../domain/Chunk.ts'
import { useChunk } from './useChunk.ts'

const modules = { answer: 42 }

function mountChunk(chunk: Chunk<typeof modules>, isWanted: boolean) {
  return renderHook((props) => useChunk(chunk, props.isWanted), { initialProps: { isWanted } })
}

test('loaded when it is wanted; who wants it later has it at once', async () => {
  let isLoaded = false
  const chunk = chunkOf(async () => {
    isLoaded = true
    return modules
  })
  const { result, rerender } = mountChunk(chunk, false)
  expect([result.current, isLoaded]).toEqual([undefined, false])
  rerender({ isWanted: true })
  await expect.poll(() => result.current).toBe(modules)
  expect(mountChunk(chunk, true).result.current).toBe(modules)
})

test('cannot be loaded: null, and tried again when it is wanted anew', async () => {
  let isBroken = true
  const chunk = chunkOf(async () => {
    if (isBroken) throw new Error('There is no such file.')
    return modules
  })
  const { result, rerender } = mountChunk(chunk, true)
  await expect.poll(() => result.current).toBeNull()
  isBroken = false
  rerender({ isWanted: false })
  expect(result.current).toBeNull()
  rerender({ isWanted: true })
  await expect.poll(() => result.current).toBe(modules)
})
