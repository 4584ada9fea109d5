import routes from '@generated/routes';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Route = {readonly path?: string | readonly string[]; readonly routes?: readonly Route[]};

/** Paths of the pages themselves: routes that only hold other routes, and patterns, are left out. */
function leafPaths(list: readonly Route[]): string[] {
  return list.flatMap(({path, routes: children}) => {
    if (children) {
      return leafPaths(children);
    }
    return typeof path === 'string' && !/[*:]/.test(path) ? [path] : [];
  });
}

/** Every page of the site, without the base URL: core's route table, which each page has anyway. */
export function useSiteRoutes(): readonly string[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return leafPaths(routes)
    .filter(path => path.startsWith(baseUrl) && !path.startsWith(`${baseUrl}__docusaurus`))
    .map(path => path.slice(baseUrl.length - 1));
}
