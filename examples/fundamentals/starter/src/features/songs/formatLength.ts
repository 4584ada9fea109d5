/** Formats a length in seconds as minutes and seconds, such as 3:05. */
export function formatLength(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
