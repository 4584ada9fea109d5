import type {ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/Layout/Provider';
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
 * The contexts of theme-common that its hooks ask for: components that a site swizzled from
 * theme-classic, and those that this theme leaves to it, use any of them. Every page with a layout
 * has controls, so its HTML gets the guard of its scripts; the plugin sets the constant on the server
 * alone, so that no browser loads the component.
 */
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <Provider>
      {process.env.FOLIO_SCRIPT_GUARD ? <ScriptGuard /> : null}
      {children}
    </Provider>
  );
}
