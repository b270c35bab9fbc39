import type { AbsentKit } from '../Kit.ts'

/** Kits that are well known, and cannot be measured without asking their vendors. */
export const absent: readonly AbsentKit[] = [
  {
    name: 'Google Places UI Kit',
    absent: 'It is a script of Google’s servers, and no package of the npm registry.',
  },
  {
    name: 'Google Extended Component Library 0.6.15',
    absent:
      'The box of its place picker, and the list, are drawn by the same script of Google’s servers.',
  },
]
