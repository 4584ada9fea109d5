export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed'

interface RequestState {
  status: RequestStatus
  error: string | null
}

export const idleRequest: RequestState = { status: 'idle', error: null }

/** Whether it makes sense to ask the server: not while it answers, nor afterwards. */
export const mayRequest = (status: RequestStatus) =>
  status === 'idle' || status === 'failed'
