import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {ColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import {StrokeIcon} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

function modeName(mode: ColorMode | null): string {
  if (mode === null) {
    return translate({
      id: 'theme.colorToggle.ariaLabel.mode.system',
      message: 'system mode',
      description: 'The name for the system color mode',
    });
  }
  return mode === 'dark'
    ? translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'The name for the dark color mode',
      })
    : translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'The name for the light color mode',
      });
}

const MODES = {
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
  system: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18v18M16 5v14M20 8v8',
};

interface IconProps {
  readonly mode: keyof typeof MODES;
  readonly className: string | undefined;
}

/** Sun, moon, or a half-filled disc. CSS selects the visible one, because it can do so before any script runs. */
function ModeIcon({mode, className}: IconProps): ReactNode {
  return (
    <StrokeIcon className={className} strokeWidth="1.75">
      <path d={MODES[mode]} />
    </StrokeIcon>
  );
}

/** With three choices, it cycles through system, light, and dark. */
function nextChoice(choice: ColorMode | null): ColorMode | null {
  return choice === null ? 'light' : choice === 'light' ? 'dark' : null;
}

type ButtonProps = Pick<Props, 'value' | 'onChange' | 'buttonClassName'>;

/** Switches between light and dark. Its name never changes; screen readers announce its state. */
function DarkModeSwitch({value, onChange, buttonClassName}: ButtonProps): ReactNode {
  const isDark = value === 'dark';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={modeName('dark')}
      title={modeName(value)}
      className={clsx('folio-icon-button', styles.button, buttonClassName)}
      disabled={!useIsBrowser()}
      onClick={() => onChange(isDark ? 'light' : 'dark')}>
      <ModeIcon mode="light" className={styles.light} />
      <ModeIcon mode="dark" className={styles.dark} />
    </button>
  );
}

/** Cycles through light, dark, and system. A live region announces the new mode. */
function ColorModeButton({value, onChange, buttonClassName}: ButtonProps): ReactNode {
  const [announced, setAnnounced] = useState('');
  return (
    <>
      <button
        type="button"
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Color mode',
            description: 'The name of the button that goes through system, light and dark mode',
          },
          {mode: modeName(value)},
        )}
        title={modeName(value)}
        className={clsx('folio-icon-button', styles.button, buttonClassName)}
        disabled={!useIsBrowser()}
        onClick={() => {
          const next = nextChoice(value);
          onChange(next);
          setAnnounced(modeName(next));
        }}>
        <ModeIcon mode="light" className={styles.chosenLight} />
        <ModeIcon mode="dark" className={styles.chosenDark} />
        <ModeIcon mode="system" className={styles.chosenSystem} />
      </button>
      <span role="status" className="folio-hidden-text">
        {announced}
      </span>
    </>
  );
}

/** The color mode toggle. It's disabled until the page has hydrated, because it wouldn't work before. */
export default function ColorModeToggle({
  className,
  respectPrefersColorScheme,
  ...props
}: Props): ReactNode {
  const Button = respectPrefersColorScheme ? ColorModeButton : DarkModeSwitch;
  return (
    <div className={clsx(styles.toggle, className)}>
      <Button {...props} />
    </div>
  );
}
