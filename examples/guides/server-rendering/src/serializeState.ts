/**
 * Writes state as JSON for a `script` element. JSON has `<` in strings only,
 * where `\u003c` means the same; without `<`, no string can end the element.
 */
export function serializeState(state: unknown): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
