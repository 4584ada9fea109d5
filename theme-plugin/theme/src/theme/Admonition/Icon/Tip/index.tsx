import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Tip';
import {StrokeIcon} from 'docusaurus-theme-folio/client';

/** A light bulb. */
export default function AdmonitionIconTip(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M9 18h6M10 21.5h4M8.5 15a6.5 6.5 0 1 1 7 0v3h-7z" />
    </StrokeIcon>
  );
}
