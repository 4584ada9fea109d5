import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

/** The Redux data flow with a thunk that waits for a server, as seen from the store. */
export function AsyncFlowDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={396}
      label="The UI dispatches a thunk to the store. The middleware calls the thunk instead of passing it to the reducer. The thunk sends a request to the server and receives its response. Before and after that, it dispatches actions, which pass through the middleware to the reducer. The reducer computes the next state, and the UI reads it."
      caption="A thunk runs beside the store and dispatches actions to it"
      drawing={
        <>
          <Arrow points="125,66 125,121" role="action" />
          <Box
            x={10}
            y={10}
            width={190}
            height={56}
            role="interface"
            label="UI"
            note="buttons, forms, text"
          />
          <Area x={10} y={125} width={190} height={261} role="state" label="Store" indent={32} />
          <Arrow points="184,176 254,176" role="action" />
          <Arrow points="256,206 188,206" role="action" />
          <Arrow points="292,220 292,316" />
          <Arrow points="324,320 324,224" />
          <Arrow points="119,218 119,244" role="action" />
          <Arrow points="119,296 119,322" role="state" />
          <Arrow points="54,350 30,350 30,70" role="state" />
          <Box x={54} y={166} width={130} height={52} role="interface" label="Middleware" />
          <Box x={54} y={246} width={130} height={50} role="interface" label="Reducer" />
          <Box x={54} y={324} width={130} height={50} role="changed" label="State" />
          <Box
            x={258}
            y={162}
            width={94}
            height={58}
            role="action"
            label="Thunk"
            note="a function"
          />
          <Box x={258} y={320} width={94} height={58} role="server" label="Server" />
          <Note x={42} y={98}>
            new state
          </Note>
          <Badge x={125} y={92}>
            {1}
          </Badge>
          <Badge x={236} y={206}>
            {2}
          </Badge>
          <Badge x={292} y={266}>
            {3}
          </Badge>
          <Badge x={210} y={206}>
            {4}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
