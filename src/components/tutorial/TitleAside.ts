import {createContext, type ReactNode} from 'react';

/** What stands beside the titles of the code blocks below; see `src/theme/CodeBlock/Title`. */
export const TitleAside = createContext<ReactNode>(null);
