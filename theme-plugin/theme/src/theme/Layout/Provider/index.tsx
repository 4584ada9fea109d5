import type {ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/Layout/Provider';
import {useEarlyClicks} from '../../../client/common/useEarlyClicks';
import {ScriptGuard} from '../../../client/scriptGuard/ScriptGuard';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '../../../client/themeCommonInternal';

const Provider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

/**
 * The contexts that theme-common's hooks need, which any component uses that a site swizzled from theme-classic
 * or that this theme doesn't replace. Every page with a layout has controls, so its HTML includes the script
 * guard. The plugin only sets the constant on the server, so that browsers don't load the component.
 */
export default function LayoutProvider({children}: Props): ReactNode {
  useEarlyClicks();

  return (
    <Provider>
      {process.env.FOLIO_SCRIPT_GUARD ? <ScriptGuard /> : null}
      {children}
    </Provider>
  );
}
