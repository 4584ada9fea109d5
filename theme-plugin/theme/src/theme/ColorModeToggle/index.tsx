import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {ColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import {ColorModeIcon} from '../../client/navbar/NavbarIcons';
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
      <ColorModeIcon classNames={{light: styles.light, dark: styles.dark}} />
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
        <ColorModeIcon
          classNames={{
            light: styles.chosenLight,
            dark: styles.chosenDark,
            system: styles.chosenSystem,
          }}
        />
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
