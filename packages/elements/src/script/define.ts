import { defineElements } from '../defineElements.ts'

// The entry point `./preact` for bundlers, which contains the elements with Preact.
defineElements()
