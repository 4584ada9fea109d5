import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

/** The data flow of a thunk that reports a request with two actions. */
export function AsyncDataFlowDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={456}
      label="The UI dispatches a thunk, which runs in the middleware. The thunk dispatches a first action to the store and then sends a request to the server. After the response, it dispatches a second action. After each of the two actions, the UI reads the new state with selectors."
      caption="One request, two actions, and a new state after each of them"
      drawing={
        <>
          <Arrow points="172,66 172,162" role="action" />
          <Arrow points="142,230 142,316" role="action" />
          <Arrow points="228,182 276,182" />
          <Arrow points="280,214 232,214" />
          <Arrow points="202,230 202,316" role="action" />
          <Arrow points="28,320 28,70" role="state" />
          <Box
            x={10}
            y={10}
            width={218}
            height={56}
            role="interface"
            label="UI"
            note="spinner, list, or error"
          />
          <Box
            x={116}
            y={166}
            width={112}
            height={64}
            role="action"
            label="Thunk"
            note="in middleware"
          />
          <Box x={280} y={166} width={72} height={64} role="server" label="Server" />
          <Area x={10} y={320} width={290} height={126} role="state" label="Store" />
          <Arrow points="146,396 182,396" role="state" />
          <Box
            x={28}
            y={362}
            width={118}
            height={66}
            role="interface"
            label="Reducer"
            note="a function"
          />
          <Box
            x={186}
            y={362}
            width={98}
            height={66}
            role="changed"
            label="State"
            note="an object"
          />
          <Note x={193} y={112}>
            thunk
          </Note>
          <Note x={122} y={278} anchor="end">
            requested
          </Note>
          <Note x={222} y={270}>
            received,
          </Note>
          <Note x={222} y={288}>
            or refused
          </Note>
          <Note x={40} y={112}>
            new state
          </Note>
          <Badge x={172} y={107}>
            {1}
          </Badge>
          <Badge x={142} y={273}>
            {2}
          </Badge>
          <Badge x={246} y={182}>
            {3}
          </Badge>
          <Badge x={262} y={214}>
            {4}
          </Badge>
          <Badge x={202} y={273}>
            {5}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
