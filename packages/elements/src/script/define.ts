import { defineElements } from '../defineElements.ts'

// The entry point `./preact`, for bundlers: it contains everything that the elements need, on Preact.
defineElements()
