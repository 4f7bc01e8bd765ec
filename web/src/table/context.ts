/** The live table around a component; there is none in a replay. */
import { getContext, setContext } from 'svelte';
import type { Session } from '../state/session.svelte';

const KEY = Symbol('table');

export const provideTable = (session: Session) => setContext(KEY, session);
export const tableAround = (): Session | undefined => getContext<Session | undefined>(KEY);
