export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed'

interface RequestState {
  status: RequestStatus
  error: string | null
}

export const idleRequest: RequestState = { status: 'idle', error: null }

/** Whether to send a request: not while one is pending, or after a success. */
export const mayRequest = (status: RequestStatus) =>
  status === 'idle' || status === 'failed'
