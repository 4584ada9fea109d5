import type {ReactNode} from 'react';
import styles from './diagram.lazy.module.css';

/** The widths of the two drawings, in view box units. In a column, and on a phone, a unit is about a pixel. */
const WIDTHS = {wide: 676, tall: 360};

export interface DiagramProps {
  /** The steps or parts that the numbers in the drawing stand for, as a Markdown list. */
  readonly children?: ReactNode;
  /** Says that the browser can keep the server's `<figure>` as it is. */
  readonly 'data-static'?: 'figure';
  /** How the theme finds it. */
  readonly 'data-served'?: string;
}

interface Drawing {
  /** In view box units. */
  readonly height: number;
  readonly content: ReactNode;
}

interface Props extends DiagramProps {
  /** What the drawing shows, for readers who can't see it. */
  readonly label: string;
  readonly caption: string;
  readonly wide: Drawing;
  /** The same in a narrow column. Only one of the two is displayed. */
  readonly tall: Drawing;
}

/** A drawing in a frame as wide as the column, with a caption, and the list that its numbers refer to. */
export function Diagram(props: Props): ReactNode {
  const {label, caption, wide, tall, children, 'data-served': mark} = props;
  return (
    <figure className={styles.figure} data-diagram="" data-served={mark}>
      <div className={styles.frame}>
        {Object.entries({wide, tall} as const).map(([form, {height, content}]) => (
          <svg
            key={form}
            className={`${styles.drawing} ${styles[form]}`}
            viewBox={`0 0 ${WIDTHS[form as keyof typeof WIDTHS]} ${height}`}
            role="img"
            aria-label={label}
            data-search-exclude>
            {content}
          </svg>
        ))}
      </div>
      {children && <div className={styles.steps}>{children}</div>}
      <figcaption className={styles.caption} data-search-exclude>
        {caption}
      </figcaption>
    </figure>
  );
}
