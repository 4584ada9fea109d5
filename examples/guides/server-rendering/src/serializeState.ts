/**
 * Writes state as JSON that can be inside a `script` element. In JSON, `<` occurs in strings only, where `\u003c` means
 * the same; without `<`, no string can end the element.
 */
export function serializeState(state: unknown): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
