const OFFLINE = 'The server cannot be reached. Are you online?'

/** Returns a readable message for an error of any kind. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string' && error) return error
  if (typeof error !== 'object' || error === null) return messageOf({})
  if ('status' in error && error.status === 'FETCH_ERROR') return OFFLINE
  // The text that couldn't be parsed may be a page of HTML.
  if ('originalStatus' in error) return messageOf({})
  // The server's response, inside the error of a query.
  if ('data' in error) return messageOf(error.data)
  if ('message' in error) return String(error.message)
  return 'Something went wrong. Please try again.'
}

export const isNotFound = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  error.status === 404
