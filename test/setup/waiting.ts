import { configure } from '@testing-library/react'
import './patience.ts'

// A machine at work may be slow to show what a test waits for.
configure({ asyncUtilTimeout: 60_000 })
