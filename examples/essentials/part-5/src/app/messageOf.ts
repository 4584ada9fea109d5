/** Returns a readable message for anything that was thrown. */
export function messageOf(error: unknown) {
  if (typeof error === 'string') return error
  if (typeof error === 'object' && error !== null && 'message' in error) {
    return String(error.message)
  }
  return 'Something went wrong. Please try again.'
}
