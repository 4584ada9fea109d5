import type {ReactNode} from 'react';

interface Props {
  readonly className?: string;
}

/** A chevron that points to the end of the line. Turn it with CSS. */
export function Chevron({className}: Props): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="16" height="16" className={className}>
      <path d="m9 6 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
