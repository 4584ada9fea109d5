import type {ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/Layout/Provider';
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
 * theme-classic, and those that this theme leaves to it, use any of them.
 */
export default function LayoutProvider({children}: Props): ReactNode {
  return <Provider>{children}</Provider>;
}
