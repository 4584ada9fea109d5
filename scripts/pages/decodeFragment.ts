/** Text that isn't valid percent-encoding stands for itself, as in browsers. */
export function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
