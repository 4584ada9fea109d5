import type {ReactNode} from 'react';

/** Outlines on a 24 × 24 grid. */
const OUTLINES = {
  checkpoint: 'M5 21V4m0 1h13l-3 4 3 4H5',
  project: 'M9 9h11v11H9zM5 15H4V4h11v1',
  exercise: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
} as const;

export type IconName = keyof typeof OUTLINES;

/** A decorative icon in the text color. */
export function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
