import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import LayoutProvider from '@theme/Layout/Provider';
import ThemeProvider from '@theme/ThemeProvider';

interface Props {
  readonly children: ReactNode;
  /** The current location. Default: `/`. */
  readonly path?: string;
}

/** The providers of a real Docusaurus page, from the router to the layout's contexts. */
export function SiteProviders({children, path = '/'}: Props): ReactNode {
  return (
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <DocusaurusContextProvider>
          <BrowserContextProvider>
            <RouteContextProvider value={{plugin: {name: 'fixture', id: 'default'}}}>
              <BrokenLinksProvider brokenLinks={createStatefulBrokenLinks()}>
                <ThemeProvider>
                  <LayoutProvider>{children}</LayoutProvider>
                </ThemeProvider>
              </BrokenLinksProvider>
            </RouteContextProvider>
          </BrowserContextProvider>
        </DocusaurusContextProvider>
      </MemoryRouter>
    </HelmetProvider>
  );
}
