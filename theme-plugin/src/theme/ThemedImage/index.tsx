import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ThemedImage';
import styles from './styles.module.css';

/**
 * An image with a source for each color mode. CSS shows the one of the mode that holds, so that it
 * is right before any script runs; the browser does not fetch the other.
 */
export default function ThemedImage({sources, className, alt, ...props}: Props): ReactNode {
  if (sources.light === sources.dark) {
    return <img {...props} src={sources.light} alt={alt} className={className} />;
  }
  return (
    <>
      {/* `loading` stands before `src`, as Firefox would otherwise fetch at once. */}
      <img
        loading="lazy"
        {...props}
        src={sources.light}
        alt={alt}
        className={clsx(className, styles.light)}
      />
      <img
        loading="lazy"
        {...props}
        src={sources.dark}
        alt={alt}
        className={clsx(className, styles.dark)}
      />
    </>
  );
}
