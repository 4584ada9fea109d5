import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

function Wide(): ReactNode {
  return (
    <>
      <Area x={236} y={171} width={340} height={120} role="store" label="Store" />
      <Arrow points="151,44 296,44" role="action" />
      <Arrow points="450,32 571,32" />
      <Arrow points="575,60 454,60" />
      <Arrow points="340,78 340,167" role="action" />
      <Arrow points="410,78 410,167" role="action" />
      <Arrow points="236,240 76,240 76,82" role="state" />
      <Arrow points="376,240 432,240" role="state" />
      <Box
        x={1}
        y={12}
        width={150}
        height={66}
        role="interface"
        label="UI"
        note="spinner, list, or error"
      />
      <Box
        x={300}
        y={12}
        width={150}
        height={66}
        role="action"
        label="Thunk"
        note="in middleware"
      />
      <Box x={575} y={12} width={100} height={66} role="server" label="Server" />
      <Box
        x={256}
        y={210}
        width={120}
        height={62}
        role="interface"
        label="Reducer"
        note="a function"
      />
      <Box
        x={436}
        y={210}
        width={120}
        height={62}
        role="state"
        label="State"
        note="an object"
        mark="State"
      />
      <Note x={240} y={32} anchor="middle" text="thunk" />
      <Note x={316} y={126} anchor="end" text="requested" />
      <Note x={434} y={126} text="received, or refused" />
      <Note x={92} y={165} text="new state" />
      <Badge x={186} y={44} number={1} />
      <Badge x={340} y={121} number={2} />
      <Badge x={512} y={32} number={3} />
      <Badge x={512} y={60} number={4} />
      <Badge x={410} y={121} number={5} />
    </>
  );
}

function Tall(): ReactNode {
  return (
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
      <Area x={10} y={320} width={290} height={126} role="store" label="Store" />
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
        role="state"
        label="State"
        note="an object"
        mark="State"
      />
      <Note x={193} y={112} text="thunk" />
      <Note x={122} y={278} anchor="end" text="requested" />
      <Note x={222} y={270} text="received," />
      <Note x={222} y={288} text="or refused" />
      <Note x={40} y={112} text="new state" />
      <Badge x={172} y={107} number={1} />
      <Badge x={142} y={273} number={2} />
      <Badge x={246} y={182} number={3} />
      <Badge x={262} y={214} number={4} />
      <Badge x={202} y={273} number={5} />
    </>
  );
}

/** The data flow of a thunk that reports a request with two actions. */
export function AsyncDataFlowDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="The UI dispatches a thunk, which runs in the middleware. The thunk dispatches a first action to the store and then sends a request to the server. After the response, it dispatches a second action. After each of the two actions, the UI reads the new state with selectors."
      caption="One request, two actions, and a new state after each action"
      wide={{height: 292, content: <Wide />}}
      tall={{height: 456, content: <Tall />}}
    />
  );
}
