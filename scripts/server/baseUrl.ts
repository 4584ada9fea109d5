/**
 * A base URL with one slash at each end, the form in which Docusaurus keeps it.
 *
 * @param baseUrl - for example `redux`, `/redux` or `/redux/`; nothing means the root
 * @returns for example `/redux/`, or `/`
 */
export function normalizeBaseUrl(baseUrl: string = '/'): string {
  const name = baseUrl.replace(/^\/+|\/+$/g, '');
  return name === '' ? '/' : `/${name}/`;
}
