export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** Whether it makes sense to ask the server: not while it answers, nor afterwards. */
export const mayRequest = (status: RequestStatus) =>
  status === 'idle' || status === 'failed'
