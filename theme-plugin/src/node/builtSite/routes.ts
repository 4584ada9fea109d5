/** A route without the site's base URL, with a slash in front: `/api/store`. */
export function withoutBaseUrl(route: string, baseUrl: string): string {
  return route.startsWith(baseUrl) ? `/${route.slice(baseUrl.length)}` : route;
}

/** A route without the slash at its end; that of the home page is its slash. */
export function trimSlash(route: string): string {
  return route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
}

/** Routes of Docusaurus' 404 page. The search page, whatever its path, says `noindex`. */
const NOT_FOUND_ROUTES: ReadonlySet<string> = new Set(['/404.html', '/404']);

/** Whether it's the route of the not-found page, without the base URL. */
export function isNotFound(localPath: string): boolean {
  return NOT_FOUND_ROUTES.has(trimSlash(localPath));
}
