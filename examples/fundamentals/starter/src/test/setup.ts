import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine may need longer than the default of one second for a response.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)
