import { createContext, useContext } from 'react';

/** Closes the modal around it, after a question when something was typed; undefined outside of a modal. */
export const ModalLeaveContext = createContext<(() => void) | undefined>(undefined);

/** Returns what closes the modal around the component; undefined outside of a modal. */
export const useModalLeave = (): (() => void) | undefined => useContext(ModalLeaveContext);
