import { createContext, useContext } from 'react';

/** Leaves the modal or panel around it, after a question when something was typed; undefined outside of both. */
export const ModalLeaveContext = createContext<(() => void) | undefined>(undefined);

/** Returns what leaves the modal or panel around the component; undefined outside of both. */
export const useModalLeave = (): (() => void) | undefined => useContext(ModalLeaveContext);
