interface RequestState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: string | null
}

export const idleRequest: RequestState = { status: 'idle', error: null }
