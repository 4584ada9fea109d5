/** Returns a readable message for anything that was thrown. */
export function messageOf(error: unknown) {
  if (typeof error === 'object' && error !== null && 'message' in error) {
    return String(error.message)
  }
  return String(error)
}
