import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Box} from './Box';
import {Diagram} from './Diagram';

const ROWS = [
  {label: 'Store setup', note: 'thunk, DevTools'},
  {label: 'Reducers', note: 'switch, spreads'},
  {label: 'Action creators', note: 'and their union'},
  {label: 'Requests', note: 'three actions each'},
  {label: 'Songs by ID', note: 'four functions'},
];

/**
 * The handwritten code that each function of Redux Toolkit replaces. The article has the same information in a table.
 */
export function ToolkitReplacementDiagram(): ReactNode {
  return (
    <Diagram
      height={404}
      label="configureStore replaces the store setup with combineReducers, the thunk middleware, and the DevTools. createSlice replaces the reducers with their switch statements and spreads, and also the action creators with their union. createAsyncThunk replaces the three actions of a request. createEntityAdapter replaces the functions for songs by ID. The state, the events, the data flow, the user interface, and the tests stay the same."
      caption="Handwritten code on the left, and what replaces it on the right"
      drawing={
        <>
          {ROWS.map((row, index) => (
            <g key={row.label}>
              <Arrow points={`150,${38 + index * 66} 172,${38 + index * 66}`} />
              <Box x={6} y={10 + index * 66} width={144} height={56} role="interface" {...row} />
            </g>
          ))}
          <Box x={176} y={10} width={178} height={56} role="state" label="configureStore" isCode />
          <Box x={176} y={76} width={178} height={122} role="state" label="createSlice" isCode />
          <Box
            x={176}
            y={208}
            width={178}
            height={56}
            role="state"
            label="createAsyncThunk"
            isCode
          />
          <Box
            x={176}
            y={274}
            width={178}
            height={56}
            role="state"
            label="createEntityAdapter"
            isCode
          />
          <Box
            x={6}
            y={340}
            width={348}
            height={56}
            role="interface"
            label="Unchanged"
            note="state, events, data flow, user interface, tests"
          />
        </>
      }
    />
  );
}
