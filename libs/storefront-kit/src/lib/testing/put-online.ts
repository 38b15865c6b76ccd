import { act } from '@testing-library/react';

/** Sets whether the browser is online, and fires the event; `jest.restoreAllMocks` takes it back. */
export function putOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
