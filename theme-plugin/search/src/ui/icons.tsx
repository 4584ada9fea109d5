import type {ReactNode} from 'react';
import {StrokeIcon} from '../client/StrokeIcon';

/** Creates a decorative icon. There's always text beside it. */
const icon = (outline: ReactNode) =>
  function Icon({className}: {readonly className?: string}): ReactNode {
    return (
      <StrokeIcon className={className} strokeWidth="1.75">
        {outline}
      </StrokeIcon>
    );
  };

export const SpinnerIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" opacity=".25" />
    <path d="M21 12a9 9 0 0 0-9-9" />
  </>,
);
export const RecentIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </>,
);
export const CloseIcon = icon(<path d="M6 6 18 18M18 6 6 18" />);
export const PageIcon = icon(<path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />);
export const HeadingIcon = icon(<path d="M10 4 8 20M16 4l-2 16M5 9h15M4 15h15" />);
export const TextIcon = icon(<path d="M5 6h14M5 11h14M5 16h8" />);
export const StarIcon = icon(
  <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />,
);
export const EnterIcon = icon(<path d="M19 5v7H6M10 8l-4 4 4 4" />);
export const ChevronIcon = icon(<path d="m7 10 5 5 5-5" />);
