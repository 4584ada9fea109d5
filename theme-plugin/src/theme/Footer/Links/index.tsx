import type {ReactNode} from 'react';
import type {Footer, MultiColumnFooter} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Links';
import MultiColumn from '@theme/Footer/Links/MultiColumn';
import Simple from '@theme/Footer/Links/Simple';

function isMultiColumn(links: Footer['links']): links is MultiColumnFooter['links'] {
  return links[0] !== undefined && 'title' in links[0];
}

/** The footer's links: in groups, or one after the other. */
export default function FooterLinks({links}: Props): ReactNode {
  return isMultiColumn(links) ? <MultiColumn columns={links} /> : <Simple links={links} />;
}
