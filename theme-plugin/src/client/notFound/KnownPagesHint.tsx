import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {NOT_FOUND_SUGGESTIONS_MAX} from '../../shared/constants';
import {useLocalPathname} from '../themeCommonInternal';
import {nearestRoutes} from './nearestRoutes';
import {newAddress} from '../../shared/newAddress';
import {useKnownPages} from './useKnownPages';
import {useSiteRoutes} from './useSiteRoutes';
import styles from './notFound.module.css';

/** Only pages with a title are proposed; where the titles didn't load, any page, by its path. */
function titledRoutes(
  routes: readonly string[],
  titles: ReadonlyMap<string, string>,
): readonly string[] {
  return titles.size > 0 ? routes.filter(route => titles.has(route)) : routes;
}

/** The page that took the place of the address, at the same query and anchor. */
function NewAddress({to, title}: {readonly to: string; readonly title: string}): ReactNode {
  return (
    <p>
      <Translate
        id="folio.NotFound.moved"
        description="Sentence of the not-found page for an address that has a successor; page is a link"
        values={{page: <Link to={to}>{title}</Link>}}>
        {'The page that you are looking for has moved: {page}'}
      </Translate>
    </p>
  );
}

/**
 * The page that took the place of the address or else those that it may have meant. In the browser only:
 * the file of the not-found page is one for all addresses.
 */
export function KnownPagesHint(): ReactNode {
  const isBrowser = useIsBrowser();
  const pathname = useLocalPathname();
  const routes = useSiteRoutes();
  const {search, hash} = useLocation();
  const known = useKnownPages();
  if (!isBrowser || !known) {
    return null;
  }
  const {titles, moved} = known;
  const titled = titledRoutes(routes, titles);
  const page = newAddress({pathname, search, hash}, moved, titled);
  if (page) {
    return <NewAddress to={page.to} title={titles.get(page.route) ?? page.route} />;
  }
  const nearest = nearestRoutes(pathname, titled, NOT_FOUND_SUGGESTIONS_MAX);
  if (nearest.length === 0) {
    return null;
  }
  return (
    <>
      <h2 className={styles.heading}>
        <Translate
          id="folio.NotFound.nearest"
          description="Heading above the pages nearest to an unknown address">
          Did you mean one of these pages?
        </Translate>
      </h2>
      <ul>
        {nearest.map(route => (
          <li key={route}>
            <Link to={route}>{titles.get(route) ?? route}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
