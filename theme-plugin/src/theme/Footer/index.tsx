import {memo, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';
import FooterLinks from '@theme/Footer/Links';
import FooterLogo from '@theme/Footer/Logo';

/**
 * The footer of every page, as `themeConfig.footer` says.
 * Source: specification, section 2: "A footer with groups Docs, Community and More, a logo and a
 * copyright".
 */
function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) {
    return null;
  }
  const {copyright, links, logo, style} = footer;
  return (
    <FooterLayout
      style={style}
      links={links.length > 0 ? <FooterLinks links={links} /> : null}
      logo={logo ? <FooterLogo logo={logo} /> : null}
      copyright={copyright ? <FooterCopyright copyright={copyright} /> : null}
    />
  );
}

export default memo(Footer);
