import { configure } from '@testing-library/react'

// A machine at work may be slow to show what a test waits for.
configure({ asyncUtilTimeout: 10_000 })
