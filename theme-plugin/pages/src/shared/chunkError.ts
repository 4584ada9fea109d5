/** What a host answers if a file is gone. Some send a page instead. */
const GONE = [404, 410];

/** Whether the error is that of an `import()`. The bundler says in it which file didn't load. */
export const isChunkError = (error: unknown): error is Error & {readonly request: string} =>
  error instanceof Error && 'request' in error;

/**
 * Whether code couldn't load because the site was published again while the page was open, which removed the page's files.
 * Then loading it again can never work, but the page can be loaded again.
 *
 * @param error - what `import()` rejected with
 */
export async function hasSiteChanged(error: unknown): Promise<boolean> {
  if (!isChunkError(error)) {
    return false;
  }
  try {
    const {status, headers} = await fetch(error.request, {method: 'HEAD', cache: 'no-store'});
    return GONE.includes(status) || /html/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
