import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Info';
import {StrokeIcon} from 'docusaurus-theme-folio/client';

/** The letter i. */
export default function AdmonitionIconInfo(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 11v6M12 7.2v.1" />
    </StrokeIcon>
  );
}
