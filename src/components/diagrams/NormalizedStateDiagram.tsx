import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Area, Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

/** The same two order tickets twice: with copies of a dish, and with references to it. */
export function NormalizedStateDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={350}
      label="In the nested state, the tickets T1 and T2 each have their own copy of the soup, and a new price has to change both. In the normalized state, both tickets have the ID soup, which refers to one record in the table of dishes. A new price changes only that record."
      caption="A new price, nested above and normalized below. What has to change is marked"
      drawing={
        <>
          {['T1', 'T2'].map((ticket, index) => (
            <g key={ticket}>
              <Area
                x={10 + index * 178}
                y={10}
                width={162}
                height={94}
                role="state"
                label={`Ticket ${ticket}`}
              />
              <Box
                x={26 + index * 178}
                y={52}
                width={130}
                height={36}
                role="changed"
                label="soup, 700"
                isCode
              />
              <Arrow
                points={`${91 + index * 178},228 ${91 + index * 178},251 ${150 + index * 60},251 ${150 + index * 60},274`}
                role="state"
              />
              <Area
                x={10 + index * 178}
                y={134}
                width={162}
                height={94}
                role="state"
                label={`Ticket ${ticket}`}
              />
              <Box
                x={26 + index * 178}
                y={176}
                width={130}
                height={36}
                role="interface"
                label="dishId: soup"
                isCode
              />
            </g>
          ))}
          <Area x={70} y={278} width={220} height={62} role="state" label="Dish" indent={22} />
          <Box x={132} y={291} width={144} height={36} role="changed" label="soup, 700" isCode />
          <Badge x={10} y={57}>
            {1}
          </Badge>
          <Badge x={10} y={175}>
            {2}
          </Badge>
          <Badge x={70} y={309}>
            {3}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
