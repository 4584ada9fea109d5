/**
 * Normalizes a base URL to one slash at each end, like Docusaurus.
 *
 * @param baseUrl - for example `redux`, `/redux`, or `/redux/`; empty for the root
 * @returns for example `/redux/`, or `/`
 */
export function normalizeBaseUrl(baseUrl: string = '/'): string {
  const name = baseUrl.replace(/^\/+|\/+$/g, '');
  return name === '' ? '/' : `/${name}/`;
}
