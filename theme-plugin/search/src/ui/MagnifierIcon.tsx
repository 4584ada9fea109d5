import type {ReactNode} from 'react';
import {StrokeIcon} from '../client/StrokeIcon';

/** A decorative icon, apart from the others, which only the dialog has. */
export function MagnifierIcon({className}: {readonly className?: string}): ReactNode {
  return (
    <StrokeIcon className={className} strokeWidth="1.75">
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </StrokeIcon>
  );
}
