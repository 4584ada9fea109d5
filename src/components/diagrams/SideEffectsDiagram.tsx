import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

/** Only a listener is started by an action. */
const TOOLS = [
  {x: 24, label: 'Thunk', note: 'a call', role: 'interface'},
  {x: 132, label: 'Listener', note: 'an action', role: 'action'},
  {x: 240, label: 'RTK Query', note: 'a hook', role: 'interface'},
] as const;

function Wide(): ReactNode {
  return (
    <>
      <Area x={190} y={1} width={240} height={222} role="interface" label="Middleware" />
      <Arrow points="430,28 501,28" />
      <Arrow points="505,56 434,56" />
      <Arrow points="430,182 501,182" role="action" />
      <Box x={1} y={1} width={110} height={222} role="interface" label="UI" />
      {TOOLS.map(({label, note, role}, index) => (
        <g key={label}>
          <Arrow points={`111,${64 + index * 58} 202,${64 + index * 58}`} role={role} />
          <Box
            x={206}
            y={38 + index * 58}
            width={208}
            height={52}
            role="interface"
            label={label}
            note={note}
          />
          <Badge x={150} y={64 + index * 58} number={index + 1} />
        </g>
      ))}
      <Box x={505} y={8} width={170} height={64} role="server" label="Server" />
      <Box
        x={505}
        y={150}
        width={170}
        height={64}
        role="state"
        label="Reducers"
        note="compute the next state"
      />
      <Badge x={467} y={28} number={4} />
      <Badge x={467} y={182} number={5} />
    </>
  );
}

function Tall(): ReactNode {
  return (
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
      {TOOLS.map(({x, role, ...tool}, index) => (
        <g key={x}>
          <Arrow points={`${x + 48},54 ${x + 48},120`} role={role} />
          <Box x={x} {...tool} y={124} width={96} height={56} role="interface" />
          <Badge x={x + 48} y={82} number={index + 1} />
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
      <Badge x={56} y={247} number={4} />
      <Badge x={265} y={247} number={5} />
    </>
  );
}

/** What starts a side effect in each of three tools, and where all of them lead. */
export function SideEffectsDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="Three tools run side effects in middleware. A call from the UI starts a thunk, a dispatched action starts a listener, and a component's hook starts an RTK Query request. All three send a request to the server and then dispatch actions to the reducers."
      caption="Three ways to start a side effect, and one way back into the state"
      wide={{height: 224, content: <Wide />}}
      tall={{height: 344, content: <Tall />}}
    />
  );
}
