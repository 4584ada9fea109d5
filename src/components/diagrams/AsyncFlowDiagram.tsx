import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

function Wide(): ReactNode {
  return (
    <>
      <Area x={256} y={1} width={190} height={270} role="store" label="Store" />
      <Arrow points="151,68 270,68" role="action" />
      <Arrow points="428,58 536,58" role="action" />
      <Arrow points="540,86 432,86" role="action" />
      <Arrow points="580,100 580,202" />
      <Arrow points="636,206 636,104" />
      <Arrow points="351,100 351,128" role="action" />
      <Arrow points="351,180 351,208" role="state" />
      <Arrow points="274,236 155,236" role="state" />
      <Box
        x={1}
        y={40}
        width={150}
        height={220}
        role="interface"
        label="UI"
        note="buttons, forms, text"
      />
      <Box x={274} y={40} width={154} height={60} role="interface" label="Middleware" />
      <Box x={274} y={132} width={154} height={48} role="interface" label="Reducer" />
      <Box x={274} y={212} width={154} height={48} role="state" label="State" mark="State" />
      <Box x={540} y={40} width={135} height={60} role="action" label="Thunk" note="a function" />
      <Box x={540} y={206} width={135} height={54} role="server" label="Server" />
      <Note x={203} y={223} anchor="middle" text="new state" />
      <Badge x={203} y={68} number={1} />
      <Badge x={508} y={86} number={2} />
      <Badge x={580} y={152} number={3} />
      <Badge x={474} y={86} number={4} />
    </>
  );
}

function Tall(): ReactNode {
  return (
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
      <Area x={10} y={125} width={190} height={261} role="store" label="Store" indent={32} />
      <Arrow points="184,176 254,176" role="action" />
      <Arrow points="256,206 188,206" role="action" />
      <Arrow points="292,220 292,316" />
      <Arrow points="324,320 324,224" />
      <Arrow points="119,218 119,244" role="action" />
      <Arrow points="119,296 119,322" role="state" />
      <Arrow points="54,350 30,350 30,70" role="state" />
      <Box x={54} y={166} width={130} height={52} role="interface" label="Middleware" />
      <Box x={54} y={246} width={130} height={50} role="interface" label="Reducer" />
      <Box x={54} y={324} width={130} height={50} role="state" label="State" mark="State" />
      <Box x={258} y={162} width={94} height={58} role="action" label="Thunk" note="a function" />
      <Box x={258} y={320} width={94} height={58} role="server" label="Server" />
      <Note x={42} y={98} text="new state" />
      <Badge x={125} y={92} number={1} />
      <Badge x={236} y={206} number={2} />
      <Badge x={292} y={266} number={3} />
      <Badge x={210} y={206} number={4} />
    </>
  );
}

/** The Redux data flow with a thunk that waits for a server, as seen from the store. */
export function AsyncFlowDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="The UI dispatches a thunk to the store. The middleware calls the thunk instead of passing it to the reducer. The thunk sends a request to the server and receives its response. Before and after that, it dispatches actions, which pass through the middleware to the reducer. The reducer computes the next state, and the UI reads it."
      caption="A thunk runs beside the store and dispatches actions to it"
      wide={{height: 272, content: <Wide />}}
      tall={{height: 396, content: <Tall />}}
    />
  );
}
