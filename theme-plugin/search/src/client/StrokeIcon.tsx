import type {ComponentProps, ReactNode} from 'react';

/** A decorative icon: strokes on a 24 × 24 grid, in the text color. */
export function StrokeIcon(props: ComponentProps<'svg'>): ReactNode {
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
      aria-hidden="true"
      {...props}
    />
  );
}
