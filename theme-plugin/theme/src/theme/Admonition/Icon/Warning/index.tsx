import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';
import {StrokeIcon} from 'docusaurus-theme-folio/client';

/** A triangle with an exclamation mark. */
export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M12 3 2 20.5h20zM12 10v5M12 17.8v.1" />
    </StrokeIcon>
  );
}
