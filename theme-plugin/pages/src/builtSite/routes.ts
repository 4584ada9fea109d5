/** A route without the site's base URL, with a leading slash: `/api/store`. */
export function withoutBaseUrl(route: string, baseUrl: string): string {
  return route.startsWith(baseUrl) ? `/${route.slice(baseUrl.length)}` : route;
}

/** A route without its trailing slash, except for the home page, which is just a slash. */
export function trimSlash(route: string): string {
  return route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
}

/** Routes of Docusaurus's 404 page. The search page isn't listed: its path can change, and it has `noindex`. */
const NOT_FOUND_ROUTES: ReadonlySet<string> = new Set(['/404.html', '/404']);

/** Whether a route without the base URL is that of the not-found page. */
export function isNotFound(localPath: string): boolean {
  return NOT_FOUND_ROUTES.has(trimSlash(localPath));
}
