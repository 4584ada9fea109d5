import {createContext, type ReactNode} from 'react';

/** Wraps the titles of the code blocks below it. `src/theme/CodeBlock/Title` calls it. */
export const RenderTitleContext = createContext((title: ReactNode): ReactNode => title);
