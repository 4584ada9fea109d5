import {useId, type ReactNode} from 'react';
import {Box} from './Box';
import styles from './diagram.lazy.module.css';

/** Encore's state tree after one song has changed, showing which objects are new. The article describes the same. */
export function StateTreeDiagram(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 316"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>Encore’s state tree after one song has been played</title>
      <desc id={`${id}-description`}>
        The root state has two branches. The first one, songs, is an array that the songs reducer
        updates. The second one, view, is an object that the view reducer updates, with the fields
        show and moods. After the first song has been played, the root state, the songs array, and
        the first song are new objects. The second song and the whole view are the same objects as
        before.
      </desc>
      <g className={styles.branches}>
        <path d="M160 70 96 118M200 70 282 118M80 194 56 246M112 194 144 246M264 194 230 246M300 194 316 246" />
      </g>
      <g className={styles.store}>
        <Box x={110} y={10} width={140} height={60} label="root state" note="new object" />
        <rect x="10" y="118" width="172" height="76" rx="8" />
        <Box x={10} y={246} width={80} height={60} label="song 1" note="new" />
      </g>
      <text x="96" y="142" className={styles.label}>
        songs
      </text>
      <text x="96" y="162" className={styles.note}>
        by songsReducer
      </text>
      <text x="96" y="181" className={styles.note}>
        new array
      </text>
      <rect x="206" y="118" width="148" height="76" rx="8" />
      <text x="280" y="142" className={styles.label}>
        view
      </text>
      <text x="280" y="162" className={styles.note}>
        by viewReducer
      </text>
      <text x="280" y="181" className={styles.note}>
        same object
      </text>
      <Box x={104} y={246} width={80} height={60} label="song 2" note="same" />
      <Box x={198} y={246} width={70} height={60} label="show" note="same" />
      <Box x={282} y={246} width={72} height={60} label="moods" note="same" />
    </svg>
  );
}
