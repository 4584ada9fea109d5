import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ThemedImage';
import styles from './styles.module.css';

/**
 * An image with a source for each color mode. CSS shows the current mode's, so it's correct before any script
 * runs, and the browser doesn't fetch the other one.
 */
export default function ThemedImage({sources, className, alt, ...props}: Props): ReactNode {
  if (sources.light === sources.dark) {
    return <img {...props} src={sources.light} alt={alt} className={className} />;
  }
  return (
    <>
      {/* `loading` must come before `src`, because Firefox would otherwise fetch the image right away. */}
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
