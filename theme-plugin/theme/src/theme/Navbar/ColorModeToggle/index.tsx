import type {ReactNode} from 'react';
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';

/** The navbar's color mode toggle, if the site has one. */
export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const {colorMode, colorModeChoice, setColorMode} = useColorMode();
  return (
    !disableSwitch && (
      <ColorModeToggle
        className={className}
        respectPrefersColorScheme={respectPrefersColorScheme}
        value={respectPrefersColorScheme ? colorModeChoice : colorMode}
        onChange={setColorMode}
      />
    )
  );
}
