import {useId, type ReactNode} from 'react';
import Box from './Box';
import styles from './diagram.lazy.module.css';
import Tip from './Tip';

/** What Encore's handwritten pieces become with Redux Toolkit; each row is one replacement. */
const REPLACEMENTS = [
  {before: ['action union, creators,', 'switch, spreads'], after: 'createSlice'},
  {before: ['combineReducers,', 'middleware, DevTools'], after: 'configureStore'},
  {before: ['three actions,', 'status, try and catch'], after: 'createAsyncThunk'},
  {before: ['ids, entities,', 'lookup selectors'], after: 'createEntityAdapter'},
];

const ROW = 84;

/** Which handwritten code each function of Redux Toolkit replaces in part 8. The article lists the same pairs. */
export default function ToolkitReplacesDiagram(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 360"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>What Redux Toolkit replaces in Encore</title>
      <desc id={`${id}-description`}>
        {REPLACEMENTS.map(({before, after}) => `${after} replaces ${before.join(' ')}.`).join(' ')}
      </desc>
      <Tip id={`${id}-tip`} />
      <text x="78" y="20" className={styles.label}>
        By hand
      </text>
      <text x="269" y="20" className={styles.label}>
        Redux Toolkit
      </text>
      {REPLACEMENTS.map(({before, after}, row) => (
        <g key={after}>
          <rect x="2" y={34 + row * ROW} width="152" height="60" rx="8" />
          {before.map((line, index) => (
            <text key={line} x="78" y={60 + row * ROW + index * 20} className={styles.note}>
              {line}
            </text>
          ))}
          <path
            d={`M154 ${64 + row * ROW}H176`}
            className={styles.arrows}
            markerEnd={`url(#${id}-tip)`}
          />
          <g className={styles.store}>
            <Box x={180} y={34 + row * ROW} width={178} height={60} label={after} />
          </g>
        </g>
      ))}
    </svg>
  );
}
