import type {ReactNode} from 'react';
import {StrokeIcon} from '../../client/common/StrokeIcon';

interface IconProps {
  readonly size?: number;
  readonly className?: string;
}

/** A decorative icon. There's always text beside it. */
function Icon({size = 20, ...props}: IconProps & {readonly children: ReactNode}) {
  return <StrokeIcon {...props} width={size} height={size} strokeWidth="1.75" />;
}

export function MagnifierIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </Icon>
  );
}

export function SpinnerIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" opacity=".25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M6 6 18 18M18 6 6 18" />
    </Icon>
  );
}

export function PageIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M6 3h8l4 4v14H6zM14 3v4h4" />
    </Icon>
  );
}

export function HeadingIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 4 8 20M16 4l-2 16M5 9h15M4 15h15" />
    </Icon>
  );
}

export function TextIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5 6h14M5 11h14M5 16h8" />
    </Icon>
  );
}

export function RecentIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 2" />
    </Icon>
  );
}

export function StarIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />
    </Icon>
  );
}

export function EnterIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M19 5v7H6M10 8l-4 4 4 4" />
    </Icon>
  );
}
