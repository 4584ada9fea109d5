export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** Whether to send a request: not while one is pending, or after a success. */
export const mayRequest = (status: RequestStatus) =>
  status === 'idle' || status === 'failed'
