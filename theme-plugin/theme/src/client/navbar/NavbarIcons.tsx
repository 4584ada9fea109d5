import type {ReactNode} from 'react';
import {StrokeIcon} from 'docusaurus-theme-folio-search/client/StrokeIcon';

interface IconProps {
  readonly size?: number;
  readonly className?: string;
  /** An outline on a 24 × 24 grid. */
  readonly path: string;
}

/** A decorative icon. Its control has its own name. */
function Icon({size = 24, className, path}: IconProps): ReactNode {
  return (
    <StrokeIcon className={className} width={size} height={size} strokeWidth="1.75">
      <path d={path} />
    </StrokeIcon>
  );
}

export const MenuIcon = () => <Icon path="M4 6h16M4 12h16M4 18h16" />;

export const CloseIcon = () => <Icon path="M6 6l12 12M18 6 6 18" />;

export const CaretIcon = ({className}: {readonly className?: string}) => (
  <Icon className={className} size={16} path="m6 9 6 6 6-6" />
);

export const LanguageIcon = ({className}: {readonly className?: string}) => (
  <Icon
    className={className}
    size={18}
    path="M3 12h18M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18c-5 5-5 13 0 18 5-5 5-13 0-18"
  />
);

/** Sun, moon, and a half-filled disc. CSS selects the visible one, because it can do so before any script runs. */
export const ColorModeIcon = ({classNames}: {readonly classNames: ColorModeClassNames}) => (
  <>
    <Icon
      className={classNames.light}
      size={20}
      path="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5"
    />
    <Icon
      className={classNames.dark}
      size={20}
      path="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5"
    />
    {classNames.system && (
      <Icon
        className={classNames.system}
        size={20}
        path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18v18M16 5v14M20 8v8"
      />
    )}
  </>
);

interface ColorModeClassNames {
  readonly light?: string;
  readonly dark?: string;
  /** Missing if the site doesn't follow the system. */
  readonly system?: string;
}
