import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';
import {StrokeIcon} from 'docusaurus-theme-folio/client';

/** A pencil. */
export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="m14.5 5.5 4 4M4 20l1-5L16.5 3.5l4 4L9 19z" />
    </StrokeIcon>
  );
}
