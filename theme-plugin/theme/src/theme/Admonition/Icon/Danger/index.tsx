import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Danger';
import {StrokeIcon} from 'docusaurus-theme-folio/client';

/** A stop sign. */
export default function AdmonitionIconDanger(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM12 7.5v6M12 16.6v.1" />
    </StrokeIcon>
  );
}
