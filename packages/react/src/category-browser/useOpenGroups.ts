'use client'

import { useState } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import type { CategoryGroup } from './categoryGroups.ts'

/** The expanded groups: those that the user expanded, and while something is typed those with matches, until the user collapses one. */
export function useOpenGroups(
  query: string,
  defaultOpen: readonly string[] = [],
): readonly [isOpen: (group: CategoryGroup) => boolean, toggle: (group: CategoryGroup) => void] {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(defaultOpen))
  const [turned, setTurned] = useState<{ query: string; codes: ReadonlySet<string> }>()
  const text = query.trim()
  const turnedNow = turned?.query === text ? turned.codes : none

  const isOpen = ({ category, isFoundBelow }: CategoryGroup): boolean =>
    text === '' ? opened.has(category.code) : isFoundBelow !== turnedNow.has(category.code)
  const toggle = useStableCallback(({ category }: CategoryGroup) => {
    if (text === '') setOpened(turn(opened, category.code))
    else setTurned({ query: text, codes: turn(turnedNow, category.code) })
  })
  return [isOpen, toggle]
}

const none: ReadonlySet<string> = new Set()

function turn(codes: ReadonlySet<string>, code: string): ReadonlySet<string> {
  const turned = new Set(codes)
  if (!turned.delete(code)) turned.add(code)
  return turned
}
