import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A busy machine may need longer than the default of one second for a response.
configure({ asyncUtilTimeout: 5000 })

// A browser resolves relative URLs such as /shed/tools, but Node doesn't.
const NodeRequest = globalThis.Request
vi.stubGlobal(
  'Request',
  class extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, location.href) : input, init)
    }
  },
)

afterEach(cleanup)
