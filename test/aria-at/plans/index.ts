import { combobox } from './combobox.ts'
import { dialog } from './dialog.ts'
import { disclosure } from './disclosure.ts'
import type { Plan } from './Plan.ts'

/** The plans by the name of their page and their transcript. */
export const plans: Readonly<Record<string, Plan>> = { combobox, disclosure, dialog }
