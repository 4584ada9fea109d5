import type {ReactNode} from 'react';
import styles from './diagram.lazy.module.css';

/** The width of every drawing, in view box units. On a phone, a unit is about a pixel. */
const DIAGRAM_WIDTH = 360;

export interface DiagramProps {
  /** The steps or parts that the numbers in the drawing stand for, as a Markdown list. */
  readonly children?: ReactNode;
}

interface Props extends DiagramProps {
  /** Height of the drawing, in view box units. */
  readonly height: number;
  /** What the drawing shows, for readers who can't see it. */
  readonly label: string;
  readonly caption: string;
  readonly drawing: ReactNode;
}

/** A drawing in a frame as wide as the column, with the list that its numbers refer to, and a caption. */
export function Diagram({height, label, caption, drawing, children}: Props): ReactNode {
  return (
    <figure className={styles.figure} data-diagram="">
      <div className={styles.frame}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${DIAGRAM_WIDTH} ${height}`}
          role="img"
          aria-label={label}
          data-search-exclude>
          {drawing}
        </svg>
        {children && <div className={styles.steps}>{children}</div>}
      </div>
      <figcaption className={styles.caption} data-search-exclude>
        {caption}
      </figcaption>
    </figure>
  );
}
