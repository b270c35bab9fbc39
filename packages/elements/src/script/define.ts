import { defineElements } from '../defineElements.ts'

// The entry point `./preact`, for bundlers: everything that the elements need is inside, on Preact.
defineElements()
