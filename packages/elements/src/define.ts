import { defineElements } from './defineElements.ts'

defineElements()
