import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

const SLICES = [
  {name: 'desk', value: 'open: false', hasChanged: true},
  {name: 'session', value: 'memberId: null', hasChanged: true},
  {name: 'tools', value: '2 tools', hasChanged: true},
  {name: 'members', value: 'same as before', hasChanged: false},
];

/** An action on its way to all of Toolshed's slice reducers, three of which handle it. */
export function SharedActionDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={392}
      label="A button dispatches the action session/signedOut. The store passes it to four slice reducers. In desk, open is false, in session, memberId is null, and tools has two tools again. The slice members returns the same reference as before. Components with new values re-render."
      caption="One event, and every slice that cares about it"
      drawing={
        <>
          <Arrow points="180,46 180,76" role="action" />
          <Box x={90} y={10} width={180} height={36} role="action" label="signedOut()" isCode />
          <Area x={10} y={80} width={340} height={216} role="state" label="Store" />
          {SLICES.map(({name, value, hasChanged}, index) => (
            <g key={name}>
              <Arrow points={`146,${138 + index * 44} 178,${138 + index * 44}`} role="state" />
              <Box
                x={36}
                y={120 + index * 44}
                width={110}
                height={36}
                role="interface"
                label={name}
                isCode
              />
              <Box
                x={182}
                y={120 + index * 44}
                width={150}
                height={36}
                role={hasChanged ? 'changed' : 'state'}
                label={value}
                isCode
              />
            </g>
          ))}
          <Arrow points="257,296 257,332" role="state" />
          <Box x={132} y={336} width={218} height={46} role="interface" label="Components" />
          <Badge x={90} y={28}>
            {1}
          </Badge>
          <Badge x={36} y={138}>
            {2}
          </Badge>
          <Badge x={332} y={138}>
            {3}
          </Badge>
          <Badge x={132} y={359}>
            {4}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
