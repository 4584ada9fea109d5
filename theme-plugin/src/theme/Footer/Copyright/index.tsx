import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Copyright';

/** The copyright line: HTML that the site's author wrote. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return <div className="footer__copyright" dangerouslySetInnerHTML={{__html: copyright}} />;
}
