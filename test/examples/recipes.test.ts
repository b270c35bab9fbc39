import { expect, test } from 'vitest'
import { missingFiles } from './recipes.ts'

const examples: Readonly<Record<string, string>> = {
  'Next.js 16': 'next',
  'React Router 7': 'react-router',
  'TanStack Start': 'tanstack-start',
  Astro: 'astro',
  'A page without a bundler': 'plain-html',
  'React Hook Form': 'react-hook-form',
  'TanStack Form': 'tanstack-form',
  'Tailwind and shadcn/ui': 'shadcn',
  Vitest: 'vitest',
  'Jest 30': 'jest',
  'Yarn with Plug’n’Play': 'yarn',
}

test.each(Object.entries(examples))(
  'the recipe of %s shows every file of its test',
  (recipe, example) => {
    expect(missingFiles(recipe, example)).toEqual([])
  },
)
