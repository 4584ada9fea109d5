import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {NOT_FOUND_SUGGESTIONS_MAX} from '../../../shared/constants';
import {useSiteRoutes} from '../../../client/notFound/useSiteRoutes';
import {usePageTitles} from '../../../client/notFound/usePageTitles';
import {useLocalPathname} from '../../../client/themeCommonInternal';
import {nearestRoutes} from '../../../client/notFound/nearestRoutes';
import styles from './styles.module.css';

/** Only pages with a title are proposed; where the titles didn't load, any page, by its path. */
function titledRoutes(
  routes: readonly string[],
  titles: ReadonlyMap<string, string>,
): readonly string[] {
  return titles.size > 0 ? routes.filter(route => titles.has(route)) : routes;
}

/** Pages that the address may have meant; in the browser only, the file is one for all addresses. */
function Suggestions(): ReactNode {
  const isBrowser = useIsBrowser();
  const pathname = useLocalPathname();
  const routes = useSiteRoutes();
  const titles = usePageTitles();
  const nearest =
    isBrowser && titles
      ? nearestRoutes(pathname, titledRoutes(routes, titles), NOT_FOUND_SUGGESTIONS_MAX)
      : [];
  if (nearest.length === 0) {
    return null;
  }
  return (
    <>
      <h2>
        <Translate
          id="folio.NotFound.nearest"
          description="Heading above the pages nearest to an unknown address">
          Did you mean
        </Translate>
      </h2>
      <ul>
        {nearest.map(route => (
          <li key={route}>
            <Link to={route}>{titles?.get(route) ?? route}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The not-found page. With docs at the site's root the docs layout renders this component and never
 * `@theme/NotFound`, so the title and the robots tag belong here.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx(styles.notFound, className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>
        <Translate id="folio.NotFound.text" description="First paragraph of the not-found page">
          There is no page at this address. It may have moved, or the link that brought you here has
          a typing mistake.
        </Translate>
      </p>
      <Suggestions />
      <p>
        <Translate
          id="folio.NotFound.ways"
          description="Last sentence of the not-found page"
          values={{
            home: (
              <Link to="/">
                <Translate
                  id="folio.NotFound.home"
                  description="Link of the not-found page to the home page">
                  Go to the home page
                </Translate>
              </Link>
            ),
          }}>
          {'{home}, or search with the button in the bar above.'}
        </Translate>
      </p>
    </main>
  );
}
