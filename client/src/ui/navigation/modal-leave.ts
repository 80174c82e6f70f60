import { createContext, useContext } from 'react';

/** Closes the window around it, after asking where something was typed; undefined outside of one. */
export const ModalLeaveContext = createContext<(() => void) | undefined>(undefined);

/** How what is inside of a window closes it; undefined outside of one. */
export const useModalLeave = (): (() => void) | undefined => useContext(ModalLeaveContext);
