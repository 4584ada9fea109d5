import {BuiltPage} from '@site/theme-plugin/pages/src/builtSite/BuiltPage';

/** A built page of a site below `/x/`, as visitors get it. */
export const builtPage = (html: string, route = '/x/page'): BuiltPage =>
  new BuiltPage(route, route.replace(/^\/x/, ''), '/nowhere.html', html);
