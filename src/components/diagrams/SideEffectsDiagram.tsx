import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

const TOOLS = [
  {x: 24, label: 'Thunk', note: 'a call'},
  {x: 132, label: 'Listener', note: 'an action'},
  {x: 240, label: 'RTK Query', note: 'a hook'},
];

/** What starts a side effect in each of three tools, and where all of them lead. */
export function SideEffectsDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={344}
      label="Three tools run side effects in middleware. A call from the UI starts a thunk, an action that was dispatched starts a listener, and a component's hook starts a request of RTK Query. All three send a request to the server and then dispatch actions to the reducers."
      caption="Three ways to start a side effect, and one way back into the state"
      drawing={
        <>
          <Box x={10} y={10} width={340} height={44} role="interface" label="UI" />
          <Area
            x={10}
            y={110}
            width={340}
            height={112}
            role="interface"
            label="Middleware"
            labelIsBelow
          />
          {TOOLS.map(({x, ...tool}, index) => (
            <g key={x}>
              <Arrow points={`${x + 48},54 ${x + 48},120`} role="action" />
              <Box x={x} {...tool} y={124} width={96} height={56} role="action" />
              <Badge x={x + 48} y={82}>
                {index + 1}
              </Badge>
            </g>
          ))}
          <Arrow points="94,278 94,226" />
          <Arrow points="56,222 56,274" />
          <Arrow points="265,222 265,274" role="action" />
          <Box x={10} y={278} width={130} height={56} role="server" label="Server" />
          <Box
            x={180}
            y={278}
            width={170}
            height={56}
            role="state"
            label="Reducers"
            note="compute the next state"
          />
          <Badge x={56} y={247}>
            {4}
          </Badge>
          <Badge x={265} y={247}>
            {5}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
